# Lesson 9: France against Ireland.

lesson-countries = Francia contra Irlanda
    .goals = Después de esta lección sabrás en qué se diferencian las dos variantes y qué cartas participan en una partida.

lesson-countries-two-sides =
    Cada carta de edificio tiene un lado francés y otro irlandés. Antes de jugar se acuerda cuál se usa (F2.1). Las
    cartas francesas dan pan y vino; las irlandesas, cerveza y whisky. Quince cartas son iguales por los dos lados.
    .title = Dos lados de una carta
    .task = Esta partida usa la variante irlandesa. ¿Qué indicador no entrará nunca en la rueda?
    .choice-a = la turba
    .choice-b = la piedra
    .choice-c = las uvas
    .choice-d = el comodín
    .hint-1 = ¿De qué se hace el vino?
    .learnt = En Irlanda no hay uvas. La piedra llega en las dos variantes.

lesson-countries-how-many-cards =
    No en todas las partidas se usan todas las cartas (F2.4). La partida larga para tres y la corta para cuatro dejan
    fuera las cartas con la marca «4». Las partidas cortas para dos y para tres dejan fuera las marcadas «3+» o «4». La
    partida larga para cuatro usa las 41.
    .title = Qué cartas participan
    .task = Juegan tres en la partida larga, así que las ocho cartas con la marca «4» se quedan fuera. ¿Cuántas cartas se usan?
    .hint-1 = 41 - 8.
    .learnt = 33 cartas. Las partidas cortas para dos y para tres usan solo 24.

lesson-countries-on-the-water =
    Un edificio irlandés está en el agua: la Casa Flotante. Ninguna otra carta puede estar allí (F5.5.3). Da 1 de
    madera, 1 de malta, 1 moneda y 1 de turba a quien la usa.
    .title = Sobre el agua
    .task = Construye la Casa Flotante en una casilla de agua y deja que el prior se instale enseguida.
    .hint-1 = El agua está en la columna 1.
    .hint-2 = { $solution }.
    .learnt = La Casa Flotante tiene un valor de vivienda de 6 y está junto a tu costa. Un asentamiento en esa costa dará muchos puntos.

lesson-countries-a-whiskey =
    En Francia puedes dar un vino en lugar del pago de un contrato; en Irlanda das un whisky (F5.3.5). En Francia la
    Bodega sube el precio a 2 monedas; en Irlanda lo hace la Destilería de Whisky (F5.3.4).
    .title = Un whisky en lugar de monedas
    .task = Los contratos ya cuestan { $price-contract } monedas, y no tienes ninguna. Usa la Maltería de Verde con un contrato y convierte todo tu grano en malta.
    .hint-1 = Paga con un whisky: contract I04 whiskey.
    .hint-2 = contract I04 whiskey; send lay; times 2.
    .learnt = Un whisky dado en lugar de monedas va a la reserva, y el dueño no recibe nada. También podrías venderlo por 2 monedas y pagar con ellas; entonces las recibe el dueño.

lesson-countries-church-or-chapel =
    Algunas cartas francesas e irlandesas hacen casi lo mismo. En Francia la Iglesia del Claustro convierte pan y vino
    en relicarios, hasta dos veces. En Irlanda la Capilla convierte cerveza y whisky en relicarios, hasta tres veces.
    .title = Iglesia o capilla
    .task = Haz { $want-R-Rq } relicarios.
    .hint-1 = Primero la Capilla ofrece un libro por una moneda. No lo compres: tendrías que vender un whisky para pagarlo.
    .hint-2 = { $solution }.
    .learnt = { $R-Be } cervezas y { $R-Wh } whiskies se convirtieron en { $want-R-Rq } relicarios, que valen 8 puntos cada uno.
