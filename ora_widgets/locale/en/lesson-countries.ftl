# Lesson 9: France against Ireland.

lesson-countries = France against Ireland
    .goals = After this lesson you know how the two variants differ, and which cards take part in a game.

lesson-countries-two-sides =
    Every building card has a French side and an Irish side. Before the game you agree which of them to use (F2.1). The
    French cards make bread and wine, the Irish cards beer and whiskey. Fifteen cards are the same on both sides.
    .title = Two sides of a card
    .task = This game is played with the Irish cards. Which indicator will never come onto the wheel?
    .choice-a = peat
    .choice-b = stone
    .choice-c = grapes
    .choice-d = the joker
    .hint-1 = What is wine made of?
    .learnt = There are no grapes in Ireland. Stone comes in both variants.

lesson-countries-how-many-cards =
    Not every game uses all the cards (F2.4). The long game for three and the short game for four leave out the cards
    marked “4”. The short games for two and three leave out those marked “3+” or “4”. The long game for four uses all
    41.
    .title = Which cards take part
    .task = You play the long game with three players, so the eight cards marked “4” are left out. How many cards do you use?
    .hint-1 = 41 - 8.
    .learnt = 33 cards. The short games for two and three use only 24.

lesson-countries-on-the-water =
    One Irish building stands on water: the Houseboat. No other card can stand there (F5.5.3). It gives 1 wood, 1 malt,
    1 coin and 1 peat to the player who uses it.
    .title = On the water
    .task = Build the Houseboat on a water space, and let the prior move in at once.
    .hint-1 = Water spaces lie in column 1.
    .hint-2 = { $solution }.
    .learnt = The Houseboat has a dwelling value of 6 and lies beside your coast. A settlement on that coast will score well.

lesson-countries-a-whiskey =
    In France you may give a wine instead of the price of a contract; in Ireland you give a whiskey (F5.3.5). In France
    the Winery raises the price to 2 coins; in Ireland the Whiskey Distillery does (F5.3.4).
    .title = A whiskey instead of coins
    .task = Contracts already cost { $price-contract } coins, and you have none. Use Green's Malthouse by work contract, and turn both grain into malt.
    .hint-1 = Pay with a whiskey: contract I04 whiskey.
    .hint-2 = contract I04 whiskey; send lay; times 2.
    .learnt = A whiskey that you give instead of coins goes to the supply, and the owner gets nothing. You could also sell it for 2 coins and pay with those; then the owner gets the coins.

lesson-countries-church-or-chapel =
    Some French and Irish cards do nearly the same. In France the Cloister Church turns bread and wine into reliquaries,
    up to twice. In Ireland the Chapel turns beer and whiskey into reliquaries, up to three times.
    .title = Church or chapel
    .task = Make { $want-R-Rq } reliquaries.
    .hint-1 = First the Chapel offers a book for a coin. Do not buy it: you would have to sell a whiskey to pay for it.
    .hint-2 = { $solution }.
    .learnt = { $R-Be } beer and { $R-Wh } whiskey became { $want-R-Rq } reliquaries, worth 8 points each.
