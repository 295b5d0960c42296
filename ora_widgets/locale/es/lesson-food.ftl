# Lesson 6: food, energy and settlements.

lesson-food = Comida, energía y asentamientos
    .goals = Después de esta lección sabrás pagar la comida y la energía de un asentamiento sin desperdiciar nada, y cuándo y dónde construirlo.

lesson-food-shanty-town =
    Cuando la rueda gira y su viga pasa la siguiente pila de cartas, hay una fase de asentamiento (F8.1). Todos pueden
    comprar una tierra y después construir un asentamiento (F8.3). Un asentamiento cuesta comida y energía. Paga con los
    bienes que quieras, si alcanzan ese valor (F8.4). Un grano vale 1 de comida, una madera 1 de energía. No hace falta
    ningún clérigo.
    .title = Barrio de Chabolas
    .task = Es la fase de asentamiento A. Construye tu Barrio de Chabolas; cuesta 1 de comida y 1 de energía.
    .hint-1 = Haz clic en el Barrio de Chabolas de tu mano y en una casilla vacía.
    .hint-2 = settle S1 0,3.
    .learnt = Has pagado un grano y una madera, y tienes tu primer asentamiento. Al final de la partida puntúa con sus vecinos.

lesson-food-no-change =
    Al pagar comida o energía no recibes cambio: lo que sobra se pierde. Las fichas no se dividen (F6.5). El ganado vale
    2 de comida, la carne 5, la turba 2 de energía, la paja solo ½ de energía. Cada ficha cuenta como comida o como
    energía.
    .title = Sin cambio
    .task = Construye la Aldea de Labradores (3 de comida, 3 de energía) y guarda tu carne y 1 cabeza de ganado.
    .hint-1 = ¿Qué dos fichas hacen exactamente 3 de comida?
    .hint-2 = settle S2 0,3, después pay Gn Sh. La turba y las 2 de paja pagan la energía.
    .learnt = Has pagado lo justo. Con la carne habrías desperdiciado 2 de comida.

lesson-food-five-coins =
    En cualquier momento puedes cambiar cinco fichas de 1 moneda por una de 5 monedas, o al revés (F6.3). Rara vez
    importa. Pero algunas cartas cuentan fichas distintas, y allí una ficha de 1 moneda y una de 5 son distintas. El
    Mercado toma 4 fichas distintas y da 1 pan y 7 monedas.
    .title = Cinco monedas en una
    .task = Usa el Mercado. Tienes madera, grano y { $R-Pn } monedas. Paga con cuatro fichas distintas.
    .hint-1 = { $R-Pn } monedas pueden ser una ficha de 5 monedas y una de 1 moneda.
    .hint-2 = use F08 lay, después give Wo Gn Pn Ni (Ni es la ficha de 5 monedas).
    .learnt = Diste { $R-Pn } monedas como dos fichas distintas, y el Mercado dio 7 monedas.

lesson-food-sell-a-drink =
    En cualquier momento puedes vender 1 vino por 1 moneda o 1 whisky por 2 monedas. Nunca al revés (F6.4). También
    puedes hacerlo en una fase de asentamiento, y convertir grano en paja. Allí no puedes hacer acciones principales,
    enviar clérigos ni hacer contratos (F8.8).
    .title = Vende una bebida
    .task = Es la fase de asentamiento A en Irlanda, y solo tienes un whisky. Véndelo y compra un distrito.
    .hint-1 = Un whisky da 2 monedas, justo lo que cuesta el primer distrito.
    .hint-2 = sell Wh; district -1 plains.
    .learnt = Siempre puedes convertir una bebida en monedas; si te faltan al pagar, se vende sola. Puedes comprar una tierra en una fase de asentamiento y otra en tu turno.

lesson-food-fishing =
    Los asentamientos pueden estar en costa, llanura o ladera, nunca en agua ni montaña. La Aldea de Pescadores solo
    puede estar en costa, la Aldea de Ladera solo en ladera (F8.5). Un asentamiento no se puede mover después.
    .title = Una aldea junto al mar
    .task = Construye la Aldea de Pescadores. Cuesta 8 de comida y 3 de energía.
    .hint-1 = Tus casillas de costa son M2 y N2.
    .hint-2 = settle S4 0,-1. Hace falta toda tu comida.
    .learnt = La Aldea de Pescadores da 3 puntos por cada casilla de agua libre a su lado, como todos los asentamientos.

lesson-food-new-cards =
    Cuando todos han terminado su paso, cada jugador recibe una carta de asentamiento nueva, y los edificios de la pila
    pasan a la oferta (F8.6). En la fase A es la Colonia de Artistas. Puedes construirla desde la fase siguiente. Puedes
    tener cartas de asentamiento en la mano cuanto quieras (F8.7).
    .title = Cartas nuevas
    .task = Nadie puede construir un asentamiento en esta fase. Haz que Azul construya el Matadero lo antes posible. Es una carta de la pila A.
    .hint-1 = En esta ronda empieza Azul, después Rojo, después Verde. ¿Cuándo pasa la pila a la oferta?
    .hint-2 = done; done; done. Después construye G19 en una casilla vacía.
    .learnt = La Colonia de Artistas está en tu mano, y las cartas de la pila A están en la oferta. Azul pudo usarlas enseguida. El marcador de edificios está ahora en la pila B.

lesson-food-not-now =
    Con la acción «Construir» solo puedes construir edificios (F5.5.6). Los asentamientos se construyen en las fases de
    asentamiento y, más adelante, también con el Castillo.
    .title = No en un turno
    .task = Verde tiene el último turno de la ronda { $round }; después llega la fase A. Haz que Verde pase y termine el turno, que Azul termine su paso de la fase, y construye el Barrio de Chabolas de Rojo.
    .hint-1 = Azul es el jugador inicial de la ronda { $then-round }, así que va primero en la fase. Después le toca a Rojo.
    .hint-2 = pass; done; done; settle S1 0,3.
    .learnt = Ten preparadas comida y energía cuando la viga se acerque a la próxima pila.
