# The named scenarios: title, question and notes.

## First turns

scenario-theme-first-turns = first turns

scenario-first-move = The first move
    .question = Which first move is best for Red in the long run: building, felling, or the Clay Mound?
    .notes = Compare them over hundreds of games with ora.study.what_if.

scenario-kiln-first = Fuel at once
    .question = How can Red have 2 peat coal after the very first turn?
    .notes = The prior may move into the building you have just built, and use it.

scenario-grain-in-store = One coin for six grain
    .question = How can Red have 7 grain before Green's first turn?
    .notes = A building in the display sells grain. 7 grain are worth 7 food, can become 7 straw, or are enough for one visit to the Windmill.

## Bread

scenario-theme-bread = bread

scenario-first-bread = First bread
    .question = You have 4 grain and nothing to burn: how can you have 4 bread at the end of this turn?
    .notes = The Windmill gives straw, and a bread takes only ½ energy.

scenario-bread-for-coins = Bread for coins
    .question = How can Red have 8 coins and 1 bread at the end of this turn?

## Beer and whiskey

scenario-theme-beer-and-whiskey = beer and whiskey

scenario-brewing = Brewing
    .question = Red has 6 grain: how can Red end this turn with 2 beer and 7 coins?
    .notes = A beer takes 1 malt and 1 grain.

scenario-water-of-life = Four whiskey
    .question = How can Red have 4 whiskey at the end of this turn?

## Ceramics and reliquaries

scenario-theme-ceramics-and-reliquaries = ceramics and reliquaries

scenario-workshop = In the workshop
    .question = How can you get goods worth 13 points with one visit to the Cloister Workshop?
    .notes = Three ceramics and an ornament take 4 energy.

scenario-pilgrims = From book to reliquary
    .question = Red has a book, the Pilgrimage Site and the Priory: how can the book become a reliquary in this turn?
    .notes = From the Priory you may use a building on which a prior stands.

## Wonders

scenario-theme-wonders = wonders

scenario-sacristy = A wonder in two steps
    .question = How can Red have a wonder at the end of this turn?

scenario-last-wonder = The last wonder
    .question = One wonder is left. Which goods does Red give at the Round Tower?
    .notes = Besides 5 coins and 1 whiskey, the Round Tower takes goods worth 14 points. Red has exactly that.

## Settlements

scenario-theme-settlements = settlements

scenario-first-settlement = First settlement
    .question = Which settlement is best for Blue, and on which space?
    .notes = ora.study.best_turn lists every way to finish this step.

scenario-fishing-village = Fishing village
    .question = How can Green pay for the Fishing Village, which costs 8 food and 3 energy, and on which space can it stand?

## Contracts

scenario-theme-contracts = contracts

scenario-other-oven = Another player's oven
    .question = Green owns the only Bakery: how can Red turn two flour into bread, and what does Green get?

scenario-a-gift = A wine instead of coins
    .question = Contracts cost 2 coins now and Red has none: how can Red turn two grapes into wine?
    .notes = A wine that you give for a contract goes to the supply, and the owner gets no coins.

## Land

scenario-theme-land = land

scenario-to-the-sea = To the sea
    .question = How can Blue build the Harbor Promenade in this turn, and use it at once?
    .notes = You may buy one landscape in a turn, before or after the main action.

scenario-into-the-mountain = A mountain for the Quarry
    .question = Stone shows 4, and Red has 8 coins: how can Red have 4 stone in this turn?
    .notes = The next plot costs 3 coins, the Quarry 5.

## Cloister building

scenario-theme-cloister-building = cloister building

scenario-round-the-corner = One next to the other
    .question = How can Red build the Priory and the Cloister Courtyard in this turn?
    .notes = Only one of the two empty spaces touches the Cloister Office.

scenario-no-room = No room in the cloister
    .question = The Kiln stands on the space next to the Cloister Office. How can Red build the Cloister Courtyard in this turn?
    .notes = Which other space could touch the Cloister Office?

## Solo

scenario-theme-solo = solo

scenario-solo-pressing = One coin becomes seven
    .question = Red has one coin: how can Red have 7 coins and 1 wine at the end of this turn?
    .notes = The Financed Estate gives 2 grapes with its other goods. The Winery pays 7 coins for 1 wine.

scenario-neighbour-builds = The neutral player builds
    .question = At the start of phase A four cards go to the neutral player. Which of them does Red want to use at once?
    .notes = A cloister building needs another one next to it. A card that is covered is out of the game.

## Bonus round

scenario-theme-bonus-round = bonus round

scenario-last-visit = The last building
    .question = To which building, occupied or not, should Red send the prior in the bonus round?
    .notes = Compare two reliquaries with one wonder that costs goods worth 17 points.

## Two players' end game

scenario-theme-two-players-end-game = two players' end game

scenario-four-cards-left = Four cards left
    .question = Once 3 cards or fewer are left in the display, the round is the last. Should Red build now, or wait?
    .notes = If Red builds, Red finishes the turn, Green has one more action, and the game is over.
