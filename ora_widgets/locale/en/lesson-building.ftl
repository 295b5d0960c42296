# Lesson 2: building, terrain and cloisters.

lesson-building = Building, terrain and cloisters
    .goals = After this lesson you can pay for a building, find a space for it, and grow a cloister.

lesson-building-by-the-water =
    Most buildings stand on coast, plains or hillside, as you like. Some are choosy: the card names the terrain (F5.5.3).
    The Harbor Promenade needs a coast, and you have one: the plot at the left of your land has two coast spaces, and
    two of open water beyond them.
    .title = By the water
    .task = Build the Harbor Promenade.
    .hint-1 = Coast spaces lie in column -1; water, in column -2, does not carry this one.
    .hint-2 = build F11 0,-1. Whether the prior moves in is up to you.
    .learnt = The terrain on the card decides. Without a fitting space a card cannot be built at all, nor be kept for later.

lesson-building-straw-from-grain =
    Buildings cost wood, clay, straw and stone, a few of them coins (F5.5.2). Straw is the easy one: any grain may be
    turned over to straw at any time, even in the middle of paying (F6.2). It never turns back.
    .title = Straw is grain lying on its back
    .task = The Bakery costs 2 clay and 1 straw. You have clay and grain. Build it.
    .hint-1 = You need not turn the grain yourself: the cost does it for you.
    .hint-2 = build F05 0,3.
    .learnt = A missing straw is taken out of your grain by itself. There is no shortage of straw where grain grows.

lesson-building-make-room =
    A space with a forest or a moor on it is not empty. Fell the trees or cut the peat, and empty plains remain (F5.4.4).
    This position is from the game for two: you have two main actions, one after the other.
    .title = Make room
    .task = Both empty spaces are taken. Build the Peat Coal Kiln all the same, this turn.
    .hint-1 = Your first action makes room, your second one builds.
    .hint-2 = cut 0,0 peat; build G07 0,0.
    .learnt = Forests and moors are goods at first, and building land afterwards.

lesson-building-cloister =
    Cards with a yellow name are cloister buildings. Each must share an edge with another cloister building of yours when
    it is built (F5.5.4); corners do not count (F7.6). It begins at the Cloister Office on 1,4. Again you have two
    actions.
    .title = Brick by brick
    .task = Build the Priory and the Cloister Courtyard in this turn.
    .hint-1 = Which empty space touches the Cloister Office? And what does the other one touch?
    .hint-2 = One on 1,3 first; the other on 0,3 after it.
    .learnt = A cloister grows like a chain. Keep the spaces at its end free for it.

lesson-building-the-right-order =
    Not only what stands where matters, but also who stands beside it. The Cloister Garden gives 1 grape and then lets
    you use a building next to it that nobody occupies.
    .title = The right order
    .task = Build Priory and Cloister Garden this turn, and use the Cloister Office through the Garden.
    .hint-1 = Clay Mound, 0,3, 1,3 and Cloister Office: the Garden has to be the one beside the Office. And the Priory must still touch a cloister building.
    .hint-2 = The Priory cannot come first on 0,3: nothing of the cloister touches it there. So the Garden goes first, to 1,3.
    .learnt = The Garden stands beside the Office, the Priory beside the Garden; the prior went to the Garden, and the Office was used through it.

lesson-building-which-terrain =
    Two terrains are for specialists: a mountain carries only a Quarry or the Castle, water only the Irish Houseboat.
    Settlements follow rules of their own and are not built with this action (F5.5.6).
    .title = Mountain and water
    .task = Both empty spaces of your heartland are taken, but you own a plot with a mountain. With your two actions build the Quarry and the Bakery, each where it may stand.
    .hint-1 = Where does stone come from? And the plot has two hillsides.
    .hint-2 = build G22 0,6; skip; build F05 0,5; skip.
    .learnt = Quarry and Castle are the two that climb mountains. The Bakery is content with a hillside.
