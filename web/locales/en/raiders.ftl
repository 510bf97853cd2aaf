# Raiders of the North Sea. Names first, then what is asked, done and told.
#
# Names are used inside sentences; languages with cases give their forms:  { $case -> *[nom] … [gen] … }
# and sentences ask for them: { NAME($building, case: "gen") }. Form low is the name inside a sentence, nom at its beginning.
# What ends in -n is so many of a thing ("2 provisions"): a sentence gets it as $what, several as a list ($tokens, $price).
# Selectors on numbers need every plural form of the language. Only the arguments used in the English message exist.

rn-title = Raiders of the North Sea
rn-blurb = Gather a crew, load the boats, raid the coasts of the North Sea. Impress the chieftain.
rn-learn = A first turn and a first raid.

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
rn-worker = Worker
rn-half-crew = In the crew
rn-half-hall = In the Town Hall
rn-filter-cost = Price
rn-plain-number = { $n }
rn-family-raid = Raids
rn-family-village = The village
rn-family-death = Dying
rn-family-end = The end
rn-family-hero = Heroes

rn-phase-setup = Set-up
rn-phase-play = Raids and work
rn-phase-last = Last round
rn-phase-over = The end
rn-round = Round { $round }
rn-last-turns =
    { $n ->
        [one] Last round: { $n } turn left
       *[other] Last round: { $n } turns left
    }
# How near the end is: when one of these is 0 the last round comes.
rn-end-fortresses =
    { $n ->
        [one] Fortresses: { $n } more raid there brings the last round.
       *[other] Fortresses: { $n } more raids there bring the last round.
    }
rn-end-valkyries =
    { $n ->
        [one] Valkyries: { $n } is left on the board. Without them the last round comes.
       *[other] Valkyries: { $n } are left on the board. Without them the last round comes.
    }
rn-end-offerings =
    { $n ->
        [one] Offerings: { $n } tile is left in the stack. Without any the last round comes.
       *[other] Offerings: { $n } tiles are left in the stack. Without any the last round comes.
    }

# Where points came from.
rn-source-raid = raids
rn-source-crew_raid = crew in raids
rn-source-deaths = Mercenaries who fell
rn-source-valkyries = valkyrie track
rn-source-armour = armour track
rn-source-offerings = offerings
rn-source-crew = crew at the end
rn-source-gold = gold
rn-source-iron = iron
rn-source-livestock = livestock
rn-end-sources = Where the victory points came from
rn-end-chart = Victory points over time

# What brought the last round.
rn-trigger-none = nothing
rn-trigger-fortresses = only one fortress set is left
rn-trigger-offerings = the offering stack is empty
rn-trigger-valkyries = no valkyries are left on the board
rn-trigger-turn_limit = the game has lasted long enough

## Numbers of a player (read aloud and shown on hover)

rn-number-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
rn-number-goods = { $what }
rn-number-strength = Strength without dice: crew { $crew }, armour { $armour }
rn-number-armour = Armour { $n }: added to the strength in every raid
rn-number-valkyries = { $n } on the valkyrie track
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
rn-yields-none = nothing to do now
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
rn-map-gives-town_hall = Play a card for its Town Hall ability.
rn-map-gives-treasury = Discard 1 card for 2 silver, or 2 cards for 1 gold.
rn-map-gives-barracks = Hire a card for its price in silver.
rn-map-gives-armoury = 1 iron for 2 steps of armour, or 2 silver for 1 step.
rn-map-gives-mill = Black: 1 provision. Grey: 2 provisions. White: 2 provisions or 1 gold.
rn-map-gives-silversmith = Black: 3 silver. Grey or white: 2 silver.
rn-map-gives-long_house = 1 livestock for 2 provisions, or an offering.
rn-map-slot-black = A black worker stands here.
rn-map-slot-grey = A grey worker stands here.
rn-map-slot-white = A white worker stands here.
rn-map-slot-none = Nobody stands here.
rn-map-takes-any = Takes any worker.
rn-map-takes-grey_white = Takes grey and white workers.
rn-map-used = Used this turn.
rn-map-crew = Crew: { $n }.
rn-map-price = Price: { $what }.
rn-map-free = Costs nothing.
rn-map-sends-black_grey = Black or grey worker.
rn-map-sends-grey = Grey worker.
rn-map-sends-grey_white = Grey or white worker.
rn-map-sends-white = White worker.
rn-map-dice =
    { $n ->
        [one] { $n } die.
       *[other] { $n } dice.
    }
rn-map-always = Always { $vp } VP.
rn-map-step = From strength { $strength }: { $vp } VP.
rn-map-set = Set: { $tokens }, { $worker }.
rn-map-waits-grey = grey worker
rn-map-waits-white = white worker
rn-map-plundered = Everything here has been plundered.
rn-map-possible = You can raid here now.
rn-map-missing = You still need { $missing }.

## What is asked of you

rn-ask-keep =
    { $chosen ->
        [0] Keep three of your five cards: choose the first.
        [1] Keep two more cards.
       *[other] Keep one more card.
    }
rn-ask-turn = Your turn: place your { $worker } worker in the village, or sail out to raid?
rn-ask-turn-place = Place your { $worker } worker in a free building.
rn-ask-turn-raid = Raid: which settlement?
rn-ask-take = Take a worker from another building.
rn-ask-visit =
    { ID($building) ->
        [town_hall] Town Hall: play a card from your hand, or leave it.
       *[other] { $building }, { $worker } worker: use the action?
    }
rn-ask-treasury =
    { $left ->
        [one] Treasury: discard { $left } card for { $what }.
       *[other] Treasury: discard { $left } cards for { $what }.
    }
rn-ask-hire = Barracks, { $silver } silver: hire a card from your hand? You may dismiss somebody first.
rn-ask-hire-recruiter = Recruiter, { $silver } silver: hire a card from your hand for 2 silver.
rn-ask-hire-now = There is room now: hire a card from your hand.
rn-ask-long_house =
    { $left ->
        [one] Long House: trade livestock or make an offering?
       *[other] Long House: trade livestock or make an offering? { $left } actions left.
    }
rn-ask-offer = Trader: choose an offering; you pay one token less.
rn-ask-spare = Trader: which token will you keep back?
rn-ask-copy = Merchant: which building do you use with your { $worker } worker?
rn-ask-swap = Archer: whose worker trades places with which one in the village?
rn-ask-swap-building = Archer: which worker in the village trades places with that of { $ship }?
rn-ask-swap-seat = Archer: whose worker goes to the { $building }?
rn-ask-steal = Barbarian: from whom do you take what?
rn-ask-steal-what = Barbarian: what do you take from { $ship }?
rn-ask-target =
    { ID($card) ->
        [berserker] Berserker: who loses a step of armour?
        [warlord] Warlord: from whom do you take silver?
        [warmonger] Warmonger: from whom do you take provisions?
       *[other] { $card }: with whom do you swap hands?
    }
rn-ask-amount = { $card }: how many? { $most } at most.
rn-ask-dismiss = Brawler: whom do you dismiss from your crew?
rn-ask-plunder = Brawler: what do you take from the supply?
rn-ask-recall = Gravedigger: who comes back from the crew into your hand?
rn-ask-enlist = Gravedigger: who takes the place of { $card }?
rn-ask-exchange = Scout: with whom do you exchange cards, and how many?
rn-ask-exchange-number = Scout: how many cards do you exchange with { $ship }?
rn-ask-give = Scout: choose cards for { $ship } in secret: { $given } of { $cards }.
rn-ask-toll = Mercenary: what do you give { $ship }?
rn-ask-reroll =
    { $rerolls ->
        [one] Brawler: roll a die again?
       *[other] Brawlers: roll a die again? { $rerolls } times at most.
    }
rn-ask-set = { $settlement }: which set do you take?
rn-ask-sacrifice =
    { $valkyries ->
        [one] A valkyrie comes: who falls?
       *[other] { $valkyries } valkyries come: who falls first?
    }
rn-ask-avenge = The Avenger has fallen: who must lose a crew member?
rn-ask-loss = The Avenger of { $ship } has fallen: whom do you lose?
rn-ask-limit =
    { $surplus ->
        [one] Too many cards in your hand: discard { $surplus }.
       *[other] Too many cards in your hand: discard { $surplus }.
    }
rn-ask-nature = The Norns are spinning …
rn-ask-none = The game is over.

## What others are asked

rn-wait-keep = { $ship } chooses which cards to keep.
rn-wait-turn = It is { $ship }’s turn.
rn-wait-take = { $ship } takes a worker.
rn-wait-visit = { $ship } is at the { $building }.
rn-wait-treasury = { $ship } discards at the Treasury.
rn-wait-hire = { $ship } is hiring.
rn-wait-long_house = { $ship } is in the Long House.
rn-wait-offer = { $ship } chooses an offering.
rn-wait-spare = { $ship } chooses what to keep back.
rn-wait-copy = { $ship } chooses a building for the Merchant.
rn-wait-swap = { $ship } chooses workers for the Archer.
rn-wait-steal = { $ship } chooses what the Barbarian takes.
rn-wait-target = { $ship } chooses an opponent.
rn-wait-amount = { $ship } chooses how many.
rn-wait-dismiss = { $ship } chooses whom to dismiss.
rn-wait-plunder = { $ship } chooses plunder.
rn-wait-recall = { $ship } chooses who comes back.
rn-wait-enlist = { $ship } chooses who joins the crew.
rn-wait-exchange = { $ship } chooses a partner for the Scout.
rn-wait-give = { $ship } chooses cards to give.
rn-wait-toll = { $ship } chooses what to hand over.
rn-wait-reroll = { $ship } may roll a die again.
rn-wait-set = { $ship } chooses plunder.
rn-wait-sacrifice = { $ship } chooses who falls.
rn-wait-avenge = { $ship } chooses whom the Avenger strikes.
rn-wait-loss = { $ship } must lose a crew member.
rn-wait-limit = { $ship } discards down to eight cards.
rn-wait-nature = The Norns are spinning …
rn-wait-none = The game is over.
rn-wait-many-keep = { $count } players choose which cards to keep.
rn-wait-many-give = { $count } players choose cards to give.
rn-wait-many-toll = { $count } players choose what to hand over.

## Actions as buttons

rn-verb-place = Work in the village
rn-verb-raid = Raid

rn-do-keep = Keep { $cards }
rn-do-place = { $building }
rn-do-take = { $building }
rn-do-raid = { $settlement }
rn-do-act-draw = Draw { $what }
rn-do-act-armour = { $price }: armour +{ $armour }
rn-do-act-deal = { $price } for { $what }
rn-do-act-gain = { $what }
rn-do-act_plain = { $what }, without { $card }
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
rn-do-reroll = Roll the { $face } again
rn-do-stand = Leave the dice
rn-do-set = { $tokens }; { $worker } worker
rn-do-sacrifice = { $card }
rn-do-sacrifice_plain = { $card }, without the ability
rn-confirm-raid =
    { $dice ->
        [one] Raid the { NAME($settlement, case: "low") } for { $price }? Strength { $strength } and { $dice } die ({ $least } to { $most }). Dice cannot be taken back.
       *[other] Raid the { NAME($settlement, case: "low") } for { $price }? Strength { $strength } and { $dice } dice ({ $least } to { $most } each). Dice cannot be taken back.
    }
rn-death-avenger = an opponent loses somebody too
rn-death-berserker = comes back to your hand
rn-death-gravedigger = brings 1 gold
rn-death-mercenary = brings 1 VP

## Why not

rn-why-keep-first = First choose the three cards you keep.
rn-why-others-turn = It is { $seat }’s turn: first answer what you are asked.
rn-why-raid-first = First finish the raid ({ NAME($settlement, case: "low") }).
rn-why-limit-first =
    { $cards ->
        [one] First discard { $cards } card: eight are the most you may keep.
       *[other] First discard { $cards } cards: eight are the most you may keep.
    }
rn-why-visit-first = First decide what you do there: { $building }.
rn-why-effect-first = First finish what your card does in the Town Hall.
rn-why-placed-already = You have placed your worker already ({ $building }). Now take one from another building.
rn-why-working = This turn you are working in the village. A raid takes a whole turn.
rn-why-take-later = First place your worker; then you take another one.
rn-why-card-where = Cards are hired at the Barracks, played in the Town Hall and sold at the Treasury.
rn-why-play-where = Cards are played in the Town Hall: place a worker there or take one from it.
rn-why-hire-where = Crew is hired at the Barracks: place a worker there or take one from it.
rn-why-discard-where = Cards are discarded at the Treasury, and at the end of your turn if you hold more than eight.
rn-why-offer-where = Offerings are made in the Long House, or in the Town Hall with a Trader.
rn-why-act-where = A building acts when you place a worker there or take one from it.
rn-why-crew-where = Nobody leaves the crew now: only to make room at the Barracks, for a Brawler or because of an Avenger.
rn-why-hall-card = This is asked only when { $card } is played in the Town Hall.
rn-why-target-later = An opponent is chosen only when a card asks for one.
rn-why-reroll-later = Only a Brawler rolls a die again, right after the roll of a raid.
rn-why-set-later = Plunder is chosen in a raid, once the strength has been counted.
rn-why-sacrifice-later = Crew falls only when the plunder of a raid brings a valkyrie.
rn-why-nothing-to-skip = There is nothing to leave out now.
rn-why-must-act = This must be carried out now.
rn-why-must-hire = Now somebody must be hired.
rn-why-not-in-hand = { $card } is not in your hand.
rn-why-not-in-crew = { $card } is not in your crew.
rn-why-no-crew = You have no crew.
rn-why-no-more-copies = You have no further { $card } to choose.
rn-why-keep-order = Name the three cards in the order in which they lie in your hand.
rn-why-crew-full = Your crew is full: dismiss somebody first.
rn-why-hero-there = { $card } is a hero, and there is one in your crew already.
rn-why-hire-short = { $card } costs { $cost } silver, you have { $silver }.
rn-why-nobody-to-hire = There is nobody in your hand whom you could hire now.
rn-why-dismissed-one = Only one of the crew can make room for a hire.
rn-why-dismiss-idle = Somebody may leave only if you can then hire, and you could not.
rn-why-occupied = { $building }: a worker stands there already. Only empty buildings can be filled.
rn-why-colour =
    { ID($worker) ->
        [black] { $building }: black workers are not let in, only grey and white ones.
       *[other] { $building }: a { $worker } worker is not let in.
    }
rn-why-placed-here = { $building }: you have just placed a worker there. Take one from another building.
rn-why-nobody-there = { $building }: nobody stands there.
rn-why-not-here = { $building }: no action of that kind ({ $resource }).
rn-why-mill-gold = At the Mill only a white worker brings gold, not a { $worker } one.
rn-why-cards-short =
    { $needed ->
        [one] You need { $needed } card and have { $have }.
       *[other] You need { $needed } cards and have { $have }.
    }
rn-why-price-short = { $resource }: you need { $needed } and have { $have }.
rn-why-supply-empty = { $resource }: there is nothing left in the supply.
rn-why-armour-full = Your armour is at 10 already.
rn-why-no-decline = At this table the help of the crew cannot be declined.
rn-why-nothing-to-decline = The crew adds nothing here that you could decline.
rn-why-tile-not-open = No such offering lies open.
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
        [one] You cannot pay for any of the offerings. The nearest lacks { $tokens } token.
       *[other] You cannot pay for any of the offerings. The nearest lacks { $tokens } tokens.
    }
rn-why-trader-short =
    { $tokens ->
        [one] Even with one token less you still lack { $tokens } token.
       *[other] Even with one token less you still lack { $tokens } tokens.
    }
rn-why-spare-not = { $resource }: this cannot be left out here.
rn-why-hero-hall = { $card } is a hero and cannot be played in the Town Hall.
rn-why-hall-short = { $card } asks for { $needed } in the Town Hall ({ $resource }), you have { $have }.
rn-why-hall-idle = { $card } could do nothing in the Town Hall now.
rn-why-hall-nobody = { $card } would change nothing for any opponent now.
rn-why-no-card-plays = None of your cards could do anything in the Town Hall now.
rn-why-nobody-to-place = There is no other card in your hand that could take the place in the crew.
rn-why-came-back = { $card } has just come back and cannot take the place.
rn-why-scout-no-cards = A Scout needs cards in your hand to exchange.
rn-why-no-hand-there = { $seat }: no cards to exchange there.
rn-why-exchange-most = Here you can exchange from 1 to { $most } cards.
rn-why-amount-range = Choose a number from 1 to { $most }.
rn-why-copy-hall = The Merchant cannot use the Town Hall once more.
rn-why-copy-used = { $building }: its action was used in this turn already.
rn-why-copy-idle = { $building }: you could do nothing there now.
rn-why-archer-placed = { $building }: at this table the worker you have just placed cannot be swapped.
rn-why-swap-colour = { $building }: the opponent’s { $worker } worker is not let in.
rn-why-swap-nothing = { $building }: no opponent’s worker can go there, or nothing would change.
rn-why-not-opponent = Choose an opponent at this table.
rn-why-unaffected = { $seat }: that would change nothing there.
rn-why-not-plunder = Choose gold, iron or livestock.
rn-why-has-none = { $seat }: nothing of that there ({ $resource }).
rn-why-nobody-has = { $resource }: no opponent has any.
rn-why-toll-what = You hand over silver or provisions.
rn-why-plundered = { $settlement }: everything there has been plundered.
rn-why-raid-worker = { $settlement }: your { $worker } worker cannot raid there.
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
rn-why-no-raid = You cannot raid anything yet. The nearest is the { NAME($settlement, case: "low") }.
rn-why-no-die = There is no die { $die } in this raid.
rn-why-set-gone = There is no set { $set } to take here.
rn-why-no-crew-there = { $seat }: no crew there that could be lost.

## The log

rn-event-laid = Plunder is laid out: { $settlement }.
rn-event-tile_opened = An offering worth { $vp } VP is open now ({ $price }).
rn-event-dealt = { $ship } is dealt { $card }.
rn-event-kept = { $ship } keeps { $card }.
rn-event-cards_returned = { $cards } cards go under the draw pile.
rn-event-rolled_for_first = { $ship } rolls { $sum }.
rn-event-first_player = { $seat } goes first.
rn-event-turn_began = Round { $round }: { $ship }
rn-event-placed = { $ship } places a { $worker } worker at the { $building }.
rn-event-taken = { $ship } takes the { $worker } worker from the { $building }.
rn-event-skipped = { $ship } does nothing at the { $building }.
rn-event-gained = { $ship } gains { $what }.
rn-event-paid = { $ship } pays { $what }.
rn-event-drawn =
    { ID($card) ->
        [hidden] { $ship } draws a card.
       *[other] { $ship } draws { $card }.
    }
rn-event-deck_reached_under = The cards under the draw pile come up.
rn-event-reshuffled = The discard pile is shuffled into a new draw pile.
rn-event-played = { $ship } plays { $card } in the Town Hall.
rn-event-hired =
    { $cost ->
        [0] { $ship } hires { $card } for nothing.
       *[other] { $ship } hires { $card } ({ $price }).
    }
rn-event-dismissed = { $ship } loses { $card } from the crew.
rn-event-discarded = { $ship } discards { $card }.
rn-event-armour =
    { $way ->
        [down] { $ship } loses armour: { $armour } left.
       *[up] { $ship } forges armour: { $armour } now.
    }
rn-event-offered = { $ship } makes an offering worth { $vp } VP.
rn-event-copied = { $ship } uses the { $building } too.
rn-event-swapped = { $ship } swaps workers: { $seat } holds a { $gave } one now, and a { $got } one stands at the { $building }.
rn-event-robbed = { $ship } takes { $what } from { $seat }.
rn-event-lost = { $ship } loses { $what }.
rn-event-recalled = { $ship } takes { $card } back into the hand.
rn-event-enlisted = { $ship } puts { $card } into the crew for nothing.
rn-event-tiles_buried = { $ship } puts the open offerings under the stack.
rn-event-exchange_declared =
    { $cards ->
        [one] { $ship } exchanges { $cards } card with { $seat }.
       *[other] { $ship } exchanges { $cards } cards with { $seat }.
    }
rn-event-card_chosen = { $ship } chooses { $card }.
rn-event-card_given = { $ship } gives { $card } to { $to }.
rn-event-exchanged = { $ship } and { $seat } have exchanged cards.
rn-event-toll_chosen = { $ship } chooses { $what }.
rn-event-handed_over = { $ship } hands { $what } over to { $to }.
rn-event-raided = { $ship } raids the { NAME($settlement, case: "low") } with a { $worker } worker!
rn-event-rolled = { $ship } rolls { $die1 } and { $die2 }.
rn-event-rolled-one = { $ship } rolls { $die1 }.
rn-event-rerolled = { $ship } rolls a die again: { $face }.
rn-event-strength = { $ship }: dice { $dice } + crew { $crew } + abilities { $abilities } + armour { $armour } = strength { $total }.
rn-event-vp =
    { ID($card) ->
        [hidden] { $ship }: { $amount } VP ({ $source }).
       *[other] { $ship }: { $amount } VP ({ $card }).
    }
rn-event-plundered = { $ship } takes { $tokens } from the { NAME($settlement, case: "low") }, and a { $worker } worker.
rn-event-fell = { $card } of { $ship } falls and goes with a valkyrie.
rn-event-valkyrie_ignored = Nobody is left for the valkyrie.
rn-event-valkyrie_step = { $ship } stands on { $valkyries } of the valkyrie track.
rn-event-returned_to_hand = { $card } comes back to the hand of { $ship }.
rn-event-avenged = { $ship } takes revenge: { $seat } loses a crew member.
rn-event-surplus = { $ship } gives back { $what }: eight is the limit.
rn-event-last_round = The last round: { $trigger }
rn-event-final_score = { $ship } has { $vp } VP in the end.
rn-event-game_over = The saga is told

## Options of a table

rn-option-cards = Cards
rn-option-cards-print = as published
rn-option-cards-preprod = older versions of seven cards
rn-option-merchant_colour = Merchant with a black worker
rn-option-merchant_colour-on = not in Armoury and Long House
rn-option-merchant_colour-off = everywhere
rn-option-merchant_once = Building used by a Merchant
rn-option-merchant_once-on = is used up for the turn
rn-option-merchant_once-off = does not count as used
rn-option-archer_placed = Archer and the worker just placed
rn-option-archer_placed-on = may be swapped
rn-option-archer_placed-off = may not be swapped
rn-option-scout_number = Cards the Scout exchanges
rn-option-scout_number-both_hands = as many as both have
rn-option-scout_number-own_hand = as many as you have
rn-option-avenger_targets = The Avenger strikes
rn-option-avenger_targets-with_crew = opponents with a crew
rn-option-avenger_targets-any = any opponent
rn-option-gravedigger_places = The Gravedigger needs a card to put in
rn-option-gravedigger_places-on = yes
rn-option-gravedigger_places-off = no
rn-option-ragnhildr = Ragnhildr counts
rn-option-ragnhildr-marker = the valkyrie track
rn-option-ragnhildr-taken = every valkyrie taken
rn-option-missing_reward = Exchange without a reward left
rn-option-missing_reward-refused = not possible
rn-option-missing_reward-allowed = possible
rn-option-poor_targets = Opponents with nothing to lose
rn-option-poor_targets-off = cannot be chosen
rn-option-poor_targets-on = can be chosen
rn-option-reshuffle = Shuffling the discard pile
rn-option-reshuffle-at_need = when a card is needed
rn-option-reshuffle-at_once = as soon as the deck is empty
rn-option-reshuffle_played = A card being played and a reshuffle
rn-option-reshuffle_played-on = is shuffled in
rn-option-reshuffle_played-off = is left out
rn-option-open_discard = Looking through the discard pile on the screen
rn-option-open_discard-on = allowed
rn-option-open_discard-off = not allowed
rn-option-decline_bonus = Declining a crew ability
rn-option-decline_bonus-on = possible
rn-option-decline_bonus-off = not possible
rn-option-idle_cards = Playing a card without effect
rn-option-idle_cards-off = not possible
rn-option-idle_cards-on = possible
rn-option-dismiss_alone = Dismissing without hiring
rn-option-dismiss_alone-off = not possible
rn-option-dismiss_alone-on = possible
rn-option-warlord_amount = What Warlord and older Warmonger take
rn-option-warlord_amount-most = as much as possible
rn-option-warlord_amount-chosen = chosen
rn-option-full_tie = A tie to the very end
rn-option-full_tie-shared = shared victory
rn-option-full_tie-later = the later in turn order wins
rn-option-first_player = First player
rn-option-first_player-dice = by dice
rn-option-first_player-0 = seat 1
rn-option-first_player-1 = seat 2
rn-option-first_player-2 = seat 3
rn-option-first_player-3 = seat 4
rn-preset-print = Published cards (recommended)
rn-preset-preprod = Older cards

## Cards

rn-card-hidden = a hidden card
rn-card-hidden-text = Nobody but its owner knows it.
rn-card-archer = Archer
rn-card-archer-crew = 2 VP more for raiding an outpost.
rn-card-archer-hall = Pick an opponent and a worker in the village: that worker and the opponent's trade places. The worker coming in must suit the building. No building acts.
rn-card-armourer = Armourer
rn-card-armourer-crew = 2 strength more against a monastery.
rn-card-armourer-hall = Armour rises by 1, to 10 at most.
rn-card-avenger = Avenger
rn-card-avenger-crew = Killed: an opponent you name must discard one crew card, which that opponent selects.
rn-card-avenger-hall = Each opponent puts 1 silver back into the supply.
rn-card-barbarian = Barbarian
rn-card-barbarian-crew = 2 strength more against a fortress.
rn-card-barbarian-hall = From one opponent you take one token of gold, iron or livestock; you decide which.
rn-card-berserker = Berserker
rn-card-berserker-crew = Killed: returns to your hand, not to the discard pile.
rn-card-berserker-hall = An opponent you name loses 1 step of armour, not below 0.
rn-card-brawler = Brawler
rn-card-brawler-crew = In each raid one die may be rolled again; the second result stays.
rn-card-brawler-hall = Discard someone from your crew, and take gold, iron or livestock, one token, from the supply.
rn-card-brynjar = Brynjar
rn-card-brynjar-crew = 1 strength more for every 3 full steps of your armour.
rn-card-brynjar-hall = A hero has no ability there.
rn-card-cartographer = Cartographer
rn-card-cartographer-crew = A fortress costs 1 gold less.
rn-card-cartographer-hall = 1 provision buys 1 gold.
rn-card-cartographer-hall-older = 2 provisions buy 1 gold.
rn-card-champion = Champion
rn-card-champion-crew = 3 VP at the end of the game.
rn-card-champion-hall = Each opponent puts 1 provision back into the supply.
rn-card-folke = Folke
rn-card-folke-crew = 1 strength more for each other card in your crew, 4 at most.
rn-card-folke-hall = A hero has no ability there.
rn-card-forager = Forager
rn-card-forager-crew = 1 provision more each time the Mill gives you provisions; none if you choose gold.
rn-card-forager-hall = Gain 2 provisions.
rn-card-gatekeeper = Gatekeeper
rn-card-gatekeeper-crew = The Gate House gives 1 card more.
rn-card-gatekeeper-hall = Draw 3 cards.
rn-card-gatekeeper-hall-older = Draw 1, 2 or 3 cards.
rn-card-gravedigger = Gravedigger
rn-card-gravedigger-crew = Killed: brings you 1 gold from the supply.
rn-card-gravedigger-hall = Take one of your crew back into your hand, and put another card from your hand into the crew for nothing.
rn-card-huntsman = Huntsman
rn-card-huntsman-crew = An outpost costs 1 provision less.
rn-card-huntsman-hall = Gain 1 provision and 1 silver.
rn-card-jeweller = Jeweller
rn-card-jeweller-crew = The Silversmith gives 1 silver more.
rn-card-jeweller-hall = 2 silver buy 1 gold.
rn-card-marauder = Marauder
rn-card-marauder-crew = 1 VP more for raiding an outpost.
rn-card-marauder-hall = 1 livestock buys 1 gold.
rn-card-mercenary = Mercenary
rn-card-mercenary-crew = Killed: 1 VP.
rn-card-mercenary-hall = Each opponent gives you 1 silver or 1 provision, as that opponent likes; who has only one of them gives that, who has neither gives nothing.
rn-card-merchant = Merchant
rn-card-merchant-crew = At the end of the game 1 VP for each livestock you have, on top of the VP for pairs.
rn-card-merchant-hall = Use any building of the village as though the worker you are acting with stood there.
rn-card-ragnhildr = Ragnhildr
rn-card-ragnhildr-crew = 1 strength more for every 2 full steps of your valkyrie track.
rn-card-ragnhildr-hall = A hero has no ability there.
rn-card-recruiter = Recruiter
rn-card-recruiter-crew = Hiring at the Barracks costs 1 silver less.
rn-card-recruiter-hall = Hire a card from your hand for 2 silver, whatever it costs.
rn-card-sage = Sage
rn-card-sage-crew = In the Long House you have 1 action more in the same visit, of either sort.
rn-card-sage-hall = The open offering tiles go under the stack, and three from the top replace them.
rn-card-scout = Scout
rn-card-scout-crew = A monastery costs 1 provision less.
rn-card-scout-hall = Name an opponent and a number: you each choose so many cards from your hands in secret and exchange them.
rn-card-scout-hall-older = Name an opponent: you exchange your whole hands.
rn-card-shieldmaiden = Shieldmaiden
rn-card-shieldmaiden-crew = 1 VP more for raiding a monastery.
rn-card-shieldmaiden-hall = 1 livestock buys 1 iron.
rn-card-trader = Trader
rn-card-trader-crew = At the end of the game 1 VP for each offering tile you have.
rn-card-trader-hall = Make an offering now, with one token of plunder or silver less than the tile asks.
rn-card-warlord = Warlord
rn-card-warlord-crew = 2 VP at the end of the game.
rn-card-warlord-hall = Take up to 2 silver from one opponent.
rn-card-warmonger = Warmonger
rn-card-warmonger-crew = 1 VP more for raiding a harbour.
rn-card-warmonger-hall = Take 1 provision from one opponent.
rn-card-warmonger-hall-older = Take up to 2 provisions from one opponent.

## The board, its scenes and sheets

rn-map-waits-black = a black worker
rn-map-strength = Your strength without dice: { $n }.
rn-map-crew-vp = The crew brings { $n } VP more.
rn-map-percent = { $n } %
rn-track-at = Step { $n }, at the end { $vp } VP
rn-keep-title = Your first crew: keep three
rn-keep-others = Who has chosen
rn-keep-chosen = has chosen
rn-keep-choosing = is choosing
rn-raid-title = Raid: { NAME($settlement, case: "low") }
rn-raid-no-crew = Nobody of the crew is left.
rn-raid-rolling = The dice roll.
rn-raid-die = Die: { $face }
rn-raid-line-dice = Dice
rn-raid-line-armour = Armour
rn-raid-sets = What can be taken
rn-raid-valkyries = Valkyries still to come: { $n }
rn-tray-title = Supply
rn-own = Before you: worker, goods and crew
rn-sheet-goods = Silver, provisions and plunder
rn-sheet-hand = Hand
rn-sheet-known = Known cards of the hand
rn-sheet-points = Points
rn-sheet-now = so far
rn-sheet-later = at the end
rn-sheet-sum = Together
rn-detail-valkyrie = For each valkyrie somebody of your crew falls, and you go one step up the valkyrie track.
rn-detail-tile = Offerings are made in the Long House with a grey or white worker.
rn-detail-track-armour = Adds to the strength in every raid; 2, 4 or 6 VP at the end from steps 3, 6 and 9.
rn-detail-track-valkyrie = One step for each of your crew who falls in a raid; the higher, the more VP at the end.
rn-detail-supply = In the supply: { $what }.
rn-detail-silver = Hires crew, forges armour; at most 8 are kept at the end of a turn.
rn-detail-provisions = Every raid eats them; at most 8 are kept at the end of a turn.
rn-detail-gold = Pays for monasteries, fortresses and offerings; 1 VP each at the end.
rn-detail-iron = Forges armour and pays for offerings; 1 VP each at the end.
rn-detail-livestock = Feeds the crew and pays for offerings; 1 VP for each pair at the end.
