# Lesson 2: clergymen and first buildings.

lesson-clergymen = Clergymen and your first buildings
    .goals = After this lesson you can send your clergymen to work, build your first building, and say when your clergymen come home.

lesson-clergymen-send-somebody =
    You have three clergymen: one prior and two lay brothers. The start player goes first, then play continues
    clockwise. On each turn you take one main action (F5.1). The most common one: send a clergyman who is at home to a
    free building of your own, and use it once (F5.2.1). It does not matter whether you send the prior or a lay brother.
    .title = Send somebody
    .task = Send your prior to the Farmyard and take livestock.
    .hint-1 = Click the Farmyard, then the prior, then the livestock indicator.
    .hint-2 = use LR2 prior, then take livestock.
    .learnt = The prior stands on the Farmyard, and you have the livestock. He stays there until your clergymen come home.

lesson-clergymen-just-standing =
    A building works once, when a clergyman is placed on it. A clergyman who already stands there does nothing (F5.2.3).
    You never have to use the building: you may send a clergyman there and take nothing (F5.2.2).
    .title = Just standing there
    .task = In this turn send a lay brother to the Cloister Office and take nothing. The coin indicator must still show { $wheel-coin } at the end.
    .hint-1 = After you have sent him you are asked which indicator to use. You can also choose to use none.
    .hint-2 = use LR3 lay, then skip.
    .learnt = You never have to use a building. Sometimes it is better to leave an indicator alone, so that it grows.

lesson-clergymen-where-not =
    A building holds one clergyman. While it is occupied, nobody else can use it (F5.2.5). Only buildings that stand on
    a landscape can be used, not cards in the display such as the Bakery. Forests, moors and settlements cannot be used, either (F5.2.4).
    .title = Where you cannot go
    .task = Your prior and one lay brother are at work. One lay brother is at home. Send him to the only building that he can go to.
    .hint-1 = The Clay Mound and the Farmyard are occupied, and the Bakery is still in the display. Which building is left?
    .hint-2 = use LR3 lay, then take coin.
    .learnt = The Cloister Office is yours, it is built, and nobody stands on it. So you can use it.

lesson-clergymen-first-building =
    The cards in the display belong to nobody. Building one is a main action: pay its cost and put the card on an empty
    space of yours at once (F5.5.1). If your prior is at home, he may move in and use the new building right away
    (F5.5.5). Only the prior can do that, so keep him at home when you want to build.
    .title = Your first building
    .task = Build the Peat Coal Kiln, let the prior move in, and turn your peat into peat coal. You should have { $want-R-Co } peat coal in the end.
    .hint-1 = The Kiln costs 1 clay, which you have. It gives 1 peat coal and 1 coin, and turns peat into peat coal.
    .hint-2 = { $solution }.
    .learnt = You built the Kiln and used it in the same turn. That is why you keep the prior at home.

lesson-clergymen-coming-home =
    Clergymen come home at the start of a round: if all three of yours are out, all three return (F3.1). If even one is
    at home, the others stay where they are. During a round nobody returns, unless a card says so (F3.7). The start
    player of a round has its first turn and also its last. Then the start player marker passes to the next player (F3.4, F3.5).
    .title = Coming home
    .task = This is Red's second turn of round { $round }. Two of your clergymen are out. Make sure that all three are at home when round { $want-round } begins.
    .hint-1 = They return only if the third clergyman is out, too.
    .hint-2 = Send the last lay brother somewhere, and end the turn: use LR3 lay; take coin; done.
    .learnt = All three were out, so all three came home. Sending the last one is often the best way to get the prior home.

lesson-clergymen-in-order =
    A round always begins in the same order (F3.8). First clergymen return. Then the wheel turns. Then there is a
    settlement phase if one is due. After that the players take their actions.
    .title = First clergymen, then the wheel
    .task = Red has the last turn of round { $round }. Clay shows { $wheel-clay }, and all of Green's clergymen are out. Let Red pass and end the turn. Then play Green, and take { $want-G-Cl } clay with Green's Clay Mound.
    .hint-1 = One of Green's clergymen stands on Green's Clay Mound. Who comes home when the round begins, and what turns after that?
    .hint-2 = pass; done; use LG1 lay; take clay.
    .learnt = First Green's clergymen came home, then the wheel turned and clay rose to { $want-G-Cl }. The order is the same in every mode of the game.
