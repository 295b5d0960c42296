## Playing together: what guests and the host read

room-link-unknown = This link does not open a game here. It may be mistyped or cut off. Ask the host for a new one.
room-link-withdrawn = This link has been replaced. Ask the host for the new one.
room-seat-taken = Somebody else plays { $seat } already. Ask the host for another link, or for one to watch.
room-no-seat = All colours are taken. Ask the host for a link to watch.
room-seat-gone = The next game has fewer players, and your colour is not among them.
room-full = The room is full: { $most } people are here. Try again later.
room-closed = The host has closed the room.
room-left = You have left the game. Your colour is free now.
room-elsewhere = You have opened this game on another page, and go on there.
room-other-version = { $older ->
    [guest] This page is older than the host’s program. Load it again.
   *[host] The host’s program is older than this page. Ask the host to update it.
}
room-flood = This page sends far too much, so it was disconnected.
room-too-quick = That was too fast. Wait a second and try again.
room-error = Something went wrong at the host’s. The page connects again.
room-not-allowed-guest = Only the host can do that.
room-not-allowed-spectator = You are watching. Only players can do that.
room-no-proposal = There is no proposal that waits for you.
room-nothing-to-undo = You have not moved yet, so there is nothing to take back.
room-nothing-to-again = The game is not over yet.
room-proposal-undo = { $name } would like to take a turn back. Waiting for: { $missing }
room-proposal-again = { $name } would like to play again. Waiting for: { $missing }
room-refused = { $name } does not agree.
room-came = { $name } has joined.
room-host = The host
room-spectator = A spectator
room-phrase-moment = { $name }: One moment, please.
room-phrase-thanks = { $name }: Thank you!
room-phrase-well-played = { $name }: Well played!

## The page of a guest

join-connecting = Connecting to the host …
join-waiting = The host does not answer. This page tries again by itself, and your seat is kept.
join-record = The game so far, as a code:
join-copy = Copy
join-copied = Copied
join-name = Your name
join-sit-down = Sit down
join-choose = What are you called, and where do you sit?
join-you = you
join-here = here
join-away = away
join-bot = bot
join-free = free
join-host-plays = host
join-spectators = Watching
join-agree = I agree
join-disagree = I do not agree
join-take-back = Take my turn back …
join-again = Play again …
join-leave = Leave the game …
join-leave-sure = Leave the game? Your colour will be free for others.
join-your-turn = Your turn
join-say = Say …
join-retry = Try now
join-reload = Load again
join-moment = One moment, please
join-thanks = Thank you
join-well-played = Well played

## The room on the host’s board

room-title = Play together
room-revoke = New link
room-close = Close the room
room-bot = Let a bot play on
room-agree = I agree
room-disagree = I do not agree
room-again = Play again …
room-here = here
room-away = away
room-bot-plays = bot
room-free = free
room-you = you
room-code = QR code of the link
room-link-any = Any free colour
room-link-watch = To watch
room-says-here = Send a link to every player. These links open only on this computer. For other devices, use “Open for this network”.
room-says-network = Send a link to every player. Everybody in your network who has a link can come in. What is sent is not encrypted.
room-says-hub = Send a link to every player. It opens for people who may use this Jupyter server, which needs the package jupyter-server-proxy; the address of the server goes before it.
room-no-network-here = In this browser there is no server, so links cannot be opened from elsewhere. Use “Share” and send the game by message.
room-cannot-listen = No room can be opened here: { $why }
board-play-together = Play together
board-open-network = Open for this network
