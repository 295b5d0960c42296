# The live page, before the board is there and afterwards.

live-fetching = The game is loading. The picture shows the board; you can play when the bar is full.
live-starting = The game is starting …
live-lost = The connection was lost before the game had loaded. This is missing: { $part }.
live-part-python = Python, in which the game is written
live-part-game = the rules and the words of the game
live-part-board = the picture of the board
live-again = Try again
live-broken = The game could not start: { $error }
live-too-old = This browser is too old for the game, or a feature that the game needs is switched off. The picture shows the board. The game needs a browser from mid-2023 or later.
live-new = Start a new game
live-kept = This is the game that you left here.
live-not-kept = This browser saves nothing: when you leave this page, the game is gone. “Share” in the menu gives you its code.
live-no-language = There is no language “{ $wanted }” here. There are { $names }.
live-picture = The middle of a game: the players, the wheel, a landscape and cards
live-pages = Rules, course and cards
live-notebooks = Notebooks
