# Practice: a task for each rule that no lesson covers. Title and explanation are those of the rule.

practice-lesson = Practice
    .goals = Each of these tasks turns on one rule: in a game without it, another answer solves the task, or none does.

practice-turns-are-rounds = Clay shows { $wheel-clay }. Take exactly { $want-R-Cl } clay at once with the clay indicator, as early as you can. Until then both players pass.
    .hint-1 = After how many steps does the back of the wheel show { $want-R-Cl }? Each turn is one step.
    .hint-2 = You need two more steps: Green's turn and your next turn. Then send somebody to the Clay Mound.
    .learnt = In this game each turn is a round by itself, so the wheel turned once for Green and once for you.

practice-each-slot-a-turn = You have { $R-Pn } coins. Buy a district above your heartland and another one below it, both in this round. Green and Blue pass.
    .hint-1 = You are the start player. How many turns do you have in this round?
    .hint-2 = Buy row L now, before you pass. Buy row O in your second turn of the round.
    .learnt = With three players each slot is a turn, and each turn allows one landscape. If you had not bought the first one now, you could not have bought two later.

practice-open-goods = You may look at everybody's goods. Which of these buildings could Green pay for at this moment?
    .choice-a = the Windmill, for 3 wood and 2 clay
    .choice-b = the Bakery, for 2 clay and 1 straw
    .choice-c = the Stone Merchant, for 1 wood
    .hint-1 = Look at Green's goods. A grain can serve as straw.
    .learnt = Green has { $G-Cl } clay, and a grain that serves as straw. Nothing is hidden in this game, so check what the others can do before you decide.

practice-which-pile = The Winery is card number 21. After which settlement phase can you build it?
    .hint-1 = Pile A has the numbers 14 to 19.
    .learnt = Pile B has the numbers 20 to 26, so the Winery comes with phase B.

practice-two-sides-two-goods = Your Market asks for 4 different goods, and you have only wood, grain and a coin. Get the Market's bread anyway.
    .hint-1 = The two sides of a tile are two different goods. Which of your tiles may you turn over?
    .hint-2 = Turn one of the two grain tiles to straw while you pay at the Market.
    .learnt = Wood, grain, straw and a coin are four different goods. A grain may be turned to straw at any time, but no other tile may be turned over like that.

practice-the-last-wonder = Green has seven wonders and the goods for the eighth. You have one action left. Make sure that Green gets no more wonders.
    .hint-1 = How many wonders are there in the whole game?
    .hint-2 = Your Sacristy makes a wonder from a book, a ceramic, an ornament and a reliquary.
    .learnt = There are only 8 wonders. You took the last one, so no card can give another one to anybody.

practice-only-one-bakery = Bake both flour in this turn, so that you have { $want-R-Br } bread.
    .hint-1 = Every building exists once, and the Bakery is built already.
    .hint-2 = The Bakery stands on Green's landscape. Issue a work contract, and do not sell the bread.
    .learnt = You had the clay and the straw for a Bakery, but there is only one. A contract still lets you use it.

practice-room-from-the-start = You have { $R-Cl } clay and no coins. Build the Peat Coal Kiln in this turn.
    .hint-1 = In the short game two cards are left out of every heartland. Which spaces are empty because of that?
    .hint-2 = M3 and M4 have been empty from the start.
    .learnt = Without a moor on M3 and a forest on M4 there are two more spaces for buildings from the first turn on.

practice-out-until-the-next-round = You have two turns in this round, and one lay brother at home. Take clay and livestock before the round ends. Green and Blue pass.
    .hint-1 = After your last clergyman is out, nobody comes home before the next round. Who else has a Farmyard?
    .hint-2 = Send your lay brother to your own Clay Mound. In your second turn use Green's Farmyard with a contract.
    .learnt = Your clergymen stay out until the next round. A contract needs none of them.

practice-gifts-before-the-phase = Red has no goods at all. Let Green pass and end the round. Then build a settlement with Red in phase A.
    .hint-1 = What does everybody receive in round { $then-round }, and does it come before the phase or after it?
    .hint-2 = Blue has the first step of the phase and is done. Red can then pay a Shanty Town with 1 grain and 1 wood.
    .learnt = The wheel turns first, then come the gifts, and then the settlement phase. So the gifts already pay for a settlement.

practice-not-yet-grapes = The grapes indicator came onto the wheel in this round. Take { $want-R-Gp } grapes at once with this indicator. The others pass.
    .hint-1 = In the round in which it enters, an indicator shows { $wheel-grapes }. When does it show { $want-R-Gp }?
    .hint-2 = Pass now and wait one round. Then send somebody to the Grapevine.
    .learnt = In round { $round } the grapes indicator shows { $wheel-grapes }, and in round { $then-round } it shows { $want-R-Gp }.

practice-nothing-on-the-wheel = Wood, peat and the joker have left the game, and you have no empty space. Build the Slaughterhouse in this turn anyway.
    .hint-1 = You need a space, not the wood. May you still fell trees?
    .hint-2 = Fell the trees on M4 for { $wheel-wood } wood. Build there with your second action.
    .learnt = With both indicators gone you get { $wheel-wood } wood, but the forest is still cleared.

practice-standing-there = Clay shows { $wheel-clay }, and your lay brother already stands on your Clay Mound. Take the { $want-R-Cl } clay in this turn.
    .hint-1 = A building works only when somebody is placed on it. Where is another Clay Mound?
    .hint-2 = Green's Clay Mound is free. You have { $R-Pn } coin for a contract.
    .learnt = A clergyman who only stands there does nothing, and he keeps your own Clay Mound occupied.

practice-before-the-price-rises = You have { $R-Pn } coin and two actions. In this turn bake { $want-R-Br } bread in Green's Bakery and build the Winery.
    .hint-1 = What does a contract cost when the Winery stands? Choose the order with care, and keep the straw.
    .hint-2 = First the contract for the Bakery: pay with wood, and sell no bread. Then build the Winery.
    .learnt = The Winery raises the price of contracts to { $then-price-contract } coins for everybody. You paid just before that.

practice-two-coins-or-a-wine = Use Blue's Bakery with a contract, and bake both flour. At the end of this turn you still have your wine, and Blue has { $want-B-Pn } coins.
    .hint-1 = The Winery stands, so what does a contract cost?
    .hint-2 = Pay for the Bakery with coins, not with the wine. Sell no bread.
    .learnt = Blue received { $want-B-Pn } coins. With a wine instead you would have kept the coins, and Blue would have got nothing.

practice-the-prior-stays-home = Clay shows { $wheel-clay }, and your prior is the only one at home. Take the { $want-R-Cl } clay in this turn, and keep the prior at home.
    .hint-1 = Which action moves none of your own clergymen?
    .hint-2 = Green has a Clay Mound and clergymen at home. You have { $R-Pn } coin.
    .learnt = A contract moves a clergyman of the owner and none of yours. It took your action of this slot.

practice-whom-to-hire = It is your turn, and you have { $R-Pn } coin. Which work contract can you issue?
    .choice-a = for your own Farmyard
    .choice-b = for Green's Farmyard
    .choice-c = for the Bakery in the display
    .hint-1 = A contract is with another player, for a building that stands on a landscape.
    .learnt = You cannot make a contract with yourself, and a card in the display has no owner.

practice-no-card-to-clear = Red has no forests and moors left, but takes the action “fell trees” anyway. What happens?
    .choice-a = nothing: the action is not allowed
    .choice-b = the action is used up as if Red had passed
    .choice-c = Red takes wood without removing a card
    .hint-1 = What do the rules say about this action when no card is left?
    .hint-2 = Nothing is taken, and no indicator moves.
    .learnt = You may take the action without removing a card. You get nothing, and the indicators stay: it is the same as passing.

practice-what-to-build = It is a normal turn in round { $round }. What can you build now with your action?
    .choice-a = the Shanty Town on M6
    .choice-b = the Peat Coal Kiln on M6
    .choice-c = the Priory on M6
    .hint-1 = When are settlements built?
    .learnt = Settlements wait for a settlement phase or the Castle. The Priory needs a cloister building next to it, and M6 has none.

practice-no-change-for-meat = You have { $R-Mt } meat, { $R-Pt } peat and { $R-Sw } straw. Build the Farming Village. It costs 3 food and 3 energy.
    .hint-1 = Meat is 5 food. You get no change, but may you give too much?
    .hint-2 = Any empty space will do. The meat pays the food, and the peat and both straw pay the energy.
    .learnt = You gave 5 food for 3, and 2 food were lost. Peat is 2 energy, and two straw are 1 energy.

practice-land-in-the-last-turn = Red builds the Stone Merchant, which starts the end of the game, and passes with the second action. Then buy a district above Green's heartland in Green's last turn, and end the game.
    .hint-1 = The other player has one last action. It counts as a turn.
    .hint-2 = Build on M6. Green may buy row L before or after passing.
    .learnt = The last single action is a turn, so Green could buy one landscape.

practice-plot-upon-plot = Your coast plot lies in rows L and M. Buy a second coast plot and put it as high as possible.
    .hint-1 = A plot covers its upper row and the one below. It may stand on another plot of its kind.
    .hint-2 = Rows J and K are directly above your plot.
    .learnt = One coast space that touches another coast space of yours is enough. So plots may be stacked far beyond the heartland.

practice-beside-the-castle = The Castle stands on the upper mountain, a Quarry on the lower one. Build the Shanty Town where it scores the most points.
    .hint-1 = The tall mountain touches both hillsides of its own plot, and no hillside of another plot.
    .hint-2 = The Castle is 7, the Bakery 5, the Quarry -4. Which empty space touches the Castle?
    .learnt = N8 touches the Castle, the Bakery and the Cloister Office. O8 touches only the Quarry's mountain, although it lies next to N8.

practice-the-marker-has-moved = Phase A has just begun. At which pile is the building marker now?
    .hint-1 = The marker moves before anybody builds a settlement.
    .learnt = First the marker moves on, and only then come the players' steps. It already waits at pile B.

practice-land-then-settlement = You have { $R-Pn } coins, and no empty space. Build the Shanty Town in this step of the settlement phase.
    .hint-1 = In this phase you may also buy one landscape. Which comes first?
    .hint-2 = Buy the district for { $price-district } coins, plains side up. Then build on one of its empty spaces.
    .learnt = One landscape, and after it one settlement. The other way round is not allowed.

practice-half-an-energy = The Shanty Town costs 1 food and 1 energy. Which of these pays for it?
    .choice-a = 1 coin and 1 straw
    .choice-b = 1 coin and 2 straw
    .choice-c = 1 wood
    .hint-1 = A straw is half an energy, and no tile counts twice.
    .learnt = A coin is 1 food, and two straw are 1 energy. One straw is too little, and the wood is no food.

practice-after-phase-a = Green passes and ends round { $round }. In phase A only Red builds: the Shanty Town. Then let Blue build the Slaughterhouse.
    .hint-1 = Who is the start player of round { $then-round }? Everybody has one step of the phase, in this order.
    .hint-2 = The order is Blue, Red, Green. The Slaughterhouse comes with pile A at the end of the phase.
    .learnt = After all steps everybody received an Artist's Colony, and pile A joined the display. Blue had first choice of its buildings.

practice-a-card-kept = You received the Artist's Colony after phase A, and you have kept it. You have meat and wood. Build it now, in phase B.
    .hint-1 = You may build any settlement card in your hand, also one that came earlier.
    .hint-2 = The Artist's Colony costs 5 food and 1 energy. Any empty space will do.
    .learnt = You may hold settlement cards as long as you like. A new card can be built from the next phase on.

practice-and-then-phase-e = Blue has the last turn of the bonus round and passes. Then build the Shanty Town with Red, and play until the game is over.
    .hint-1 = After the bonus round there is one more settlement phase.
    .hint-2 = End Blue's turn. Then Red has the first step: build on any empty space. After that everybody passes.
    .learnt = Phase E follows the bonus round in the same order. No new cards come, and then the game is over.

practice-the-second-action = One lay brother is at home. Take clay and livestock in this turn.
    .hint-1 = After your first action all three may be out, and they do not come home in between. Who else has a Farmyard?
    .hint-2 = Use your own Clay Mound. Then use Green's Farmyard with a contract.
    .learnt = Between your two actions nobody comes home. A contract is still possible.

practice-two-turns-two-districts = You have { $R-Pn } coins. Buy a district above your heartland and one below it, as early as you can.
    .hint-1 = How many landscapes may you buy in a turn of two actions? And what does the next one cost if somebody else buys one before you?
    .hint-2 = Buy row L now, and take coins. Buy row O in your next turn.
    .learnt = Both actions together are one turn, and one turn allows one landscape. In between Green may buy one, too, and then the next one costs more.

practice-nearly-all-cards = You play the long game for two with the French cards. How many cards take part?
    .hint-1 = All 41 take part, but Carpentry and two cards of pile C stay in the box.
    .learnt = 38 cards: without Carpentry and the Grapevine and Quarry of pile C.

practice-one-and-then-two = It is Green's action at the end of round { $round }. Before Red plays again, take clay, grain and coins with Green, each with its own indicator.
    .hint-1 = How many actions has Green left in this round, and how many in the next one?
    .hint-2 = End your turn after the first action. Green starts the next round, with two actions.
    .learnt = Green had one action in round { $round } and two in round { $then-round }: three in a row.

practice-still-out = It is Green's single action in the long game for two. All three of Red's clergymen are out. What can Green do?
    .choice-a = hire Red's Bakery
    .choice-b = send a lay brother to Green's own Clay Mound
    .choice-c = hire Red's Clay Mound
    .hint-1 = Red's clergymen come home when the next round begins, and not before.
    .learnt = Nobody of Red's is at home, so nobody can be hired. They come home only at the start of a round.

practice-phase-in-round-seven = It is Red's single action of round { $round }. Use it up without taking anything, and then build the Shanty Town.
    .hint-1 = In the long game for two, too, phase A comes at the start of round { $then-round }.
    .hint-2 = Pass and end the turn. Red is start player of round { $then-round } and has the first step.
    .learnt = Phase A came at the start of round { $then-round }, right after the wheel had turned.

practice-ended-by-one-action = Pile D has come, and four buildings are left. It is Green's single action. Make the game end at once.
    .hint-1 = In the long game for two the end begins when at most 3 buildings are left.
    .hint-2 = Green has { $G-Wo } wood. Build the Stone Merchant, and end the turn.
    .learnt = A single action that causes the end also ends the game at once: the round was finished anyway.

practice-into-the-bonus-round = This is the last turn of round { $round }, and it is Blue's. Let Blue pass. Then make { $want-R-Rq } reliquaries with Red in Green's Cloister Church.
    .hint-1 = What comes after round { $round }? Where will Red's prior be then?
    .hint-2 = In the bonus round the prior is at home and may go to any building, even an occupied one.
    .learnt = The long game has 24 rounds. Before the bonus round all priors come home, and the lay brothers stay out.

practice-both-out-both-home = Blue has the last turn of round { $round }: let Blue pass. Red's lay brother stands on Red's Clay Mound, and the prior is out, too. In Red's next turn send the lay brother there once more, and take clay with the clay indicator.
    .hint-1 = How many clergymen does each player have in the short game? When do they come home?
    .hint-2 = Both of Red's are out, so both come home when round { $then-round } begins.
    .learnt = In the short game you have one prior and one lay brother. They came home because both were out.

practice-wood-for-everybody = Wood shows { $wheel-wood }. Take { $want-R-Wo } wood in this turn, and let Green and Blue have { $want-G-Wo } wood each.
    .hint-1 = In the short game everybody gets an extra tile when somebody produces.
    .hint-2 = Fell the trees on M5 or N4 with the wood indicator.
    .learnt = You got { $wheel-wood } and 1 more, the others got 1 each. Afterwards the wood indicator is at { $then-wheel-wood }, and the space is empty plains.

practice-no-room-but-on-top = All six empty spaces of the neutral heartland are built on. Place the Peat Coal Kiln so that only the neutral Clay Mound is lost.
    .hint-1 = A card may cover another one. It must be the same kind: cloister building or not.
    .hint-2 = The Clay Mound is on M7. Terrain does not matter here.
    .learnt = The covered card is out of the game. So choose a building that you do not need.

practice-all-three-neutral = Both neutral lay brothers are out. Place the Kiln and use it with the neutral prior. Then buy the goods of the Builders' Market with your first action.
    .hint-1 = What happens when the neutral prior is the last one to go out?
    .hint-2 = After the use of the Kiln all three neutral clergymen come home. Skip your own settlement, then hire the Builders' Market.
    .learnt = After the visit the neutral clergymen came home, because all of them were out. So the Builders' Market could be hired in the same turn.

practice-the-neighbour-first = Turn { $then-round } brings phase A. You have { $R-Gn } grain and { $R-Pn } coin, and nothing that gives energy. Pass twice, and still build the Shanty Town in this phase.
    .hint-1 = Before your settlement the neutral player builds, and you may use one of the new cards.
    .hint-2 = The Peat Coal Kiln gives 1 peat coal and 1 coin. Place it, use it, and then build your settlement.
    .learnt = First the neutral player builds, then the neutral prior works, and then comes your settlement. So the Kiln could pay for it.

practice-five-hundred = This is your score at the end of the last turn of a solo game. Do you win?
    .choice-a = yes
    .choice-b = no
    .hint-1 = Open the score, and compare it with the aim.
    .learnt = You have exactly { $R-points } points, and { $goal } or more is a win.

practice-the-best-of-five = The game is over. Which of these is worth the most points?
    .choice-a = 4 coins and 1 wine
    .choice-b = 3 coins and 1 whiskey
    .choice-c = 9 coins and 1 wine
    .choice-d = 5 wine
    .choice-e = 4 coins, 1 wine and 1 whiskey
    .hint-1 = Every 5 coins are 2 points. A wine is 1 point or 1 coin, a whiskey 1 point or 2 coins.
    .learnt = Five wine are 5 points. The others are worth 2, 2, 4 and 3.

practice-beside-the-houseboat = A Fishing Village stands on the coast between the Brewery and the Houseboat. How many points does this settlement score?
    .hint-1 = Add 6 of its own, 7 of the Brewery and 6 of the Houseboat.
    .learnt = 6 + 7 + 6. The Houseboat's 6 replaces the 3 of its water space; without it there would be 16 points.

practice-who-starts = It is round { $round } of a game for three, and the wheel has turned. Which checking number should the beam point to?
    .hint-1 = Seat 1 starts in round 1, seat 2 in round 2, seat 3 in round 3. And then?
    .learnt = Seat { $answer } starts round { $round }. At a real table the number tells you whether the marker was passed on.

practice-main-actions-of-a-round = How many main actions do all players together take in a round with { $players } players?
    .hint-1 = The start player has two turns.
    .learnt = { $answer } slots: one for each player, and a second one for the start player.

practice-when-c-comes = In which round of the long game for three does settlement phase C come?
    .hint-1 = The phases come in rounds 6, 11, 15 and 20.
    .learnt = A in round 6, B in 11, C in 15, D in 20, and E after the bonus round.
