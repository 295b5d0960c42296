# Lesson 11: two players.

lesson-two-players = Dos jugadores
    .goals = Después de esta lección sabrás jugar la partida corta y la larga para dos, y cómo terminarlas.

lesson-two-players-two-actions =
    En la partida corta para dos se juega por turnos. Cada turno empieza con un giro de la rueda y tiene dos acciones
    principales (F10.2). Se usa el reverso de la rueda, donde los valores crecen más despacio: 0, 1, 2, 2, 3 … (F2.2).
    Se juega con 24 cartas.
    .title = Dos acciones
    .task = Toma { $want-R-Cl } de arcilla y { $want-R-Gn } de grano en un turno, y termínalo.
    .hint-1 = Montículo de Arcilla y Corral, uno tras otro.
    .hint-2 = use LR1 lay; take clay; use LR2 lay; take grain; done.
    .learnt = En cada turno la rueda gira una vez y haces dos acciones. Ahora es el turno de Verde.

lesson-two-players-the-last-one =
    Los clérigos solo vuelven cuando empieza un turno. Si tu primera acción envía a tu último clérigo, no puedes usar
    tus propios edificios con la segunda. Aún puedes hacer contratos, construir, talar árboles o cortar turba (F10.4).
    .title = El último en salir
    .task = Queda un hermano lego en casa. Toma la arcilla y la madera en este turno.
    .hint-1 = Para una de las dos no hace falta clérigo.
    .hint-2 = use LR1 lay; take clay; fell 0,1 wood.
    .learnt = Talar, cortar, construir y los contratos no necesitan a ninguno de tus clérigos. En cuanto los tres están fuera, vuelven a casa al empezar el próximo turno, tuyo o de Verde.

lesson-two-players-phase-a =
    En la partida corta las fases de asentamiento llegan en los turnos 7, 14, 21 y 28 (F10.3). Se cuentan juntos los
    turnos de ambos jugadores. En la partida larga llegan en las rondas 7, 14, 21 y 28 (F11.4). Va primero el jugador
    cuyo turno empieza; en la partida larga, el jugador inicial.
    .title = Cuándo llegan las fases
    .task = Este es el turno { $round }, y juega Verde. Verde pasa dos veces y termina el turno. Después construye el Barrio de Chabolas con Rojo en el primer momento en que se pueda.
    .hint-1 = Un turno tiene dos acciones, y en las dos se puede pasar. ¿Con qué empieza el turno { $then-round }?
    .hint-2 = pass; pass; done. Rojo tiene el primer paso de la fase: settle S1 en una casilla vacía.
    .learnt = El turno { $then-round } empieza con la fase de asentamiento A, y Rojo va primero. Los turnos de los dos jugadores se cuentan juntos.

lesson-two-players-how-much-land =
    En la partida corta las dos acciones son un solo turno, y en un turno puedes comprar una tierra (F10.5). En la
    partida larga tu acción doble es un turno y tu acción sencilla es otro (F11.5).
    .title = Cuántas tierras
    .task = Es la partida larga: Rojo tiene ahora una acción sencilla, y justo después la doble. Con { $R-Pn } monedas compra dos distritos, uno en la fila L y otro en la fila O.
    .hint-1 = Puedes comprar una en cada turno. ¿Cuándo empieza tu próximo turno?
    .hint-2 = district -1 plains; pass; done; district 2 plains.
    .learnt = Puedes comprar una tierra en cada turno, y una más en cada fase de asentamiento.

lesson-two-players-three-in-a-row =
    En la partida larga para dos se juega por rondas. El jugador inicial hace dos acciones, después el otro hace una.
    Luego el otro pasa a ser el jugador inicial (F11.2). Así, tras la primera ronda cada cual hace tres acciones
    seguidas: una, gira la rueda, dos. Los clérigos solo vuelven entre las rondas (F11.3). Se usa el anverso de la
    rueda, con casi todas las cartas (F11.1).
    .title = Tres seguidas
    .task = Rojo pasa dos veces en la ronda { $round }. Con las tres acciones siguientes de Verde toma { $want-G-Cl } de arcilla, { $want-G-Gn } de grano y { $want-G-Pn } monedas.
    .hint-1 = Verde tiene una acción, luego gira la rueda, luego tiene dos más. Ahora todos los indicadores muestran { $wheel-clay }; ¿qué bien va primero?
    .hint-2 = Toma la arcilla en la ronda { $round }. En la ronda { $then-round } el grano y las monedas muestran { $want-G-Gn }, y quedan dos clérigos en casa.
    .learnt = Verde hizo tres acciones seguidas, con un giro de la rueda tras la primera. Es el jugador inicial de la ronda { $then-round }.

lesson-two-players-the-end-short =
    Una partida para dos no tiene duración fija. No hay ronda de bonificación ni fase E (F10.6). Cuando ya ha salido la
    pila D, el final empieza en cuanto queda como máximo 1 edificio en la oferta. Terminas tu turno, y el otro jugador
    tiene una última acción. Después se cuentan los puntos (F10.7). Una vez empezado, el final no se puede anular
    (F10.8).
    .title = El final de la partida corta
    .task = Quedan dos edificios en la oferta. Haz que la partida termine lo antes posible.
    .hint-1 = Construye uno de ellos. Después termina tu turno y deja a Verde la última acción.
    .hint-2 = build G12 0,3; skip; pass; done; pass; done.
    .learnt = Construir la penúltima carta de la oferta hace que la partida termine. Cuenta los puntos antes de hacerlo.

lesson-two-players-the-end-long =
    La partida larga termina de forma parecida. Con la pila D ya repartida y como máximo 3 edificios en la oferta, la
    ronda en curso es la última (F11.6). Si lo provoca el jugador inicial, al otro aún le queda la acción sencilla de
    esta ronda.
    .title = El final de la partida larga
    .task = Quedan cuatro edificios en la oferta. Haz que la partida termine.
    .hint-1 = Construye uno de ellos y juega la ronda hasta el final.
    .hint-2 = build G02 0,3; skip; pass; done; pass; done.
    .learnt = Terminó la ronda, y con ella la partida.

lesson-two-players-the-castle =
    Con dos jugadores no hay ninguna fase de asentamiento después de D. Los asentamientos que te queden en la mano solo
    se pueden construir entonces con el Castillo (F8.9). Al usar el Castillo puedes construir un asentamiento y pagas su
    comida y su energía como siempre.
    .title = El Castillo
    .task = La fase D ha pasado. Construye de todos modos la Aldea de Labradores donde dé más puntos.
    .hint-1 = ¿Qué edificio permite construir un asentamiento? Las dos laderas lo tocan; ¿cuál tiene mejor segundo vecino?
    .hint-2 = use G28 lay; settle S2 0,5.
    .learnt = El Castillo tiene un valor de vivienda de 7: también es un buen vecino.
