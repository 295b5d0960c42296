# The puzzles: a title, what lies on the table, a hint; the question comes from what is measured.

puzzle-lesson = Puzzles
    .goals = Find the best there is. Every answer has been proven by looking at everything that can be played.
puzzle-task-points = What is the highest score that Red can have at the end of this turn? Play it, and end the turn.
puzzle-task-food = What is the most food that Red can have in goods at the end of this turn? Play it, and end the turn.
puzzle-task-good =
    { $good ->
        [Br] What is the most bread that Red can have at the end of this turn? Play it, and end the turn.
        [Be] What is the most beer that Red can have at the end of this turn? Play it, and end the turn.
        [Mt] What is the most meat that Red can have at the end of this turn? Play it, and end the turn.
       *[Pn] What is the highest number of coins that Red can have at the end of this turn? Play it, and end the turn.
    }
puzzle-task-turns = By the end of round { $round } at the latest, { $what }.
puzzle-solved-value = { $best }: nobody can do better. Every other way has been looked at.
puzzle-solved-turns =
    { $best ->
        [one] In one turn: nobody can do better.
       *[other] In { $best } turns: nobody can do better.
    }
puzzle-go-on = End the turn with “done” to see what it came to.
puzzle-better = You came to { $reached }. That is not the best yet: undo, or begin again.
puzzle-too-slow = It can be done sooner: undo, or begin again.
puzzle-unknown = There is no puzzle { $number }; they go from 1 to { $count }.

puzzle-hamlet = It is settlement phase C. The Cloister Church stands beside the Office, the Inn above it.
    .title = A place for the Hamlet
    .hint-1 = Fuel scores nothing, whichever you burn. Where is the dwelling value highest?

puzzle-by-the-sea = Settlement phase B: you can pay for one settlement, and perhaps for land.
    .title = One settlement, three coins
    .hint-1 = The Artist's Colony costs you an economic point and brings five of dwelling.

puzzle-one-coin = Green owns the Grain Storage, and you own a coin.
    .title = One coin
    .hint-1 = Land and buildings cannot be eaten. What grows most, counted in food?

puzzle-hire-or-build = Green has the Winery; you have grapes, and straw and clay as well.
    .title = Hire or build
    .hint-1 = Your wine is worth more than a point.

puzzle-castle-now = You can build the Castle; a settlement may follow with the prior.
    .title = The Castle now
    .hint-1 = The Castle lets you settle on the spot: choose the space for both.

puzzle-calefactory = Calefactory and Workshop are yours, and there is fuel all around.
    .title = Warm hands
    .hint-1 = Three ceramics and an ornament take four energy.

puzzle-clay-or-wood = A Workshop, two clay, one stone, two wood, two actions.
    .title = Clay or wood
    .hint-1 = What does the Workshop lack: clay or fuel?

puzzle-portico = The Portico gives two each of seven goods for a reliquary. Is that ever worth it?
    .title = Spend a reliquary
    .hint-1 = Thirteen points of treasures can be made out of fourteen ordinary goods.

puzzle-last-building = The bonus round: one action, and you can pay for almost anything.
    .title = The last building
    .hint-1 = A building is worth its economic value, and what the prior does in it.

puzzle-round-tower = The Round Tower takes 5 coins, a whiskey and 14 points of treasures for a wonder.
    .title = The price of a wonder
    .hint-1 = Hand over what is worth fourteen points together, and not a point more.

puzzle-brotherhood = The bonus round: a cloister, eleven coins, and the House of the Brotherhood in the display.
    .title = Counting brothers
    .hint-1 = Five coins into points: the Forger takes them as well. And who says that the land is full?

puzzle-first-roof = Settlement phase A: which settlement, and where?
    .title = The first roof
    .hint-1 = The Market's neighbourhood is the best in town. Coins are food.

puzzle-village = Settlement phase D: you can feed and heat the Village. But where is it worth most?
    .title = A village needs land
    .hint-1 = You may buy land before you settle.

puzzle-camera = The Camera turns book and ceramic into a reliquary, a coin and a clay, twice.
    .title = Camera ready
    .hint-1 = A book and a ceramic make a reliquary; how many ceramics do you need?

puzzle-two-houses = Round 29, three cards in the display, little in the cellar.
    .title = What to build last
    .hint-1 = One of the three is worth much more when the prior moves in.

puzzle-shipping = Shipping Company or Cloister Workshop: you have the means for one of them.
    .title = Ship or shop
    .hint-1 = Compare what each card is worth at once, the prior included.

puzzle-last-visit = The bonus round: every building on the table is open to your prior, and your cellar is full.
    .title = The last visit
    .hint-1 = Count what each visit takes from you, too.

puzzle-last-phase = Settlement phase E, the last one: eight bread and meat, and a hillside beside the Palace.
    .title = The last roof
    .hint-1 = The most food buys the dearest one. Where does the Palace stand?

puzzle-filial-church = The Filial Church takes five different goods for a reliquary. You have four.
    .title = Five different things
    .hint-1 = The two sides of a tile are two goods, and grain can be straw.

puzzle-kiln-and-merchant = Peat, a Kiln of your own, and the Fuel Merchant in the display.
    .title = Fuel for sale
    .hint-1 = Nine energy bring ten coins; peat coal is three.

puzzle-brewer = Seven grain, a Malthouse and a Brewery.
    .title = A small brewery
    .hint-1 = Every beer takes a malt and a grain.

puzzle-alone-pressing = Alone, with one coin, a Financed Estate and a Winery.
    .title = One coin alone
    .hint-1 = What can be bought for a single coin?

puzzle-slaughter = Three livestock, two grain, and a Slaughterhouse.
    .title = Straw for the cattle
    .hint-1 = Each animal takes one straw, and grain is straw.

puzzle-books-and-wine = Four coins and a grape; Library and Winery are yours.
    .title = Books and wine
    .hint-1 = Sell what sells well, then buy books.

puzzle-druids = A book for the druid: 5 of one basic good and 3 of another. The Workshop waits.
    .title = What the druid gives
    .hint-1 = Five of one, three of another: what does the Workshop need?

puzzle-bathhouse = The Bathhouse brings all your clergymen home for a coin.
    .title = A bath for everybody
    .hint-1 = Whoever comes home may go out again.

puzzle-pilgrims-progress = Pilgrimage Site and Priory, and one treasure of each kind.
    .title = Pilgrims' progress
    .hint-1 = The site may be visited twice, if somebody goes there from elsewhere. In which order are the steps worth most?

puzzle-forgery = Nineteen coins, a ceramic, the Forger's Workshop and the Town Estate.
    .title = Forged in the dark
    .hint-1 = Five coins for the first, ten for each more. Where do more coins come from?

puzzle-chapel = The Chapel and the Distillery are yours.
    .title = Beer and whiskey
    .hint-1 = Each reliquary takes one of both. And a coin buys a book.

puzzle-field-to-oven = Five grain, a Windmill and a Bakery, and no fuel.
    .title = From field to oven
    .hint-1 = Milling leaves straw.

puzzle-market-day = The Market gives a bread and seven coins. What else brings coins?
    .title = Market day
    .hint-1 = Four different tiles: five coins in one tile are a kind of their own.

puzzle-alehouse = Malt, grain, a whiskey; Brewery and Alehouse.
    .title = The ale and the house
    .hint-1 = Beer sells at eight, whiskey at seven. What else could you brew?

puzzle-alone-quarry = Alone, with a mountain, five coins, and a Workshop.
    .title = Stone alone
    .hint-1 = The joker finds stone even here. What becomes of it?

puzzle-dormitory = The Dormitory is in the display; you have clay for it, grain and some wood.
    .title = Books by straw
    .hint-1 = Each book takes a straw and a wood. Fetch what is missing first.

puzzle-library-and-inn = Three coins, two livestock; Library and Inn are yours.
    .title = Library and Inn
    .hint-1 = A wine is worth six at the Inn, and meat feeds five.

puzzle-palace-in-time = Alone, ten coins and a ceramic, and the Palace in the display.
    .title = The Palace in time
    .task = build the Palace
    .hint-1 = Twenty-five coins. A ceramic is worth twelve in the Town Estate.

puzzle-two-reliquaries = Alone, an ornament and a ceramic, and the Pilgrimage Site. Two of your clergymen are out already.
    .title = Two reliquaries
    .task = have two reliquaries
    .hint-1 = All of yours come home when all are out.

puzzle-castle-in-time = Alone: five stone, one wood, and a mountain for the Castle.
    .title = The Castle in time
    .task = build the Castle
    .hint-1 = Six wood. Two indicators give wood.

puzzle-first-wonder = Alone: book, ceramic, ornament, three coins; Forger's Workshop and Sacristy.
    .title = The first wonder
    .task = have a wonder
    .hint-1 = The reliquary is missing, and so are two coins for it.
