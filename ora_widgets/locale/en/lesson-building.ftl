# Lesson 3: building, terrain and cloisters.

lesson-building = Building, terrain and cloisters
    .goals = After this lesson you can pay for a building, find a space for it, and enlarge your cloister.

lesson-building-by-the-water =
    Most buildings may stand on coast, plains or hillside. Some allow fewer kinds of terrain: the card names them
    (F5.5.3). The Harbor Promenade needs a coast. You have one: the plot at the left of your landscape has two coast
    spaces and, farther left, two water spaces.
    .title = By the water
    .task = Build the Harbor Promenade.
    .hint-1 = Coast spaces lie in column 2. Column 1 is water, where the Harbor Promenade cannot stand.
    .hint-2 = { $solution }. Whether the prior moves in is up to you.
    .learnt = The card says on which terrain it may stand. If you have no such space free, you cannot build the card, and you cannot reserve it for later.

lesson-building-straw-from-grain =
    Buildings cost wood, clay, straw and stone. A few cost coins instead (F5.5.2). Straw is easy to get: you may turn
    any grain over to its straw side at any time, even while you are paying (F6.2). Straw can never be turned back into
    grain.
    .title = Any grain can become straw
    .task = The Bakery costs 2 clay and 1 straw. You have clay and grain. Build it.
    .hint-1 = You don't have to turn the grain over first: it is turned over for you when you pay.
    .hint-2 = build F05 0,3.
    .learnt = If you are short of straw when you pay, grain is turned over for you.

lesson-building-make-room =
    Your heartland, the land you begin with, has few empty spaces. A space with a forest or a moor on it is not empty. Fell the trees or cut the peat, and the space becomes empty
    plains (F5.4.4). This position is from the game for two: you have two main actions, one after the other.
    .title = Make room
    .task = The Stone Merchant and the Fuel Merchant stand on the two spaces that were empty. Build the Peat Coal Kiln in this turn anyway.
    .hint-1 = Clear a space with your first action, and build with your second one.
    .hint-2 = cut 0,0 peat; build G07 0,0.
    .learnt = A forest or a moor first gives you goods, and then a space to build on.

lesson-building-cloister =
    Cards with a yellow name are cloister buildings. When you build one, it must share an edge with another cloister
    building of yours (F5.5.4). Corners do not count (F7.6). Your first cloister building is the Cloister Office on N7.
    Again you have two actions.
    .title = One next to the other
    .task = Build the Priory and the Cloister Courtyard in this turn.
    .hint-1 = Which empty space touches the Cloister Office? And which empty space touches that one?
    .hint-2 = Build one of them on N6 first, and then the other on M6.
    .learnt = Each new cloister building must touch an older one. Keep the spaces beside your cloister buildings free for the next one.

lesson-building-the-right-order =
    It matters which buildings are neighbours. The Cloister Garden gives 1 grape. Then you may use a building next to
    it, if nobody stands on that building.
    .title = The right order
    .task = In this turn build the Priory and the Cloister Garden, and use the Cloister Office through the Cloister Garden.
    .hint-1 = The two empty spaces are M6 and N6. The Garden has to be the one next to the Cloister Office. The Priory must touch a cloister building, too.
    .hint-2 = The Priory cannot be built on M6 first: no cloister building touches that space yet. So build the Garden on N6 first.
    .learnt = The Garden stands next to the Office, and the Priory next to the Garden. Your prior went to the Garden and could use the Office as well.

lesson-building-which-terrain =
    Two kinds of terrain take very few cards. On a mountain only a Quarry or the Castle may stand, on water only the
    Houseboat of the Irish cards. Settlements have rules of their own and are not built with this action (F5.5.6).
    .title = Mountain and water
    .task = Both empty spaces of your heartland now have buildings on them, but you own a plot with a mountain. With your two actions build the Quarry and the Bakery, each on a terrain that its card allows.
    .hint-1 = The Quarry goes onto the mountain. The plot also has two hillsides.
    .hint-2 = { $solution }.
    .learnt = Only a Quarry or the Castle can stand on a mountain. The Bakery may stand on a hillside.
