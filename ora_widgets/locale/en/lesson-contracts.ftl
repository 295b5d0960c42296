# Lesson 3: work contracts.

lesson-work-contracts = Work contracts
    .goals = After this lesson you can use the buildings of the others, and know what it costs whom.

lesson-work-contracts-their-oven =
    You need not own a building to use it. With a work contract you pay the owner, who puts a clergyman of their own on
    it, and you use it as if it were yours: you decide, you give the goods, you take what comes out (F5.3.1). The price is
    1 coin, paid to the owner before anything else (F5.3.4).
    .title = Their oven, your bread
    .task = Green has the only Bakery. Turn both your flour into bread there. The fuel is yours to find, and Green ends up with 2 coins.
    .hint-1 = Click Green's Bakery and pay with a coin. Green then decides who works.
    .hint-2 = contract F05 coins; send lay; times 2; and no bread sold: times 0.
    .learnt = You have the bread, Green the coin, and none of your own clergymen moved.

lesson-work-contracts-the-owner-picks =
    It is the owner who chooses between prior and lay brother (F5.3.2). Mostly one sends a lay brother, since the prior is
    wanted at home for the next new building.
    .title = The owner picks
    .task = For once you are Green. Red has just paid you for the Bakery. Send somebody, but keep your prior at home.
    .hint-1 = Green is asked who goes.
    .hint-2 = send lay.
    .learnt = Owners cannot refuse, but they choose who works.

lesson-work-contracts-who-is-at-home =
    No clergyman at home, no contract (F5.3.3). And you cannot hire yourself (F5.3.8): to your own buildings you send your
    own people. Look who is at home before you plan.
    .title = Is anybody at home?
    .task = The clay indicator shows 4, and your own Clay Mound is occupied. Find the one Clay Mound that you can hire, and take the clay.
    .hint-1 = All of Green's clergymen are out.
    .hint-2 = contract LB1 coins; Blue sends somebody; take clay.
    .learnt = Blue had people at home, Green had not. A player without people at home is safe from contracts, and poor.

lesson-work-contracts-a-drink =
    As soon as somebody builds the Winery (in Ireland: the Whiskey Distillery), contracts cost 2 coins, for everybody and
    to the end (F5.3.4). But from the first day to the last you may give 1 wine (1 whiskey) instead, whatever the price:
    it goes to the supply, and the owner gets nothing (F5.3.5).
    .title = A drink among friends
    .task = The Winery stands, and you have no coin. Use it all the same in this turn, by a work contract, and press both your grapes into wine.
    .hint-1 = You do have a wine.
    .hint-2 = contract F21 wine; send lay; times 2; sell none: times 0.
    .learnt = One wine given, two wine made, and not a coin for Green.

lesson-work-contracts-keep-them-busy =
    You may issue a contract and leave the building unused (F5.3.6). Why would you? To send the last clergyman of somebody
    away from home, for example: no prior of theirs to move in, no more contracts with them this round.
    .title = Keep them busy
    .task = Green has only one lay brother at home. Send him to Green's Clay Mound, and leave the clay where it is.
    .hint-1 = Hire the Clay Mound, and use no indicator.
    .hint-2 = contract LG1 coins, then skip.
    .learnt = A contract may be pure mischief. But mind that with all three out, all three come home next round.
