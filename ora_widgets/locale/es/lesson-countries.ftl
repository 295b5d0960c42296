# Lesson 8: France against Ireland.

lesson-countries = Francia contra Irlanda
    .goals = Después de esta lección sabrás en qué se diferencian las dos variantes y qué cartas participan en una partida.

lesson-countries-two-sides =
    Cada carta de edificio tiene un lado francés y otro irlandés; antes de jugar se acuerda uno (F2.1). Francia hornea pan y prensa
    vino, Irlanda elabora cerveza y destila whisky. Quince cartas son iguales por los dos lados.
    .title = Dos lados de una carta
    .task = En esta mesa se juega en Irlanda. ¿Qué indicador no entrará nunca en la rueda?
    .choice-a = la turba
    .choice-b = la piedra
    .choice-c = las uvas
    .choice-d = el comodín
    .hint-1 = ¿De qué se hace el vino?
    .learnt = En Irlanda no hay uvas. La piedra llega en los dos países.

lesson-countries-how-many-cards =
    No todas las cartas participan en todas las partidas (F2.4). Las que llevan la marca «4» se quedan en la caja en la
    partida larga para tres y en la corta para cuatro; las que llevan «3+» o «4», en las partidas cortas para dos y para
    tres. Con cuatro jugadores, en la partida larga están las 41.
    .title = Qué cartas participan
    .task = Tres jugadores, partida larga: las cartas con la marca «4» se quedan fuera. Son ocho. ¿Cuántas participan?
    .hint-1 = 41 - 8.
    .learnt = 33 cartas. Las partidas cortas para dos y para tres usan solo 24.

lesson-countries-on-the-water =
    Irlanda tiene un edificio que está en el agua: la Casa Flotante, y nada más puede estar allí (F5.5.3). Da 1 de madera, 1 de malta, 1
    moneda y 1 de turba a quien llega.
    .title = Sobre el agua
    .task = Construye la Casa Flotante en una casilla de agua y haz que el prior suba a bordo enseguida.
    .hint-1 = El agua está en la columna -2.
    .hint-2 = build I11 0,-2; prior.
    .learnt = Un valor de vivienda de 6 sobre el agua, junto a tu costa: bueno para un asentamiento allí.

lesson-countries-a-whiskey =
    Lo que es el vino en Francia lo es el whisky en Irlanda: un regalo que sustituye el precio de un contrato (F5.3.5). Y lo que la Bodega
    hace con el precio lo hace aquí la Destilería de Whisky (F5.3.4).
    .title = Un whisky por la Maltería
    .task = Los contratos ya cuestan 2 monedas, y no tienes ninguna. Contrata la Maltería de Verde y convierte los dos granos en malta.
    .hint-1 = contract I04 whiskey.
    .hint-2 = contract I04 whiskey; send lay; times 2.
    .learnt = Un whisky dado en lugar de monedas va a la reserva, y el dueño no recibe nada. Vendido por 2 monedas también paga un contrato, pero entonces las recibe el dueño.

lesson-countries-church-or-chapel =
    La misma idea tiene a menudo dos formas. En Francia la Iglesia del Claustro hace relicarios con pan y vino; en Irlanda la Capilla toma
    cerveza y whisky, y lo hace hasta tres veces.
    .title = Iglesia o capilla
    .task = Haz 2 relicarios.
    .hint-1 = Primero la Capilla ofrece un libro por una moneda. Déjalo: tendrías que vender un whisky para eso.
    .hint-2 = use I24 lay; times 0; times 2.
    .learnt = De cerveza y whisky a relicarios: 16 puntos.
