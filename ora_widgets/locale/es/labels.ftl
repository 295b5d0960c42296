# What a move does, as short as a button or a hint beside the pointer.

do-use =
    { $kind ->
        [prior] Usar «{ $card }» con el prior
        [nobody] Usar «{ $card }» sin enviar a nadie
       *[lay] Usar «{ $card }» con un hermano lego
    }
do-contract = Usar «{ $card }» con un contrato de trabajo por { $price }
do-build = Construir «{ $card }» en { $space }
do-fell =
    { $indicator ->
        [joker] Talar los árboles de { $space } con el comodín: { $amount }
       *[other] Talar los árboles de { $space }: { $amount }
    }
do-cut =
    { $indicator ->
        [joker] Cortar la turba de { $space } con el comodín: { $amount }
       *[other] Cortar la turba de { $space }: { $amount }
    }
do-pass = Pasar
do-done =
    { $question ->
        [settle] Terminar el paso
       *[other] Terminar el turno
    }
do-district =
    { $price ->
        [0] Colocar un distrito en la fila { $row }, { $side ->
            [hills] por el lado de la ladera
           *[plains] por el lado de la llanura
        }
       *[other] Comprar un distrito por { $coins } en la fila { $row }, { $side ->
            [hills] por el lado de la ladera
           *[plains] por el lado de la llanura
        }
    }
do-plot =
    { $price ->
        [0] Colocar una parcela desde la fila { $row }, { $side ->
            [coast] por el lado de la costa
           *[mountain] por el lado de la montaña
        }
       *[other] Comprar una parcela por { $coins } desde la fila { $row }, { $side ->
            [coast] por el lado de la costa
           *[mountain] por el lado de la montaña
        }
    }
do-flip = Convertir 1 de grano en paja
do-sell = Cambiar { $drink } por { $coins }
do-settle = Construir «{ $card }» en { $space }
do-prior =
    { $gain ->
        [nothing] Sí, aunque ahora no aporta nada
       *[some] Sí: enviar al prior
    }
do-go = Sí: usarlo
do-send =
    { $kind ->
        [prior] Enviar al prior
       *[lay] Enviar a un hermano lego
    }
do-times =
    { $times ->
        [0] { $most ->
            [1] No
           *[other] Ninguna vez
        }
        [one] { $most ->
            [1] Sí: dar { $give } por { $get }
           *[other] Una vez: { $give } por { $get }
        }
       *[other] { $times } veces: { $give } por { $get }
    }
do-trade = Dar { $give } por { $get }
do-take =
    { $indicator ->
        [joker] Comodín: { $amount }
       *[other] { $amount }
    }
do-give = Dar { $goods }
do-choose = Tomar { $goods }
do-claim = Tomar { $goods }
do-pay = Pagar { $goods }
straw-from-grain = { $straw } (a partir de { $grain })
do-clear = Quitar el bosque de { $space }
do-enter = Usar «{ $card }»
do-place = Colocar «{ $card }» en { $space }
do-skip =
    { $question ->
        [prior] No: se queda en casa
        [fee] No pagar
        [go] No: dejarlo sin usar
       *[other] Omitir
    }

## The kinds of action that a question offers, as buttons

action-no-build = Ahora no puedes construir: para cada edificio de la oferta te faltan bienes o una casilla.
action-no-use =
    { $nearest ->
        [no-clergyman] Ahora no puedes usar un edificio propio: todos tus clérigos están fuera.
        [occupied] Ahora no puedes usar un edificio propio: en cada uno hay alguien.
       *[other] Ahora no puedes usar un edificio propio: ninguno está libre, o no tienes a nadie en casa.
    }
action-no-hire =
    { $nearest ->
        [contract-price] Un contrato cuesta ahora { $price ->
            [one] 1 moneda
           *[other] { $price } monedas
        }, y no puedes pagarlo.
        [owner-has-no-clergyman] Ahora no hay contrato posible: quien tiene un edificio libre no tiene a nadie en casa a quien enviar.
        [occupied] Ahora no hay contrato posible: en cada edificio de los demás hay alguien.
       *[other] Ahora no puedes hacer un contrato: los demás no tienen un edificio libre ni a nadie en casa, o no puedes pagarlo.
    }
action-no-harvest = No tienes bosque que talar ni páramo del que cortar turba.
action-no-settle =
    { $nearest ->
        [none] No puedes construir un asentamiento: no te queda ninguno.
       *[other] Ahora no puedes construir un asentamiento: para cada uno que te queda te faltan comida, energía o una casilla libre.
    }
action-build = Construir
action-settle = Construir un asentamiento
action-place = Colocar una carta
action-use = Usar
action-hire = Contrato
action-harvest =
    { $only ->
        [fell] Talar árboles
        [cut] Cortar turba
       *[no] Talar / cortar
    }
action-land = Comprar tierra

## Land where it could lie: what it is, where, and its price

land-district =
    { $where ->
        [above] Fila de arriba
        [below] Fila de abajo
       *[row] Fila { $row }
    }: { $side ->
        [hills] ladera
       *[plains] llanura
    }
land-plot =
    { $side ->
        [coast] Costa a la izquierda
       *[mountain] Montaña a la derecha
    }, filas { $row } y { $next }
land-cost =
    { $price ->
        [0] gratis
       *[other] comprar por { $coins }
    }
