# The named scenarios: what each is called, what it asks, and what may help.

## First turns

scenario-theme-first-turns = primeros turnos

scenario-first-move = El primer movimiento
    .question = ¿Qué primer movimiento es a la larga el mejor para Rojo: construir, talar o el Montículo de Arcilla?
    .notes = Compáralos en cientos de partidas con ora.study.what_if.

scenario-kiln-first = Combustible enseguida
    .question = ¿Cómo puede tener Rojo 2 de carbón de turba tras el primer turno?
    .notes = El prior puede instalarse en el edificio recién construido y usarlo.

scenario-grain-in-store = 6 de grano por una moneda
    .question = ¿Cómo puede tener Rojo 7 de grano antes del primer turno de Verde?
    .notes = Un edificio de la oferta vende grano. 7 de grano valen 7 de comida, o pueden ser 7 de paja, o bastan para una visita al Molino de Viento.

## Bread

scenario-theme-bread = pan

scenario-first-bread = El primer pan
    .question = Tienes 4 de grano y nada que quemar: ¿cómo puedes tener 4 panes al final de este turno?
    .notes = El Molino de Viento da paja, y un pan requiere solo ½ de energía.

scenario-bread-for-coins = Pan por monedas
    .question = ¿Cómo puede tener Rojo 8 monedas y 1 pan al final de este turno?

## Beer and whiskey

scenario-theme-beer-and-whiskey = cerveza y whisky

scenario-brewing = Elaborar cerveza
    .question = Rojo tiene 6 de grano: ¿cómo puede terminar este turno con 2 cervezas y 7 monedas?
    .notes = Una cerveza requiere 1 de malta y 1 de grano.

scenario-water-of-life = Cuatro whiskies
    .question = ¿Cómo puede tener Rojo 4 whiskies al final de este turno?

## Ceramics and reliquaries

scenario-theme-ceramics-and-reliquaries = cerámica y relicarios

scenario-workshop = En el taller
    .question = ¿Cómo puedes conseguir bienes que valgan 13 puntos con una visita al Taller del Claustro?
    .notes = Tres cerámicas y un adorno requieren 4 de energía.

scenario-pilgrims = De libro a relicario
    .question = Rojo tiene un libro, el Lugar de Peregrinación y el Priorato: ¿cómo puede el libro convertirse en relicario en este turno?
    .notes = Desde el Priorato puedes usar un edificio en el que haya un prior.

## Wonders

scenario-theme-wonders = maravillas

scenario-sacristy = Una maravilla en dos pasos
    .question = ¿Cómo puede tener Rojo una maravilla al final de este turno?

scenario-last-wonder = La última maravilla
    .question = Queda una maravilla. ¿Qué bienes entrega Rojo en la Torre Redonda?
    .notes = Además de 5 monedas y 1 whisky, la Torre Redonda toma bienes que valen 14 puntos. Rojo tiene justo eso.

## Settlements

scenario-theme-settlements = asentamientos

scenario-first-settlement = El primer asentamiento
    .question = ¿Qué asentamiento es el mejor para Azul, y en qué casilla?
    .notes = ora.study.best_turn enumera todas las maneras de acabar este paso.

scenario-fishing-village = Aldea de Pescadores
    .question = ¿Cómo puede pagar Verde la Aldea de Pescadores, que cuesta 8 de comida y 3 de energía, y en qué casilla puede estar?

## Contracts

scenario-theme-contracts = contratos

scenario-other-oven = El horno ajeno
    .question = Verde tiene la única Panadería: ¿cómo puede convertir Rojo 2 de harina en pan, y qué recibe Verde?

scenario-a-gift = Un vino en lugar de monedas
    .question = Los contratos cuestan ya 2 monedas y Rojo no tiene ninguna: ¿cómo puede Rojo convertir dos uvas en vino?
    .notes = Un vino dado por un contrato va a la reserva, y el dueño no recibe monedas.

## Land

scenario-theme-land = tierras

scenario-to-the-sea = Hacia el mar
    .question = ¿Cómo puede Azul construir el Paseo del Puerto en este turno y usarlo enseguida?
    .notes = Se puede comprar una tierra por turno, antes o después de la acción principal.

scenario-into-the-mountain = Una montaña para la Cantera
    .question = La piedra muestra 4, y Rojo tiene 8 monedas: ¿cómo puede tener 4 de piedra en este turno?
    .notes = La próxima parcela cuesta 3 monedas, la Cantera 5.

## Cloister building

scenario-theme-cloister-building = construir el claustro

scenario-round-the-corner = Uno junto al otro
    .question = ¿Cómo puede Rojo construir el Priorato y el Patio del Claustro en este turno?
    .notes = Solo una de las dos casillas vacías toca la Oficina del Claustro.

scenario-no-room = No hay sitio en el claustro
    .question = La Carbonera está en la casilla junto a la Oficina del Claustro. ¿Cómo puede construir Rojo el Patio del Claustro en este turno?
    .notes = ¿Qué otra casilla podría tocar la Oficina del Claustro?

## Solo

scenario-theme-solo = en solitario

scenario-solo-pressing = De una moneda a siete
    .question = Rojo tiene una moneda: ¿cómo puede tener 7 monedas y 1 vino al final de este turno?
    .notes = La Hacienda Financiada da 2 uvas con sus otros bienes. La Bodega paga 7 monedas por 1 vino.

scenario-neighbour-builds = El jugador neutral construye
    .question = Al empezar la fase A, cuatro cartas van al jugador neutral. ¿Cuál de ellas quiere usar Rojo enseguida?
    .notes = Un edificio del claustro necesita otro al lado. Una carta cubierta sale de la partida.

## Bonus round

scenario-theme-bonus-round = ronda de bonificación

scenario-last-visit = El último edificio
    .question = ¿A qué edificio, ocupado o no, debe enviar Rojo al prior en la ronda de bonificación?
    .notes = Compara dos relicarios con una maravilla que cuesta bienes por 17 puntos.

## Two players' end game

scenario-theme-two-players-end-game = final para dos

scenario-four-cards-left = Quedan cuatro cartas
    .question = Cuando quedan como máximo 3 cartas en la oferta, la ronda es la última. ¿Debe Rojo construir ahora o esperar?
    .notes = Si Rojo construye, Rojo termina su turno, Verde tiene una acción más y la partida se acaba.
