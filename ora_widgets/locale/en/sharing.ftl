# Games that travel: pages, links, codes, play by message.

## Pages

page-only-shows = This page shows a game that was played; to go on from here, open its code in ora_widgets.
page-no-further = This page holds the answers that it offers and no others; undo to try another one.
page-needs-script = This page draws the game with a script, and scripts are switched off here.

## Codes and logs

address-without-code = This address carries no game; copy all of it, with what follows the “#”.
page-without-code = This page was not saved by ora_widgets, or its game has been taken out; ask for the code of the game.
log-misspelt = Line { $number } of this log, “{ $line }”, cannot be read. { $why }
log-no-answer = Line { $number } of this log, “{ $line }”, does not answer what is asked there. It would have to be { $expected }.
log-refused = Line { $number } of this log, “{ $line }”, cannot be read. { $why } It would have to be { $expected }.
log-without-start = This log never begins: it needs the lines CONFIG and START first, such as CONFIG 3 france long and START R G B; copy it from its first line on.
log-late-start = The first line of this log is line { $start }; what stands before it, from line { $number } on, “{ $line }”, belongs to another game. Keep one of them.
log-of-several = These are { $games } logs, and the second begins with line { $number }, “{ $line }”; open them one by one.
log-after-the-end = Line { $number } of this log, “{ $line }”, comes after the end of the game; leave it out, and what follows.
no-such-origin = “{ $word }” is not what the START of a log says for these seats; it would have to be a seed and every colour once, such as 4000 G W R.
other-rulings = This game does not keep the rulings of the site, under which the same moves may mean something else; start with rulings="kennerspiel", from the beginning.
no-repository = “{ $address }” is not the address of a repository; say where the sources are, such as https://github.com/name/ora_widgets.
no-site = “{ $address }” is not the address of a site; say where its front page is, such as https://name.github.io/ora_widgets.

## Play by message

other-seat = { $owner } is asked now, and you play { $mine }; hand on the code, and merge the answer when it comes.
merge-other-game = That is another game: it has the terms { $theirs }, and this one { $ours }.
merge-conflict = The two games part at move { $number }, { $owner }: here it was “{ $ours }”, there “{ $theirs }”. Agree on one of them, and load that one.
merge-in-your-name = In that game somebody else has moved for you ({ $owner }): move { $number }, “{ $line }”. If it was you, load that game instead of merging it.

## One running game, several people

seat-taken = { $seat } is played in another window already; choose another colour, or ask for this one to be set free.
seat-of-another = { $owner } is asked now, and that colour is not yours in this window; wait, or claim the colour.
board-seats = Seats
board-claim = Play this colour here
board-claimed = You play this colour; press to set it free
board-taken = Played in another window

## Opening a game

opener-label = Code, record or address:
opener-button = Open
opener-hint = ora1:… from a message
log-contract-price = “{ $paid }” does not pay for a work contract, which costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } now, or one wine or whiskey.
