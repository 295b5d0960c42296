# Quién más está en el tablero: bots, personas en otras páginas y consejos.

board-bot = Un bot juega con este color
board-bots = Los bots
board-is-thinking = está pensando…
board-play-now = Jugar ya
board-bots-pause = Pausar
board-bots-go-on = Seguir
board-bot-plays-on = que siga un bot
board-play-yourself = jugar por tu cuenta
board-who-plays = Quién juega
board-bots-rest = Los bots han parado.
board-bot-broke = Un bot no ha podido seguir:
board-hint = Pista
board-play-this = Jugar esto
board-press-to-play = Al pulsar se juega; puedes deshacerlo.
board-pace = Turnos de los demás
board-pace-off = No mostrar
board-pace-quick = Rápido
board-pace-calm = Con calma
board-skip-it = Saltar
board-watch-on = Seguir viendo
board-watch-pause = Detener aquí
board-other-lines = Otras líneas
board-worth = Ventaja esperada sobre los demás jugadores (en solitario: puntos al final) y su margen de error
board-worth-short = Valor
board-playouts = Pruebas
board-you = tú
board-somebody-else = otra persona
board-your-turn = Tu turno
board-call-me = Avísame cuando me toca y esta página está oculta: sonido, vibración, notificación
board-actions-left = Acciones restantes
board-purchases-left = Compras de tierra
board-lies-under-it = Debajo está

# Of advice: how good a move is beside the best one.
advice-standing =
    { $kind ->
        [best] la mejor
        [equal] más o menos igual al final de la partida
       *[behind] { $behind ->
            [one] 1 punto menos
           *[other] { $behind } puntos menos
        }
    }
