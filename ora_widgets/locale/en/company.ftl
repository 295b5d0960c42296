# Who else is at a board: bots, people at other pages, and advice.

board-bot = A bot plays this colour
board-bots = Bots
board-is-thinking = is thinking …
board-play-now = Play now
board-bots-pause = Pause
board-bots-go-on = Go on
board-bot-plays-on = let a bot play on
board-play-yourself = play yourself
board-who-plays = Who plays
board-bots-rest = The bots have stopped.
board-bot-broke = A bot could not play on:
board-hint = Hint
board-play-this = Play this
board-press-to-play = A press plays it; you can take it back.
board-watch-on = Go on by itself
board-watch-pause = Stop here
board-play-anyway = Play it from here
board-worth = Expected points more than with the other moves, and how uncertain this is
board-you = you
board-somebody-else = somebody else
board-actions-left = Actions left
board-purchases-left = Land to buy
board-lies-under-it = Lies under it

# Of advice: how good a move is beside the best one.
advice-standing =
    { $kind ->
        [best] best
        [equal] about equal
       *[behind] { $behind ->
            [one] 1 point behind
           *[other] { $behind } points behind
        }
    }
