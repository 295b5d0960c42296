# Other players at a board: bots, people on other pages, and advice.

board-bot = A bot plays this colour
board-bots = Bots
board-is-thinking = is thinking …
board-play-now = Play now
board-bots-pause = Pause
board-bots-go-on = Continue
board-bot-plays-on = let a bot play on
board-play-yourself = play yourself
board-who-plays = Who plays
board-bots-rest = The bots have stopped.
board-bot-broke = A bot had to stop:
board-hint = Hint
board-play-this = Play this
board-press-to-play = Press to play it; you can take it back.
board-pace = Other players' turns
board-pace-off = Not shown
board-pace-quick = Quick
board-pace-calm = Calm
board-skip-it = Skip
board-watch-on = Watch on
board-watch-pause = Stop here
board-other-lines = Other lines
board-worth = Expected lead over the other players (alone: points in the end), and its uncertainty
board-worth-short = Worth
board-playouts = Playouts
board-you = you
board-somebody-else = somebody else
board-your-turn = Your turn
board-call-me = Call me when it is my turn and this page is hidden: sound, vibration, notification
board-actions-left = Actions left
board-purchases-left = Land to buy
board-lies-under-it = Underneath

# In advice: how a move compares with the best one.
advice-standing =
    { $kind ->
        [best] best
        [equal] about equal at the end of the game
       *[behind] { $behind ->
            [one] 1 point behind
           *[other] { $behind } points behind
        }
    }
