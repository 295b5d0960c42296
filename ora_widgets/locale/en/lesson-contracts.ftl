# Lesson 4: work contracts.

lesson-work-contracts = Work contracts
    .goals = After this lesson you can use other players' buildings, and know who pays what.

lesson-work-contracts-their-oven =
    You need not own a building to use it. With a work contract you pay the owner, and the owner puts a clergyman of
    their own on the building. You use it as if it were yours: you decide, you pay the goods, and you get what it makes
    (F5.3.1). The Bakery turns flour into bread, and then buys some of it for coins. The price of the contract is 1 coin. You pay it to the owner before you use the building (F5.3.4).
    .title = Their oven, your bread
    .task = Green has the only Bakery. Turn both your flour into bread there. Each loaf takes ½ energy, from your own goods. In the end Green has { $want-G-Pn } coins.
    .hint-1 = Click Green's Bakery and pay with a coin. Green then chooses which clergyman goes.
    .hint-2 = contract F05 coins; send lay; times 2; then sell no bread: times 0.
    .learnt = You got the bread, Green got the coin, and all your own clergymen stayed where they were.

lesson-work-contracts-the-owner-picks =
    The owner chooses who goes: the prior or a lay brother (F5.3.2). Most owners send a lay brother, because they want
    the prior at home for their next new building.
    .title = The owner picks
    .task = This time you play Green. Red has just paid you for the Bakery. Send a clergyman, but keep your prior at home.
    .hint-1 = The board asks Green who goes.
    .hint-2 = send lay.
    .learnt = Owners cannot refuse a contract, but they choose which clergyman goes.

lesson-work-contracts-who-is-at-home =
    A contract needs an owner who has a clergyman at home (F5.3.3). And you cannot make a contract with yourself
    (F5.3.8): to your own buildings you send your own clergymen. So look who is at home before you plan.
    .title = Is anybody at home?
    .task = The clay indicator shows { $wheel-clay }, and your own Clay Mound is occupied. Find the one Clay Mound that you can use by work contract, and take the clay.
    .hint-1 = All of Green's clergymen are out.
    .hint-2 = contract LB1 coins; Blue sends somebody; take clay.
    .learnt = Blue had clergymen at home, and Green had none. A player with nobody at home cannot be hired, and earns nothing that way.

lesson-work-contracts-a-drink =
    The Winery turns grapes into wine, and then buys one. Once somebody has built it (in Ireland: the Whiskey Distillery), contracts cost 2 coins for everybody until
    the end of the game (F5.3.4). But at any time you may give 1 wine (in Ireland: 1 whiskey) instead, whatever the
    price is. It goes to the supply, and the owner gets nothing (F5.3.5).
    .title = A drink instead of coins
    .task = The Winery is built, and you have { $R-Pn } coins and { $R-Wn } wine. Use it in this turn by work contract and turn all your grapes into wine, but let Green earn nothing.
    .hint-1 = With coins Green would earn. What else can you give?
    .hint-2 = { $solution } (the last one sells none).
    .learnt = You gave { $R-Wn } wine and made { $R-Gp }. You kept your coins, and Green got none.

lesson-work-contracts-keep-them-busy =
    You may issue a contract and not use the building (F5.3.6). One reason: to send away the last clergyman of another
    player. Then that player has no prior to move into a new building, and nobody else can make a contract with them
    this round.
    .title = Keep them busy
    .task = Green has only one lay brother at home. Send him to Green's Clay Mound by work contract, and do not take the clay.
    .hint-1 = Issue a contract for the Clay Mound, and use no indicator.
    .hint-2 = contract LG1 coins, then skip.
    .learnt = A contract can be used just to get in somebody's way. But remember: when all three clergymen are out, all three come home next round.
