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
start-until-round = { $count } rounds.
start-until-display =
    { $count ->
        [one] It is over when all buildings have come and at most one of them is left to build.
       *[other] It is over when all buildings have come and at most { $count } of them are left to build.
    }
start-language = Language
start-more = More
start-seed = Seed of the bots
start-seed-hint = With the same seed, bots that do not watch the clock play the same again.
start-begin = Begin
start-kept = Go on with a game
start-code = Open a game
start-code-hint = Code, record or address
start-open = Open
start-learn = Learn the game
start-back = Back to the board

level-person = Person
level-woodcutter = Woodcutter, level 1 of 5
level-settler = Settler, level 2 of 5
level-miller = Miller, level 3 of 5
level-brewer = Brewer, level 4 of 5
level-abbot = Abbot, level 5 of 5
level-random = Bot, plays anything
level-greedy = Bot, easy
level-quick = Bot, thinks ¼ second
level-search = Bot, thinks 1 second
level-deep = Bot, thinks 5 seconds

start-name-too-long = This name has { $count } letters. A name can have { $most }.
start-name-taken = { $seat } is called { $name } too. Give each player a different name.
start-seed-too-long = A seed can have { $most } letters.
start-kept-gone = This game cannot be continued any more: it is over, or its board was closed.
start-begun = A game has already begun on this board in another window. This is it.
start-again = A new game at the same table. This time { $seat } begins.

## At the end

board-play-again = Play again
board-new-table = New game
board-share = Share
board-game-code = Code of the game
board-game-link = Link to the game
board-copy = Copy
board-copied = Copied
board-review = Watch it again
board-find-mistakes = Find the costly turns
board-reviewed = Review
board-stop-review = Stop
board-walk-review = Walk through it
board-practise-review = Practise these in Today
board-review-played = Played
board-review-better = Better
board-review-there = Go there
board-review-chart = Points that everybody could expect
board-reviewing = Turns are being compared
