# Lesson 10: two players.

lesson-two-players = Dos jugadores
    .goals = Después de esta lección sabrás jugar la partida corta y la larga para dos, y terminarlas cuando te conviene.

lesson-two-players-two-actions =
    La partida habitual para dos es rápida: jugáis por turnos, y cada turno empieza con un giro de la rueda y tiene dos acciones principales
    (F10.2). La rueda muestra su reverso, donde los valores crecen más despacio: 0, 1, 2, 2, 3 … (F2.2). Participan 24 cartas.
    .title = Dos acciones
    .task = Toma 1 de arcilla y 1 de grano en un turno, y termínalo.
    .hint-1 = Montículo de Arcilla y Corral, uno tras otro.
    .hint-2 = use LR1 lay; take clay; use LR2 lay; take grain; done.
    .learnt = Dos acciones, un giro de la rueda. Ahora Verde hace lo mismo.

lesson-two-players-the-last-one =
    Los clérigos solo vuelven cuando empieza un turno. Si tu primera acción envía al último, tus edificios están cerrados para la segunda;
    quedan los contratos, construir, talar y cortar (F10.4).
    .title = El último en salir
    .task = Queda un hermano lego en casa. Toma la arcilla y la madera en este turno.
    .hint-1 = Para una de las dos no hace falta clérigo.
    .hint-2 = use LR1 lay; take clay; fell 0,1 wood.
    .learnt = Talar, cortar, construir y los contratos no necesitan a ninguno de tus clérigos. En cuanto los tres están fuera, vuelven a casa al empezar el próximo turno, tuyo o de Verde.

lesson-two-players-phase-a =
    Las fases de asentamiento llegan en los turnos 7, 14, 21 y 28 de la partida corta, contando los turnos de ambos, y en las rondas 7, 14, 21 y
    28 de la larga (F10.3, F11.4). Primero funda el jugador cuyo turno empieza.
    .title = Cuándo llegan las pilas
    .task = Este es el turno 6. Haz que Verde pase dos veces y termine el turno: mira entonces qué llega.
    .hint-1 = pass; pass; done.
    .learnt = El turno 7 se abre con la fase de asentamiento A, y Rojo funda primero.

lesson-two-players-how-much-land =
    Dos acciones seguidas siguen siendo un turno, y un turno permite una tierra (F10.5). En la partida larga tu acción doble es un turno y tu acción
    sencilla otro (F11.5).
    .title = Cuánta tierra
    .task = Es la partida larga: Rojo tiene ahora una acción sencilla, y justo después la doble. Con 5 monedas compra dos distritos, uno en la fila -1 y otro en la fila 2.
    .hint-1 = Cuenta turnos, no acciones. ¿Cuándo puedes comprar el segundo?
    .hint-2 = district -1 plains; pass; done; district 2 plains.
    .learnt = Una tierra en cada turno, y una más en cada fase de asentamiento.

lesson-two-players-three-in-a-row =
    La partida larga para dos se juega en rondas: el jugador inicial tiene dos acciones, el otro una sola, y después cambian los papeles (F11.2).
    Así, tras la primera ronda cada cual hace tres acciones seguidas: una, un giro de la rueda, dos. Los clérigos solo vuelven entre las rondas
    (F11.3). La rueda muestra su anverso, y participan casi todas las cartas (F11.1).
    .title = Tres seguidas
    .task = Juega la ronda 1: Rojo pasa dos veces, Verde una. Mira después de quién es el turno.
    .hint-1 = Cada turno se termina con done.
    .hint-2 = pass; pass; done; pass; done.
    .learnt = Verde acaba de actuar y actúa otra vez, dos veces: Verde es el jugador inicial de la ronda 2.

lesson-two-players-the-end-short =
    Cuánto dura una partida para dos depende de vosotros. No hay ronda de bonificación ni fase E (F10.6). Cuando ha salido la pila D y queda como
    máximo 1 edificio en la oferta, ha empezado el final: terminas tu turno, el otro jugador tiene una última acción y se cuentan los puntos
    (F10.7). No se puede anular (F10.8).
    .title = El final de la partida corta
    .task = Quedan dos edificios. Lleva la partida a su final.
    .hint-1 = Construye uno; después termina tu turno y deja a Verde la última acción.
    .hint-2 = build G12 0,3; skip; pass; done; pass; done.
    .learnt = Quien deja un solo edificio en la oferta provoca el final. Cuenta los puntos antes de hacerlo.

lesson-two-players-the-end-long =
    La partida larga acaba con el mismo espíritu: pila D fuera, como máximo 3 edificios, y se termina la ronda, nada más (F11.6). Si lo provoca el
    jugador inicial, al otro aún le queda la acción sencilla de esta ronda.
    .title = El final de la partida larga
    .task = Quedan cuatro edificios. Lleva la partida a su final.
    .hint-1 = Construye uno; la ronda sigue hasta su final.
    .hint-2 = build G02 0,3; skip; pass; done; pass; done.
    .learnt = La ronda se juega hasta su final, y se acabó.

lesson-two-players-the-castle =
    Con dos jugadores no sigue ninguna fase de asentamiento después de D. Lo que quede entonces en la mano solo se puede construir con el Castillo
    (F8.9): quien lo usa construye un asentamiento y paga como siempre.
    .title = Para qué sirve el Castillo
    .task = La fase D ha pasado. Construye la Aldea de Labradores en 0,5, junto al Castillo.
    .hint-1 = Envía a alguien al Castillo.
    .hint-2 = use G28 lay; settle S2 0,5.
    .learnt = El Castillo tiene un valor de vivienda de 7: también es un buen vecino.
