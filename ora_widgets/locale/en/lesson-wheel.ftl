# Lesson 0: the wheel and the joker.

lesson-wheel = The wheel and the joker
    .goals = After this lesson you can read the wheel, take goods with it, and choose the moment for the joker.

lesson-wheel-first-harvest =
    Welcome! In the middle of the table lies the wheel. Nearly every indicator on it belongs to a good, and the space it
    stands on says how much of that good you may take. Everybody begins with one tile of each of the six basic goods, and
    in round 1 every indicator already shows 2 (F4.2). You have three buildings: the Clay Mound gives clay, the Farmyard
    grain or livestock, the Cloister Office coins.
    .title = The first harvest
    .task = You are Red. Send a lay brother to the Clay Mound and take the clay that the clay indicator shows.
    .hint-1 = Click the Clay Mound, then a lay brother; then choose the clay indicator. In code: use LR1 lay.
    .hint-2 = Two moves: use LR1 lay, and take clay.
    .learnt = You took all the clay that the indicator showed, and it fell back to 0 (F4.4). It has to grow again.

lesson-wheel-next-step =
    At the start of every round the wheel turns by one space. Every indicator moves on with it, so goods that nobody
    takes become more and more. From 0 the values go 0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10: one entry per turn of the
    wheel (F4.1).
    .title = It grows while you wait
    .task = Clay shows 3, and Blue has the last turn of round 3. Let Blue pass and end the turn, watch the wheel, and take 4 clay as Red.
    .hint-1 = You play for everybody here. When Blue is done, round 4 begins and every indicator moves on.
    .hint-2 = pass; done; use LR1 lay; take clay.
    .learnt = One turn of the wheel later 3 had become 4. Early it grows by one a round; later it slows down.

lesson-wheel-joker =
    One indicator belongs to no good: the joker. Whenever you would read a good's own indicator, you may read the joker
    instead. The good's own indicator then stays where it is, for the next one who needs it (F4.6). You use the one or
    the other, never both together.
    .title = The joker
    .task = Somebody has used the grain indicator lately: it shows 2. Take 5 grain in one go, and leave the grain indicator alone.
    .hint-1 = The joker shows 5. Which building gives grain?
    .hint-2 = At the Farmyard choose the joker, and grain: use LR2 lay, then take joker Gn.
    .learnt = The joker gave you 5 grain and fell to 0; grain still shows 2. The joker is there for everybody, so be quick.

lesson-wheel-end-of-the-scale =
    Twelve turns after it was used an indicator reaches 10, the last value. When the wheel turns again, its beam pushes
    the indicator along, so it does not start over (F4.3).
    .title = The end of the scale
    .task = Wood shows 10, and Blue has the last turn of round 12. Let Blue pass and end the turn; the wheel turns. Then fell trees as Red: 11 wood in the end.
    .hint-1 = Blue passes and is done. Where does the wood indicator stand in round 13?
    .hint-2 = pass; done; fell 0,1 wood.
    .learnt = It waited at 10 until somebody took it. (In the solo game it would leave the wheel instead; you will see that later.)

lesson-wheel-grapes =
    Two indicators are late. In the long game for three or four grapes (only in France) enter in round 8 and stone in
    round 13, both with the value 0 (F4.5). The joker does not care: it can stand in for a good whose indicator shows
    nothing yet, or is not even on the wheel.
    .title = Late guests
    .task = It is round 8; the grapes have just come in and show 0. Your Grapevine is ready. Take 7 grapes.
    .hint-1 = Which indicator shows 7 now?
    .hint-2 = use F14 lay, then take joker.
    .learnt = With the joker you had grapes before the grapes indicator was worth anything.

lesson-wheel-ships =
    A few cards read nothing but the joker. The Shipping Company is one: pay 3 energy, and take meat, bread or wine, as
    much as the joker shows (F4.7). Each wood is worth 1 energy.
    .title = Only for the joker
    .task = Send somebody to the Shipping Company and come home with 6 wine.
    .hint-1 = First comes the fee: give your three wood. Then choose the joker, and wine.
    .hint-2 = use F33 lay; pay 3Wo; take joker Wn.
    .learnt = Now you know the wheel: values grow, whoever takes resets, the joker stands in for anything, and some cards live off it.
