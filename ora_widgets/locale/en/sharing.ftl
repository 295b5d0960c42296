# Sharing games: pages, links, codes, play by message.

## Pages

page-only-shows = This page only shows a finished recording. To play on from here, open its code in ora_widgets.
page-no-further = This page contains only the moves that it offers; undo to try another one.
page-next = Next: { $move }
page-show-next = Show the next move
page-ends-here = The saved game ends here. To play on, open this file or its link under “New game”.
page-turn-over = The turn is over. Next to move: { $seat }. Undo to try another turn.
page-needs-script = This page needs scripts to draw the game, and scripts are switched off here.
page-late = This page did not arrive whole: the connection is slow or lost. Reload it.

## Codes and logs

file-without-game = { $file } holds no game that can be read: no record, code, log, saved page or JSON of one.
address-without-code = This address contains no game; copy all of it, with the part after the “#”.
page-without-code = This page contains no game: it was not saved from the menu of a board, or the game was removed. Ask for the code of the game.
log-misspelt = Line { $number } of this log, “{ $line }”, cannot be read. { $why }
log-no-answer = Line { $number } of this log, “{ $line }”, does not answer the question at that place. It would have to be { $expected }.
log-refused = Line { $number } of this log, “{ $line }”, cannot be read. { $why } It would have to be { $expected }.
log-without-start = This log has no beginning. Its first lines must be CONFIG and START, such as CONFIG 3 france long and START R G B. Copy it from its first line on.
log-late-start = The first line of this log is line { $start }. The lines before it, from line { $number } on (“{ $line }”), belong to another game. Keep one of them.
log-of-several = This text contains { $games } logs, the second one from line { $number } on, “{ $line }”. Open them one by one.
log-after-the-end = Line { $number } of this log, “{ $line }”, comes after the end of the game; leave it out, and everything after it.
log-takes-back = Line { $number } of this log, “{ $line }”, takes moves back, but does not say which ones. Leave out the moves that were taken back, and this line; the game before it is here.
log-gives-up = Line { $number } of this log, “{ $line }”, gives up the game, which the rules do not know; the game before it is here. Leave this line out to read what comes after it.
no-such-origin = “{ $word }” cannot follow START in a log for these seats. Write a seed and then every colour once, such as 4000 G W R.
other-rulings = This game was not played by the rulings of the site, where the same moves can have a different meaning. Start the game with rulings="kennerspiel".
no-repository = “{ $address }” is not the address of a repository; give the place of the sources, such as https://github.com/name/ora_widgets.
no-site = “{ $address }” is not the address of a site; give the address of its front page, such as https://name.github.io/ora_widgets.

## Play by message

other-seat = It is { $owner }’s turn to answer, and you play { $mine }. Send the code, and merge the answer when it comes.
others-moved-since = { $owner } has made move { $number } since this position, and a move here would undo that. Go to the end of the game first.
merge-other-game = That is a different game: its setup is { $theirs }, and the setup of this one is { $ours }.
merge-conflict = The two games differ from move { $number } on, where { $owner } plays: “{ $ours }” here, “{ $theirs }” there. Agree on one of them, and load that game.
merge-in-your-name = You are { $owner }, and in that game somebody else moved for you: “{ $line }” as move { $number }. If it was you, open that link in a private window.

## One running game, several people

seat-taken = { $seat } is already played in another window; choose another colour, or ask that player to give it up.
seat-of-another = It is { $owner }’s turn to answer, and you do not play that colour in this window. Wait, or claim the colour.
board-seats = Seats
board-claim = sit here, so that no other window plays this colour
board-claimed = You play this colour; click to give it up
board-taken = Played in another window

## Opening a game

opener-label = Code, record or address:
opener-button = Open
opener-hint = ora1:… from a message
log-contract-price = “{ $paid }” does not pay for a work contract, which costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } now, or one wine or whiskey.

## Pictures that move, and worksheets

pictures-need = This needs { $package }: pip install "ora_widgets[pictures]".
animation-without-turns = This game has no turns yet, so there is nothing to animate. Play at least one move, or save a picture with ora.svg.
animation-kind = “{ $word }” is no name for an animation; it must end with one of { $known }.
animation-needs-ffmpeg = Films (MP4) are made by ffmpeg, which is not installed here. Install it, or save a GIF or an animated PNG, which need no program.
worksheet-kind = “{ $word }” is no name for a worksheet; it must end with “.pdf”, or with “.html” for a browser to print.
worksheet-pages = A worksheet takes 1 to { $most } positions, such as a list of games; here are { $count }.
worksheet-name = Name:
worksheet-date = Date:
worksheet-page = Page { $page } of { $pages }
