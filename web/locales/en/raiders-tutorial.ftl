# The tutorial of Raiders: a first turn and a first raid. Each step is shown until it is done or something else was played.

rn-tutorial-intro = You gather a crew, load provisions and raid the coasts of the North Sea. Whoever impresses the chieftain most, with the most victory points, wins. This guide goes with you through your first turns and your first raid; you can do anything that is allowed at any moment.
rn-tutorial-keep = You hold five townsfolk: keep three. Top left stands the strength in raids, on the coin the price in silver. You begin with 2 silver, so a cheap card or two is a good start.
rn-tutorial-turn = The whole game in one sentence: you put down the worker you hold and use that building, then you take another worker and use that building too. Two actions a turn. Put your black worker at the Silversmith for 3 silver, or into any other building that glows.
rn-tutorial-visit = You stand at a building: use its action, or skip it. The buttons say what you get.
rn-tutorial-town_hall = In the Town Hall you play one card from your hand for its lower side, once. It is gone afterwards, so do not play those you want in your crew.
rn-tutorial-take = Now take a worker from a different building, and use that building as well. The Gate House brings cards, the Treasury turns cards into silver.
rn-tutorial-hire = The Barracks: touch a card in your hand to hire it for its price. Your crew holds five; two are enough for the first raid.
rn-tutorial-treasury = Choose a card that you will not need.
rn-tutorial-long_house = The Long House: livestock becomes provisions, or plunder becomes an offering that counts at the end.
rn-tutorial-more-crew = To raid a harbour you need two crew members, two provisions and a black or grey worker. Get silver, then go to the Barracks: that is where crew is hired.
rn-tutorial-more-provisions = Your crew is ready. It needs provisions: go to the Mill. Touch a settlement to see what is still missing for it.
rn-tutorial-turn-more = Touch a settlement to see what is still missing for it, and get that in the village.
rn-tutorial-raid = You can raid! The settlement that glows is open to you. You pay provisions, leave your worker there for good and come home with plunder and a better worker. Touch it.
rn-tutorial-raid-going = Your ship is on its way.
rn-tutorial-reroll = A Brawler lets you roll a die again. The new number counts, be it better or worse.
rn-tutorial-set = Choose your plunder. Gold, iron and livestock buy offerings and armour. Each valkyrie takes one of your crew, but also brings points at the end. The worker beside it becomes yours: grey and white ones open more doors.
rn-tutorial-sacrifice = A valkyrie comes for one of your crew. Choose somebody weak, or somebody whose death brings you something.
rn-tutorial-limit = Eight cards, eight silver, eight provisions: more you cannot keep at the end of your turn.
rn-tutorial-other = Read the sentence in the prompt bar and choose. Everything you can choose glows.
rn-tutorial-waiting = The others are playing. Watch the log, and look which sets and workers they leave you.
rn-tutorial-end = That was your first raid. Outposts, monasteries and fortresses want grey and white workers, more crew and strength: dice, crew and armour together. When the fortresses, the offerings or the valkyries run out, everybody has one more turn. Good luck!
