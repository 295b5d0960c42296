# The heads of the score table.

score-seat = Jugador
score-goods = Bienes
score-economic = Valor económico
score-settlements = Asentamientos
score-total = Total
