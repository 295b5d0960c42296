# The board's panels: help, rules, options, score, log, pictures.

## Words on the page

board-what-is-this = What is this?
board-asking = Press anything on the board to learn what it is, and why you cannot use it now. Press the question mark or Escape to stop.
board-why-not = Why not?
board-rules = Rules
board-search-rules = Search the rules
board-contents = Contents
board-see-also = See also
board-no-rule-found = No rule was found.
board-options = Options
board-language = Language
board-theme = Colours
board-theme-follow = same as the page
board-theme-light = light
board-theme-dark = dark
board-motion = Show pieces moving
board-show-hints = Explain what is under the pointer
board-open-all = Open every player's board
board-analysis = Analysis: what each answer is worth, while I think
board-teaching = Teaching game: comment on my turns
board-take-turn-back = Take this turn back
board-names = Players' names
board-name-of = Name
board-menu = Menu
board-save-page = Save as a page
board-save-game = Save the game
board-as-svg = Save a picture (SVG)
board-as-png = Save a picture (PNG)
board-edit-position = Edit this position
board-to-the-end = Back to the end
board-earlier-moves = Earlier moves
board-undone = taken back
board-score-pad = Score pad
board-winner = Winner
board-by-round = Points by round
board-as-table = as a table
board-now = now
board-what-is-to-come = What comes next
board-checking-number = Checking number
board-happens = What happens
board-value-now = Value now
board-stands-here = Occupied by
board-pile-cards = Cards in the pile

## At an earlier position

table-branch =
    { $over ->
        [1] The game is over.{" "}
       *[0] {""}
    }{ $later ->
        [one] You are one move back.
       *[other] You are { $later } moves back.
    }
board-kept-line = If you play on from here, the later moves are kept as another line.

table-other-line =
    { $later ->
        [one] From move { $move }: one move
       *[other] From move { $move }: { $later } moves
    }

## What things are

help-prior = The prior is a clergyman like the others, but only he may move into a building right after it is built.
help-lay = A lay brother is sent to a building to use it. He stays there until all clergymen of his colour are out when a round begins.
help-clergy = Clergymen use buildings, one clergyman in each building. If all clergymen of a colour are out at the start of a round, they come home.
help-indicator = When you produce this good, you take as many as the indicator shows. Then the indicator goes back to 0.
help-joker = You may use the joker in place of any other indicator. Then only the joker goes back to 0.
help-beam = At the start of each round the beam moves on by one space, and most indicators show more.
help-values = What an indicator shows, by the number of rounds since it was last used.
help-pile = When the beam passes this pile, a settlement phase comes, and then its buildings join the display.
help-marker = The building marker stands beside the pile that comes next.
help-entry = This indicator comes onto the wheel when the beam gets here.
help-gift = Everybody receives these goods when the beam gets here.
help-check = These numbers show the seat of the start player when the beam is here. If somebody else has the marker, you have forgotten a step.
help-forest = A forest. Felling its trees is a main action: you take wood by the wheel, and the space becomes plains.
help-moor = A moor. Cutting its peat is a main action: you take peat by the wheel, and the space becomes plains.
help-coast = Coast: for buildings and settlements that may stand on a coast.
help-plains = Plains: most buildings and settlements may stand here.
help-hillside = Hillside: for buildings and settlements that may stand on a hillside.
help-mountain = Mountain: only a Quarry or the Castle may stand here.
help-water = Water: only the Houseboat may stand on it. Open water adds 3 points to each settlement beside it.
help-empty = An empty space, for a building or a settlement.
help-district = A district adds a row of five spaces above or below the heartland. The next one costs what is shown.
help-plot = A plot adds a coast on the left or a mountain on the right. The next one costs what is shown.
help-wonders = A wonder is worth 30 points. There are eight in the game.
help-contract = The price of a work contract. You pay it to use a building of another player with one of that player's clergymen.
help-good = You pay for buildings and settlements with goods, and turn goods into better ones. Some goods score points.
help-food = How much food all goods of this player are worth. Food pays for settlements, and some buildings take it.
help-energy = How much energy all goods of this player are worth. Energy pays for settlements, and some buildings take it.
help-points = The score if the game ended now: goods, economic values, settlements.
help-economic = The economic value scores at the end for the owner of the card.
help-dwelling = The dwelling value counts for every settlement next to the card. A settlement also scores its own.
help-cloister = A cloister building must stand next to another cloister building of the same player.
help-cost = What this card costs.
help-terrain = On which terrain this card may stand.
help-label = This card is used only with this many players.
help-building = You use a building by sending a clergyman to it.
help-settlement = Settlements are built in settlement phases. They score with the cards and the water next to them.
help-start =
    { $turns ->
        [1] In this round only the start player plays, with two actions.
        [2] The start player takes two actions in a row, then the other player one.
       *[other] The start player has the first action of the round, and also the last.
    }
help-ending = When the game ends depends on the number of players and on the length of the game.
help-neutral = In the solo game the neutral player owns a heartland but never takes a turn.

## Why a move cannot begin with something

why-nothing = You can do nothing with this now.
why-indicator = You use an indicator when a building produces goods, or when you fell trees or cut peat. Choose that first.
why-good = You choose goods when you have to pay or give something. First choose what they are for.
why-clergyman =
    { $kind ->
        [prior] Your prior cannot use any building now.
       *[lay] Your lay brother cannot use any building now.
    }
why-settlement = Settlements are built in a settlement phase, not in a turn. Only the Castle lets you build one in a turn.
why-empty-space = The space { $space } is empty. First choose the building or settlement for it.
why-possible = You can do this now: { $move }.

## Pictures

picture-no-page = This board is not shown on any page, so it cannot be drawn. Show the board in a cell first, and ask for the picture in the next cell.
picture-failed = The page could not draw a picture: { $error }
board-table = Table
board-since = Since your turn
board-full-screen = Full screen
board-lacking = missing
board-larger = Drag to make this part larger
board-do-it = Do it
board-keys = Keys: b build, u use, h work contract, f fell or cut, l land, s settlement. 1 to 9 press the buttons of the bar, Enter the large one. Press g to go to the next part, and arrows to move within it. Esc takes back.
