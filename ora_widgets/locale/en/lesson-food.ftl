# Lesson 5: food, energy and settlements.

lesson-food = Food, energy and settlements
    .goals = After this lesson you can feed and heat a settlement without waste, and know when and where to build it.

lesson-food-shanty-town =
    Now and then, when the wheel carries its beam past a pile of cards, a settlement phase comes (F8.1). Everybody may buy
    one landscape and then build one settlement (F8.3). A settlement is paid with food and with energy: any goods that
    are worth enough (F8.4). A grain is 1 food, a wood 1 energy. No clergyman is needed.
    .title = Shanty Town
    .task = It is settlement phase A. Build your Shanty Town; it costs 1 food and 1 energy.
    .hint-1 = Click the Shanty Town in your hand and an empty space.
    .hint-2 = settle S1 0,3.
    .learnt = You paid a grain and a wood, and your first settlement stands. It will score with its neighbours.

lesson-food-no-change =
    Nobody gives change for food and energy: what is too much is lost, and tiles cannot be split (F6.5). Livestock is 2
    food, meat 5, peat 2 energy, a straw only half. Each tile counts for one of the two.
    .title = No change
    .task = Build the Farming Village (3 food, 3 energy), and keep your meat and one livestock.
    .hint-1 = Which two tiles make exactly 3 food?
    .hint-2 = settle S2 0,3, then pay Gn Sh. The energy takes peat and both straw.
    .learnt = Paid to the point. Meat for a small settlement would have been a waste.

lesson-food-five-coins =
    Five 1-coin tiles may be changed for one 5-coin tile at any time, and back (F6.3). It rarely matters, for coins are
    coins. It does where a card counts different tiles: there they are two kinds. The Market takes 4 different tiles and
    gives 1 bread and 7 coins.
    .title = Five coins in one
    .task = Use the Market. You have wood, grain and 6 coins: how are those four different tiles?
    .hint-1 = 6 coins are a 5-coin tile and a 1-coin tile.
    .hint-2 = use F08 lay, then give Wo Gn Pn Ni. Ni is the 5-coin tile.
    .learnt = 1 coin and 5 coins were two kinds. The Market's 7 coins made up for them.

lesson-food-sell-a-drink =
    At any time you may sell 1 wine for 1 coin, or 1 whiskey for 2 coins; never the other way round (F6.4). That holds in
    a settlement phase too, along with turning grain; main actions, clergymen and contracts have to wait (F8.8).
    .title = Sell a drink
    .task = It is settlement phase A in Ireland, and all you have is a whiskey. Sell it, and buy a district.
    .hint-1 = A whiskey brings 2 coins, just what the first district costs.
    .hint-2 = sell Wh; district -1 plains.
    .learnt = A drink is money when you need it. A landscape in the phase comes on top of the one of your turn.

lesson-food-fishing =
    Settlements stand on coast, plains or hillside, never on water or a mountain. The Fishing Village takes only coast, the
    Hillside Village only hillside (F8.5). What you place stays there for good.
    .title = Where the fish are
    .task = Build the Fishing Village: 8 food and 3 energy.
    .hint-1 = Your coast spaces are 0,-1 and 1,-1.
    .hint-2 = settle S4 0,-1. All your food is needed.
    .learnt = The Fishing Village likes the water: each open water space beside it will be worth 3 points.

lesson-food-new-cards =
    When all have had their chance, the phase ends with a present: everybody gets a new settlement card, and the pile's
    buildings join the display (F8.6). With A comes the Artist's Colony. You can build it from the next phase on. Cards
    in hand may wait as long as you like (F8.7).
    .title = New cards
    .task = Let all three players end their step of phase A, and look at your hand and at the display.
    .hint-1 = Blue begins this round, then Red, then Green.
    .hint-2 = done; done; done.
    .learnt = The Artist's Colony is in your hand, and pile A lies open. The marker waits at B now.

lesson-food-not-now =
    The action “build” is for buildings only (F5.5.6). Settlements have their phases, and later on the Castle.
    .title = Not now
    .task = Green has the last turn of round 5; then comes phase A. Let Green pass and end the turn, let Blue end their step of the phase, and build Red's Shanty Town.
    .hint-1 = Blue begins round 6, and so settles first. Then it is Red's step.
    .hint-2 = pass; done; done; settle S1 0,3.
    .learnt = So it is worth having food and fuel at hand when the beam comes near the next pile.
