# De dónde se saca un bien: en el tablero y con game.sources.

sources-title = Dónde conseguir { $good }. { $seat } tiene { $have }.
sources-nowhere = En esta partida no hay ninguna fuente.
sources-own = Edificios propios
sources-others = Edificios de otros
sources-display = En la oferta
sources-pile = Por llegar
sources-land = En tus tierras
sources-conversion = Por conversión
sources-gift = Para todos
sources-head-where = dónde
sources-head-what = qué
sources-head-gives = qué da
sources-head-how = cómo
sources-use =
    { $kinds ->
        [both] El prior o un hermano lego puede ir ahora.
        [prior] El prior puede ir ahora.
       *[lay] Un hermano lego puede ir ahora.
    }
sources-contract = Contrato de trabajo con { $owner }: { $cost }.
sources-sent =
    { $kinds ->
        [both] { $owner } envía al prior o a un hermano lego.
        [prior] { $owner } envía al prior.
       *[lay] { $owner } envía a un hermano lego.
    }
sources-cost = Coste: { $cost }.
sources-affordable = Puedes pagarlo ahora.
sources-spaces = Podría estar en { $spaces }.
sources-no-space = Tus tierras no tienen casilla para él.
sources-in-pile = La pila { $pile } sale al comienzo de la ronda { $round }.
sources-fell = Talar árboles
sources-cut = Cortar turba
sources-most = Ahora, hasta { $goods }, según la rueda.
sources-left =
    { $kind ->
        [fell] { $count ->
            [one] Queda { $count } bosque.
           *[other] Quedan { $count } bosques.
        }
       *[cut] { $count ->
            [one] Queda { $count } páramo.
           *[other] Quedan { $count } páramos.
        }
    }
sources-turns = { $give } se convierte en { $get }, en cualquier momento de tu turno.
sources-have = Tienes { $goods }.
sources-round = Ronda { $round }
sources-everybody = Todos reciben { $goods }.
sources-way-line = Turno { $turn }: { $moves }.
sources-way-wait = esperar
sources-way-none = No es posible en { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } mientras los demás pasan: se ha probado todo.
sources-way-unknown =
    { $positions ->
        [one] No se ha encontrado ningún camino en { $positions } posición examinada.
       *[other] No se ha encontrado ningún camino en { $positions } posiciones examinadas.
    }
sources-way-turn = El camino más corto se busca en tu propio turno.
