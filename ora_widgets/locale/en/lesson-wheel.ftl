# Lesson 1: the wheel and the joker.

lesson-wheel = The wheel and the joker
    .goals = After this lesson you can read the wheel, take goods with it, and use the joker.

lesson-wheel-first-harvest =
    Nearly every indicator on the wheel belongs to a good. The space where it stands shows how much of that good you may
    take, and you always take all of it. Everybody begins with one tile of each of the six basic goods, and in round 1
    every indicator shows 2 (F4.2). You have sent somebody to the Clay Mound before, with a ring to show you the way.
    Now do it alone, and watch the indicator.
    .title = The first harvest
    .task = You are Red. In this turn send a lay brother to the Clay Mound, and take as much clay as the clay indicator shows.
    .hint-1 = Click the Clay Mound, then a lay brother, then the clay indicator.
    .hint-2 = Two moves: use LR1 lay, and take clay.
    .learnt = You took all the clay that the indicator showed, and the indicator went back to 0 (F4.4). Now it grows again.

lesson-wheel-next-step =
    At the start of every round the wheel turns by one space. All indicators move with it, so the longer a good is left
    alone, the more of it you can take. From 0 the values go 0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10: one value for each
    turn of the wheel (F4.1). A player who does not want to act may pass.
    .title = It grows while you wait
    .task = Clay shows { $wheel-clay }, and Blue has the last turn of round { $round }. Let Blue pass and end the turn, and watch the wheel. Then take { $want-R-Cl } clay as Red.
    .hint-1 = You play all three players here. When Blue has ended the turn, round { $then-round } begins, and every indicator moves on.
    .hint-2 = pass; done; use LR1 lay; take clay.
    .learnt = The wheel turned once, and { $wheel-clay } became { $want-R-Cl }. At first a value grows by one each round; later it grows more slowly.

lesson-wheel-joker =
    One indicator belongs to no single good: the joker. Whenever you take a good by the wheel, you may use the joker
    instead of the good's own indicator. The good's own indicator then stays where it is (F4.6). You use one of the two, never
    both together.
    .title = The joker
    .task = Somebody has used the grain indicator lately, so it shows { $wheel-grain }. Take { $want-R-Gn } grain at once, and do not use the grain indicator.
    .hint-1 = The joker shows { $wheel-joker }. Which building gives grain?
    .hint-2 = At the Farmyard choose the joker, and grain: use LR2 lay, then take joker Gn.
    .learnt = You got { $want-R-Gn } grain, and the joker went back to { $then-wheel-joker }. The grain indicator still shows { $then-wheel-grain }. All players share the one joker, so do not wait too long.

lesson-wheel-end-of-the-scale =
    A long beam lies across the wheel. If nobody uses an indicator for twelve turns of the wheel, it reaches 10, the
    last value. When the wheel turns again, the beam pushes the indicator along. So it stays at 10 and does not start
    again at 0 (F4.3).
    .title = The last value
    .task = Clay shows { $wheel-clay }, and Blue has the last turn of round { $round }. Let Blue pass and end the turn, so that the wheel turns. Then take clay as Red. You should have { $then-R-Cl } clay in the end.
    .hint-1 = Let Blue pass and end the turn. Where does the clay indicator stand in round { $then-round }?
    .hint-2 = pass; done; use LR1 lay; take clay.
    .learnt = The indicator stayed at { $wheel-clay } until somebody used it. (In the solo game it would leave the game instead; you will see that later.)

lesson-wheel-grapes =
    You play either with the cards of France or with those of Ireland; here it is France. Two indicators join later. In
    the long game for three or four players, grapes (only in France) enter in round 8 and stone in round 13. Both enter
    at 0 (F4.5). The joker can stand in for them even before that. You may use it for a good whose indicator shows
    nothing yet, or is not on the wheel yet. The Grapevine gives grapes.
    .title = Grapes and stone
    .task = It is round { $round }. The grapes indicator has just entered and shows { $wheel-grapes }. You own a Grapevine. Take { $want-R-Gp } grapes.
    .hint-1 = Which indicator shows { $wheel-joker } now?
    .hint-2 = use F14 lay, then take joker.
    .learnt = With the joker you got grapes before the grapes indicator showed any.

lesson-wheel-ships =
    A few cards use only the joker. The Shipping Company is one of them. Pay 3 energy, and take meat, bread or wine: as
    much as the joker shows (F4.7). Each wood is worth 1 energy.
    .title = Only for the joker
    .task = In this turn send a clergyman to the Shipping Company and take { $want-R-Wn } wine.
    .hint-1 = First pay the energy with your three wood. Then choose the joker, and wine.
    .hint-2 = use F33 lay; pay 3Wo; take joker Wn.
    .learnt = Now you know the wheel. Values grow, and taking goods resets the indicator you used. The joker can replace any of them, and a few cards use nothing else.
