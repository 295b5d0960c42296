# Annotated games: the words on the page, and refusals.

board-walk = Annotated game
board-walk-back = Previous
board-walk-on = Next
board-walk-out = Back to the main line
board-walk-home = Back to your game
board-walk-side = Side lines

walkthrough-where = move { $move } of { $moves }
walkthrough-lost = You have left the comments. Press “Previous” to return to them.

walkthrough-refused = Line { $number }, “{ $line }”, cannot be read: { $why } Everything before it was read.
walkthrough-no-game = These comments have no game. { $why }
walkthrough-long-comment = This comment is longer than { $most } characters; move part of it to another move.
walkthrough-mark = “{ $word }” is not a place on the board; write a space like “R 0,3”, goods like “R Wo”, a card like “G07”, or an indicator like “clay”.
walkthrough-too-deep = Side lines can be nested at most { $most } deep; end some of them with “)” first.
walkthrough-empty-line = A side line needs at least one move; write one after the “(” line, or remove the line.
walkthrough-not-open = This “)” ends no side line; begin one with a “(” line, or remove it.
walkthrough-not-closed = This side line has no end; put a “)” line after its last move.
walkthrough-same-move = “{ $line }” is already the move played here; a side line must begin with a different one.
walkthrough-no-branch = “{ $word }” is not the number of a side line; { $count ->
    [0] none begins here
    [one] one begins here
   *[other] { $count } begin here
}. Their names are in “branches”.
walkthrough-unknown = There is no annotated game called “{ $word }”; the nearest names are { $near }.

walkthrough-review-title = Costly turns
walkthrough-review-lost =
    { $who } could have gained about { $lost ->
        [1] 1 point
       *[other] { $lost } points
    } more here (between { $low } and { $high }), for example with: { $better }. { $why }
walkthrough-review-better = The better turn
