# The heads of the score table.

score-seat = Seat
score-goods = Goods
score-economic = Economic
score-settlements = Settlements
score-total = Total
