# Lesson 4: forests, moors and land.

lesson-land = Forests, moors and land
    .goals = After this lesson you can clear your spaces, buy districts and plots, and know what lies next to what.

lesson-land-trees =
    Your heartland begins with three forests and two moors. To fell trees is a main action and needs no clergyman: take
    away one forest, and take as much wood as the wood indicator (or the joker) shows (F5.4.1). A moor gives peat in the same
    way. Empty plains remain (F5.4.4).
    .title = Trees into wood
    .task = Fell the trees on 0,1 and take 5 wood.
    .hint-1 = Click the forest, then the wood indicator.
    .hint-2 = fell 0,1 wood.
    .learnt = You have 5 more wood and one more space to build on.

lesson-land-for-nothing =
    Sometimes you want the space and not the wood. You may clear a card even when the indicator shows 0; the action is
    spent all the same (F5.4.2).
    .title = For nothing
    .task = Wood shows 0: somebody was faster. Clear the forest on 0,2 in this turn anyway, and save the joker.
    .hint-1 = Use the wood indicator although it gives nothing.
    .hint-2 = fell 0,2 wood.
    .learnt = No wood, but room to build. And the joker stays for a better day.

lesson-land-nothing-at-all =
    You are never forced to do something useful. You may pass (F5.6). Felling without removing a forest would be the same:
    nothing is gained, and no indicator moves (F5.4.3).
    .title = Nothing at all
    .task = Pass, and end your turn.
    .hint-1 = pass, then done.
    .learnt = It is Green's turn. Passing is rarely good, but it is always allowed.

lesson-land-a-district =
    Before or after your main action you may buy one landscape per turn: the top district or the top plot (F6.6). The
    cheapest lie on top, so the price only rises (alone it is the other way round). A district is a strip of five spaces,
    laid exactly above or below your land (F7.3), at once (F7.5). You choose the side: moor, forest, forest, hillside,
    hillside; or forest, three plains, hillside (F7.2).
    .title = A district
    .task = The Grapevine needs a hillside, and yours is taken. Buy a district and build the Grapevine, in one turn.
    .hint-1 = Click one of the two sides on the dashed strip above or below your land; it costs 2 coins. Both sides have a hillside: on which spaces?
    .hint-2 = district -1 hills; build F14 -1,3.
    .learnt = Buying land is an extra action: it cost no main action. You may do it once in a turn.

lesson-land-a-mountain =
    A plot is two by two. Its coast side goes to the left of your land, its mountain side to the right, two hillsides and
    a mountain as tall as both rows (F7.2, F7.4). A mountain is where stone comes from.
    .title = Into the mountain
    .task = You have 8 coins, and stone shows 4. Have 4 stone at the end of this turn.
    .hint-1 = A plot for 3 coins, a Quarry for 5, and your prior is at home.
    .hint-2 = plot 0 mountain; build G22 0,6; prior; take stone.
    .learnt = Plot, Quarry, prior, stone: four steps, one turn.

lesson-land-next-to-the-mountain =
    Spaces are next to each other when they share an edge, also across tiles; corners never count. The tall mountain is a
    single space: both hillsides of its plot touch it (F7.6). Its name is that of its upper half, here 0,6.
    .title = Next to the mountain
    .task = It is settlement phase D. The Castle stands on Red's mountain, the Bakery on 0,5. Build the Shanty Town on the only empty space that touches the Castle.
    .hint-1 = The hillsides of the plot are 0,5 and 1,5.
    .hint-2 = settle S1 1,5.
    .learnt = 0,5 and 1,5 both touch the mountain. Remember that when you place settlements.

lesson-land-which-row =
    Districts may be piled up above and below, but never leave a gap, and never shift sideways (F7.3).
    .title = Row upon row
    .task = Red's land has rows -1, 0 and 1. Buy a district, and build the Cloister Courtyard on it, next to the Cloister Office.
    .hint-1 = The Cloister Office stands in row 1. Which free row touches it?
    .hint-2 = district 2 plains; build G02 2,4; skip.
    .learnt = A district goes directly above or directly below what is there already: here into row -2 or row 2, and only row 2 touches the Office.

lesson-land-sold-out =
    There are nine districts and nine plots for everybody together. When a pile is used up, land of that kind can no longer
    be bought, whatever you would pay; the other pile still lies there (F1.4).
    .title = Sold out
    .task = Green and Blue have bought all nine districts. You have 29 coins, and the only hillside of your land is taken: build the Palace in this turn all the same.
    .hint-1 = The Palace costs 25 coins. There are still plots, the next for 4; which of their sides has hillsides?
    .hint-2 = plot 0 mountain; build F27 0,5; skip.
    .learnt = One pile was empty, the other had what you needed. Count what is left of both, before somebody else takes the last.
