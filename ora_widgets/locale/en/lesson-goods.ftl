# Lesson 8: goods and the big chains.

lesson-goods = Goods and the big chains
    .goals = After this lesson you know how to make bread, beer, wine, whiskey, ceramics, reliquaries and wonders.

lesson-goods-bread =
    In France you make bread from grain. The Windmill turns each grain into 1 flour and 1 straw. The Bakery turns each
    flour into bread for ½ energy, and a straw is worth exactly that. This lesson uses the game for two, so you have two
    actions.
    .title = Bread
    .task = You have { $R-Gn } grain and nothing to burn. Have { $want-R-Br } bread at the end of this turn.
    .hint-1 = Use the Windmill for all your grain. Then use the Bakery, and pay with the straw.
    .hint-2 = { $solution }.
    .learnt = The straw from the Windmill paid for the baking. Each grain was worth 1 food, each bread is worth 3.

lesson-goods-beer =
    In Ireland you make beer from grain. The Malthouse turns each grain into 1 malt and 1 straw. The Brewery turns 1
    malt and 1 grain into 1 beer. On each visit you may sell 1 beer there for 7 coins. A beer is worth 5 food.
    .title = Beer
    .task = You have { $R-Gn } grain. End this turn with { $want-R-Be } beer and { $want-R-Pn } coins.
    .hint-1 = Each beer takes 1 malt and 1 grain, so turn only half of your grain into malt.
    .hint-2 = { $solution }.
    .learnt = Half of the grain became malt, and the other half went into the beer with it.

lesson-goods-wine =
    The Winery turns each grape into 1 wine. On each visit you may sell 1 wine there for 7 coins. The Inn pays 6 coins
    for a wine. Anywhere else you may sell a wine at any time, but for only 1 coin (F6.4).
    .title = Wine
    .task = Turn your { $R-Gp } grapes into wine. End with { $want-R-Wn } wine and { $want-R-Pn } coins.
    .hint-1 = All your grapes may become wine in one visit. Selling comes after that.
    .hint-2 = { $solution }.
    .learnt = The Winery pays most for a wine, but it buys only one on each visit. Use other wine for contracts, as food, or for the Cloister Church or the Palace.

lesson-goods-whiskey =
    The Whiskey Distillery turns 1 malt, 1 wood and 1 peat into 2 whiskey. A whiskey is worth 2 food, sells for 2 coins,
    or pays for a contract.
    .title = Whiskey
    .task = Have { $want-R-Wh } whiskey at the end of this turn.
    .hint-1 = You need { $R-Gn } malt first.
    .hint-2 = { $solution }.
    .learnt = You used { $R-Gn } grain, { $R-Wo } wood and { $R-Pt } peat, and got { $want-R-Wh } whiskey.

lesson-goods-ceramics =
    The Cloister Workshop turns up to 3 clay into ceramics and 1 stone into an ornament. Each of them takes 1 energy.
    You pay the energy for all of them together, so less is lost (F6.5).
    .title = Clay and fire
    .task = Make { $want-R-Ce } ceramics and { $want-R-Or } ornament with one visit to the Cloister Workshop.
    .hint-1 = Each piece takes 1 energy. A peat is worth 2, a wood 1.
    .hint-2 = { $solution }.
    .learnt = { $R-Cl } clay and { $R-Sn } stone became goods worth { $gain-R-points } points (F14.1).

lesson-goods-reliquary =
    The Pilgrimage Site turns a book into a ceramic, a ceramic into an ornament, or an ornament into a reliquary. Each
    visit allows two such steps. After your first visit it is occupied. But the Priory lets you use a building on which
    a prior stands.
    .title = From book to reliquary
    .task = Turn your one book into a reliquary this turn.
    .hint-1 = Send your prior to the Pilgrimage Site. Then send a lay brother to the Priory, and use the Pilgrimage Site again from there.
    .hint-2 = use F36 prior; trade Bo; trade Ce; use G01 lay; enter F36; trade Or.
    .learnt = A book worth 2 points became a reliquary worth 8. It took two of your clergymen.

lesson-goods-wonder =
    There are only eight wonders, and each is worth 30 points. In the Sacristy you give a book, a ceramic, an ornament
    and a reliquary for a wonder.
    .title = A wonder
    .task = Have a wonder at the end of this turn.
    .hint-1 = Only the reliquary is missing. You have one ornament more than you need.
    .hint-2 = use F36 lay; trade Or; skip; use G34 lay; times 1.
    .learnt = Goods worth 17 points became a wonder worth 30.

lesson-goods-no-ninth =
    Wonders are the only good that can run out. After the eighth, no card gives another one (F1.3). You may still send a
    clergyman to the Sacristy, but it takes nothing and gives nothing.
    .title = No ninth wonder
    .task = You have three wonders, and Green has five. You have the goods that the Sacristy takes, and one action left. Have { $want-R-Rq } reliquaries and an ornament at the end of this turn.
    .hint-1 = The Sacristy would give you nothing. Where can you turn an ornament into a reliquary, and a ceramic into an ornament?
    .hint-2 = use F36 lay; trade Or; trade Ce.
    .learnt = No card could give a ninth wonder. But your goods were worth 17 points and are now worth 22, for reliquaries never run out.
