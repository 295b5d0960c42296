# The named scenarios: what each is called, what it asks, and what may help.

## First turns

scenario-theme-first-turns = primeros turnos

scenario-first-move = El primer movimiento
    .question = ¿Qué primer movimiento vale al final más para Rojo: construir, talar o el Montículo de Arcilla?
    .notes = Compáralos por centenares con ora.study.what_if.

scenario-kiln-first = Combustible enseguida
    .question = ¿Cómo tiene Rojo 2 de carbón de turba tras el primer turno?
    .notes = El prior puede visitar lo que se acaba de construir.

scenario-grain-in-store = Una moneda, seis granos
    .question = ¿Cómo tiene Rojo 7 de grano antes de que mueva Verde?
    .notes = ¿Para qué sirve? Siete granos son siete de comida, o siete pajas, o una visita al Molino de Viento.

## Bread

scenario-theme-bread = pan

scenario-first-bread = El primer pan
    .question = Cuatro granos y nada de combustible: ¿cómo tienes 4 panes al final de este turno?
    .notes = Quien muele tiene paja, y media energía es todo lo que necesita un pan.

scenario-bread-for-coins = Pan por monedas
    .question = ¿Cómo tiene Rojo 8 monedas y todavía un pan al final de este turno?

## Beer and whiskey

scenario-theme-beer-and-whiskey = cerveza y whisky

scenario-brewing = Elaborar cerveza
    .question = Seis granos: ¿cómo termina Rojo este turno con 2 cervezas y 7 monedas?
    .notes = Una cerveza requiere una malta y un grano.

scenario-water-of-life = Agua de vida
    .question = ¿Cómo tiene Rojo 4 whiskies al final de este turno?

## Ceramics and reliquaries

scenario-theme-ceramics-and-reliquaries = cerámica y relicarios

scenario-workshop = En el taller
    .question = Una visita al Taller del Claustro: ¿cómo sacas de ella 13 puntos en bienes?
    .notes = Tres cerámicas y un adorno requieren 4 de energía.

scenario-pilgrims = El largo camino hasta un relicario
    .question = Un libro, un Lugar de Peregrinación, un Priorato: ¿cómo se convierte en relicario en este turno?
    .notes = Un lugar se puede visitar dos veces en un turno si se envía a alguien desde otro sitio.

## Wonders

scenario-theme-wonders = maravillas

scenario-sacristy = Una maravilla en dos pasos
    .question = ¿Cómo tiene Rojo una maravilla al final de este turno?

scenario-last-wonder = La última maravilla
    .question = Queda una maravilla. ¿Qué bienes entrega Rojo en la Torre Redonda?
    .notes = Bienes por valor de 14 puntos, y nada más.

## Settlements

scenario-theme-settlements = asentamientos

scenario-first-settlement = El primer asentamiento
    .question = ¿Qué asentamiento, y dónde, vale más para Azul?
    .notes = ora.study.best_turn enumera todas las maneras de acabar este paso.

scenario-fishing-village = Aldea de Pescadores
    .question = ¿Cómo construye Verde la Aldea de Pescadores, y dónde vale más?

## Contracts

scenario-theme-contracts = contratos

scenario-other-oven = El horno ajeno
    .question = Verde tiene la única Panadería: ¿cómo convierte Rojo dos harinas en pan, y qué recibe Verde?

scenario-a-gift = Un regalo
    .question = Los contratos cuestan ya 2 monedas y Rojo no tiene ninguna: ¿cómo prensa Rojo dos uvas?
    .notes = Un vino dado es una moneda que el dueño no recibe.

## Land

scenario-theme-land = tierras

scenario-to-the-sea = Hacia el mar
    .question = ¿Cómo consigue Azul el Paseo del Puerto en este turno y lo usa enseguida?
    .notes = Se puede comprar una tierra por turno, antes o después de la acción principal.

scenario-into-the-mountain = A la montaña
    .question = La piedra muestra 4: ¿cómo tiene Rojo 4 de piedra en este turno, con 8 monedas?
    .notes = La montaña cuesta 3, la Cantera 5.

## Cloister building

scenario-theme-cloister-building = construir el claustro

scenario-round-the-corner = A la vuelta de la esquina
    .question = ¿Cómo tiene Rojo el Priorato y el Patio del Claustro después de este turno?
    .notes = Solo una de las dos casillas vacías toca la Oficina del Claustro.

scenario-no-room = No hay sitio en el claustro
    .question = La Carbonera está donde debería crecer el claustro. ¿Cómo construye Rojo el Patio del Claustro en este turno?
    .notes = ¿Qué más toca la Oficina del Claustro?

## Solo

scenario-theme-solo = en solitario

scenario-solo-pressing = Prensar
    .question = Una moneda: ¿cómo se convierte en 8 puntos de monedas y vino en este turno?
    .notes = La Hacienda Financiada vende dos uvas con lo demás; la Bodega vende bien un vino.

scenario-neighbour-builds = El vecino construye
    .question = Cuatro cartas van al jugador neutral antes de la fase A: ¿cuál quiere usar Rojo en ese mismo momento?
    .notes = Un edificio del claustro necesita otro al lado; lo cubierto se pierde.

## Bonus round

scenario-theme-bonus-round = ronda de bonificación

scenario-last-visit = La última visita
    .question = ¿Qué edificio visita Rojo en la ronda de bonificación, ocupado o no?
    .notes = ¿Dos relicarios o una maravilla que cuesta 17 puntos en bienes?

## Two players' end game

scenario-theme-two-players-end-game = final para dos

scenario-four-cards-left = Quedan cuatro cartas
    .question = Con 3 cartas la ronda es la última. ¿Debe Rojo construir ahora o esperar?
    .notes = Si Rojo construye, Verde tiene una acción más y la partida se acaba.
