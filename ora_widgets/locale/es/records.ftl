# Records that hold no game, beside those in refusals.ftl.

record-terms = Las condiciones de este registro no describen ninguna partida. { $why }
