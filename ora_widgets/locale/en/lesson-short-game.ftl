# Lesson 11: the short game for three or four.

lesson-short-game = The short game
    .goals = After this lesson you can play the game for three or four in an hour.

lesson-short-game-fewer-hands =
    The short game has 12 rounds and a bonus round. You begin with one prior and one lay brother, who come home when both
    are out (F12.1), and the two cards at the upper left of your heartland are missing, so there is more room (F2.9).
    .title = Fewer hands
    .task = Build the Peat Coal Kiln on 0,0 and let your prior move in. Begin round 2 with both your clergymen at home; Green and Blue may pass.
    .hint-1 = They come home only when both are out. The last turn of this round is yours.
    .hint-2 = build G07 0,0; prior; times 1; done; then pass; done for Green and for Blue; then use LR1 lay; take clay; done.
    .learnt = 0,0 was empty from the start, and with only two clergymen both are quickly out, and quickly home again.

lesson-short-game-gifts =
    In each of the rounds 1 to 12 everybody receives two goods at the start, right after the wheel has turned: those
    printed where the beam has just passed (F12.3). Round 1 brings livestock and grain, round 2 clay and grain.
    .title = Gifts
    .task = Let everybody pass in round 1, and look what round 2 brings.
    .hint-1 = Four turns: Red, Green, Blue, and Red again.
    .hint-2 = pass; done, four times.
    .learnt = Clay and grain for everybody. Later there are stones, 5 coins, a book, even an ornament.

lesson-short-game-a-harvest-for-all =
    Whoever produces with the wheel shares: everybody takes 1 extra tile of that good, the producer too (F12.4).
    .title = A harvest for all
    .task = Fell trees, and see what the others get.
    .hint-1 = Wood shows 2.
    .hint-2 = fell 0,2 wood.
    .learnt = You got one wood more than the indicator showed, and each of the others got one, too.

lesson-short-game-hired-harvest =
    It is the same with a contract: whoever issues it is the producer, and the owner gets 1 tile like everybody else. All
    that is not special to this mode is as in the long game (F12.5).
    .title = Hired hands
    .task = Hire Green's Clay Mound and take the clay.
    .hint-1 = contract LG1 coins; Green sends somebody; take clay.
    .hint-2 = contract LG1 coins; send lay; take clay.
    .learnt = Green got your coin and a clay. Contracts are friendlier in the short game.

lesson-short-game-course =
    Settlement phases A to D come at the start of rounds 3, 5, 7 and 9; grapes enter in round 4, stone in round 6. After
    round 12 follows the bonus round, and then phase E (F12.2).
    .title = A quick course
    .task = How many settlement phases will there be in this game?
    .choice-a = five
    .choice-b = four
    .choice-c = three
    .hint-1 = A, B, C, D, and one at the very end.
    .learnt = Five, within thirteen rounds. Start to gather food early.

lesson-short-game-checking-numbers =
    Small pairs of numbers on the board tell who should be the start player, as a check that nobody forgot to pass the
    marker on. On the short board the first one is for three players, the second for four (F12.6).
    .title = A check
    .task = You play with three. Which of the two numbers do you look at?
    .choice-a = the first
    .choice-b = the second
    .hint-1 = Three comes before four.
    .learnt = The board does it by itself here, but at a real table the check is handy.
