# El editor de posiciones: lo que rechaza y las palabras de su página.

editor-not-code = Este escenario no se puede leer. Pega ora.Scenario(…) con todos sus valores escritos, o el código de una partida.
editor-printed = «{ $card }» está impresa en la tierra central, así que se queda en su sitio.

## What lies where

editor-no-phase = Acciones de una ronda
editor-phase =
    { $phase ->
        [bonus] Ronda de bonificación ({ $round })
       *[other] Fase de asentamiento { $phase } (ronda { $round })
    }
editor-game =
    { $players ->
        [1] 1 jugador
       *[other] { $players } jugadores, { $length ->
            [short] corta
           *[other] larga
        }
    }
editor-start-pile = Desde el principio
editor-pile = Pila { $letter } (ronda { $round })
editor-strays = Fuera de esta partida
editor-in-display = en la oferta
editor-in-hand = en la mano
editor-at-home = en casa
editor-land =
    { $kind ->
        [plot] Parcela
       *[other] Distrito
    } { $row }, { $side }
editor-aside-card = { $card }: { $seat }, casilla { $space }
editor-aside-clergyman =
    { $kind ->
        [prior] Prior
       *[other] Hermano lego
    } ({ $seat }), en «{ $card }»
editor-aside-land = { $land }: { $seat }
editor-aside-seat = Todo lo de { $seat }

## On the page

editor-page-title = Editor de posiciones
editor-page-nothing-held = Elige abajo una carta o un clérigo y pulsa adónde va.
editor-page-no-answer = Python no ha respondido. Mientras se ejecute una celda, espera a que termine. Si Python se cerró o se reinició, vuelve a ejecutar la celda y abre allí lo que está en «Código»: es esta posición, hasta la última respuesta.
editor-page-held = En la mano
editor-page-to-space = pulsa una casilla
editor-page-to-card = pulsa un edificio
editor-page-put-down = Dejar
editor-page-into-display = A la oferta
editor-page-into-hand = A la mano
editor-page-off-table = Fuera de la mesa
editor-page-go-home = A casa
editor-page-clear-all = Vaciar
editor-page-cards = Edificios
editor-page-settlements = Asentamientos
editor-page-clergymen = Clérigos
editor-page-goods = Bienes
editor-page-land = Tierra
editor-page-wheel = Rueda
editor-page-turn = Partida y turno
editor-page-output = Código
editor-page-problems = Problemas
editor-page-possible = Esta posición es posible.
editor-page-not-placed = Sin sitio en la mesa
editor-page-take-away = Quitar
editor-page-deal-display = Mostrar todos los repartidos
editor-page-deal-hand = Todos los repartidos
editor-page-no-land = Pulsa + en las tierras para añadir más tierra.
editor-page-unused = Sin usar
editor-page-off-wheel = Fuera de la rueda
editor-page-round = Ronda
editor-page-phase = Parte de la ronda
editor-page-whose-turn = De quién es el turno
editor-page-first-seat = El primer jugador
editor-page-actions-left = Acciones principales que quedan
editor-page-all-actions = Todas
editor-page-game = Partida
editor-page-country = País
editor-page-wonders = Maravillas en la reserva
editor-page-standard = Lo normal
editor-page-less = menos
editor-page-more = más
editor-page-undo = Deshacer
editor-page-redo = Rehacer
editor-page-copy = Copiar
editor-page-copied = Copiado
editor-page-python-code = Escenario para una celda
editor-page-send-code = Código para enviar
editor-page-no-send-code = Una posición imposible no tiene código para enviar.
editor-page-play = Jugar desde aquí
editor-page-leave = Volver a la partida
editor-page-open-label = Abrir un escenario o una partida
editor-page-open-hint = ora.Scenario(…) u ora1:…
editor-page-open = Abrir
editor-page-word-title = Título
editor-page-word-question = Pregunta
editor-page-word-notes = Notas
editor-page-word-goal = Meta
editor-page-word-prelude = Jugadas previas
editor-page-word-solution = Solución
editor-page-players = Tierras
