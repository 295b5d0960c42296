# Lesson 7: goods and the big chains.

lesson-goods = Goods and the big chains
    .goals = After this lesson you know the roads to bread, beer, wine, whiskey, ceramics, reliquaries and wonders.

lesson-goods-bread =
    The French road begins in the field. The Windmill turns each grain into flour and leaves a straw; the Bakery turns
    each flour into bread for half an energy, and that is just what a straw gives. This lesson is set in the game for two,
    so there are two actions.
    .title = Bread
    .task = You have four grain and no fuel. Have 4 bread at the end of this turn.
    .hint-1 = First the mill, for all four; then the oven, with the mill's straw.
    .hint-2 = use F04 lay; times 4; use F05 lay; times 4; times 0.
    .learnt = Milling pays for the baking. Four grain were 4 food; four bread are 12.

lesson-goods-beer =
    The Irish road: the Malthouse turns grain into malt and straw, the Brewery a malt and a grain into beer. One beer may
    be sold for 7 coins as you go. Beer is 5 food.
    .title = Beer
    .task = You have six grain. End this turn with 2 beer and 7 coins.
    .hint-1 = Each beer takes one malt and one grain: malt only half of your grain.
    .hint-2 = use I04 lay; times 3; use I05 lay; times 3; times 1.
    .learnt = Half for the malt, half for the beer.

lesson-goods-wine =
    Grapes become wine in the Winery, one for one, and one wine may be sold there for 7 coins; the Inn buys one for 6.
    Anybody may sell a wine at any time, but for a single coin (F6.4).
    .title = Wine
    .task = Press your three grapes, and leave with 2 wine and 7 coins.
    .hint-1 = use F21 lay; times 3; times 1.
    .learnt = The Winery pays the most for a wine, but for one in each visit only. The others are for contracts, food, the Cloister Church or the Palace.

lesson-goods-whiskey =
    Malt, wood and peat make 2 whiskey at a time in the Distillery. A whiskey is 2 food, 2 coins, or a contract.
    .title = Whiskey
    .task = Have 4 whiskey at the end of this turn.
    .hint-1 = You need two malt first.
    .hint-2 = use I04 lay; times 2; use I21 lay; times 2.
    .learnt = Two grain, two wood and two peat went in, and 4 whiskey came out.

lesson-goods-ceramics =
    In the Cloister Workshop clay becomes ceramics, up to three, and stone an ornament. Each piece takes 1 energy, and the
    fuel for all of them is paid in one sum, so that less is lost (F6.5).
    .title = Clay and fire
    .task = Make 3 ceramics and 1 ornament in a single visit.
    .hint-1 = Four pieces, 4 energy: a peat is 2, a wood is 1.
    .hint-2 = use G18 lay; times 3; times 1.
    .learnt = 13 points of goods from a handful of clay (F14.1).

lesson-goods-reliquary =
    At the Pilgrimage Site a book becomes a ceramic, a ceramic an ornament, an ornament a reliquary: two such steps per
    visit. It is occupied after the first visit; but the Priory lets you use a building on which a prior stands.
    .title = The long pilgrimage
    .task = Turn your one book into a reliquary this turn.
    .hint-1 = The prior goes on the pilgrimage himself. Then a lay brother follows him through the Priory.
    .hint-2 = use F36 prior; trade Bo; trade Ce; use G01 lay; enter F36; trade Or.
    .learnt = From 2 points to 8, with two of your clergymen on the road.

lesson-goods-wonder =
    The rarest of all: eight wonders exist, worth 30 points each. The Sacristy makes one out of a book, a ceramic, an
    ornament and a reliquary together.
    .title = A wonder
    .task = Have a wonder at the end of this turn.
    .hint-1 = Only the reliquary is missing, and you have an ornament to spare.
    .hint-2 = use F36 lay; trade Or; skip; use G34 lay; times 1.
    .learnt = 17 points of treasures became 30.

lesson-goods-no-ninth =
    Wonders can run out, as no other good does. After the eighth no card gives another one (F1.3): the Sacristy may still be
    visited, but it takes nothing and gives nothing.
    .title = No ninth wonder
    .task = You have three wonders, Green has five. You hold all that the Sacristy asks for, and have one action left. Have 2 reliquaries and an ornament at the end of this turn.
    .hint-1 = The Sacristy would be a visit for nothing. Where does an ornament become a reliquary, and a ceramic an ornament?
    .hint-2 = use F36 lay; trade Or; trade Ce.
    .learnt = No card could give a ninth wonder. But 17 points of treasures became 22, for reliquaries never run out. Now you have seen where all the roads lead, and where one of them ends.
