# The puzzles: a title, the position in words, a hint; the question depends on the measure.

puzzle-lesson = Puzzles
    .goals = Find the best play. The computer has tried every possible play, so each answer is proven.
puzzle-task-points = What is the highest score that Red can have at the end of this turn? Play it, and end the turn.
puzzle-task-food = What is the most food that Red's goods can be worth at the end of this turn? Play it, and end the turn.
puzzle-task-good =
    { $good ->
        [Br] What is the most bread that Red can have at the end of this turn? Play it, and end the turn.
        [Be] What is the most beer that Red can have at the end of this turn? Play it, and end the turn.
        [Mt] What is the most meat that Red can have at the end of this turn? Play it, and end the turn.
       *[Pn] What is the highest number of coins that Red can have at the end of this turn? Play it, and end the turn.
    }
puzzle-task-turns = { $what } by the end of round { $round }.
puzzle-task-race = { $what } by the end of your turn number { $best }, counting this one.
puzzle-solved-value = { $best }: nobody can do better. Every other way has been tried.
puzzle-solved-turns =
    { $best ->
        [one] In one turn: nobody can do better.
       *[other] In { $best } turns: nobody can do better.
    }
puzzle-go-on = End the turn to see your result.
puzzle-better = You got { $reached }. That is not the best result yet: undo, or begin again.
puzzle-too-slow = You can do it faster: undo, or begin again.
puzzle-unknown = There is no puzzle “{ $number }”; the nearest names are { $near }, and the numbers go from 1 to { $count }.
puzzle-other-version = There is no puzzle “{ $number }” in this version of the program: puzzles from games change from one version to the next. What you have solved is kept. The nearest names are { $near }, and the numbers go from 1 to { $count }.
puzzle-no-theme = There are no puzzles on “{ $theme }”; the themes are { $known }.

puzzle-run-streak = Puzzles: a streak
    .goals = Find the best play of each puzzle at the first try.
puzzle-run-clock = Puzzles against the clock
    .goals = Find the best play of each puzzle at the first try.
puzzle-run-count = Solved in a row: { $count }.
puzzle-run-time = Solved: { $count }. Seconds left: { $seconds }.
puzzle-run-over =
    It is over: you have solved { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }.

puzzle-hire-or-build = Green owns the Winery. You have grapes, and also straw and clay.
    .title = Contract or building
    .hint-1 = Your wine can be worth more than the one point it scores.

puzzle-calefactory = You own the Calefactory and the Cloister Workshop, and you have forests and moors to clear for energy.
    .title = Wood and peat
    .hint-1 = Three ceramics and an ornament take 4 energy.

puzzle-clay-or-wood = You have a Cloister Workshop, two clay, one stone, two wood, and two actions.
    .title = Clay or wood
    .hint-1 = What do you need for the Workshop: more clay or more energy?

puzzle-portico = The Portico gives 2 each of seven goods for a reliquary. You also own a Cloister Workshop. Is it worth it?
    .title = Spend a reliquary
    .hint-1 = The Cloister Workshop can make goods worth ten points from what the Portico gives.

puzzle-round-tower = The Round Tower takes 5 coins, a whiskey and goods worth 14 points for a wonder.
    .title = The price of a wonder
    .hint-1 = Give goods that are worth exactly fourteen points together.

puzzle-brotherhood = It is the bonus round. You have a cloister and eleven coins, and the House of the Brotherhood is in the display.
    .title = House of the Brotherhood
    .hint-1 = The Forger's Workshop, too, turns coins into points. And is your landscape really full?

puzzle-village = It is settlement phase D. You can pay for the Village. But where does it score most?
    .title = Land for the Village
    .hint-1 = You may buy a landscape before you build the settlement.

puzzle-camera = The Camera turns a book and a ceramic into a reliquary, a coin and a clay, up to twice.
    .title = The Camera
    .hint-1 = A book and a ceramic make a reliquary. How many ceramics do you need?

puzzle-shipping = You can pay for the Shipping Company or the Cloister Workshop, but not for both.
    .title = Shipping Company or Workshop
    .hint-1 = Compare how many points each card gives at once if the prior moves in.

puzzle-last-visit = It is the bonus round. Your prior may go to any building on the table, and you have many goods.
    .title = The last action
    .hint-1 = Also count the points of the goods that each building takes from you.

puzzle-filial-church = The Filial Church gives a reliquary for five different goods. You have four.
    .title = Five different goods
    .hint-1 = The two sides of a tile are two different goods, and grain can become straw.

puzzle-kiln-and-merchant = You have peat and a Peat Coal Kiln. The Fuel Merchant is in the display.
    .title = Fuel for sale
    .hint-1 = The Fuel Merchant pays ten coins for nine energy. A peat coal is worth three.

puzzle-brewer = You have seven grain, a Malthouse and a Brewery.
    .title = A small brewery
    .hint-1 = Every beer takes 1 malt and 1 grain.

puzzle-alone-pressing = You play the solo game. You have one coin, a Financed Estate and a Winery.
    .title = One coin in the solo game
    .hint-1 = What can you buy for a single coin?

puzzle-slaughter = You have three livestock, two grain and a Slaughterhouse.
    .title = Straw for the livestock
    .hint-1 = Each livestock takes one straw, and grain can become straw.

puzzle-books-and-wine = You have four coins and a grape. You own the Cloister Library and the Winery.
    .title = Books and wine
    .hint-1 = First sell what brings the most coins, then buy books.

puzzle-druids = The Druid's House gives 5 of one basic good and 3 of another for a book. You also own a Cloister Workshop.
    .title = The Druid's House
    .hint-1 = Which two goods do you need for the Workshop?

puzzle-bathhouse = In the Bathhouse you pay a coin, and all your clergymen come home.
    .title = A bath for everybody
    .hint-1 = A clergyman who has come home can be sent out again.

puzzle-pilgrims-progress = You own the Pilgrimage Site and the Priory, and you have a book, a ceramic and an ornament.
    .title = Two visits
    .hint-1 = From the Priory you can use the Pilgrimage Site a second time. Which steps bring the most points?

puzzle-forgery = You have nineteen coins, a ceramic, the Forger's Workshop and the Town Estate.
    .title = The Forger's Workshop
    .hint-1 = The first reliquary costs five coins, each further one ten. Where can you get more coins?

puzzle-chapel = You own the Chapel and the Whiskey Distillery.
    .title = Beer and whiskey
    .hint-1 = Each reliquary takes 1 beer and 1 whiskey. For a coin you can also buy a book.

puzzle-two-buildings = You have the goods for the Cloister Workshop and the Slaughterhouse, but you build only one building in a turn. Green has wood, too.
    .title = Two buildings
    .task = Build both
    .hint-1 = Which of the two can Green pay for?

puzzle-field-to-oven = You have five grain, a Windmill and a Bakery, and nothing to burn.
    .title = From grain to bread
    .hint-1 = The Windmill also gives straw.

puzzle-market-day = The Market gives 1 bread and 7 coins. How can you get more coins?
    .title = Market day
    .hint-1 = The Market takes four different tiles. A 5-coin tile and a 1-coin tile are different.

puzzle-alehouse = You have malt, grain and a whiskey, and you own the Brewery and the Alehouse.
    .title = Brewery and Alehouse
    .hint-1 = The Alehouse pays eight coins for a beer and seven for a whiskey. What else can you brew?

puzzle-alone-quarry = You play the solo game. You have a mountain, five coins and a Cloister Workshop.
    .title = Stone in the solo game
    .hint-1 = You can take stone with the joker. What can you make of it?

puzzle-dormitory = The Dormitory is in the display. You have the clay for it, grain and some wood.
    .title = Books from straw and wood
    .hint-1 = Each book takes 1 straw and 1 wood. First get what is missing.

puzzle-library-and-inn = You have three coins and two livestock. You own the Cloister Library and the Inn.
    .title = Library and Inn
    .hint-1 = The Inn pays six coins for a wine. A meat is worth 5 food.

puzzle-palace-in-time = You play the solo game. You have ten coins and a ceramic, and the Palace is in the display.
    .title = The Palace in time
    .task = Build the Palace
    .hint-1 = The Palace costs 25 coins. The Town Estate pays 12 coins for a ceramic.

puzzle-two-reliquaries = You play the solo game. You have an ornament and a ceramic, and you own the Pilgrimage Site. Two of your clergymen are already out.
    .title = Two reliquaries
    .task = Have two reliquaries
    .hint-1 = Your clergymen come home when all of them are out.

puzzle-castle-in-time = You play the solo game. You have five stone and one wood, and a mountain for the Castle.
    .title = The Castle in time
    .task = Build the Castle
    .hint-1 = The Castle costs six wood. You can take wood with two indicators.

puzzle-first-wonder = You play the solo game. You have a book, a ceramic, an ornament and three coins. You own the Forger's Workshop and the Sacristy.
    .title = The first wonder
    .task = Have a wonder
    .hint-1 = The reliquary is missing. In the Forger's Workshop it costs five coins.

## Puzzles from games

puzzle-mined =
    From a game that bots played, { $length ->
        [short] the short game
       *[long] the long game
    } in { $country ->
        [ireland] Ireland
       *[france] France
    }.
    .title =
        Round { $round }, { $players ->
            [one] solo
           *[other] { $players } players
        } · { $mark }
    .task = What is the highest score that { $seat } can have at the end of this turn? Play it, and end the turn.
    .task-lead = Play the turn that leaves { $seat } furthest ahead of { $rival }, and end it. Your result: the points of { $seat } after this turn, minus the most points that { $rival } can have after the next turn.
    .learnt-lead =
        { $seat } has { $points ->
            [one] 1 point
           *[other] { $points } points
        }, and { $rival } can have at most { $left }: all { $ways } ways to play this turn and all answers have been tried. The answer: { $answer }. The most tempting other idea scores { $more }: { $other }. But then { $rival } can have { $more-left }: { $reply }.
    .better-lead = You have { $reached }, and { $rival } can still have { $left }. That is not the best result yet: undo, or begin again.
    .task-turns = Build the { $card } by the end of your turn number { $best }, counting this one.
    .learnt-turns = In { $best } turns: nobody can do better, and only this first move is quick enough. The answer: { $answer }.
    .learnt = { $best } points are the most: all { $ways } ways to play this turn have been tried. The answer: { $answer }. The most tempting other idea scores { $second }: { $other }.
    .hint-1-lead = What does the next player need most for a good turn? Perhaps you can take it, or stand on it, first.
    .hint-2 = This card is part of the answer: { $card }.
    .hint-3 = Begin with: { $first }.
puzzle-mined-nothing = pass
puzzle-idea-chain = Look for a turn that does several things: a building that works at once, or one that leads to another.
puzzle-idea-contract = Look at what the others have built, and who of them is at home: a building of theirs may be worth its price.
puzzle-idea-denial = Somebody else wants the same card. What will be gone by your next turn?
puzzle-idea-timing = What can you do now that you can no longer do in your next turn?
puzzle-idea-land = New land costs coins, but something can stand on it at once.
puzzle-idea-settlement = Think of a settlement, and of the cards that it would touch.
puzzle-idea-ending = The game is nearly over: which goods can still become points?
puzzle-idea-solo = You have two actions in a row: the first can prepare the second.
puzzle-idea-two-turn = Count two turns: what must happen in this one, so that the next is enough?
puzzle-idea-three-turn = Count three turns: what must happen first, so that the third is enough?
puzzle-why-chain = This turn did several things, and each step made the next one possible.
puzzle-why-contract = The work contract was worth more than its price.
puzzle-why-denial = If you pass, a bot in another seat builds that card before your next turn.
puzzle-why-timing = If you pass and bots play the other seats, the same moves are no longer possible in your next turn.
puzzle-why-land = The new land was worth its price at once.
puzzle-why-ending = This late, only points count.
