# Lesson 12: the short game for three or four.

lesson-short-game = The short game
    .goals = After this lesson you can play the game for three or four in an hour.

lesson-short-game-fewer-hands =
    The short game has 12 rounds and a bonus round. You begin with one prior and one lay brother. They come home when
    both are out (F12.1). The two cards at the upper left of your heartland are left out, so you have more room (F2.9).
    .title = Only two clergymen
    .task = Build the Peat Coal Kiln on M3 and let your prior move in. Make sure that both your clergymen are at home when round { $want-round } begins. Green and Blue may pass.
    .hint-1 = They come home only when both are out. The last turn of this round is yours.
    .hint-2 = build G07 0,0; prior; times 1; done; then pass; done for Green and for Blue; then use LR1 lay; take clay; done.
    .learnt = M3 was empty from the start. With only two clergymen, both are soon out, and then both come home.

lesson-short-game-gifts =
    At the start of each of the rounds 1 to 12, right after the wheel has turned, everybody receives two goods. They are
    printed on the space that the beam has just passed (F12.3). Round 1 brings livestock and grain, round 2 clay and
    grain.
    .title = Gifts
    .task = Red has no goods, and the Peat Coal Kiln costs 1 clay. Build it in round { $want-round } without taking clay from the wheel. The others pass.
    .hint-1 = What does everybody receive at the start of round { $want-round }?
    .hint-2 = pass; done for Red, Green and Blue. Then it is Red's turn of round { $want-round }: build G07.
    .learnt = Everybody got clay and grain, and the clay paid for the Kiln. Later rounds bring stone, 5 coins, a book, a ceramic and an ornament.

lesson-short-game-a-harvest-for-all =
    Whenever somebody takes goods by the wheel, everybody gets 1 extra tile of that good, the producer too (F12.4).
    .title = One tile for everybody
    .task = Fell trees, and see what the other players get.
    .hint-1 = Wood shows { $wheel-wood }.
    .hint-2 = fell 0,2 wood.
    .learnt = You got one wood more than the indicator showed, and each of the others got one, too.

lesson-short-game-hired-harvest =
    The same happens with a work contract: the player who issues it is the producer, and the owner gets 1 tile like
    everybody else. Everything else works as in the long game (F12.5).
    .title = The same with a contract
    .task = Use Green's Clay Mound by work contract, and take the clay.
    .hint-1 = contract LG1 coins; Green sends somebody; take clay.
    .hint-2 = contract LG1 coins; send lay; take clay.
    .learnt = Green got your coin and { $gain-G-Cl } clay. In the short game the owner gets a little more from such a contract.

lesson-short-game-course =
    Settlement phases A to D come at the start of rounds 3, 5, 7 and 9. In France grapes enter in round 4; stone enters
    in round 6. After round 12 comes the bonus round, and then phase E (F12.2).
    .title = When the phases come
    .task = How many settlement phases will there be in this game?
    .choice-a = five
    .choice-b = four
    .choice-c = three
    .hint-1 = A, B, C, D, and one at the very end.
    .learnt = There are five, within thirteen rounds. Start early to collect food.

lesson-short-game-checking-numbers =
    Small pairs of numbers on the board show which seat should be the start player. You can check that nobody forgot to
    pass on the marker. On the short board the first number is for three players, the second for four (F12.6).
    .title = A check
    .task = You play with three. Which of the two numbers do you look at?
    .choice-a = the first
    .choice-b = the second
    .hint-1 = The first number is for the smaller number of players.
    .learnt = Here the program passes on the marker. At a real table the check is useful.
