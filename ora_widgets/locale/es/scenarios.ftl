# What is impossible about a position that somebody has set up: one sentence each, all shown at once.

impossible-scenario =
    { $count ->
        [one] Esta posición es imposible:
       *[other] Esta posición es imposible por { $count } motivos:
    }

## How it is written

position-shape = «{ $word }» no puede ser { $what }; se escribe como { $example }. Más en help(ora.Scenario).
position-term = Una posición no tiene ningún término «{ $word }»; los más parecidos son { $near }.
position-seat = Nadie se sienta en «{ $word }»; los asientos son { $seats }.
position-good = «{ $word }» no es ningún bien; los más parecidos son { $near }. Los bienes se escriben como 4Ma 3Pt, o 4 malt, 3 peat, hasta 9999 de cada uno.
position-built-words = «{ $word }» no nombra ninguna carta; las más parecidas son { $near }. Las cartas se escriben por su código o su nombre, con la casilla donde están: F05 0,3.
position-clergy-words = «{ $word }» no es un clérigo en una carta; se escribe prior F05 o lay LR1.
position-land-words = «{ $word }» no es ninguna tierra; se escribe district -1 hills o plot 0 coast.
position-prelude = El preludio no se puede jugar desde aquí: { $why }

## The clock

position-round =
    { $last ->
        [0] No hay ronda { $number }; las rondas se cuentan desde la 1.
       *[other] No hay ronda { $number }; las rondas se cuentan desde la 1, y esta partida acaba en la ronda { $last }.
    }
position-phase = En esta partida no hay ninguna fase «{ $word }»; hay { $phases }.
position-phase-round = La fase { $word } llega en esta partida en la ronda { $number }, no en la ronda { $asked }.
position-bonus-phase = La ronda de bonificación y la fase «{ $word }» son dos momentos distintos; nombra solo uno.
position-indicator = No hay ningún indicador «{ $word }»; la rueda tiene { $names }.
position-wheel-value = El indicador «{ $indicator }» no puede mostrar «{ $word }»: la rueda muestra { $values }; también se puede escribir 7 steps.
position-wheel-stays = El indicador «{ $indicator }» no puede faltar en la rueda: solo en la partida en solitario se pierde alguno.
position-wheel-not-in =
    { $number ->
        [0] El indicador «{ $indicator }» no entra nunca en esta partida.
       *[other] El indicador «{ $indicator }» no está todavía en la rueda: entra en la ronda { $number }.
    }
position-wheel-too-far = El indicador «{ $indicator }» no puede haber llegado a «{ $word }» en la ronda { $number }: muestra como máximo { $most }.

## The turn

position-slot = No hay ningún turno número { $number }; esta ronda tiene { $most }.
position-turn = { $seat } no tiene ese turno: los turnos van aquí así: { $order }. Elige otra ronda u otro orden de asientos.
position-actions = No pueden quedar { $asked } acciones principales; este turno tiene { $most }.

## Land and cards

position-land-gone =
    { $kind ->
        [plot] Solo hay 9 parcelas, así que { $seat } no puede tener otra.
       *[other] Solo hay 9 distritos, así que { $seat } no puede tener otro.
    }
position-land-place =
    { $kind ->
        [plot] «{ $word }» no encaja en las tierras de { $seat }: se solapa con algo o no toca nada. Una parcela puede estar en la fila { $rows }.
       *[other] «{ $word }» no encaja en las tierras de { $seat }: se solapa con algo o no toca nada. Un distrito puede estar en la fila { $rows }.
    }
position-cleared = En la casilla { $space } de { $seat } no hay bosque ni páramo que quitar; los hay en { $there }.
position-no-space = { $seat } no tiene la casilla { $space } para «{ $card }»; añade la tierra en la que está.
position-terrain = «{ $card }» no puede estar en { $space }, cuyo terreno es { $terrain }; necesita { $allowed }.
position-taken = En la casilla { $space } de { $seat } no cabe además «{ $card }»: ya está allí «{ $other }».
position-cloister = «{ $card }» es un edificio del claustro, y ninguna cadena de edificios del claustro une la casilla { $space } de { $seat } con la Oficina del Claustro.
position-built-twice = «{ $card }» aparece construido dos veces; cada edificio existe una sola vez.
position-settled-twice = { $seat } ha construido «{ $card }» dos veces; cada cual tiene solo uno.
position-not-in-game = «{ $card }» no participa en esta partida: con este número de jugadores, esta duración y este país se queda en la caja.
position-not-dealt = «{ $card }» llega con la pila { $letter }, que en la ronda { $number } aún no se ha repartido.
position-neutral-settles = El jugador neutral no tiene asentamientos, así que «{ $card }» no puede construirse allí.
position-neutral-kind = «{ $card }» no puede cubrir el edificio de debajo («{ $other }»): los del claustro cubren los del claustro y los demás cubren los demás.
position-display-built = «{ $card }» está en la oferta y a la vez construido; solo puede estar en un lugar.
position-display-twice = «{ $card }» está dos veces en la oferta; cada edificio existe una sola vez.
position-display-pile = «{ $card }» pertenece a la pila { $pile } y no puede estar en la oferta en la ronda { $number }.
position-hand = { $seat } no puede tener además en la mano «{ $word }»: de los asentamientos repartidos solo quedan { $left }.

## People and goods

position-good-country = { $country }: aquí no hay { $good }.
position-wonders = Hay { $asked } maravillas sobre la mesa, pero solo existen { $most }.
position-clergy-many =
    { $kind ->
        [prior] { $seat } tiene un solo prior, y ya está en otro sitio.
       *[other] { $seat } no tiene más de { $most } hermanos legos.
    }
position-clergy-where = { $seat } no puede tener un clérigo en «{ $card }»: no lo ha construido; sus cartas son { $own }.
position-clergy-twice = En «{ $card }» hay dos clérigos; solo hay sitio para uno.
position-prior-home = Todos los priores vuelven a casa antes de la ronda de bonificación, y { $seat } aún no ha tenido turno en ella.
position-clergy-returned = { $seat } tiene fuera a todos sus clérigos, pero habrían vuelto a casa al empezar esta ronda.

## Records and names

no-such-scenario = No hay ningún escenario «{ $word }»; los nombres más parecidos son { $near }. ora.scenarios() los muestra todos.
