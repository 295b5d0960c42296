# The notebooks for learners and teachers: the text around the tasks. tests/notebooks/write.py writes the notebooks.

notebook-goals = Goals
notebook-how = How it works
    .run =
        Click a cell and press *Shift + Enter* to run it. Each section opens a board, with its task at the top. Solve it by clicking, or with
        moves in the cell below; it is the same game. Then ask, with the buttons under the task or in the cell:
    .check = `check()` tells you: solved, or not yet and why;
    .hint = `hint()` gives one hint at a time, and says which is the last;
    .solution = `solution()` shows one way to do it.
    .kept = Your progress is saved in `ora_progress.json`, one file for all these notebooks.
    .again =
        Solve each task by clicking on its board or with moves in the cell below it. Each has `check()`, `hint()` and
        `solution()`.
notebook-around = Look around
notebook-next = Next
notebook-beyond = train the cards and try the puzzles in { $link }.
notebook-cards = Cards and puzzles

notebook-welcome =
    This takes five minutes, and you need only the mouse. You learn who wins, look around the table, and play your first round.

notebook-wheel =
    All basic goods in this game come from one wheel, so we begin there. You look at the wheel, take your first goods, and
    meet the joker, the one indicator that can replace all the others.
    .around =
        What will come onto this wheel, and when? The schedule of a game shows it. *Start* is the player who begins the
        round. *Check* and the *!* only help you notice a mistake (lesson 12). Lesson 6 is about settlement phases.

notebook-clergymen =
    Your clergymen fetch the goods. You have three of them. To play well, you must choose when to send them out, and know
    when they come home.
    .around =
        Where can Red go on the very first turn? The list of legal moves shows every move that is allowed.

notebook-building =
    Your landscape fills up quickly. Here you learn where each card may stand, and how to enlarge your cloister.
    .around = You can look at any card by its name.

notebook-work-contracts = If another player owns the building you need, you can pay to use it.
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

notebook-scoring = To win, you must know what scores points. The total is the sum of three simple parts.
    .around = Here is the score of a position, as a table.

notebook-goods =
    The best goods are made in several steps, from basic goods. This lesson follows each production chain once, with two
    actions for each task.
    .around = The list of scenarios has more positions about goods.

notebook-countries = The cards have two sides, so the game comes in two flavours, French and Irish.
    .around = Compare the two sides of one card.

notebook-bonus-round =
    With three or four players the game ends with a special round. Each player has one action, and the prior may use any
    building.
    .around = This is what the rule says:

notebook-two-players =
    With two players you take two actions in a turn, and the players themselves decide when the game ends.
    .around = Compare the schedules of the two games for two.

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
    .then =
        Play again, against one opponent, as a *teaching game*. After each of your turns the board tells you what it won, or what
        was better and why, if there is something to say. You can take back a turn that cost much.
    .around =
        When you have finished a game, keep its record, which is a short text. This is how one begins.

# ---- the strategy track

notebook-strategy = Strategy
    .positions = The positions come from games played by bots.
    .goals = The goal says what the turn must achieve, and every line that achieves it is right.
    .more = More turns, out of games
    .more-how = { $call } leads to more turns out of games ({ $count } of them), and *Next* leads on. You play the turn that you think best. What is taught there was checked: a hint, a longer search, or many games say the same.
    .compare = Compare
    .compared-by-hint =
        A hint plays the best turns on for some rounds. All players play as well as quick bots can, and the turns are sorted by what each of them is worth.
    .compared-by-games = Quick bots play the game to its end from each turn, with small errors, so that no two games are alike.
    .game = A whole annotated game
    .walk =
        Press *Next* and *Previous*, and choose a side line where there is one. `walk.save_html("game.html")` saves it as a
        page, and `print(walk.text())` shows how such a game is written.

notebook-tempo = You have only three clergymen, and they come home together or not at all.
    .compare = Blue has nobody at home. The four best turns are worth about the same, and none of them needs one of Blue's clergymen.

notebook-turn-price = Everybody has about the same number of turns. What counts is what you get for each of them.
    .compare = Blue's new Shipyard, with the prior in it, is ahead of every turn that only takes goods.

notebook-chains = Clay, grapes, books: every chain pays, but not at the same time.
    .compare = Green has collected the grapes. Making wine of them now is ahead of every turn that goes on collecting.

notebook-where-to-live = Settlements bring most of the points, and they need the right ground.
    .compare = All four turns build the same settlement. Its space makes a difference of a point, no more.

notebook-hired-hands = A contract does three things: it takes goods, it pays the owner, and it closes a building.
    .compare = Red's Quarry, by contract, is ahead of everything that Green can do with its own clergymen.

notebook-wheel-ahead = The wheel tells you what the next turns are worth, if you read it in time.
    .compare = Felling trees with the joker is ahead, and it leaves the wood indicator to grow.

notebook-endings-for-two = A game for two has no last round. You decide when it is over.
    .compare =
        Red ends the game, or plays the turn that a search prefers. The table shows Red's lead over Green. Playing on well brings a larger
        lead. But a lead of 3 points wins, too. Ending the game leaves Green a single action, and playing on leaves many turns.
    .line-1 = end it
    .line-2 = play on

notebook-past-500 = In the solo game you play against a number. This is where the points come from.
    .compare = Red makes two wonders in one turn, or takes clay. A bot that plays on makes wonders later, too, so the difference is smaller than 60 points.
    .line-1 = two wonders
    .line-2 = take clay

# ---- beside the lessons

notebook-guide-cards =
    There are five ways to practise, a few minutes each. A session has everything that is due today. There is a task for
    every card. A quiz remembers what you know. There are puzzles with proven best answers. And there are tasks on single rules.
    .head = Cards and puzzles
    .goals = After this notebook you know what every building does, and you can look for the best turn in a position.
    .today-head = Today
    .today =
        `ora.daily_practice()` combines everything that is due today from the lessons, the cards and the puzzles with a few new
        exercises. Answer with *I am sure* or *I am guessing*. A right guess does not count as known, and comes back today.
        What you know comes back at longer and longer intervals. In a cell, use `today.answer(2)` or
        `today.answer(2, sure=False)`, and then `today.next()`.
    .map = This is how much you know of every chapter.
    .trainer-head = One card, one minute
    .trainer =
        The trainer puts a building on your landscape and gives you the goods it needs. Ask for a card by name. Without a
        name you get the first card that you have not solved. *Next* shows the next card.
    .quiz-head = The quiz
    .quiz =
        The questions are about costs, terrain, effects and values. A question that you answered comes back after some days,
        one that you missed comes back soon. This is saved in `ora_progress.json`. Without a `seed` the questions are
        different each time.
    .puzzles-head = Puzzles
    .puzzles =
        The puzzles range from easy (grade 1) to hard (grade 5). The computer has tried every possible play, so when a puzzle
        says *solved*, nobody can do better. Undo as often as you like.
    .daily = There is a puzzle for every day, the same for everybody. Leave out the date to get today's.
    .run-head = Puzzle after puzzle
    .run =
        A run goes from puzzle to puzzle, with one try each, until you miss one. `minutes=3` makes it a race against the
        clock, and `theme="contract"` selects one theme. `run.next()` shows the next puzzle.
    .rules-head = Rule by rule
    .rules =
        Some rules are not needed in any lesson. Each of them has a small task here. Ask for a rule by its number; without
        a number you get the first task that you have not solved.

notebook-guide-league =
    A bot is a function. It gets a position and returns one of the legal moves. In a league your bots play against
    each other and against bots of the package, and a table shows how strong each one is.
    .head = Write a bot
    .goals = After this notebook you have a bot of your own, you can measure how strong it is, and you know how to improve it.
    .first-head = Always the first legal move
    .first =
        Every program begins with something simple. This bot plays whatever is listed first. Its opponent `random` picks a move by
        chance. *Elo* measures strength: a bot with 400 points more wins ten times as often as the other one.
    .watch-head = Where it lost points
    .watch =
        Chance plays better! Look at the games: those that the bot lost by most come first. `league.watch("first_legal")` shows
        one on the board. `review` names the turns that cost most, and what would have been better.
    .builder-head = Build where you can
    .builder = Buildings are worth points. So the second bot builds whenever it can.
    .failed-head = When a bot fails
    .failed =
        A bot may have an error, or answer with a move that is not legal. The game goes on anyway: chance plays in its place.
        The league counts it and says what was wrong.
    .counter-head = Try every move
    .counter =
        `position` is your own copy of the game, and `position.copy()` is one to try things on. This bot plays every legal move
        on a copy, counts its points there, and takes the best move.
    .saver-head = Goods are worth something
    .saver =
        Points come late in the game. Before that, you need goods. This bot counts half a point for each of them. Now all bots
        meet, with the gentlest named level, `woodcutter`.
    .yours-head = Your turn
    .yours =
        Change `my_bot` until it beats `saver`, and then the woodcutter. Some ideas: not all goods are worth the same. Grain and
        livestock are food. Settlements want good neighbours. A turn has several moves, and one may prepare the next.
    .class-head = A league for the class
    .class =
        Collect everybody's function in one notebook and give the list to `ora.league`. `seconds` says how long an answer may
        take. A bot that never answers is not asked again. `length="long"` and `players=3` make other games.

notebook-guide-teachers =
    Every learner has a file `ora_progress.json` beside their notebooks. `ora.lessons.learner("Anna")` adds their name to
    it. Collect the files in one folder, each under a different name or in its own subfolder.
    .head = For teachers: a class at a glance
    .goals = After this notebook you can collect your learners' results and see them in one table.
    .class =
        This example creates a class of three in a new folder. The third file is damaged: its end is missing.
    .table =
        There is one row for each learner and one column for each lesson, with the number of solved tasks and of all tasks.
        A damaged progress file gets a row that says so. Other files in the folder are ignored.
    .single =
        The table of a single learner also shows how many hints they took and how many solutions they saw.
        `class_table(folder).to_pandas()` gives you the table as a data frame.
    .plan-head = A plan for a class
    .plan =
        This is a plan for a class of beginners for 45 minutes; `plan(90)` gives one for 90. The minutes of a lesson are worked
        out for pairs: from the words of its tasks, and the presses that they need. The last column says what beginners get wrong. With `language="pl"` or `"es"` you get the plan in Polish or Spanish.
    .key = `answer_key` has the answers to the tasks of a plan, what each shows, and its rules.
    .sheets-head = Exercises without solutions
    .sheets =
        `write_exercises` writes a notebook for each lesson you choose. It contains the tasks, but no hints, solutions or
        answers. From a command line: `python -m ora_widgets.lessons wheel food --language pl --to exercises`.
        With `nbgrader=True` (`--nbgrader`) they are sources of assignments for nbgrader. Put one into `source/wheel`.
        `nbgrader generate_assignment wheel` takes the solutions out. `nbgrader autograde wheel` gives a point for each task.
    .link-head = A task as a link
    .link =
        `ora.assign` combines a lesson, a puzzle or a position with a text of yours. `link` turns it into an address.
        Learners play in their browser, with nothing to install. The site is the folder that `make site` writes, on any web
        server. `save_html` writes a single file instead, which needs no site.
    .note = Do the first two steps by Friday.
    .answers =
        When learners have played, the page creates a short code, which they send to you. `read` takes codes, whole mails
        with codes in them, files, and folders (`Path("answers")`). Files may be mails, mailboxes, documents or ZIP archives, such
        as those from a learning platform. It replays the moves and makes a table with one
        row for each learner: the last and the best try, and when it was sent. The table says which step failed and why,
        and who sent the same moves. Namesakes are told apart. The table marks an answer to another task, and one that was changed on the way.
        `gradebook` does the same for several tasks, with one row for each learner, or, with `learner="Ada"`, one for each task.
    .room-head = A class in one room
    .room =
        If everybody is in one room, `room = ora.host(task, network=True)` opens the task for all telephones in your network,
        unencrypted. With `room` as the last line of a cell you see one link with a QR code for all. Pupils give a name and
        begin; no Python is needed. Below the link you read who is at which step, and what they tried last, in words. Those
        who need help come first. `room.pupils()` is the same as a table. When all are there, `room.lock()` lets nobody else in
        until `room.unlock()`.
    .projector =
        The board below the table is for the projector. `room.show("Anna", hidden=True)` shows a pupil’s board without the
        name. `room.push()` takes everybody to the next step, `room.freeze()` stops all boards, and `room.reveal()` shows the
        solution with its rules. `room.poll()` asks what everybody would play, and `room.answers()` counts the answers.
        `room.go_on()` lets everybody go on where they were. If Python is closed, run the cell again: the link, the pupils and their work come back. Do
        the same if you closed the lid and are in another network now. The link is new then, and a pupil who gives the same name as before comes back to where they were. The class is gone when you close it.
    .bots =
        A whole game against bots is a task, too: everybody plays against a bot of their own, in the class and behind the link.
        Bots are named by colour; `settler` suits beginners. `room = ora.host(game)` opens it to the class.
    .mine = My answer:
    .damaged = Sorry, this one is damaged:
    .summary-head = A sheet to print
    .summary =
        `ora.rules_sheet` puts the rules of a country on one page: a turn, all games, goods, settlements and buildings. `save`
        writes a file that a browser prints on one sheet.
    .learner-head = One learner
    .learner =
        This table shows one learner's work: the days, wrong tries, hints, and whether they saw the solution.
    .backup-head = Progress that survives Binder
    .backup =
        On Binder, all files disappear with the machine. `ora.lessons.backup()` shows a link to download the progress, and a
        line of code to keep. `ora.lessons.restore(…)` takes the file or the code and restores the progress. Anything
        learnt in between is kept as well. Learners can send you the file.

notebook-run-cell = Click this cell and press Shift + Enter: the board appears here.
