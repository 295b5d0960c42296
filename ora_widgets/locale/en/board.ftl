# Words on the board itself. The page gets all messages whose id begins with `board-`, without that word.

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
        [final] Settlement phase { $phase }
        [open] Round { $round }
       *[known] Round { $round } of { $rounds }
    }

## Buttons for what is not a piece on the table

token-lay = lay brother
token-prior = prior
token-nobody = nobody
token-coins = { $coins }
token-wine = 1 wine
token-whiskey = 1 whiskey

## On the page, whose own names for them have spaces instead of hyphens

board-wheel = The wheel
board-building-marker = Building marker
board-enters = enters
board-given-goods = Given goods
board-buildings = Buildings
board-coming = Still to come
board-pile = Pile
board-round = Round
board-cost = Cost
board-terrain = Terrain
board-cloister-building = Cloister building
board-economic-value = Economic value
board-dwelling-value = Dwelling value
board-label = Players
board-coast = coast
board-plains = plains
board-hillside = hillside
board-mountain = mountain
board-water = water
board-forest = Forest
board-moor = Moor
board-hills = hillside up
board-empty-space = Empty space
board-space = Space
board-goods = Goods
board-food = food
board-energy = energy
board-points = points
board-settlements-in-hand = Settlements in hand
board-settlements = Settlements
board-clergy = Clergy
board-prior = Prior
board-lay = Lay brother
board-no-goods = No goods
board-land-for-sale = Land for sale
board-district = District
board-plot = Plot
board-left = left
board-coins = coins
board-wine = wine
board-whiskey = whiskey
board-sold-out = Sold out
board-wonders = Wonders
board-score = Score
board-total = Total
board-history = History
board-undo = Undo
board-redo = Redo
board-undo-turn = Undo the turn
board-redo-turn = Redo the turn
board-move = Move
board-log = What has happened
board-picked = Picked
board-clear = Clear
board-take-back = Take back
board-all-moves = All moves
board-any-time = At any time
board-how-often = How often
board-dismiss = Close
board-waiting = Waiting for the answer
board-start-player = Start player
board-neutral = Neutral player
board-to-move = To move
board-can-be-picked = can be picked
board-joker = Joker
board-or = or
board-at-most = at most
board-only-joker = only with the joker
board-done = Done
board-pass = Pass
board-skip = Skip
board-phase = Settlement phase
board-drawing-failed = This could not be drawn

## Errors outside of the rules

notice-saved = Saved by your browser, in its downloads.
notice-horizon = The bots stop after round { $round }, but the game is not over. The rules set no last round, so you may play on.
notice-error = Something went wrong, and it is not your fault: { $error }
notice-bad-message = The board sent something that is neither a move nor a request: { $what }
board-where-from = Where do I get this?
board-shortest-way = Shortest way
