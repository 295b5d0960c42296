# Para docentes, y para quienes se llevan su progreso.

backup-download = Descarga tu progreso
backup-paste = O guarda esta línea. En una celda recupera tu progreso, en cualquier máquina:
backup-restored =
    { $count ->
        [one] Se recuperó 1 ejercicio.
       *[other] Se recuperaron { $count } ejercicios.
    }
progress-damaged = Esto no es un archivo ni un código de progreso completo. No se cambió nada. Cópialo otra vez, de la primera letra a la última.
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
        [one] 1 pregunta sobre cartas empezada, { $known } sabidas desde hace tres semanas o más.
       *[other] { $begun } preguntas sobre cartas empezadas, { $known } sabidas desde hace tres semanas o más.
    }
plan-head-from = desde el minuto
plan-head-minutes = minutos
plan-head-what = qué
plan-head-how = cómo
plan-lesson-how =
    { $tasks ->
        [one] En parejas, un cuaderno para dos: 1 tarea. Recorre la clase y pregunta qué harían después.
       *[other] En parejas, un cuaderno para dos: { $tasks } tareas. Recorre la clase y pregunta qué harían después.
    }
plan-together = Una ronda en común
plan-together-how = Se juega una ronda en la pared. La clase vota cada jugada y dice por qué.
plan-game = Una partida corta en grupos
plan-game-how = Dos o tres en cada tablero, con ora.play(). Se para donde estén; ora.resume() sigue la próxima vez.
plan-end = Lo que queda
plan-end-how = Cada uno dice una cosa que aprendió. Muestra ora.daily_practice() para los días hasta la próxima clase.
sheet-name = Escribe tu nombre entre las comillas y ejecuta la celda.
sheet-task = Tarea
sheet-answers = Respuestas: { $title }
sheet-who = Nombre:
sheet-hand-in = Al terminar, descarga tu progreso y entrega el archivo a tu docente.
plan-unknown = No hay un plan para «{ $minutes }» minutos; hay planes para { $known }.
