# Lesson 10: the bonus round.

lesson-bonus-round = The bonus round
    .goals = After this lesson you can make good use of the last round with three or four players.

lesson-bonus-round-when =
    With three or four players the long game has 24 ordinary rounds and the short game 12 (F3.6). After them comes one
    more round, the bonus round. It has rules of its own (F9.1).
    .title = One more round
    .task = Red's prior stands on the Clay Mound. Blue has the last turn of round { $round } and passes. In the next round take clay with Red's prior once more.
    .hint-1 = In an ordinary round nobody of Red's would come home: one brother never left. What is different after round { $round }?
    .hint-2 = First pass; done for Blue. Then Red's prior is at home: use LR1 prior.
    .learnt = Round { $then-round } is the bonus round, and Red's prior came home for it. In the short game the bonus round is round 13.

lesson-bonus-round-any-building =
    Before the bonus round every prior comes home. Lay brothers stay out, and the wheel turns once more (F9.2). Then
    each player has one single action. One way to use it: put your prior on any building of any player, even an occupied
    one, and use it for free (F9.3).
    .title = Any building is open
    .task = Green's Cloister Church is occupied. Send your prior there anyway, and make { $want-R-Rq } reliquaries.
    .hint-1 = In the bonus round your prior may go to any building.
    .hint-2 = use F24 prior; times 2.
    .learnt = 16 points with one action, and Green got no coin for it. Before the game ends, think which building on the table is best for you.

lesson-bonus-round-build-instead =
    The other way to use the action: build a building, and let the prior move in if you like (F9.3). Extra actions are
    allowed as always, so you may also buy a landscape (F9.4, F6.7).
    .title = Or build
    .task = Build the Harbor Promenade, and use it at once.
    .hint-1 = It needs a coast, so buy a plot with a coast first.
    .hint-2 = plot 0 coast; build F11 0,-1; prior.
    .learnt = You bought a plot, built on it and used the new building, all in your last action of the game.

lesson-bonus-round-not-allowed =
    In the bonus round you cannot send lay brothers, issue work contracts, fell trees or cut peat (F9.3).
    .title = What is not allowed
    .task = Which of these may Red do in the bonus round?
    .choice-a = fell trees on M4
    .choice-b = send a lay brother to the Farmyard
    .choice-c = use Green's Farmyard by work contract
    .choice-d = send the prior to Green's Farmyard
    .hint-1 = You may only build, or send the prior.
    .learnt = In the bonus round the prior may go to any building, and it costs nothing.

lesson-bonus-round-phase-e =
    At the very end comes settlement phase E. Each player may buy one landscape and build one settlement, and no new
    cards come (F9.5). Then the game is over, and you count the points (F9.6).
    .title = The last settlement
    .task = A Shanty Town has a dwelling value of -3. Build it where its neighbours add the most points. Then end the game for all three players.
    .hint-1 = Three spaces are empty: M5, M6 and N6. Which of them touches the most of your buildings? After Red it is Green's turn to settle, then Blue's.
    .hint-2 = settle S1 1,3; done; done; done.
    .learnt = The game is over. Between the Farmyard and the Cloister Office (2 each) the Shanty Town scored 1 point. On M5 it would have cost you 1 point; then it is better to build nothing.
