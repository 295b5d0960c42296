# The rules in our own words. Numbers are cited by refusals, lessons and notebooks: never renumber, never reuse.
# Lines of a paragraph are joined when read; an empty line starts a new paragraph, lines with bars are a table.
# A number in the text (F7.6) becomes a cross-reference.

## F0 Words with a fixed meaning

rule-F0 =
    A handful of words mean exactly one thing in these rules. This chapter says what.
    .title = Words with a fixed meaning
rule-F0-1 =
    A round lasts from one step of the wheel to the next, so the n-th step opens round n. In the short game for
    two and in the solo game every player turn begins with its own step and is therefore a round by itself;
    piles and late indicators are counted in these rounds.
    .title = Round
rule-F0-2 =
    A slot is your right to one main action (F5). Extra actions (F6) cost no slot.
    .title = Slot
rule-F0-3 =
    A turn is the span in which you may buy one landscape (F6.6). With three or four players each slot is a turn
    of its own, which gives the start player two turns in a round. In the short game for two and in the solo
    game the two actions after a wheel step form one turn. In the long game for two the start player's double
    action is one turn and the other player's single action another.
    .title = Turn
rule-F0-4 =
    You lead one prior and two lay brothers, or one of each in the short game for three or four. A clergyman is
    at home, ready to be sent, as long as he stands on no building.
    .title = Clergymen
rule-F0-5 =
    Clay Mound, Farmyard and Cloister Office are printed on every heartland. They are buildings like any other,
    and the Cloister Office is a cloister building.
    .title = Basic buildings
rule-F0-6 =
    The display is the row of open buildings that everybody may build. The supply is the common stock of goods.
    What you own yourself are your goods and the settlement cards that you have not built yet.
    .title = Display and supply
rule-F0-7 =
    Buildings and settlements stand on a space; forests and moors only cover one. Nobody can be sent into a
    forest or onto a moor, and neither is worth anything at the end.
    .title = What stands on a space
rule-F0-8 =
    Everything is open: you may look at what anybody owns whenever you like. Once the seats are settled there is
    no luck in the game and nothing is hidden.
    .title = Open information

## F1 The pieces and their limits

rule-F1 =
    What lies in the box, and which of it can run out.
    .title = The pieces and their limits
rule-F1-1 =
    The 41 building cards have a French and an Irish side and carry the numbers 1 to 41: 1–13 start the game,
    14–19 are pile A, 20–26 pile B, 27–33 pile C and 34–41 pile D. Everybody has a heartland and 8 settlement
    cards; 9 districts, 9 plots and 37 two-sided forest/moor cards are there for all. Nine indicators belong to
    the wheel (clay, coin, grain, livestock, wood, peat, joker, grapes, stone), and one building marker shows
    which pile comes next.
    .title = What is in the box
rule-F1-2 =
    A goods tile has two sides and is always just the one that lies up: peat or peat coal, livestock or meat,
    grain or straw, clay or ceramic, stone or ornament, 1 coin or book, 5 coins or reliquary, wood or whiskey.
    France adds grapes or wine and flour or bread; Ireland adds malt or beer and is the only one to use the
    whiskey side.
    .title = The tiles and their two sides
rule-F1-3 =
    Wonders are the one good that can run out: there are 8 in the whole game. After the eighth, no card can give
    another one. Of all other goods there is always enough; if the tiles are gone, use anything in their place,
    for instance a wonder turned face down under a tile to make it count five.
    .title = Only wonders run out
rule-F1-4 =
    Forest and moor cards never run out. There are 9 districts and 9 plots, and once a pile is used up that kind
    of landscape can no longer be bought.
    .title = Landscapes run out, forests do not
rule-F1-5 =
    Every building exists once and, when built, is gone from the display for good. Buildings and settlements
    stay where they were put; only the solo game lets one card cover another (F13.6).
    .title = Every building exists once

## F2 Before the first round

rule-F2 =
    How the table is laid before the first round begins.
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
    Clay, coin, grain, livestock, wood, peat and joker begin on the space worth 0. The stone indicator, and in
    France the grapes indicator, wait beside the board and come in later (F4.5). Ireland has no use for the
    grapes indicator, the solo game for neither of the two.
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

    For 4 short in France you may agree to leave out the Quarry of pile C.
    .title = Which cards take part
rule-F2-5 =
    Open the start buildings: they are the first display. Piles A to D go beside their spaces of the board, each
    with one settlement card per player: Artist's Colony with A, Hamlet with B, Village with C, Hillside Village
    with D. The building marker goes to pile A.
    .title = Display and piles
rule-F2-6 =
    You receive a heartland with its forests and moors (F7.1), your clergymen (F0.4), the settlement cards
    Shanty Town, Farming Village, Market Town and Fishing Village, and 1 clay, 1 coin, 1 grain, 1 livestock, 1
    wood and 1 peat. In the solo game you start without goods.
    .title = What you start with
rule-F2-7 =
    Sort both landscape piles by price so that the cheapest tile lies on top: districts cost 2, 3, 4, 4, 5, 5,
    6, 7 and 8 coins, plots 3, 4, 4, 5, 5, 5, 6, 6 and 7. The solo game turns both piles over and begins with
    the dearest. Only the tile on top is for sale.
    .title = The landscape piles
rule-F2-8 =
    Decide in any way who begins. This player takes the start player marker, side "1 coin" up, and is seat 1;
    the others are numbered clockwise.
    .title = The start player
rule-F2-9 =
    In the short game for three or four leave out the two cards at the upper left of every heartland, a moor
    and a forest.
    .title = A lighter heartland in the short game

## F3 A round with three or four players

rule-F3 =
    The course of one round with three or four players, in this order: clergymen return, the wheel steps,
    perhaps a settlement phase, the actions, and the marker moves on.
    .title = A round with three or four players
rule-F3-1 =
    If all of your clergymen stand on buildings, all of them come back home; this is not optional. If even one
    is at home already, the others stay where they are.
    .title = Clergymen return
rule-F3-2 =
    The wheel turns by one space. Indicators that have reached the end are pushed along (F4.3), and a late
    indicator may come in at 0 (F4.5). In the short game everybody then receives gifts (F12.3).
    .title = The wheel turns
rule-F3-3 =
    If this step carried the beam past the pile where the building marker waits, a settlement phase (F8)
    follows. The marker waits for A, B, C and D in this order; any other pile the beam passes has no effect. The
    rounds are listed in F17.
    .title = When a settlement phase comes
rule-F3-4 =
    The start player begins and everybody in clockwise order has one slot; then the start player has a second
    one. This makes 4 slots with three players and 5 with four. Each slot is for one main action (F5) and as
    many extra actions (F6) as you like.
    .title = Actions of a round
rule-F3-5 =
    The start player marker goes to the next player clockwise. The start player of round n is therefore seat ((n
    − 1) mod P) + 1, where P is the number of players.
    .title = The marker moves on
rule-F3-6 =
    The long game has 24 rounds, the short game 12. The bonus round comes after them (F9).
    .title = How many rounds
rule-F3-7 =
    Apart from F3.1, only the effects of cards bring clergymen home. Whoever sends out the last one leaves them
    all standing until the next round, and nobody can use this player's buildings until then unless a card opens
    another way, as the Priory, Palace and Grand Manor do.
    .title = No return in between
rule-F3-8 =
    Every mode prepares a round in the same order: clergymen return; the wheel turns and pushes indicators
    (solo: removes them); late indicators enter at 0; gifts, in the short game for three or four; in the solo
    game on phases A to D the neutral player builds, one of the new cards may be used, and neutral clergymen
    return; the settlement phase if one is due; the actions. Only the bonus round (F9) and the last solo turn (F13.10) differ.
    .title = The same preparation in every mode

## F4 The wheel

rule-F4 =
    The wheel makes goods grow: the longer an indicator has not been used, the more it yields.
    .title = The wheel
rule-F4-1 =
    An indicator is worth more the longer ago it was put on 0. After this many steps it shows:

    | steps | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 |
    |---|---|---|---|---|---|---|---|---|---|---|---|---|---|
    | front | 0 | 2 | 3 | 4 | 5 | 6 | 6 | 7 | 7 | 8 | 8 | 9 | 10 |
    | back | 0 | 1 | 2 | 2 | 3 | 4 | 4 | 5 | 6 | 6 | 7 | 8 | 10 |
    .title = What the indicators are worth
rule-F4-2 =
    Round 1 opens with a step of the wheel, so all starting indicators are worth 2 then (1 on the back of the
    wheel).
    .title = The first round
rule-F4-3 =
    An indicator that stands at the last value, 10, when the wheel turns is pushed along by the beam and keeps
    its 10. In the solo game it leaves the wheel instead (F13.3).
    .title = The last value
rule-F4-4 =
    Where an action or a card shows the wheel, you take as many of that good as its indicator says, and the
    indicator then goes back to 0. The yield can be 0. You always take all of it, and you read the value before
    the indicator moves.
    .title = Producing
rule-F4-5 =
    Late indicators enter on the space worth 0, just after the wheel has turned. They yield nothing in that
    round and show their first value one step later.

    | Game | Grapes (France) | Stone |
    |---|---|---|
    | 3 or 4 long | round 8 | round 13 |
    | 3 or 4 short | round 4 | round 6 |
    | 2 short, 2 long | round 11 | round 18 |
    | solo | never | never |
    .title = Grapes and stone come later
rule-F4-6 =
    Whenever you produce a good you may read the joker in place of its own indicator; then the joker goes to 0
    and the good's own indicator stays. This works even for a good whose indicator is not in the game, which is
    how stone and grapes can be had early, and always in the solo game. You use one indicator or the other and
    never add the two.
    .title = The joker
rule-F4-7 =
    The Shipping Company and the Cooperage read the joker and nothing else.
    .title = Cards that need the joker
rule-F4-8 =
    If in the solo game both the good's own indicator and the joker have left the wheel, producing yields 0.
    .title = When both indicators are gone

## F5 Main actions

rule-F5 =
    What you can do with a slot: one main action out of four (F5.1), or pass (F5.6).
    .title = Main actions
rule-F5-1 =
    With a slot you do one of these: send a clergyman to your own building (F5.2), issue a work contract (F5.3),
    fell trees or cut peat (F5.4), or build one building (F5.5). The bonus round offers less (F9.3).
    .title = One of four
rule-F5-2 =
    Send one of your clergymen to a building of your own and use it.
    .title = Use your own building
rule-F5-2-1 =
    Pick one of your clergymen at home, prior or lay brother as you like, put him on one of your own buildings
    that is not occupied, and use its function once.
    .title = Send a clergyman
rule-F5-2-2 =
    You need not use the function. A clergyman may be sent just to stand there.
    .title = Using it is optional
rule-F5-2-3 =
    The function belongs to the moment of arrival. A clergyman who merely stands on a building does nothing.
    .title = Only the arrival counts
rule-F5-2-4 =
    Only buildings on a landscape can be used, not cards in the display or in a pile; Hospice and Guesthouse say
    otherwise on the card. Settlements, forests and moors never take a clergyman.
    .title = Only what is built
rule-F5-2-5 =
    One clergyman fills a building, and an occupied building cannot be used. The bonus round (F9) and some cards
    are exceptions.
    .title = One clergyman to a building
rule-F5-3 =
    Pay another player, and a clergyman of theirs does the work for you in one of their buildings.
    .title = Work contract
rule-F5-3-1 =
    Choose a building of another player that nobody occupies and pay the price (F5.3.4). Its owner must put a
    clergyman of their own on it. You use the function as if it were yours: you decide, you pay in, you receive.
    .title = Hire another player's clergyman
rule-F5-3-2 =
    The owner of the building decides which clergyman goes, the prior or a lay brother. With only one kind at
    home there is nothing to decide. In the solo game you decide for the neutral player.
    .title = The owner picks the clergyman
rule-F5-3-3 =
    A contract needs an owner with a clergyman at home. If there is one, the owner may not refuse.
    .title = Somebody must be at home
rule-F5-3-4 =
    A contract costs 1 coin. As soon as anybody has built the Winery (France) or the Whiskey Distillery
    (Ireland) it costs 2 coins, for everybody and to the end. The owner receives the coins right away, before
    the function is used.
    .title = The price of a contract
rule-F5-3-5 =
    From the very start you may give a single drink instead of coins, whatever the price is: 1 wine in France, 1
    whiskey in Ireland. It goes to the supply and the owner receives nothing.
    .title = A drink instead of coins
rule-F5-3-6 =
    You may issue a contract and leave the function unused.
    .title = A contract without use
rule-F5-3-7 =
    A contract is a main action. It moves a clergyman of the owner and none of yours. The bonus round knows no
    contracts.
    .title = Contracts take a slot
rule-F5-3-8 =
    You cannot hire yourself; to your own buildings you send your own clergymen (F5.2).
    .title = Not with yourself
rule-F5-4 =
    Clear a forest for wood or a moor for peat.
    .title = Fell trees or cut peat
rule-F5-4-1 =
    Remove one forest from your own landscape and take wood, or one moor and take peat, as much as the good's
    indicator or the joker shows; the one you read goes to 0. It takes no clergyman, and never more than one
    card. Other players' forests and moors are out of reach.
    .title = One card, one yield
rule-F5-4-2 =
    You may clear a card even when the indicator shows 0. It still costs your action.
    .title = Clearing for nothing
rule-F5-4-3 =
    If you have no such card left, or remove none, you may still name the action. You get nothing and no
    indicator moves, which comes to the same as passing (F5.6).
    .title = Clearing nothing
rule-F5-4-4 =
    The cleared space is an empty plains space from now on.
    .title = Plains remain
rule-F5-5 =
    Take a building from the display, pay for it and put it on your landscape.
    .title = Build
rule-F5-5-1 =
    Take one building from the display, hand its cost to the supply and place the card at once on an empty space
    of your landscape. One building to an action. Without a fitting space you cannot build it, and no card can
    be bought to be kept for later.
    .title = One building from the display
rule-F5-5-2 =
    Buildings cost wood, clay, straw and stone. A few cost coins instead; building them is the same action.
    .title = What buildings cost
rule-F5-5-3 =
    The card tells on which terrain it may stand, mostly coast, plains or hillside. A mountain takes only a
    Quarry or the Castle, water only the Irish Houseboat. As long as a forest or moor lies on a space, it is not
    empty.
    .title = Where buildings may stand
rule-F5-5-4 =
    A cloister building must share an edge with another cloister building of yours when it is built. Edges
    between hillside and mountain count too (F7.6).
    .title = Cloister next to cloister
rule-F5-5-5 =
    If your prior is at home when you have built, you may put him on the new building at once and use it (F5.2).
    It must be the prior, this building, and now: a landscape cannot be bought in between.
    .title = The prior moves in
rule-F5-5-6 =
    This action builds no settlements. They have their own phase (F8), and the Castle.
    .title = No settlements here
rule-F5-6 =
    You are never forced to do something useful. In any normal round you may pass: the slot is spent and nothing
    changes.
    .title = Passing

## F6 Extra actions

rule-F6 =
    Small things that you may do beside your main action.
    .title = Extra actions
rule-F6-1 =
    Before and after your main action you may do as many extra actions as you like. They take no slot.
    .title = As many as you like
rule-F6-2 =
    You may turn any number of grain tiles to straw at any time, even while you pay or use a card. Straw never
    turns back into grain, and no other tile may be turned just so.
    .title = Grain to straw
rule-F6-3 =
    Five 1-coin tiles and one 5-coin tile may be exchanged either way at any time, so there is always change
    when coins are to be paid. The difference matters only to cards that count different tiles.
    .title = Changing coins
rule-F6-4 =
    You may sell 1 wine for 1 coin and 1 whiskey for 2 coins at any time. Nobody sells them back to you.
    .title = Selling drinks
rule-F6-5 =
    Tiles that pay food or energy give no change and cannot be split.
    .title = No change for food and energy
rule-F6-6 =
    You may buy the top district or the top plot for its price and add it to your landscape at once (F7). You
    may do so once in each turn, and once more in every settlement phase, before you settle. A turn (F0.3) is a
    single slot with three or four players; both actions together in the short game for two and in the solo
    game; in the long game for two, your double action is one turn and your single action another. A purchase
    you did not make does not carry over.
    .title = Buying a landscape
rule-F6-7 =
    The bonus round, and the last single action of the short game for two, are turns too: a landscape may be
    bought.
    .title = Landscapes at the very end

## F7 Land

rule-F7 =
    How your landscape is made up, how it grows, and what counts as next to each other.
    .title = Land
rule-F7-1 =
    A space is named row,column. The heartland has rows 0 and 1 and columns 0 to 4; all of it is plains except
    for the hillside at 0,4.

    | | col 0 | col 1 | col 2 | col 3 | col 4 |
    |---|---|---|---|---|---|
    | row 0 | moor | forest | forest | empty | Clay Mound (hillside) |
    | row 1 | moor | forest | Farmyard | empty | Cloister Office |

    In the short game for three or four 0,0 and 0,1 start empty. The neutral heartland is described in F13.4.
    .title = The heartland
rule-F7-2 =
    You choose the side of a tile when you buy it, and you never rotate it. A district is a row of five spaces,
    columns 0 to 4: either moor, forest, forest, hillside, hillside or forest, plains, plains, plains, hillside;
    below forest and moor lie plains. A plot is two by two. Its coast side goes to the left, water in column -2
    and coast in column -1; its mountain side goes to the right, two hillsides in column 5 and one mountain as
    tall as both rows in column 6.
    .title = Districts and plots
rule-F7-3 =
    A district goes exactly above or below your heartland or another of your districts: not shifted sideways,
    not over anything. It must touch that row directly; a gap that only a plot bridges will not do.
    .title = Placing a district
rule-F7-4 =
    A plot covers its upper row and the one below, and you may slide it up or down as you like. Its spaces must
    be free. One of its coast spaces must share an edge with a heartland or district space in column 0, or with
    another coast space of yours; on the mountain side, one of its hillsides with a space in column 4 or with
    another plot's hillside. So a plot may stick out at the top or bottom, and plots may be stacked on plots.
    Nothing that lies is ever moved.
    .title = Placing a plot
rule-F7-5 =
    A landscape is placed at the moment it is bought and cannot be kept for later. There is always a place for
    one.
    .title = Placed at once
rule-F7-6 =
    Spaces are next to each other if they share an edge, also across two tiles; corners do not count. The tall
    mountain is one space with two hillsides beside it and is next to both. A mountain is not next to the
    mountain of another plot. Cloister buildings, settlements and cards all go by this.
    .title = What is adjacent

## F8 Settlement phase

rule-F8 =
    Now and then the wheel brings a settlement phase: everybody may settle, then new cards appear.
    .title = Settlement phase
rule-F8-1 =
    It comes when the wheel turns and carries the beam past the pile where the building marker waits. There are
    four, A to D, and a fifth one, E, which ends the solo game and the games for three and four. With two
    players there is no E.
    .title = When it comes
rule-F8-2 =
    First the building marker moves on to the next letter; after D it goes to E, if the game has an E.
    .title = The marker goes first
rule-F8-3 =
    Beginning with the start player of the round (two players short, and alone: with the player whose turn
    begins) and going round by seats, you may each buy one landscape and after that build one of your own
    settlement cards. You may do both, either or neither; only the order is fixed, the landscape before the
    settlement.
    .title = One landscape, one settlement
rule-F8-4 =
    A settlement costs food and energy. Give goods worth at least the one and other goods worth at least the
    other; what is too much is lost. Coins, wine and whiskey are food of their coin value (wine 1, whiskey 2),
    and you may change coins first. One straw is half an energy, and halves are added up. No tile counts twice.
    .title = Paying for a settlement
rule-F8-5 =
    The settlement goes at once to an empty space of yours on coast, plains or hillside. The Fishing Village
    needs coast, the Hillside Village hillside. Water and mountain are never possible, and without a space there
    is no settlement. It is no cloister building, needs no special neighbour and stays for good.
    .title = Where settlements may stand
rule-F8-6 =
    When all have had their chance, the letter's settlement card goes to every player (with A the Artist's
    Colony, with B the Hamlet, with C the Village, with D the Hillside Village), and its pile of buildings joins
    what is still in the display. The new settlement can be built with the Castle or from the next phase on.
    Phase E brings no new cards.
    .title = New cards
rule-F8-7 =
    You may hold any number of settlement cards, but build only your own. Laying out a card with its payment
    ahead of time is just a help for your memory.
    .title = Settlements in hand
rule-F8-8 =
    In this phase there are no main actions, no clergymen and no contracts. Turning grain, changing coins and
    selling drinks (F6.2, F6.3, F6.4) remain possible.
    .title = What else is allowed
rule-F8-9 =
    With two players no phase comes after D. The Hillside Village, and any settlement still in hand by then, can
    only be built with the Castle.
    .title = Two players: the Castle is what remains

## F9 Bonus round and end with three or four players

rule-F9 =
    The last round with three or four players has its own rules: one action each, then settling, then the count.
    .title = Bonus round and end with three or four players
rule-F9-1 =
    The bonus round is round 25 of the long game, when the beam passes E for the second time; the first time, in
    round 12, means nothing. In the short game it is round 13.
    .title = When it comes
rule-F9-2 =
    First every prior comes home from wherever he is; lay brothers stay out. Then the wheel turns one more step
    as always. There are no gifts in this round of the short game.
    .title = Priors come home
rule-F9-3 =
    Seat 1 begins, and each player, start player included, has just one slot in this round. Either build a
    building (F5.5), with the prior moving in if you like, or put your prior on a building of your choice, no
    matter whose and whether occupied or not, and use it free of charge. Lay brothers, contracts, felling and
    cutting are out. Several priors may meet on one building, and you may decline by leaving the function
    unused.
    .title = What you may do
rule-F9-4 =
    Extra actions are as always, one landscape included.
    .title = Extra actions in the bonus round
rule-F9-5 =
    Settlement phase E follows in the same seat order, again with one landscape before the settlement (F8.2,
    F8.3, F8.4, F8.5). No new cards come.
    .title = Phase E
rule-F9-6 =
    This is the end. Count the points (F14).
    .title = The end

## F10 Two players, short

rule-F10 =
    The usual game for two. Each turn has a wheel step of its own and two actions.
    .title = Two players, short
rule-F10-1 =
    You play with the back of the wheel, the board side for one and two, and 24 cards. Where this chapter says
    nothing, F3 to F8 hold.
    .title = What is different
rule-F10-2 =
    You take turns. In a turn both players see whether their clergymen return (F3.1); the wheel turns (grapes
    come in at step 11, stone at step 18); a settlement phase may follow, the active player first; then the
    active player does two actions one after the other. Then it is the other player's turn.
    .title = A turn
rule-F10-3 =
    Phases A, B, C and D come at the start of turns 7, 14, 21 and 28, counting the turns of both players.
    .title = When the piles come
rule-F10-4 =
    If your first action sends out your last clergyman, your own buildings are closed for your second one.
    Contracts, building, felling and cutting are still open to you.
    .title = No return between the two actions
rule-F10-5 =
    You may buy one landscape in a turn, and one more in each settlement phase.
    .title = Landscapes
rule-F10-6 =
    There is no bonus round and no phase E. How many turns the game takes is up to the players.
    .title = No fixed length
rule-F10-7 =
    The end begins when pile D has come and no more than 1 building is left in the display. The current turn is
    played out, second action included. Then the other player has a last turn with return and wheel step but
    only one action (and extra actions). Then count the points (F14).
    .title = How it ends
rule-F10-8 =
    Look at the display at the end of each turn. It only shrinks after D, so an end that has begun cannot be
    undone.
    .title = When to look

## F11 Two players, long

rule-F11 =
    A longer game for two, played in rounds of two actions and one.
    .title = Two players, long
rule-F11-1 =
    You play as in F10, but with the front of the wheel and nearly all cards: 41 in Ireland, 38 in France, where
    Carpentry and the Grapevine and Quarry of pile C stay in the box.
    .title = What is different
rule-F11-2 =
    In a round both players see whether their clergymen return; the wheel turns (grapes in round 11, stone in
    round 18); a settlement phase may follow, start player first; then the start player does two actions, after
    that the other player one. The role changes hands, so you play three actions in a row with a wheel step in
    between: one, step, two.
    .title = A round
rule-F11-3 =
    Clergymen return at the start of a round only, not between the two players' parts.
    .title = Clergymen return once in a round
rule-F11-4 =
    Phases A, B, C and D come at the start of rounds 7, 14, 21 and 28.
    .title = When the piles come
rule-F11-5 =
    You may buy one landscape with your double action and one with your single action (F6.6), and one more in
    each settlement phase.
    .title = Landscapes
rule-F11-6 =
    The end begins when pile D has come and no more than 3 buildings are left in the display. The current round
    is finished, no more: if the start player brought it about, the other player still has the single action; if
    that single action did it, the game is over at once. There is no bonus round and no phase E. Count the
    points (F14).
    .title = How it ends

## F12 Three or four players, short

rule-F12 =
    A quick game with smaller heartlands, gifts in every round, and something for everybody when anybody
    produces.
    .title = Three or four players, short
rule-F12-1 =
    You play on the short board with the front of the wheel, with 24 cards for three and 33 for four (in France
    you may agree to drop the Quarry of pile C). Heartlands lack their two upper left cards. You have one prior
    and one lay brother, and they return when both are out. The six starting goods are as usual.
    .title = What is different
rule-F12-2 =
    There are 12 rounds as in F3 and then the bonus round, round 13, followed by phase E. Phases A to D come at
    the start of rounds 3, 5, 7 and 9. Grapes (France) come in with round 4, stone with round 6.
    .title = The course of the game
rule-F12-3 =
    In rounds 1 to 12, right after the wheel turns and before any settlement phase, everybody receives one tile
    of each good shown where the beam has just passed. No indicator moves for it, and it is no production
    (F12.4).

    | Rounds | Goods |
    |---|---|
    | 1–3 | livestock, grain · clay, grain · wood, grain |
    | 4–6 | stone, grain · stone, peat · stone, clay |
    | 7–9 | stone, wood · stone, 5 coins · stone, meat |
    | 10–12 | book, grain · ceramic, clay · ornament, wood |
    .title = Gifts
rule-F12-4 =
    Whenever somebody produces with the wheel, by its own indicator or the joker, everybody takes 1 extra tile
    of that good, the producer included, even if the value is 0. Felling, cutting, Quarry, Grapevine, basic
    buildings, Shipping Company and Cooperage all do this; clearing nothing (F5.4.3) does not. In a contract the
    producer is the player who issued it, and the owner gets 1 like everybody else.
    .title = Bonus production
rule-F12-5 =
    All the rest, such as contracts and their price, landscapes, bonus round and scoring, is as in the long
    game.
    .title = All the rest
rule-F12-6 =
    Of the two small checking numbers on this board the first is for three players, the second for four (F15).
    .title = Checking numbers on the short board

## F13 Alone

rule-F13 =
    Alone you play 32 turns beside a neutral player who owns whatever you left in the display.
    .title = Alone
rule-F13-1 =
    You play with the front of the wheel and the board side for one and two, with 41 cards in Ireland and 37 in
    France. Joker and the six basic indicators are used, grapes and stone not. Landscapes begin with the
    dearest: districts 8, 7, 6, 5, 5, 4, 4, 3, 2 and plots 7, 6, 6, 5, 5, 5, 4, 4, 3. You have no goods, but a
    full heartland, three clergymen and the usual settlement cards.
    .title = The start
rule-F13-2 =
    In a turn, your clergymen and the neutral ones return, each set for itself (F3.1); the wheel turns; you do
    two actions. You may buy one landscape in a turn.
    .title = A turn
rule-F13-3 =
    An indicator that stands at 10 when the wheel turns leaves the game, the joker too. Its good can then be
    produced only with the joker, and once that is gone, not at all (F4.8).
    .title = Indicators can be lost
rule-F13-4 =
    The neutral player has a heartland without forests and moors: Clay Mound, Farmyard and Cloister Office as
    usual, the Builders' Market at 0,0 and six empty plains spaces. There is one neutral prior, and there are two neutral
    lay brothers. The neutral player owns no goods and no settlements, never gets land and scores nothing.
    .title = The neutral player
rule-F13-5 =
    You use a neutral building by a work contract, which is one of your actions. Pay 1 coin to the supply, or 2
    from the moment you have built the Winery or Whiskey Distillery or put it on the neutral heartland; a wine
    or whiskey will do instead. A neutral clergyman of your choice, if one is at home, goes to the unoccupied
    building, and you use it for yourself.
    .title = Using neutral buildings
rule-F13-6 =
    At the start of each settlement phase all buildings left in the display go to the neutral heartland, free,
    in your order, on spaces of your choice. They take an empty space or cover a building without clergyman,
    even a basic one or one just placed; the covered card is out of the game. Cloister buildings cover only
    cloister buildings, others only others, and each cloister building needs another one next to it, apart from
    the one it covers. Terrain does not matter. No card may take the last place of another that could still be
    placed after it; only a card that fits nowhere, in whatever order, is discarded.
    .title = The neutral player must build
rule-F13-7 =
    Then you may use one building placed just now and not covered again, by sending the neutral prior there if
    he is at home. You pay the contract price of this moment (2 if the Winery or Distillery has just been
    placed) or give the drink. It costs you no action.
    .title = The neutral prior moves in
rule-F13-8 =
    After that see once more whether the neutral clergymen return; the prior may have been the last of them.
    .title = Neutral clergymen return
rule-F13-9 =
    Phases A, B, C and D come in turns 12, 16, 22 and 26. Such a turn runs: clergymen return, the wheel turns,
    the neutral player builds (F13.6), the neutral prior may be used (F13.7), neutral clergymen return (F13.8),
    your settlement phase with one landscape and one settlement and then the new cards (F8), your two actions.
    .title = A turn with a settlement phase
rule-F13-10 =
    Turn 32 is the last. Clergymen return, the wheel turns, and you do your two actions first; then the neutral
    player builds, the neutral prior may be used, neutral clergymen return, and settlement phase E ends the game
    without new cards.
    .title = The last turn
rule-F13-11 =
    There is no bonus round. You win with 500 points or more, counted from your landscape and your goods alone.
    Ireland is a little easier.
    .title = The aim

## F14 Counting points

rule-F14 =
    Your result is the sum of three things: points of goods, economic values, settlement points.
    .title = Counting points
rule-F14-1 =
    Goods score as follows; all others score 0.

    | Good | Points |
    |---|---|
    | wonder | 30 |
    | reliquary | 8 |
    | ornament | 4 |
    | ceramic | 3 |
    | book | 2 |
    | every 5 coins | 2 |
    | wine, whiskey | 1 each |

    All your coins count together. A wine or whiskey gives its point or its coins (1 for wine, 2 for whiskey),
    not both, and the better sum counts: 4 coins and 1 wine are 2 points, 5 wine are 5.
    .title = Goods
rule-F14-2 =
    Add the economic values of all buildings and settlements on your landscape. Basic buildings add 0, the
    Artist's Colony takes 1 away. Settlements you did not build count for nothing.
    .title = Economic value
rule-F14-3 =
    For each settlement add its own dwelling value, the dwelling values of all buildings and settlements next to
    it (F7.6), and 3 for each water space next to it. What lies next to several settlements counts for each, and
    two neighbouring settlements count for each other. Negative values count too, but far from settlements a
    dwelling value means nothing. The Houseboat's value replaces the 3 of its water. Forests, moors, empty
    spaces and clergymen are 0.
    .title = Settlement points
rule-F14-4 =
    The highest total wins. Those who tie for it have all won.
    .title = Who wins

## F15 to F17 Tables

rule-F15 =
    The small numbers on the board only help to notice a forgotten step: after the wheel has turned, the beam
    points to the seat of the start player (F3.5). On the boards for three and four the first (upper) number is
    for the beam's first trip, rounds 1 to 13, the second (lower) one for rounds 14 to 25; on the short board
    the first is for three players, the second for four. A bold number says that a pile has just come and that
    this start player has first choice of it.
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
    about also and any anybody are can could did does for from get has have her his how into its just like made make
    many may much must not one our over shall should some than that the their them then there they this what when
    where which who whom whose why will with would you your

rulebook-unknown = There is no rule { $number }; near it are { $near }.
