# What the study room says: heads of its tables, and what it refuses.

## Heads

study-head-seat = Seat
study-head-who = Who
study-head-turns = Turns
study-head-lost = Lost per turn
study-head-players = Players
study-head-bot = Bot
study-head-line = Line
study-head-turn = Turn
study-head-rank = Rank
study-head-value = Value
study-head-points = Points
study-head-n = Games
study-head-mean = Mean
study-head-low = from
study-head-high = to
study-head-sd = Spread
study-head-q05 = 5 %
study-head-q25 = 25 %
study-head-median = Median
study-head-q75 = 75 %
study-head-q95 = 95 %
study-head-wins = Wins %
study-head-difference = Difference
study-head-least = from
study-head-most = to
study-head-elo = Elo
study-head-elo_low = from
study-head-elo_high = to
study-head-card = Card
study-head-name = Name
study-head-built = Built
study-head-share = Built %
study-head-round = Round
study-head-used = Used
study-head-win_low = from
study-head-win_high = to
study-head-positions = Positions

## What came between

study-sure = “from” and “to” are the 95 % interval of the figure before them.
ladder-players-title =
    { $count ->
        [one] Alone
       *[other] { $count } players
    }
study-winners = winners
study-losers = the others
study-sure-axis = { $what }, with its 95 % interval
study-measured =
    { $measure ->
        [lead] Lead of { $seat } over the best of the others, in points; differences are to “{ $line }”, game by game.
        [win] Wins of { $seat } (a win counts 1); differences are to “{ $line }”, game by game.
       *[score] Points of { $seat } at the end; differences are to “{ $line }”, game by game.
    }
study-stopped =
    { $count ->
        [one] One game was stopped by the study's horizon, after round { $round }: by the rules it was not over.
       *[other] { $count } games were stopped by the study's horizon, after round { $round }: by the rules they were not over.
    }
study-incomplete = The study was not finished: { $why }
study-interrupted = it was interrupted.
study-executor-died = the executor stopped working ({ $why }).
study-skipped =
    { $count ->
        [one] 1 record could not be read: { $why }
       *[other] { $count } records could not be read, the first one: { $why }
    }
study-ways =
    { $count ->
        [one] One way to finish.
       *[other] { $count } ways to finish that lead to different positions.
    }
study-cut = Only the first { $count } positions were examined.

## Ways to a goal

study-found =
    { $turns ->
        [0] “{ $goal }” is already reached.
        [one] “{ $goal }” can be reached this turn, and there is no shorter way.
       *[other] “{ $goal }” can be reached in { $turns } turns of { $seat }, and not in fewer.
    }
study-impossible =
    { $turns ->
        [one] { $seat } cannot reach “{ $goal }” within a turn: all { $positions } positions were examined.
       *[other] { $seat } cannot reach “{ $goal }” within { $turns } turns: all { $positions } positions were examined.
    }
study-undecided =
    { $turns ->
        [0] Not decided: the budget ran out within the first turn, after { $positions } positions, without reaching “{ $goal }”.
        [one] Not decided: one turn does not reach “{ $goal }”, and the budget ran out after { $positions } positions.
       *[other] Not decided: { $turns } turns do not reach “{ $goal }”, and the budget ran out after { $positions } positions.
    }
study-broken-off = Not decided: the search was stopped. “{ $goal }” is not among the first { $positions } positions.
study-others-pass = The other players pass.
study-others-bot = The other players are played by the bot that was given.

## What is refused

study-no-game = “{ $word }” is neither a game nor a scenario.
study-no-executor = “{ $word }” is not an executor; it needs a method submit, like those of concurrent.futures.
study-lines = “{ $word }” is not a list of lines; give a list such as ["pass", "fell 0,1 wood"], or names with lines.
study-bad-line = The line “{ $line }” cannot be played from here: { $why }
study-measure = There is no measure “{ $word }”; there are { $names }.
goal-unread = “{ $word }” is not a goal; a goal is written like R has 2Br, R built F05 or R points 40, and several are joined by “;”.
goal-word = A goal cannot ask for “{ $word }”; the nearest are { $near }. A goal is written like R has 2Br, R built F05 or R points 40.
study-goal-past = “{ $word }” asks for what has happened; a study looks at positions, as in R has 2Br, R built F05 or R points 40.
goal-good = “{ $word }” is not a good; the nearest are { $near }. A goal is written like R has 2Br, R built F05 or R points 40; up to 9999 of each good.
goal-card = “{ $word }” is not the name of a single card; the nearest are { $near }. A goal is written like R has 2Br, R built F05 or R points 40.
study-over = The game is over, so there is nothing to search.
study-no-value = “{ $word }” is not a way to value a position; it must be evaluation, score, lead, or a function of state and seat.
study-few-bots = An arena needs at least one bot, by name, such as dict(chance=None, greedy=ora.bots.Greedy()).
study-unreadable = None of the records could be read: { $why }
study-no-records = There are no records to count.
ladder-no-rung = No bot is called “{ $word }”; there are { $known }.
ladder-rungs = A ladder needs at least one bot, by name, and none twice, such as bots=["greedy", "miller"].
ladder-players = A ladder needs at least one number of players, such as players=[2, 3].
ladder-other = { $folder } holds the games of another ladder ({ $found }, not { $wanted }). Choose another folder, or the same country, length, seed and opening.
study-nothing = No game was finished, so there is nothing to show.
study-not-picklable = This cannot be sent to another process ({ $why }); define bots at the top of a module, or use threads.
study-needs = This needs { $package }: pip install "ora_widgets[study]".
study-chart = The figures above as a chart
study-mined = Puzzles: { $puzzles }; games searched: { $games }.
study-not-mined = { $path } is no file of puzzles: line { $line } cannot be read.
study-head-choice = Choice
study-bought-district =
    { $count ->
        [0] no district
        [one] { $count } district
       *[other] { $count } districts
    }
study-bought-plot =
    { $count ->
        [0] no plot
        [one] { $count } plot
       *[other] { $count } plots
    }
study-winning = Games: { $games }. Of all seats { $base } % won. Only what at least { $least } seats did is listed. It does not follow that it made them win.
study-winning-alone = Games: { $games }. On average { $base } points. Only what was done in at least { $least } games is listed. It does not follow that it brought the points.
study-no-group = Nothing is compared by “{ $word }”, only by { $known }.
study-no-games = There is no game of this kind in { $path }; make some with python -m ora_widgets.study.winning.
study-head-seats = Seats
study-head-points_lost = Points lost
study-head-mistakes = Mistakes
study-head-upheld = Upheld %
study-upheld = Games reviewed: { $games }. Each mistake was looked at again with ten times the budget; “from” and “to” are the 95 % interval of the share.
