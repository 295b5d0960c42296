# Lesson 4: forests, moors and land.

lesson-land = Bosques, páramos y tierras
    .goals = Después de esta lección sabrás despejar tus casillas, comprar distritos y parcelas, y qué está junto a qué.

lesson-land-trees =
    Tu tierra central empieza con tres bosques y dos páramos. Talar árboles es una acción principal y no necesita clérigo:
    quita un bosque y toma tanta madera como muestre el indicador de madera (o el comodín) (F5.4.1). Un páramo da turba del
    mismo modo. Queda llanura vacía (F5.4.4).
    .title = De árboles a madera
    .task = Tala los árboles de 0,1 y toma 5 de madera.
    .hint-1 = Haz clic en el bosque y después en el indicador de madera.
    .hint-2 = fell 0,1 wood.
    .learnt = Tienes 5 de madera más y una casilla más en la que construir.

lesson-land-for-nothing =
    A veces quieres la casilla y no la madera. Puedes despejar una carta aunque el indicador muestre 0; la acción se gasta
    igualmente (F5.4.2).
    .title = Por nada
    .task = La madera muestra 0: alguien fue más rápido. Despeja de todos modos en este turno el bosque de 0,2 y ahorra el comodín.
    .hint-1 = Usa el indicador de madera aunque no dé nada.
    .hint-2 = fell 0,2 wood.
    .learnt = Sin madera, pero con sitio para construir. Y el comodín queda para un día mejor.

lesson-land-nothing-at-all =
    Nunca estás obligado a hacer algo útil. Puedes pasar (F5.6). Talar sin quitar ningún bosque sería lo mismo: no se gana nada
    y ningún indicador se mueve (F5.4.3).
    .title = Nada de nada
    .task = Pasa y termina tu turno.
    .hint-1 = pass, después done.
    .learnt = Es el turno de Verde. Pasar rara vez es bueno, pero siempre está permitido.

lesson-land-a-district =
    Antes o después de tu acción principal puedes comprar una tierra por turno: el distrito o la parcela de arriba (F6.6).
    Las más baratas están arriba, así que el precio solo sube (en solitario es al revés). Un distrito es una franja de
    cinco casillas que se coloca enseguida (F7.5) exactamente encima o debajo de tus tierras (F7.3). Tú eliges la cara:
    páramo, dos bosques y dos laderas, o bosque, tres llanuras y ladera (F7.2).
    .title = Un distrito
    .task = La Viña necesita una ladera, y la tuya está ocupada. Compra un distrito y construye la Viña, en un solo turno.
    .hint-1 = Haz clic en una de las dos caras, en la franja de trazos encima o debajo de tus tierras; cuesta 2 monedas. Las dos tienen una ladera: ¿en qué casillas?
    .hint-2 = district -1 hills; build F14 -1,3.
    .learnt = Comprar tierra es una acción adicional: no ha costado acción principal. Puedes hacerlo una vez por turno.

lesson-land-a-mountain =
    Una parcela mide dos por dos. Su cara de costa va a la izquierda de tus tierras; su cara de montaña, a la derecha: dos
    laderas y una montaña tan alta como las dos filas (F7.2, F7.4). De una montaña sale la piedra.
    .title = A la montaña
    .task = Tienes 8 monedas, y la piedra muestra 4. Termina este turno con 4 de piedra.
    .hint-1 = Una parcela por 3 monedas, una Cantera por 5, y tu prior está en casa.
    .hint-2 = plot 0 mountain; build G22 0,6; prior; take stone.
    .learnt = Parcela, Cantera, prior, piedra: cuatro pasos, un turno.

lesson-land-next-to-the-mountain =
    Dos casillas son vecinas cuando comparten un lado, también entre tierras distintas; las esquinas nunca cuentan. La montaña
    alta es una sola casilla: la tocan las dos laderas de su parcela (F7.6). Se llama como su mitad superior, aquí 0,6.
    .title = Junto a la montaña
    .task = Es la fase de asentamiento D. En la montaña de Rojo está el Castillo, y en 0,5 la Panadería. Construye el Barrio de Chabolas en la única casilla vacía que toca el Castillo.
    .hint-1 = Las laderas de la parcela son 0,5 y 1,5.
    .hint-2 = settle S1 1,5.
    .learnt = 0,5 y 1,5 tocan ambas la montaña. Recuérdalo cuando coloques asentamientos.

lesson-land-which-row =
    Los distritos se pueden apilar por arriba y por abajo, pero nunca dejando un hueco y nunca desplazados a un lado (F7.3).
    .title = Fila tras fila
    .task = Las tierras de Rojo tienen las filas -1, 0 y 1. Compra un distrito y construye en él el Patio del Claustro, junto a la Oficina del Claustro.
    .hint-1 = La Oficina del Claustro está en la fila 1. ¿Qué fila libre la toca?
    .hint-2 = district 2 plains; build G02 2,4; skip.
    .learnt = Un distrito va justo encima o justo debajo de lo que ya hay: aquí a la fila -2 o a la 2, y solo la fila 2 toca la Oficina.

lesson-land-sold-out =
    Hay nueve distritos y nueve parcelas para todos juntos. Cuando se acaba una pila, ya no se puede comprar tierra de esa clase,
    pagues lo que pagues; la otra pila sigue ahí (F1.4).
    .title = Todo vendido
    .task = Verde y Azul han comprado los nueve distritos. Tienes 29 monedas, y la única ladera de tus tierras está ocupada: construye de todos modos el Palacio en este turno.
    .hint-1 = El Palacio cuesta 25 monedas. Aún hay parcelas, la siguiente por 4; ¿cuál de sus caras tiene laderas?
    .hint-2 = plot 0 mountain; build F27 0,5; skip.
    .learnt = Una pila estaba vacía; en la otra había lo que necesitabas. Cuenta lo que queda de las dos, antes de que alguien se lleve lo último.
