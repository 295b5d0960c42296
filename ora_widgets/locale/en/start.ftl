# The start screen of a board, and its end.

start-title = New game
start-players = Players
start-seats = Who plays
start-name = Name
start-plays = Played by
start-country = Country
start-length = Length
start-about-france = France: bread from grain, wine from grapes.
start-about-ireland = Ireland: beer and whiskey from malt.
start-until-round =
    { $bonus ->
        [yes] { $count } rounds and a bonus round, about { $actions } actions for each player.
       *[no] { $count } rounds, { $actions } actions for each player.
    }
start-until-display =
    { $count ->
        [one] At least { $round } rounds, { $actions } actions for each player: it ends once all buildings have come and at most one is left to build.
       *[other] At least { $round } rounds, { $actions } actions for each player: it ends once all buildings have come and at most { $count } are left to build.
    }
start-language = Language
start-more = More
start-seed = Word that fixes the bots’ moves
start-seed-hint = Any word will do: with the same one, bots without a time limit play the same moves again.
start-begin = Play
start-kept = Continue a game
start-code = Open a link or a saved game
start-code-hint = Link, code or saved game
start-open = Open
start-file = File …
start-learn = Learn the game
start-puzzle = Puzzle of the day
start-today = Today’s practice
start-teach = Teach me
start-back = Back to the board

level-person = Person
level-suited = Matched to your results
level-woodcutter = Woodcutter: bot for a first game
level-settler = Settler: bot for beginners
level-miller = Miller: bot that knows the cards
level-brewer = Brewer: experienced bot
level-abbot = Abbot: the strongest bot
level-random = Bot, random moves
level-greedy = Bot, easy
level-quick = Bot, thinks ¼ second
level-search = Bot, thinks 1 second
level-deep = Bot, thinks 5 seconds

start-name-too-long = This name has { $count } letters. A name can have at most { $most }.
start-name-taken = { $seat } is also called { $name }. Give each player a different name.
start-seed-too-long = This word can have at most { $most } letters.
start-kept-gone = This game can no longer be continued: it is over, or its board was closed.
start-begun = A game was already started on this board in another window. Here it is.
start-again = A new game with the same players. This time { $seat } begins.

## At the end

personal-best =
    { $kind ->
        [first] Your best so far: { $best }, in your first game of this kind.
        [better] Your best so far: { $best }. It was { $before } before.
       *[lower] Your best so far: { $best }, on { $day }.
    }
suited-level = A good opponent for your next game: “{ $level }”.
board-play-again = Play again
board-new-table = New game
board-share = Share
board-game-code = Code of the game
board-game-link = Link to the game
board-copy = Copy
board-copied = Copied
board-review = Watch it again
board-find-mistakes = Review my game
board-reviewed = Review
board-stop-review = Stop
board-walk-review = Step through it
board-practise-review = Practise these in Today
board-review-played = Played
board-review-better = Better
board-review-there = Show the position
board-review-chart = Expected points of each player
board-reviewing = Comparing turns
board-explore-games = Explore many games
board-explorer = Explorer
board-explore-turns = Next turns
board-explore-built = Built
board-explore-used = Used
board-example = Example
explorer-about =
    { $what ->
        [turns]
            { $games ->
                [0] No game has come to this position.
                [one] { $games } game has come to this position.
               *[other] { $games } games have come to this position.
            }
       *[other]
            { $games ->
                [0] There is no game of this kind.
                [one] { $games } game of this kind.
               *[other] { $games } games of this kind.
            }
    } { $games ->
        [0] { "" }
       *[other] { $bots ->
            [1] They were played by quick bots, which look no further than their turn: this shows what they came to, not what is best.
           *[0] They are games of your own collection.
        } In brackets: where the true figure lies, with 95 % certainty.
    }
explorer-not-fetched = The games of the explorer could not be fetched. Try again when there is a connection.
explorer-span = { $mean } ({ $low } – { $high })
explorer-turn = Turn
explorer-n = Games
explorer-points = Points
explorer-wins = Wins %
explorer-card = Card
explorer-did = Players
explorer-others = Others
explorer-difference = Difference
