# La práctica diaria: ora.today().

today-title = Para hoy
today-pile =
    { $letter ->
        [start] Cartas iniciales
       *[other] Cartas: pila { $letter }
    }
today-kind-task = Tarea
today-kind-question = Pregunta
today-kind-drill = Carta
today-kind-puzzle = Problema
today-counts = Hoy: hechos { $done }, por repasar { $due }, nuevos { $new }.
today-finished = Eso es todo por hoy.
today-due =
    { $days ->
        [one] Mañana, por repasar: { $count }.
       *[other] En { $days } días ({ $date }), por repasar: { $count }.
    }
today-solved =
    { $days ->
        [one] Resuelto. Vuelve mañana.
       *[other] Resuelto. Vuelve en { $days } días.
    }
today-again = Resuelto, pero después de mirar la solución. Vuelve hoy mismo.
today-sure = Lo sé
today-guess = Lo supongo
today-next = Siguiente
today-later = Hoy no
today-answers = Respuestas
today-map = Lo que ya sabes
today-coming = Lo que viene
today-standing = sabidos: { $known }, empezados: { $begun }, nuevos: { $new }
today-head-chapter = capítulo
today-head-all = ejercicios
today-head-known = sabidos
today-head-begun = empezados
today-head-due = por repasar
today-no-question = Ahora no hay ninguna pregunta. Juega en el tablero o con «game», o sigue con «next()».
today-answered = Esta pregunta ya tiene respuesta. Sigue con «next()».
today-unknown = No hay práctica de «{ $word }». Los tipos son { $kinds }, y los países son france e ireland.
today-stale = Este ejercicio ya está hecho. Aquí está lo que sigue.
