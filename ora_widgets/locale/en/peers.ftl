# Playing together from the live page, browser to browser.

## What the host's page says

live-invite = { $which ->
    [watch] Invite somebody to watch
    [any] Invite somebody to play
   *[other] Invite somebody to play { $name }
}
live-link-for = New link for { $name }
live-lost-guest = The connection to { $names } has broken. The seat is kept; a new link leads back to it.
live-lost-reload = { $count ->
    [one] The room is open again. Loading the page has ended the connection: { $names } needs a new link, and keeps the seat.
   *[other] The room is open again. Loading the page has ended all connections: { $names } need a new link each, and keep their seats.
}
live-lost-links = The room is open again. Loading the page has ended the links that nobody has used: send a new one.

peer-link = Send this link to one person. It works once.
peer-send = Send …
peer-copy = Copy the link
peer-copied = Copied: paste it into a message.
peer-qr = As a QR code
peer-code = A code comes back. Paste it here, or tap it in this browser.
peer-waiting = Waiting for the code. Keep this page open.
peer-connecting = The code fits. Connecting …
peer-near = For devices in one network, such as the same Wi-Fi. No server takes part.
peer-asks = To find each other, both browsers ask these servers:
peer-relay = Rather one link, with nothing to paste, through:
peer-relay-link = Send this link. Nothing comes back; keep this page open.
peer-relay-silent = No relay has answered for 15 seconds: it is out of order, or a firewall keeps this page from it. Take a new link with a code to paste, or play by message instead.
peer-relay-late = Nobody has come for a minute. Has your friend opened the link? Then the relay passes nothing on, or a firewall is between you. Take a new link with a code to paste, or play by message instead.
peer-close = Close
peer-message = Play by message instead
peer-new = New link
peer-code-cut = This code is not whole. Copy all of it.
peer-code-version = This code was made by another version of the game. Load the page again, both of you.
peer-code-used = This code has been used already. For another try, send a new link.
peer-code-other = This code answers a link that this page has not made, or that it made before it was loaded again. Send a new link.
peer-code-link = This is a link to send. The code that comes back is another one.
peer-no-way = No connection after 15 seconds. The devices are in different networks, or a firewall is between them. Play by message instead, or try a new link.
peer-none = This browser does not connect to other browsers directly: it lacks WebRTC, or that is switched off. Play by message instead.
peer-handed = The code is on its way to the window with the game. Go back there.
peer-taken = The code has arrived. Go back to the window with the game; you can close this one.
peer-nobody = No game in this browser waits for this code. Open it in the browser with the game, or paste it there.

## What a guest's page says

meet-invited = You are invited to a game. What is your name?
meet-sit-copy = Sit down and copy my code
meet-sit-send = Sit down and send my code
meet-back = Send this code back to the player who invited you, and keep this page open. The game begins here once the code is pasted there.
meet-code = Your code
meet-send = Send …
meet-copied = Copied: paste it into your answer.
meet-qr = As a QR code
meet-relay = Sit down, and connect through:
meet-relay-silent = Nobody has answered for 20 seconds; this page goes on trying. Is the host’s page open? Then the relay passes nothing on, or a firewall is between you. Ask for a link with a code, or play by message instead.
meet-relay-who = Everybody who has this link can answer in the host’s place. If you come into a wrong game, leave it. Then ask for a link with a code, which is for you alone.
meet-late = Nothing yet. If the code has been pasted, your devices are in different networks, or a firewall is between them. Ask the host to play by message instead.
meet-cut = This link is not whole. Ask for it again, and copy all of it.
meet-old = This invitation is more than a day old. Ask the host for a new link.
meet-version = This link was made by another version of the game. Load this page again, or ask the host for a new link.
meet-used = This link works once, and has been used here. Ask the host for a new one; your seat is kept.
meet-none = This browser does not connect to other browsers directly: it lacks WebRTC, or that is switched off. Ask the host to play by message instead.
meet-broken = The connection has broken. Ask the host for a new link and open it here; your seat is kept.
meet-new = Paste the new link here
