# Lesson 5: forests, moors and land.

lesson-land = Forests, moors and land
    .goals = After this lesson you can clear your spaces, buy districts and plots, and know what lies next to what.

lesson-land-trees =
    Your heartland begins with three forests and two moors. Felling trees is a main action and needs no clergyman.
    Remove one forest, and take as much wood as the wood indicator (or the joker) shows (F5.4.1). In the same way you
    cut the peat of a moor. The space becomes empty plains (F5.4.4).
    .title = Trees into wood
    .task = Fell the trees on M4 and take { $want-R-Wo } wood.
    .hint-1 = Click the forest, then the wood indicator.
    .hint-2 = fell 0,1 wood.
    .learnt = You have { $want-R-Wo } more wood and one more space to build on.

lesson-land-for-nothing =
    Sometimes you want the space, not the wood. You may remove a forest or a moor even when its indicator shows 0. It
    still takes your main action (F5.4.2).
    .title = Clearing for 0 goods
    .task = Wood shows { $wheel-wood }, because somebody has just used it. Make room beside the empty space M6 in this turn anyway, and do not use the joker.
    .hint-1 = Use the wood indicator, although it gives { $wheel-wood } wood.
    .hint-2 = fell 0,2 wood.
    .learnt = You got no wood, but a space to build on. And you can use the joker later.

lesson-land-nothing-at-all =
    You never have to do anything useful: you may pass (F5.6). The rules also let you fell trees or cut peat without
    removing a card. That is the same as passing, so here you pass (F5.4.3).
    .title = Passing
    .task = Pass, and end your turn.
    .hint-1 = There is a choice that does nothing. Your turn ends only when you end it.
    .hint-2 = pass, then done.
    .learnt = It is Green's turn. Passing is rarely a good move, but it is always allowed in a normal round.

lesson-land-a-district =
    In each turn you may buy one landscape, before or after your main action: the top district or the top plot (F6.6).
    The cheapest lie on top, so the price only rises. (In the solo game it is the other way round.) A district is a row
    of five spaces. You place it at once (F7.5), exactly above or below your heartland or another district (F7.3). You
    choose its side: moor, forest, forest, hillside, hillside; or forest, three plains, hillside (F7.2).
    .title = A district
    .task = The Grapevine needs a hillside, and your hillside has a building on it. Buy a district and build the Grapevine, both in this turn.
    .hint-1 = Click one of the two sides on the dashed strip above or below your heartland. It costs { $price-district } coins. On which spaces does it have a hillside?
    .hint-2 = district -1 hills; build F14 -1,3.
    .learnt = Buying a landscape is an extra action, so you still had your main action. You may buy one landscape in each turn.

lesson-land-a-mountain =
    A plot is two spaces wide and two rows high (F7.2). A plot with its coast side up goes to the left of your
    landscape. With its mountain side up it goes to the right (F7.4). The mountain side has two hillsides and one
    mountain as tall as both rows. A Quarry can stand on the mountain, and it gives stone.
    .title = A mountain for the Quarry
    .task = You have { $R-Pn } coins, and stone shows { $wheel-stone }. Have { $want-R-Sn } stone at the end of this turn.
    .hint-1 = A plot costs { $price-plot } coins, the Quarry costs 5, and your prior is at home.
    .hint-2 = plot 0 mountain; build G22 0,6; prior; take stone.
    .learnt = You bought a plot, built the Quarry, let the prior move in and took stone, all in one turn.

lesson-land-next-to-the-mountain =
    Spaces are next to each other when they share an edge, even on different tiles. Corners never count. The tall
    mountain is a single space: both hillsides of its plot touch it (F7.6). It is named after its upper row, here M9.
    This matters for settlements. Their cards are in your hand. You build them in settlement phases (lesson 6), and pay
    them with food and energy.
    .title = Next to the mountain
    .task = It is settlement phase D. The Castle stands on Red's mountain, the Bakery on M8. Build the Shanty Town on the only empty space that touches the Castle.
    .hint-1 = Two hillsides touch the mountain: M8 and N8. One of them is empty.
    .hint-2 = settle S1 1,5.
    .learnt = Both M8 and N8 touch the mountain. Remember that when you place settlements.

lesson-land-which-row =
    You may put districts above and below your landscape. A new district must touch the row it is added to, without a
    gap, and may not be shifted to the side (F7.3).
    .title = Above or below
    .task = Red's landscape has rows L, M and N. Buy a district, and build the Cloister Courtyard on it, next to the Cloister Office.
    .hint-1 = The Cloister Office stands in row N. Which free row touches row N?
    .hint-2 = district 2 plains; build G02 2,4; skip.
    .learnt = Here a new district could go into row K or row O. Only row O touches the Cloister Office.

lesson-land-sold-out =
    There are nine districts and nine plots for all players together. When one pile is used up, nobody can buy that kind
    of landscape any more. The other pile is still for sale (F1.4).
    .title = Sold out
    .task = Green and Blue have bought all nine districts. The Palace needs a hillside, and your only hillside has a building on it. You have { $R-Pn } coins: build the Palace in this turn anyway.
    .hint-1 = The Palace costs 25 coins. The next plot costs { $price-plot }. Which side of a plot has hillsides?
    .hint-2 = plot 0 mountain; build F27 0,5; skip.
    .learnt = All districts were sold, but a plot had the hillside you needed. Watch how many of each are left before somebody else buys the last one.
