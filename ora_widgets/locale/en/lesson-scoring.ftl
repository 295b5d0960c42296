# Lesson 6: scoring a landscape.

lesson-scoring = Scoring a landscape
    .goals = After this lesson you can count anybody's points, and place a settlement where it is worth most.

lesson-scoring-goods =
    At the end three things are added up: goods, economic value, settlements. Goods first (F14.1): a book is worth 2, a
    ceramic 3, an ornament 4, a reliquary 8, a wonder 30. Every 5 coins are 2. Wine and whiskey come next; grain, wood,
    clay and all other goods are worth nothing.
    .title = What is in the cellar
    .task = Red has 9 coins, 2 books, 1 ceramic, 1 ornament and 3 grain: 13 points. Make 15 of them with one visit to a building.
    .hint-1 = 9 coins are only one time five. How many are missing for the next five?
    .hint-2 = use LR3 lay; take coin.
    .learnt = 2 + 2 × 2 + 3 + 4 were 13 points; with a second five of coins it is 2 more. Coins beyond the last five are worth nothing: use such coins up in time.

lesson-scoring-drinks =
    Wine and whiskey are worth 1 point each, or their coins (1 and 2): whichever makes the better sum (F14.1). You need
    not sell them yourself; the count looks for the best.
    .title = Drink it or sell it
    .task = Red has 4 coins and 1 wine. How many points?
    .hint-1 = Either the wine is a point and the coins are nothing, or the wine becomes the fifth coin.
    .learnt = 2 points: with the wine sold there are 5 coins.

lesson-scoring-economy =
    Every building has two values. The economic value simply counts, for every building and settlement on your land; your
    three basic buildings add 0 (F14.2). The other one, the dwelling value, matters only to settlements beside it.
    .title = Economic value
    .task = Red owns a Peat Coal Kiln (4) and can pay for any of the three buildings in the display. Build the one that brings Red to 10 points.
    .hint-1 = The economic value stands in the shield at the foot of a card.
    .hint-2 = build G12 1,3; skip.
    .learnt = 4 + 6 are 10 points. The Kiln's dwelling value of -2 hurts nobody as long as nobody lives beside it.

lesson-scoring-neighbours =
    A settlement scores its own dwelling value, that of every building and settlement next to it, and 3 for every water
    space next to it (F14.3). Corners do not count; empty spaces, forests and moors are 0.
    .title = Good neighbours
    .task = Red's Fishing Village (6) stands on the coast at 0,-1, with water on one side and the Market (8) on the other. What does this settlement score?
    .hint-1 = Its own value, one water, one Market.
    .hint-2 = 6 + 3 + 8.
    .learnt = 17 points from one settlement. It pays to build a home for it first.

lesson-scoring-place-well =
    So where a settlement stands matters more than which one it is. Look for water and for high dwelling values, and stay
    away from smoke and noise: some dwelling values are negative.
    .title = Place it well
    .task = Build the Farming Village (1) where it scores most. In the end Red must have 26 points.
    .hint-1 = Which empty space lies beside both the Market (8) and open water?
    .hint-2 = settle S2 0,-1.
    .learnt = 1 for itself, 8 for the Market, 3 for the water: 12 points of settlement.

lesson-scoring-bad-company =
    Settlements that touch count for each other, and negative values are added like all others. Your basic buildings help:
    Clay Mound 3, Farmyard and Cloister Office 2 each. What lies beside two settlements counts for both.
    .title = Bad company
    .task = Build the Market Town (2) so that Red has 18 points. Beware of the Slaughterhouse (-3) and the Kiln (-2).
    .hint-1 = Three spaces are empty: 0,2, 1,1 and 1,3. Add up the neighbours of each.
    .hint-2 = On 1,3 you have the Kiln above, but Farmyard and Cloister Office on the two sides.
    .learnt = 2 - 2 + 2 + 2: good neighbours may outweigh a bad one. So count before you build.

lesson-scoring-a-tie =
    The highest total wins, and that is all there is to it (F14.4).
    .title = A tie
    .task = Red and Green have 98 points each, Blue has 97. Who wins?
    .choice-a = whoever has more coins
    .choice-b = whoever sat further from the start player
    .choice-c = Red and Green both win
    .hint-1 = There is no tie-break.
    .learnt = Those who tie for the highest total have all won.
