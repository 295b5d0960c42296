# What lessons say around their own words, which are in lesson-*.ftl: outcomes, reasons, progress, tables.

## Outcomes and help

lesson-untried = Aún sin intentar: juega en el tablero o con lesson.game y comprueba otra vez.
lesson-untried-question = Aún sin respuesta: elige una de las respuestas.
lesson-solved = Resuelto.
lesson-solved-before = Ya has resuelto esta tarea; puedes jugarla otra vez.
lesson-wrong-answer = No es «{ $answer }». Consulta las reglas ({ $rules }) o pide una pista.
lesson-dead-end = Desde aquí la tarea ya no se puede resolver. Deshaz jugadas o empieza de nuevo.
lesson-dead-end-here =
    { $turns ->
        [one] En este turno ya no se puede. Deshaz la jugada o empieza de nuevo.
       *[other] En { $turns } turnos ya no se puede. Deshaz la jugada o empieza de nuevo.
    }
lesson-answers =
    { $others ->
        [one] Un bot juega por el otro jugador.
       *[other] Un bot juega por los demás jugadores.
    }
lesson-where = paso { $step } de { $steps }
lesson-last-hint = { $hint } (Esta era la última pista.)
lesson-hint-way = Qué se hace, en este orden: { $way }.
lesson-hint-rule = Lo dice la regla { $rule } ({ $title }).
lesson-hint-two = Es una de estas dos: «{ $one }» o «{ $other }».
lesson-hint-moves = Por ejemplo: { $moves }.
lesson-no-hints = Aquí no hay pistas, pero puedes mirar la solución.
lesson-solution = Una manera de hacerlo: { $solution }
lesson-shown = Así se puede hacer. Elige «Empezar de nuevo» y hazlo tú.
lesson-solution-game = Una partida entera se puede jugar de muchas maneras, así que aquí no hay solución. Puedes pedir una pista en cada movimiento.
lesson-solution-answer = La respuesta: { $solution }
lesson-finished = Este era el último paso de «{ $title }».
lesson-no-choice = Esa no es ninguna de las respuestas; son: { $choices }.
lesson-no-step = Aquí no hay ningún paso «{ $step }»; hay { $near } y otros en «steps».
lesson-no-date = «{ $day }» no es una fecha; escríbela así: 2026-01-31.
lesson-unknown = No hay ninguna lección «{ $word }»; los nombres más parecidos son { $near }. ora.lessons() las muestra todas.
practice-unknown = No hay ninguna práctica «{ $word }»; los nombres más parecidos son { $near }. También sirve el número de una regla.
practice-none = La regla { $number } no tiene práctica; ora.rule muestra su texto y un ejemplo.
lesson-advice = Podrías hacer esto: { $label } ({ $line }).
lesson-advice-why = { $why } Podrías empezar así: { $label } ({ $line }).
lesson-advice-over = La partida ha terminado: ya no hay nada que aconsejar.

## Why not yet: the position

not-yet-has = { $seat } tiene { $have }; hay que tener { $want }.
not-yet-built = { $seat } aún no ha construido «{ $card }».
not-yet-built-there =
    { $where ->
        [nowhere] { $seat } aún no tiene «{ $card }» en { $space }.
       *[other] { $seat } tiene «{ $card }» en { $where }; la tarea pide { $space }. Deshaz o empieza de nuevo.
    }
not-yet-cleared =
    { $what ->
        [moor] En { $space } todavía hay un páramo.
       *[forest] En { $space } todavía hay un bosque.
    }
not-yet-owns = { $seat } aún no tiene la casilla { $space }; compra la tierra en la que está.
not-yet-hand = { $seat } aún no tiene «{ $card }» en la mano.
not-yet-prior =
    { $there ->
        [lay] { $seat } tiene un hermano lego en «{ $card }»; la tarea pide al prior.
       *[nobody] { $seat } aún no tiene al prior en «{ $card }».
    }
not-yet-lay =
    { $there ->
        [prior] { $seat } tiene al prior en «{ $card }»; la tarea pide un hermano lego.
       *[nobody] { $seat } aún no tiene ningún hermano lego en «{ $card }».
    }
not-yet-home =
    { $home ->
        [0] { $seat } no tiene ningún clérigo en casa; hay que tener { $want }.
        [one] { $seat } tiene 1 clérigo en casa; hay que tener { $want }.
       *[other] { $seat } tiene { $home } clérigos en casa; hay que tener { $want }.
    }
not-yet-points =
    { $points ->
        [one] { $seat } tiene 1 punto; hay que tener { $want }.
       *[other] { $seat } tiene { $points } puntos; hay que tener { $want }.
    }

## Why not yet: the table

not-yet-played =
    { $verb ->
        [use] Aún no se ha enviado a nadie a trabajar en ese edificio.
        [contract] Aún no se ha hecho el contrato de trabajo que se pide.
        [build] Ese edificio aún no se ha construido.
        [fell] Aún no se han talado árboles de la manera que se pide.
        [cut] Aún no se ha cortado turba de la manera que se pide.
        [settle] Ese asentamiento aún no se ha construido.
        [district] Aún no se ha colocado un distrito como se pide.
        [plot] Aún no se ha colocado una parcela como se pide.
        [flip] Aún no se ha convertido grano en paja.
        [sell] Aún no se ha vendido ninguna bebida por monedas.
        [enter] Ese edificio aún no se ha usado.
        [prior] El prior aún no se ha instalado en el nuevo edificio.
        [pass] Nadie ha pasado todavía.
        [take] El indicador que se pide aún no se ha usado.
        [place] El jugador neutral aún no tiene esa carta.
        [send] Aún no se ha enviado al clérigo que se pide.
        [done] El turno aún no ha terminado.
       *[other] Algo que pide la tarea aún no se ha hecho.
    }
not-yet-took =
    { $used ->
        [nothing] { $seat } aún no ha tomado nada con un indicador; la tarea pide { $want }.
       *[other]
            { $wanted ->
                [any] { $seat } ha tomado { $have }; la tarea pide { $want }.
               *[other] { $seat } ha tomado { $have } con { $used }; la tarea pide { $want } con { $wanted }.
            }
    }
not-yet-gains = Desde el comienzo de la tarea { $seat } ha ganado { $have }; hay que ganar { $want }.
not-yet-gains-there = En una sola visita a «{ $card }» { $seat } ha ganado { $have }; hay que ganar { $want }.
not-yet-spends = { $seat } aún no ha entregado { $want }.
not-yet-spared = «{ $line }» toma bienes con { $indicator }, que la tarea pide no usar. Deshaz y prueba de otra manera.
not-yet-sent =
    { $what ->
        [hired] Quien trabaja por contrato no es tuyo; { $seat } tiene que enviar a un clérigo propio a «{ $card }».
        [other]
            { $kind ->
                [prior] { $seat } ha enviado a un hermano lego a «{ $card }»; la tarea pide al prior.
               *[lay] { $seat } ha enviado al prior a «{ $card }»; la tarea pide un hermano lego.
            }
       *[nobody] { $seat } aún no ha enviado a nadie a «{ $card }».
    }
not-yet-hired = { $seat } aún no ha hecho un contrato de trabajo para «{ $card }».
not-yet-unused =
    { $visited ->
        [no] Aún no ha llegado nadie a «{ $card }».
       *[yes] «{ $card }» se ha usado («{ $line }»); la tarea pide dejarlo sin usar. Deshaz y elige «skip».
    }
not-yet-passed =
    { $passed ->
        [0] { $seat } aún no ha pasado.
       *[other] { $seat } ha pasado { $passed } de { $want } veces.
    }
not-yet-turns =
    { $want ->
        [one] Ya van { $turns } turnos; la tarea pide hacerlo en uno solo. Deshaz o empieza de nuevo.
       *[other] Ya van { $turns } turnos; la tarea pide hacerlo en { $want }. Deshaz o empieza de nuevo.
    }
not-yet-wheel =
    { $indicator ->
        [joker] El comodín muestra { $value }; al final debe mostrar { $want }.
        [clay] El indicador de arcilla muestra { $value }; al final debe mostrar { $want }.
        [coin] El indicador de monedas muestra { $value }; al final debe mostrar { $want }.
        [grain] El indicador de grano muestra { $value }; al final debe mostrar { $want }.
        [livestock] El indicador de ganado muestra { $value }; al final debe mostrar { $want }.
        [wood] El indicador de madera muestra { $value }; al final debe mostrar { $want }.
        [peat] El indicador de turba muestra { $value }; al final debe mostrar { $want }.
        [grapes] El indicador de uvas muestra { $value }; al final debe mostrar { $want }.
        [stone] El indicador de piedra muestra { $value }; al final debe mostrar { $want }.
       *[other] El indicador «{ $indicator }» muestra { $value }; al final debe mostrar { $want }.
    }
not-yet-round =
    { $late ->
        [yes] La ronda { $want } ya ha pasado: deshaz o empieza de nuevo.
       *[no] Esta es la ronda { $round }; sigue jugando hasta la ronda { $want }.
    }
not-yet-turn = Aún no le toca a { $seat }: sigue jugando y termina el turno con «done».
not-yet-over = La partida aún no ha terminado.
not-yet-midway = Casi: falta responder a una pregunta de esta acción.

## Progress

lessons-head-name = nombre
lessons-head-title = lección
lessons-head-solved = resuelto
puzzles-head-name = nombre
puzzles-head-title = problema
puzzles-head-theme = tema
puzzles-head-grade = grado
puzzles-head-solved = resuelto
walkthroughs-head-name = nombre
walkthroughs-head-title = partida
walkthroughs-head-turns = turnos
progress-head-what = qué
progress-head-solved = resuelto
progress-head-hints = pistas
progress-head-shown = soluciones
progress-card = cartas
progress-puzzle = problemas
class-head-name = quién aprende
class-head-all = resuelto
progress-unreadable = no es un archivo de progreso
progress-set-aside = { $file } no se pudo leer como archivo de progreso; se ha guardado como { $aside } y empieza uno nuevo.
progress-not-written = El progreso no se puede guardar en { $file } ({ $why }); se recordará hasta que se cierre esta página.
progress-no-folder = No hay ninguna carpeta { $folder } donde guardar el progreso.
progress-no-file = No hay ningún archivo { $file }.

## On the board, whose own names for them have spaces instead of hyphens

board-lesson = Lección
board-lesson-step = Paso
board-lesson-of = de
board-lesson-task = Tu tarea
board-lesson-check = Comprobar
board-lesson-hint = Pista
board-lesson-solution = Solución
board-lesson-next = Siguiente
board-lesson-following = Lección siguiente
board-lesson-back = Atrás
board-lesson-restart = Empezar de nuevo
board-lesson-solved = Resuelto
board-lesson-not-yet = Todavía no
board-lesson-untried = Aún sin intentar
board-lesson-begun = Empezado. «Comprobar» dice qué falta
board-lesson-rules = Reglas

## The card trainer

drill-lesson = Entrenador de cartas
    .goals = Un minuto por carta: al cabo de un tiempo sabes qué hace cada edificio.
drill-task =
    { $kind ->
        [built] Usa «{ $card }» de modo que construyas «{ $built }».
        [built-home] Usa «{ $card }» de modo que construyas «{ $built }» y el prior vuelva a casa.
        [land] Usa «{ $card }» de modo que tus tierras crezcan en un distrito y una parcela.
        [goods-home] Usa «{ $card }» de modo que al final tengas { $goods } y a todos tus clérigos en casa.
       *[goods] Usa «{ $card }» de modo que al final tengas { $goods }.
    }
drill-learnt = Esto es lo que hace: { $text }
drill-hint =
    { $gives ->
        [0] Envía a alguien a «{ $card }»; no te quita nada.
       *[other] Al final habrás entregado { $goods }.
    }
drill-unknown = No hay ningún edificio «{ $name }»; los nombres más parecidos son { $near }.
drill-no-country = No hay ningún país «{ $word }»; los países son france e ireland.

## The quiz

quiz-cost = ¿Cuánto cuesta «{ $card }»?
quiz-terrain = ¿En qué terreno puede estar «{ $card }»?
quiz-effect = ¿Qué hace «{ $card }»?
quiz-economic = ¿Qué valor económico tiene «{ $card }»?
quiz-dwelling = ¿Qué valor de vivienda tiene «{ $card }»?
quiz-kind = ¿Es «{ $card }» un edificio del claustro?
quiz-cloister = Es un edificio del claustro.
quiz-ordinary = No es un edificio del claustro.
quiz-right =
    { $days ->
        [one] Correcto. Esta pregunta vuelve mañana.
       *[other] Correcto. Esta pregunta vuelve dentro de { $days } días.
    }
quiz-early = Correcto. Aún no le tocaba, así que se queda donde estaba.
quiz-guessed = Correcto, pero fue una suposición. Esta pregunta vuelve hoy mismo.
quiz-wrong = No exactamente; esta pregunta volverá pronto. La respuesta: { $answer }
quiz-untried = Aún no se ha respondido ninguna pregunta.
quiz-so-far =
    { $asked ->
        [one] Respuestas correctas: { $right } de 1.
       *[other] Respuestas correctas: { $right } de { $asked }.
    }
quiz-unknown = No hay ningún cuestionario sobre «{ $word }»; los temas son { $subjects }, y los países france e ireland.
quiz-no-number = «{ $word }» no es un número de preguntas nuevas; da un número entero, 0 o más.
