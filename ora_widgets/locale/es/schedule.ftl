# What is still to come.

schedule-head-round = Ronda
schedule-head-start = Empieza
schedule-head-check = Control
schedule-head-news = Qué ocurre
schedule-phase = fase de asentamiento { $letter }
schedule-enters =
    { $indicator ->
        [grapes] entra el indicador de uvas
       *[stone] entra el indicador de piedra
    }
schedule-gifts = todos reciben { $goods }
schedule-last = la última ronda

## How it ends

ending-over = La partida ha terminado.
ending-rounds =
    { $left ->
        [0] Esta es la ronda de bonificación; sigue la fase de asentamiento E y se acaba la partida.
        [one] Después viene la ronda de bonificación; la fase de asentamiento E cierra la partida.
       *[other] La partida acaba con la ronda de bonificación, que es la ronda { $rounds }, y la fase de asentamiento E.
    }
ending-solo =
    { $left ->
        [0] Este es el último turno; quedan tus dos acciones, la construcción neutral y la fase de asentamiento E.
       *[other] La partida acaba con la fase de asentamiento E tras el turno { $rounds }.
    }
ending-display-short =
    { $dealt ->
        [yes] La partida acaba cuando { $most ->
            [one] queda como máximo un edificio en la oferta
           *[other] quedan como máximo { $most } edificios en la oferta
        }; ahora quedan { $left }. Se termina el turno y el otro jugador tiene una última acción.
       *[other] La partida solo puede acabar una vez repartida la pila D.
    }
ending-display-long =
    { $dealt ->
        [yes] La partida acaba con la ronda en la que { $most ->
            [one] queda como máximo un edificio en la oferta
           *[other] quedan como máximo { $most } edificios en la oferta
        }; ahora quedan { $left }.
       *[other] La partida solo puede acabar una vez repartida la pila D.
    }
ending-horizon = Las reglas no fijan la última ronda; los bots terminan tras la ronda { $round }.
ends =
    { $when ->
        [later] Acaba cuando { $most ->
            [one] queda 1 edificio
           *[other] quedan { $most } edificios
        } o menos, no antes de la ronda { $round }
        [soon] Acaba cuando { $most ->
            [one] queda 1 edificio
           *[other] quedan { $most } edificios
        } o menos: ahora, { $left }
       *[now] Son las últimas jugadas
    }
