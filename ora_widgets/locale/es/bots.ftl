# What bots say: budgets they cannot think with, and why they play what they play.

bot-no-budget = Di cuánto puede pensar el bot: seconds o playouts.
bot-answered = { $bot } respondió «{ $line }».
bot-no-level = No hay nivel «{ $word }»; hay { $known }.
bot-no-manner = No hay estilo «{ $word }»; hay { $known }.

# One sentence for a turn: `$acts` is what is done, `$reasons` what for.
bot-why = { $seat } { $acts }: { $reasons }.
bot-why-plain = { $seat } { $acts }.
bot-reasons = { $first }, { $rest }

act-build = construye «{ $card }»
act-settle = construye «{ $card }»
act-use = usa «{ $card }»
act-contract = usa «{ $card }» con un contrato
act-enter = usa también «{ $card }»
act-prior = envía allí al prior
act-fell = tala árboles
act-cut = corta turba
act-district = compra un distrito
act-plot = compra una parcela
act-joker = toma bienes con el comodín
act-place = da «{ $card }» al jugador neutral
act-send =
    { $kind ->
        [prior] envía al prior
       *[lay] envía a un hermano lego
    }
act-pass = pasa
act-none = sigue adelante
act-done = termina el turno

reason-points =
    { $points ->
        [one] 1 punto ahora
       *[other] { $points } puntos ahora
    }
reason-end =
    { $points ->
        [one] el final de la partida con 1 punto de ventaja
       *[other] el final de la partida con { $points } puntos de ventaja
    }
reason-goods-for = { $goods } para «{ $card }»
reason-goods = { $goods } más de reserva
reason-meals = comida y energía para el próximo asentamiento
reason-sites = mejores sitios para asentamientos
reason-cards = un edificio para usar más tarde
reason-land = sitio para construir
reason-clergy =
    { $home ->
        [0] todos los clérigos de vuelta en la ronda siguiente
       *[other] clérigos en casa para lo que venga
    }
reason-tempo = menos en la rueda para el siguiente jugador
reason-others = menos puntos para los demás

# The named opponents, and what their manners add to the reasons.
manner-woodcutter = Leñador
manner-settler = Colono
manner-miller = Molinero
manner-brewer = Cervecero
manner-abbot = Abad
reason-woodcutter = lo que le gusta a un leñador: la madera y el bosque talado
reason-settler = lo que le gusta a un colono: comida, combustible y buenos sitios
reason-miller = lo que le gusta a un molinero: el grano y lo que se hace de él
reason-brewer = lo que le gusta a un cervecero: las bebidas y de lo que se hacen
reason-abbot = lo que le gusta a un abad: libros, adornos y relicarios

# The columns of a hint.
hint-move = movimiento
hint-worth = valor
hint-playouts = pruebas
hint-why = por qué
hint-interval = «±» es la mitad de la anchura del intervalo del 95 %; un valor sin él se ha estimado sin pruebas.

# El archivo de la evaluación aprendida.
bot-weights-missing = Falta { $file }. Los bots siguen con la evaluación hecha a mano. Instala ora_widgets de nuevo para recuperar el archivo.
bot-weights-damaged = { $file } está dañado. Los bots siguen con la evaluación hecha a mano. Instala ora_widgets de nuevo para recuperar el archivo.
bot-weights-version = { $file } es de la versión { $version } o tiene otras entradas, y este programa lee la versión { $ours }. Los bots siguen con la evaluación hecha a mano. Instala ora_widgets de nuevo.

# A game looked at again.
review-who = jugador
review-round = ronda
review-lost = puntos perdidos
review-played = jugado
review-better = mejor
review-why = por qué
review-chart = Puntos que cada uno podía esperar
review-points =
    { $exact ->
        [1] { $lost } puntos perdidos
       *[0] { $lost } puntos perdidos (probablemente de { $low } a { $high })
    }
review-none = No se encontró ningún turno que costara un punto o más.
review-time = El tiempo terminó antes de mirar todos los turnos.
review-interrupted = Se interrumpió antes de mirar todos los turnos.

teaching-costly =
    Ese turno costó cerca de { $points } { $points ->
        [one] punto
       *[other] puntos
    }. Mejor: { $why }
teaching-shorter = el mismo turno sin lo último.
teaching-good =
    Buen turno. { $why } El segundo mejor turno vale cerca de { $points } { $points ->
        [one] punto
       *[other] puntos
    } menos.
