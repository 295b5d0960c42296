# Lesson 14: a whole first game.

lesson-first-game = Your first whole game
    .goals = After this lesson you have played a game of Ora et Labora from the first turn to the last.

lesson-first-game-first-round =
    You are Red. Green and Blue are played by easy bots. This is the short game: you have one prior and one lay brother,
    and everybody gets gifts in rounds 1 to 12. You have the first and the last turn of this round. If you do not know
    what to do, ask for a hint: it suggests a move for the position you are in.
    .title = The first round
    .task = Play round 1 to its end.
    .learnt = Your first round is over. Build early, take goods when their indicators are high, and keep the prior at home for new buildings.

lesson-first-game-first-settlement =
    Round 3 begins with settlement phase A. You may buy a landscape. Then you may build one settlement, if you can pay
    its food and energy.
    .title = The first settlement phase
    .task = Play your step of phase A. You need not build, but check what you could pay for.
    .learnt = New cards are in the display, and the Artist's Colony is in your hand.

lesson-first-game-whole-game =
    Now play the whole game: twelve rounds, the bonus round and five settlement phases. It takes about an hour. An
    unfinished game is not saved with your progress. To continue another day, save it with “Save the game” in the menu,
    and open that file on the start screen. Undo as often as you like, ask for hints, and enjoy the game.
    .title = From the first turn to the last
    .task = Play the game to its end.
    .learnt = You have played your first whole game. Look at the score: where did the winner's points come from?
