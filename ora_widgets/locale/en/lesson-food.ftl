# Lesson 6: food, energy and settlements.

lesson-food = Food, energy and settlements
    .goals = After this lesson you can pay the food and energy of a settlement without waste, and you know when and where to build it.

lesson-food-shanty-town =
    When the wheel turns and its beam passes the next pile of cards, there is a settlement phase (F8.1). Everybody may
    buy one landscape and then build one settlement (F8.3). A settlement costs food and energy. Pay with any goods that
    are worth enough (F8.4). A grain is worth 1 food, a wood 1 energy. You need no clergyman.
    .title = Shanty Town
    .task = It is settlement phase A. Build your Shanty Town; it costs 1 food and 1 energy.
    .hint-1 = Click the Shanty Town in your hand, and then an empty space.
    .hint-2 = settle S1 0,3.
    .learnt = You paid a grain and a wood, and your first settlement is built. At the end of the game it scores with its neighbours.

lesson-food-no-change =
    You get no change when you pay food or energy: if you pay too much, the rest is lost. Tiles cannot be split (F6.5).
    Livestock is worth 2 food, meat 5 food, peat 2 energy, straw only ½ energy. Each tile counts either as food or as
    energy.
    .title = No change
    .task = Build the Farming Village (3 food, 3 energy), and keep your meat and one livestock.
    .hint-1 = Which two tiles make exactly 3 food?
    .hint-2 = settle S2 0,3, then pay Gn Sh. Peat and both straw pay the energy.
    .learnt = You paid exactly. Meat would have wasted 2 food.

lesson-food-five-coins =
    At any time you may change five 1-coin tiles for one 5-coin tile, or back (F6.3). It rarely matters. But some cards
    count different tiles, and there a 1-coin tile and a 5-coin tile are different. The Market takes 4 different tiles
    and gives 1 bread and 7 coins.
    .title = Five coins in one
    .task = Use the Market. You have wood, grain and { $R-Pn } coins. Pay with four different tiles.
    .hint-1 = { $R-Pn } coins can be a 5-coin tile and a 1-coin tile.
    .hint-2 = use F08 lay, then give Wo Gn Pn Ni (Ni is the 5-coin tile).
    .learnt = You gave { $R-Pn } coins as two different tiles, and the Market gave 7 coins back.

lesson-food-sell-a-drink =
    At any time you may sell 1 wine for 1 coin or 1 whiskey for 2 coins. You can never buy them back that way (F6.4).
    You may do this in a settlement phase, too, and you may turn grain into straw. You may not take main actions there,
    send clergymen or issue contracts (F8.8).
    .title = Sell a drink
    .task = It is settlement phase A in Ireland, and you have only a whiskey. Sell it, and buy a district.
    .hint-1 = A whiskey sells for 2 coins. The first district costs exactly that.
    .hint-2 = sell Wh; district -1 plains.
    .learnt = You can always turn a drink into coins; when you pay with coins and lack some, it is sold for you. You may buy one landscape in a settlement phase and another one in your turn.

lesson-food-fishing =
    Settlements may stand on coast, plains or hillside, never on water or a mountain. The Fishing Village may stand only
    on coast, the Hillside Village only on hillside (F8.5). You cannot move a settlement later.
    .title = A village by the sea
    .task = Build the Fishing Village. It costs 8 food and 3 energy.
    .hint-1 = Your coast spaces are M2 and N2.
    .hint-2 = settle S4 0,-1. You need all your food.
    .learnt = The Fishing Village scores 3 points for each open water space next to it, as every settlement does.

lesson-food-new-cards =
    After everybody has had a step, everybody gets a new settlement card, and the buildings of the pile join the display
    (F8.6). In phase A it is the Artist's Colony. You can build it from the next phase on. You may keep settlement cards
    in your hand as long as you like (F8.7).
    .title = New cards
    .task = Nobody can build a settlement in this phase. Let Blue build the Slaughterhouse as early as possible. It is a card of pile A.
    .hint-1 = Blue begins this round, then Red, then Green. When does the pile join the display?
    .hint-2 = done; done; done. Then build G19 on an empty space.
    .learnt = The Artist's Colony is in your hand, and the cards of pile A are in the display. Blue could use them at once. The building marker is at pile B now.

lesson-food-not-now =
    With the action “Build” you can build only buildings (F5.5.6). Settlements are built in settlement phases, and later
    in the game also with the Castle.
    .title = Not in a turn
    .task = Green has the last turn of round { $round }; then comes phase A. Let Green pass and end the turn. Let Blue end their step of the phase. Then build Red's Shanty Town.
    .hint-1 = Blue is the start player of round { $then-round }, so Blue goes first in the phase. Then it is Red's step.
    .hint-2 = pass; done; done; settle S1 0,3.
    .learnt = Keep food and energy ready when the beam gets near the next pile.
