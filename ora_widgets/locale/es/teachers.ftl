# Para docentes, y para quienes se llevan su progreso.

backup-download = Descargar tu progreso
backup-paste = O guarda esta línea. Si la ejecutas en una celda, en cualquier equipo, recupera tu progreso:
backup-restored =
    { $count ->
        [one] Se recuperó 1 ejercicio.
       *[other] Se recuperaron { $count } ejercicios.
    }
progress-damaged = Este archivo o código de progreso está incompleto. No se cambió nada. Cópialo otra vez, de la primera letra a la última.
progress-newer = Este progreso es de la versión { $version }, y este programa lee versiones hasta la { $ours }. No se cambió nada. Actualiza ora_widgets para usarlo.
progress-newer-file = { $file } es de la versión { $version }, y este programa lee versiones hasta la { $ours }. El archivo queda como está. El progreso se recuerda solo hasta cerrar el cuaderno. Actualiza ora_widgets para usar el archivo.
progress-newer-row = versión { $version }: actualiza ora_widgets
class-head-hints = pistas
class-head-shown = soluciones
class-head-last = último día
learner-head-task = tarea
learner-head-solved = resuelta
learner-head-begun = empezada
learner-head-last = último día
learner-head-tries = intentos fallidos
learner-head-hints = pistas
learner-head-looked = solución vista
learner-seen = sí
learner-questions =
    { $begun ->
        [one] 1 pregunta sobre cartas empezada, { $known ->
            [one] 1 sabida
           *[other] { $known } sabidas
        } desde hace tres semanas o más.
       *[other] { $begun } preguntas sobre cartas empezadas, { $known ->
            [one] 1 sabida
           *[other] { $known } sabidas
        } desde hace tres semanas o más.
    }
plan-head-from = desde el minuto
plan-head-minutes = minutos
plan-head-what = qué
plan-head-how = cómo
plan-head-task = tarea
plan-head-answer = respuesta
plan-head-learnt = qué muestra
plan-head-rules = reglas
plan-head-expect = qué esperar
plan-lesson-how = En parejas: tareas { $tasks }. Pasa por las parejas y pregunta qué harían después. Quien acaba antes hace las demás.
plan-arrive = Llegada
plan-arrive-how = Muestra el código QR de ora.host(ora.assign("welcome"), network=True). Todos abren el enlace y dan su nombre.
plan-together = Una ronda en común
plan-together-how = Muestra una partida en la pantalla y pregunta con room.poll(): ¿qué jugarías? Muestra las respuestas en el tablero, juega dos y que digan por qué quienes las dieron.
plan-game = Una partida corta en grupos
plan-game-how = Dos o tres en cada tablero, con ora.play(). Se puede parar en cualquier momento; ora.resume() continúa la próxima vez.
plan-end = Lo que queda
plan-end-how = Cada uno dice una cosa que aprendió. Muestra ora.daily_practice() para los días hasta la próxima clase.
plan-expect-welcome = Muchos buscan demasiado pronto el botón para terminar el turno, y muchos envían al prior. El anillo claro muestra el siguiente clic; el prior vale más en casa.
plan-expect-wheel = Muchos toman un bien enseguida, con un valor bajo, y nadie toca el comodín. Pregunta qué mostrará el indicador en la ronda siguiente.
plan-expect-clergymen = Muchos quieren enviar a alguien que está fuera. Los clérigos vuelven solo al empezar una ronda, y solo cuando los tres están fuera.
plan-expect-building = Muchos olvidan el tipo de terreno y que un edificio del claustro debe tocar otro. Que lean la carta en voz alta antes de elegir la casilla.
plan-expect-work-contracts = Muchos quieren enviar a un clérigo propio. En un contrato lo envía el dueño, y las monedas son del dueño.
plan-expect-land = Muchos talan un bosque solo por la madera. También hace sitio; y un distrito es una fila arriba o abajo, nunca al lado.
plan-expect-food = Muchos pagan con lo primero que hay y esperan el cambio. Lo que se paga de más se pierde: que busquen la suma exacta.
plan-expect-scoring = Muchos cuentan el grano y la madera como puntos, y olvidan lo que dan los vecinos de un asentamiento, también los negativos.
sheet-name = Escribe tu nombre entre las comillas y ejecuta la celda.
sheet-task = Tarea
sheet-write =
    { $kind ->
        [choice] Escribe en la segunda celda de abajo la palabra que está delante de tu respuesta, así: `{ $line }`
       *[moves] Pruébalo en el tablero. Después escribe tus jugadas en la celda de debajo, así: `{ $line }`
    }
sheet-answers = Respuestas: { $title }
sheet-who = Nombre:
sheet-hand-in = Al terminar, descarga tu progreso y entrega el archivo a tu docente.
plan-unknown = No hay un plan para «{ $minutes }» minutos; hay planes para { $known }.
