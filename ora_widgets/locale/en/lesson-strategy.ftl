# The strategy lessons. Figures are variables: $R-points before the task, $then-R-points after its solution.

strategy-preferred = A longer search would play another turn here: { $other }.

lesson-tempo = Tempo: all three out, all three home
    .goals = After this lesson you can plan your clergymen a round ahead, so that they seldom wait at home.

lesson-tempo-last-man =
    Clergymen come home only when all three are out, and only when a round begins (F3.1). One who stays at home keeps the
    other two out. So the last turn of a round is the best time to send the third one.
    .title = Send the third one
    .task = Red has the last turn of round { $round } and { $R-home } clergyman at home, the prior. Make sure that Red begins the next round with all three.
    .hint-1 = Send him to one of Red's own buildings. Then end the turn, so that the round ends.
    .hint-2 = use LR2 prior; take grain; done.
    .hint-3 = Clay works as well: use LR1 prior; take clay; done.
    .learnt = Red had { $R-home } clergyman at home and now has { $then-R-home }: the third one went out before the round ended, so all of them came home.

lesson-tempo-nobody-home =
    With nobody at home you can still build, fell trees, cut peat and issue contracts. If you keep such an action for that
    turn, you lose little while everybody is out.
    .title = A turn without clergymen
    .task = Blue has { $B-home } clergymen at home and { $B-points } points. End the round with { $then-B-points } points or more.
    .hint-1 = A building scores as soon as it is built, even if nobody moves in. Which one can Blue pay for?
    .hint-2 = The Bakery: build F05 0,3; done.
    .learnt = The building scored at once, and all three clergymen are home for round { $then-round }. If the Bakery had been built earlier, this turn would have been a weak one.

lesson-tempo-keep-the-prior =
    A new building can be used at once, but only by the prior (F5.5.5). If you want to build in your next turn, send a lay
    brother now, or nobody, and keep the prior at home.
    .title = Keep the prior for the new building
    .task = Red has two turns in round { $round }. With the second one, build the Cloister Courtyard and use it, so that Red has { $want-R-Pn } coins or more.
    .hint-1 = The Cloister Courtyard costs 2 wood, and Red has none. Felling needs no clergyman.
    .hint-2 = fell 0,2 joker; done.
    .hint-3 = build G02 1,3; prior; give Pt Sh Pn; choose 6Pn.
    .learnt = Red built and used the Cloister Courtyard in one turn. With the prior out, the coins would have cost another turn.

lesson-turn-price = Openings, and the price of a turn
    .goals = After this lesson you can judge what a turn brings, in the opening, too, and find the turns that do two things.

lesson-turn-price-two-in-one =
    Every turn has one main action, so turns are your scarcest resource. If you build and send the prior into the new
    building, you get two actions for the price of one.
    .title = Two in one
    .task = In a single turn, build a building, buy a district, and have { $want-R-Pn } coins or more left.
    .hint-1 = Which building in the display turns fuel into coins? Your peat and your wood are fuel.
    .hint-2 = build G06 0,3; prior; trade 3energy.
    .learnt = The Fuel Merchant brings Red from { $R-points } to { $then-R-points } points. It pays for a district, and { $then-R-Pn } coins are left.

lesson-turn-price-who-else-can =
    Every building exists once (F1.5). When you want two of them, look at the goods of the others first. What nobody else can
    pay for will still be there in your next turn.
    .title = Who else can pay for it?
    .task = Red can pay for the Peat Coal Kiln and for the Bakery, and has two turns in round { $round }. Build both.
    .hint-1 = What does each of the two cost? Look at Green's goods.
    .hint-2 = Green has { $G-Cl } clay and no straw, so only the Kiln is in danger.
    .hint-3 = build G07 0,3; skip; done. Then build the Bakery.
    .learnt = Green could have built the Kiln, and would have. The Bakery was safe, because nobody else has straw or grain.

lesson-turn-price-borrowed-hands =
    Even with nobody at home you can have a big turn. A work contract sends another player's clergyman,
    and no building of your own has to be free.
    .title = Other players' clergymen
    .task = Green has { $G-home } clergymen at home, but goods to spare. Raise Green from { $G-points } to at least { $want-G-points } points this turn.
    .hint-1 = A ceramic scores 3 points and an ornament 4. Red's Cloister Workshop makes them, and nobody stands there.
    .hint-2 = Issue a contract for the Cloister Workshop: contract G18 coins; send lay.
    .hint-3 = contract G18 coins; send lay; times 3; times 1; pay 3Wo 2Sw.
    .learnt = Green has { $then-G-points } points now, with { $then-G-Ce } ceramics and { $then-G-Or } ornament, for one contract.

lesson-turn-price-a-great-turn =
    Before a turn, count what each idea would bring in points. A good building late in the game often brings more than
    three turns of taking goods.
    .title = A great turn
    .task = Raise Blue from { $B-points } to at least { $want-B-points } points this turn.
    .hint-1 = Compare the economic values of the buildings in the display, and look for one that the prior can use at once.
    .hint-2 = The Shipyard needs a coast: build G26 -2,-1; prior; times 1.
    .learnt = In the bots' game Blue reached { $then-B-points } points. The building scores, and so do its ornament and coins.

lesson-chains = Which chain pays when
    .goals = After this lesson you can pick the chain that suits your goods and the time left in the game.

lesson-chains-ceramic =
    Early in the game, clay is the fastest way to points: ceramics need only clay and a little fuel. Bread and wine need
    more buildings before they pay.
    .title = Clay first
    .task = Red has wood, peat and clay. Raise Red from { $R-points } to at least { $want-R-points } points this turn.
    .hint-1 = The Cloister Workshop needs another cloister building next to it. Red owns hillsides around the Cloister Office.
    .hint-2 = build G18 2,4; prior; times 2.
    .hint-3 = build G18 2,4; prior; times 2; pay Pt.
    .learnt = In the bots' game Red reached { $then-R-points } points, with { $then-R-Ce } ceramics. The Cloister Workshop will be used often, also by others, who pay for it.
    .differs = It scores nothing at once. In games played on from both turns there was no clear difference.

lesson-chains-grapes-in-time =
    A chain with several steps pays in one big turn at its end. Each turn in which you only collect is worth nothing by
    itself, so begin early enough to reach the end.
    .title = The turn that pays
    .task = Green has collected { $G-Gp } grapes. Raise Green from { $G-points } to at least { $want-G-points } points this turn.
    .hint-1 = Each wine scores a point, and you can sell one of them in the same visit.
    .hint-2 = use F21 lay; times 10; times 1.
    .learnt = In the bots' game Green reached { $then-G-points } points. The wine can also pay for settlements and contracts.

lesson-chains-up-to-a-wonder =
    At the end of every chain is the wonder, worth 30 points. It takes a book, a ceramic, an ornament and a reliquary. Make
    it as soon as you have all four: wonders run out (F1.3).
    .title = Up to a wonder
    .task = Green has all the goods for the Sacristy, but it is still in the display. Get the wonder in this turn.
    .hint-1 = The Hospice lets you use a building in the display. A prior stands in the Hospice, so you can enter it through the Priory.
    .hint-2 = contract G01 coins; enter F40.
    .hint-3 = contract G01 coins; enter F40; enter G34; times 1.
    .learnt = Three buildings in one turn, and none of them was Green's. In the bots' game Green went from { $G-points } to { $then-G-points } points.

lesson-where-to-live = Land, and where settlements will go
    .goals = After this lesson you can buy land for settlements, and place them where their neighbours score.

lesson-where-to-live-fishing =
    A settlement scores its own dwelling value and those of its neighbours. Each water space next to it scores 3
    (F14.3). Green bought a coast long before this phase. Now it pays.
    .title = A coast bought in time
    .task = This is a settlement phase. Raise Green from { $G-points } to at least { $want-G-points } points.
    .hint-1 = Which settlement needs the coast, and scores for the water beside it?
    .hint-2 = settle S4 -1,-1; pay 2Pt.
    .learnt = The Fishing Village brought Green from { $G-points } to { $then-G-points } points. Any other settlement scores less here.

lesson-where-to-live-hilltop =
    You may buy one landscape first and then build the settlement on it (F8.3). Compare all your spaces before you
    choose: the same settlement scores more among good neighbours.
    .title = Compare all spaces
    .task = Blue can pay for the Village. Use it to raise Blue from { $B-points } to at least { $want-B-points } points.
    .hint-1 = Add the dwelling values around each space. A mountain plot gives you new hillside spaces, too.
    .hint-2 = plot -3 mountain; settle S7 -2,5.
    .hint-3 = plot -3 mountain; settle S7 -2,5; pay 3Mt; pay 3Pt Co. A space that Blue already owns is good enough, too.
    .learnt = In the bots' game Blue bought a mountain plot and reached { $then-B-points } points. You need not buy land: buy it only if its spaces have better neighbours than those you own.

lesson-hired-hands = Contracts: income and blocking
    .goals = After this lesson you can use contracts to block other players, and you know who earns from them.

lesson-hired-hands-the-quarry =
    A contract does three things: you get the goods, the owner's clergyman is out, and the building is closed until he
    comes home (F5.2.5). Use contracts for the building that the owner wants to use next.
    .title = Take it before they do
    .task = Stone shows { $wheel-stone } and the joker { $wheel-joker }, and the Quarry is Red's. Take { $want-G-Sn } stone there before Red does.
    .hint-1 = The joker gives more than the stone indicator now.
    .hint-2 = contract G22 coins; send lay; take joker.
    .learnt = Green has { $then-G-Sn } stone, and the stone indicator still shows { $then-wheel-stone }. Red's Quarry is closed until the clergyman comes home. If you paid with coins, Red got them.

lesson-hired-hands-a-drink =
    Coins for a contract go to the owner. A drink goes to the supply instead (F5.3.5). So pay with a drink if you do not
    want the owner to earn anything.
    .title = Paying with a drink
    .task = Grapes show { $wheel-grapes }. Green has { $G-Pn } coins and { $G-Wn } wine, and a contract costs { $price-contract } coins. Get all the grapes in this turn so that Blue earns nothing.
    .hint-1 = Blue's Grapevine is free. What can a contract be paid with besides coins?
    .hint-2 = contract F14 wine; send lay; take grapes.
    .learnt = Green got { $then-G-Gp } grapes for one wine and kept the coins; with coins, Blue would have earned { $price-contract }. A wine scores a point and pays for food too, so look at who earns before you choose.
    .differs = In games played on from both turns there was no clear difference.

lesson-hired-hands-while-it-is-free =
    A building in which somebody stands is closed to everybody (F5.2.5). If its owner wants to use it, your contract has to
    come first. What nobody can take away from you comes second.
    .title = While it is free
    .task = Red has two turns in round { $round }. Bake { $want-R-Br } bread in Green's Bakery, and build the Priory.
    .hint-1 = Green has { $G-Fl } flour. Which of the two will no longer be possible if it waits?
    .hint-2 = Nobody else has what the Priory costs. The Bakery comes first, by contract.
    .hint-3 = contract F05 coins; times 2; times 2; district -1 plains; done. Then build the Priory.
    .learnt = Red's contract came before Green could send somebody to the Bakery. The Priory was still there, since nobody else could pay for it.

lesson-hired-hands-through-the-priory =
    Some buildings let you use others. Everybody issues contracts for them, so their owners earn again and again. Look for
    such a chain before you look at your own buildings.
    .title = One building after another
    .task = Raise Green from { $G-points } to at least { $want-G-points } points this turn.
    .hint-1 = The Castle lets you build a settlement at any time. It is still in the display, but the Guesthouse lets you use it there.
    .hint-2 = Green's prior stands in the Guesthouse, so Blue's Priory lets you use it: contract G01 coins; send lay; enter I40; enter G28.
    .hint-3 = contract G01 coins; send lay; enter I40; enter G28; settle S6 -7,-1; pay 2Sh Pn.
    .learnt = In the bots' game Green reached { $then-G-points } points, with an extra settlement between two settlement phases.

lesson-wheel-ahead = Reading the wheel ahead
    .goals = After this lesson you know what an indicator will show in your next turn, and when to take or to wait.

lesson-wheel-ahead-next-value =
    All indicators move one step in every round, so a good that nobody takes grows. Whether it is still there in your next
    turn depends on the players before you. Count them.
    .title = One round ahead
    .task = Wood shows { $wheel-wood } in round { $round }. What will it show in the next round, if nobody takes any?
    .hint-1 = The values are printed on the wheel: 0, 2, 3, 4, 5, 6.
    .learnt = It grows by 1 there. Waiting brings 1 wood, but two players could take the wood before you do.

lesson-wheel-ahead-mill-next-round =
    Take the good that you need for the next turn, not the largest amount. Then you can build in the next turn.
    .title = Wood now, the Windmill later
    .task = Raise Green from { $G-points } to at least { $want-G-points } points by Green's turn in round { $want-round }.
    .hint-1 = The Windmill costs 3 wood and 2 clay. The joker would give only { $wheel-joker } wood.
    .hint-2 = fell 0,2 wood; done.
    .hint-3 = build F04 0,-1.
    .learnt = Green reached { $then-G-points } points with two turns, and left little wood for the others.

lesson-wheel-ahead-before-they-do =
    An indicator belongs to everybody. What only your own building gives can wait, as long as nobody can pay for a contract.
    So take first what the others can take as well.
    .title = Before the others take it
    .task = Clay shows { $wheel-clay } and grapes { $wheel-grapes }, and Red has two turns in round { $round }. Take all { $want-R-Cl } clay and all { $want-R-Gp } grapes.
    .hint-1 = Who else can take clay, and who else can take grapes?
    .hint-2 = Everybody has a Clay Mound. The only Grapevine is Red's, and nobody has coins for a contract.
    .hint-3 = use LR1 lay; take clay; done. Then use the Grapevine.
    .learnt = Another player would have taken the clay. The grapes were safe, since only Red could use the Grapevine.

lesson-wheel-ahead-own-or-joker =
    The joker resets only itself. When both show a high value, use one and keep the other for later. When the joker shows
    more, it spares the good's own indicator, which keeps growing.
    .title = The larger of the two
    .task = Wood shows { $wheel-wood } and the joker { $wheel-joker }. Take { $want-R-Wo } wood.
    .hint-1 = Fell trees, and choose the indicator.
    .hint-2 = fell 0,2 joker.
    .learnt = Red has { $then-R-Wo } wood, and the wood indicator still shows { $then-wheel-wood }.

lesson-endings-for-two = Endings
    .goals = After this lesson you can end a game for two when you are ahead, and count the last turns of any game.

lesson-endings-for-two-end-it =
    In a game for two, the players decide when it ends (F10.6). The player who is ahead should build the last cards, even
    poor ones. After that, the other player has only one action left (F10.7).
    .title = End it while you are ahead
    .task = Red leads { $R-points } to { $G-points }, and two buildings are left. End the game.
    .hint-1 = The Harbor Promenade costs wood and stone. Red has two actions: stone first, from Green's Quarry.
    .hint-2 = contract G22 coins; take stone; build F11 -2,-1; done.
    .hint-3 = Then Green has one action left, and the game is over.
    .learnt = It is over, and Red has won. The bots that played this game did not end it, and Green came back.

lesson-endings-for-two-behind =
    When you are behind, leave the last buildings alone. Score with your goods and with the buildings that already stand,
    until you are ahead.
    .title = Not while you are behind
    .task = Now Red is behind, { $R-points } to { $G-points }. Raise Red to at least { $want-R-points } points this turn.
    .hint-1 = The Cloister Library turns coins and a book into goods; the Palace lets you use any building in which somebody stands.
    .hint-2 = First contract F17 coins; send lay; times 3; times 1.
    .hint-3 = Then use F27 lay; pay Wn; enter G28; settle S2 -3,4; pay Sh Pn; pay Pt 2Sw.
    .learnt = In the bots' game Red now led { $then-R-points } to { $then-G-points }. That is the time to build the last cards.
    .differs = It scores less in this turn and a little more in the next rounds.

lesson-past-500 = Solo to 500 and beyond
    .goals = After this lesson you know where the points of a winning solo game come from.

lesson-past-500-two-wonders =
    In the solo game you need { $goal } points (F13.11). No other good scores as much as a wonder. The Chamber of Wonders
    takes 13 different goods for one, so keep one of everything.
    .title = One of everything
    .task = Get { $want-R-Wr } wonders in this turn.
    .hint-1 = Build the Chamber of Wonders and move the prior in. Then use it a second time through the neutral Priory.
    .hint-2 = build F25 -3,3; prior. Then give 13 different goods.
    .hint-3 = contract G01 coins; enter F25. Then give 13 different goods again.
    .learnt = In the bot's game Red went from { $R-points } to { $then-R-points } points in this turn.
    .differs = It makes one wonder now, and keeps the goods for the other.

lesson-past-500-before-it-leaves =
    In the solo game, an indicator at 10 leaves the game when the wheel turns (F13.3). In each turn, look for one that
    stands at 10 or soon will.
    .title = An indicator at its last value
    .task = Livestock shows { $wheel-livestock }. Take it with its own indicator before the indicator is gone.
    .hint-1 = The Farmyard gives livestock, too.
    .hint-2 = use LR2 lay; take livestock.
    .learnt = Red has { $then-R-Sh } livestock, and the indicator is back at { $then-wheel-livestock }.

lesson-past-500-over-the-line =
    Plan the last two turns backwards. The Printing Office and the Cloister Workshop bring points at once, without land.
    .title = Over the line
    .task = Red has { $R-points } points and the last turn. Reach { $goal } with your two actions.
    .hint-1 = The Printing Office turns a forest into a book, and the Cloister Workshop turns clay into a ceramic.
    .hint-2 = use F38 lay. Then clear -7,1; clear -7,2; clear -8,1; clear -8,2.
    .hint-3 = use G18 prior; times 3; pay Wo Pt.
    .learnt = In the bot's game Red had { $then-R-points } points here, and built one more settlement after that.

# Turns found in games. Each idea has what it teaches, its title, the question, a hint, and the reason (`.why`); the figures are the
# position's: $gain points in this turn, $home and $left clergymen at home before and after it, $shows on the wheel.

found-from =
    { $source ->
        [people] From a game between people
        [search] From a game between the strongest bots
       *[bots] From a game between bots
    }: round { $round } of the { $length ->
        [short] short game
       *[long] long game
    } { $players ->
        [1] for one
        [2] for two
        [3] for three
       *[4] for four
    } in { $country ->
        [ireland] Ireland
       *[france] France
    }.
found-task = It is { $seat }’s turn. Clergymen at home: { $home }. Which turn would you play? Play it on the board, and end it.
found-title =
    { $title } · { $country ->
        [ireland] Ireland
       *[france] France
    }, { $players ->
        [one] solo
       *[other] { $players } players
    }, round { $round }
found-learnt = { $why } The next best idea brings { $other-gain ->
        [one] { $other-gain } point
       *[other] { $other-gain } points
    } at once: { $other }. It is worth about { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    } less. Bots played on from each of them { $runs } times { $spread ->
        [none] and the difference was the same each time
       *[some] (95 % interval of the difference: { $low } to { $high } points)
    }.
found-played = The player had the same idea in the game.
found-other = You played another idea. Neither the long search nor the games that were played on from here prefer it. Undo, or begin again.
found-second = That is the next best idea, and a natural one. In games played on from here it was worth about { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    } less, { $spread ->
        [none] in each of them
       *[some] with a 95 % interval of { $low } to { $high }
    }. Undo, or begin again.

lesson-turn-price-opening-build =
    In the first rounds a building pays twice: it is used again and again, and others pay you to use it. So build whatever
    you can build in the first rounds without losing a turn for it.
    .title = Build at once
    .hint-1 = Which building of the display can be paid for already?
    .why = An early building works for the whole game; the goods that it cost would only have lain in your supply.

lesson-chains-build-and-use =
    If the prior is at home, a new building works in the turn in which it is built (F5.5.5). So a building whose effect you need
    now is worth more than one with more points that you will use later.
    .title = Build and move in
    .hint-1 = Look for a building of the display that the prior can use at once.
    .why = One turn did the work of two: the building stands, and it has been used already.

lesson-chains-enter =
    Some buildings let you use another building, even an occupied one. With them one clergyman reaches what is closed
    to everybody else. So look first at what they lead to, and only then at who stands where.
    .title = Through another door
    .hint-1 = Which of your buildings leads on into another one?
    .why = One clergyman has used two buildings.

lesson-where-to-live-settle =
    A settlement scores its own dwelling value and those of its neighbours, and each water beside it 3 (F14.3). Two questions decide:
    which settlement is worth its food and energy now, and which space leaves the best one for the next phase?
    .title = Which settlement, and where?
    .hint-1 = Add up the dwelling values around each empty space, for each settlement that you can pay for.
    .why = The shield of this settlement scores { $shield }, and its space { $space }.

lesson-where-to-live-land =
    With each tile that is sold, the price of land rises or stays the same; only in the solo game does it fall. Land is worth its price
    when you know what will stand on it. A coast has water and room for coast buildings, a mountain room for the Quarry, a district
    trees or hillsides.
    .title = Land for a purpose
    .hint-1 = Which space is missing, for the next building or the next settlement?
    .why = { $district ->
        [0] The districts are sold out.
       *[other] The next district cost { $district } coins here.
    } { $plot ->
        [0] The plots are sold out.
       *[other] The next plot cost { $plot } coins.
    } After each sale the price rises or stays the same.

lesson-hired-hands-build-first =
    Every building exists once. If somebody else can pay for the building that you want, your turn is the last chance. If nobody can,
    it will still be there, and you may take goods first.
    .title = Before somebody else builds it
    .hint-1 = Look at the goods of the others: which building could one of them build before your next turn?
    .why = If { $seat } passes here, a bot playing for { $other-seat } builds the { $card } before { $seat }’s next turn.

lesson-wheel-ahead-take =
    A good that nobody has taken for some rounds is worth a turn, even if you do not need all of it. Otherwise the next player takes
    it. Best is a good that you need and that shows a high value.
    .title = Take it while it is high
    .hint-1 = Which good shows a high value, and is missing for your next building?
    .why = The indicator showed { $shows }. The next player finds { $next }.

lesson-endings-for-two-last-turns =
    In the last turns, goods that score nothing are worth nothing. Count in points only: what scores at once, what can still be built,
    and where a settlement stands best. Leave the turn that nobody can take away from you until last.
    .title = Only points count now
    .hint-1 = What can be turned into points in this turn?
    .why = This late, only points count.

lesson-tempo-keep-them =
    Felling, cutting peat, building and contracts need none of your clergymen at home. If such an action is worth a turn now, take it.
    Your clergymen stay at home for a turn in which your own buildings are worth more.
    .title = Work that needs nobody
    .hint-1 = Which of the four actions needs none of your clergymen, and brings what is missing?
    .why = Clergymen still at home after this turn: { $left }.

lesson-tempo-third-out =
    Clergymen come home only when all three are out (F3.1). Before you send the last one, ask what he is good for now. Before you
    keep him, ask what keeping him costs: the other two stay out as well.
    .title = Everybody out
    .hint-1 = Who can still be sent, and what happens then at the beginning of the next round?
    .why = Clergymen at home before: { $home }. The last one was sent, so all of them come home when the next round begins.

lesson-chains-use =
    Use a building that converts goods once you have enough of them. Each use costs a turn and a clergyman, however little you
    convert. But do not wait for the last piece either.
    .title = Ripe for use
    .hint-1 = For which building have the goods been saved up?
    .why = A use with enough to convert is a turn well spent.

lesson-hired-hands-hire =
    A contract costs a coin or two, or a drink, and none of your clergymen. Compare it with what your own clergymen could do in the same turn:
    often the best building on the table is not yours.
    .title = Worth its price
    .hint-1 = Look at the buildings of the others in which nobody stands, and whose owner has somebody at home.
    .why = The contract cost { $contract ->
        [one] { $contract } coin
       *[other] { $contract } coins
    } (or a drink). Clergymen still at home: { $left }.

lesson-past-500-solo =
    Alone you have two actions in a turn, and nobody takes anything from you. So plan pairs: the first action brings what the second
    one needs.
    .title = Two actions that fit
    .hint-1 = Which two actions help each other?
    .why = Both actions served one plan.

found-opening-seen = { $n } of the bots' games continued like this. They ended with { $mean } points on average (95 % interval: { $low } to { $high }).
found-opening-other = This turn is clearly worse: { $other }. The { $n } games with it ended with { $mean } points ({ $low } to { $high }).
found-opening-judge =
    { $judge ->
        [hint] A hint
        [search] A longer search
       *[both] A hint and a longer search
    } would { $same ->
        [yes] still play it.
       *[no] play another turn here: { $advised }. { $n ->
            [0] Hardly any of the games began with it.
           *[other] The { $n } games with it ended with { $mean } points on average.
        }
    }
found-opening-why = Hints and searches look only a few rounds ahead. The games were played to their end, but by quick bots; so take both as advice.
found-opening-worse = { $n } of the bots' games continued like this. They ended with { $mean } points on average ({ $low } to { $high }), clearly fewer than the best. Undo, or begin again.
found-opening-rare = Hardly any of the games continued like this, so nothing is known about it. Undo, and look for a turn that others would play, too.

lesson-turn-price-opening-turn =
    What an opening is worth shows at the end of the game. That is why bots have played many games from here, with many first turns, and
    their points were counted. Small things matter: the same building on another space, a coast instead of one more district, the side of a tile.
    .title = An opening, by many games
    .task =
        It is { $seat }’s turn in round { $round }. Bots have played { $games } games from here and began with { $turns } different turns; some did
        clearly worse than the best. Play one that did not, and end the turn.
    .hint-1 = What will the building or the land of this turn be good for in the second half of the game? Where will it be in the way?
