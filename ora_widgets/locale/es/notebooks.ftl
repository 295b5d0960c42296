# Los cuadernos del curso: lo que hay alrededor de las tareas.

notebook-goals = Objetivos
notebook-how = Cómo funciona
    .run =
        Ejecuta una celda con *Shift + Enter*. Cada sección abre un tablero, con su tarea arriba. Resuélvela con clics o con
        movimientos en la celda de abajo; es la misma partida. Después pregunta, con los botones bajo la tarea o en la
        celda:
    .check = `check()` te dice: resuelta, o todavía no y por qué;
    .hint = `hint()` da una pista cada vez y dice cuál es la última;
    .solution = `solution()` muestra una manera de hacerlo.
    .kept = Lo que resuelves se guarda en `ora_progress.json`, junto a este cuaderno.
    .again =
        Resuelve cada tarea con clics en su tablero o con movimientos en la celda de abajo; `check()`, `hint()` y
        `solution()` están en todas.
notebook-around = Mira a tu alrededor
notebook-next = Sigue
notebook-beyond = practica las cartas y prueba los problemas en { $link }.
notebook-cards = «Cartas y problemas» (en inglés)

notebook-welcome =
    Cinco minutos, y basta con el ratón. Verás quién gana, conocerás la mesa y jugarás tu primera ronda.

notebook-wheel =
    Todos los bienes básicos de este juego salen de una rueda. Por eso empezamos por ella: la miras, tomas tus primeros
    bienes y conoces el comodín, el indicador que puede sustituir a todos los demás.
    .around =
        ¿Qué llegará a esta rueda, y cuándo? El calendario de la partida lo muestra. *Empieza* es el jugador que comienza
        la ronda. *Control* y *!* solo ayudan a notar un error (lección 12), y de las fases de asentamiento se habla en la
        lección 6.

notebook-clergymen =
    Tus clérigos traen los bienes. Tienes tres. Para jugar bien debes elegir cuándo enviarlos y saber cuándo vuelven a
    casa.
    .around =
        ¿Adónde puede ir Rojo en el primer turno? La lista de movimientos permitidos los muestra todos.

notebook-building =
    Tus tierras se llenan deprisa. Aquí aprendes dónde puede estar cada carta y cómo ampliar tu claustro.
    .around = Puedes mirar cualquier carta por su nombre.

notebook-work-contracts =
    Quizá otro jugador tenga justo el edificio que necesitas. Puedes pagar para usarlo.
    .around = Esta es la regla sobre el precio de un contrato:

notebook-land =
    En una casilla con bosque o páramo no se puede construir hasta que la despejas. Y cuando todas tus casillas están
    llenas, puedes comprar más tierra.
    .around =
        Todos empiezan con una moneda. ¿Puede Rojo comprar con ella un distrito en el primer turno? Prueba y lee la
        respuesta.

notebook-food =
    Gran parte de los puntos de quien gana viene de los asentamientos. Cada uno cuesta comida y energía, y solo se puede
    construir en ciertas rondas.
    .around =
        ¿Cuándo llegan las fases de asentamientos? Depende del número de jugadores y de la duración de la partida.

notebook-scoring = Para ganar debes saber qué da puntos. Se suman tres cuentas sencillas.
    .around = Esta es la puntuación de una posición, en una tabla.

notebook-goods =
    Los mejores bienes se hacen en varios pasos, a partir de los básicos. Esta lección recorre una vez cada cadena de
    producción, con dos acciones por tarea.
    .around = Hay más posiciones sobre bienes en la lista de escenarios.

notebook-countries = Las cartas tienen dos caras, así que el juego tiene dos variantes: la francesa y la irlandesa.
    .around = Compara las dos caras de una carta.

notebook-bonus-round =
    Con tres o cuatro jugadores la partida termina con una ronda especial. Cada jugador tiene una acción, y el prior puede
    usar cualquier edificio.
    .around = Esto dice la regla:

notebook-two-players =
    Con dos jugadores se hacen dos acciones por turno, y los propios jugadores deciden cuándo termina la partida.
    .around = Compara qué llega en cada ronda en las dos variantes para dos.

notebook-short-game =
    Tres o cuatro jugadores pueden jugar esta partida en una hora. Todos reciben regalos, y todos reciben una ficha cuando
    alguien toma bienes de la rueda. Cada uno tiene solo dos clérigos.
    .around = Esto llega en cada ronda:

notebook-solo =
    En la partida en solitario hay también un jugador neutral, que se queda con los edificios que no construyes a tiempo.
    .around = Esto llega en los 32 turnos de la partida en solitario:

notebook-first-game =
    Ya sabes todo lo necesario. Juegas contra Verde y Azul, a los que manejan bots sencillos. Puedes pedir una pista en
    cualquier movimiento.
    .around =
        Cuando termines una partida, guarda su registro: es un texto corto. Así se ve uno al principio.
