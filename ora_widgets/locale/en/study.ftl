# Studies: column heads, and refusals.

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
study-head-unanswered = No answer
study-head-card = Card
study-head-name = Name
study-head-built = Built
study-head-share = Built %
study-head-round = Round
study-head-used = Used
study-head-win_low = from
study-head-win_high = to
study-head-chance = By chance %
study-head-positions = Positions
study-head-did = Players %
study-head-times = Times each
study-head-without = Others

## What interrupted a study

study-sure = “from” and “to” are the 95 % interval of the figure before them.
study-repeated = All games of “{ $line }” ended with the same result. This is one game played again and again, so it has no interval and no share of wins.
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
        [lead] Lead of { $seat } over the best other player, in points; differences from “{ $line }”, game by game.
        [win] Wins of { $seat } (a win counts 1); differences from “{ $line }”, game by game.
       *[score] Points of { $seat } at the end; differences from “{ $line }”, game by game.
    }
study-stopped =
    { $count ->
        [one] The study stopped one game at its horizon, after round { $round }; by the rules it was not over.
       *[other] The study stopped { $count } games at its horizon, after round { $round }; by the rules they were not over.
    }
study-fallbacks =
    { $count ->
        [one] An agent had no answer once, and another bot played in its place.
       *[other] Agents had no answer { $count } times, and another bot played in their place.
    }
study-left-out =
    { $count ->
        [one] A bot failed in one game, which is left out: { $why }. { $where }
       *[other] Bots failed in { $count } games, which are left out. The first time: { $why }. { $where }
    }
study-bot-failed = The bot of { $seat } failed at ply { $ply } of the game with the seed { $seed }.
study-incomplete = The study was not finished: { $why }
study-job-failed = { $where } What was done before is kept: { $why }.
study-interrupted = it was interrupted.
study-executor-died = the executor stopped working ({ $why }).
study-skipped =
    { $count ->
        [one] 1 record could not be read: { $why }
       *[other] { $count } records could not be read; the first one: { $why }
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
        [one] { $own ->
            [0] “{ $goal }” can be reached in the next turn of { $seat }, and there is no shorter way.
           *[other] “{ $goal }” can be reached this turn, and there is no shorter way.
        }
       *[other] “{ $goal }” can be reached in { $turns } turns of { $seat }, and not in fewer.
    }
study-impossible =
    { $turns ->
        [one] { $seat } cannot reach “{ $goal }” in one turn: all { $positions } positions were examined.
       *[other] { $seat } cannot reach “{ $goal }” within { $turns } turns: all { $positions } positions were examined.
    }
study-undecided =
    { $turns ->
        [0] Undecided: the budget ran out in the first turn, after { $positions } positions, without reaching “{ $goal }”.
        [one] Undecided: one turn does not reach “{ $goal }”, and the budget ran out after { $positions } positions.
       *[other] Undecided: { $turns } turns do not reach “{ $goal }”, and the budget ran out after { $positions } positions.
    }
study-broken-off = Undecided: the search was stopped. None of the first { $positions } positions reaches “{ $goal }”.
study-others-pass = The other players pass.
study-others-bot = The given bot plays for the other players.

## What is refused

study-no-game = “{ $word }” is neither a game nor a scenario.
study-no-executor = “{ $word }” is not an executor; it needs a method submit, like those of concurrent.futures.
study-lines = “{ $word }” is not a list of lines; give a list such as ["pass", "fell 0,1 wood"], or names with lines.
study-no-line = There is no line “{ $line }” here; the lines are { $lines }.
study-no-records-in = “{ $path }” is no table of games: it needs a column “{ $column }” with a record in each row, as to_csv and to_parquet write it.
study-no-result = “{ $word }” is not a result as JSON; give what to_json of a result wrote.
study-bad-line = The line “{ $line }” cannot be played from here: { $why }
study-measure = There is no measure “{ $word }”; there are { $names }.
goal-unread = “{ $word }” is not a goal. A goal is written like R has 2Br, R built F05 or R points 40; join several with “;”.
goal-word = A goal cannot ask for “{ $word }”; the nearest are { $near }. A goal is written like R has 2Br, R built F05 or R points 40.
study-goal-past = “{ $word }” is about past moves, but a study only sees positions, as in R has 2Br, R built F05 or R points 40.
goal-good = “{ $word }” is not a good; the nearest are { $near }. A goal is written like R has 2Br, R built F05 or R points 40; up to 9999 of each good.
goal-card = “{ $word }” is not the name of a single card; the nearest are { $near }. A goal is written like R has 2Br, R built F05 or R points 40.
study-over = The game is over, so there is nothing to search.
study-no-value = “{ $word }” is not a way to value a position; it must be evaluation, score, lead, or a function of state and seat.
study-few-bots = An arena needs at least one bot, by name, such as dict(chance=None, greedy=ora.bots.Greedy()).
study-unreadable = None of the records could be read: { $why }
study-no-records = There are no records to count.
ladder-no-rung = No bot is called “{ $word }”; there are { $known }.
ladder-rungs = A ladder needs at least one bot, by name, and no bot twice, such as bots=["greedy", "miller"].
ladder-players = A ladder needs at least one number of players, such as players=[2, 3].
ladder-other = { $folder } holds the games of another ladder ({ $found }, not { $wanted }). Choose another folder, or the same country, length, seed and opening.
study-nothing = No game was finished, so there is nothing to show.
study-not-picklable = This cannot be sent to another process ({ $why }); define bots at the top level of a module, or use threads.
study-needs = This needs { $package }: pip install "ora_widgets[study]".
study-chart = Chart of the table above
study-mined = Puzzles: { $puzzles }; games searched: { $games }.
study-not-mined = { $path } is not a file of puzzles: line { $line } cannot be read.
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
study-winning = Games: { $games }. { $base } % of all seats won. The table lists only what at least { $least } seats did. This does not show that it made them win.
study-winning-alone = Games: { $games }. Mean score: { $base } points. The table lists only what was done in at least { $least } games. This does not show that it brought the points.
study-no-group = There is no comparison by “{ $word }”; there are { $known }.
study-no-games = There is no game of this kind in { $path }; make some with python -m ora_widgets.study.winning.
study-head-seats = Seats
study-head-points_lost = Points lost
study-head-mistakes = Mistakes
study-head-upheld = Confirmed %
study-upheld = Games reviewed: { $games }. Each mistake was checked again with ten times the budget; “from” and “to” are the 95 % interval of the share.
study-head-example = Example
study-index-in-memory = An index in memory can be neither copied nor pickled. Give it a file, such as PositionIndex("games.db").
study-no-index = There is no index of positions of this version in { $path }; make one with games(…).positions(path).
study-index-failed = The index of positions { $path } cannot be used: { $why }.
study-continuations = “from” and “to” are 95 % intervals. Points and wins are the mover's, in games that were played to the end.
study-unit = games
study-no-game-named = No game here is called “{ $name }”; the table lists the names.
study-buildings =
    { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    } { $action ->
        [used] Counted are the players who used a card, and how often each did.
       *[built] Counted are the players who built a card.
    } “Round” is the mean of the first time, “Mean” their points at the end, “Others” the points of those who did not. “From” and “to” are the 95 % interval of the difference. This does not show that the card brought the points.

## A league

league-bot = Bot
league-game = Game
league-round = Round
league-seat = Colour
league-why = Why
league-points = Points
league-lead = Lead
league-late = No answer within { $seconds } s. The bot is not asked again in this league.
league-gone = An earlier answer never came, so the bot is not asked any more.
league-nothing = The answer was empty; it must be a legal move.
league-failed =
    { $count ->
        [one] { $bot } had no answer once, and chance answered for it: { $why }
       *[other] { $bot } had no answer { $count } times, and chance answered for it. The first time: { $why }
    }
league-no-bot = No bot of this league is called “{ $name }”. The nearest names: { $near }
league-not-in-game = { $bot } did not play in game { $game }. The table games(name) lists the games of a bot.
league-bots = A league needs at least { $least } bots and at most { $most }, with its levels.
