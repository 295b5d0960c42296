# Lesson 14: a whole first game.

lesson-first-game = Tu primera partida entera
    .goals = Después de esta lección habrás jugado una partida de Ora et Labora del primer turno al último.

lesson-first-game-first-round =
    Eres Rojo. A Verde y a Azul los manejan bots sencillos. Es la partida corta: tienes un prior y un hermano lego, y
    todos reciben regalos en las rondas 1 a 12. Tienes el primer turno y el último de esta ronda. Si no sabes qué hacer,
    pide una pista: propone un movimiento para la posición en la que estás.
    .title = La primera ronda
    .task = Juega la ronda 1 hasta el final.
    .learnt = Tu primera ronda ha terminado. Construye pronto, toma bienes cuando sus indicadores estén altos y ten al prior en casa para los edificios nuevos.

lesson-first-game-first-settlement =
    La ronda 3 empieza con la fase de asentamiento A. Puedes comprar una tierra. Después puedes construir un
    asentamiento, si puedes pagar su comida y su energía.
    .title = La primera fase de asentamiento
    .task = Juega tu paso de la fase A. No hace falta que construyas; mira qué podrías pagar.
    .learnt = Hay cartas nuevas en la oferta, y la Colonia de Artistas está en tu mano.

lesson-first-game-whole-game =
    Ahora juega la partida entera: doce rondas, la ronda de bonificación y cinco fases de asentamiento. Dura más o menos
    una hora. Una partida sin terminar no se guarda con tu progreso. Para seguir otro día, elige «Guardar la partida» en
    el menú y abre ese archivo en la pantalla de inicio. Deshaz cuanto quieras, pide pistas y disfruta de la partida.
    .title = Del primer turno al último
    .task = Juega la partida hasta el final.
    .learnt = Has jugado tu primera partida entera. Mira la puntuación: ¿de dónde salieron los puntos del ganador?
