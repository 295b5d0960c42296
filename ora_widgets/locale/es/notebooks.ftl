# Los cuadernos del curso: lo que hay alrededor de las tareas.

notebook-goals = Objetivos
notebook-how = Cómo funciona
    .run =
        Haz clic en una celda y pulsa *Shift + Enter* para ejecutarla. Cada sección abre un tablero con su tarea arriba. Resuélvela con clics o con
        movimientos en la celda de abajo; es la misma partida. Después pregunta, con los botones bajo la tarea o en la
        celda:
    .check = `check()` te dice: resuelta, o todavía no y por qué;
    .hint = `hint()` da una pista cada vez y dice cuál es la última;
    .solution = `solution()` muestra una manera de hacerlo.
    .kept = Lo que resuelves se guarda en `ora_progress.json`, un archivo para todos estos cuadernos.
    .again =
        Resuelve cada tarea con clics en su tablero o con movimientos en la celda de abajo; `check()`, `hint()` y
        `solution()` están en todas.
notebook-around = Mira a tu alrededor
notebook-next = Sigue
notebook-beyond = practica las cartas y prueba los problemas en { $link }.
notebook-cards = Cartas y problemas

notebook-welcome =
    Cinco minutos, y basta con el ratón. Verás quién gana, conocerás la mesa y jugarás tu primera ronda.

notebook-wheel =
    Todos los bienes básicos de este juego salen de una rueda. Por eso empezamos por ella: la miras, tomas tus primeros
    bienes y conoces el comodín, el indicador que puede sustituir a todos los demás.
    .around =
        ¿Qué llegará a esta rueda, y cuándo? El calendario de la partida lo muestra. *Empieza* es el jugador que empieza
        la ronda. *Control* y el signo *!* solo ayudan a notar un error (lección 12), y la lección 6 trata de las fases
        de asentamiento.

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
        ¿Cuándo llegan las fases de asentamiento? Depende del número de jugadores y de la duración de la partida.

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
    .then =
        Juega otra vez, contra un solo rival, como *partida comentada*. Después de cada turno tuyo el tablero dice qué te dio, o qué
        era mejor y por qué, si hay algo que decir. Puedes deshacer un turno que costó mucho.
    .around =
        Cuando termines una partida, guarda su registro: es un texto corto. Así se ve uno al principio.

# ---- la estrategia

notebook-strategy = Estrategia
    .positions = Las posiciones son de partidas que han jugado bots.
    .goals = El objetivo dice qué tiene que traer el turno, y vale cualquier línea que lo traiga.
    .more = Más turnos, de partidas
    .more-how = { $call } empieza con el primero de otros { $count } turnos de partidas, y *Siguiente* lleva adelante. Juegas el turno que te parece mejor. Lo que se enseña ahí se ha comprobado: lo dicen también una pista, una búsqueda más larga o muchas partidas.
    .compare = Compara
    .compared-by-hint =
        Una pista juega los mejores turnos unas rondas más. Todos juegan tan bien como pueden los bots rápidos, y los turnos van por orden de lo que dan al final.
    .compared-by-games = Después de cada turno, bots rápidos juegan la partida hasta el final, con pequeños errores, para que no haya dos partidas iguales.
    .game = Una partida entera, con comentarios
    .walk =
        Pulsa *Siguiente* y *Anterior*; donde haya variantes, elige una. `walk.save_html("game.html")` hace de ello una página, y
        `print(walk.text())` muestra cómo se escribe una partida así.

notebook-tempo = Solo tienes tres clérigos, y vuelven a casa juntos o no vuelven.
    .compare = Azul no tiene a nadie en casa. Los cuatro mejores turnos valen más o menos lo mismo, y ninguno necesita a un clérigo de Azul.

notebook-turn-price = Todos tienen más o menos los mismos turnos. Lo que cuenta es lo que sacas de cada uno.
    .compare = El nuevo Astillero de Azul, con el prior dentro, va por delante de cualquier turno que solo toma bienes.

notebook-chains = Arcilla, uvas, libros: todas las cadenas rinden, pero no al mismo tiempo.
    .compare = Verde ya ha reunido las uvas. Hacer ahora vino con ellas va por delante de cualquier turno que siga reuniendo.

notebook-where-to-live = Los asentamientos dan la mayoría de los puntos y necesitan el terreno adecuado.
    .compare = Los cuatro turnos construyen el mismo asentamiento. De su casilla depende un punto, no más.

notebook-hired-hands = Un contrato hace tres cosas: toma bienes, paga al dueño y cierra un edificio.
    .compare = La Cantera de Rojo, con un contrato, va por delante de todo lo que Verde puede hacer con sus propios clérigos.

notebook-wheel-ahead = La rueda te dice cuánto valdrán los próximos turnos, si la lees a tiempo.
    .compare = Talar con el comodín va por delante, y deja crecer el indicador de la madera.

notebook-endings-for-two = Una partida de dos no tiene última ronda. Ustedes deciden cuándo se acaba.
    .compare =
        Rojo termina la partida, o juega el turno que prefiere una búsqueda. Lo que se mide es la ventaja de Rojo sobre Verde. Seguir jugando bien da más
        ventaja, pero una partida ganada por 3 puntos está ganada: terminarla deja a Verde una sola acción; seguir, muchos turnos.
    .line-1 = terminar
    .line-2 = seguir

notebook-past-500 = En solitario juegas contra un número. Aquí verás de dónde salen los puntos.
    .compare = Dos maravillas en un turno, o un turno para la arcilla. El bot que sigue jugando hace maravillas también después, así que la diferencia es de menos de 60 puntos.
    .line-1 = dos maravillas
    .line-2 = arcilla

# ---- junto a las lecciones

notebook-guide-cards =
    Hay cinco maneras de practicar, unos minutos cada una: lo que toca hoy, una tarea para cada carta, un cuestionario que
    recuerda lo que sabes, problemas y tareas sobre una sola regla. La mejor respuesta de cada problema está demostrada.
    .head = Cartas y problemas
    .goals = Después de este cuaderno sabes qué hace cada edificio y puedes buscar el mejor turno en una posición.
    .today-head = Hoy
    .today =
        `ora.daily_practice()` lo reúne todo: lo que toca hoy de las lecciones, las cartas y los problemas, y unas pocas cosas nuevas.
        Responde con *Lo sé* o *Lo supongo*. Acertar por suposición no cuenta como saber, y vuelve hoy mismo. Lo que sabes
        vuelve cada vez más tarde. En una celda se escribe `today.answer(2)` o `today.answer(2, sure=False)`, y después
        `today.next()`.
    .map = Esto es lo que sabes de cada capítulo.
    .trainer-head = Una carta, un minuto
    .trainer =
        El entrenador pone un edificio en tus tierras y te da los bienes que necesita. Pide una carta por su nombre. Sin
        nombre recibes la primera que no has resuelto. *Siguiente* lleva a la carta siguiente.
    .quiz-head = El cuestionario
    .quiz =
        Las preguntas tratan de costes, terrenos, efectos y valores. Una pregunta que respondiste vuelve al cabo de unos días.
        Una que fallaste vuelve pronto. El archivo `ora_progress.json` lo guarda. Sin `seed` las preguntas son distintas cada
        vez.
    .puzzles-head = Problemas
    .puzzles =
        Los problemas van de fáciles (grado 1) a difíciles (grado 5). La computadora ha probado todas las jugadas posibles.
        Así que cuando un problema dice *resuelto*, nadie puede hacerlo mejor. Deshaz tantas veces como quieras.
    .daily = Hay un problema para cada día, el mismo para todos. Sin fecha recibes el de hoy.
    .run-head = Problema tras problema
    .run =
        Una serie va de problema en problema, con un intento para cada uno, hasta el primer fallo. Con `minutes=3` se juega
        contra el reloj, y `theme="contract"` elige un tema. `run.next()` muestra el problema siguiente.
    .rules-head = Regla por regla
    .rules =
        Algunas reglas no hacen falta en ninguna lección. Cada una tiene aquí una tarea pequeña. Pide una regla por su número; sin
        número recibes la primera tarea que no has resuelto.

notebook-guide-league =
    Un bot es una función: recibe una posición y devuelve uno de los movimientos legales. En una liga, tus bots juegan entre sí y
    contra bots del paquete, y una tabla dice lo fuerte que es cada uno.
    .head = Escribe un bot
    .goals = Después de este cuaderno tienes un bot propio, sabes medir su fuerza y sabes cómo mejorarlo.
    .first-head = Siempre el primer movimiento legal
    .first =
        Todo programa empieza por algo sencillo. Este bot juega lo primero de la lista. Su rival `random` elige al azar. *Elo* mide
        la fuerza: un bot con 400 puntos más gana diez veces más a menudo que el otro.
    .watch-head = Dónde perdió puntos
    .watch =
        ¡El azar juega mejor! Mira las partidas: primero van las que el bot perdió por más. `league.watch("first_legal")` muestra
        una en el tablero. `review` nombra los turnos que más costaron y lo que habría sido mejor.
    .builder-head = Construye donde puedas
    .builder = Los edificios valen puntos. Por eso el segundo bot construye siempre que puede.
    .failed-head = Cuando un bot falla
    .failed =
        Un bot puede tener un error, o responder con un movimiento que no es legal. La partida sigue: el azar juega en su lugar. La
        liga lo cuenta y dice qué estaba mal.
    .counter-head = Prueba cada movimiento
    .counter =
        `position` es tu propia copia de la partida, y `position.copy()` es otra para probar. Este bot juega cada movimiento legal
        en una copia, cuenta allí sus puntos y elige el mejor.
    .saver-head = Los bienes valen algo
    .saver =
        Los puntos llegan tarde, y antes hacen falta bienes. Este bot cuenta medio punto por cada uno. Ahora se encuentran todos los
        bots, con el nivel con nombre más suave, `woodcutter`.
    .yours-head = Te toca
    .yours =
        Cambia `my_bot` hasta que gane a `saver`, y después al leñador. Algunas ideas: no todos los bienes valen lo mismo. El grano y
        el ganado son comida. Los asentamientos quieren buenos vecinos. Un turno tiene varios movimientos, y uno puede preparar otro.
    .class-head = Una liga para la clase
    .class =
        Reúne las funciones de todos en un cuaderno y da la lista a `ora.league`. `seconds` dice cuánto puede tardar una respuesta.
        A un bot que no responde nunca no se le pregunta más. Con `length="long"` y `players=3` hay otras partidas.

notebook-guide-teachers =
    Cada estudiante tiene un archivo `ora_progress.json` junto a sus cuadernos. Con `ora.lessons.learner("Anna")` pone en él su
    nombre. Reúne los archivos en una carpeta. Da a cada uno un nombre propio, o ponlo en una carpeta propia.
    .head = Para docentes: una clase de un vistazo
    .goals = Después de este cuaderno puedes reunir lo que ha hecho tu clase y verlo en una tabla.
    .class =
        Para este ejemplo hacemos una clase de tres, en una carpeta nueva. El tercer archivo está dañado: le falta el final.
    .table =
        Hay una fila por estudiante y una columna por lección. Muestra cuántas tareas están resueltas y cuántas hay. Un archivo
        de progreso dañado recibe una fila que lo dice. Los demás archivos de la carpeta se ignoran.
    .single =
        La tabla de una sola persona muestra también cuántas pistas tomó y cuántas soluciones miró.
        `class_table(folder).to_pandas()` te da la tabla como tabla de datos de pandas.
    .plan-head = Un plan de clase
    .plan =
        Esto es lo que una clase de principiantes puede hacer en 45 minutos; `plan(90)` tiene uno de 90. Los minutos de una
        lección se calculan con las palabras de sus tareas y los clics que piden, para parejas que leen con calma. La última
        columna dice en qué se equivocan los principiantes. Con `language="en"` o `"pl"` recibes el plan en inglés o en polaco.
    .key = `answer_key` tiene las respuestas a las tareas de un plan, lo que muestra cada una y sus reglas.
    .sheets-head = Ejercicios sin soluciones
    .sheets =
        `write_exercises` escribe un cuaderno por cada lección que elijas. Tiene las tareas, y no las pistas, las soluciones ni
        las respuestas. Lo mismo desde la línea de comandos:
        `python -m ora_widgets.lessons wheel food --language es --to exercises`.
        Con `nbgrader=True` (`--nbgrader`) son fuentes de tareas para nbgrader: pon una en `source/wheel`, y
        `nbgrader generate_assignment wheel` quita las soluciones; `nbgrader autograde wheel` da un punto por tarea.
    .link-head = Una tarea como enlace
    .link =
        `ora.assign` junta una lección, un problema o una posición con un texto tuyo. `link` hace de ello una dirección. Se
        juega en el navegador, sin instalar nada. La dirección del sitio es la de la carpeta que escribe `make site`.
        `save_html` hace en su lugar un solo archivo, que no necesita sitio.
    .note = Hagan los dos primeros pasos para el viernes.
    .answers =
        Cuando alguien ha jugado, la página le hace un código corto, y te lo envía. `read` acepta códigos, mensajes enteros
        con códigos, archivos y carpetas (`Path("answers")`). Los archivos pueden ser mensajes, buzones, documentos o archivos
        ZIP, como los de una plataforma escolar. Juega otra vez los movimientos y hace una tabla, con una fila
        por estudiante: el último y el mejor intento, cuándo se envió, qué paso falló y por qué, y quién envió los mismos
        movimientos. Los tocayos se distinguen. Una respuesta a otra tarea se nombra, y también una que se cambió en el camino.
        `gradebook` hace lo mismo con varias tareas: una fila por estudiante o, con `learner="Ada"`, una por tarea.
    .room-head = Una clase en una sala
    .room =
        Si todos están en una misma sala, `room = ora.host(task, network=True)` abre la tarea para los teléfonos de tu red, sin
        cifrado. Con `room` como última línea de una celda ves un enlace con un código QR para todos. Los alumnos dan su
        nombre y empiezan; no necesitan Python. Debajo del enlace lees quién está en qué paso y qué intentó por último, en
        palabras. Primero están quienes necesitan ayuda. `room.pupils()` es lo mismo como tabla. Cuando estén todos,
        `room.lock()` no deja entrar a nadie más hasta `room.unlock()`.
    .projector =
        El tablero debajo de la tabla es para el proyector. `room.show("Anna", hidden=True)` muestra el tablero de un alumno
        sin su nombre. `room.push()` lleva a todos al paso siguiente, `room.freeze()` detiene los tableros y `room.reveal()`
        muestra la solución con sus reglas. `room.poll()` pregunta qué jugaría cada uno, y `room.answers()` cuenta las
        respuestas. Con `room.go_on()` todos siguen donde estaban. Si Python se cierra, ejecuta otra vez la celda: vuelven el enlace, los alumnos y su trabajo. Haz lo mismo si cerraste la tapa y ahora estás en otra red. Entonces el
        enlace es nuevo, y quien dé el mismo nombre que antes vuelve a donde estaba. La clase se acaba cuando la cierras.
    .bots =
        Una partida entera contra bots también es una tarea: cada uno juega contra un bot propio, en la clase y con el enlace. Los
        bots se indican por color; `settler` va bien para principiantes. `room = ora.host(game)` la abre para la clase.
    .mine = Mi respuesta:
    .damaged = Perdón, esta está dañada:
    .summary-head = Una hoja para imprimir
    .summary =
        `ora.rules_sheet` pone las reglas de un país en una página: el turno, todos los tipos de partida, bienes, asentamientos y
        edificios. `save` la escribe en un archivo que el navegador imprime en una sola hoja.
    .learner-head = Una persona
    .learner =
        Esta tabla muestra lo que ha hecho una persona: los días, los intentos fallidos, las pistas y si miró la solución.
    .backup-head = Un progreso que sobrevive a Binder
    .backup =
        En Binder todos los archivos se van con la máquina. `ora.lessons.backup()` muestra un enlace para descargar el
        progreso y una línea de código para guardarla. `ora.lessons.restore(…)` toma el archivo o el código y trae de vuelta el
        progreso. Lo aprendido entretanto también se queda. Te pueden enviar el archivo.

notebook-run-cell = Haz clic en esta celda y pulsa Shift + Enter: el tablero aparecerá aquí.
