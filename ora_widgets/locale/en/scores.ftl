# The heads of the score table.

score-seat = Seat
score-goods = Goods
score-economic = Economic
score-settlements = Settlements
score-total = Total
score-goal =
    { $reached ->
        [yes] The goal of { $goal } points is reached.
       *[no] The goal of { $goal } points is not reached.
    }
