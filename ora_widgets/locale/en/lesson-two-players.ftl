# Lesson 11: two players.

lesson-two-players = Two players
    .goals = After this lesson you can play the short and the long game for two, and you know how to end them.

lesson-two-players-two-actions =
    In the short game for two you take turns. Each turn begins with a step of the wheel and has two main actions
    (F10.2). The back of the wheel is used, where values grow more slowly: 0, 1, 2, 2, 3 … (F2.2). You play with 24
    cards.
    .title = Two actions
    .task = Take { $want-R-Cl } clay and { $want-R-Gn } grain in one turn, and end it.
    .hint-1 = Clay Mound and Farmyard, one after the other.
    .hint-2 = use LR1 lay; take clay; use LR2 lay; take grain; done.
    .learnt = In each turn the wheel turns once, and you take two actions. Now it is Green's turn.

lesson-two-players-the-last-one =
    Clergymen return only when a turn begins. If your first action sends out your last clergyman, you cannot use your
    own buildings with the second action. You can still issue contracts, build, fell trees or cut peat (F10.4).
    .title = The last one out
    .task = One lay brother is left at home. Take the clay and the wood this turn.
    .hint-1 = For one of the two no clergyman is needed.
    .hint-2 = use LR1 lay; take clay; fell 0,1 wood.
    .learnt = Felling, cutting, building and contracts need none of your clergymen. When all three are out, they come home at the start of the next turn, yours or Green's.

lesson-two-players-phase-a =
    In the short game the settlement phases come in turns 7, 14, 21 and 28 (F10.3). The turns of both players are
    counted together. In the long game they come in rounds 7, 14, 21 and 28 (F11.4). The player whose turn begins goes
    first; in the long game the start player does.
    .title = When the phases come
    .task = This is turn { $round }, and it is Green's. Green passes twice and ends the turn. Then build the Shanty Town with Red at the first moment that allows it.
    .hint-1 = A turn has two actions, and both can be passed. What does turn { $then-round } begin with?
    .hint-2 = pass; pass; done. Red has the first step of the phase: settle S1 on an empty space.
    .learnt = Turn { $then-round } begins with settlement phase A, and Red goes first. The turns of both players are counted together.

lesson-two-players-how-much-land =
    In the short game both actions together are one turn, and you may buy one landscape in a turn (F10.5). In the long
    game your double action is one turn and your single action is another (F11.5).
    .title = How many landscapes
    .task = This is the long game. Red has a single action now, and right after it a double action. With { $R-Pn } coins buy two districts, one for row L and one for row O.
    .hint-1 = You may buy one in each turn. When does your next turn begin?
    .hint-2 = district -1 plains; pass; done; district 2 plains.
    .learnt = You may buy one landscape in each turn, and one more in every settlement phase.

lesson-two-players-three-in-a-row =
    In the long game for two you play rounds. The start player takes two actions, then the other player takes one. Then
    the other player becomes the start player (F11.2). So after the first round everybody takes three actions in a row:
    one, then the wheel turns, then two. Clergymen return only between rounds (F11.3). The front of the wheel is used,
    with nearly all the cards (F11.1).
    .title = Three in a row
    .task = Red passes twice in round { $round }. With Green's next three actions take { $want-G-Cl } clay, { $want-G-Gn } grain and { $want-G-Pn } coins.
    .hint-1 = Green has one action, then the wheel turns, then two more. All indicators show { $wheel-clay } now; which good must come first?
    .hint-2 = Take the clay in round { $round }. In round { $then-round } grain and coins show { $want-G-Gn }, and two clergymen are still at home.
    .learnt = Green had three actions in a row, with one wheel step after the first. Green is the start player of round { $then-round }.

lesson-two-players-the-end-short =
    A game for two has no fixed length. There is no bonus round and no phase E (F10.6). After pile D has come, the end
    begins when at most 1 building is left in the display. You finish your turn, and the other player has one last
    action. Then you count the points (F10.7). You cannot stop the end once it has begun (F10.8).
    .title = The end of the short game
    .task = Two buildings are left in the display. Make the game end as soon as you can.
    .hint-1 = Build one of them. Then finish your turn, and let Green take the last action.
    .hint-2 = build G12 0,3; skip; pass; done; pass; done.
    .learnt = Building the second-to-last card in the display ends the game. Count the points before you do that.

lesson-two-players-the-end-long =
    The long game ends in a similar way. Once pile D is out and at most 3 buildings are left, the current round is the
    last (F11.6). If the start player makes the game end, the other player still has the single action of this round.
    .title = The end of the long game
    .task = Four buildings are left in the display. Make the game end.
    .hint-1 = Build one of them, and play the round to its end.
    .hint-2 = build G02 0,3; skip; pass; done; pass; done.
    .learnt = The round was finished, and then the game was over.

lesson-two-players-the-castle =
    With two players no settlement phase comes after D. Any settlements still in your hand can then be built only with
    the Castle (F8.9). When you use the Castle, you may build one settlement and pay its food and energy as usual.
    .title = The Castle
    .task = Phase D is over. Build the Farming Village anyway, where it scores the most points.
    .hint-1 = Which building lets you build a settlement? Both hillsides touch it; which one has the better second neighbour?
    .hint-2 = use G28 lay; settle S2 0,5.
    .learnt = The Castle has a dwelling value of 7, so it is also a good neighbour.
