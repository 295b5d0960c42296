# Lesson 7: scoring a landscape.

lesson-scoring = Puntuar tus tierras
    .goals = Después de esta lección sabrás contar los puntos de cualquier jugador y colocar un asentamiento donde más puntúa.

lesson-scoring-goods =
    Al final se suman tres cosas: bienes, valor económico y puntos de asentamiento. Primero los bienes (F14.1). Un libro
    vale 2 puntos, una cerámica 3, un adorno 4, un relicario 8, una maravilla 30. Cada 5 monedas valen 2. El vino y el
    whisky vienen en el paso siguiente. Grano, madera, arcilla y todos los demás bienes no valen nada.
    .title = Puntos por bienes
    .task = Rojo tiene { $R-Pn } monedas, { $R-Bo } libros, { $R-Ce } cerámica, { $R-Or } adorno y { $R-Gn } de grano. Son { $R-points } puntos. Llega a { $want-R-points } puntos usando un solo edificio.
    .hint-1 = De las { $R-Pn } monedas solo cuentan 5. ¿Cuántas faltan para llegar a 10?
    .hint-2 = use LR3 lay; take coin.
    .learnt = 2 + 2 × { $R-Bo } + 3 + 4 eran { $R-points } puntos. Ahora tienes diez monedas o más, que suman { $gain-R-points } puntos. Las monedas que no completan un grupo de cinco no valen nada: gástalas antes del final.

lesson-scoring-drinks =
    El vino y el whisky valen 1 punto cada uno. En lugar de eso, un vino puede contar como 1 moneda y un whisky como 2
    monedas (F14.1). No hace falta que los vendas: al contar se toma lo que más vale.
    .title = Un punto o monedas
    .task = Rojo tiene { $R-Pn } monedas y { $R-Wn } vino. ¿Cuántos puntos?
    .hint-1 = O el vino da 1 punto, o cuenta como una moneda más. ¿Completa esa moneda un grupo de cinco?
    .learnt =
        { $R-Pn ->
            [8] { $answer } puntos: 5 de las monedas valen 2, y como moneda el vino no completaría otro grupo de cinco. Por eso da 1 punto.
            [9] { $answer } puntos: el vino cuenta como la décima moneda, y cada 5 monedas valen 2 puntos.
           *[4] { $answer } puntos: el vino cuenta como la quinta moneda, y 5 monedas valen 2 puntos.
        }

lesson-scoring-economy =
    Cada edificio tiene dos valores. Puntúas el valor económico de cada edificio y asentamiento de tus tierras. Tus tres
    edificios básicos suman 0 (F14.2). El otro valor, el de vivienda, solo cuenta para los asentamientos que están junto
    al edificio.
    .title = Valor económico
    .task = Rojo tiene una Carbonera de Turba (4) y puede pagar cualquiera de los tres edificios de la oferta. Construye el que lleva a Rojo a { $want-R-points } puntos.
    .hint-1 = El valor económico está en el escudo al pie de la carta.
    .hint-2 = build G12 1,3; skip.
    .learnt = 4 + 6 son { $want-R-points } puntos. El valor de vivienda de la Carbonera, -2, no hace daño mientras no haya un asentamiento a su lado.

lesson-scoring-neighbours =
    Un asentamiento puntúa su propio valor de vivienda y los valores de vivienda de todos los edificios y asentamientos
    vecinos. También puntúa 3 por cada casilla de agua vecina (F14.3). Las esquinas no cuentan. Las casillas vacías, los
    bosques y los páramos valen 0.
    .title = Buenos vecinos
    .task = La Aldea de Pescadores (6) de Rojo está en la costa, en M2. Tiene agua a un lado y el Mercado (8) al otro. ¿Cuántos puntos da este asentamiento?
    .hint-1 = Suma su propio valor, una casilla de agua y el Mercado.
    .hint-2 = 6 + 3 + 8.
    .learnt = { $answer } puntos de un solo asentamiento. Conviene preparar antes el sitio.

lesson-scoring-place-well =
    Así que importa más dónde construyes un asentamiento que cuál construyes. Busca agua y valores de vivienda altos.
    Aléjate de los edificios con valor de vivienda negativo.
    .title = Elige un buen sitio
    .task = Construye la Aldea de Labradores (1) donde más puntúe. Al final Rojo debe tener { $want-R-points } puntos.
    .hint-1 = ¿Qué casilla vacía está a la vez junto al Mercado (8) y junto al agua abierta?
    .hint-2 = { $solution }.
    .learnt = 1 por sí misma, 8 por el Mercado y 3 por el agua: el asentamiento da 12 puntos.

lesson-scoring-bad-company =
    Dos asentamientos vecinos cuentan el uno para el otro. Los valores negativos se suman como los demás. Tus edificios
    básicos ayudan: el Montículo de Arcilla tiene 3; el Corral y la Oficina del Claustro tienen 2 cada uno. Un edificio
    junto a dos asentamientos cuenta para los dos.
    .title = Vecinos negativos
    .task = Construye la Villa con Mercado (2) de modo que Rojo tenga { $want-R-points } puntos. El Matadero (-3) y la Carbonera (-2) tienen valores negativos.
    .hint-1 = Hay tres casillas vacías: M5, N4 y N6. Suma los vecinos de cada una.
    .hint-2 = En N6 la Carbonera está encima, pero a los dos lados están el Corral y la Oficina del Claustro.
    .learnt = 2 - 2 + 2 + 2 = 4. Los buenos vecinos pueden dar más de lo que cuesta uno malo, así que cuenta antes de construir.

lesson-scoring-a-tie =
    Gana el jugador con el total más alto. No hay ninguna otra regla para ganar (F14.4).
    .title = Un empate
    .task = Rojo y Verde tienen 98 puntos cada uno, Azul tiene 97. ¿Quién gana?
    .choice-a = quien tenga más monedas
    .choice-b = quien se sentaba más lejos del jugador inicial
    .choice-c = Rojo y Verde ganan los dos
    .hint-1 = No hay desempate.
    .learnt = Si varios empatan con el total más alto, ganan todos ellos.
