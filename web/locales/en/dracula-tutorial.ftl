# The tutorial of Fury of Dracula: a first evening, with the hunters (hunter-) or as Dracula (count-). Each step is shown until it is done or something else was played.

dr-tutorial-intro = Dracula travels through Europe unseen, leaving traps and young vampires behind him. Left alone, they mature, and at 13 influence he wins. Four hunters follow his trail; they win when he has suffered 15 damage. This guide walks with you for a while; you are free to make any legal move at any time.
dr-tutorial-other = Read the question in the prompt bar and choose. Everything you can choose glows; select anything else to see why not.

## With the hunters

dr-tutorial-hunter-start = Choose where to begin. Spread the four hunters across Europe, in cities with many roads: the wider the net, the sooner someone crosses his trail.
dr-tutorial-hunter-move = By day you may travel. Select a city that glows: a road takes you one step. Enter a city on Dracula’s trail and he has to reveal its card. Keep the hunters apart for now.
dr-tutorial-hunter-belief = Still searching? The shading on the map shows where Dracula could be, as far as the hunters can know. Go where it is dark, or cut off an escape route.
dr-tutorial-hunter-trail = A card on the trail has been revealed! Space 1 is his newest step, space 6 his oldest. He moves one step each round, so the number tells you how far he can have got. Close in from several sides.
dr-tutorial-hunter-seen = Dracula has been revealed. Hunters in his city at dusk or dawn fight him, so gather there; but he may slip away in his own phase.
dr-tutorial-hunter-rail = You hold a ticket, and a railway starts here. The white number is how many white lines you may travel; the yellow one is for a journey with any yellow line. You don’t enter the cities on the way. Best keep it for the day his trail is found.
dr-tutorial-hunter-supply = Supply brings you an event and, in a large city, an item. By day you draw from the top of the deck; at night from the bottom, and a Dracula card goes to Dracula. The note on the button says what to expect. You need weapons before you meet him.
dr-tutorial-hunter-ticket = Reserve a ticket: with one in hand you can cross half of Europe in a day. You may hold two.
dr-tutorial-hunter-search = There are encounters in this city. Search it to face them all and get rid of them before they mature. It goes better with a Weapon or Dogs; the note says how many there are.
dr-tutorial-hunter-night = Nobody travels at night. Use it to supply, to rest if you are hurt, to trade with a hunter in your city or to reserve a ticket.
dr-tutorial-hunter-cards = Every card says when it can be played; when its moment comes, it glows. You may hold three items and three events, or four of each as Dr. Seward.
dr-tutorial-hunter-encounter = You have run into something Dracula left behind. The card says what it does, and what you can show or discard against it. If it isn’t discarded, it goes back and waits for the next hunter.
dr-tutorial-hunter-fight = Combat! Everyone secretly chooses a card. The symbols on yours are the cards of Dracula it cancels – if he engages you. Knives and guns hurt him, and Dodge stops most blows. At night he is stronger.
dr-tutorial-hunter-fight-more = The card you just played stays on the table for a round, so you can’t use it twice in a row. Look at what he has already played: it tells you what he may still hold. If things go badly, Escape gets you out.
dr-tutorial-hunter-waiting = Others are deciding. Watch the trail beside the map: each space shows the back of its card and what is lurking there.
dr-tutorial-hunter-waiting-dracula = Dracula’s phase. The trail slides one space, and he places a new card and an encounter. What drops off the end may mature: only a hunter who gets there first can prevent it.
dr-tutorial-hunter-end = That is the hunt: find the trail, arm yourselves, close in, strike by day if you can. Three things to try:
dr-tutorial-hunter-end-try-1 = Cut off his ways out instead of running after him: he can only go where a road leads.
dr-tutorial-hunter-end-try-2 = Keep a train ticket for the day his trail is found, and arrive from the far end of Europe.
dr-tutorial-hunter-end-try-3 = Trade weapons with a hunter in your city at night, so that whoever meets him first is ready.

## As Dracula

dr-tutorial-count-settle = Secretly choose where to begin: select a city. One far from all the hunters, with many roads leading away, gives you a quiet start. Nobody sees your choice.
dr-tutorial-count-move = Your phase. Select an adjacent place on the map to go there: its card is placed face down on space 1 of your trail, and everything older slides along. You can’t go anywhere still on your trail, so don’t run into a dead end.
dr-tutorial-count-move-more = Keep away from the hunters, and keep them guessing which road you took. Crossing the sea hides you well but costs damage: the note says how much.
dr-tutorial-count-move-seen = They know where you are. Move on: where there is no hunter, you vanish again. Or stay close and fight – at night your cards are stronger.
dr-tutorial-count-lay = Now leave an encounter on the new space. Vampires bring influence when they mature, after six rounds on the trail; the rest hurt or delay whoever comes by. Put vampires where nobody will pass.
dr-tutorial-count-lay-more = Leave traps where hunters may follow, vampires where they won’t. Every encounter on the trail comes closer to maturing as it slides towards the end.
dr-tutorial-count-leaving = A hideout is leaving the trail. Whatever matures now works for you: a vampire raises your influence and then clears the end of your trail. At 13 you have won.
dr-tutorial-count-ambush = A hunter has stepped into one of your hideouts. Ambush with what is there, or wait: a vampire fights at once, other encounters harm or hinder. What you don’t use stays.
dr-tutorial-count-events = Your events come to you when hunters supply at night. Each says when it can be played; when its moment comes, it glows. You may hold four.
dr-tutorial-count-answer = You may respond to what a hunter has just done with a card that glows, or let it pass. You are asked whether or not you hold such a card, so nobody learns anything from it.
dr-tutorial-count-engage = You face several hunters. Only the one you engage can cancel your card, and that one is hit. Choose the weakest, or one who is close to being bitten.
dr-tutorial-count-fight = Combat! Secretly choose a card. It is cancelled if the engaged hunter’s card shows its symbol. A hunter who has been mesmerized and then meets Fangs at night is bitten. The note says what each card would do, and whether an escape would fail.
dr-tutorial-count-fight-more = Hunters can’t play the same card twice in a row: look at what is on the table, because it can’t stop you now. Escape as Bat or Mist ends a combat that turns against you.
dr-tutorial-count-bat = You escape as a bat: fly to a city one or two roads away, unseen. It costs you your newest hideout.
dr-tutorial-count-waiting = The hunters act, each once by day and once at night. When one enters a city on your trail, its card is revealed. Watch where they gather.
dr-tutorial-count-waiting-seen = You have been revealed. Hunters in your city at dusk or dawn will fight you. In your own phase you can slip away.
dr-tutorial-count-end = You know how to haunt Europe now. Three things to try:
dr-tutorial-count-end-try-1 = Lead them down a road you never took: leave a trap behind and double back by sea.
dr-tutorial-count-end-try-2 = Let a vampire mature far from everybody; one is worth many small bites.
dr-tutorial-count-end-try-3 = Wait for night to fight: Mesmerize first, then Fangs.
dr-primer-goal = One of you is Dracula, the others lead four hunters. He travels through Europe unseen; they must find and fight him.
dr-primer-trail = Each round Dracula lays a card for the place he goes to, face down, on a trail of six. A hunter who enters a place of the trail makes him turn it up.
dr-primer-day = By day every hunter has one action: travel by road, rail or sea, or gather items and events for the fight to come.
dr-primer-night = By night every hunter has another one, but nobody travels: rest, supply or trade. Dracula is stronger now.
dr-primer-fight = Whoever meets him fights: both sides play a card in secret, round by round. The right card cancels his; a bite at night hurts most.
dr-primer-end = What Dracula leaves behind matures when it drops off the trail. At 13 influence he wins; the hunters win when he has suffered 15 damage.
