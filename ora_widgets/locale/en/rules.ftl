# The rules in our own words. Numbers are cited by refusals, lessons and notebooks: never renumber, never reuse.
# Lines of a paragraph are joined when read; an empty line starts a new paragraph, lines with bars are a table.
# A number in the text (F7.6) becomes a cross-reference.

## F0 Words with a fixed meaning

rule-F0 =
    A few words have an exact meaning in these rules. This chapter explains them.
    .title = Words with a fixed meaning
rule-F0-1 =
    A round lasts from one step of the wheel to the next, so step n begins round n. In the short game for two and in the
    solo game each turn begins with a step, so each turn is a round by itself. Piles and late indicators are counted in
    these rounds.
    .title = Round
rule-F0-2 =
    A slot is your right to one main action (F5). Extra actions (F6) cost no slot.
    .title = Slot
rule-F0-3 =
    In each turn you may buy one landscape (F6.6). With three or four players each slot is a turn, so the start player
    has two turns in a round. In the short game for two and in the solo game the two actions after a wheel step are one
    turn. In the long game for two the start player's double action is one turn, and the other player's single action is
    another.
    .title = Turn
rule-F0-4 =
    You have one prior and two lay brothers, or one of each in the short game for three or four. A clergyman who stands
    on no building is at home, and you can send him.
    .title = Clergymen
rule-F0-5 =
    Clay Mound, Farmyard and Cloister Office are printed on every heartland. They are buildings like any other,
    and the Cloister Office is a cloister building.
    .title = Basic buildings
rule-F0-6 =
    The display is the row of open buildings that everybody may build. The supply is the common stock of goods. You own
    your goods and the settlement cards that you have not built yet.
    .title = Display and supply
rule-F0-7 =
    Buildings and settlements stand on a space; forests and moors only cover one. You cannot send anybody to a forest or
    a moor, and neither is worth anything at the end.
    .title = What stands on a space
rule-F0-8 =
    Everything is open: you may look at what anybody owns whenever you like. After the seats are chosen there is no luck
    in the game, and nothing is hidden.
    .title = Open information

## F1 The pieces and their limits

rule-F1 =
    What is in the box, and what can run out.
    .title = The pieces and their limits
rule-F1-1 =
    The 41 building cards have a French and an Irish side and the numbers 1 to 41. Cards 1–13 are the start buildings,
    14–19 are pile A, 20–26 pile B, 27–33 pile C and 34–41 pile D. Everybody has a heartland and 8 settlement cards. All
    players share 9 districts, 9 plots and 37 two-sided forest/moor cards. The wheel has nine indicators: clay, coin,
    grain, livestock, wood, peat, joker, grapes and stone. One building marker shows which pile comes next.
    .title = What is in the box
rule-F1-2 =
    A goods tile has two sides, and it is always the good on its upper side. The pairs are peat or peat coal, livestock
    or meat, grain or straw, clay or ceramic, stone or ornament, 1 coin or book, 5 coins or reliquary. In France there
    are also grapes or wine, and flour or bread. In Ireland there are also malt or beer, and wood or whiskey. France
    does not use the whiskey side of the wood tile.
    .title = The tiles and their two sides
rule-F1-3 =
    Wonders are the only good that can run out: there are 8 in the whole game. After the eighth, no card can give
    another one. There is always enough of all other goods. If the tiles run out, use anything in their place: for
    instance, a wonder turned face down under a tile makes it count as five.
    .title = Only wonders run out
rule-F1-4 =
    Forest and moor cards never run out. There are 9 districts and 9 plots. When a pile is used up, that kind of
    landscape can no longer be bought.
    .title = Landscapes run out, forests do not
rule-F1-5 =
    Every building exists once. When it is built, it never comes back to the display. Buildings and settlements stay
    where they were put; only in the solo game one card may cover another (F13.6).
    .title = Every building exists once

## F2 Before the first round

rule-F2 =
    How to set up the game.
    .title = Before the first round
rule-F2-1 =
    Agree on France or Ireland and turn all building cards to that side.
    .title = France or Ireland
rule-F2-2 =
    There are two boards with two sides each, and two sides of the wheel.

    | Game | Board side | Wheel |
    |---|---|---|
    | solo | solo and two players | front (0, 2, 3, 4 …) |
    | 2 players, short | solo and two players | back (0, 1, 2, 2 …) |
    | 2 players, long | solo and two players | front |
    | 3 or 4 players, short | short game | front |
    | 3 players, long | three players | front |
    | 4 players, long | four players | front |
    .title = Board and wheel
rule-F2-3 =
    Clay, coin, grain, livestock, wood, peat and joker begin on the space worth 0. The stone indicator and, in France,
    the grapes indicator wait beside the board and enter later (F4.5). The grapes indicator is not used in Ireland. In
    the solo game neither of the two is used.
    .title = Where the indicators begin
rule-F2-4 =
    Some cards are marked "3+" (1, 6, 9, 16, 20, 29, 32, 36, 40) or "4" (3, 10, 13, 15, 23, 25, 31, 39).

    | Game | Cards |
    |---|---|
    | 4 long | all 41 |
    | 3 long, 4 short | 33, without "4" |
    | 2 short, 3 short | 24, without "4" and "3+" |
    | 2 long | Ireland 41; France 38, without Carpentry and the Grapevine and Quarry of pile C |
    | solo | Ireland 41; France 37, as 2 long and without the other Grapevine |

    In the short game for four in France you may agree to leave out the Quarry of pile C.
    .title = Which cards take part
rule-F2-5 =
    Put the start buildings face up: they are the first display. Piles A to D go beside their spaces of the board. Put
    one settlement card for each player with every pile: Artist's Colony with A, Hamlet with B, Village with C, Hillside
    Village with D. The building marker goes to pile A.
    .title = Display and piles
rule-F2-6 =
    You receive a heartland with its forests and moors (F7.1) and your clergymen (F0.4). You receive four settlement
    cards: Shanty Town, Farming Village, Market Town and Fishing Village. You also receive 1 clay, 1 coin, 1 grain, 1
    livestock, 1 wood and 1 peat. In the solo game you start without goods.
    .title = What you start with
rule-F2-7 =
    Sort both landscape piles by price so that the cheapest tile lies on top. Districts cost 2, 3, 4, 4, 5, 5, 6, 7 and
    8 coins, plots 3, 4, 4, 5, 5, 5, 6, 6 and 7. In the solo game both piles are turned over, so the most expensive tile
    lies on top. Only the tile on top is for sale.
    .title = The landscape piles
rule-F2-8 =
    Choose a start player in any way. This player takes the start player marker, side "1 coin" up, and is seat 1. The
    others are numbered clockwise.
    .title = The start player
rule-F2-9 =
    In the short game for three or four leave out the two cards at the upper left of every heartland, a moor
    and a forest.
    .title = Fewer cards on the heartland in the short game

## F3 A round with three or four players

rule-F3 =
    One round with three or four players. First clergymen return, then the wheel turns, and there may be a settlement
    phase. Then the players take their actions, and the start player marker moves on.
    .title = A round with three or four players
rule-F3-1 =
    If all of your clergymen stand on buildings, all of them come home; you cannot refuse. If even one is at home
    already, the others stay where they are.
    .title = Clergymen return
rule-F3-2 =
    The wheel turns by one space. Indicators at the last value are pushed along (F4.3), and a late indicator may enter
    at 0 (F4.5). In the short game everybody then receives gifts (F12.3).
    .title = The wheel turns
rule-F3-3 =
    If this step moved the beam past the pile where the building marker waits, a settlement phase (F8) follows. The
    marker waits for A, B, C and D in this order. If the beam passes any other pile, nothing happens. The rounds are
    listed in F17.
    .title = When a settlement phase comes
rule-F3-4 =
    The start player has the first slot, then the others in clockwise order have one slot each. Then the start player
    has a second slot. So there are 4 slots with three players and 5 with four. In each slot you take one main action
    (F5) and as many extra actions (F6) as you like.
    .title = Actions of a round
rule-F3-5 =
    The start player marker goes to the next player clockwise. The start player of round n therefore sits in seat
    ((n − 1) mod P) + 1, where P is the number of players.
    .title = The marker moves on
rule-F3-6 =
    The long game has 24 rounds, the short game 12. The bonus round comes after them (F9).
    .title = How many rounds
rule-F3-7 =
    Clergymen come home only at the start of a round (F3.1) or by the effect of a card. If you send out your last
    clergyman, all of them stay out until the next round. Until then nobody can use your buildings, unless a card allows
    it, such as the Priory, the Palace or the Grand Manor.
    .title = No return in between
rule-F3-8 =
    Every round of every mode begins in the same order. Clergymen return. The wheel turns and pushes indicators (solo:
    removes them). Late indicators enter at 0. In the short game for three or four everybody receives gifts. In phases A
    to D of the solo game the neutral player builds, you may use one of the new cards, and neutral clergymen return.
    Then there is a settlement phase if one is due. Then come the actions. Only the bonus round (F9) and the last solo
    turn (F13.10) differ.
    .title = The same preparation in every mode

## F4 The wheel

rule-F4 =
    The longer nobody uses an indicator, the more goods it gives.
    .title = The wheel
rule-F4-1 =
    The longer ago an indicator was put on 0, the more it is worth. After this many steps of the wheel it shows:

    | steps | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 |
    |---|---|---|---|---|---|---|---|---|---|---|---|---|---|
    | front | 0 | 2 | 3 | 4 | 5 | 6 | 6 | 7 | 7 | 8 | 8 | 9 | 10 |
    | back | 0 | 1 | 2 | 2 | 3 | 4 | 4 | 5 | 6 | 6 | 7 | 8 | 10 |
    .title = What the indicators are worth
rule-F4-2 =
    Round 1 begins with a step of the wheel. So all starting indicators are worth 2 then (1 on the back of the wheel).
    .title = The first round
rule-F4-3 =
    If an indicator stands at 10, the last value, when the wheel turns, the beam pushes it along, and it stays at 10. In
    the solo game it leaves the game instead (F13.3).
    .title = The last value
rule-F4-4 =
    When an action or a card shows the wheel, you take as many of that good as its indicator shows. Then the indicator
    goes back to 0. The indicator may show 0. You always take all of it.
    .title = Producing
rule-F4-5 =
    Late indicators enter on the space worth 0, just after the wheel has turned. In that round they give
    nothing; one step later they show their first value.

    | Game | Grapes (France) | Stone |
    |---|---|---|
    | 3 or 4 long | round 8 | round 13 |
    | 3 or 4 short | round 4 | round 6 |
    | 2 short, 2 long | round 11 | round 18 |
    | solo | never | never |
    .title = Grapes and stone come later
rule-F4-6 =
    Whenever you produce a good, you may use the joker in place of the good's own indicator. Then the joker goes to 0,
    and the own indicator stays where it is. You may do this even for a good whose indicator is not in the game. So you
    can get stone and grapes before their indicators enter, and in the solo game at any time. You use one of the two
    indicators and never add them.
    .title = The joker
rule-F4-7 =
    The Shipping Company and the Cooperage use only the joker.
    .title = Cards that need the joker
rule-F4-8 =
    If both the good's own indicator and the joker have left the game (solo game only), you get 0.
    .title = When both indicators are gone

## F5 Main actions

rule-F5 =
    In each slot you take one of four main actions (F5.1), or you pass (F5.6).
    .title = Main actions
rule-F5-1 =
    In a slot you do one of these. You may send a clergyman to your own building (F5.2), or issue a work contract
    (F5.3). You may fell trees or cut peat (F5.4), or build one building (F5.5). In the bonus round you have fewer
    choices (F9.3).
    .title = One of four
rule-F5-2 =
    Send one of your clergymen to a building of your own and use it.
    .title = Use your own building
rule-F5-2-1 =
    Choose one of your clergymen at home, prior or lay brother. Put him on one of your own buildings that is not
    occupied, and use its function once.
    .title = Send a clergyman
rule-F5-2-2 =
    You need not use the function. You may send a clergyman and do nothing.
    .title = Using it is optional
rule-F5-2-3 =
    A building works once, when a clergyman is placed on it. A clergyman who already stands there does nothing.
    .title = Only the arrival counts
rule-F5-2-4 =
    Only buildings on a landscape can be used, not cards in the display or in a pile. The cards Hospice and Guesthouse
    are exceptions. No clergyman can be sent to a settlement, a forest or a moor.
    .title = Only what is built
rule-F5-2-5 =
    A building holds one clergyman, and an occupied building cannot be used. The bonus round (F9) and some cards are
    exceptions.
    .title = One clergyman to a building
rule-F5-3 =
    Pay another player to use one of their buildings with one of their clergymen.
    .title = Work contract
rule-F5-3-1 =
    Choose a building of another player that nobody occupies, and pay the price (F5.3.4). Its owner must put a clergyman
    of their own on it. You use the function as if the building were yours: you decide, you pay the goods, and you
    receive.
    .title = Hire another player's clergyman
rule-F5-3-2 =
    The owner of the building decides which clergyman goes, the prior or a lay brother. If only one kind is at home,
    there is no choice. In the solo game you decide for the neutral player.
    .title = The owner picks the clergyman
rule-F5-3-3 =
    The owner must have a clergyman at home. An owner who has one may not refuse.
    .title = Somebody must be at home
rule-F5-3-4 =
    A contract costs 1 coin. When somebody has built the Winery (France) or the Whiskey Distillery (Ireland), it costs 2
    coins for everybody until the end of the game. The owner receives the coins at once, before you use the function.
    .title = The price of a contract
rule-F5-3-5 =
    From the start of the game you may give a drink instead of coins, whatever the price is. You give exactly 1 wine in
    France, 1 whiskey in Ireland. It goes to the supply, and the owner receives nothing.
    .title = A drink instead of coins
rule-F5-3-6 =
    You may issue a contract and not use the function.
    .title = A contract without use
rule-F5-3-7 =
    A contract is a main action. It moves a clergyman of the owner and none of yours. In the bonus round there are no
    contracts.
    .title = Contracts take a slot
rule-F5-3-8 =
    You cannot make a contract with yourself. To your own buildings you send your own clergymen (F5.2).
    .title = Not with yourself
rule-F5-4 =
    Clear a forest for wood or a moor for peat.
    .title = Fell trees or cut peat
rule-F5-4-1 =
    Remove one forest from your own landscape and take wood, or one moor and take peat. You take as much as the good's
    indicator or the joker shows; the one you used goes to 0. You need no clergyman, and you remove one card at most.
    You cannot use other players' forests and moors.
    .title = One card, one yield
rule-F5-4-2 =
    You may clear a card even when the indicator shows 0. It still takes your action.
    .title = Clearing for 0 goods
rule-F5-4-3 =
    You may also take this action without removing a card, for instance if you have none left. You get nothing, and no
    indicator moves, just as if you had passed (F5.6).
    .title = Clearing no card
rule-F5-4-4 =
    The cleared space becomes an empty plains space.
    .title = Plains remain
rule-F5-5 =
    Take a building from the display, pay for it and put it on your landscape.
    .title = Build
rule-F5-5-1 =
    Take one building from the display, pay its cost to the supply, and place the card at once on an empty space of your
    landscape. You build one building with each action. If you have no fitting space you cannot build it, and you cannot
    buy a card and keep it for later.
    .title = One building from the display
rule-F5-5-2 =
    Buildings cost wood, clay, straw and stone. A few cost coins instead; building them is the same action.
    .title = What buildings cost
rule-F5-5-3 =
    The card says on which terrain it may stand, mostly coast, plains or hillside. On a mountain only a Quarry or the
    Castle may stand, on water only the Irish Houseboat. A space with a forest or moor on it is not empty.
    .title = Where buildings may stand
rule-F5-5-4 =
    A cloister building must share an edge with another cloister building of yours when it is built. Edges
    between hillside and mountain count too (F7.6).
    .title = Cloister next to cloister
rule-F5-5-5 =
    If your prior is at home when you have built, you may put him on the new building at once and use it (F5.2). It must
    be the prior, it must be this building, and you must do it now. You cannot buy a landscape in between.
    .title = The prior moves in
rule-F5-5-6 =
    Settlements are not built with this action. They are built in settlement phases (F8) or with the Castle.
    .title = No settlements here
rule-F5-6 =
    You never have to do something useful. In any normal round you may pass: the slot is used up, and nothing changes.
    .title = Passing

## F6 Extra actions

rule-F6 =
    Small actions that you may take besides your main action.
    .title = Extra actions
rule-F6-1 =
    You may take as many extra actions as you like, before and after your main action. They use up no slot.
    .title = As many as you like
rule-F6-2 =
    You may turn any number of grain tiles to straw at any time, even while you pay or use a card. Straw never turns
    back into grain. You may not turn over any other tile in this way.
    .title = Grain to straw
rule-F6-3 =
    You may change five 1-coin tiles into one 5-coin tile, or back, at any time. So there is always change when you pay
    coins. The difference matters only to cards that count different tiles.
    .title = Changing coins
rule-F6-4 =
    You may sell 1 wine for 1 coin and 1 whiskey for 2 coins at any time. You cannot buy them back.
    .title = Selling drinks
rule-F6-5 =
    When you pay food or energy you get no change, and you cannot split tiles.
    .title = No change for food and energy
rule-F6-6 =
    You may buy the top district or the top plot for its price and add it to your landscape at once (F7). You may do so
    once in each turn, and once more in every settlement phase, before you build a settlement. A turn (F0.3) is a single
    slot with three or four players. In the short game for two and in the solo game it is both actions together. In the
    long game for two your double action is one turn and your single action is another. If you do not buy in a turn, you
    cannot buy two later.
    .title = Buying a landscape
rule-F6-7 =
    The bonus round counts as a turn, and so does the last single action of the short game for two. So you may buy a
    landscape there.
    .title = Landscapes at the very end

## F7 Land

rule-F7 =
    How your landscape is made up, how you add to it, and which spaces are next to each other.
    .title = Land
rule-F7-1 =
    A space is named as on a map, by a letter for its row and a digit for its column. The heartland has rows M and N and
    columns 3 to 7; all of it is plains except for the hillside at M7.

    | | col 3 | col 4 | col 5 | col 6 | col 7 |
    |---|---|---|---|---|---|
    | row M | moor | forest | forest | empty | Clay Mound (hillside) |
    | row N | moor | forest | Farmyard | empty | Cloister Office |

    In the short game for three or four M3 and M4 start empty. The neutral heartland is described in F13.4.
    .title = The heartland
rule-F7-2 =
    You choose the side of a tile when you buy it, and you never rotate it. A district is a row of five spaces, columns
    3 to 7. One side has moor, forest, forest, hillside, hillside; the other has forest, plains, plains, plains,
    hillside. Under forest and moor there are plains. A plot is two by two. Its coast side goes to the left: water in
    column 1 and coast in column 2. Its mountain side goes to the right: two hillsides in column 8, and in column 9
    one mountain as tall as both rows.
    .title = Districts and plots
rule-F7-3 =
    A district goes exactly above or below your heartland or another of your districts. You may not shift it sideways or
    put it on top of something. It must touch that row directly; it is not enough that a plot joins them.
    .title = Placing a district
rule-F7-4 =
    A plot covers its upper row and the one below. You may shift it up or down as you like, but its spaces must be free.
    A coast plot needs one coast space that shares an edge with a heartland or district space in column 3, or with
    another coast space of yours. A mountain plot needs one hillside that shares an edge with a space in column 7, or
    with a hillside of another plot. So a plot may stick out at the top or bottom, and you may stack plots on plots.
    Tiles are never moved later.
    .title = Placing a plot
rule-F7-5 =
    You place a landscape at the moment you buy it and cannot keep it for later. There is always a place for one.
    .title = Placed at once
rule-F7-6 =
    Spaces are next to each other if they share an edge, even on two different tiles. Corners do not count. The tall
    mountain is one space and is next to both hillsides of its plot. A mountain is not next to the mountain of another
    plot. This holds for cloister buildings, for settlements and for cards.
    .title = What is adjacent

## F8 Settlement phase

rule-F8 =
    At certain times there is a settlement phase: everybody may build a settlement, and then new cards come.
    .title = Settlement phase
rule-F8-1 =
    A settlement phase comes when the wheel turns and moves the beam past the pile where the building marker waits.
    There are four, A to D. A fifth one, E, ends the solo game and the games for three and four. With two players there
    is no E.
    .title = When it comes
rule-F8-2 =
    First the building marker moves on to the next letter; after D it goes to E, if the game has an E.
    .title = The marker goes first
rule-F8-3 =
    The start player of the round goes first, then the others in seat order. (In the short game for two and in the solo
    game: first the player whose turn begins.) Each player may buy one landscape and after that build one of their own
    settlement cards. You may do both, either or neither, but the landscape must come before the settlement.
    .title = One landscape, one settlement
rule-F8-4 =
    A settlement costs food and energy. Give goods that are worth enough food, and other goods that are worth enough
    energy. If you give too much, the rest is lost. Coins, wine and whiskey count as food by their value in coins (wine
    1, whiskey 2), and you may change coins first. A straw is worth half an energy, and halves are added up. No tile
    counts twice.

    | Good | Food | Energy |
    |---|---|---|
    | grain, flour, grapes, malt | 1 | – |
    | coin, wine | 1 | – |
    | livestock, whiskey | 2 | – |
    | bread | 3 | – |
    | meat, beer | 5 | – |
    | straw | – | ½ |
    | wood | – | 1 |
    | peat | – | 2 |
    | peat coal | – | 3 |
    .title = Paying for a settlement
rule-F8-5 =
    You place the settlement at once on an empty space of yours: coast, plains or hillside. The Fishing Village needs
    coast, the Hillside Village hillside. A settlement can never stand on water or a mountain, and without a space you
    cannot build it. It is not a cloister building, it needs no special neighbour, and it stays for good.
    .title = Where settlements may stand
rule-F8-6 =
    When everybody has had a chance to build, every player receives the settlement card of this letter. It is the
    Artist's Colony with A, the Hamlet with B, the Village with C and the Hillside Village with D. The pile of
    buildings with this letter joins the display. You can build the new settlement with the Castle, or from the next
    phase on. Phase E brings no new cards.
    .title = New cards
rule-F8-7 =
    You may hold any number of settlement cards, but you can build only your own. You may put a card and its payment
    aside early, just to help your memory.
    .title = Settlements in hand
rule-F8-8 =
    In this phase there are no main actions: you send no clergymen and issue no contracts. You may still turn grain,
    change coins and sell drinks (F6.2, F6.3, F6.4).
    .title = What else is allowed
rule-F8-9 =
    With two players no phase comes after D. The Hillside Village, and any other settlement still in your hand, can then
    be built only with the Castle.
    .title = Two players: only the Castle after phase D

## F9 Bonus round and end with three or four players

rule-F9 =
    The last round with three or four players has its own rules: one action each, then a settlement phase, then the
    points are counted.
    .title = Bonus round and end with three or four players
rule-F9-1 =
    The bonus round is round 25 of the long game. Then the beam passes E for the second time; the first time, in round
    12, nothing happens. In the short game the bonus round is round 13.
    .title = When it comes
rule-F9-2 =
    First every prior comes home from wherever he is; lay brothers stay out. Then the wheel turns one more step as
    always. In the short game there are no gifts in this round.
    .title = Priors come home
rule-F9-3 =
    Seat 1 begins, and each player, the start player too, has just one slot. You may build a building (F5.5), and the
    prior may move in. Or you may put your prior on any building of any player, occupied or not, and use it free of
    charge. You may not send lay brothers, issue contracts, fell trees or cut peat. Several priors may stand on one
    building. You may also send the prior and not use the function.
    .title = What you may do in the bonus round
rule-F9-4 =
    Extra actions are allowed as always, and you may buy one landscape.
    .title = Extra actions in the bonus round
rule-F9-5 =
    Settlement phase E follows in the same seat order. Again you may buy one landscape before the settlement (F8.2,
    F8.3, F8.4, F8.5). No new cards come.
    .title = Phase E
rule-F9-6 =
    The game is over. Count the points (F14).
    .title = The end

## F10 Two players, short

rule-F10 =
    The usual game for two. Each turn begins with a wheel step of its own and has two actions.
    .title = Two players, short
rule-F10-1 =
    You play with the back of the wheel, the board side for one and two, and 24 cards. Everything that this chapter does
    not change works as in F3 to F8.
    .title = What is different
rule-F10-2 =
    You take turns. At the start of a turn both players see whether their clergymen return (F3.1). Then the wheel turns
    (grapes enter at step 11, stone at step 18). Then there may be a settlement phase, where the active player goes
    first. Then the active player takes two actions, one after the other. Then it is the other player's turn.
    .title = A turn
rule-F10-3 =
    Phases A, B, C and D come at the start of turns 7, 14, 21 and 28. The turns of both players are counted together.
    .title = When the phases come
rule-F10-4 =
    If your first action sends out your last clergyman, you cannot use your own buildings with the second one. You can
    still issue contracts, build, fell trees and cut peat.
    .title = No return between the two actions
rule-F10-5 =
    You may buy one landscape in a turn, and one more in each settlement phase.
    .title = Landscapes
rule-F10-6 =
    There is no bonus round and no phase E. The players themselves decide how many turns the game takes.
    .title = No fixed length
rule-F10-7 =
    The end begins when pile D has come and at most 1 building is left in the display. Finish the current turn, with its
    second action. Then the other player has a last turn: clergymen return and the wheel turns, but there is only one
    action (and extra actions). Then count the points (F14).
    .title = How it ends
rule-F10-8 =
    Look at the display at the end of each turn. After D no buildings join it, so an end that has begun cannot be
    stopped.
    .title = When to look

## F11 Two players, long

rule-F11 =
    A longer game for two, played in rounds: the start player takes two actions, the other player one.
    .title = Two players, long
rule-F11-1 =
    You play as in F10, but with the front of the wheel and nearly all cards. Ireland uses 41 cards. France uses 38:
    Carpentry and the Grapevine and Quarry of pile C stay in the box.
    .title = What is different
rule-F11-2 =
    At the start of a round both players see whether their clergymen return. Then the wheel turns (grapes enter in round
    11, stone in round 18). Then there may be a settlement phase, where the start player goes first. Then the start
    player takes two actions, and after that the other player takes one. Then the other player becomes start player. So
    you take three actions in a row: one, then a wheel step, then two.
    .title = A round
rule-F11-3 =
    Clergymen return only at the start of a round, not between the two players' actions.
    .title = Clergymen return once in a round
rule-F11-4 =
    Phases A, B, C and D come at the start of rounds 7, 14, 21 and 28.
    .title = When the phases come
rule-F11-5 =
    You may buy one landscape with your double action and one with your single action (F6.6), and one more in
    each settlement phase.
    .title = Landscapes
rule-F11-6 =
    The end begins when pile D has come and at most 3 buildings are left in the display. The current round is then the
    last. If the start player caused the end, the other player still has the single action. If that single action caused
    it, the game is over at once. There is no bonus round and no phase E. Count the points (F14).
    .title = How it ends

## F12 Three or four players, short

rule-F12 =
    A quick game with smaller heartlands and gifts in every round. When somebody produces, everybody gets a tile.
    .title = Three or four players, short
rule-F12-1 =
    You play on the short board with the front of the wheel. Three players use 24 cards, four players 33. (In France
    four players may agree to leave out the Quarry of pile C.) Heartlands lack their two upper left cards. You have one
    prior and one lay brother, and they return when both are out. You start with the usual six goods.
    .title = What is different
rule-F12-2 =
    There are 12 rounds as in F3, then the bonus round (round 13), then phase E. Phases A to D come at the start of
    rounds 3, 5, 7 and 9. Grapes (France) enter in round 4, stone in round 6.
    .title = The course of the game
rule-F12-3 =
    In rounds 1 to 12, right after the wheel turns and before any settlement phase, everybody receives gifts. They
    are one tile of each good shown on the space that the beam has just passed. No indicator moves, and it does not count
    as producing (F12.4).

    | Rounds | Goods |
    |---|---|
    | 1–3 | livestock, grain · clay, grain · wood, grain |
    | 4–6 | stone, grain · stone, peat · stone, clay |
    | 7–9 | stone, wood · stone, 5 coins · stone, meat |
    | 10–12 | book, grain · ceramic, clay · ornament, wood |
    .title = Gifts
rule-F12-4 =
    Whenever somebody produces with the wheel, everybody takes 1 extra tile of that good, the producer too. It does not
    matter whether the good's own indicator or the joker was used, or whether it showed 0. This holds for felling,
    cutting, the Quarry, the Grapevine, the basic buildings, the Shipping Company and the Cooperage. It does not hold
    for clearing no card (F5.4.3). In a contract the producer is the player who issued it, and the owner gets 1 like
    everybody else.
    .title = Bonus production
rule-F12-5 =
    Everything else is as in the long game, such as contracts and their price, landscapes, bonus round and scoring.
    .title = Everything else
rule-F12-6 =
    Of the two small checking numbers on this board the first is for three players, the second for four (F15).
    .title = Checking numbers on the short board

## F13 Alone

rule-F13 =
    You play 32 turns alone. A neutral player gets the buildings that you leave in the display.
    .title = Alone
rule-F13-1 =
    You play with the front of the wheel and the board side for one and two. Ireland uses 41 cards, France 37. The joker
    and the six basic indicators are used, but not grapes and stone. The most expensive landscapes come first. Districts
    cost 8, 7, 6, 5, 5, 4, 4, 3 and 2, plots 7, 6, 6, 5, 5, 5, 4, 4 and 3. You have no goods, but a full heartland,
    three clergymen and the usual settlement cards.
    .title = The start
rule-F13-2 =
    In a turn your clergymen return and the neutral ones return, each set for itself (F3.1). Then the wheel turns. Then
    you take two actions. You may buy one landscape in a turn.
    .title = A turn
rule-F13-3 =
    If an indicator stands at 10 when the wheel turns, it leaves the game; so does the joker. Its good can then be
    produced only with the joker. If the joker has left as well, the good cannot be produced at all (F4.8).
    .title = Indicators can be lost
rule-F13-4 =
    The neutral player has a heartland without forests and moors. It has the Clay Mound, Farmyard and Cloister Office as
    usual, the Builders' Market at M3, and six empty plains spaces. There are one neutral prior and two neutral lay
    brothers. The neutral player owns no goods and no settlements, never gets a landscape and scores nothing.
    .title = The neutral player
rule-F13-5 =
    You use a neutral building by a work contract, which is one of your actions. Pay 1 coin to the supply. Once you have
    built the Winery or Whiskey Distillery, or put it on the neutral heartland, pay 2. You may give a wine or whiskey
    instead. Send a neutral clergyman of your choice, if one is at home, to the unoccupied building, and use it for
    yourself.
    .title = Using neutral buildings
rule-F13-6 =
    At the start of each settlement phase you place all buildings left in the display on the neutral heartland. They
    cost nothing, and you choose their order and spaces. A card takes an empty space or covers a building without a
    clergyman, even a basic one or one just placed. The covered card is out of the game. Cloister buildings cover only
    cloister buildings, and others cover only others. Each cloister building needs another one next to it, apart from
    the one it covers. Terrain does not matter. No card may take the last space of another that could still be placed
    after it. Only a card that cannot be placed in any order leaves the game.
    .title = The neutral player must build
rule-F13-7 =
    Then you may use one building that has just been placed and has not been covered again. The neutral prior goes
    there, if he is at home. You pay the contract price of this moment (2 if the Winery or Distillery has just been
    placed) or give the drink. It takes none of your actions.
    .title = The neutral prior moves in
rule-F13-8 =
    After that the neutral clergymen return if all of them are out; the prior may have been the last of them.
    .title = Neutral clergymen return
rule-F13-9 =
    Phases A, B, C and D come in turns 12, 16, 22 and 26. In such a turn clergymen return and the wheel turns. The
    neutral player builds (F13.6), the neutral prior may be used (F13.7), and neutral clergymen return (F13.8). Then you
    have your settlement phase, with one landscape and one settlement, and the new cards come (F8). Then you take your
    two actions.
    .title = A turn with a settlement phase
rule-F13-10 =
    Turn 32 is the last. Clergymen return, the wheel turns, and you take your two actions first. Then the neutral player
    builds, the neutral prior may be used, and neutral clergymen return. Settlement phase E, without new cards, ends the
    game.
    .title = The last turn
rule-F13-11 =
    There is no bonus round. You win with 500 points or more. Only your own landscape and goods count. Ireland is a
    little easier.
    .title = The aim

## F14 Counting points

rule-F14 =
    Your result is the sum of three things: points for goods, economic values and settlement points.
    .title = Counting points
rule-F14-1 =
    These goods score points; all others score 0.

    | Good | Points |
    |---|---|
    | wonder | 30 |
    | reliquary | 8 |
    | ornament | 4 |
    | ceramic | 3 |
    | book | 2 |
    | every 5 coins | 2 |
    | wine, whiskey | 1 each |

    All your coins count together. A wine or whiskey gives either its point or its coins (1 for wine, 2 for
    whiskey), whichever makes the better sum. So 4 coins and 1 wine are 2 points, and 5 wine are 5 points.
    .title = Goods
rule-F14-2 =
    Add the economic values of all buildings and settlements on your landscape. Basic buildings add 0, and the Artist's
    Colony costs 1. Settlements that you did not build count for nothing.
    .title = Economic value
rule-F14-3 =
    For each settlement add its own dwelling value and the dwelling values of all buildings and settlements next to it
    (F7.6). Add 3 for each water space next to it. A card next to several settlements counts for each of them, and two
    neighbouring settlements count for each other. Negative values are added, too. A dwelling value that is not next to
    a settlement counts for nothing. The Houseboat's value replaces the 3 of its water. Forests, moors, empty spaces and
    clergymen are worth 0.
    .title = Settlement points
rule-F14-4 =
    The highest total wins. All players who share it win.
    .title = Who wins

## F15 to F17 Tables

rule-F15 =
    The small numbers on the board help you to notice a forgotten step. After the wheel has turned, the beam points to
    the seat of the start player (F3.5). On the boards for three and four the first (upper) number is for rounds 1 to
    13, the second (lower) one for rounds 14 to 25. On the short board the first is for three players, the second for
    four. A bold number says that a pile has just come and that this start player has first choice of it.
    .title = Checking numbers
rule-F16 =
    These seven games can be played, each in France and in Ireland.

    | Game | Cards (F / I) | Clergymen | Slots in a round | Rounds |
    |---|---|---|---|---|
    | solo | 37 / 41 | 3 and 3 neutral | 2 | 32 |
    | 2 short | 24 / 24 | 3 | 2 | open (F10.7) |
    | 2 long | 38 / 41 | 3 | 2 + 1 | open (F11.6) |
    | 3 short | 24 / 24 | 2 | 4 | 12 + bonus |
    | 4 short | 33 / 33 | 2 | 5 | 12 + bonus |
    | 3 long | 33 / 33 | 3 | 4 | 24 + bonus |
    | 4 long | 41 / 41 | 3 | 5 | 24 + bonus |
    .title = The seven games
rule-F17 =
    A phase comes at the start of the round given here, right after the wheel has turned; E comes after the
    actions of its round.

    | Game | A | B | C | D | E |
    |---|---|---|---|---|---|
    | solo | 12 | 16 | 22 | 26 | 32 |
    | 2 short, 2 long | 7 | 14 | 21 | 28 | none |
    | 3 short, 4 short | 3 | 5 | 7 | 9 | 13 |
    | 3 long | 6 | 11 | 15 | 20 | 25 |
    | 4 long | 7 | 10 | 16 | 19 | 25 |

    The beam stands at board space ((round − 1) mod 13) + 1.
    .title = When the phases come

## What the rulebook itself says

# Words of a question that say nothing about its subject; a search leaves them out.
rulebook-small-words =
    about also and any anybody are can could did does for from get happen happens has have her his how into its just like made make
    may much not one our out over shall should some than that the their them then there they this what when
    where which who whom whose why will with would you your

rulebook-unknown = There is no rule { $number }; near it are { $near }.
rulebook-unknown-card = There is no rule or card “{ $number }”; the nearest cards are { $near }.
