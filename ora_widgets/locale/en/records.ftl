# Records that hold no game, beside those in refusals.ftl.

record-terms = The terms of this record do not describe a game. { $why }
