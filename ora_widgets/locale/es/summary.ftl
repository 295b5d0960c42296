# Las reglas de un vistazo en una página, para imprimir: ora.rules_sheet().

summary-title = Ora et Labora de un vistazo: { $country }
summary-aim = Gana quien tiene más puntos. Cuentan los bienes, el valor económico de todas las cartas de tus tierras y los asentamientos.
summary-round = Al empezar la ronda gira la rueda. Si tus { $count } clérigos están fuera, antes vuelven a casa.
summary-turn = Con tres o cuatro jugadores tienes { $actions } acción principal en tu turno, y el jugador inicial tiene una más al final.
summary-actions = Acciones principales: envía a un clérigo a un edificio tuyo; paga un contrato de trabajo; tala árboles o corta turba; o construye y, si quieres, envía allí al prior.
summary-contract = Un contrato de trabajo cuesta { $first } moneda o una bebida ({ $drink }). Cuando alguien construye «{ $card }», cuesta { $then } monedas.
summary-land = En tu turno puedes comprar una tierra. Precios en monedas: distritos { $districts }, parcelas { $plots }.
summary-wheel = Un indicador da, giro a giro de la rueda: { $values }. En la partida corta para dos: { $back }.
summary-settle = Un asentamiento da su valor de vivienda, el de todas las cartas que tiene al lado y { $water } por cada casilla de agua libre a su lado.
summary-joker = El comodín sustituye al indicador de cualquier bien; se usa uno de los dos, nunca ambos.
summary-change = El grano se convierte en paja en cualquier momento, nunca al revés. Con comida y energía no hay cambio.
summary-bonus = Con tres o cuatro jugadores, tras la última ronda hay una ronda de bonificación: un edificio, o tu prior en cualquier edificio, gratis. Después viene la fase de asentamiento E.
summary-two = Con dos jugadores la partida termina cuando ha salido la pila D y queda como mucho { $short } edificio en la oferta (partida corta) o { $long } (partida larga).
summary-games = Partidas
summary-goods = Bienes
summary-settlements = Asentamientos
summary-buildings = Edificios
summary-players = Jugadores
summary-rounds = Rondas
summary-cards = Cartas
summary-phases = Asentamientos tras las rondas
summary-enters = { $good } en
summary-start = Al inicio
summary-good = Bien
summary-food = Comida
summary-energy = Energía
summary-coins = Monedas
summary-points = Puntos
summary-card = Carta
summary-cost = Coste
summary-where = Dónde
summary-economic = Valor
summary-dwelling = Vivienda
summary-pile =
    { $letter ->
        [start] Inicio
       *[other] Pila { $letter }
    }
summary-ordinary = Si no se dice otra cosa, una carta puede estar en { $terrain }. ✝ es un edificio del claustro: debe tocar otro.
summary-open = hasta acabar las cartas
summary-from = De los números del programa, reglas { $rules }.
