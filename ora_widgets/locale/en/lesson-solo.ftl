# Lesson 13: solo against the neutral player.

lesson-solo = Solo
    .goals = After this lesson you can play the solo game with its neutral player, and try to reach 500 points.

lesson-solo-an-empty-cellar =
    The solo game has 32 turns of two actions each. You begin without any goods. Both landscape piles are turned over,
    so the most expensive tile lies on top (F13.1, F2.7).
    .title = No goods at the start
    .task = It is round { $round }, and you have saved { $R-Pn } coins. Buy a district, and see what it costs.
    .hint-1 = The prices of districts are 2, 3, 4, 4, 5, 5, 6, 7 and 8. In the solo game you begin with the highest.
    .hint-2 = district -1 plains.
    .learnt = It cost { $price-district } coins. The next one costs less or the same, and never more.

lesson-solo-before-it-is-gone =
    In the solo game an indicator that shows 10 when the wheel turns is not pushed along: it leaves the game (F13.3).
    From then on you can produce its good only with the joker. If the joker has left, too, you cannot produce it at all
    (F4.8).
    .title = Before it is gone
    .task = Clay shows { $wheel-clay }. Take the clay, and keep its indicator in the game.
    .hint-1 = Taking puts an indicator back on 0. The joker would leave the clay indicator where it is.
    .hint-2 = use LR1 lay; take clay.
    .learnt = You took { $want-R-Cl } clay, and the indicator is back at { $then-wheel-clay }. In the solo game use an indicator before it leaves.

lesson-solo-the-neighbour =
    Beside you there is a neutral player with a heartland: Clay Mound, Farmyard, Cloister Office and the Builders'
    Market, and three clergymen (F13.4). You use these buildings by work contract. The coin goes to the supply, and you
    choose which clergyman goes (F13.5).
    .title = The neutral player
    .task = Use the neutral Builders' Market by work contract, and buy its goods for 2 coins.
    .hint-1 = The contract costs { $price-contract } coin; you have { $R-Pn }.
    .hint-2 = contract G13 coins; send lay; times 1.
    .learnt = You got { $gain-R-Wo } wood, { $gain-R-Cl } clay, { $gain-R-Sn } stone and { $gain-R-Sw } straw for 3 coins in all.

lesson-solo-the-neighbour-builds =
    At the start of each settlement phase all buildings left in the display go to the neutral player. You place them on
    empty spaces or over other buildings (F13.6). Each cloister building needs another cloister building next to it.
    Then you may use one of the cards just placed: you pay the price of a contract, and the neutral prior goes there
    (F13.7). After that comes your own settlement phase (F13.9).
    .title = The neutral player builds
    .task = Place both cards, and use the Peat Coal Kiln with the neutral prior. You should have { $want-R-Co } peat coal in the end.
    .hint-1 = A cloister building must be next to another one. On the neutral heartland N6 is the only empty space next to the Cloister Office.
    .hint-2 = { $solution }.
    .learnt = You did not build this card yourself, but you could still use it. And it took none of your actions.

lesson-solo-the-last-turn =
    Turn 32 is the last. You take two actions. Then the neutral player builds once more, and then comes the last
    settlement phase (F13.10). You win if you have 500 points or more (F13.11).
    .title = The last turn
    .task = Pass twice and end the turn. Place the last card, the House of the Brotherhood, build the Shanty Town, and end the game.
    .hint-1 = The House of the Brotherhood is a cloister building: on the neutral heartland it needs another cloister building next to it.
    .hint-2 = pass; pass; done; place G41 1,3; settle S1 0,3; done.
    .learnt = The game is over. Only your own landscape and your goods are counted.
