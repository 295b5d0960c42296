# The board's side rooms: help, rules, options, score, log, pictures.

## Words on the page

board-what-is-this = What is this?
board-asking = Choose anything on the board to learn what it is, and why it cannot be done now. Escape ends it.
board-why-not = Why not?
board-rules = Rules
board-search-rules = Search the rules
board-contents = Contents
board-see-also = See also
board-no-rule-found = No rule speaks of that.
board-nobody-answers = Python does not answer here.
board-options = Options
board-language = Language
board-theme = Colours
board-theme-follow = as in Jupyter
board-theme-light = light
board-theme-dark = dark
board-motion = Move things where they go
board-show-hints = Explain what the pointer is on
board-open-all = Open everybody's board
board-names = Who plays
board-name-of = Name
board-save-picture = Save a picture
board-as-svg = as SVG
board-as-png = as PNG
board-to-the-end = Back to the end
board-earlier-moves = Earlier moves
board-undone = taken back
board-score-pad = Score pad
board-winner = Winner
board-by-round = Points by round
board-as-table = as a table
board-now = now
board-what-is-to-come = What is to come
board-checking-number = Checking number
board-happens = What happens
board-value-now = Value now
board-stands-here = On it
board-pile-cards = Cards in it

## At an earlier position

table-branch =
    { $later ->
        [one] You are at move { $move } of { $moves }. A move from here begins another branch; the one move after it is forgotten.
       *[other] You are at move { $move } of { $moves }. A move from here begins another branch; the { $later } moves after it are forgotten.
    }

## What things are

help-prior = The prior is a clergyman like the others, and the only one who may move into a building at the moment it is built.
help-lay = A lay brother is sent to a building to use it, and stays there until all clergymen of that colour are out when a round begins.
help-clergy = Clergymen use buildings: one to a building. They come home when all of a colour are out at the beginning of a round.
help-indicator = Whoever produces this good takes as many as the indicator shows; then the indicator goes back to 0.
help-joker = The joker may be read in place of any other indicator; then only the joker goes back to 0.
help-beam = At the beginning of each round the beam moves on by one space, and with it everything on the wheel is worth more.
help-values = What an indicator is worth, by the number of rounds since it was last used.
help-pile = When the beam passes this pile, a settlement phase comes, and then its buildings join the display.
help-marker = The marker of buildings waits where the next pile is dealt.
help-entry = This indicator enters the wheel when the beam comes here.
help-gift = Everybody receives these goods when the beam comes here.
help-check = Where the beam stands, the board shows the seat of the start player: if somebody else has the marker, a step has been forgotten.
help-forest = A forest. Felling its trees is a main action: it brings wood by the wheel and leaves plains.
help-moor = A moor. Cutting its peat is a main action: it brings peat by the wheel and leaves plains.
help-coast = Coast: for buildings and settlements that need or allow the shore.
help-plains = Plains: here most buildings and settlements may stand.
help-hillside = Hillside: for buildings that need or allow a slope.
help-mountain = Mountain: for the few buildings that need rock.
help-water = Water: only the Houseboat can stand on it, and it adds 3 to each settlement beside it.
help-empty = An empty space, for a building or a settlement.
help-district = A district adds a row of five spaces above or below the heartland. The next one costs what is shown.
help-plot = A plot adds a coast on the left or a mountain on the right. The next one costs what is shown.
help-wonders = A wonder is worth 30 points. There are eight in the game.
help-contract = What it costs to have the building of another player used by one of that player's clergymen.
help-good = Goods pay for buildings and settlements, are turned into better ones, and some of them score.
help-food = What all goods of this player would make as food. Food pays for settlements and for some buildings' work.
help-energy = What all goods of this player would make as energy. Energy pays for settlements and for some buildings' work.
help-points = Points as if the game ended now: goods, economic values, settlements.
help-economic = The economic value scores at the end for whoever owns the card.
help-dwelling = The dwelling value counts for every settlement beside the card, and for a settlement itself.
help-cloister = A cloister building must stand next to another cloister building.
help-cost = What building it costs.
help-terrain = Where it may stand.
help-label = It takes part only with so many players.
help-building = A building is used by a clergyman who is sent there.
help-settlement = Settlements are built in settlement phases and score with what lies around them.
help-start =
    { $turns ->
        [1] The round belongs to the start player alone, who takes two actions in it.
        [2] The start player takes two actions in a row, then the other player one.
       *[other] The start player begins the round and also ends it with a second action.
    }
help-ending = When the game ends depends on the number of players and on its length.
help-neutral = The neutral player owns a landscape of the solo game and never moves.

## Why something is no beginning of a move

why-nothing = Nothing can be done with this now.
why-indicator = An indicator is read when a building produces, trees are felled or peat is cut; choose that first.
why-good = Goods are chosen when something is to be paid or given; choose first what they are for.
why-clergyman =
    { $kind ->
        [prior] No building can be used by your prior just now.
       *[lay] No building can be used by your lay brother just now.
    }
why-settlement = Settlements are built when a settlement phase comes, not in a turn; only the Castle knows a way.
why-empty-space = The space { $space } is empty: choose the building or settlement that is to stand there first.
why-possible = This can be done now: { $move }.

## Pictures

picture-no-page = No page shows this board, so nobody can draw it. Show the board in a cell first, and ask for the picture in the next one.
picture-failed = The page could not draw a picture: { $error }
