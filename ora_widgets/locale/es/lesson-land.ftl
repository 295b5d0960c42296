# Lesson 5: forests, moors and land.

lesson-land = Bosques, páramos y tierras
    .goals = Después de esta lección sabrás despejar tus casillas, comprar distritos y parcelas, y qué está junto a qué.

lesson-land-trees =
    Tu tierra central empieza con tres bosques y dos páramos. Talar árboles es una acción principal y no necesita
    clérigo. Quita un bosque y toma tanta madera como muestre el indicador de madera (o el comodín) (F5.4.1). Del mismo
    modo se corta la turba de un páramo. Queda llanura vacía (F5.4.4).
    .title = De árboles a madera
    .task = Tala los árboles de M4 y toma { $want-R-Wo } de madera.
    .hint-1 = Haz clic en el bosque y después en el indicador de madera.
    .hint-2 = fell 0,1 wood.
    .learnt = Tienes { $want-R-Wo } de madera más y una casilla más en la que construir.

lesson-land-for-nothing =
    A veces quieres la casilla y no la madera. Puedes retirar un bosque o un páramo aunque su indicador muestre 0.
    Cuesta igualmente tu acción principal (F5.4.2).
    .title = Sin ganancia
    .task = La madera muestra { $wheel-wood }, porque alguien acaba de usarla. Haz sitio de todos modos en este turno junto a la casilla vacía M6 y no uses el comodín.
    .hint-1 = Usa el indicador de madera aunque dé { $wheel-wood } de madera.
    .hint-2 = fell 0,2 wood.
    .learnt = No has recibido madera, pero sí una casilla donde construir. Y puedes usar el comodín más tarde.

lesson-land-nothing-at-all =
    Nunca tienes que hacer algo útil: puedes pasar (F5.6). Las reglas también permiten talar o cortar turba sin quitar
    ninguna carta. Es lo mismo que pasar, así que aquí simplemente pasas (F5.4.3).
    .title = Pasar
    .task = Pasa y termina tu turno.
    .hint-1 = Hay una opción que no hace nada. El turno solo termina cuando tú lo terminas.
    .hint-2 = pass, después done.
    .learnt = Es el turno de Verde. Pasar rara vez es una buena jugada, pero en una ronda normal siempre está permitido.

lesson-land-a-district =
    En cada turno puedes comprar una tierra, antes o después de tu acción principal: el distrito o la parcela de arriba
    (F6.6). Las más baratas están arriba, así que el precio solo sube. (En solitario es al revés.) Un distrito es una
    fila de cinco casillas. Se coloca enseguida (F7.5), exactamente encima o debajo de tu tierra central o de otro
    distrito (F7.3). Tú eliges la cara: páramo, dos bosques y dos laderas, o bosque, tres llanuras y ladera (F7.2).
    .title = Un distrito
    .task = La Viña necesita una ladera, y la tuya ya tiene un edificio. Compra un distrito y construye la Viña, las dos cosas en este turno.
    .hint-1 = Haz clic en una de las dos caras, en la franja de trazos encima o debajo de tu tierra central. Cuesta { $price-district } monedas. ¿En qué casillas tiene una ladera?
    .hint-2 = district -1 hills; build F14 -1,3.
    .learnt = Comprar tierra es una acción adicional, así que aún tenías tu acción principal. Puedes comprar una tierra en cada turno.

lesson-land-a-mountain =
    Una parcela tiene dos casillas de ancho y dos filas de alto (F7.2). Con la cara de costa va a la izquierda de tus
    tierras; con la cara de montaña, a la derecha (F7.4). La cara de montaña tiene dos laderas y una montaña tan alta
    como las dos filas. En la montaña puede estar una Cantera, que da piedra.
    .title = Una montaña para la Cantera
    .task = Tienes { $R-Pn } monedas, y la piedra muestra { $wheel-stone }. Termina este turno con { $want-R-Sn } de piedra.
    .hint-1 = Una parcela cuesta { $price-plot } monedas, la Cantera cuesta 5, y tu prior está en casa.
    .hint-2 = plot 0 mountain; build G22 0,6; prior; take stone.
    .learnt = Compraste una parcela, construiste la Cantera, instalaste al prior y tomaste piedra, todo en un turno.

lesson-land-next-to-the-mountain =
    Dos casillas son vecinas cuando comparten un lado, también en tierras distintas. Las esquinas nunca cuentan. La
    montaña alta es una sola casilla: la tocan las dos laderas de su parcela (F7.6). Recibe el nombre de su fila
    superior, aquí M9. Esto importa para los asentamientos. Tienes sus cartas en la mano. Se construyen en las fases de
    asentamiento (lección 6) y se pagan con comida y energía.
    .title = Junto a la montaña
    .task = Es la fase de asentamiento D. En la montaña de Rojo está el Castillo, y en M8 la Panadería. Construye el Barrio de Chabolas en la única casilla vacía que toca el Castillo.
    .hint-1 = Dos laderas tocan la montaña: M8 y N8. Una de ellas está vacía.
    .hint-2 = settle S1 1,5.
    .learnt = Tanto M8 como N8 tocan la montaña. Recuérdalo cuando coloques asentamientos.

lesson-land-which-row =
    Puedes poner distritos encima y debajo de tus tierras. Un distrito nuevo debe tocar la fila a la que se añade, sin
    dejar hueco y sin desplazarse a un lado (F7.3).
    .title = Encima o debajo
    .task = Las tierras de Rojo tienen las filas L, M y N. Compra un distrito y construye en él el Patio del Claustro, junto a la Oficina del Claustro.
    .hint-1 = La Oficina del Claustro está en la fila N. ¿Qué fila libre toca la fila N?
    .hint-2 = district 2 plains; build G02 2,4; skip.
    .learnt = Aquí un distrito nuevo podía ir a la fila K o a la fila O. Solo la fila O toca la Oficina del Claustro.

lesson-land-sold-out =
    Hay nueve distritos y nueve parcelas para todos los jugadores juntos. Cuando se acaba una pila, nadie puede comprar
    más tierra de esa clase. La otra pila sigue a la venta (F1.4).
    .title = Todo vendido
    .task = Verde y Azul han comprado los nueve distritos. El Palacio necesita una ladera, y tu única ladera ya tiene un edificio. Tienes { $R-Pn } monedas: construye de todos modos el Palacio en este turno.
    .hint-1 = El Palacio cuesta 25 monedas. La siguiente parcela cuesta { $price-plot }. ¿Qué cara de una parcela tiene laderas?
    .hint-2 = plot 0 mountain; build F27 0,5; skip.
    .learnt = Todos los distritos estaban vendidos, pero una parcela tenía la ladera que necesitabas. Fíjate en cuántas tierras quedan, antes de que alguien compre la última.
