# The game in the terminal: what only it says. Everything else comes from the other files. Only the arguments used in the
# English message exist; what is typed (?, u, s, q, board, hand, log) is the same in every language.
# Texts of help (term-…-help-…, term-…-idea-…) begin with their name and a colon: players may ask for it by that name.

term-welcome = { $title }. Type ? for help at any time, q to stop.
term-unfinished = An unfinished game is kept in { $file }. Go on with it?
term-new-dice = This record has no seed, so chance is drawn again from here on.
term-curtain = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
term-back = back
term-choose = Choose:
term-choose-some =
    { $n ->
        [one] Type the number of one more.
       *[other] Type { $n } numbers, such as { $example }.
    }
term-choose-others =
    { $n ->
        [one] Type a number from 1 to { $most }.
       *[other] Type { $n } different numbers from 1 to { $most }.
    }
term-no-line =
    { $of ->
        [one] There is no line { $n }; the menu has only one.
       *[other] There is no line { $n }; the menu has { $of }.
    }
term-no-action = There is no action { $said }. Type ? for help.
term-not-now = { $said } is not possible now.
term-no-help = There is no help on { $said }. Try ? alone.
term-no-seat = There is no seat { $said }.
term-other-eyes = You can’t look through the eyes of { $said }.
term-keep = Keep the game in { $file }?
term-taken-back = Taken back.
term-nothing-back = There is nothing to take back.
term-say-where = Say where: s FILE
term-saved = Saved in { $file }.
term-cannot-write = Cannot write { $file }.
term-not-kept = Cannot write { $file }. The game goes on but is not kept; s FILE saves it elsewhere.
term-saga = The saga of this game is in { $file }; its chance is checked by: { $command }
term-resume = The game is saved. Go on with: { $command }
term-end = The end. Final standing:
term-victory = victory
term-won = Victory: { $side }.
term-none = none
term-spectator = Spectator
term-secret = What not everybody sees:
term-nothing-secret = You see nothing that the others don’t.
term-unchanged = Unchanged: { $lists } (board shows all).
term-on-table = On the table: { $what }.
term-lists = { $title }: the table is shown in lists, as far as you may see it. A dash stands for what is not there or not yours to know; within lists it is left out, and so are amounts of 0. Lists that have not changed since you were last asked are only named.

## What can be typed

term-keys = At the prompt:
term-hole-words = WORDS
term-hole-word = WORD
term-hole-seat = SEAT
term-hole-file = FILE
term-key-number = choose line 3 of the menu, or several (1 3 4) where several are asked for; 0 goes back
term-key-words = or say it: { $actions } (what is clear may be left out)
term-key-help = help on a card, a place, an action or an idea: { $questions }, ? 3 (line 3 of the menu)
term-key-undo = take your last decision back, where nothing has been revealed since
term-key-board = show the table or your cards again
term-key-seat = the table as another of your seats sees it
term-key-log = what happened
term-key-save = save
term-key-quit = quit (the game is kept and can be resumed)

## Blood Rage

term-br-sheet = Glory { $glory }  Rage { $rage } of { $of }  Axes { $axes }  Horns { $figures }/{ $horns }  hand { $hand }  quests { $quests }
term-br-first = first player
term-br-dooms = Ragnarök by Age: { $places }
term-br-doomed = DOOMED
term-br-doom-in = doom in { $age }
term-br-pillaged = pillaged
term-br-reward-all = all three +1
term-br-by-ship = by ship
term-br-mark-ne = NE
term-br-mark-sw = SW
term-br-mark-nw = NW fjord
term-br-mark-se = SE fjord
term-br-clan-wolf = Wolf
term-br-clan-raven = Raven
term-br-clan-serpent = Serpent
term-br-clan-bear = Bear
term-br-short-warrior = w
term-br-short-leader = L
term-br-short-ship = ship
term-br-short-troll = Troll
term-br-short-dwarf_chieftain = Dwarf
term-br-short-sea_serpent = Serp
term-br-short-valkyrie = Valk
term-br-short-dark_elf = Elf
term-br-short-fire_giant = FireG
term-br-short-frost_giant = Frost
term-br-short-soldier_of_hel = Hel
term-br-short-volur_witch = Witch
term-br-quests = Your quests, face down: { $cards }
term-br-battle = Battle in { $place } ({ $reward }), called by { $clan }
term-br-seen = known to hold: { $cards }
term-br-end = The end of the world. Glory:
term-br-from = from { $place }
term-br-choose-slot = choose its slot
term-br-legend = +{ $n } Glory at the end of the game
term-br-total = with your figures: { $n }
term-br-met-now = fulfilled as things stand
term-br-pass-loses = you lose { $rage } Rage and take no more actions this Age
term-br-steps = Its steps: { $steps }.
term-br-verb-join = Send
term-br-verb-keep = Keep
term-br-verb-keep_two = Keep two
term-br-verb-save = Save
term-br-verb-card = Play
term-br-verb-late = Add
term-br-verb-move = March
term-br-verb-step = Move on
term-br-verb-take_back = Take back
term-br-verb-spare = Spare
term-br-verb-protect = Protect
term-br-verb-raise = Raise

term-br-primer =
    Three Ages, each in six phases: Gods’ Gifts (draft six cards), Action (take turns spending Rage), Discard, Quest (committed quests are judged), Ragnarök (the doomed province is destroyed), Release Valhalla.
    On your turn: Invade (with a figure from your reserve), March, Upgrade, Quest, Pillage, or pass.
    The most Glory after three Ages wins. Losing well is a way to win: quests and cards pay for the dead.
    Ideas to ask about: rage, axes, horns, glory, battle, fjord, villages, ragnarok, valhalla, yggdrasil, draft, reserve, doom.

term-br-help-keep = Keep: in Gods’ Gifts, keep this card and pass the rest of the packet to the left.
term-br-help-keep_two = Keep two: in Gods’ Gifts with two players, keep two cards and exchange the rest.
term-br-help-save = Save: in the Discard phase, keep this one card for the next Age; discard the rest of your hand.
term-br-help-save_none = Save none: in the Discard phase, discard your whole hand.
term-br-help-invade = Invade: bring a figure from your reserve to an empty village and pay its strength in Rage. The Leader is free, ships go into fjords, and nobody Invades Yggdrasil. Horns limit your figures on the map.
term-br-help-recall = Call back: with Frigga’s Domain, Invade with a figure from Valhalla for 1 Rage.
term-br-help-march = March: for 1 Rage, move any number of your figures from one province to another, however far.
term-br-help-move = Move: this figure joins the March.
term-br-help-upgrade = Upgrade: pay the card’s cost and put it on your clan sheet. A troop or Monster upgrade lets one such figure Invade for free at once.
term-br-help-quest = Quest: place a quest card face down. Fulfilled at the end of the Age, it pays Glory and a step in a stat.
term-br-help-pillage = Pillage: call everyone near to battle for this province. If you win, or nobody opposes you, you gain the reward. Whoever wins a battle gains Glory by their Axes.
term-br-help-challenge = Challenge: with Tyr’s Challenge, pay 2 Rage to pillage a province already pillaged this Age.
term-br-help-sacrifice = Sacrifice: with Frigga’s Sacrifice, destroy two of your figures to raise a stat by a step.
term-br-help-pass = Pass: lose your remaining Rage and take no more actions this Age.
term-br-help-join = Join: answer the call; the figure comes from an adjacent province to an empty village and will fight.
term-br-help-card = Play: put this card face down in the battle. Losers take theirs back; the winner’s are discarded.
term-br-help-late = Add: add this card to yours after the reveal.
term-br-help-spare = Spare: Odin’s Tide leaves this figure alive; your others in the battle are destroyed.
term-br-help-protect = Protect: with Frigga’s Protection, pay 1 Rage and this figure stays.
term-br-help-retreat = Retreat: the Volur Witch goes to Yggdrasil instead of Valhalla.
term-br-help-raise = Raise: raise this stat by a step.
term-br-help-step = Move on: with Lord of Hammers, the Leader goes on to this province.
term-br-help-take_back = Take back: with Tyr’s Prowess, pay 1 Rage and this card returns to your hand.
term-br-help-accept = Yes: accept what is offered.
term-br-help-decline = No: do without it.
term-br-help-done = Done: that is all.
term-br-idea-rage = Rage: it pays for actions. Each Action phase begins with as much as your Rage stat says. With none left you cannot act, but you still fight and answer calls.
term-br-idea-axes = Axes: the Glory you gain for each battle you win.
term-br-idea-horns = Horns: how many of your figures may be on the map.
term-br-idea-glory = Glory: it wins the game. It comes from battles, pillage, quests, Ragnarök and cards, and each stat on its last steps brings 10 or 20 at the end.
term-br-idea-ragnarok = Ragnarök: at the end of each Age the doomed province is destroyed. Everything in it and in its fjord goes to Valhalla and pays its owner 2, 3 or 4 Glory per figure.
term-br-idea-valhalla = Valhalla: where destroyed figures wait until the end of the Age; then they return to the reserve.
term-br-idea-yggdrasil = Yggdrasil: the middle of the world, adjacent to every province, with room for any number of figures; its reward raises all three stats. Nobody Invades it: one marches there or answers a call.
term-br-idea-fjord = Fjord: ships stay in fjords, support both provinces on its shores and never move.
term-br-idea-villages = Villages: each holds one figure of any clan. A full province takes nobody else.
term-br-idea-draft = Draft: in Gods’ Gifts everybody keeps a card and passes the rest to the left until each has six.
term-br-idea-battle = Battle: all figures in the province and its fjord fight, with their strength plus cards. The highest total wins; in a tie everybody loses. Losing figures go to Valhalla, and losers take their cards back.
term-br-idea-reserve = Reserve: your figures that are neither on the map nor in Valhalla.
term-br-idea-doom = Doom: the token on the province that this Age’s Ragnarök will destroy.

## Raiders of the North Sea

term-rn-vp = { $n } VP
term-rn-tier = { $strength }+: { $vp } VP.
term-rn-ability = { $card } (ability)
term-rn-verb-take = Take a worker
term-rn-verb-keep = Keep
term-rn-verb-act = Use the action
term-rn-verb-act_plain = Use it without a crew ability
term-rn-verb-offer = Make an offering
term-rn-verb-play = Play
term-rn-verb-hire = Hire
term-rn-verb-dismiss = Dismiss
term-rn-verb-discard = Discard
term-rn-verb-copy = Use
term-rn-verb-swap = Swap
term-rn-verb-steal = Take
term-rn-verb-target = Choose
term-rn-verb-amount = Choose
term-rn-verb-gain = Take
term-rn-verb-recall = Take back
term-rn-verb-enlist = Add to the crew
term-rn-verb-spare = Keep a token
term-rn-verb-exchange = Swap cards
term-rn-verb-give = Give
term-rn-verb-toll = Hand over
term-rn-verb-reroll = Re-roll
term-rn-verb-set = Take a set
term-rn-verb-sacrifice = Who falls
term-rn-verb-sacrifice_plain = Who falls, without the ability

term-rn-primer =
    You lead a band of Vikings. On your turn you either work in the village or raid.
    Work: place your worker at an empty building and use it, then take a worker from another building and use that one too.
    Raid: with enough crew, provisions (and gold) and a worker of the right colour, place the worker on a settlement, roll, score VP for your strength, and take a set of plunder with a new worker. Each valkyrie in the set takes one of your crew and honours you for it at the end.
    Plunder buys armour, further raids and offerings to the chieftain. The most VP win.
    Ideas to ask about: worker, strength, armour, valkyrie, plunder, offerings, limits, end.

term-rn-help-place = Place: put your worker at an empty building and use its action.
term-rn-help-take = Take: take a worker from another building and use its action.
term-rn-help-raid = Raid: sail to a settlement, pay, roll, score and plunder.
term-rn-help-act = Act: use the action of the building.
term-rn-help-act_plain = Act plainly: use the action without your crew’s ability.
term-rn-help-skip = Skip: leave the action out.
term-rn-help-offer = Offer: pay what an offering tile asks; its VP count at the end.
term-rn-help-play = Play: play a card and use its Town Hall ability; it is then discarded.
term-rn-help-hire = Hire: pay a card’s silver and put it into your crew (at most five).
term-rn-help-dismiss = Dismiss: a crew member leaves.
term-rn-help-discard = Discard: put away a card from your hand.
term-rn-help-keep = Keep: choose the three cards you begin with.
term-rn-help-set = Set: choose which plunder you take, with the worker waiting there.
term-rn-help-sacrifice = Sacrifice: a valkyrie takes this crew member; you move one step on the valkyrie track.
term-rn-help-sacrifice_plain = Sacrifice plainly: the same, but without the crew member’s own ability.
term-rn-help-reroll = Re-roll: use a Brawler to roll one die again.
term-rn-help-stand = Stand: keep the roll.
term-rn-help-swap = Swap: an opponent’s worker and one in the village change places.
term-rn-help-exchange = Exchange: secretly swap that many cards with an opponent.
term-rn-help-toll = Toll: choose what you hand over.
term-rn-idea-worker = Worker: you begin and end every turn with one. Black, grey and white ones may go to different places.
term-rn-idea-strength = Strength: dice, crew, crew abilities and armour added up. It decides the VP of a raid.
term-rn-idea-armour = Armour: adds its number to every raid and is never spent. From 3, 6 and 9 on it is worth 2, 4 and 6 VP at the end.
term-rn-idea-valkyrie = Valkyrie: each one in your plunder takes a crew member. The track is worth up to 15 VP at the end.
term-rn-idea-valkyries = { term-rn-idea-valkyrie }
term-rn-idea-plunder = Plunder: gold, iron and livestock. At the end gold and iron are worth 1 VP each, livestock 1 VP per pair.
term-rn-idea-offerings = Offerings: tiles that cost plunder or silver and are worth VP at the end.
term-rn-idea-limits = Limits: at the end of your turn you keep at most 8 silver, 8 provisions and 8 cards.
term-rn-idea-end = End: when one fortress raid, no tile in the stack or no valkyrie on the board is left, everybody has one more turn.

## Fury of Dracula

term-dr-ticket = ticket { $numbers }
term-dr-round = round { $n }
term-dr-ally = The hunters’ ally: { $event }
term-dr-dark-ally = Dracula’s ally: { $omen }
term-dr-map = Map
term-dr-map-legend = + large city, ~ port, H hospital
term-dr-map-chances = % how likely Dracula is there
term-dr-sea = Sea
term-dr-may-be-in = Dracula may be in { $n } places.
term-dr-may-be = could be
term-dr-places =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
term-dr-face-up = face up
term-dr-face-down = face down
term-dr-encounter = encounter?
term-dr-leaving = Leaving
term-dr-decks = Decks
term-dr-shown-before = shown before: { $cards }
term-dr-your-items = Your items
term-dr-your-events = Your events
term-dr-your-tickets = Your tickets
term-dr-your-combat-cards = Your combat cards
term-dr-discarded-items = Discarded items
term-dr-discarded-hunters = Discarded events of the hunters
term-dr-discarded-dracula = Discarded events of Dracula
term-dr-discarded-encounters = Discarded encounters
term-dr-verb-start = Begin
term-dr-verb-settle = Begin
term-dr-verb-ride = Travel to
term-dr-verb-act_next = Acts next
term-dr-verb-give = Give
term-dr-verb-discard_item = Discard an item
term-dr-verb-discard_event = Discard an event
term-dr-verb-discard_ticket = Return a ticket
term-dr-verb-discard_omen = Discard an event
term-dr-verb-open_item = Keep face up
term-dr-verb-open_event = Keep face up
term-dr-verb-show = Show
term-dr-verb-use = Use
term-dr-verb-name = Name
term-dr-verb-target = Choose
term-dr-verb-space = Choose a space
term-dr-verb-block = Roadblock
term-dr-verb-unblock = Remove a roadblock
term-dr-verb-seek = Search
term-dr-verb-ambush = Ambush
term-dr-verb-resolve = Carry out
term-dr-verb-mature = Let mature
term-dr-verb-heal = Heal
term-dr-verb-lay = Place
term-dr-verb-drop = Discard
term-dr-verb-rumor = Rumour
term-dr-verb-shift = Move to
term-dr-verb-storm = Storm
term-dr-verb-calm = Remove a storm
term-dr-verb-fight = Play
term-dr-verb-engage = Engage
term-dr-verb-claw = Hit
term-dr-verb-plot = Take
term-dr-verb-fly = Fly to
term-dr-verb-item = Keep
term-dr-verb-omen = Take back

term-dr-primer =
    Dracula travels through Europe unseen: each round he places the card of the next location face down on a trail of six spaces and leaves an encounter there. What slides off the trail matures and brings him influence; at 13 he wins.
    Four hunters – Lord Godalming, Dr. Seward, Van Helsing and Mina Harker – each act once by day and once at night. A hunter who enters a city on the trail reveals its card.
    Where they stand together at dusk or dawn they fight: everybody secretly plays a card, and a card with the symbol of Dracula’s cancels it. With 15 damage on Dracula the hunters win.
    Ideas to ask about: trail, hideout, lair, influence, despair, fury, rage, pride, engaged, weakened, bite, delayed, weapon, hospital, fog, storm, roadblocks, rumor, ticket, sea, dawn, dusk, belief, discards.

term-dr-help-road = Road: move along one road.
term-dr-help-rail = Rail: spend a ticket and travel by rail; where to is chosen next.
term-dr-help-carriage = Carriage: the same with a Chartered Carriage, up to four railways of any colour.
term-dr-help-sail = Sail: move one step by sea, from port to zone, zone to zone or zone to port.
term-dr-help-leave = Leave: leave the hospital for its city.
term-dr-help-supply = Supply: in a large city draw an item, and an event: by day from the top of the deck, at night from the bottom.
term-dr-help-rest = Rest: heal 1 damage, or 2 where Dr. Seward is.
term-dr-help-trade = Trade: show each other items and tickets and pass any of them on, in secret.
term-dr-help-trade_events = Trade events: Van Helsing trades events with a hunter in any city.
term-dr-help-reserve = Reserve: draw a ticket (Lord Godalming two); you may keep two.
term-dr-help-search = Search: reveal all encounters in your city and face them.
term-dr-help-bond = Psychic Bond: Dracula says whether he is in Mina’s region.
term-dr-help-gallop = Fast Horses: move by road as far as a random ticket’s yellow number.
term-dr-help-play = Play: play one of your events.
term-dr-help-go = Go: place the card of an adjacent location face down on space 1.
term-dr-help-wolf = Wolf Form: move one or two roads and suffer 1 damage.
term-dr-help-misdirect = Misdirect: clear a hideout before you move.
term-dr-help-mature = Mature: carry out the matured effect of an encounter that leaves the trail.
term-dr-help-make_lair = Lair: keep the hideout that leaves the trail as a lair, with one more encounter.
term-dr-help-lay = Place: put this encounter face down.
term-dr-help-ambush = Ambush: reveal this encounter against the hunter who has just arrived.
term-dr-help-scheme = Scheme: play one of your events.
term-dr-help-engage = Engage: choose the hunter whose symbols count this round and whom your card hits.
term-dr-help-fight = Fight: play this combat card.
term-dr-help-use = Use: play or use this card.
term-dr-help-pass = Pass: do nothing of the kind.
term-dr-idea-trail = Trail: Dracula’s last six steps, space 1 the newest. What leaves space 6 matures.
term-dr-idea-hideout = Hideout: all cards and tokens on one space of the trail.
term-dr-idea-lair = Lair: a hideout kept when it left the trail. It never matures, but it can ambush, and Dracula can move back in.
term-dr-idea-influence = Influence: at 13 Dracula wins. Matured vampires, bites at night and defeated hunters raise it.
term-dr-idea-despair = Despair: one token a week. Each makes a hunter’s defeat worth 1 more influence and makes Dracula wait a round longer to escape; with three, every city he enters brings influence.
term-dr-idea-fury = Fury: with three despair tokens, each city card or Hide placed on the trail brings Dracula influence.
term-dr-idea-rage = Rage: each time a hunter is defeated, influence rises by 2, and by 1 more for each despair token.
term-dr-idea-pride = Pride: an escape fails until Dracula has played more combat cards than there are despair tokens.
term-dr-idea-engaged = Engaged: only the engaged hunter’s symbols can cancel Dracula’s card, and that hunter is hit by it.
term-dr-idea-weakened = Weakened: a bitten hunter keeps one item and one event face up. Mina always does.
term-dr-idea-bite = Bite: a hunter without a free space for it is defeated: Mina by the first, Van Helsing by the third.
term-dr-idea-delayed = Delayed: the hunter spends the next turn recovering.
term-dr-idea-weapon = Weapon: Knife, Pistol and Rifle.
term-dr-idea-hospital = Hospital: defeated hunters wake up in Madrid, Rome or Budapest, healed and without cards.
term-dr-idea-fog = Fog: hunters can’t enter, leave or search that city; Dracula may decline a combat there.
term-dr-idea-storm = Storm: hunters can’t sail into that zone.
term-dr-idea-roadblocks = Roadblocks: hunters can’t travel along that road or railway.
term-dr-idea-rumor = Rumour: a vampire that matures in a hideout with one is worth 3 more influence.
term-dr-idea-ticket = Ticket: as many white railways as the first number says. With a yellow one on the way, the second number counts.
term-dr-idea-tickets = { term-dr-idea-ticket }
term-dr-idea-sea = Sea: Dracula suffers 2 damage from port to zone, 1 from zone to zone. Hunters at sea must move on by day.
term-dr-idea-dawn = Dawn: Dracula and hunters in one city fight, as by day.
term-dr-idea-dusk = Dusk: Dracula and hunters in one city fight, as at night, when his cards are stronger.
term-dr-idea-belief = Belief: the percentages on the map say how likely Dracula is there, for all that the hunters know.
