# Lesson 8: France against Ireland.

lesson-countries = France against Ireland
    .goals = After this lesson you know how the two variants differ, and which cards take part in a game.

lesson-countries-two-sides =
    Every building card has a French and an Irish side; before the game you agree on one (F2.1). France bakes bread and
    presses wine, Ireland brews beer and distils whiskey. Fifteen cards are the same on both sides.
    .title = Two sides of a card
    .task = This table plays in Ireland. Which indicator will never come onto the wheel?
    .choice-a = peat
    .choice-b = stone
    .choice-c = grapes
    .choice-d = the joker
    .hint-1 = What is wine made of?
    .learnt = No grapes in Ireland. Stone comes in both countries.

lesson-countries-how-many-cards =
    Not all cards take part in every game (F2.4). Those marked “4” stay in the box in the long game for three and the
    short one for four; those marked “3+” or “4” in the short games for two and three. With four players in the long game
    all 41 are in.
    .title = Which cards take part
    .task = Three players, long game: the cards marked “4” stay away. There are eight of them. How many take part?
    .hint-1 = 41 - 8.
    .learnt = 33 cards. The short games for two and three use only 24.

lesson-countries-on-the-water =
    Ireland has a building that stands on water: the Houseboat, and nothing else can (F5.5.3). It gives 1 wood, 1 malt, 1
    coin and 1 peat to whoever arrives.
    .title = On the water
    .task = Build the Houseboat on a water space, and let the prior go aboard at once.
    .hint-1 = Water lies in column -2.
    .hint-2 = build I11 0,-2; prior.
    .learnt = A dwelling value of 6 on the water, beside your coast: good for a settlement there.

lesson-countries-a-whiskey =
    What wine is in France, whiskey is in Ireland: a present that replaces the price of a contract (F5.3.5). And what the
    Winery does to the price, the Whiskey Distillery does here (F5.3.4).
    .title = Whiskey for the Malthouse
    .task = Contracts cost 2 coins by now, and you have none. Hire Green's Malthouse and turn both grain into malt.
    .hint-1 = contract I04 whiskey.
    .hint-2 = contract I04 whiskey; send lay; times 2.
    .learnt = Given instead of coins a whiskey goes to the supply, and the owner gets nothing. Sold for 2 coins it pays for a contract, too, but then the owner gets them.

lesson-countries-church-or-chapel =
    The same idea often has two forms. In France the Cloister Church makes reliquaries out of bread and wine; in Ireland
    the Chapel takes beer and whiskey, and does it up to three times.
    .title = Church or chapel
    .task = Make 2 reliquaries.
    .hint-1 = First the Chapel offers a book for a coin. Leave that out: you would have to sell a whiskey for it.
    .hint-2 = use I24 lay; times 0; times 2.
    .learnt = Beer and whiskey into reliquaries: 16 points.
