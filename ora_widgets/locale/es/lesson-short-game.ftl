# Lesson 11: the short game for three or four.

lesson-short-game = La partida corta
    .goals = Después de esta lección sabrás jugar la partida para tres o cuatro en una hora.

lesson-short-game-fewer-hands =
    La partida corta tiene 12 rondas y una ronda de bonificación. Empiezas con un prior y un hermano lego, que vuelven a casa cuando ambos están
    fuera (F12.1), y faltan las dos cartas de arriba a la izquierda de tu tierra central, así que hay más sitio (F2.9).
    .title = Menos manos
    .task = Construye la Carbonera de Turba en 0,0 y haz entrar a tu prior. Empieza la ronda 2 con tus dos clérigos en casa; Verde y Azul pueden pasar.
    .hint-1 = Solo vuelven a casa cuando los dos están fuera. El último turno de esta ronda es tuyo.
    .hint-2 = build G07 0,0; prior; times 1; done; después pass; done por Verde y por Azul; después use LR1 lay; take clay; done.
    .learnt = La casilla 0,0 estaba vacía desde el principio, y con solo dos clérigos los dos salen pronto y pronto vuelven.

lesson-short-game-gifts =
    En cada una de las rondas 1 a 12 todos reciben dos bienes al principio, justo después de girar la rueda: los impresos donde la viga acaba de
    pasar (F12.3). La ronda 1 trae ganado y grano, la ronda 2 arcilla y grano.
    .title = Regalos
    .task = Haz que todos pasen en la ronda 1 y mira qué trae la ronda 2.
    .hint-1 = Cuatro turnos: Rojo, Verde, Azul y otra vez Rojo.
    .hint-2 = pass; done, cuatro veces.
    .learnt = Arcilla y grano para todos. Más tarde hay piedras, 5 monedas, un libro e incluso un adorno.

lesson-short-game-a-harvest-for-all =
    Quien produce con la rueda reparte: todos toman 1 ficha adicional de ese bien, también quien produce (F12.4).
    .title = Una cosecha para todos
    .task = Tala árboles y mira qué reciben los demás.
    .hint-1 = La madera muestra 2.
    .hint-2 = fell 0,2 wood.
    .learnt = Has recibido una madera más de las que mostraba el indicador, y cada uno de los demás también recibe una.

lesson-short-game-hired-harvest =
    Con un contrato es igual: quien lo hace es quien produce, y el dueño recibe 1 ficha como los demás. Todo lo que no es propio de esta modalidad es
    como en la partida larga (F12.5).
    .title = Manos contratadas
    .task = Contrata el Montículo de Arcilla de Verde y toma la arcilla.
    .hint-1 = contract LG1 coins; Verde envía a alguien; take clay.
    .hint-2 = contract LG1 coins; send lay; take clay.
    .learnt = Verde recibió tu moneda y una arcilla. Los contratos son más amables en la partida corta.

lesson-short-game-course =
    Las fases de asentamiento A a D llegan al empezar las rondas 3, 5, 7 y 9; las uvas entran en la ronda 4, la piedra en la ronda 6. Tras la ronda 12
    sigue la ronda de bonificación, y después la fase E (F12.2).
    .title = Un curso rápido
    .task = ¿Cuántas fases de asentamiento habrá en esta partida?
    .choice-a = cinco
    .choice-b = cuatro
    .choice-c = tres
    .hint-1 = A, B, C, D, y una al final del todo.
    .learnt = Cinco, en trece rondas. Empieza pronto a reunir comida.

lesson-short-game-checking-numbers =
    Unas parejas de números pequeños en el tablero dicen quién debería ser el jugador inicial, para comprobar que nadie olvidó pasar el marcador. En el
    tablero corto el primero es para tres jugadores, el segundo para cuatro (F12.6).
    .title = Una comprobación
    .task = Sois tres jugadores. ¿En cuál de los dos números te fijas?
    .choice-a = en el primero
    .choice-b = en el segundo
    .hint-1 = El tres va antes que el cuatro.
    .learnt = Aquí el tablero lo hace solo, pero en una mesa de verdad la comprobación viene bien.
