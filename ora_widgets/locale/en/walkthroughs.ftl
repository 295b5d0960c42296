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

walkthrough-nothing-to-keep = Nothing was played off the line here. Play other moves on the board first; then they can be kept.
walkthrough-keep-first = You have left the comments, so nothing can be said here yet. Keep what you played as a side line first, or go back.

walkthrough-long-link = This commented game would take { $letters } characters as a link, and at most { $most } are opened; save it as a page instead.
annotator-comment = What to say at this position
annotator-title = Title
annotator-mark = Mark or unmark
annotator-press = Mark on the board
annotator-how = Press a place to mark it. For an arrow, drag from one place to another, or press both with Shift (keys: Shift and Space).
annotator-place = Place
annotator-keep = Keep what was played
annotator-name = Name of the side line
annotator-save = Save
annotator-file = File
annotator-link = Make a link
annotator-link-here = A link for others appears here
annotator-saved = Saved: { $file }
annotator-kind = “{ $word }” is no name for a commented game; it must end with “.html” for a page, “.ipynb” for a notebook, or “.ora” for the text.
