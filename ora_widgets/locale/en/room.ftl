## Playing together: what guests and the host read

room-link-unknown = This link does not open a game here. It may be mistyped or cut off. Ask the host for a new one.
room-link-withdrawn = This link has been replaced. Ask the host for the new one.
room-removed = The host has removed you from this game. If that was a mistake, ask for a new link.
room-seat-taken = Somebody else plays { $seat } already. Ask the host for another link, or for one to watch.
room-no-seat = All colours are taken. Ask the host for a link to watch.
room-seat-gone = The next game has fewer players, and your colour is not among them.
room-full = The room is full: { $most } people are here. Try again later.
room-silent = Too many people came at once, and this page had not said anything yet. It connects again.
room-closed-already = This room is closed, and nobody is in it. Open a new one.
room-closed = The host has closed the room.
room-left = You have left the game. Your colour is free now.
room-elsewhere = You have opened this game on another page, and go on there.
room-other-version = { $older ->
    [guest] This page is older than the host’s program. Load it again.
   *[host] The host’s program is older than this page. Ask the host to update it.
}
room-flood = This page sends far too much, so it was disconnected.
room-too-quick = That was too fast. Wait a second and try again.
room-error = Something went wrong on the host’s computer. The page connects again.
room-not-allowed-guest = Only the host can do that.
room-not-allowed-spectator = You are watching. Only players can do that.
room-no-proposal = No proposal is waiting for you.
room-nothing-to-undo = You have not moved yet, so there is nothing to take back.
room-nothing-to-again = The game is not over yet.
room-proposal-undo = { $name } would like to take a turn back. Waiting for: { $missing }
room-proposal-again = { $name } would like to play again. Waiting for: { $missing }
room-refused = { $name } does not agree.
room-came = { $name } has joined.
room-time-up = { $name }’s time is up.
room-time-bot = { $name }’s time is up. A bot plays on.
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
join-say = Say …
join-retry = Try now
join-reload = Load again
join-moment = One moment, please
join-thanks = Thank you
join-well-played = Well played

## The room on the host’s board

room-title = Play together
room-revoke = New link
room-remove = Remove
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
room-invite = Invite …
room-link-any = Any free colour
room-link-watch = To watch
room-says-here = Send a link to every player. These links open only on this computer. For other devices, use “Open for this network”.
room-says-network = Send a link to every player. Everybody in your network who has a link can come in. What is sent is not encrypted.
room-says-hub = Send a link to every player. It opens for people who may use this Jupyter server, which needs the package jupyter-server-proxy; the address of the server goes before it.
room-says-page = Each guest gets a link of their own, which their browser answers with a code. For devices in one network.
room-says-moved = The links from before open nothing any more: their port is taken, or this computer has another address now. Send the new ones; everybody sits down again.
room-no-network-here = In this browser there is no server, so links cannot be opened from elsewhere. Use “Share” and send the game by message.
room-cannot-listen = No room can be opened here: { $why }
board-play-together = Play together
board-open-network = Open for this network

## A class in a room: what pupils read

class-name-empty = Please type your name.
class-name-long = That name has { $letters } letters. At most { $most } fit.
class-name-signs = That name has characters that nobody can see. Please type letters only.
class-link-unknown = This link does not open a class here. It may be old or cut off. Ask your teacher for the link.
class-locked = Your teacher is not letting anybody else into the class now. If you belong to it, tell your teacher. If you have been here before, open the link in the same browser as then.
class-full = The class is full: it has room for { $most } pupils. Tell your teacher.
class-gave-way = The class is full, and you had not begun yet, so somebody else has your place. Load the page again, or tell your teacher.
class-removed = Your teacher has removed you from the class. If that was a mistake, tell your teacher.
class-left = You have left the class. Your work is kept as long as the class is open: load this page again to come back.
class-closed = Your teacher has closed the class.
class-frozen = Your teacher has stopped all boards for a moment. Look to the front.
class-go-on = You can go on.
class-question = What would you play here? The first move that you make is your answer.
class-answer-taken = Your answer has arrived. Wait for the others.
class-answered = You have answered already. Wait for the others.
class-bots-turn = It is a bot’s turn. Wait for its answer.
class-other-position = The board has changed since that click, so it was not used. Look again.
class-back = The class is open again. You are where you were.
room-not-allowed-pupil = Only your teacher can do that.
join-pupil-name = What is your name?
join-begin = Begin
join-waiting-class = Your teacher’s computer does not answer. Keep this page open: it tries again by itself, and your work is kept.

## What the teacher of a class reads

class-no-pupil =
    { $count ->
        [0] Nobody in this class is called “{ $name }”.
       *[other] Nobody in this class is called “{ $name }”. The nearest names: { $near }
    }
class-no-steps = This task has one step only. To go on, push another task.
class-last-step = This is the last step of the lesson. To go on, push another task.
class-no-solution = This task is a game, and no solution is known for it.
class-no-question = Nothing has been asked. Ask with poll() first.
class-missing = { $count ->
    [one] One pupil has not answered.
   *[other] { $count } pupils have not answered.
}
class-here = here
class-away = away
class-column-name = name
class-column-here = here
class-column-step = step
class-column-solved = solved
class-column-tries = tries
class-column-hints = hints
class-column-last = last try
class-column-since = stuck since
class-column-answer = answer
class-column-move = move
class-column-count = pupils
class-column-share = share
class-title = A class
class-counts = { $here } of { $all } pupils are here
class-closed-now = The class is closed
class-says-address = All pupils open this link and give a name. Everybody who has it can come in.
class-says-hub = All pupils open this link and give a name. It opens for people who may use this Jupyter server; the address of the server goes before it.
class-kept = This class is kept in { $file }. If Python is closed, run the same cell again: the link, the pupils and their work come back.
class-kept-again = This is the class of { $when }, with its pupils and their work. It is kept in { $file }. To begin with a new class, close this one first.
class-moved = The link has changed, because its old address is taken or has gone: give all pupils the new one. A pupil who gives the same name as before comes back to where they were.
class-is-full = { $count ->
    [one] Somebody found the class full. Remove those who do not belong to it.
   *[other] { $count } people found the class full. Remove those who do not belong to it.
}
class-not-kept = This class is not kept ({ $why }). If Python is closed, the pupils’ work is lost.
class-button-show = Show
class-button-hide = Hide names on the projector
class-button-own = Show the task
class-button-push = Next step for all
class-button-freeze = Stop all boards
class-button-go-on = Let all go on
class-button-reveal = Show the solution
class-button-poll = What would you play?
class-button-play-out = Play it
class-button-board = Show the answers on the board
class-button-remove = Remove
class-button-lock = Let nobody else in
class-button-unlock = Let newcomers in
class-button-close = Close the class
class-button-link = Link for pupils
class-button-pupils = Pupils, those who need help first
class-button-answers = Answers of the class
