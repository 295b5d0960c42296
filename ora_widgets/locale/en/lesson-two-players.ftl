# Lesson 10: two players.

lesson-two-players = Two players
    .goals = After this lesson you can play the short and the long game for two, and end them when it suits you.

lesson-two-players-two-actions =
    The usual game for two is quick: you take turns, and every turn begins with a step of the wheel and has two main
    actions (F10.2). The wheel shows its back, where values grow more slowly: 0, 1, 2, 2, 3 … (F2.2). 24 cards are in.
    .title = Two actions
    .task = Take 1 clay and 1 grain in one turn, and end it.
    .hint-1 = Clay Mound and Farmyard, one after the other.
    .hint-2 = use LR1 lay; take clay; use LR2 lay; take grain; done.
    .learnt = Two actions, one turn of the wheel. Now Green does the same.

lesson-two-players-the-last-one =
    Clergymen return only when a turn begins. If your first action sends the last one out, your buildings are closed for
    the second action; contracts, building, felling and cutting remain (F10.4).
    .title = The last one out
    .task = One lay brother is left at home. Take the clay and the wood this turn.
    .hint-1 = For one of the two no clergyman is needed.
    .hint-2 = use LR1 lay; take clay; fell 0,1 wood.
    .learnt = Felling, cutting, building and contracts need none of your clergymen. As soon as all three are out they come home at the start of the next turn, yours or Green's.

lesson-two-players-phase-a =
    The settlement phases come in turns 7, 14, 21 and 28 of the short game, the turns of both players counted, and in
    rounds 7, 14, 21 and 28 of the long one (F10.3, F11.4). The player whose turn begins settles first.
    .title = When the piles come
    .task = This is turn 6. Let Green pass twice and end the turn: then look what comes.
    .hint-1 = pass; pass; done.
    .learnt = Turn 7 opens with settlement phase A, and Red settles first.

lesson-two-players-how-much-land =
    Two actions in a row are still one turn, and a turn allows one landscape (F10.5). In the long game your double action
    is one turn and your single action another (F11.5).
    .title = How much land
    .task = This is the long game: Red has a single action now, and the double action right after it. With 5 coins buy two districts, one into row -1 and one into row 2.
    .hint-1 = Count turns, not actions. When may you buy the second one?
    .hint-2 = district -1 plains; pass; done; district 2 plains.
    .learnt = One landscape in each turn, and one more in every settlement phase.

lesson-two-players-three-in-a-row =
    The long game for two is played in rounds: the start player has two actions, the other one a single one, and then the
    roles change (F11.2). So after the first round everybody does three actions in a row: one, then a step of the wheel,
    then two. Clergymen return only between the rounds (F11.3). The wheel shows its front, and nearly all cards are in
    (F11.1).
    .title = Three in a row
    .task = Play round 1: Red passes twice, Green once. Then see whose turn it is.
    .hint-1 = Each turn is ended with done.
    .hint-2 = pass; pass; done; pass; done.
    .learnt = Green has just acted and acts again, twice: Green is the start player of round 2.

lesson-two-players-the-end-short =
    How long a game for two lasts is up to you. There is no bonus round and no phase E (F10.6). Once pile D is out and at
    most 1 building is left in the display, the end has begun: you finish your turn, the other player has one last action,
    and the points are counted (F10.7). It cannot be undone (F10.8).
    .title = The end of the short game
    .task = Two buildings are left. Bring the game to its end.
    .hint-1 = Build one; then finish your turn, and let Green have the last action.
    .hint-2 = build G12 0,3; skip; pass; done; pass; done.
    .learnt = Whoever leaves a single building in the display brings the end about. Count the points before you do.

lesson-two-players-the-end-long =
    The long game ends in the same spirit: pile D out, at most 3 buildings left, and the round is finished, no more
    (F11.6). If the start player brings it about, the other still has the single action of this round.
    .title = The end of the long game
    .task = Four buildings are left. Bring the game to its end.
    .hint-1 = Build one; the round goes on to its end.
    .hint-2 = build G02 0,3; skip; pass; done; pass; done.
    .learnt = The round is played to its end, and then it is over.

lesson-two-players-the-castle =
    With two players no settlement phase follows after D. What is still in hand then can only be built with the Castle
    (F8.9): whoever uses it builds a settlement, paid as always.
    .title = What the Castle is for
    .task = Phase D is over. Build the Farming Village on 0,5, beside the Castle.
    .hint-1 = Send somebody to the Castle.
    .hint-2 = use G28 lay; settle S2 0,5.
    .learnt = The Castle has a dwelling value of 7: a good neighbour as well.
