# La pantalla de inicio de un tablero, y el final de la partida.

start-title = Partida nueva
start-players = Jugadores
start-seats = Quién juega
start-name = Nombre
start-plays = Juega
start-country = País
start-length = Duración
start-about-france = Francia: pan de grano, vino de uvas.
start-about-ireland = Irlanda: cerveza y whisky de malta.
start-until-round =
    { $bonus ->
        [yes] { $count } rondas y una ronda de bonificación, unas { $actions } acciones por jugador.
       *[no] { $count } rondas, { $actions } acciones por jugador.
    }
start-until-display =
    { $count ->
        [one] Al menos { $round } rondas, { $actions } acciones por jugador: termina cuando han salido todos los edificios y queda a lo sumo uno por construir.
       *[other] Al menos { $round } rondas, { $actions } acciones por jugador: termina cuando han salido todos los edificios y quedan a lo sumo { $count } por construir.
    }
start-language = Idioma
start-more = Más
start-seed = Palabra que fija las jugadas de los bots
start-seed-hint = Cualquier palabra vale: con la misma, los bots que no miran el reloj vuelven a jugar igual.
start-begin = Jugar
start-kept = Seguir una partida
start-code = Abrir un enlace o una partida guardada
start-code-hint = Enlace, código o partida guardada
start-open = Abrir
start-file = Archivo …
start-learn = Aprender el juego
start-puzzle = Problema del día
start-today = Práctica de hoy
start-teach = Enséñame
start-back = Volver al tablero

level-person = Persona
level-suited = Según tus resultados
level-woodcutter = Leñador: bot para la primera partida
level-settler = Colono: bot para principiantes
level-miller = Molinero: bot que conoce las cartas
level-brewer = Cervecero: bot con experiencia
level-abbot = Abad: el bot más fuerte
level-random = Bot, movimientos al azar
level-greedy = Bot, fácil
level-quick = Bot, piensa ¼ de segundo
level-search = Bot, piensa 1 segundo
level-deep = Bot, piensa 5 segundos

start-name-too-long = Este nombre tiene { $count } letras. Un nombre puede tener como máximo { $most }.
start-name-taken = { $seat } también se llama { $name }. Da a cada jugador un nombre distinto.
start-seed-too-long = Esta palabra puede tener como máximo { $most } letras.
start-kept-gone = Esta partida ya no se puede seguir: ha terminado o se cerró su tablero.
start-begun = En este tablero ya ha empezado una partida en otra ventana. Es esta.
start-again = Una partida nueva en la misma mesa. Esta vez empieza { $seat }.

## Al final

personal-best =
    { $kind ->
        [first] Tu mejor resultado: { $best }, en tu primera partida de este tipo.
        [better] Tu mejor resultado: { $best }. Antes era { $before }.
       *[lower] Tu mejor resultado: { $best }, del { $day }.
    }
suited-level = Un buen rival para tu próxima partida: «{ $level }».
board-play-again = Jugar otra vez
board-new-table = Partida nueva
board-share = Compartir
board-game-code = Código de la partida
board-game-link = Enlace a la partida
board-copy = Copiar
board-copied = Copiado
board-review = Verla desde el principio
board-find-mistakes = Revisar mi partida
board-reviewed = Revisión
board-stop-review = Detener
board-walk-review = Recorrerla
board-practise-review = Practicarlos en «Para hoy»
board-review-played = Jugado
board-review-better = Mejor
board-review-there = Ir allí
board-review-chart = Puntos que cada cual podía esperar
board-reviewing = Se comparan los turnos
board-explore-games = Explorar muchas partidas
board-explorer = Explorador
board-explore-turns = Turnos siguientes
board-explore-built = Construidas
board-explore-used = Usadas
board-example = Ejemplo
explorer-about =
    { $what ->
        [turns]
            { $games ->
                [0] Ninguna partida ha llegado a esta posición.
                [one] { $games } partida ha llegado a esta posición.
               *[other] { $games } partidas han llegado a esta posición.
            }
       *[other]
            { $games ->
                [0] No hay partidas de este tipo.
                [one] { $games } partida de este tipo.
               *[other] { $games } partidas de este tipo.
            }
    } { $games ->
        [0] { "" }
       *[other] { $bots ->
            [1] Las jugaron bots rápidos, que no miran más allá de su turno: esto muestra a qué llegaron, no qué es lo mejor.
           *[0] Son partidas de tu propia colección.
        } Entre paréntesis: dónde está el valor verdadero, con una certeza del 95 %.
    }
explorer-not-fetched = No se han podido cargar las partidas del explorador. Inténtalo de nuevo cuando haya conexión.
explorer-span = { $mean } ({ $low } – { $high })
explorer-turn = Turno
explorer-n = Partidas
explorer-points = Puntos
explorer-wins = Victorias %
explorer-card = Carta
explorer-did = Jugadores
explorer-others = Otros
explorer-difference = Diferencia
