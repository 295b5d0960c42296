# Games with comments: what the page says of them, and what is refused.

board-walk = Game with comments
board-walk-back = Previous
board-walk-on = Next
board-walk-out = Back to the main line
board-walk-home = Back to your game
board-walk-side = Side lines

walkthrough-where = move { $move } of { $moves }
walkthrough-lost = You have left the comments. Press “Back” to return to them.

walkthrough-refused = Line { $number }, “{ $line }”, stops the reading: { $why } What stands before it has been read.
walkthrough-no-game = These comments have no game to go with. { $why }
walkthrough-long-comment = This comment is longer than { $most } characters; put some of it at another move.
walkthrough-mark = “{ $word }” is not a place on the board; write a space like “R 0,3”, goods like “R Wo”, a card like “G07”, or an indicator like “clay”.
walkthrough-too-deep = At most { $most } side lines can stand inside one another; end some of them with “)” first.
walkthrough-empty-line = A side line needs at least one move; write one after the “(” line, or take the line out.
walkthrough-not-open = This “)” ends no side line; begin one with a “(” line, or take the sign out.
walkthrough-not-closed = This side line is never ended; put a “)” line after its last move.
walkthrough-same-move = “{ $line }” is played here already; a side line has to begin with another move.
walkthrough-no-branch = “{ $word }” is not the number of a side line; { $count ->
    [0] none begins here
    [one] one begins here
   *[other] { $count } begin here
}. Their names are in “branches”.
walkthrough-unknown = There is no game with comments called “{ $word }”; the nearest names are { $near }.

walkthrough-review-title = What could have been better
walkthrough-review-lost = { $who } could have come to about { $lost } points more here (between { $low } and { $high }), such as by this: { $better }. { $why }
walkthrough-review-better = The better turn
