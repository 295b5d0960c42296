# The named scenarios: what each is called, what it asks, and what may help.

## First turns

scenario-theme-first-turns = first turns

scenario-first-move = The first move
    .question = Which first move is worth most to Red in the end: building, felling, or the Clay Mound?
    .notes = Compare them by the hundred with ora.study.what_if.

scenario-kiln-first = Fuel at once
    .question = How does Red have 2 peat coal after the very first turn?
    .notes = The prior may visit what has just been built.

scenario-grain-in-store = One coin, six grain
    .question = How does Red hold 7 grain before Green has moved?
    .notes = What is it good for? Seven grain are seven food, or seven straw, or one visit to the Windmill.

## Bread

scenario-theme-bread = bread

scenario-first-bread = First bread
    .question = Four grain and no fuel: how do you have 4 bread at the end of this turn?
    .notes = Whoever mills has straw, and half an energy is all that a bread needs.

scenario-bread-for-coins = Bread for coins
    .question = How does Red have 8 coins and still a bread at the end of this turn?

## Beer and whiskey

scenario-theme-beer-and-whiskey = beer and whiskey

scenario-brewing = Brewing
    .question = Six grain: how does Red end this turn with 2 beer and 7 coins?
    .notes = A beer takes a malt and a grain.

scenario-water-of-life = Water of life
    .question = How does Red have 4 whiskey at the end of this turn?

## Ceramics and reliquaries

scenario-theme-ceramics-and-reliquaries = ceramics and reliquaries

scenario-workshop = In the workshop
    .question = One visit to the Cloister Workshop: how do you make 13 points of goods out of it?
    .notes = Three ceramics and an ornament take 4 energy.

scenario-pilgrims = The long way to a reliquary
    .question = One book, one pilgrimage site, a priory: how does it become a reliquary this turn?
    .notes = A site may be visited twice in a turn if somebody is sent there from elsewhere.

## Wonders

scenario-theme-wonders = wonders

scenario-sacristy = A wonder in two steps
    .question = How does Red have a wonder at the end of this turn?

scenario-last-wonder = The last wonder
    .question = One wonder is left. Which goods does Red hand over at the Round Tower?
    .notes = Goods worth 14 points, and nothing more than that.

## Settlements

scenario-theme-settlements = settlements

scenario-first-settlement = First settlement
    .question = Which settlement, and where, is worth most to Blue?
    .notes = ora.study.best_turn lists every way to finish this step.

scenario-fishing-village = Fishing village
    .question = How does Green build the Fishing Village, and where is it worth most?

## Contracts

scenario-theme-contracts = contracts

scenario-other-oven = Somebody else's oven
    .question = Green owns the only Bakery: how does Red turn two flour into bread, and what does Green get?

scenario-a-gift = A gift
    .question = Contracts cost 2 coins now and Red has none: how does Red press two grapes?
    .notes = A wine given is a coin the owner does not get.

## Land

scenario-theme-land = land

scenario-to-the-sea = To the sea
    .question = How does Blue own the Harbor Promenade this turn, and use it at once?
    .notes = One landscape may be bought in a turn, before or after the main action.

scenario-into-the-mountain = Into the mountain
    .question = Stone shows 4: how does Red have 4 stone this turn, with 8 coins?
    .notes = The mountain costs 3, the Quarry 5.

## Cloister building

scenario-theme-cloister-building = cloister building

scenario-round-the-corner = Round the corner
    .question = How does Red own the Priory and the Cloister Courtyard after this turn?
    .notes = Only one of the two empty spaces touches the Cloister Office.

scenario-no-room = No room in the cloister
    .question = The Kiln stands where the cloister should grow. How does Red build the Cloister Courtyard this turn?
    .notes = What else touches the Cloister Office?

## Solo

scenario-theme-solo = solo

scenario-solo-pressing = Pressing
    .question = One coin: how does it become 8 points of coins and wine this turn?
    .notes = The Financed Estate sells two grapes with the rest; the Winery sells one wine well.

scenario-neighbour-builds = The neighbour builds
    .question = Four cards go to the neutral player before phase A: which one does Red want to use there and then?
    .notes = A cloister building needs another one beside it; whatever is covered is gone.

## Bonus round

scenario-theme-bonus-round = bonus round

scenario-last-visit = The last visit
    .question = Which building does Red visit in the bonus round, occupied or not?
    .notes = Two reliquaries, or one wonder that costs 17 points of goods?

## Two players' end game

scenario-theme-two-players-end-game = two players' end game

scenario-four-cards-left = Four cards left
    .question = With 3 cards left the round is the last. Should Red build now, or wait?
    .notes = If Red builds, Green has one more action and the game is over.
