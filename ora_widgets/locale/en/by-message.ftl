# Playing by message: who plays whom, games that arrive as links, and turns to send.

who-you = You are { $seat }.
who-bot = { $seat } is the bot { $bot }.
who-elsewhere =
    { $count ->
        [one] { $seats } plays elsewhere, by link.
       *[other] { $seats } play elsewhere, by link.
    }

link-no-seat = The link is meant for “{ $seat }”, and nobody plays that colour here ({ $seats }). You can move all colours.
link-no-bot = There is no bot “{ $bot }” here. You can move that colour yourself.
link-over = The game is over.
link-not-yours = It is { $seat } who has to move.
link-older = This link is older than your game. Here is the game as you left it.
link-sent = You have played this turn already, and now it is { $seat } who has to move. Send the link again if it got lost.
link-other-seat = This link is meant for { $theirs }. In this browser you are { $mine }.
link-other-line = Your game is as it was. The other one is under “What has happened” as another line: press it there to continue that one, or send yours again.
link-conflict = Your game is as it was. Talk about it, then send each other the link of the game that counts.

send-to = Send to { $name }
send-text =
    { $over ->
        [yes] Ora et Labora: our game is over. Look how it ended:
       *[no] Ora et Labora: it is your turn, { $name }.
    }
share-text = A game of Ora et Labora. The link opens it in your browser:

board-send = Send the link
board-send-copied = Copied. Paste it into a message.
board-send-by-hand = Your browser does not copy. Select the link and copy it.

start-nobody-here = Somebody has to play here. Set at least one colour to “Person”.
level-elsewhere = Friend, by link
