# Lesson 6: scoring a landscape.

lesson-scoring = Puntuar unas tierras
    .goals = Después de esta lección sabrás contar los puntos de cualquiera y colocar un asentamiento donde más vale.

lesson-scoring-goods =
    Al final se suman tres cosas: bienes, valor económico, asentamientos. Primero los bienes (F14.1): un libro vale 2, una
    cerámica 3, un adorno 4, un relicario 8, una maravilla 30. Cada 5 monedas son 2. El vino y el whisky vienen después;
    grano, madera, arcilla y todos los demás bienes no valen nada.
    .title = Lo que hay en el sótano
    .task = Rojo tiene 9 monedas, 2 libros, 1 cerámica, 1 adorno y 3 de grano: 13 puntos. Conviértelos en 15 con una sola visita a un edificio.
    .hint-1 = 9 monedas son solo una vez cinco. ¿Cuántas faltan para las próximas cinco?
    .hint-2 = use LR3 lay; take coin.
    .learnt = 2 + 2 × 2 + 3 + 4 eran 13 puntos; con un segundo grupo de cinco monedas son 2 más. Las monedas que no llegan a cinco no valen nada: gástalas a tiempo.

lesson-scoring-drinks =
    El vino y el whisky valen 1 punto cada uno, o sus monedas (1 y 2): lo que dé la mejor suma (F14.1). No hace falta que los
    vendas; el recuento busca lo mejor.
    .title = Beberlo o venderlo
    .task = Rojo tiene 4 monedas y 1 vino. ¿Cuántos puntos?
    .hint-1 = O el vino es un punto y las monedas no son nada, o el vino se convierte en la quinta moneda.
    .learnt = 2 puntos: con el vino vendido hay 5 monedas.

lesson-scoring-economy =
    Cada edificio tiene dos valores. El valor económico cuenta sin más, por cada edificio y asentamiento de tus tierras; tus tres
    edificios básicos suman 0 (F14.2). El otro, el valor de vivienda, solo importa a los asentamientos de al lado.
    .title = Valor económico
    .task = Rojo tiene una Carbonera de Turba (4) y puede pagar cualquiera de los tres edificios de la oferta. Construye el que lleva a Rojo a 10 puntos.
    .hint-1 = El valor económico está en el escudo al pie de la carta.
    .hint-2 = build G12 1,3; skip.
    .learnt = 4 + 6 son 10 puntos. El valor de vivienda de la Carbonera, -2, no hace daño a nadie mientras nadie viva a su lado.

lesson-scoring-neighbours =
    Un asentamiento puntúa su propio valor de vivienda, el de cada edificio y asentamiento vecino, y 3 por cada casilla de agua
    vecina (F14.3). Las esquinas no cuentan; las casillas vacías, los bosques y los páramos son 0.
    .title = Buenos vecinos
    .task = La Aldea de Pescadores (6) de Rojo está en la costa, en 0,-1, con agua a un lado y el Mercado (8) al otro. ¿Cuánto puntúa este asentamiento?
    .hint-1 = Su propio valor, un agua, un Mercado.
    .hint-2 = 6 + 3 + 8.
    .learnt = 17 puntos de un solo asentamiento. Merece la pena construirle antes un hogar.

lesson-scoring-place-well =
    Así que importa más dónde está un asentamiento que cuál es. Busca agua y valores de vivienda altos, y huye del humo y del ruido:
    algunos valores de vivienda son negativos.
    .title = Colócalo bien
    .task = Construye la Aldea de Labradores (1) donde más puntúe. Al final Rojo debe tener 26 puntos.
    .hint-1 = ¿Qué casilla vacía está a la vez junto al Mercado (8) y junto al agua abierta?
    .hint-2 = settle S2 0,-1.
    .learnt = 1 por sí misma, 8 por el Mercado, 3 por el agua: 12 puntos de asentamiento.

lesson-scoring-bad-company =
    Los asentamientos que se tocan cuentan el uno para el otro, y los valores negativos se suman como los demás. Tus edificios básicos
    ayudan: Montículo de Arcilla 3, Corral y Oficina del Claustro 2 cada uno. Lo que está junto a dos asentamientos cuenta para los
    dos.
    .title = Malas compañías
    .task = Construye la Villa con Mercado (2) de modo que Rojo tenga 18 puntos. Cuidado con el Matadero (-3) y la Carbonera (-2).
    .hint-1 = Hay tres casillas vacías: 0,2, 1,1 y 1,3. Suma los vecinos de cada una.
    .hint-2 = En 1,3 tienes la Carbonera encima, pero el Corral y la Oficina del Claustro a los dos lados.
    .learnt = 2 - 2 + 2 + 2: los buenos vecinos pueden pesar más que uno malo. Así que cuenta antes de construir.

lesson-scoring-a-tie =
    Gana el total más alto, y no hay más (F14.4).
    .title = Un empate
    .task = Rojo y Verde tienen 98 puntos cada uno, Azul tiene 97. ¿Quién gana?
    .choice-a = quien tenga más monedas
    .choice-b = quien se sentaba más lejos del jugador inicial
    .choice-c = Rojo y Verde ganan los dos
    .hint-1 = No hay desempate.
    .learnt = Quienes empatan en el total más alto han ganado todos.
