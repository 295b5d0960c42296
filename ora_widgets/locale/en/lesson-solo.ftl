# Lesson 12: solo against the neutral player.

lesson-solo = Alone
    .goals = After this lesson you can play alone, beside a neutral player, for 500 points.

lesson-solo-an-empty-cellar =
    Alone you play 32 turns of two actions each. You begin without any goods, and both piles of land are turned over: the
    dearest lies on top (F13.1, F2.7).
    .title = An empty cellar
    .task = By round 5 you have put 9 coins aside. Buy a district, and see what it costs you.
    .hint-1 = Districts cost 2, 3, 4, 4, 5, 5, 6, 7 and 8; alone you begin at the far end.
    .hint-2 = district -1 plains.
    .learnt = 8 coins. Patience: with every one you buy the next is cheaper, or at worst as dear.

lesson-solo-before-it-is-gone =
    An indicator that stands at 10 when the wheel turns is not pushed along here: it leaves the game (F13.3). From then on
    its good can be produced only with the joker, and if that is gone too, not at all (F4.8).
    .title = Before it is gone
    .task = Clay shows 10. Take it while you can, and save the indicator.
    .hint-1 = use LR1 lay; take clay.
    .learnt = 10 clay, and the indicator is back at 0 and safe. Alone you must not wait too long.

lesson-solo-the-neighbour =
    Beside you lies the land of a neutral player: Clay Mound, Farmyard, Cloister Office, the Builders' Market, and three
    clergymen (F13.4). You use these buildings by work contract. The coin goes to the supply, and you choose which
    clergyman goes (F13.5).
    .title = The neighbour
    .task = Hire the neutral Builders' Market, and buy its goods for 2 coins.
    .hint-1 = The contract costs 1 coin; you have 3.
    .hint-2 = contract G13 coins; send lay; times 1.
    .learnt = 2 wood, 2 clay, 1 stone and 1 straw for 3 coins altogether.

lesson-solo-the-neighbour-builds =
    At the start of each settlement phase all buildings left in the display go to the neutral player, on empty spaces or
    over other buildings; you choose where (F13.6). Cloister buildings need a cloister neighbour. Then you may use one of
    the cards just laid: the neutral prior goes there, for the price of a contract (F13.7). After that it is your phase
    (F13.9).
    .title = The neighbour builds
    .task = Lay both cards, and use the Peat Coal Kiln with the neutral prior: 2 peat coal in the end.
    .hint-1 = A cloister building is laid beside another one, and on the neutral land only 1,3 lies beside the Cloister Office and has no building on it.
    .hint-2 = place G01 1,3; place G07 0,1; contract G07 coins; times 1.
    .learnt = A card that you could not build in time still served you, and it cost no action.

lesson-solo-the-last-turn =
    Turn 32 is the last: two actions, then the neutral player builds once more, then a last settlement phase, and it is
    over (F13.10). With 500 points you have won (F13.11).
    .title = The last turn
    .task = Pass twice and end the turn; lay the last card; build the Shanty Town; end the game.
    .hint-1 = The House of the Brotherhood is a cloister building: on the neutral land it needs one beside it.
    .hint-2 = pass; pass; done; place G41 1,3; settle S1 0,3; done.
    .learnt = That was the end. Only your own landscape and goods are counted.
