# What the study room says: heads of its tables, and what it refuses.

## Heads

study-head-seat = Jugador
study-head-who = Quién
study-head-turns = Turnos
study-head-lost = Pérdida por turno
study-head-players = Jugadores
study-head-bot = Bot
study-head-line = Línea
study-head-turn = Turno
study-head-rank = Puesto
study-head-value = Valor
study-head-points = Puntos
study-head-n = Partidas
study-head-mean = Media
study-head-low = desde
study-head-high = hasta
study-head-sd = Dispersión
study-head-q05 = 5 %
study-head-q25 = 25 %
study-head-median = Mediana
study-head-q75 = 75 %
study-head-q95 = 95 %
study-head-wins = Victorias %
study-head-difference = Diferencia
study-head-least = desde
study-head-most = hasta
study-head-elo = Elo
study-head-elo_low = desde
study-head-elo_high = hasta
study-head-unanswered = Sin respuesta
study-head-card = Carta
study-head-name = Nombre
study-head-built = Construida
study-head-share = Construida %
study-head-round = Ronda
study-head-used = Usada
study-head-win_low = desde
study-head-win_high = hasta
study-head-chance = Por azar %
study-head-positions = Posiciones
study-head-did = Jugadores %
study-head-times = Veces
study-head-without = Los demás

## What came between

study-sure = Cada «desde» y «hasta» son un intervalo del 95 % de la cifra que los precede.
study-repeated = Todas las partidas de «{ $line }» dieron el mismo resultado: es una sola partida repetida, así que no hay intervalo ni porcentaje de victorias.
ladder-players-title =
    { $count ->
        [one] En solitario
        [many] { $count } jugadores
       *[other] { $count } jugadores
    }
study-winners = ganadores
study-losers = los demás
study-sure-axis = { $what }, con su intervalo del 95 %
study-measured =
    { $measure ->
        [lead] Ventaja de { $seat } sobre el mejor de los demás, en puntos; las diferencias son respecto a «{ $line }», partida por partida.
        [win] Victorias de { $seat } (cada una cuenta 1); las diferencias son respecto a «{ $line }», partida por partida.
       *[score] Puntos de { $seat } al final; las diferencias son respecto a «{ $line }», partida por partida.
    }
study-stopped =
    { $count ->
        [one] El horizonte del estudio detuvo una partida tras la ronda { $round }: según las reglas no había terminado.
       *[other] El horizonte del estudio detuvo { $count } partidas tras la ronda { $round }: según las reglas no habían terminado.
    }
study-fallbacks =
    { $count ->
        [one] Un agente no respondió una vez y otro bot jugó en su lugar.
       *[other] Los agentes no respondieron { $count } veces y otro bot jugó en su lugar.
    }
study-left-out =
    { $count ->
        [one] En una partida falló un bot, y no cuenta: { $why }. { $where }
       *[other] En { $count } partidas falló un bot, y no cuentan. La primera vez: { $why }. { $where }
    }
study-bot-failed = El bot de { $seat } falló tras { $ply } jugadas de la partida con la semilla { $seed }.
study-incomplete = No se ha hecho todo: { $why }
study-job-failed = { $where } Lo hecho hasta entonces se conserva: { $why }.
study-interrupted = se interrumpió.
study-executor-died = el proceso ejecutor murió ({ $why }).
study-skipped =
    { $count ->
        [one] 1 registro no se pudo leer: { $why }
       *[other] { $count } registros no se pudieron leer, el primero: { $why }
    }
study-ways =
    { $count ->
        [one] Una manera de acabar.
       *[other] { $count } maneras de acabar que llevan a posiciones distintas.
    }
study-cut = Solo se han mirado las primeras { $count } posiciones.

## Ways to a goal

study-found =
    { $turns ->
        [0] «{ $goal }» ya se cumple.
        [one] { $own ->
            [0] { $seat } puede lograr «{ $goal }» en su próximo turno, y no hay camino más corto.
           *[other] «{ $goal }» se puede lograr en este turno, y no hay camino más corto.
        }
       *[other] { $seat } puede lograr «{ $goal }» en { $turns } turnos, y no en menos.
    }
study-impossible =
    { $turns ->
        [one] { $seat } no puede lograr «{ $goal }» en un turno: se han mirado las { $positions } posiciones.
       *[other] { $seat } no puede lograr «{ $goal }» en { $turns } turnos: se han mirado las { $positions } posiciones.
    }
study-undecided =
    { $turns ->
        [0] Sin decidir: el límite se agotó en el primer turno, tras { $positions } posiciones, sin llegar a «{ $goal }».
        [one] Sin decidir: un turno no llega a «{ $goal }», y tras { $positions } posiciones el límite se ha agotado.
       *[other] Sin decidir: { $turns } turnos no llegan a «{ $goal }», y tras { $positions } posiciones el límite se ha agotado.
    }
study-broken-off = Sin decidir: no se ha mirado todo. «{ $goal }» no está entre las primeras { $positions } posiciones.
study-others-pass = Los demás pasan mientras tanto.
study-others-bot = Por los demás juega el bot indicado.

## What is refused

study-no-game = «{ $word }» no es ni una partida ni un escenario.
study-no-executor = «{ $word }» no es un executor; hace falta un método submit, como los de concurrent.futures.
study-lines = «{ $word }» no son líneas que comparar; da una lista, por ejemplo ["pass", "fell 0,1 wood"], o nombres con líneas.
study-no-line = Aquí no hay ninguna línea «{ $line }»; las líneas son { $lines }.
study-no-records-in = «{ $path }» no es una tabla de partidas: le hace falta una columna «{ $column }» con una partida en cada fila, como la escriben to_csv y to_parquet.
study-no-result = «{ $word }» no es un resultado en JSON; da lo que escribió to_json de un resultado.
study-bad-line = La línea «{ $line }» no se puede jugar desde aquí: { $why }
study-measure = No hay ninguna medida «{ $word }»; hay { $names }.
goal-unread = «{ $word }» no es un objetivo; un objetivo se escribe como R has 2Br, R built F05 o R points 40, y varios se unen con «;».
goal-word = Un objetivo no puede pedir «{ $word }»; lo más parecido es { $near }. Un objetivo se escribe como R has 2Br, R built F05 o R points 40.
study-goal-past = «{ $word }» pregunta por lo que ha pasado; un estudio mira posiciones, como en R has 2Br, R built F05 o R points 40.
goal-good = «{ $word }» no es ningún bien; los más parecidos son { $near }. Un objetivo se escribe como R has 2Br, R built F05 o R points 40; de cada bien, hasta 9999.
goal-card = «{ $word }» no nombra una sola carta; las más parecidas son { $near }. Un objetivo se escribe como R has 2Br, R built F05 o R points 40.
study-over = La partida ha terminado, así que no hay nada que buscar.
study-no-value = «{ $word }» no es una manera de valorar una posición; puede ser evaluation, score, lead o una función de estado y asiento.
study-few-bots = Una arena necesita al menos un bot, por su nombre, como dict(chance=None, greedy=ora.bots.Greedy()).
study-unreadable = No se pudo leer ningún registro: { $why }
study-no-records = No hay registros que contar.
ladder-no-rung = Ningún bot se llama «{ $word }»; hay { $known }.
ladder-rungs = Una escalera necesita al menos un bot, por su nombre, y ninguno dos veces, como bots=["greedy", "miller"].
ladder-players = Una escalera necesita al menos un número de jugadores, como players=[2, 3].
ladder-other = En { $folder } hay partidas de otra escalera ({ $found }, no { $wanted }). Elige otra carpeta, o los mismos país, duración, seed y opening.
study-nothing = No se ha hecho nada, así que no hay nada que mostrar.
study-not-picklable = Esto no se puede enviar a otro proceso ({ $why }); define los bots al principio de un módulo o usa hilos.
study-needs = Esto necesita { $package }: pip install "ora_widgets[study]".
study-chart = Las cifras de arriba en un gráfico
study-mined = Problemas: { $puzzles }; partidas miradas: { $games }.
study-not-mined = { $path } no es un archivo de problemas: no se puede leer la línea { $line }.
study-head-choice = Elección
study-bought-district =
    { $count ->
        [0] ningún distrito
        [one] { $count } distrito
       *[other] { $count } distritos
    }
study-bought-plot =
    { $count ->
        [0] ninguna parcela
        [one] { $count } parcela
       *[other] { $count } parcelas
    }
study-winning = Partidas: { $games }. De todos los asientos ganó el { $base } %. Solo aparece lo que hicieron al menos { $least } asientos. No se sigue que por eso ganaran.
study-winning-alone = Partidas: { $games }. De media { $base } puntos. Solo aparece lo que se hizo en al menos { $least } partidas. No se sigue que eso diera los puntos.
study-no-group = Nada se compara por «{ $word }», solo por { $known }.
study-no-games = No hay ninguna partida así en { $path }; créalas con python -m ora_widgets.study.winning.
study-head-seats = Asientos
study-head-points_lost = Puntos perdidos
study-head-mistakes = Errores
study-head-upheld = Confirmados %
study-upheld = Partidas revisadas: { $games }. Cada error se miró otra vez con un presupuesto diez veces mayor; «desde» y «hasta» son el intervalo del 95 % de esa proporción.
study-head-example = Ejemplo
study-index-in-memory = Un índice en memoria no se puede copiar ni guardar con pickle. Dale un archivo, como PositionIndex("games.db").
study-no-index = En { $path } no hay ningún índice de posiciones de esta versión; haz uno con games(…).positions(path).
study-index-failed = El índice de posiciones { $path } no se puede usar: { $why }.
study-continuations = «desde» y «hasta» dan el intervalo del 95 %. Los puntos y las victorias son de quien mueve, en las partidas jugadas hasta el final.
study-unit = partidas
study-no-game-named = Ninguna partida de aquí se llama «{ $name }»; la tabla muestra los nombres.
study-buildings =
    { $games ->
        [one] { $games } partida.
       *[other] { $games } partidas.
    } { $action ->
        [used] Se cuentan los jugadores que usaron una carta, y cuántas veces cada uno.
       *[built] Se cuentan los jugadores que construyeron una carta.
    } «Ronda» es la media de la primera vez, «Media» sus puntos al final, «Los demás» los puntos de quienes no lo hicieron. «Desde» y «hasta» dan el intervalo del 95 % de la diferencia. Esto no demuestra que la carta diera los puntos.

## Una liga

league-bot = Bot
league-game = Partida
league-round = Ronda
league-seat = Color
league-why = Por qué
league-points = Puntos
league-lead = Ventaja
league-late = No hubo respuesta en { $seconds } s. En esta liga ya no se pregunta más al bot.
league-gone = Una respuesta anterior no llegó nunca, así que ya no se pregunta más al bot.
league-nothing = La respuesta estaba vacía; tiene que ser un movimiento legal.
league-failed =
    { $count ->
        [one] { $bot } no tuvo respuesta una vez y respondió el azar en su lugar: { $why }
       *[other] { $bot } no tuvo respuesta { $count } veces y respondió el azar en su lugar. La primera vez: { $why }
    }
league-no-bot = Ningún bot de esta liga se llama «{ $name }». Los nombres más parecidos: { $near }
league-not-in-game = { $bot } no jugó en la partida { $game }. La tabla games(name) da las partidas de un bot.
league-bots = Una liga necesita, contando los niveles, al menos { $least } bots y como mucho { $most }.
