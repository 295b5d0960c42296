# Games that are saved in files, so that they can be continued.

kept-none =
    There is no saved game in { $folder }. A game is saved there after the first move on a board; a code or a record opens with ora.load. A class is opened again by ora.host(task).{ $broken ->
        [yes] {" "}{ $why }
       *[no] {""}
    }
kept-unknown = There is no game “{ $name }”, neither here nor in { $folder }. Call ora.resume() without a name to get the last one.
kept-unusable = { $file } cannot be continued, and was left unchanged: { $why }
kept-empty = The file is empty.
kept-damaged = The file is damaged or incomplete. Its beginning may still open as a saved game.
kept-failed = This game cannot be saved in a file ({ $why }). You can still play on; copy its code from Share in the menu now and then.
kept-elsewhere = Somebody else has continued the game in { $file }, so this game is saved in { $other } from now on.
kept-strangers = These bots could not be saved: { $bots }. Play for them yourself, or give them again: ora.resume(seats=…).
kept-offer = A similar game is saved in { $file }: { $label }. Run { $line } to continue it.

board-kept-in = Saved in
board-nobody-answers = Python has not answered. If a cell is running, wait until it has finished. If Python was closed or restarted, your game is not lost: copy a line into a cell and run it.
board-nobody-there = Python has not answered. If a cell is running, wait until it has finished. If Python was closed or restarted, run the cell again.
board-nobody-here = The game does not answer. Load this page again: the game is kept.
board-line-with-file = Continue from the file
board-line-with-code = Continue from the code
