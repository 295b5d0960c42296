# Lesson 9: the bonus round.

lesson-bonus-round = The bonus round
    .goals = After this lesson you can make the most of the last round with three or four players.

lesson-bonus-round-when =
    With three or four players the long game has 24 ordinary rounds, the short one 12 (F3.6). One more follows, the bonus
    round, with rules of its own (F9.1).
    .title = One more round
    .task = Blue has the last turn of round 24. Let Blue pass and end the turn, and see what comes after the last ordinary round.
    .hint-1 = pass, then done.
    .learnt = Round 25 is the bonus round, and Red's prior is home for it. In the short game it is round 13.

lesson-bonus-round-any-building =
    Before it begins every prior comes home; lay brothers stay out, and the wheel turns once more (F9.2). Then each player
    has one single action. One way to use it: put your prior on any building of any player, occupied or not, and use it
    for free (F9.3).
    .title = Every door is open
    .task = Green's Cloister Church is occupied. Visit it all the same, and make 2 reliquaries.
    .hint-1 = Your prior may go anywhere now.
    .hint-2 = use F24 prior; times 2.
    .learnt = 16 points in one visit, without a coin for Green. Think of the best building on the table before the end comes.

lesson-bonus-round-build-instead =
    The other way: build a building, and let the prior move in if you like (F9.3). Extra actions are as always; even a
    landscape may be bought (F9.4, F6.7).
    .title = Or build
    .task = Build the Harbor Promenade, and use it at once.
    .hint-1 = It needs a coast: buy one first.
    .hint-2 = plot 0 coast; build F11 0,-1; prior.
    .learnt = Land, building and visit: all in the last action of the game.

lesson-bonus-round-not-allowed =
    In the bonus round there are no lay brothers, no work contracts, no felling and no cutting (F9.3).
    .title = What is over
    .task = Which of these may Red still do now?
    .choice-a = fell trees on 0,1
    .choice-b = send a lay brother to the Farmyard
    .choice-c = hire Green's Farmyard for a coin
    .choice-d = send the prior to Green's Farmyard
    .hint-1 = Only build, or the prior.
    .learnt = The prior goes where he likes, and pays nobody.

lesson-bonus-round-phase-e =
    At the very end comes settlement phase E: one landscape, one settlement each, no new cards (F9.5). Then the game is
    over, and the points are counted (F9.6).
    .title = The last settlement
    .task = A Shanty Town counts -3 by itself. Build it where its neighbours make the most of it, and end the game for all three players.
    .hint-1 = Three spaces are empty: 0,2, 0,3 and 1,3. Which of them touches the most of your buildings? After Red's step it is Green's, then Blue's.
    .hint-2 = settle S1 1,3; done; done; done.
    .learnt = The game is over. Between Farmyard and Cloister Office (2 each) even a Shanty Town brings a point; on 0,2 it would have cost one, and then it is no shame to build nothing.
