# Lesson 13: a whole first game.

lesson-first-game = Your first whole game
    .goals = After this lesson you have played a game of Ora et Labora from the first turn to the last.

lesson-first-game-first-round =
    You are Red. Green and Blue are played by easy bots. It is the short game: one prior, one lay brother, gifts in the
    rounds 1 to 12. You have the first and the last turn of this round. Whenever you wonder what to do, ask for a hint: it
    is advice on the very move you are at.
    .title = The first round
    .task = Play round 1 to its end.
    .learnt = Your first round is over. Build early, harvest what has grown, and keep the prior at home for your buildings.

lesson-first-game-first-settlement =
    Round 3 begins with settlement phase A. You may buy a landscape, and build one settlement if you can feed and heat it.
    .title = The first settlement phase
    .task = Play your step of phase A. You need not build; look at what you could pay.
    .learnt = New cards lie open, and the Artist's Colony is in your hand.

lesson-first-game-whole-game =
    And now all of it: twelve rounds, the bonus round, five settlement phases. It takes about an hour. A game that is not
    over is not kept with your progress: to go on another day, keep the text that game.record() of this lesson gives, and
    hand its moves to game.play() of the new one, as ora.load(text).moves. Undo as often as you like, ask for hints, and
    enjoy it.
    .title = From the first turn to the last
    .task = Play the game to its end.
    .learnt = You have played your first whole game. Look at the score: where did the winner's points come from?
