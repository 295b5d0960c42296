# The notebooks for learners and teachers: what stands around the tasks. They are written by tests/notebooks/write.py.

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
        round. *Check* and the *!* only help to notice a mistake (lesson 12), and lesson 6 is about settlement phases.

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

# ---- the strategy track

notebook-strategy = Strategy
    .positions = The positions are from games that bots have played.
    .goals = The goal says what the turn has to bring, and every line that brings it is right.
    .compare = Compare
    .game = A whole game, with comments
    .walk =
        Press *On* and *Back*; where there are side lines, choose one. `walk.save_html("game.html")` makes a page of it, and
        `print(walk.text())` shows how such a game is written.

notebook-tempo = Three clergymen are all you have, and they come home together or not at all.
    .compare =
        Blue has nobody at home: build, cut peat or pass? Chance plays the rest of the game, sixty times for each line. The
        intervals of the differences hold 0. A few points are hard to see that way; with four times as many games the
        intervals are half as wide.
    .line-1 = build
    .line-2 = cut peat
    .line-3 = pass

notebook-turn-price = Everybody has about the same number of turns. What counts is what you get for each of them.
    .compare =
        One turn of Blue's in three ways, and chance plays on. Look at the differences: the last one is far from 0.
    .line-1 = Shipyard and prior
    .line-2 = Shipyard alone
    .line-3 = take clay

notebook-chains = Clay, grapes, books: every chain pays, but not at the same time.
    .compare =
        Red's first chain, and chance plays on. The Cloister Workshop is ahead of both other lines. Against felling trees
        the interval still holds 0: much can happen later.
    .line-1 = Cloister Workshop
    .line-2 = Slaughterhouse
    .line-3 = fell trees

notebook-where-to-live = Settlements bring most of the points, and they need the right ground.
    .compare =
        Blue's settlement on new land, on old land, or none at all. A settlement that is not built is missed clearly.
    .line-1 = with a mountain
    .line-2 = on old land
    .line-3 = nothing

notebook-hired-hands = A contract is more than a price: it takes, pays and closes.
    .compare = Two rounds before the end: three doors in one turn, or a turn at home. The difference is clear.
    .line-1 = from door to door
    .line-2 = stay at home

notebook-wheel-ahead = The wheel tells you what the next turns are worth, if you read it in time.
    .compare =
        One wood more, and an indicator saved: is that seen at the end? It is not. Some decisions are small, and it helps to
        know which.
    .line-1 = joker
    .line-2 = wood

notebook-endings-for-two = For two there is no last round. You decide when it is over.
    .compare =
        Red ends the game, or lets it go on by chance. What is measured is Red's lead over Green. Look at the last column,
        too: ending the game wins every time, and playing on loses some games.
    .line-1 = end it
    .line-2 = play on

notebook-past-500 = Alone you play against a number. Here is where the points come from.
    .compare = Two wonders in one turn, or a turn for clay, and chance plays on.
    .line-1 = two wonders
    .line-2 = take clay

# ---- beside the lessons

notebook-guide-cards =
    There are four ways to practise, a few minutes each. One is a session with all that is due today. One is a task for
    every card. A quiz remembers what you know. And there are puzzles: the best answer to each has been proven.
    .head = Cards and puzzles
    .goals = After this notebook you know what every building does, and you can look for the best turn in a position.
    .today-head = Today
    .today =
        `ora.daily_practice()` puts everything together: what is due today from the lessons, the cards and the puzzles, and a few new
        things. Answer with *I am sure* or *It is a guess*. A right guess does not count as known, and comes back today. What
        you know comes back after longer and longer times. In a cell it is `today.answer(2)`, or
        `today.answer(2, sure=False)`, and then `today.next()`.
    .map = This is how much you know of every chapter.
    .trainer-head = One card, one minute
    .trainer =
        The trainer puts a building on your landscape and gives you the goods it needs. Ask for a card by name. If you leave
        out the name, you get the first card that you have not solved. *Next* goes on to the next card.
    .quiz-head = The quiz
    .quiz =
        The questions are about costs, terrain, effects and values. A question that you answered comes back after some days.
        One that you missed comes back soon. The file `ora_progress.json` keeps this. Without a `seed` the questions are
        different each time.
    .puzzles-head = Puzzles
    .puzzles =
        The puzzles go from easy (grade 1) to hard (grade 5). The computer has tried every possible play. So when a puzzle
        says *solved*, nobody can do better. Undo as often as you like.
    .daily = There is a puzzle for every day, the same for everybody. Leave out the date to get today's.

notebook-guide-teachers =
    Every learner has a file `ora_progress.json` beside their notebooks. With `ora.lessons.learner("Anna")` they put their
    name into it. Collect the files in one folder. Give each file a name of its own, or put each into a folder of its own.
    .head = For teachers: a class at a glance
    .goals = After this notebook you can collect what your learners have done and see it in one table.
    .class =
        For this example we make a class of three, in a new folder. The third file is damaged: its end is missing.
    .table =
        There is one row for each learner and one column for each lesson. It shows how many tasks are solved, and how many
        there are. A damaged progress file gets a row that says so. Other files in the folder are ignored.
    .single =
        The table of a single learner also shows how many hints they took and how many solutions they looked at.
        `class_table(folder).to_pandas()` gives you the table as a data frame.
    .plan-head = A plan for a class
    .plan =
        This is what a class of beginners can do in 45 minutes; `plan(90)` has one for 90. The names of the lessons and the
        numbers of tasks come from the course, so they are always right. With `language="pl"` or `"es"` you get the plan in
        Polish or Spanish.
    .sheets-head = Exercises without solutions
    .sheets =
        `write_exercises` writes a notebook for each lesson you choose. It has the tasks, and no hints, solutions or answers.
        The same from a command line: `python -m ora_widgets.lessons wheel food --language pl --to exercises`.
    .link-head = A task as a link
    .link =
        `ora.assign` puts a lesson, a puzzle or a position together with a text of yours. `link` makes one address of it.
        Learners play in their browser, with nothing to install. The address of the site is that of the folder which
        `make site` writes. `save_html` makes one file instead, which needs no site.
    .note = Do the first two steps until Friday.
    .answers =
        When learners have played, the page makes a short code for them, and they send it to you. `read` takes codes, or
        whole mails with codes in them. It plays the moves again and makes a table: one row for each learner. Of several
        answers by the same name the last one counts. An answer to another task is named, and so is one that was damaged on
        its way.
    .mine = My answer:
    .damaged = Sorry, this one is damaged:
    .summary-head = A sheet to print
    .summary =
        `ora.rules_sheet` puts the rules of a country on one page: a turn, all games, goods, settlements and buildings. `save`
        writes it into a file that a browser prints on one sheet.
    .learner-head = One learner
    .learner =
        This table shows what one learner has done: the days, wrong tries, hints, and whether they looked at the solution.
    .backup-head = Progress that survives Binder
    .backup =
        On Binder all files go when the machine goes. `ora.lessons.backup()` shows a link to download the progress, and a
        line of code to keep. `ora.lessons.restore(…)` takes the file or the code, and brings the progress back. What was
        learnt in between stays too. Learners can send you the file.
