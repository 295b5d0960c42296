# Words on the board itself. The page gets all messages whose id begins with `board-`, without that word.

## What the table says

table-title =
    { $players ->
        [1] En solitario, { $country }
       *[other] Partida { $length } para { $players } jugadores, { $country }
    }
table-heading =
    { $kind ->
        [over] La partida ha terminado
        [bonus] Ronda de bonificación
        [phase] Ronda { $round }, fase de asentamiento { $phase }
        [final] Fase de asentamiento { $phase }
        [open] Ronda { $round }
       *[known] Ronda { $round } de { $rounds }
    }

## Buttons for what is not a piece on the table

token-lay = hermano lego
token-prior = prior
token-nobody = nadie
token-coins = { $coins }
token-wine = 1 vino
token-whiskey = 1 whisky

## On the page, whose own names for them have spaces instead of hyphens

board-wheel = La rueda
board-building-marker = Marcador de edificios
board-enters = entra
board-given-goods = Bienes para todos
board-buildings = Edificios
board-coming = Por venir
board-pile = Pila
board-round = Ronda
board-cost = Coste
board-terrain = Terreno
board-cloister-building = Edificio del claustro
board-economic-value = Valor económico
board-dwelling-value = Valor de vivienda
board-label = Jugadores
board-coast = costa
board-plains = llanura
board-hillside = ladera
board-mountain = montaña
board-water = agua
board-forest = Bosque
board-moor = Páramo
board-hills = cara de las laderas
board-empty-space = Casilla vacía
board-space = Casilla
board-goods = Bienes
board-food = comida
board-energy = energía
board-points = puntos
board-settlements-in-hand = Asentamientos en la mano
board-settlements = Asentamientos
board-clergy = Clérigos
board-prior = Prior
board-lay = Hermano lego
board-no-goods = Sin bienes
board-land-for-sale = Tierras en venta
board-district = Distrito
board-plot = Parcela
board-left = en la pila
board-coins = monedas
board-wine = vino
board-whiskey = whisky
board-sold-out = Agotado
board-wonders = Maravillas
board-score = Puntuación
board-total = Total
board-history = Historial
board-undo = Deshacer
board-redo = Rehacer
board-undo-turn = Deshacer el turno
board-redo-turn = Rehacer el turno
board-move = Movimiento
board-log = Lo que ha pasado
board-picked = Elegido
board-clear = Borrar
board-take-back = Quitar
board-all-moves = Todos los movimientos
board-any-time = En cualquier momento
board-how-often = Cuántas veces
board-dismiss = Cerrar
board-waiting = Esperando la respuesta
board-start-player = Jugador inicial
board-neutral = Jugador neutral
board-to-move = Le toca
board-can-be-picked = se puede elegir
board-joker = Comodín
board-or = o
board-at-most = como máximo
board-only-joker = solo con el comodín
board-done = Listo
board-pass = Pasar
board-skip = Omitir
board-phase = Fase de asentamiento
board-drawing-failed = Esto no se ha podido dibujar

## What went wrong beside the rules

notice-saved = Lo ha guardado tu navegador, en sus descargas.
notice-horizon = Los bots paran tras la ronda { $round }, pero la partida no ha terminado: las reglas no fijan una última ronda, y puedes seguir jugando.
notice-error = Algo ha salido mal, y no es culpa tuya: { $error }
notice-bad-message = El tablero ha enviado algo que no es ni un movimiento ni una orden: { $what }
board-where-from = ¿De dónde se saca?
board-shortest-way = El camino más corto
