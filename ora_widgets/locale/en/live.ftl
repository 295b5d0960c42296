# The page that plays at the first click, before and while the board is there.

live-fetching = The game is on its way. The picture shows the board; you can play when the bar is full.
live-starting = The game starts now …
live-lost = The network was lost before the game was here. This is missing: { $part }.
live-part-python = Python, in which the game is written
live-part-game = the rules and the words of the game
live-part-board = the picture of the board
live-again = Try again
live-broken = The game could not start: { $error }
live-too-old = This browser is too old for the game, or something that the game needs is switched off in it. The picture shows the board. Browsers from the middle of 2023 on can play.
live-new = Begin a new game
live-kept = This is the game that you left here.
live-not-kept = This browser keeps nothing: once you leave this page, the game is gone. “Share” in the menu gives you a code of it.
live-no-language = There is no language “{ $wanted }” here. There are { $names }.
live-picture = A game in its middle: the players, the wheel, a landscape and cards
live-pages = Rules, course and cards
live-notebooks = Notebooks
