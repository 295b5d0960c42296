# The position editor: its refusals, and the words on its page.

editor-not-code = This is not a scenario that can be read. Paste ora.Scenario(…) with all its values written out, or the code of a game.
editor-printed = The { $card } is printed on the heartland, so it stays where it is.

## What lies where

editor-no-phase = Actions of a round
editor-phase =
    { $phase ->
        [bonus] Bonus round ({ $round })
       *[other] Settlement phase { $phase } (round { $round })
    }
editor-game =
    { $players ->
        [1] 1 player
       *[other] { $players } players, { $length ->
            [short] short
           *[other] long
        }
    }
editor-start-pile = From the start
editor-pile = Pile { $letter } (round { $round })
editor-strays = Not part of this game
editor-in-display = in the display
editor-in-hand = in hand
editor-at-home = at home
editor-land =
    { $kind ->
        [plot] Plot
       *[other] District
    } { $row }, { $side }
editor-aside-card = { $card }: { $seat }, space { $space }
editor-aside-clergyman =
    { $kind ->
        [prior] Prior
       *[other] Lay brother
    } of { $seat }, on the { $card }
editor-aside-land = { $land }: { $seat }
editor-aside-seat = Everything of { $seat }

## On the page

editor-page-title = Position editor
editor-page-nothing-held = Pick a card or a clergyman below, then press where it goes.
editor-page-no-answer = Python has not answered. If a cell is running, wait until it has finished. If Python was closed or restarted, run the cell again and open there what is under “Code”: it is this position, up to the last answer.
editor-page-held = In hand
editor-page-to-space = press a space
editor-page-to-card = press a building
editor-page-put-down = Put back
editor-page-into-display = Into the display
editor-page-into-hand = Into the hand
editor-page-off-table = Off the table
editor-page-go-home = Send home
editor-page-clear-all = Clear
editor-page-cards = Buildings
editor-page-settlements = Settlements
editor-page-clergymen = Clergymen
editor-page-goods = Goods
editor-page-land = Land
editor-page-wheel = Wheel
editor-page-turn = Game and turn
editor-page-output = Code
editor-page-problems = Problems
editor-page-possible = This position is possible.
editor-page-not-placed = Not on the table
editor-page-take-away = Remove
editor-page-deal-display = Show all dealt buildings
editor-page-deal-hand = All received so far
editor-page-no-land = Press + on the landscape to add land.
editor-page-unused = Never used
editor-page-off-wheel = Off the wheel
editor-page-round = Round
editor-page-phase = Part of the round
editor-page-whose-turn = Whose turn
editor-page-first-seat = The first player
editor-page-actions-left = Main actions left
editor-page-all-actions = All
editor-page-game = Game
editor-page-country = Country
editor-page-wonders = Wonders in the supply
editor-page-standard = Default
editor-page-less = less
editor-page-more = more
editor-page-undo = Undo
editor-page-redo = Redo
editor-page-copy = Copy
editor-page-copied = Copied
editor-page-python-code = Scenario for a cell
editor-page-send-code = Code to send
editor-page-no-send-code = An impossible position cannot be sent as a code.
editor-page-play = Play from here
editor-page-leave = Back to the game
editor-page-open-label = Open a scenario or a game
editor-page-open-hint = ora.Scenario(…) or ora1:…
editor-page-open = Open
editor-page-word-title = Title
editor-page-word-question = Question
editor-page-word-notes = Notes
editor-page-word-goal = Goal
editor-page-word-prelude = Moves played first
editor-page-word-solution = Solution
editor-page-players = Landscapes
