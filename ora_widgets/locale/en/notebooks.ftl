# The notebooks of the course: what stands around the tasks. They are written by tests/notebooks/course.py.

notebook-goals = Goals
notebook-how = How it works
    .run =
        Run a cell with *Shift + Enter*. Each section opens a board, with its task at the top. Solve it by clicking, or with
        moves in the cell below; it is the same game. Then ask, with the buttons under the task or in the cell:
    .check = `check()` tells you: solved, or not yet and why;
    .hint = `hint()` gives one hint at a time, and says which is the last;
    .solution = `solution()` shows one way to do it.
    .kept = What you have solved is kept in `ora_progress.json` beside this notebook.
    .again =
        Solve each task by clicking on its board or with moves in the cell below it; `check()`, `hint()` and `solution()`
        are there for every one.
notebook-around = Look around
notebook-next = Next
notebook-beyond = train the cards and try the puzzles in { $link }.
notebook-cards = Cards and puzzles

notebook-welcome =
    Five minutes, and you need nothing but the mouse. You hear who wins, look around the table, and play your first round.

notebook-wheel =
    All basic goods in this game come from one wheel. So we begin there: you look at the wheel, take your first goods, and
    meet the joker, the one indicator that can replace all the others.
    .around =
        What will come onto this wheel, and when? The schedule of a game shows it. *Start* is the player who begins the
        round. *Check* and the *!* only help to notice a mistake (lesson 12), and you will hear of settlement phases in
        lesson 6.

notebook-clergymen =
    Your clergymen fetch the goods. You have three of them. To play well, you must choose when to send them out, and know
    when they come home.
    .around =
        Where can Red go on the very first turn? The list of legal moves shows every move that is allowed.

notebook-building =
    Your landscape fills up quickly. Here you learn where each card may stand, and how to enlarge your cloister.
    .around = You can look at any card by its name.

notebook-work-contracts = Perhaps another player has just the building that you need. You can pay to use it.
    .around = This is the rule on the price of a contract:

notebook-land =
    You cannot build on a space with a forest or a moor until you have cleared it. And when all your spaces are full, you
    can buy more land.
    .around =
        Everybody starts with one coin. Can Red buy a district with it on the first turn? Try, and read the answer.

notebook-food =
    A large part of a winner's points comes from settlements. Each costs food and energy, and can be built only in certain
    rounds.
    .around =
        When do the settlement phases come? That depends on the number of players and the length of the game.

notebook-scoring = To win, you must know what gives points. You add up three simple sums.
    .around = Here is the score of a position, as a table.

notebook-goods =
    The best goods are made in several steps, from basic goods. This lesson follows each production chain once, with two
    actions for each task.
    .around = There are more positions about goods in the list of scenarios.

notebook-countries = The cards have two sides, so the game comes in two flavours, French and Irish.
    .around = Compare the two sides of one card.

notebook-bonus-round =
    With three or four players the game ends with a special round. Each player has one action, and the prior may use any
    building.
    .around = This is what the rule says:

notebook-two-players =
    With two players you take two actions in a turn, and the players themselves decide when the game ends.
    .around = Compare what comes in which round in the two games for two.

notebook-short-game =
    Three or four players can play this game in one hour. Everybody gets gifts, and everybody gets a tile when somebody
    takes goods by the wheel. You have only two clergymen each.
    .around = This is what comes in each round:

notebook-solo =
    In the solo game there is also a neutral player, who gets the buildings that you do not build in time.
    .around = This is what comes in the 32 turns of the solo game:

notebook-first-game =
    Now you know everything you need. You play against Green and Blue, which are played by easy bots. You can ask for a
    hint at any move.
    .around =
        When you have finished a game, keep its record: it is a short text. Here is what one looks like at the start.
