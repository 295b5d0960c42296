# Lesson 1: clergymen and first buildings.

lesson-clergymen = Clergymen and your first buildings
    .goals = After this lesson you can send your clergymen to work, put up a first building, and know when they come home.

lesson-clergymen-send-somebody =
    You lead three clergymen: one prior and two lay brothers. The start player begins, then it goes round clockwise, and
    with every turn comes one main action (F5.1). The most common one is to send a clergyman who is at home to a building
    of your own that is free, and to use it once (F5.2.1). Prior or lay brother makes no difference to the building.
    .title = Send somebody
    .task = Send your prior to the Farmyard and take livestock.
    .hint-1 = Click the Farmyard, then the prior, then the livestock indicator.
    .hint-2 = use LR2 prior, then take livestock.
    .learnt = The prior stands on the Farmyard, and the livestock is yours. He stays there until he is allowed to come home.

lesson-clergymen-just-standing =
    What a building does belongs to the moment in which somebody arrives. Later, just standing there, he does nothing
    (F5.2.3). And you never have to use it: a clergyman may arrive and leave everything as it is (F5.2.2).
    .title = Just standing there
    .task = Send a lay brother to the Cloister Office and take nothing: the coin indicator must keep its 2.
    .hint-1 = After you have sent him you are asked which indicator to use; there is a way to use none.
    .hint-2 = use LR3 lay, then skip.
    .learnt = Nobody can make you use a building. Sometimes an indicator is better left to grow.

lesson-clergymen-where-not =
    One clergyman fills a building, and an occupied building is closed (F5.2.5). Only buildings that stand on a landscape
    can be used, not cards that still lie in the display; and nobody works in a forest, on a moor or in a settlement
    (F5.2.4).
    .title = Where nobody can go
    .task = Your prior and a lay brother are at work; one lay brother is at home. Send him to the only building that is open to him.
    .hint-1 = Clay Mound and Farmyard are occupied, and the Bakery still lies in the display. What is left?
    .hint-2 = use LR3 lay, then take coin.
    .learnt = The Cloister Office is yours, built and free. That is all it takes.

lesson-clergymen-first-building =
    The cards in the display belong to nobody. To build one is a main action: pay what it costs, put it on an empty space
    of yours, at once (F5.5.1). And then comes the best part: if your prior is at home, he may move in and use the new
    building right away (F5.5.5). Only the prior can do that. So keep him at home when you want to build.
    .title = Your first building
    .task = Build the Peat Coal Kiln, let the prior move in, and turn your peat into peat coal: 2 peat coal in the end.
    .hint-1 = The Kiln costs 1 clay, which you have. It gives 1 peat coal and 1 coin, and turns peat into peat coal.
    .hint-2 = build G07 0,3; prior; times 1.
    .learnt = One turn, and you own a building, two peat coal and one coin more. That is what the prior is for.

lesson-clergymen-coming-home =
    When do they come home? At the start of a round: if all three of yours are out, all three return (F3.1). If even one
    is at home, the others stay where they are. Within a round nobody returns, unless a card says so (F3.7). The start
    player of a round has two turns, the first and the last one; then the marker goes on to the left (F3.4, F3.5).
    .title = Coming home
    .task = This is Red's second turn of round 4. Two of your clergymen are out. See to it that you begin round 5 with all three at home.
    .hint-1 = They return only if the third one is out too.
    .hint-2 = Send the last lay brother somewhere, and end the turn: use LR3 lay; take coin; done.
    .learnt = All three out, all three back. Sending the last one is often the best way to get the prior home.

lesson-clergymen-in-order =
    A round is always prepared in the same order (F3.8): first clergymen return, then the wheel turns, then a settlement
    phase if one is due, and then everybody acts.
    .title = First home, then the wheel
    .task = Red has the last turn of round 4; clay shows 3, and all of Green's clergymen are out. Let Red pass and end the turn. Then be Green, and take 4 clay with Green's Clay Mound.
    .hint-1 = Somebody stands on Green's Clay Mound. Who comes home when the round begins, and what turns then?
    .hint-2 = pass; done; use LG1 lay; take clay.
    .learnt = Home, wheel, (settling,) actions: Green's people were home before clay rose to 4. It is the same in every mode of the game.
