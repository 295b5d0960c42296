# Lesson 13: solo against the neutral player.

lesson-solo = En solitario
    .goals = Después de esta lección sabrás jugar en solitario, junto a un jugador neutral, e intentar llegar a 500 puntos.

lesson-solo-an-empty-cellar =
    La partida en solitario tiene 32 turnos de dos acciones cada uno. Empiezas sin ningún bien. Las dos pilas de tierra
    están del revés, así que la más cara está arriba (F13.1, F2.7).
    .title = Sin bienes al empezar
    .task = Es la ronda { $round }, y ya has ahorrado { $R-Pn } monedas. Compra un distrito y mira cuánto cuesta.
    .hint-1 = Los precios de los distritos son 2, 3, 4, 4, 5, 5, 6, 7 y 8. En solitario empiezas por el más alto.
    .hint-2 = district -1 plains.
    .learnt = Costó { $price-district } monedas. El siguiente cuesta menos o lo mismo, y nunca más.

lesson-solo-before-it-is-gone =
    En solitario, un indicador que muestra 10 cuando la rueda gira no se empuja: sale de la partida (F13.3). Desde
    entonces su bien solo se puede producir con el comodín. Si el comodín también ha salido, no se puede producir de
    ningún modo (F4.8).
    .title = Antes de que desaparezca
    .task = La arcilla muestra { $wheel-clay }. Toma la arcilla y conserva su indicador en la partida.
    .hint-1 = Al tomar, el indicador vuelve a 0. El comodín dejaría el de arcilla donde está.
    .hint-2 = use LR1 lay; take clay.
    .learnt = Has tomado { $want-R-Cl } de arcilla, y el indicador ha vuelto al { $then-wheel-clay }. En solitario hay que usar un indicador antes de que salga de la partida.

lesson-solo-the-neighbour =
    A tu lado hay un jugador neutral con una tierra central: Montículo de Arcilla, Corral, Oficina del Claustro y el
    Mercado de Constructores, y con tres clérigos (F13.4). Estos edificios se usan con un contrato de trabajo. La moneda
    va a la reserva, y tú eliges qué clérigo va (F13.5).
    .title = El jugador neutral
    .task = Usa el Mercado de Constructores neutral con un contrato y compra sus bienes por 2 monedas.
    .hint-1 = El contrato cuesta { $price-contract } moneda; tienes { $R-Pn }.
    .hint-2 = contract G13 coins; send lay; times 1.
    .learnt = { $gain-R-Wo } de madera, { $gain-R-Cl } de arcilla, { $gain-R-Sn } de piedra y { $gain-R-Sw } de paja por 3 monedas en total.

lesson-solo-the-neighbour-builds =
    Al empezar cada fase de asentamiento, todos los edificios que quedan en la oferta van al jugador neutral. Los
    colocas en casillas vacías o sobre otros edificios (F13.6). Cada edificio del claustro necesita otro al lado.
    Después puedes usar una de las cartas recién colocadas: pagas el precio de un contrato y el prior neutral va allí
    (F13.7). Luego llega tu propia fase de asentamiento (F13.9).
    .title = El jugador neutral construye
    .task = Coloca las dos cartas y usa la Carbonera de Turba con el prior neutral: al final, { $want-R-Co } de carbón de turba.
    .hint-1 = Un edificio del claustro debe estar junto a otro. En la tierra central neutral, N6 es la única casilla vacía junto a la Oficina del Claustro.
    .hint-2 = { $solution }.
    .learnt = No construiste tú esta carta, pero has podido usarla. Y no ha costado ninguna de tus acciones.

lesson-solo-the-last-turn =
    El turno 32 es el último. Haces dos acciones. Después el jugador neutral construye una vez más, y luego llega la
    última fase de asentamiento (F13.10). Ganas si tienes 500 puntos o más (F13.11).
    .title = El último turno
    .task = Pasa dos veces y termina el turno. Coloca la última carta, la Casa de la Hermandad, construye el Barrio de Chabolas y termina la partida.
    .hint-1 = La Casa de la Hermandad es un edificio del claustro: en la tierra central neutral necesita otro al lado.
    .hint-2 = pass; pass; done; place G41 1,3; settle S1 0,3; done.
    .learnt = La partida ha terminado. Solo cuentan tus propias tierras y tus bienes.
