# Lesson 13: a whole first game.

lesson-first-game = Tu primera partida entera
    .goals = Después de esta lección habrás jugado una partida de Ora et Labora del primer turno al último.

lesson-first-game-first-round =
    Eres Rojo. A Verde y a Azul los manejan bots fáciles. Es la partida corta: un prior, un hermano lego, regalos en las
    rondas 1 a 12. Tienes el primer turno y el último de esta ronda. Siempre que no sepas qué hacer, pide una pista: es un
    consejo para el movimiento en el que estás.
    .title = La primera ronda
    .task = Juega la ronda 1 hasta el final.
    .learnt = Tu primera ronda ha terminado. Construye pronto, cosecha lo que ha crecido y ten al prior en casa para tus edificios.

lesson-first-game-first-settlement =
    La ronda 3 empieza con la fase de asentamiento A. Puedes comprar una tierra y construir un asentamiento, si puedes alimentarlo y calentarlo.
    .title = La primera fase de asentamiento
    .task = Juega tu paso de la fase A. No hace falta que construyas; mira qué podrías pagar.
    .learnt = Hay cartas nuevas a la vista, y la Colonia de Artistas está en tu mano.

lesson-first-game-whole-game =
    Y ahora todo: doce rondas, la ronda de bonificación, cinco fases de asentamiento. Dura más o menos una hora. Una
    partida sin terminar no se guarda con tu progreso: para seguir otro día, guarda el texto que da game.record() de esta
    lección y pasa sus movimientos a game.play() de la nueva, como ora.load(texto).moves. Deshaz cuanto quieras, pide
    pistas y disfrútalo.
    .title = Del primer turno al último
    .task = Juega la partida hasta el final.
    .learnt = Has jugado tu primera partida entera. Mira la puntuación: ¿de dónde salieron los puntos del ganador?
