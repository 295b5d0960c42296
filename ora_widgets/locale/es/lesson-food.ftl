# Lesson 5: food, energy and settlements.

lesson-food = Comida, energía y asentamientos
    .goals = Después de esta lección sabrás alimentar y calentar un asentamiento sin despilfarro, y cuándo y dónde construirlo.

lesson-food-shanty-town =
    De vez en cuando, cuando la rueda lleva su viga más allá de una pila de cartas, llega una fase de asentamiento (F8.1). Todos
    pueden comprar una tierra y después construir un asentamiento (F8.3). Un asentamiento se paga con comida y con energía:
    cualesquiera bienes que valgan lo bastante (F8.4). Un grano es 1 de comida, una madera 1 de energía. No hace falta ningún
    clérigo.
    .title = Barrio de Chabolas
    .task = Es la fase de asentamiento A. Construye tu Barrio de Chabolas; cuesta 1 de comida y 1 de energía.
    .hint-1 = Haz clic en el Barrio de Chabolas de tu mano y en una casilla vacía.
    .hint-2 = settle S1 0,3.
    .learnt = Has pagado un grano y una madera, y tu primer asentamiento está en pie. Puntuará con sus vecinos.

lesson-food-no-change =
    De comida y energía nadie da cambio: lo que sobra se pierde, y las fichas no se dividen (F6.5). El ganado es 2 de comida, la
    carne 5, la turba 2 de energía, una paja solo media. Cada ficha cuenta para una de las dos cosas.
    .title = Sin cambio
    .task = Construye la Aldea de Labradores (3 de comida, 3 de energía) y guarda tu carne y 1 de ganado.
    .hint-1 = ¿Qué dos fichas hacen exactamente 3 de comida?
    .hint-2 = settle S2 0,3, después pay Gn Sh. La energía se lleva la turba y las dos pajas.
    .learnt = Pagado al céntimo. Carne para un asentamiento pequeño habría sido un despilfarro.

lesson-food-five-coins =
    Cinco fichas de 1 moneda se pueden cambiar por una de 5 monedas en cualquier momento, y al revés (F6.3). Rara vez importa,
    pues las monedas son monedas. Importa donde una carta cuenta fichas distintas: allí son dos clases. El Mercado toma 4 fichas
    distintas y da 1 pan y 7 monedas.
    .title = Cinco monedas en una
    .task = Usa el Mercado. Tienes madera, grano y 6 monedas: ¿cómo son cuatro fichas distintas?
    .hint-1 = 6 monedas son una ficha de 5 monedas y una de 1 moneda.
    .hint-2 = use F08 lay, después give Wo Gn Pn Ni. Ni es la ficha de 5 monedas.
    .learnt = 1 moneda y 5 monedas eran dos clases. Las 7 monedas del Mercado lo han compensado.

lesson-food-sell-a-drink =
    En cualquier momento puedes vender 1 vino por 1 moneda o 1 whisky por 2 monedas; nunca al revés (F6.4). Eso vale también en
    una fase de asentamiento, igual que convertir grano; las acciones principales, los clérigos y los contratos tienen que
    esperar (F8.8).
    .title = Vende una bebida
    .task = Es la fase de asentamiento A en Irlanda, y solo tienes un whisky. Véndelo y compra un distrito.
    .hint-1 = Un whisky da 2 monedas, justo lo que cuesta el primer distrito.
    .hint-2 = sell Wh; district -1 plains.
    .learnt = Una bebida es dinero cuando hace falta. La tierra de la fase se suma a la de tu turno.

lesson-food-fishing =
    Los asentamientos están en costa, llanura o ladera, nunca en agua ni montaña. La Aldea de Pescadores solo admite costa, la
    Aldea de Ladera solo ladera (F8.5). Lo que colocas se queda para siempre.
    .title = Donde están los peces
    .task = Construye la Aldea de Pescadores: 8 de comida y 3 de energía.
    .hint-1 = Tus casillas de costa son 0,-1 y 1,-1.
    .hint-2 = settle S4 0,-1. Hace falta toda tu comida.
    .learnt = A la Aldea de Pescadores le gusta el agua: cada casilla de agua libre a su lado valdrá 3 puntos.

lesson-food-new-cards =
    Cuando todos han tenido su oportunidad, la fase acaba con un regalo: cada cual recibe una carta de asentamiento nueva, y los
    edificios de la pila pasan a la oferta (F8.6). Con A llega la Colonia de Artistas. Puedes construirla desde la fase
    siguiente. Las cartas de la mano pueden esperar cuanto quieras (F8.7).
    .title = Cartas nuevas
    .task = Haz que los tres jugadores terminen su paso de la fase A, y mira tu mano y la oferta.
    .hint-1 = En esta ronda empieza Azul, después Rojo, después Verde.
    .hint-2 = done; done; done.
    .learnt = La Colonia de Artistas está en tu mano, y la pila A está a la vista. El marcador espera ahora en B.

lesson-food-not-now =
    La acción «construir» es solo para edificios (F5.5.6). Los asentamientos tienen sus fases y, más adelante, el Castillo.
    .title = Ahora no
    .task = Verde tiene el último turno de la ronda 5; después llega la fase A. Haz que Verde pase y termine el turno, que Azul termine su paso de la fase, y construye el Barrio de Chabolas de Rojo.
    .hint-1 = Azul empieza la ronda 6, así que su paso es el primero. Después le toca a Rojo.
    .hint-2 = pass; done; done; settle S1 0,3.
    .learnt = Así que conviene tener a mano comida y combustible cuando la viga se acerca a la próxima pila.
