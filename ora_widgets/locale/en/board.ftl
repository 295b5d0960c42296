# Words on the board itself. The page gets all messages of this file whose id begins with `board-`, without that word.

## What the table says

table-title =
    { $players ->
        [1] Alone, { $country }
       *[other] { $players } players, { $length }, { $country }
    }
table-heading =
    { $kind ->
        [over] The game is over
        [bonus] Bonus round
        [phase] Round { $round }, settlement phase { $phase }
        [open] Round { $round }
       *[known] Round { $round } of { $rounds }
    }

## Buttons for what is not a piece on the table

token-lay = lay brother
token-prior = prior
token-coins = { $coins }
token-wine = 1 wine
token-whiskey = 1 whiskey

## On the page

board-undo = Undo
board-redo = Redo
board-undo-turn = Undo the turn
board-redo-turn = Redo the turn
board-first = To the beginning
board-last = To the last move
board-clear = Clear
board-play = Play
board-dismiss = Close
board-log = What has happened
board-score = Score
board-goods = Goods
board-economic = Buildings and settlements
board-settlements = Settlements
board-total = Total
board-display = To be built
board-hand = Settlements in hand
board-wheel = The wheel
board-piles = Piles to come
board-shop = Land for sale
board-district = District
board-plot = Plot
board-wonders = Wonders left
board-food = Food
board-energy = Energy
board-points = Points
board-coins = Coins
board-prior = Prior
board-lay = Lay brother
board-at-home = At home
board-forest = Forest
board-moor = Moor
board-coast = Coast
board-plains = Plains
board-hillside = Hillside
board-mountain = Mountain
board-water = Water
board-empty = Empty
board-cloister = Cloister building
board-cost = Cost
board-dwelling = Dwelling value
board-value = Economic value
board-start = Start player
board-to-move = To move
board-round = Round
board-options = Possible moves
board-picked = Picked
board-paid = Paid
board-more = There are many ways to do this; picking narrows them down.
board-no-kernel = The kernel is not running; the board can be looked at but not played.
board-error = Something went wrong.

## What went wrong beside the rules

notice-error = Something went wrong that is no fault of yours: { $error }
notice-bad-message = The board has sent something that is no move and no wish: { $what }
