# Records that hold no game, beside those in refusals.ftl.

record-terms = Warunki w tym zapisie nie opisują żadnej gry. { $why }
