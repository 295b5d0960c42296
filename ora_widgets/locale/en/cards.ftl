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
    .text = Use a building on which a prior stands, yours or anybody's, as if you had just been sent there.
card-G02 = Cloister Courtyard
    .text = Give 3 different goods for 6 tiles of one basic good: wood, peat, grain, livestock, clay or coins.
card-G06 = Fuel Merchant
    .text = Sell fuel at one of three levels: 3 energy for 5 coins, 6 for 8, or 9 for 10.
card-G07 = Peat Coal Kiln
    .text = Receive 1 peat coal and 1 coin. Then turn as much peat as you like into peat coal.
card-G12 = Stone Merchant
    .text = Buy up to 5 stone; each costs 2 food and 1 energy, and all of it is paid together.
card-G13 = Builders' Market
    .text = Pay 2 coins once for 2 wood, 2 clay, 1 stone and 1 straw.
card-G16 = Cloister Chapter House
    .text = Receive one of each basic good: clay, livestock, wood, grain, peat and a coin.
card-G18 = Cloister Workshop
    .text = Fire up to 3 clay into ceramics and shape up to 1 stone into an ornament. Every piece takes 1 energy, paid together.
card-G19 = Slaughterhouse
    .text = Turn any number of livestock into meat, each with 1 straw.
card-G22 = Quarry
    .text = Take stone by the wheel.
card-G26 = Shipyard
    .text = Build one ship out of 2 wood and receive 1 ornament and 5 coins.
card-G28 = Castle
    .text = Build one settlement from your hand and pay its food and energy, as in a settlement phase.
card-G34 = Sacristy
    .text = Give 1 book, 1 ceramic, 1 ornament and 1 reliquary for a wonder.
card-G39 = Estate
    .text = Up to twice, receive 1 book and 1 ornament; each time costs either 10 food or 6 energy.
card-G41 = House of the Brotherhood
    .text = Pay 5 coins and take points as books, ceramics, ornaments and reliquaries: 2 for each of your cloister buildings (1 alone, 1½ in the long game for two).

## France

card-F03 = Grain Storage
    .text = Buy 6 grain for 1 coin.
card-F04 = Windmill
    .text = Grind up to 7 grain; each gives 1 flour and 1 straw.
card-F05 = Bakery
    .text = Bake any number of loaves, each from 1 flour and ½ energy. Then sell up to 2 bread for 4 coins apiece.
card-F08 = Market
    .text = Give 4 different goods for 1 bread and 7 coins.
card-F09 = Cloister Garden
    .text = Receive 1 grape, then use a building next to the garden on which nobody stands. It works once in an action.
card-F10 = Carpentry
    .text = Remove one of your forests, without any wood, to build a building at once.
card-F11 = Harbor Promenade
    .text = Receive 1 wood, 1 wine, 1 coin and 1 ceramic.
card-F14 = Grapevine
    .text = Take grapes by the wheel.
card-F15 = Financed Estate
    .text = Pay 1 coin once for 1 book, 1 bread, 2 grapes and 2 flour.
card-F17 = Cloister Library
    .text = Copy up to 3 books for 1 coin each. Then trade up to 1 book for 1 meat and 1 wine.
card-F20 = Inn
    .text = Sell up to 7 food for 1 coin each, and up to 1 wine for 6 coins.
card-F21 = Winery
    .text = Turn any number of grapes into wine, then sell up to 1 wine for 7 coins. Once it is built, a work contract costs 2 coins.
card-F23 = Bathhouse
    .text = Pay 1 coin to receive 1 book and 1 ceramic and to take all your clergymen home.
card-F24 = Cloister Church
    .text = Up to twice, give 1 bread and 1 wine for a reliquary.
card-F25 = Chamber of Wonders
    .text = Give 13 different goods for a wonder.
card-F27 = Palace
    .text = Give 1 wine to use any building on which a clergyman stands, whoever owns it.
card-F29 = Quarry
    .text = Take stone by the wheel.
card-F30 = Town Estate
    .text = Sell 1 ceramic for 12 coins.
card-F31 = Grapevine
    .text = Take grapes by the wheel.
card-F32 = Calefactory
    .text = Pay 1 coin to fell the trees of one forest and to cut the peat of one moor, in any order.
card-F33 = Shipping Company
    .text = Pay 3 energy and take meat, bread or wine, one of the three, by the joker.
card-F35 = Forger's Workshop
    .text = Buy one reliquary for 5 coins and any number of further ones for 10 coins each.
card-F36 = Pilgrimage Site
    .text = Twice, lift a treasure by one step: a book becomes a ceramic, a ceramic an ornament, an ornament a reliquary.
card-F37 = Dormitory
    .text = Receive 1 ceramic. Then make any number of books, each from 1 straw and 1 wood.
card-F38 = Printing Office
    .text = Remove up to 4 of your forests, without any wood, and receive 1 book for each.
card-F40 = Hospice
    .text = Use a building of the display as if it stood on your land; it stays in the display.

## Ireland

card-I03 = Granary
    .text = Pay 1 coin once for 4 grain and 1 book.
card-I04 = Malthouse
    .text = Malt any number of grain; each gives 1 malt and 1 straw.
card-I05 = Brewery
    .text = Brew any number of beers, each from 1 malt and 1 grain. Then sell up to 1 beer for 7 coins.
card-I08 = False Lighthouse
    .text = Receive 3 coins and either 1 beer or 1 whiskey.
card-I09 = Spinning Mill
    .text = Receive 3 coins if you own livestock, 5 coins from 5 of them on and 6 coins from 9 on. You keep the animals.
card-I10 = Cottage
    .text = Receive 1 malt, then use a building next to the cottage on which nobody stands. It works once in an action.
card-I11 = Houseboat
    .text = Receive 1 wood, 1 malt, 1 coin and 1 peat.
card-I14 = Sacred Site
    .text = Receive 1 book, then 2 grain or 2 malt, then 1 beer or 1 whiskey.
card-I15 = Druid's House
    .text = Give 1 book for 5 tiles of one basic good and 3 tiles of another.
card-I17 = Scriptorium
    .text = Pay 1 coin once for 1 book, 1 meat and 1 whiskey.
card-I20 = Alehouse
    .text = Sell up to 1 beer for 8 coins and up to 1 whiskey for 7 coins.
card-I21 = Whiskey Distillery
    .text = Distil 1 malt, 1 wood and 1 peat into 2 whiskey, as often as you like. Once it is built, a work contract costs 2 coins.
card-I23 = Locutory
    .text = Pay 2 coins to take your prior home and then build a building.
card-I24 = Chapel
    .text = Buy up to 1 book for 1 coin. Then, up to three times, give 1 beer and 1 whiskey for a reliquary.
card-I25 = Portico
    .text = Give 1 reliquary for 2 each of clay, livestock, wood, grain, peat, coins and stone.
card-I27 = Grand Manor
    .text = Give 1 whiskey to use any building on which a clergyman stands, whoever owns it.
card-I29 = Forest Hut
    .text = Remove one of your forests, without felling it, for 2 livestock, 2 wood and 1 stone.
card-I30 = Refectory
    .text = Receive 1 beer and 1 meat. Then turn up to 4 meat into ceramics.
card-I31 = Coal Harbor
    .text = Ship up to 3 peat coal; each earns 3 coins and 1 whiskey.
card-I32 = Filial Church
    .text = Give 5 different goods for a reliquary.
card-I33 = Cooperage
    .text = Give 3 wood and take beer or whiskey, one of the two, by the joker.
card-I35 = Round Tower
    .text = Give 5 coins, 1 whiskey and further goods worth 14 points for a wonder.
card-I36 = Camera
    .text = Up to twice, give 1 book and 1 ceramic for 1 coin, 1 clay and 1 reliquary.
card-I37 = Bulwark
    .text = Give 1 book and lay the next district and the next plot on your land, free of charge.
card-I38 = Festival Ground
    .text = Give 1 beer and take points as books, ceramics, ornaments and reliquaries: 1 for each of your forests and moors.
card-I40 = Guesthouse
    .text = Use a building of the display as if it stood on your land; it stays in the display.

## Settlements

card-S1 = Shanty Town
    .text = At the end it counts the dwelling values of itself and of everything beside it.
card-S2 = Farming Village
    .text = At the end it counts the dwelling values of itself and of everything beside it.
card-S3 = Market Town
    .text = It asks for food alone. At the end it counts the dwelling values of itself and of everything beside it.
card-S4 = Fishing Village
    .text = It stands on the coast. At the end it counts the dwelling values of itself and of everything beside it, open water too.
card-S5 = Artist's Colony
    .text = At the end it counts the dwelling values of itself and of everything beside it.
card-S6 = Hamlet
    .text = At the end it counts the dwelling values of itself and of everything beside it.
card-S7 = Village
    .text = At the end it counts the dwelling values of itself and of everything beside it.
card-S8 = Hillside Village
    .text = It stands on a hillside. At the end it counts the dwelling values of itself and of everything beside it.
