# The cards: their names, and what they do in a sentence or two.
# Whoever uses a building gives, takes and decides; nothing of it has to be used. “Up to” counts one use.

# A card among others of its name: whose it is, or its number.
card-marked = { $name } ({ $mark })

## On every heartland

card-L1 = Clay Mound
    .text = Take clay by the wheel.
card-L2 = Farmyard
    .text = Take grain or livestock, one of the two, by the wheel.
card-L3 = Cloister Office
    .text = Take coins by the wheel.

## In both countries

card-G01 = Priory
    .text = Use a building on which a prior stands, yours or another player's, as if you had just sent a clergyman there.
card-G02 = Cloister Courtyard
    .text = Give 3 different goods for 6 tiles of one basic good: wood, peat, grain, livestock, clay or coins.
card-G06 = Fuel Merchant
    .text = Choose one: sell 3 energy for 5 coins, 6 energy for 8 coins, or 9 energy for 10 coins.
card-G07 = Peat Coal Kiln
    .text = Receive 1 peat coal and 1 coin. Then turn any amount of peat into peat coal.
card-G12 = Stone Merchant
    .text = Buy up to 5 stone. Each costs 2 food and 1 energy, and you pay for all of them together.
card-G13 = Builders' Market
    .text = You may pay 2 coins, only once, for 2 wood, 2 clay, 1 stone and 1 straw.
card-G16 = Cloister Chapter House
    .text = Receive one of each basic good: clay, livestock, wood, grain, peat and a coin.
card-G18 = Cloister Workshop
    .text = Turn up to 3 clay into ceramics and up to 1 stone into an ornament. Each takes 1 energy, and you pay for all of them together.
card-G19 = Slaughterhouse
    .text = Turn any number of livestock into meat. Each takes 1 straw.
card-G22 = Quarry
    .text = Take stone by the wheel.
card-G26 = Shipyard
    .text = Pay 2 wood for a ship and receive 1 ornament and 5 coins.
card-G28 = Castle
    .text = Build one settlement from your hand and pay its food and energy, as in a settlement phase.
card-G34 = Sacristy
    .text = Give 1 book, 1 ceramic, 1 ornament and 1 reliquary for a wonder.
card-G39 = Estate
    .text = Up to twice, receive 1 book and 1 ornament. Each time pay 10 food or 6 energy.
card-G41 = House of the Brotherhood
    .text = Pay 5 coins. Take books, ceramics, ornaments and reliquaries worth 2 points for each of your cloister buildings (1 in the solo game, 1½ in the long game for two).

## France

card-F03 = Grain Storage
    .text = Buy 6 grain for 1 coin.
card-F04 = Windmill
    .text = Turn up to 7 grain into flour. Each also gives 1 straw.
card-F05 = Bakery
    .text = Turn any amount of flour into bread. Each takes ½ energy. Then sell up to 2 bread for 4 coins each.
card-F08 = Market
    .text = Give 4 different goods for 1 bread and 7 coins.
card-F09 = Cloister Garden
    .text = Receive 1 grape. Then use a building next to this one, if nobody stands on it. It works only once in an action.
card-F10 = Carpentry
    .text = Remove one of your forests, without taking wood, and build a building at once.
card-F11 = Harbor Promenade
    .text = Receive 1 wood, 1 wine, 1 coin and 1 ceramic.
card-F14 = Grapevine
    .text = Take grapes by the wheel.
card-F15 = Financed Estate
    .text = You may pay 1 coin, only once, for 1 book, 1 bread, 2 grapes and 2 flour.
card-F17 = Cloister Library
    .text = Buy up to 3 books for 1 coin each. Then trade up to 1 book for 1 meat and 1 wine.
card-F20 = Inn
    .text = Sell up to 7 food for 1 coin each, and up to 1 wine for 6 coins.
card-F21 = Winery
    .text = Turn any number of grapes into wine. Then sell up to 1 wine for 7 coins. Once the Winery is built, a work contract costs 2 coins.
card-F23 = Bathhouse
    .text = Pay 1 coin to receive 1 book and 1 ceramic, and to take all your clergymen home.
card-F24 = Cloister Church
    .text = Up to twice, give 1 bread and 1 wine for a reliquary.
card-F25 = Chamber of Wonders
    .text = Give 13 different goods for a wonder.
card-F27 = Palace
    .text = Give 1 wine to use any building on which a clergyman stands, yours or another player's.
card-F29 = Quarry
    .text = Take stone by the wheel.
card-F30 = Town Estate
    .text = Sell 1 ceramic for 12 coins.
card-F31 = Grapevine
    .text = Take grapes by the wheel.
card-F32 = Calefactory
    .text = Pay 1 coin to fell the trees of one forest and to cut the peat of one moor, in any order.
card-F33 = Shipping Company
    .text = Pay 3 energy and take meat, bread or wine, one of the three, with the joker.
card-F35 = Forger's Workshop
    .text = Buy one reliquary for 5 coins, and any number of others for 10 coins each.
card-F36 = Pilgrimage Site
    .text = Up to twice, improve a good by one step: a book becomes a ceramic, a ceramic an ornament, an ornament a reliquary.
card-F37 = Dormitory
    .text = Receive 1 ceramic. Then make any number of books, each from 1 straw and 1 wood.
card-F38 = Printing Office
    .text = Remove up to 4 of your forests, without taking wood, and receive 1 book for each.
card-F40 = Hospice
    .text = Use a building of the display as if it stood on your landscape. It stays in the display.

## Ireland

card-I03 = Granary
    .text = You may pay 1 coin, only once, for 4 grain and 1 book.
card-I04 = Malthouse
    .text = Turn any amount of grain into malt. Each also gives 1 straw.
card-I05 = Brewery
    .text = Make any number of beers, each from 1 malt and 1 grain. Then sell up to 1 beer for 7 coins.
card-I08 = False Lighthouse
    .text = Receive 3 coins and either 1 beer or 1 whiskey.
card-I09 = Spinning Mill
    .text = Receive 3 coins if you own at least 1 livestock, 5 coins if you own at least 5, or 6 coins if you own at least 9. You keep the livestock.
card-I10 = Cottage
    .text = Receive 1 malt. Then use a building next to this one, if nobody stands on it. It works only once in an action.
card-I11 = Houseboat
    .text = Receive 1 wood, 1 malt, 1 coin and 1 peat.
card-I14 = Sacred Site
    .text = Receive 1 book, then 2 grain or 2 malt, then 1 beer or 1 whiskey.
card-I15 = Druid's House
    .text = Give 1 book for 5 tiles of one basic good and 3 tiles of another.
card-I17 = Scriptorium
    .text = You may pay 1 coin, only once, for 1 book, 1 meat and 1 whiskey.
card-I20 = Alehouse
    .text = Sell up to 1 beer for 8 coins and up to 1 whiskey for 7 coins.
card-I21 = Whiskey Distillery
    .text = As often as you like, turn 1 malt, 1 wood and 1 peat into 2 whiskey. Once the Whiskey Distillery is built, a work contract costs 2 coins.
card-I23 = Locutory
    .text = Pay 2 coins to take your prior home and then build a building.
card-I24 = Chapel
    .text = Buy up to 1 book for 1 coin. Then, up to three times, give 1 beer and 1 whiskey for a reliquary.
card-I25 = Portico
    .text = Give 1 reliquary for 2 each of clay, livestock, wood, grain, peat, coins and stone.
card-I27 = Grand Manor
    .text = Give 1 whiskey to use any building on which a clergyman stands, yours or another player's.
card-I29 = Forest Hut
    .text = Remove one of your forests, without taking wood by the wheel, for 2 livestock, 2 wood and 1 stone.
card-I30 = Refectory
    .text = Receive 1 beer and 1 meat. Then turn up to 4 meat into ceramics.
card-I31 = Coal Harbor
    .text = Sell up to 3 peat coal; each earns 3 coins and 1 whiskey.
card-I32 = Filial Church
    .text = Give 5 different goods for a reliquary.
card-I33 = Cooperage
    .text = Give 3 wood and take beer or whiskey, one of the two, with the joker.
card-I35 = Round Tower
    .text = Give 5 coins, 1 whiskey and other goods worth 14 points for a wonder.
card-I36 = Camera
    .text = Up to twice, give 1 book and 1 ceramic for 1 coin, 1 clay and 1 reliquary.
card-I37 = Bulwark
    .text = Give 1 book and add the next district and the next plot to your landscape, free of charge.
card-I38 = Festival Ground
    .text = Give 1 beer and take books, ceramics, ornaments and reliquaries worth 1 point for each of your forests and moors.
card-I40 = Guesthouse
    .text = Use a building of the display as if it stood on your landscape. It stays in the display.

## Settlements

card-S1 = Shanty Town
    .text = At the end it scores its own dwelling value and those of all cards next to it, and 3 for each open water space next to it.
card-S2 = Farming Village
    .text = At the end it scores its own dwelling value and those of all cards next to it, and 3 for each open water space next to it.
card-S3 = Market Town
    .text = It costs only food. At the end it scores its own dwelling value and those of all cards next to it, and 3 for each open water space next to it.
card-S4 = Fishing Village
    .text = It must stand on a coast. At the end it scores its own dwelling value and those of all cards next to it, and 3 for each open water space next to it.
card-S5 = Artist's Colony
    .text = At the end it scores its own dwelling value and those of all cards next to it, and 3 for each open water space next to it.
card-S6 = Hamlet
    .text = At the end it scores its own dwelling value and those of all cards next to it, and 3 for each open water space next to it.
card-S7 = Village
    .text = At the end it scores its own dwelling value and those of all cards next to it, and 3 for each open water space next to it.
card-S8 = Hillside Village
    .text = It must stand on a hillside. At the end it scores its own dwelling value and those of all cards next to it.
