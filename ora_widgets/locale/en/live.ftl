# The live page, before the board is there and afterwards.

live-fetching = The game is loading. It begins when the bar is full.
live-starting = The game is starting …
live-lost = The connection was lost before the game had loaded. This is missing: { $part }.
live-part-python = the program of the game
live-part-game = the rules and the words of the game
live-part-board = the picture of the board
live-stalled = Nothing has arrived for a while: the connection is slow or lost. The game goes on loading as soon as something arrives.
live-again = Try again
live-broken = The game could not start: { $error }
live-too-old = This browser is too old for the game, or a feature that the game needs is switched off. The picture shows the board. The game needs a browser from mid-2023 or later.
live-new = Start a new game
live-kept = This is the game that you left here.
live-not-kept = This browser saves nothing: when you leave this page, the game is gone. “Share” in the menu gives you its link, and so does the address of this page.
live-no-language = There is no language “{ $wanted }” here. There are { $names }.
live-picture = The middle of a game: the players, the wheel, a landscape and cards
live-pages = Rules, course and cards
live-notebooks = For programmers: the game in a few lines of code

live-not-found = There is no such page here. A link to a game works only as a whole; the game itself begins here:
live-to-game = Play Ora et Labora
live-leave = This link leads to another game. The game here stays as it is: your browser's Back leads to it.
live-open-it = Open the link
live-stay = Stay here
live-elsewhere = This game goes on in another window.
live-go-on-here = Continue here
live-no-lesson = There is no lesson “{ $word }” here; the nearest names are { $near }.
live-no-door = There is no way to play “{ $wanted }” here.

## The front page: what this is, and its doors.

door-what = A board game of monks, wheels and wood, by Uwe Rosenberg: free, in your browser, without an account.
door-bot = Play a bot
door-bot-hint = The first move is one click away
door-friend = Play a friend by link
door-friend-hint = Send your turn in any message
door-together = Play together
door-together-hint = Everybody at their own screen
door-here = Two at this screen
door-here-hint = Pass the device back and forth
door-learn = Learn in five minutes
door-learn-hint = By playing, one step at a time
door-open = Open a link or a saved game
door-more = More players, Ireland, other bots
door-go-on = Continue your game
door-about = What is this?
door-about-text = Ora et Labora is a board game for one to four people. Each leads a monastery: fells wood, cuts peat, bakes bread, builds and settles. A wheel shows how much of each good has piled up, and the player who takes it empties the pile. The most points win. This page has the whole game, bots of five strengths, a course and the rules. It needs no account and no server: your games stay in your browser.
door-your-name = Your name
door-friend-name = Your friend's name
door-begin = Begin

## A board on somebody's own page.

embed-play = Play here
embed-from = Loads about 7 MB from
embed-apart = Open in a window of its own
embed-one = This board does not know what to open: give the element one attribute, code, study, lesson, play or task.
embed-code = This is no code of a game. “Share” in the menu of a board gives one; it begins with “ora”.
