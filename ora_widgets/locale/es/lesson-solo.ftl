# Lesson 12: solo against the neutral player.

lesson-solo = En solitario
    .goals = Después de esta lección sabrás jugar en solitario, junto a un jugador neutral, por 500 puntos.

lesson-solo-an-empty-cellar =
    En solitario juegas 32 turnos de dos acciones cada uno. Empiezas sin ningún bien, y las dos pilas de tierra están del revés: la más cara está arriba
    (F13.1, F2.7).
    .title = Un sótano vacío
    .task = Hasta la ronda 5 has apartado 9 monedas. Compra un distrito y mira cuánto te cuesta.
    .hint-1 = Los distritos cuestan 2, 3, 4, 4, 5, 5, 6, 7 y 8; en solitario empiezas por el otro extremo.
    .hint-2 = district -1 plains.
    .learnt = 8 monedas. Paciencia: después de cada uno que compras, el siguiente cuesta menos o, como mucho, lo mismo.

lesson-solo-before-it-is-gone =
    Un indicador que está en 10 cuando la rueda gira aquí no se empuja: sale de la partida (F13.3). Desde entonces su bien
    solo se puede producir con el comodín y, si este también falta, de ningún modo (F4.8).
    .title = Antes de que desaparezca
    .task = La arcilla muestra 10. Tómala mientras puedas y salva el indicador.
    .hint-1 = use LR1 lay; take clay.
    .learnt = 10 de arcilla, y el indicador ha vuelto al 0 y está a salvo. En solitario no debes esperar demasiado.

lesson-solo-the-neighbour =
    A tu lado están las tierras de un jugador neutral: Montículo de Arcilla, Corral, Oficina del Claustro, el Mercado de Constructores y tres clérigos
    (F13.4). Estos edificios se usan con un contrato de trabajo. La moneda va a la reserva, y tú eliges qué clérigo va (F13.5).
    .title = El vecino
    .task = Contrata el Mercado de Constructores neutral y compra sus bienes por 2 monedas.
    .hint-1 = El contrato cuesta 1 moneda; tienes 3.
    .hint-2 = contract G13 coins; send lay; times 1.
    .learnt = 2 de madera, 2 de arcilla, 1 de piedra y 1 de paja por 3 monedas en total.

lesson-solo-the-neighbour-builds =
    Al empezar cada fase de asentamiento, todos los edificios que quedan en la oferta van al jugador neutral, a casillas vacías o sobre otros edificios; tú
    eliges dónde (F13.6). Los del claustro necesitan un vecino del claustro. Después puedes usar una de las cartas recién colocadas: el prior neutral va
    allí, por el precio de un contrato (F13.7). Luego es tu fase (F13.9).
    .title = El vecino construye
    .task = Coloca las dos cartas y usa la Carbonera de Turba con el prior neutral: al final, 2 de carbón de turba.
    .hint-1 = Un edificio del claustro se coloca junto a otro, y en las tierras neutrales solo 1,3 está junto a la Oficina del Claustro sin tener ningún edificio.
    .hint-2 = place G01 1,3; place G07 0,1; contract G07 coins; times 1.
    .learnt = Una carta que no pudiste construir a tiempo te ha servido igualmente, y no ha costado ninguna acción.

lesson-solo-the-last-turn =
    El turno 32 es el último: dos acciones, después el jugador neutral construye una vez más, después una última fase de asentamiento, y se acabó (F13.10). Con
    500 puntos has ganado (F13.11).
    .title = El último turno
    .task = Pasa dos veces y termina el turno; coloca la última carta; construye el Barrio de Chabolas; termina la partida.
    .hint-1 = La Casa de la Hermandad es un edificio del claustro: en las tierras neutrales necesita otro al lado.
    .hint-2 = pass; pass; done; place G41 1,3; settle S1 0,3; done.
    .learnt = Ese era el final. Solo se cuentan tus propias tierras y tus bienes.
