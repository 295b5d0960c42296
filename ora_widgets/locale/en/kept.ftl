# Games that are kept in files, so that they can be gone on with.

kept-none =
    There is no game to go on with in { $folder }. Games are kept there once they are moved on a board; a code or a record opens with ora.load.{ $broken ->
        [yes] {" "}{ $why }
       *[no] {""}
    }
kept-unknown = There is no game “{ $name }”, neither here nor in { $folder }. Call ora.resume() without a name for the last one.
kept-unusable = { $file } cannot be gone on with, and is left as it is: { $why }
kept-empty = The file is empty.
kept-damaged = The file is damaged or was not written to its end. ora.load may open the beginning of it.
kept-failed = This game cannot be kept in a file ({ $why }). It goes on all the same; copy its code from Share in the menu, now and then.
kept-elsewhere = Somebody else has gone on in { $file }, so this game is kept in { $other } from now on.
kept-strangers = These bots could not be kept: { $bots }. Play for them yourself, or name them: ora.resume(seats=…).
kept-offer = A game like this one is kept in { $file }: { $label }. The line { $line } goes on with it.

board-kept-in = Kept in
board-nobody-answers = Python has not answered. While a cell is running, wait until it is done. If Python was closed or restarted, your game is not lost: copy a line into a cell and run it.
board-nobody-there = Python has not answered. While a cell is running, wait until it is done. If Python was closed or restarted, run the cell again.
board-line-with-file = Go on from the file
board-line-with-code = Go on from the code
