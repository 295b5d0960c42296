# The heads of the score table.

score-seat = Jugador
score-goods = Bienes
score-economic = Valor económico
score-settlements = Asentamientos
score-total = Total
score-goal =
    { $reached ->
        [yes] El objetivo de { $goal } puntos está alcanzado.
       *[no] El objetivo de { $goal } puntos no está alcanzado.
    }
