# The tutorial: the first Age, guided. Each step is shown until it is done or another legal action was taken.

br-tutorial-intro = You lead a clan for three Ages while Ragnarök eats the world. Whoever has the most Glory in the end wins. This guide goes with you through the first Age; you can do anything that is allowed at any moment.
br-tutorial-draft = Gods’ Gifts: you hold a packet of cards. Keep one; the rest goes to your neighbour, and another packet comes. Red cards are for battles, green ones are quests, dark ones make your clan better for good. For a start, keep a strong red card or a cheap upgrade.
br-tutorial-draft-more = Keep on choosing until you have six cards. A mix is good: two or three battle cards, a quest, an upgrade.
br-tutorial-action = Now you act. Rage pays for everything, and at 0 Rage you are out for this Age. Your Leader Invades for free: press Invade, choose the Leader, then a province with a free village.
br-tutorial-invade = Good. More figures mean more strength. Warriors cost 1 Rage. Bring one to where your Leader stands, so that your strength there grows.
br-tutorial-upgrade = Upgrades last the whole game. If you hold a dark card you can pay for, touch it in your hand. Otherwise bring another figure.
br-tutorial-quest = A quest is a promise to the gods, laid face down for free. If you hold a green card that you can fulfil, lay it now.
br-tutorial-pillage = Pillage a province where you are strong: the token shows the reward. Others may join the fight, so look at the strengths first (hover over a province).
br-tutorial-join = Somebody pillages. You may send one figure from an adjacent province into the fight, or stay away.
br-tutorial-battle = Battle! Everybody lays a card face down and all are turned together. Strength of figures plus the card’s number decides. Losers die but take their cards back; the winner’s cards are gone.
br-tutorial-march = For 1 Rage any number of your figures march from one province to another, however far. Yggdrasil in the middle has the best reward.
br-tutorial-doom = The burning province is doomed: at the end of the Age it sinks, and every figure in it earns Glory for its owner. A good death is worth something.
br-tutorial-pass = Go on acting as you like. When you have nothing useful left, pass.
br-tutorial-discard = The Age ends. You may save one card for the next Age.
br-tutorial-stat = A stat goes up. Rage: more to spend each Age. Axes: more Glory for a battle won. Horns: more figures on the map.
br-tutorial-other = Read the sentence in the prompt bar and choose. Everything you can choose glows.
br-tutorial-waiting = The others are deciding. Watch the log on the right.
br-tutorial-end = That was the first Age. Two more follow in the same way: draft, act, discard, quests, Ragnarök, release. You know enough to finish the game. Good luck!
