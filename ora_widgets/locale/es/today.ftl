# La práctica diaria: ora.daily_practice().

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
today-kind-mistake = Tu error
today-mistakes = Turnos de tus partidas
today-counts = Hoy: hechos { $done }, por repasar { $due }, nuevos { $new }.
today-clock =
    { $when ->
        [ahead] Practicaste por última vez el { $last }, pero el reloj de este equipo dice { $today }. Si está mal, ponlo en hora. No se ha perdido nada: lo que se preguntó en días que aún no han llegado vuelve poco a poco, unos ejercicios al día.
       *[long-ago] Practicaste por última vez el { $last }, hace { $days ->
            [one] { $days } día
           *[other] { $days } días
        }. Si no es así, pon en hora el reloj de este equipo. No se ha perdido nada: lo pendiente vuelve poco a poco, unos ejercicios al día.
    }
today-finished = Eso es todo por hoy.
today-lesson-first = Antes de que aquí haya algo nuevo, haz la lección «{ $lesson }».
today-waits =
    { $count ->
        [one] Queda 1 pendiente; espera a otro día.
       *[other] Quedan { $count } pendientes; esperan a otro día.
    }
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
today-stale = Este ejercicio ya está hecho. Aquí está el siguiente.

# A mistake of one's own, to be played better.
mistake-title = Ronda { $round }: encuentra algo mejor
mistake-text = Esta posición es de una partida que revisaste. Juega el turno entero de { $seat } hasta el final; luego se compara con el mejor turno conocido, lo que tarda un momento. Vale cualquier turno que dé como mucho { $spare ->
        [one] 1 punto menos
       *[other] { $spare } puntos menos
    }.
mistake-task = Juegas con { $seat }. Aquí se jugó: { $played }. Encuentra algo mejor.
mistake-hint-1 = El mejor turno conocido da { $lost ->
        [one] 1 punto
       *[other] unos { $lost } puntos
    } más que lo que se jugó (entre { $low } y { $high }).
mistake-hint-2 = El mejor turno conocido empieza así: { $first }
mistake-learnt = Mejor. El mejor turno conocido: { $why }
mistake-comparing = Tu turno se compara con el mejor que se conoce.
mistake-same = Eso es lo que se jugó. Da { $lost ->
        [one] 1 punto
       *[other] unos { $lost } puntos
    } menos que el mejor turno conocido.
mistake-worse = Este turno da { $lost ->
        [one] 1 punto
       *[other] unos { $lost } puntos
    } menos que el mejor que se conoce. Deshaz o empieza de nuevo.
mistake-elsewhere = Esta posición no es la de la tarea. Empieza de nuevo.
mistake-damaged = Este error ya no se puede volver a jugar.
mistakes-added =
    { $added ->
        [0] No se ha añadido nada nuevo a «Para hoy».
        [one] Se ha añadido 1 error a «Para hoy».
       *[other] Se han añadido { $added } errores a «Para hoy».
    }
mistakes-known =
    { $known ->
        [one] 1 ya estaba.
       *[other] { $known } ya estaban.
    }
mistakes-left = Para { $left } no ha habido sitio. «Para hoy» guarda { $most } errores como mucho, y solo dejan sitio los que ya sabes bien. Practica primero.
