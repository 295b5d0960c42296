# The board in characters.

text-wheel = Rueda
text-to-come = Vendrá
text-display = Oferta
text-supply = Reserva
text-goods = Bienes
text-clergy = Clérigos
text-hand = Mano

text-indicator = { $name } { $value }
text-phase = { $letter } en la ronda { $round }
text-enters = { $name } en la ronda { $round }
text-gift = { $goods } en la ronda { $round }
text-district =
    { $left ->
        [0] sin distritos
       *[other] distrito por { $coins }, en la pila { $left }
    }
text-plot =
    { $left ->
        [0] sin parcelas
       *[other] parcela por { $coins }, en la pila { $left }
    }
text-contract = contrato de trabajo por { $coins }
text-wonders =
    { $count ->
        [one] 1 maravilla
       *[other] { $count } maravillas
    }
text-home =
    { $prior ->
        [0] { $lay ->
            [0] nadie en casa
            [one] un hermano lego en casa
           *[other] { $lay } hermanos legos en casa
        }
       *[other] { $lay ->
            [0] el prior en casa
            [one] el prior y un hermano lego en casa
           *[other] el prior y { $lay } hermanos legos en casa
        }
    }
text-worth = { $food } de comida y { $energy } de energía
text-score =
    { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }
text-start = jugador inicial
text-to-move = le toca
text-standing =
    { $kind ->
        [prior] { $seat } prior
       *[lay] { $seat } lego
    }

# On a space, where eleven letters have room beside the card's id.
text-forest = bosque
text-moor = páramo
text-coast = costa
text-plains = llanura
text-hillside = ladera
text-mountain = montaña
text-water = agua
