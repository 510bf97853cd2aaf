# Blood Rage. Names first, then what is asked, done and told.
#
# Names are used inside sentences; languages with cases give their forms:  { $case -> *[nom] … [gen] … }
# and sentences ask for them: { NAME($place, case: "gen") }. Attribute .gender (m, f, n) is read by GENDER($clan).
# Selectors on numbers need every plural form of the language. Only the arguments used in the English message exist.

br-title = Blood Rage
br-blurb = Clans race for Glory while Ragnarök devours the world. Draft, pillage, die well.
br-learn = The first Age, step by step.

## Names

br-age = Age { $age }

br-clan-wolf = Wolf
br-clan-raven = Raven
br-clan-serpent = Serpent
br-clan-bear = Bear

br-place-myrkvlor = Myrkvlor
br-place-elvagar = Elvagar
br-place-angerboda = Angerboda
br-place-muspelheim = Muspelheim
br-place-horgr = Horgr
br-place-utgard = Utgard
br-place-andlang = Andlang
br-place-gimle = Gimle
br-place-yggdrasil = Yggdrasil
br-place-fjord_ne = the north-east fjord
br-place-fjord_se = the south-east fjord
br-place-fjord_sw = the south-west fjord
br-place-fjord_nw = the north-west fjord
br-place-reserve = the reserve
br-place-valhalla = Valhalla
br-place-box = the box
# A place name standing alone as a title; the first letter is large.
br-place-of = { $place }

br-region-manheim = Manheim
br-region-jotunheim = Jotunheim
br-region-alfheim = Alfheim
br-region-none = outside the regions

br-figure-warrior = Warrior
br-figure-leader = Leader
br-figure-ship = Ship
br-figure-troll = Troll
br-figure-dwarf_chieftain = Dwarf Chieftain
br-figure-sea_serpent = Sea Serpent
br-figure-valkyrie = Valkyrie
br-figure-dark_elf = Dark Elf
br-figure-fire_giant = Fire Giant
br-figure-frost_giant = Frost Giant
br-figure-soldier_of_hel = Soldier of Hel
br-figure-volur_witch = Volur Witch
br-figure-unknown = a figure

br-kind-monster = Monster
br-kind-leader = Leader
br-kind-warrior = Warriors
br-kind-ship = Ship
br-kind-clan = Clan
br-kind-quest = Quest
br-kind-battle = Battle
br-family-upgrade = Upgrade
br-family-quest = Quest
br-family-battle = Battle

br-god-odin = Odin
br-god-thor = Thor
br-god-loki = Loki
br-god-frigga = Frigga
br-god-heimdall = Heimdall
br-god-tyr = Tyr

br-stat-rage = Rage
br-stat-axes = Axes
br-stat-horns = Horns
br-glory = Glory
br-strength = strength

br-reward-rage = Rage +1
br-reward-axes = Axes +1
br-reward-horns = Horns +1
br-reward-glory = 5 Glory
br-reward-all = Rage, Axes and Horns +1
br-reward-none = nothing

br-phase-setup = Set-up
br-phase-gods_gifts = Gods’ Gifts
br-phase-action = Action
br-phase-discard = Discard
br-phase-quest = Quest
br-phase-ragnarok = Ragnarök
br-phase-release = Release Valhalla
br-phase-over = The end

# Where Glory came from.
br-source-battle = battles won
br-source-pillage = pillage
br-source-quest = quests
br-source-ragnarok = Ragnarök
br-source-release = release from Valhalla
br-source-upgrade = upgrades
br-source-card = battle cards
br-source-legend = legendary stats
br-end-sources = Where the Glory came from
br-end-chart = Glory over time

# Why figures fall.
br-cause-none = unknown
br-cause-invasion = an invasion
br-cause-smite = Odin’s Smite
br-cause-tide = Odin’s Tide
br-cause-defeat = defeat
br-cause-sacrifice = a sacrifice
br-cause-ragnarok = Ragnarök

br-slot-0 = Warrior slot
br-slot-1 = Leader slot
br-slot-2 = Ship slot
br-slot-3 = first Monster slot
br-slot-4 = second Monster slot
br-slot-5 = first clan slot
br-slot-6 = second clan slot
br-slot-7 = third clan slot
br-slot-empty = empty
br-slot-replaces = replaces { $card }

## The map

# One kind of figure at a place: "Wolf: 2 × Warrior".
br-map-group =
    { $n ->
        [1] { $clan }: { $figure }
       *[other] { $clan }: { $n } × { $figure }
    }
br-map-villages = { $taken } of { $n } villages taken
br-map-open = room for any number of figures
br-map-reward = reward: { $reward }
br-map-pillaged = pillaged this Age
br-map-doom = doomed in Age { $age }
br-map-destroyed = destroyed
br-map-strength = { $clan }: strength { $n }
br-map-supports = supports { $place } and { $other }
br-map-figure-at = { $figure } in { $place }
br-map-nobody = Nobody is here.

## Scenes and sheets

br-draft-passing = who passes to whom, and who has chosen
br-draft-chosen = has chosen
br-draft-choosing = choosing…
br-battle-in = Battle in { $place }
br-battle-pillager = pillages
br-battle-winner = wins
br-battle-no-figures = no figures left
br-battle-no-card = no card
br-quest-met = fulfilled
br-quest-failed = not fulfilled
br-sheet-rage = Rage left this Age
br-sheet-step = step { $step }: { $value }
br-sheet-slots = upgrades
br-sheet-reserve = Reserve
br-sheet-valhalla = Valhalla
br-sheet-none = nobody
br-track-lost = Age { $age }: { $place } has been destroyed.
br-track-doomed = Age { $age }: Ragnarök will destroy { $place }.
br-valhalla-empty = No one has fallen

## Numbers of a clan (read aloud and shown on hover)

br-number-glory = { $n } Glory
br-number-rage = Rage { $n }; each Age begins with { $of }
br-number-axes = Axes { $n }: Glory for a battle won
br-number-horns = { $n } of { $of } figures on the map
br-number-hand = cards in hand
br-number-quests = quests committed
br-number-valhalla = figures in Valhalla
br-status-passed = passed
br-cost =
    { $n ->
        [0] free
       *[other] { $n } Rage
    }

## What is asked of you

br-ask-draft =
    { $pick ->
        [one] Keep one card, pass on the rest ({ $round } of { $rounds }).
       *[other] Keep { $pick } cards, pass on the rest ({ $round } of { $rounds }).
    }
br-ask-action = Your turn. You have { $rage } Rage left. What will you do?
br-ask-action-place = { $thing }: what will you do here?
br-ask-action-figure = { $thing }: what will you do?
br-ask-action-card = { $thing }: how will you play it?
br-ask-invade-figure = Invade: with which figure?
br-ask-invade-place = Invade with { $figure }: where?
br-ask-recall-figure = Call back from Valhalla: which figure?
br-ask-recall-place = Call back { $figure }: where to?
br-ask-march-from = March: from where?
br-ask-march-to = March from { $from }: where to?
br-ask-upgrade-what = Upgrade: choose a card from your hand.
br-ask-upgrade-slot = { $card }: in which slot?
br-ask-quest-what = Quest: choose a card to place face down.
br-ask-pillage-what = Pillage: which province?
br-ask-challenge-what = Tyr’s Challenge: which pillaged province?
br-ask-sacrifice-what = Sacrifice: choose the first of two figures.
br-ask-pass-what = Pass?
br-ask-march =
    { $moved ->
        [0] March from { $from } to { $to }: who goes?
       *[other] March from { $from } to { $to }: who else? { $moved } on the way.
    }
br-ask-free_invade = { $card }: you may Invade for free with a figure of this kind. Where?
br-ask-succor = Frigga’s Succor: place a Warrior in { $place } for free?
br-ask-thors_domain = Thor’s Domain: pay 2 Rage to pillage { $place } right away?
br-ask-sacrifice = Frigga’s Sacrifice: choose the second figure.
br-ask-join = Call to Battle in { $place }: send a figure or stay out?
br-ask-battle_card = Battle in { $place }: play a card face down.
br-ask-raise_quest = Count your quest as a battle card?
br-ask-tide = Odin’s Tide: which of your figures survives?
br-ask-late = The cards are revealed. Add a card with a white disc?
br-ask-react = Your figures in { $place } are about to be destroyed. Save any?
br-ask-stat = Choose a stat to raise by a step.
br-ask-hammers = Lord of Hammers: your Leader may move on. Where to?
br-ask-prowess = Tyr’s Prowess: take cards back for 1 Rage each?
br-ask-blessing = Loki’s Blessing: a free Warrior Invades { $place }?
br-ask-discard = Save one card for the next Age, or none.
br-ask-nature = The Norns are spinning…
br-ask-none = The game is over.

## What others are asked

br-wait-draft = { $clan } is choosing a card.
br-wait-action = It is { $clan }’s turn.
br-wait-march = { $clan } is marching.
br-wait-free_invade = { $clan } may Invade for free.
br-wait-succor = { $clan } is deciding on Frigga’s Succor.
br-wait-thors_domain = { $clan } is deciding on Thor’s Domain.
br-wait-sacrifice = { $clan } is choosing a sacrifice.
br-wait-join = { $clan } may answer the call to battle in { $place }.
br-wait-battle_card = { $clan } is choosing a battle card.
br-wait-raise_quest = { $clan } may count a quest as a battle card.
br-wait-tide = { $clan } is choosing who survives Odin’s Tide.
br-wait-late = { $clan } may add a card.
br-wait-react = { $clan } may save figures.
br-wait-stat = { $clan } is raising a stat.
br-wait-hammers = { $clan } may move the Leader.
br-wait-prowess = { $clan } may take cards back.
br-wait-blessing = { $clan } is deciding on Loki’s Blessing.
br-wait-discard = { $clan } is choosing a card to save.
br-wait-nature = The Norns are spinning…
br-wait-none = The game is over.
br-wait-many-draft = { $count } clans are choosing cards.
br-wait-many-action = { $count } clans are deciding.
br-wait-many-battle_card = { $count } clans are choosing battle cards.
br-wait-many-tide = { $count } clans are choosing who survives Odin’s Tide.
br-wait-many-discard = { $count } clans are choosing a card to save.
br-wait-many-nature = The Norns are spinning…
br-wait-many-none = The game is over.

## Actions as buttons

br-verb-invade = Invade
br-verb-recall = Call back
br-verb-march = March
br-verb-upgrade = Upgrade
br-verb-quest = Quest
br-verb-pillage = Pillage
br-verb-challenge = Challenge
br-verb-sacrifice = Sacrifice
br-verb-pass = Pass

br-do-keep = Keep { $card }
br-do-keep_two = Keep { $card } and { $other }
br-do-save = Save { $card }
br-do-save_none = Save none
br-do-invade = Invade { $place } with { $figure }
br-do-recall = Call back { $figure } to { $place }
br-do-march = March from { $from } to { $to }
br-do-move = { $figure }
br-do-upgrade = Upgrade: { $card }
br-do-quest = Commit to { $card }
br-do-pillage = Pillage { $place }
br-do-challenge = Challenge { $place }
br-do-sacrifice = Sacrifice { $figure } in { $place }
br-do-pass = Pass
br-do-join = Send { $figure } from { $from }
br-do-card = Play { $card }
br-do-late = Add { $card }
br-do-spare = { $figure } survives
br-do-protect = Protect { $figure }
br-do-retreat = The Witch retreats to Yggdrasil
br-do-raise = { $stat } +1
br-do-step = To { $place }
br-do-take_back = Take back { $card } (1 Rage)
br-do-accept = Yes
br-do-decline = No
br-do-done = Done
br-do-stay = Stay out
br-do-no-card = Add nothing
br-do-no-invade = Don’t Invade
br-do-march-done = That’s all
br-do-let-die = Let them go to Valhalla
br-do-discard-rest = Discard the rest
br-confirm-pass = If you pass, you lose your remaining Rage ({ $rage }) and take no more actions this Age.

## Why not

br-why-action-phase-only = You can only do that on your turn in the Action phase.
br-why-answer-first = Answer the current question first.
br-why-draft-only = You only keep cards during Gods’ Gifts.
br-why-discard-only = You choose a card for the next Age in the Discard phase.
br-why-march-only = Figures move only on a March: choose March first.
br-why-call-only = Figures can join only during a call to battle.
br-why-battle-only = You play cards face down only in a battle you take part in.
br-why-reveal-only = You can add cards only after the reveal in a battle you take part in.
br-why-tide-only = You choose a survivor only when Odin’s Tide strikes.
br-why-rescue-only = There is no one to save: none of your figures is about to be destroyed.
br-why-raise-only = You have no stat to raise right now.
br-why-hammers-only = The Leader moves on only after a pillage with Lord of Hammers.
br-why-prowess-only = You take cards back only after winning a battle with Tyr’s Prowess.
br-why-no-such-answer = That isn’t one of your choices right now.
br-why-rage-short = You need { $cost } Rage and have { $rage }.
br-why-horns-full = Your Horns allow { $horns } figures on the map, and all of them are there.
br-why-needs-upgrade = You need the upgrade { $card } for that.
br-why-not-in-hand = { $card } is not in your hand.
br-why-not-in-packet = { $card } is not among the cards you choose from.
br-why-one-card = You keep one card at a time.
br-why-two-cards = With two players you keep two cards at a time.
br-why-one-copy = There is only one { $card } to choose from.
br-why-other-order = Choose these two cards in the other order.
br-why-must-keep = At this table you must save one card.
br-why-for-battle = { $card } is a battle card: you play it in a fight.
br-why-not-an-upgrade = { $card } is not an upgrade.
br-why-no-upgrades = You have no upgrade card in hand.
br-why-wrong-slot = { $card } doesn’t fit that slot.
br-why-same-slot = Empty slots are alike: { $card } goes into the first one.
br-why-not-a-quest = { $card } is not a quest.
br-why-no-quests = You have no quest in hand.
br-why-not-late = { $card } has no white disc, so it can’t be added after the reveal.
br-why-no-late-cards = You have no card with a white disc in hand.
br-why-not-played = { $card } is not one of the cards you played in this battle.
br-why-not-yours = { $figure }: not in your clan.
br-why-none-in-reserve = { $figure }: you have none in reserve.
br-why-reserve-empty = Your reserve is empty.
br-why-none-in-valhalla = { $figure }: none of yours in Valhalla.
br-why-valhalla-empty = You have no figures in Valhalla.
br-why-not-that-kind = { $figure }: the free Invade of { $card } is not for this figure.
br-why-not-there = { $figure }: you have none in { $place }.
br-why-nobody-there = You have no figure in { $place }.
br-why-two-figures = A sacrifice takes two of your figures on the map.
br-why-not-fighting = { $figure }: you have none in this battle.
br-why-not-dying = { $figure }: none of yours is about to be destroyed.
br-why-lost-in-ragnarok = Ragnarök takes the ground itself: there is nothing to save.
br-why-retreat-from-outer = The Witch retreats only from an outer province.
br-why-march-somebody = At least one figure must march.
br-why-off-map = That isn’t a place on the map.
br-why-destroyed = { $place } is gone.
br-why-full =
    { $villages ->
        [one] { $place } is full: its only village is taken.
       *[other] { $place } is full: all { $villages } villages are taken.
    }
br-why-fjord-closed = This fjord is closed: both of its shores are gone.
br-why-not-yggdrasil = You can’t Invade Yggdrasil; march there instead.
br-why-ships-only = Only ships go into a fjord.
br-why-ships-to-fjords = Ships can only be placed in fjords.
br-why-ships-stay = Ships stay where they are.
br-why-ships-cannot-come = Ships can’t answer a call to battle.
br-why-same-place = A March must lead to another province.
br-why-not-a-province = That isn’t a province.
br-why-not-adjacent = { $place } is not adjacent to { $to }.
br-why-pillaged = { $place } has already been pillaged this Age.
br-why-not-pillaged = { $place } hasn’t been pillaged yet: a normal Pillage will do.
br-why-nobody-to-pillage = You need a figure in { $place } or its fjord.
br-why-nothing-to-pillage = There is no province you could pillage.
br-why-only-this-province = Only { $place } can be pillaged now.
br-why-stat-full = { $stat }: already on the last step.
br-why-other-stat = { $stat }: the token has already raised it. Choose another stat.

## The log

br-event-token_placed = { $place }: { $reward }.
br-event-doom_foretold = Age { $age } will swallow { $place }.
br-event-province_lost = { $place } is destroyed.
br-event-first_player = { $seat } goes first.
br-event-dealt = { $clan } is dealt { $card }.
br-event-age_began = Age { $age }
br-event-phase_began = { $phase }
br-event-kept = { $clan } keeps { $card }.
br-event-packets_passed = The packets are passed on.
br-event-rage_refilled = { $clan } has { $rage } Rage.
br-event-invaded =
    { ID($from) ->
        [valhalla] { $clan } calls { $figure } back from Valhalla to { $place } ({ $cost } Rage).
       *[reserve]
            { $cost ->
                [0] { $clan } Invades { $place } with { $figure } for free.
               *[other] { $clan } Invades { $place } with { $figure } ({ $cost } Rage).
            }
    }
br-event-marched = { $clan }: { $figure } marches from { $from } to { $to }.
br-event-upgraded =
    { $cost ->
        [0] { $clan } plays { $card } for free.
       *[other] { $clan } plays { $card } ({ $cost } Rage).
    }
br-event-replaced =
    { $monster ->
        [1] { $clan } discards { $card } to make room; the monster leaves the map.
       *[other] { $clan } discards { $card } to make room.
    }
br-event-quest_laid =
    { ID($card) ->
        [hidden] { $clan } commits to a quest.
       *[other] { $clan } commits to { $card }.
    }
br-event-passed =
    { $rage ->
        [0] { $clan } passes.
       *[other] { $clan } passes and loses { $rage } Rage.
    }
br-event-pillage_declared =
    { $challenge ->
        [0] { $clan } pillages { $place }!
       *[other] { $clan } challenges { $place }!
    }
br-event-sacrificed = { $clan } sacrifices { $figure } in { $place }.
br-event-joined = { $clan }: { $figure } comes from { $from } to { $to }.
br-event-stayed = { $clan } stays out.
br-event-battle_began = Battle in { $place }: { $clans } clans fight.
br-event-card_chosen =
    { ID($card) ->
        [hidden] { $clan } plays a card face down.
       *[other] { $clan } plays { $card } face down.
    }
br-event-card_revealed = { $clan } reveals { $card }.
br-event-text_voided = { $clan }’s { $card } has no effect.
br-event-text_acts = { $clan }’s { $card } takes effect.
br-event-quest_raised = { $clan } counts { $card } as +{ $bonus }.
br-event-figure_spared =
    { ID($figure) ->
        [unknown] { $clan } has chosen a survivor.
       *[other] { $clan } spares { $figure }.
    }
br-event-late_card = { $clan } adds { $card }.
br-event-total = { $clan }: figures { $figures } + cards { $cards } = { $total }.
br-event-battle_won = { $clan } wins the battle in { $place }.
br-event-battle_tied = The battle in { $place } is a tie: everyone loses.
br-event-figure_destroyed = { $clan } loses { $figure } in { $place } ({ $cause }).
br-event-figure_saved = { $clan } saves { $figure } in { $place }.
br-event-witch_retreated = { $clan }’s Volur Witch leaves { $from } for Yggdrasil.
br-event-card_returned = { $clan } takes back { $card }.
br-event-card_taken = { $by } takes { $card } from { $clan }.
br-event-card_discarded = { $clan } discards { $card }.
br-event-pillaged = { $clan } has pillaged { $place }: { $reward }.
br-event-stat_raised = { $clan } raises { $stat } to step { $step }.
br-event-glory =
    { $amount ->
        [one] { $clan }: { $amount } Glory ({ $source }).
       *[other] { $clan }: { $amount } Glory ({ $source }).
    }
br-event-rage = { $clan } gains { $amount } Rage.
br-event-leader_moved = { $clan }: the Leader moves on from { $from } to { $to }.
br-event-hand_discarded =
    { $keeps ->
        [0] { $clan } saves no card and discards { $discarded }.
       *[other] { $clan } saves { $kept } and discards { $discarded }.
    }
br-event-quest_shown = { $clan } reveals { $card }
br-event-quest_result =
    { $met ->
        [0] { $clan } did not fulfil the quest { $card }
       *[other] { $clan } fulfilled the quest { $card }
    }
br-event-doom_moved = Doom moves to { $place }.
br-event-released =
    { $figures ->
        [one] One of { $clan }’s figures returns from Valhalla.
       *[other] { $figures } of { $clan }’s figures return from Valhalla.
    }
br-event-game_over = The saga is told

## Options of a table

br-option-deck = Deck
br-option-deck-core102 = 102 cards
br-option-deck-preview99 = 99 cards (without three Monsters)
br-option-late_cards = Cards after the reveal
br-option-late_cards-on = allowed
br-option-late_cards-off = not allowed
br-option-call_rejoin = Joining a call in a later round
br-option-call_rejoin-on = even after staying out
br-option-call_rejoin-off = staying out is final
br-option-resume_after_zero = Rage regained after 0
br-option-resume_after_zero-on = brings you back
br-option-resume_after_zero-off = 0 counts as passing
br-option-resume_after_pass = Rage regained after passing
br-option-resume_after_pass-off = does not bring you back
br-option-resume_after_pass-on = brings you back
br-option-keep_card = Saving a card
br-option-keep_card-optional = one or none
br-option-keep_card-forced = exactly one
br-option-axes_last = Axes on the last step
br-option-axes_last-8 = 8
br-option-axes_last-10 = 10
br-option-first_game = Draft in Age 1
br-option-first_game-off = yes
br-option-first_game-on = no: first game
br-option-tide_choice = Odin’s Tide
br-option-tide_choice-in_order = in order
br-option-tide_choice-simultaneous = secretly, all at once
br-option-protection_ragnarok = Saving ships from Ragnarök
br-option-protection_ragnarok-off = no
br-option-protection_ragnarok-on = yes
br-option-dark_elf_yggdrasil = Dark Elf to Yggdrasil costs
br-option-dark_elf_yggdrasil-1 = 1 Rage
br-option-dark_elf_yggdrasil-3 = 3 Rage
br-option-yggdrasil3_glory = Yggdrasil! in Age 3 is worth
br-option-yggdrasil3_glory-11 = 11 Glory
br-option-yggdrasil3_glory-10 = 10 Glory
br-option-gaze_bonus = Heimdall’s Gaze
br-option-gaze_bonus-3 = +3
br-option-gaze_bonus-2 = +2
br-option-first_player = First player
br-option-first_player-random = at random
br-option-first_player-0 = seat 1
br-option-first_player-1 = seat 2
br-option-first_player-2 = seat 3
br-option-first_player-3 = seat 4
br-option-clans = Clans by seat
br-preset-bg = Full rules (recommended)
br-preset-ru = Russian edition
br-preset-cs = Czech preview edition

br-card-hidden = a hidden card
br-card-hidden-text = Only its owner knows what it is.

## Cards of Age 1

br-card-troll = Troll
br-card-troll-text = Whenever it Invades, destroy every enemy Warrior in the province. Marching in or answering a call does not trigger this.
br-card-dwarf_chieftain = Dwarf Chieftain
br-card-dwarf_chieftain-text = Always free, both to play and to Invade with. Fights with STR 2.
br-card-sea_serpent = Sea Serpent
br-card-sea_serpent-text = Counts as both a Monster and a Ship: it stays in its fjord and supports both shores with STR 3.
br-card-lord_of_hammers = Lord of Hammers
br-card-lord_of_hammers-text = When you pillage a province your Leader is in, the Leader may then move for free to an adjacent province with room, or to Yggdrasil.
br-card-brothers_in_arms = Brothers in Arms
br-card-brothers_in_arms-text = Each pair of your Warriors in a province has STR 3 together; an unpaired one has STR 1. Each still costs 1 Rage to Invade with.
br-card-lokis_dragons = Loki’s Dragons
br-card-lokis_dragons-text = Gain 4 Glory whenever one of your ships is destroyed, no matter how.
br-card-lokis_domain = Loki’s Domain
br-card-lokis_domain-text = In the Release Valhalla phase, gain 1 Glory for each of your figures released.
br-card-friggas_charm = Frigga’s Charm
br-card-friggas_charm-text = Your upgrade cards cost 1 Rage less, to a minimum of 0. Invading costs the same.
br-card-thors_glory = Thor’s Glory
br-card-thors_glory-text = Gain 2 Glory after any battle you fought, won or lost, in which at least two enemy figures were destroyed.
br-card-friggas_succor = Frigga’s Succor
br-card-friggas_succor-text = When you Invade, you may also place a Warrior from your reserve in the same province for free, if there is an empty village and your Horns allow it.
br-card-tyrs_domain = Tyr’s Domain
br-card-tyrs_domain-text = A quest you reveal in battle may count as a +3 battle card.
br-card-lokis_blessing = Loki’s Blessing
br-card-lokis_blessing-text = After you lose a battle, you may Invade that province for free with a Warrior from your reserve.
br-card-q1_alfheim = Alfheim!
br-card-q1_alfheim-text = Have more strength than any other clan in a province of Alfheim.
br-card-q1_jotunheim = Jotunheim!
br-card-q1_jotunheim-text = Have more strength than any other clan in a province of Jotunheim.
br-card-q1_manheim = Manheim!
br-card-q1_manheim-text = Have more strength than any other clan in a province of Manheim.
br-card-q1_glorious_death = Glorious Death!
br-card-q1_glorious_death-text = Have at least four figures in Valhalla in the Quest phase.
br-card-q1_yggdrasil = Yggdrasil!
br-card-q1_yggdrasil-text = Have more strength than any other clan in Yggdrasil.
br-card-odins_smite = Odin’s Smite
br-card-odins_smite-text = Before totals, each opponent in the battle loses one Warrior in the province.
br-card-tyrs_bash = Tyr’s Bash
br-card-tyrs_bash-text = Bonus only.
br-card-heimdalls_sight = Heimdall’s Sight
br-card-heimdalls_sight-text = X is the highest bonus on any enemy’s revealed card (0 if there is none).
br-card-friggas_grace = Frigga’s Grace
br-card-friggas_grace-text = If you play this and pillage successfully, raise one more stat by a step, but not the one the token raised.
br-card-lokis_trickery = Loki’s Trickery
br-card-lokis_trickery-text = If you lose and there is a winner, steal 1 Rage from them.
br-card-tyrs_smash = Tyr’s Smash
br-card-tyrs_smash-text = Bonus only.
br-card-tyrs_smite = Tyr’s Smite
br-card-tyrs_smite-text = Bonus only.
br-card-thors_hammer = Thor’s Hammer
br-card-thors_hammer-text = If you win, gain 3 Glory.
br-card-tyrs_crush = Tyr’s Crush
br-card-tyrs_crush-text = Bonus only.

## Cards of Age 2

br-card-valkyrie = Valkyrie
br-card-valkyrie-text = Gain 2 Glory for each enemy figure destroyed in a battle she is in.
br-card-dark_elf = Dark Elf
br-card-dark_elf-text = May Invade Yggdrasil directly. Has STR 3 there and STR 1 anywhere else.
br-card-fire_giant = Fire Giant
br-card-fire_giant-text = When it Invades, destroy all enemy figures in the province and its fjord, except Monsters.
br-card-lord_of_axes = Lord of Axes
br-card-lord_of_axes-text = When you pillage a province your Leader is in, raise a stat of your choice by a step.
br-card-experts_in_arms = Experts in Arms
br-card-experts_in_arms-text = Your Warriors have STR 2, so each costs 2 Rage to Invade with.
br-card-fire_dragons = Fire Dragons
br-card-fire_dragons-text = Gain 8 Glory whenever one of your ships is destroyed.
br-card-odins_inspiration = Odin’s Inspiration
br-card-odins_inspiration-text = You gain twice the Glory for your figures lost to Ragnarök: 6 each in Age 2, 8 each in Age 3.
br-card-tyrs_challenge = Tyr’s Challenge
br-card-tyrs_challenge-text = As an action, pay 2 Rage to pillage a province already pillaged this Age, following all the usual rules.
br-card-friggas_protection = Frigga’s Protection
br-card-friggas_protection-text = Pay 1 Rage to keep one of your figures from being destroyed. You may do this repeatedly, but not in Ragnarök.
br-card-lokis_eminence = Loki’s Eminence
br-card-lokis_eminence-text = In the Release Valhalla phase, gain 2 Glory for each of your figures released.
br-card-tyrs_prowess = Tyr’s Prowess
br-card-tyrs_prowess-text = After winning a battle, you may take back any number of the cards you played instead of discarding them, for 1 Rage each.
br-card-thors_domain = Thor’s Domain
br-card-thors_domain-text = After you Invade a province, you may pay 2 Rage to pillage it immediately.
br-card-q2_alfheim = Alfheim!
br-card-q2_alfheim-text = Have more strength than any other clan in a province of Alfheim.
br-card-q2_jotunheim = Jotunheim!
br-card-q2_jotunheim-text = Have more strength than any other clan in a province of Jotunheim.
br-card-q2_manheim = Manheim!
br-card-q2_manheim-text = Have more strength than any other clan in a province of Manheim.
br-card-q2_glorious_death = Glorious Death!
br-card-q2_glorious_death-text = Have at least four figures in Valhalla in the Quest phase.
br-card-q2_yggdrasil = Yggdrasil!
br-card-q2_yggdrasil-text = Have more strength than any other clan in Yggdrasil.
br-card-tyrs_crush_2 = Tyr’s Crush
br-card-tyrs_crush_2-text = Bonus only.
br-card-heimdalls_eye = Heimdall’s Eye
br-card-heimdalls_eye-text = May be added to your card after the reveal, or played as your normal card.
br-card-odins_tide = Odin’s Tide
br-card-odins_tide-text = Before totals, each participant, including you, chooses one of their figures in the battle; the rest are destroyed.
br-card-lokis_backstab = Loki’s Backstab
br-card-lokis_backstab-text = If you lose and there is a winner, steal 2 Glory from them.
br-card-tyrs_rage = Tyr’s Rage
br-card-tyrs_rage-text = Bonus only.
br-card-heimdalls_watch = Heimdall’s Watch
br-card-heimdalls_watch-text = Discard all revealed cards, including this one. Gain Glory equal to their combined bonuses; then everyone who still has cards plays again.
br-card-thors_oath = Thor’s Oath
br-card-thors_oath-text = If you win, raise a stat of your choice by a step.
br-card-tyrs_smite_2 = Tyr’s Smite
br-card-tyrs_smite_2-text = Bonus only.
br-card-tyrs_smash_2 = Tyr’s Smash
br-card-tyrs_smash_2-text = Bonus only.

## Cards of Age 3

br-card-frost_giant = Frost Giant
br-card-frost_giant-text = When you pillage a province it is in, gain the token’s reward twice.
br-card-soldier_of_hel = Soldier of Hel
br-card-soldier_of_hel-text = Always free, both to play and to Invade with. Fights with STR 3.
br-card-volur_witch = Volur Witch
br-card-volur_witch-text = If she would be destroyed in an outer province, you may send her to Yggdrasil instead of Valhalla.
br-card-lord_of_spears = Lord of Spears
br-card-lord_of_spears-text = When you pillage a province your Leader is in, raise all three stats by a step.
br-card-masters_in_arms = Masters in Arms
br-card-masters_in_arms-text = Each pair of your Warriors in a province has STR 6 together; an unpaired one has STR 2. Each costs 2 Rage to Invade with.
br-card-eternal_dragons = Eternal Dragons
br-card-eternal_dragons-text = Gain 12 Glory whenever one of your ships is destroyed.
br-card-friggas_domain = Frigga’s Domain
br-card-friggas_domain-text = You may Invade with one of your figures from Valhalla for 1 Rage, whatever its STR.
br-card-odins_throne = Odin’s Throne
br-card-odins_throne-text = Your fulfilled quests give double Glory, but still raise only one stat by a step.
br-card-thors_conquest = Thor’s Conquest
br-card-thors_conquest-text = At the end of the game, gain 3 Glory for each of your figures on the map, including those in fjords.
br-card-friggas_sacrifice = Frigga’s Sacrifice
br-card-friggas_sacrifice-text = As an action, destroy two of your figures on the map to raise a stat of your choice by a step.
br-card-tyrs_wrath = Tyr’s Wrath
br-card-tyrs_wrath-text = A quest you reveal in battle may count as a +5 battle card.
br-card-lokis_wrath = Loki’s Wrath
br-card-lokis_wrath-text = In the Release Valhalla phase, gain 3 Glory for each of your figures released.
br-card-q3_alfheim = Alfheim!
br-card-q3_alfheim-text = Have more strength than any other clan in a province of Alfheim.
br-card-q3_jotunheim = Jotunheim!
br-card-q3_jotunheim-text = Have more strength than any other clan in a province of Jotunheim.
br-card-q3_manheim = Manheim!
br-card-q3_manheim-text = Have more strength than any other clan in a province of Manheim.
br-card-q3_glorious_death = Glorious Death!
br-card-q3_glorious_death-text = Have at least four figures in Valhalla in the Quest phase.
br-card-q3_yggdrasil = Yggdrasil!
br-card-q3_yggdrasil-text = Have more strength than any other clan in Yggdrasil.
br-card-heimdalls_gaze = Heimdall’s Gaze
br-card-heimdalls_gaze-text = May be added to your card after the reveal, or played as your normal card.
br-card-thors_primacy = Thor’s Primacy
br-card-thors_primacy-text = Ignore the text of every opponent’s revealed card; their bonuses still count.
br-card-thors_ascension = Thor’s Ascension
br-card-thors_ascension-text = If you win, gain 3 Rage and 3 Glory.
br-card-odins_judgement = Odin’s Judgement
br-card-odins_judgement-text = Win or lose, gain 2 Glory for each figure destroyed in this battle, including your own.
br-card-tyrs_rage_3 = Tyr’s Rage
br-card-tyrs_rage_3-text = Bonus only.
br-card-heimdalls_watch_3 = Heimdall’s Watch
br-card-heimdalls_watch_3-text = Discard all revealed cards, including this one. Gain Glory equal to their combined bonuses; then everyone who still has cards plays again.
br-card-tyrs_crush_3 = Tyr’s Crush
br-card-tyrs_crush_3-text = Bonus only.
br-card-lokis_poison = Loki’s Poison
br-card-lokis_poison-text = If you lose and there is a winner, take into your hand every card they played in this battle, including later additions.
br-card-tyrs_smite_3 = Tyr’s Smite
br-card-tyrs_smite_3-text = Bonus only.

## The gallery

br-filter-age = Age
br-filter-god = God

## How the numbers of a clan came about

br-count-glory = What has brought Glory so far.
br-count-rage = Actions spend it. Each Age begins with the value of the Rage track, now on step { $step }.
br-count-axes = The value of the Axes track, now on step { $step }. Each battle won brings that much Glory.
br-count-horns = All figures count. The limit is the value of the Horns track, now on step { $step }.
br-count-hand = The others see how many, not which.
br-count-quests = Face down until the Quest phase.
