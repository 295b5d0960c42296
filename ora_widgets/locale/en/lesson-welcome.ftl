# Lesson 0: what the game is about, and the table.

lesson-welcome = Welcome to Ora et Labora
    .goals = After this lesson you know what the game is about and who wins. You find your way around the table, and you can put up a building on a space.

lesson-welcome-the-aim =
    You lead a monastery. You collect goods, put up buildings, and later build settlements among them. At the end
    everybody counts points for fine goods, for buildings and for settlements; the player with the most points wins
    (F14.4). The shield on a card shows its points, the house how many it adds to each settlement beside it.
    .title = Who wins
    .task = At the end Red has 9 points for goods, 20 for buildings and 16 for settlements. Green has 40 points for goods and nothing else. Who wins?
    .choice-a = Red
    .choice-b = Green
    .choice-c = both of them
    .hint-1 = Add up Red's three numbers, and compare.
    .hint-2 = Is 9 + 20 + 16 more than 40, or less?
    .learnt = Red has 9 + 20 + 16 = 45 points, and Green has 40. There is more than one way to score, and you can combine them.

lesson-welcome-the-table =
    At the top are the players with their points, below them your task and what you can do now. The wheel shows how much
    of a good you may take. Above your own land are your goods and clergymen: a prior and two lay brothers. Send one of
    them to a building to use it (F5.2.1). The Clay Mound gives clay, the Farmyard grain or livestock, the Cloister
    Office coins.
    .title = The table
    .task = You are Red. Take clay by four clicks: on the action, the Clay Mound, a lay brother, and clay. The next click has a bright ring.
    .hint-1 = Look for the bright ring, and click there.
    .learnt = Your lay brother stands on the Clay Mound, and you have { $gain-R-Cl } more clay. Now the wheel shows { $then-wheel-clay } for clay (F4.4). Later it grows again.

lesson-welcome-names =
    Now put up a building, in a new position. The Peat Coal Kiln lies in the display, under “Buildings”, where everybody may build it.
    Spaces are named as on a map, by a letter for the row and a digit for the column. Your land begins with rows M and
    N, so N6 is in the lower one (F7.1). “What has happened” lists all moves. You do not need
    the number of a card, or a move written as one line, yet.
    .title = A building and its space
    .task = Build the Peat Coal Kiln on the space N6.
    .hint-1 = Choose “Build”. Every empty space shows its letter and digit in its corner.
    .hint-2 = Click the card, then the space N6.
    .learnt = The Peat Coal Kiln is yours, and everybody may send somebody there. It brings you { $gain-R-points } points, as you can see at the top.

lesson-welcome-rule-numbers =
    You have seen numbers such as F4.4. These are the numbers of the rules. Beside each task are the numbers of its
    rules. Click a number to read the rule.
    .title = The numbers of the rules
    .task = Read rule F2.6. How many cards for settlements does everybody begin with?
    .hint-1 = Click the number F2.6 beside the task.
    .hint-2 = Count the names after the word “settlement”.
    .learnt = Four. A number that begins with F and has a point in it, such as F2.6, is a rule.

lesson-welcome-a-round =
    A game has many rounds. In a round the players take turns. The start player has the first turn, and here also the
    last one (F3.4). A turn is one action; then you end your turn. When a new round begins, the wheel turns (F3.2).
    Then you may take more of all the goods that nobody took.
    .title = A whole round
    .task = Play round { $round } to its end. Click the bright ring each time. Green and Blue play by themselves.
    .hint-1 = After your action, end your turn.
    .learnt = Round { $then-round } has begun, and Green is the start player now. Wood and peat show { $then-wheel-wood } and the joker { $then-wheel-joker }, because nobody used them. Now you know the table; the next lesson is about the wheel.
