## Wrong arguments: `$name` is the parameter, `$given` the value, `$kind` what would be right.

argument-whole = “{ $given }” is not a number for { $name }; it must be a whole number from { $least } to { $most }.
argument-number = “{ $given }” is not a number for { $name }; it must be a number from { $least } to { $most }.
argument-kind = “{ $given }” does not fit { $name }; it must be { $kind ->
    [agent] a function of what is asked, a command as a list of words, or nothing
    [agents] bots for all seats but one, at most
    [bot] a bot: ora.bots.Greedy(), an object with choose(position, deadline), or a function of that kind
    [bots] bots by name, such as dict(chance=None, greedy=ora.bots.Greedy())
    [bot-list] a list of bots, such as [my_bot], with a list of levels
    [class-task] a lesson, a scenario or a game, such as ora.lesson("wheel")
    [class-tasks] a list of tasks, such as [ora.assign("wheel"), ora.assign("land")]
    [clock] a clock for a game, such as ora.Clock(turn=90)
    [clergyman] “prior” or “lay”
    [clergyman-there] a building on which such a clergyman stands
    [quiz-seed] a whole number or nothing; what is asked about follows by name, as in subjects=["cost"]
    [review] a review, as to_json writes it
    [review-value] a review, such as game.review()
    [reviewed-seats] colours of the reviewed game, such as R
    [deadline] a deadline, such as ora.bots.Deadline(), or nothing
    [flag] True or False
    [function] a function
    [game-place] a number, or a slice such as [:3]; named("…") finds a game by its name, filter(…) those that fit
    [game] a game, such as ora.new_game()
    [land] a district or plot, its row and its side, such as “district”, -1, “hills”
    [land-there] land that was added to this landscape
    [lesson] a lesson, such as ora.lesson("wheel")
    [moves] moves, such as ["pass", "done"]
    [names] names by colour, such as dict(R="Ada")
    [no-coroutine] a function, not a coroutine function or a generator: nobody here awaits its answer
    [no-game-time] 0 where turn is given
    [number] a number
    [path] the path of a file
    [place] a whole number
    [position] a game, a scenario, or text that holds one of them
    [program] a program that can be found, as the first word of the command
    [progress] a progress file, such as ora.lessons.keep_in("anna.json")
    [proposal] “undo” or “again”, or “yes” or “no” as an answer
    [room-link] a colour of the game, “any” or “watch”
    [random] a random.Random, or nothing
    [records] a list of games, records, codes or files
    [render] "ansi", or nothing
    [seated] bots by colour, such as dict(G=ora.bots.Greedy())
    [named-bots] the names of bots by colour, such as dict(G="settler")
    [no-bots-in-lesson] bots for a game or a scenario only; a lesson brings its own opponents
    [seat-for-learner] bots for fewer colours, so that one is left for the learner
    [seats] the colours in seating order, such as RGB
    [saved-game] a record, a code, an address, a file or what to_json gave, such as game.record()
    [seed] a whole number or a short text, or nothing
    [setup] the terms of a game; make one with ora.new_game()
    [site] the address of a page, such as https://example.org
    [start] a function that gives a game, such as a scenario’s game
    [tags] values by name, such as dict(event="club evening")
    [state] a position of the engine, such as game.state
    [values] an evaluation, such as ora.bots.Values()
    [walkthrough] a game with comments, such as ora.walkthrough("coming-home")
    [weights] weights by feature
    [short-text] a shorter text
   *[text] text
}.
game-too-long = A game can have at most { $most } moves; undo some, or start a new game.
record-too-long = This cannot be read, because it is longer than any game. A record has at most { $most } moves, { $lines } lines and { $letters } characters.
no-such-option = A board has no option “{ $word }”; the options are { $known }.
argument-uncopied = { $kind } cannot be copied or pickled: pages and threads of this Python hold it. Copy its { $instead } instead.
