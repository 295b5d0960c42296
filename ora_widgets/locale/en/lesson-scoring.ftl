# Lesson 7: scoring a landscape.

lesson-scoring = Scoring a landscape
    .goals = After this lesson you can count any player's points, and place a settlement where it scores most.

lesson-scoring-goods =
    At the end you add up three things: goods, economic value and settlement points. Goods come first (F14.1). A book is
    worth 2 points, a ceramic 3, an ornament 4, a reliquary 8, a wonder 30. Every 5 coins are worth 2. Wine and whiskey
    come in the next step. Grain, wood, clay and all other goods are worth nothing.
    .title = Points for goods
    .task = Red has { $R-Pn } coins, { $R-Bo } books, { $R-Ce } ceramic, { $R-Or } ornament and { $R-Gn } grain. That makes { $R-points } points. Get to { $want-R-points } points by using one building.
    .hint-1 = Only 5 of the { $R-Pn } coins count. How many coins are missing to make 10?
    .hint-2 = use LR3 lay; take coin.
    .learnt = 2 + 2 × { $R-Bo } + 3 + 4 made { $R-points } points. Now you have ten coins or more, which adds { $gain-R-points } points. Coins that do not make a full five score nothing, so spend them before the end.

lesson-scoring-drinks =
    Wine and whiskey are worth 1 point each. Instead, a wine can count as 1 coin and a whiskey as 2 coins (F14.1). You
    don't have to sell them: scoring takes whichever is better.
    .title = One point or coins
    .task = Red has { $R-Pn } coins and { $R-Wn } wine. How many points?
    .hint-1 = Either the wine scores 1 point, or it counts as one more coin. Does that coin complete a five?
    .learnt =
        { $R-Pn ->
            [8] { $answer } points: 5 of the coins are worth 2, and as a coin the wine would complete no second five. So it scores 1 point.
            [9] { $answer } points: the wine counts as the tenth coin, and every 5 coins are worth 2 points.
           *[4] { $answer } points: the wine counts as the fifth coin, and 5 coins are worth 2 points.
        }

lesson-scoring-economy =
    Every building has two values. You score the economic value of every building and settlement on your landscape. Your
    three basic buildings add 0 (F14.2). The other value, the dwelling value, counts only for settlements next to the
    building.
    .title = Economic value
    .task = Red owns a Peat Coal Kiln (4) and can pay for any of the three buildings in the display. Build the one that brings Red to { $want-R-points } points.
    .hint-1 = The economic value is in the shield at the foot of a card.
    .hint-2 = build G12 1,3; skip.
    .learnt = 4 + 6 are { $want-R-points } points. The Kiln's dwelling value of -2 does no harm as long as no settlement is next to it.

lesson-scoring-neighbours =
    A settlement scores its own dwelling value and the dwelling values of all buildings and settlements next to it. It
    also scores 3 for every water space next to it (F14.3). Corners do not count. Empty spaces, forests and moors are
    worth 0.
    .title = Good neighbours
    .task = Red's Fishing Village (6) stands on the coast at M2. There is water on one side and the Market (8) on the other. How many points does this settlement score?
    .hint-1 = Add its own value, one water space and the Market.
    .hint-2 = 6 + 3 + 8.
    .learnt = { $answer } points from one settlement. It pays to prepare the spot before you build the settlement.

lesson-scoring-place-well =
    So where you build a settlement matters more than which one you build. Look for water and for high dwelling values.
    Stay away from buildings with a negative dwelling value.
    .title = Choose a good place
    .task = Build the Farming Village (1) where it scores most. In the end Red must have { $want-R-points } points.
    .hint-1 = Which empty space lies beside both the Market (8) and open water?
    .hint-2 = { $solution }.
    .learnt = 1 for itself, 8 for the Market and 3 for the water: the settlement scores 12 points.

lesson-scoring-bad-company =
    Two settlements next to each other count for each other. Negative values are added like all others. Your basic
    buildings help: the Clay Mound has 3, the Farmyard and the Cloister Office have 2 each. A building next to two
    settlements counts for both.
    .title = Negative neighbours
    .task = Build the Market Town (2) so that Red has { $want-R-points } points. The Slaughterhouse (-3) and the Kiln (-2) have negative values.
    .hint-1 = Three spaces are empty: M5, N4 and N6. Add up the neighbours of each.
    .hint-2 = On N6 the Kiln is above, but the Farmyard and the Cloister Office are on the two sides.
    .learnt = 2 - 2 + 2 + 2 = 4. Good neighbours can be worth more than a bad one costs, so count before you build.

lesson-scoring-a-tie =
    The player with the highest total wins. There is no other rule for winning (F14.4).
    .title = A tie
    .task = Red and Green have 98 points each, Blue has 97. Who wins?
    .choice-a = the player with more coins
    .choice-b = the player who sat further from the start player
    .choice-c = Red and Green both win
    .hint-1 = There is no tie-break.
    .learnt = All players who share the highest total win.
