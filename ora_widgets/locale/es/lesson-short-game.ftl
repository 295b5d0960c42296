# Lesson 12: the short game for three or four.

lesson-short-game = La partida corta
    .goals = Después de esta lección sabrás jugar la partida para tres o cuatro en una hora.

lesson-short-game-fewer-hands =
    La partida corta tiene 12 rondas y una ronda de bonificación. Empiezas con un prior y un hermano lego. Vuelven a
    casa cuando los dos están fuera (F12.1). Las dos cartas de arriba a la izquierda de tu tierra central se quitan, así
    que tienes más sitio (F2.9).
    .title = Solo dos clérigos
    .task = Construye la Carbonera de Turba en M3 y haz que el prior se instale. Procura que tus dos clérigos estén en casa cuando empiece la ronda { $want-round }. Verde y Azul pueden pasar.
    .hint-1 = Solo vuelven a casa cuando los dos están fuera. El último turno de esta ronda es tuyo.
    .hint-2 = build G07 0,0; prior; times 1; done; después pass; done por Verde y por Azul; después use LR1 lay; take clay; done.
    .learnt = La casilla M3 estaba vacía desde el principio. Con solo dos clérigos, los dos salen pronto, y entonces los dos vuelven a casa.

lesson-short-game-gifts =
    Al empezar cada una de las rondas 1 a 12, justo después de girar la rueda, todos reciben dos bienes. Están impresos
    en la casilla que la viga acaba de pasar (F12.3). La ronda 1 trae ganado y grano, la ronda 2 arcilla y grano.
    .title = Regalos
    .task = Rojo no tiene bienes, y la Carbonera de Turba cuesta 1 de arcilla. Constrúyela en la ronda { $want-round } sin tomar arcilla de la rueda. Los demás pasan.
    .hint-1 = ¿Qué reciben todos al empezar la ronda { $want-round }?
    .hint-2 = pass; done por Rojo, Verde y Azul. Después es el turno de Rojo en la ronda { $want-round }: build G07.
    .learnt = Todos recibieron arcilla y grano, y la arcilla pagó la Carbonera. Las rondas siguientes traen piedra, 5 monedas, un libro, una cerámica y un adorno.

lesson-short-game-a-harvest-for-all =
    Cada vez que alguien toma bienes con la rueda, todos reciben 1 ficha adicional de ese bien, también quien produce
    (F12.4).
    .title = Una ficha para todos
    .task = Tala árboles y mira qué reciben los demás.
    .hint-1 = La madera muestra { $wheel-wood }.
    .hint-2 = fell 0,2 wood.
    .learnt = Has recibido 1 de madera más de lo que mostraba el indicador, y cada uno de los demás también recibe 1.

lesson-short-game-hired-harvest =
    Lo mismo pasa con un contrato: quien lo hace es quien produce, y el dueño recibe 1 ficha como los demás. Todo lo
    demás es como en la partida larga (F12.5).
    .title = Lo mismo con un contrato
    .task = Usa el Montículo de Arcilla de Verde con un contrato y toma la arcilla.
    .hint-1 = contract LG1 coins; Verde envía a alguien; take clay.
    .hint-2 = contract LG1 coins; send lay; take clay.
    .learnt = Verde recibió tu moneda y { $gain-G-Cl } de arcilla. En la partida corta el dueño recibe un poco más por un contrato así.

lesson-short-game-course =
    Las fases de asentamiento A a D llegan al empezar las rondas 3, 5, 7 y 9. En Francia las uvas entran en la ronda 4;
    la piedra entra en la ronda 6. Tras la ronda 12 llega la ronda de bonificación, y después la fase E (F12.2).
    .title = Cuándo llegan las fases
    .task = ¿Cuántas fases de asentamiento habrá en esta partida?
    .choice-a = cinco
    .choice-b = cuatro
    .choice-c = tres
    .hint-1 = A, B, C, D, y una al final del todo.
    .learnt = Hay cinco, en trece rondas. Empieza pronto a reunir comida.

lesson-short-game-checking-numbers =
    Unas parejas de números pequeños en el tablero dicen qué asiento debería ser el inicial. Así se puede comprobar que
    nadie olvidó pasar el marcador. En el tablero corto el primer número es para tres jugadores, el segundo para cuatro
    (F12.6).
    .title = Una comprobación
    .task = Juegan tres. ¿En cuál de los dos números te fijas?
    .choice-a = en el primero
    .choice-b = en el segundo
    .hint-1 = El primer número es para el menor número de jugadores.
    .learnt = Aquí el programa pasa el marcador. En una mesa de verdad la comprobación es útil.
