# Edytor pozycji: czego odmawia, i słowa na jego stronie.

editor-not-code = Tego scenariusza nie da się odczytać. Wklej ora.Scenario(…) ze wszystkimi wartościami wpisanymi wprost albo kod gry.
editor-printed = { $card } jest nadrukowana na planszy gracza, więc zostaje na swoim miejscu.
