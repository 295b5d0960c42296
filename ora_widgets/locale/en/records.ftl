# Records that hold no game, beside those in refusals.ftl.

record-terms = The terms of this record describe no game. { $why }
