# The tutorial of Fury of Dracula: a first evening, with the hunters (hunter-) or as Dracula (count-). Each step is shown until it is done or something else was played.

dr-tutorial-intro = Dracula travels through Europe unseen and leaves traps and young vampires behind him. Left alone they mature, and at 13 influence he wins. Four hunters follow his trail; they win when he has suffered 15 damage. This guide goes with you for a while; you can do anything that is allowed at any moment.
dr-tutorial-other = Read the sentence in the prompt bar and choose. Everything you can choose glows, and anything else says why not when you touch it.

## With the hunters

dr-tutorial-hunter-start = Choose where to begin. Spread the four hunters over Europe, in cities with many roads: the wider the net, the sooner somebody crosses his trail.
dr-tutorial-hunter-move = By day you may travel. Touch a city that glows: a road takes you one step. Entering a city on Dracula’s trail forces him to turn its card up. Keep away from each other for now.
dr-tutorial-hunter-belief = Still searching? The shades on the map show where Dracula may be, as far as the hunters can know. Go where they are dark, or cut off a way out.
dr-tutorial-hunter-trail = A card of the trail lies open! Space 1 is his newest step, space 6 the oldest. He moves one step each round, so the number tells how far he can be from there. Close in from several sides.
dr-tutorial-hunter-seen = Dracula has been seen. Hunters in his city at dusk or dawn fight him, so come together there; but he may slip away in his own phase.
dr-tutorial-hunter-rail = You hold a ticket, and a railway starts here. The white number counts white lines, the yellow one any journey with a yellow line. Cities on the way are not entered. It is best kept for the day his trail is found.
dr-tutorial-hunter-supply = Supply brings an event and, in a large city, an item. By day you draw from the top of the deck, at night from the bottom, where a card of Dracula’s goes to Dracula. The note on the button says what to expect. You need weapons before you meet him.
dr-tutorial-hunter-ticket = Reserve a ticket: with one in hand you cross half of Europe in a day. You may hold two.
dr-tutorial-hunter-search = Encounters lie in this city. Search it to face them all and be rid of them before they mature. Better with a Weapon or Dogs; the note says how many there are.
dr-tutorial-hunter-night = At night nobody travels. Use it to supply, to rest if you are hurt, to trade with a hunter in your city or to reserve a ticket.
dr-tutorial-hunter-cards = Every card says when it is played; if its moment has come it glows. Three items and three events are the limit, four each for Dr. Seward.
dr-tutorial-hunter-encounter = You have run into something Dracula left behind. The card says what it does, and what you could show or discard against it. What is not discarded goes back and waits for the next one.
dr-tutorial-hunter-fight = Combat! Everybody puts down a card in secret. The signs on yours are the cards of Dracula it cancels – if he engages you. Knives and guns hurt him, Dodge stops most blows. At night he is stronger.
dr-tutorial-hunter-fight-more = The card just played stays on the table for one round, so you cannot use it twice running. Look at what he has played already: it tells what he may still hold. If it goes badly, Escape gets you out.
dr-tutorial-hunter-waiting = Others are deciding. Watch the trail beside the map: each space shows the back of its card and what lurks there.
dr-tutorial-hunter-waiting-dracula = Dracula’s phase. The trail slides one space, he lays a new card and an encounter. What drops off the end may mature: only a hunter who got there first can prevent it.
dr-tutorial-hunter-end = That is the hunt: find the trail, arm yourselves, close in, strike by day if you can. Each week brings despair, so do not dawdle; and keep Mina out of his reach, one bite defeats her. Good luck!

## As Dracula

dr-tutorial-count-settle = Choose in secret where to begin: touch a city. One far from all hunters, with many roads leading away, gives you a quiet start. Nobody sees your choice.
dr-tutorial-count-move = Your phase. Go to an adjacent place by touching it on the map: its card is laid face down on space 1 of your trail, and everything older slides on. You cannot go where your trail still lies, so do not run into a dead end.
dr-tutorial-count-move-more = Keep moving away from the hunters, but in such a way that they never know which road you took. Crossing the sea hides you well, yet costs damage: the note says how much.
dr-tutorial-count-move-seen = They know where you are. Move on: where no hunter is, you vanish again. Or stay near and fight – at night your cards are stronger.
dr-tutorial-count-lay = Now leave an encounter on the new space. Vampires bring influence when they mature, after six rounds on the trail; others hurt or delay whoever comes. Put vampires where nobody will pass.
dr-tutorial-count-lay-more = Lay traps where hunters may follow, vampires where they will not. Every encounter on the trail ripens as it slides towards the end.
dr-tutorial-count-leaving = A hideout leaves the trail. What matures here works for you now: a vampire raises your influence and then clears the end of your trail. At 13 you have won.
dr-tutorial-count-ambush = A hunter has stepped into one of your hideouts. Ambush with what lies there, or wait: a vampire fights at once, other encounters harm or hinder. What you do not use stays.
dr-tutorial-count-events = Your events come to you when hunters supply at night. Each says when it is played; if its moment has come it glows. You may keep four.
dr-tutorial-count-answer = You may answer what a hunter has just done with a card that glows, or let it pass. You are asked whether or not you hold such a card, so nobody learns anything from it.
dr-tutorial-count-engage = Several hunters stand against you. Only the one you engage can cancel your card, and that one is hit. Choose the weakest, or the one who is nearly bitten.
dr-tutorial-count-fight = Combat! Put down a card in secret. It is cancelled if the engaged hunter’s card shows its sign. A hunter who is mesmerized first and then meets Fangs at night is bitten. The note says what each card would do, and whether an escape would fail.
dr-tutorial-count-fight-more = Hunters cannot play the same card twice running: look at what lies on the table, it cannot stop you now. Escape as Bat or Mist ends a combat that turns against you.
dr-tutorial-count-bat = You escape as a bat: fly to a city one or two roads away, unseen. Your newest hideout is given up for it.
dr-tutorial-count-waiting = The hunters act, each once by day and once at night. Whoever enters a city of your trail turns its card up. Watch where they gather.
dr-tutorial-count-waiting-seen = You have been seen. Hunters who stand in your city at dusk or dawn will fight you. In your phase you can slip away.
dr-tutorial-count-end = You know how to haunt Europe now: lead them astray, let your brood mature, bite where it hurts. Every week that passes makes a hunter’s fall weigh more. Good night!
