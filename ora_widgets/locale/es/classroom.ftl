# Tareas que un profesor envía a una clase, y las respuestas que vuelven.

classroom-name = Tu nombre
classroom-send = Preparar mi respuesta
classroom-sent = Esta es tu respuesta. Cópiala entera y envíala a tu profesor.
classroom-empty = Todavía no has jugado nada. Juega primero en el tablero.
classroom-copy = Copiar
classroom-damaged = Esto no es un código de clase entero. Cópialo otra vez, de la primera letra a la última.
classroom-question = Esta tarea es una pregunta con respuestas para elegir. Solo la muestra la página para jugar: envía el enlace.
classroom-other-task = Es una respuesta a otra tarea.
classroom-unreadable = La respuesta «{ $code }» se dañó por el camino; pídela otra vez, copiada de la primera letra a la última.
classroom-no-answer = En «{ $text }» no hay ninguna respuesta; pide otra vez el código, copiado de la primera letra a la última.
classroom-refused = El movimiento { $number }, «{ $line }», no es posible ahí. { $why }
classroom-yes = sí
classroom-no = no
classroom-head-learner = alumno
classroom-head-solved = resuelto
classroom-head-played = jugado
classroom-head-remark = observación
