# The question now: who is asked, and what.

ask-act =
    { $mains ->
        [0] { $others ->
            [0] { $seat }: termina el turno.
           *[other] { $seat }: no queda acción principal; termina el turno cuando quieras.
        }
        [one] { $seat }: elige una acción.
       *[other] { $seat }: elige una acción; te quedan { $mains }.
    }
ask-bonus =
    { $mains ->
        [0] { $others ->
            [0] { $seat }: termina el último turno.
           *[other] { $seat }: no queda acción principal; termina el último turno cuando quieras.
        }
       *[other] { $seat }, ronda de bonificación: construye un edificio o envía al prior a cualquier edificio.
    }
ask-settle =
    { $settlements ->
        [0] { $lands ->
            [0] { $seat }, fase de asentamiento { $phase }: termina el paso.
           *[other] { $seat }, fase de asentamiento { $phase }: compra tierra o termina el paso.
        }
       *[other] { $lands ->
            [0] { $seat }, fase de asentamiento { $phase }: construye un asentamiento o termina el paso.
           *[other] { $seat }, fase de asentamiento { $phase }: tierra si quieres, luego un asentamiento.
        }
    }
ask-prior = { $seat }: ¿envías ya al prior al nuevo edificio «{ $card }»?
ask-lend =
    { $neutral ->
        [0] { $seat }: ¿a quién envías a tu edificio «{ $card }»? { $user } lo contrata por { $price }.
       *[other] { $seat }: ¿qué clérigo del jugador neutral va a «{ $card }»?
    }
ask-pay =
    { $reserve ->
        [0] { $what ->
            [settlement] { $seat } paga { $amount } por «{ $card }».
            [building] { $seat }, «{ $card }»: paga { $amount }.
           *[none] { $seat } paga { $amount }.
        }
       *[other] { $what ->
            [settlement] { $seat } paga { $amount } por «{ $card }» y guarda { $kept } para convertirlo en paja.
            [building] { $seat }, «{ $card }»: paga { $amount } y guarda { $kept } para convertirlo en paja.
           *[none] { $seat } paga { $amount } y guarda { $kept } para convertirlo en paja.
        }
    }
ask-go = { $seat }: ¿usas «{ $card }»?
ask-place = { $seat }: ¿qué edificio va a qué casilla de la tierra central neutral? { $count ->
        [one] Es el último.
       *[other] Quedan { $count }.
    }
ask-visited = { $seat }: ¿usas uno de los nuevos edificios neutrales con el prior neutral?

## An action that a building allows

ask-granted-build = { $seat } puede construir ahora un edificio.
ask-granted-settle = { $seat } puede construir ahora un asentamiento.
ask-granted-fell = { $seat } puede talar ahora los árboles de un bosque.
ask-granted-cut = { $seat } puede cortar ahora la turba de un páramo.
ask-granted-fell-cut = { $seat } puede talar ahora los árboles de un bosque y cortar la turba de un páramo, en cualquier orden.
ask-granted-district = { $seat } puede colocar ahora el siguiente distrito, gratis.
ask-granted-plot = { $seat } puede colocar ahora la siguiente parcela, gratis.
ask-granted-district-plot = { $seat } puede colocar ahora el siguiente distrito y la siguiente parcela, gratis.

## The steps of a building

ask-exchange =
    { $limit ->
        [0] { $seat }, «{ $card }»: dar { $give } por { $get } solo es posible después de vender una bebida.
        [one] { $seat }, «{ $card }»: ¿das { $give } por { $get }?
       *[other] { $seat }, «{ $card }»: ¿cuántas veces, de 0 a { $limit }, das { $give } por { $get }?
    }
ask-one-of =
    { $left ->
        [one] { $seat }, «{ $card }»: ¿qué cambio haces?
       *[other] { $seat }, «{ $card }»: ¿qué cambio haces? Aún puedes hacer { $left }.
    }
ask-fee = { $seat }, «{ $card }»: ¿pagas { $price } para usarlo?
ask-choose = { $seat }, «{ $card }»: ¿qué tomas?
ask-different-after-selling = { $seat }, «{ $card }»: solo habrá { $count } bienes distintos después de vender una bebida.
ask-different =
    { $gets ->
        [0] { $seat }, «{ $card }»: ¿qué { $count } bienes distintos das?
       *[other] { $seat }, «{ $card }»: ¿qué { $count } bienes distintos das por { $get }?
    }
ask-produce =
    { $indicator ->
        [joker] { $seat }, «{ $card }»: ¿tomas { $goods } con el comodín?
       *[other] { $seat }, «{ $card }»: ¿con qué indicador tomas { $goods }?
    }
ask-enter-prior = { $seat }, «{ $card }»: ¿qué edificio con un prior usas?
ask-enter-occupied = { $seat }, «{ $card }»: ¿qué edificio ocupado usas?
ask-enter-neighbour = { $seat }, «{ $card }»: ¿qué edificio vecino usas?
ask-enter-display = { $seat }, «{ $card }»: ¿qué edificio de la oferta usas?
ask-clear =
    { $gets ->
        [0] { $seat }, «{ $card }»: ¿qué bosque quitas?
       *[other] { $seat }, «{ $card }»: ¿qué bosque quitas por { $get }?
    }
ask-claim =
    { $points ->
        [one] { $seat }, «{ $card }»: toma 1 punto en bienes.
       *[other] { $seat }, «{ $card }»: toma { $points } puntos en bienes.
    }

## What is to be picked next. The page fills in the card, the space and how many choices are left

stage-build = Elige un edificio que construir
stage-build-card = Elige un edificio para la casilla { $space }
stage-build-space = { $card }: elige una casilla ({ $n } posibles)
stage-settle = Elige un asentamiento que construir
stage-settle-card = Elige un asentamiento para la casilla { $space }
stage-settle-space = { $card }: elige una casilla ({ $n } posibles)
stage-use = Elige un edificio que usar
stage-use-card = Elige un edificio para este clérigo
stage-use-clergyman = { $card }: ¿qué clérigo envías?
stage-hire = Elige un edificio de otro jugador
stage-contract-card = Elige un edificio de otro jugador
stage-contract-payment = { $card }: ¿cómo pagas el contrato?
stage-harvest = Elige un bosque o un páramo
stage-harvest-space = Elige un bosque o un páramo ({ $n } posibles)
stage-fell-space = Elige un bosque ({ $n } posibles)
stage-fell-indicator = ¿Qué usas en la rueda: la madera o el comodín?
stage-cut-space = Elige un páramo ({ $n } posibles)
stage-cut-indicator = ¿Qué usas en la rueda: la turba o el comodín?
stage-land = Elige dónde va la nueva tierra; comprarla no es una acción
stage-land-row = Elige dónde va la nueva tierra; comprarla no es una acción
stage-land-side = Elige un distrito o una parcela
stage-district-row = Elige dónde va el distrito
stage-district-side = Elige el lado del distrito que queda a la vista
stage-plot-row = Elige dónde va la parcela
stage-plot-side = Elige costa o montaña
stage-place-card = Elige un edificio para la casilla { $space }
stage-place-space = { $card }: elige una casilla ({ $n } posibles)
stage-take-indicator = Elige un bien de la rueda
stage-take-good = Elige qué tomas con el comodín
stage-pay-good = Elige qué más pagas
stage-give-good = Elige qué más das
stage-claim-good = Elige qué más tomas
stage-any-card = Elige una carta
stage-any-space = Elige una casilla ({ $n } posibles)
stage-any-row = Elige una fila
stage-any-side = Elige un lado
stage-any-clergyman = Elige un clérigo
stage-any-indicator = Elige un bien de la rueda
stage-any-payment = Elige cómo pagas
stage-any-good = Elige bienes
stage-any-number = Elige un número

## The end

ask-over =
    { $players ->
        [1] { $won ->
            [0] La partida ha terminado. Tienes { $points } puntos; hacían falta { $goal }.
           *[other] La partida ha terminado. Has alcanzado el objetivo de { $goal } con { $points } puntos.
        }
       *[other] { $winners ->
            [one] La partida ha terminado. Gana { $names } con { $points } puntos.
           *[other] La partida ha terminado. Comparten la victoria { $names } con { $points } puntos.
        }
    }
