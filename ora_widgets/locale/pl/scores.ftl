# The heads of the score table.

score-seat = Gracz
score-goods = Dobra
score-economic = Wartość
score-settlements = Osady
score-total = Razem
score-goal =
    { $reached ->
        [yes] Cel { $goal } punktów jest osiągnięty.
       *[no] Cel { $goal } punktów nie jest osiągnięty.
    }
