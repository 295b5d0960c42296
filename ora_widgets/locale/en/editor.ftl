# The editor of positions: what it refuses, and the words on its page.

editor-not-code = This is not a scenario that can be read. Paste ora.Scenario(…) with all its values written out, or the code of a game.
editor-printed = The { $card } is printed on the heartland, so it stays where it is.
