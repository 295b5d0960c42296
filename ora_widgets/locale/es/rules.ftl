# The rules in our own words. Numbers are cited by refusals, lessons and notebooks: never renumber, never reuse.
# Lines of a paragraph are joined when read; an empty line starts a new paragraph, lines with bars are a table.
# A number in the text (F7.6) becomes a cross-reference.

## F0 Words with a fixed meaning

rule-F0 =
    Unas pocas palabras tienen aquí un sentido preciso. Este capítulo las explica.
    .title = Palabras con significado fijo
rule-F0-1 =
    Una ronda dura de un giro de la rueda al siguiente, de modo que el giro número n abre la ronda n. En la partida
    corta para dos y en solitario, cada turno de un jugador empieza con su propio giro y es, por tanto, una ronda
    por sí mismo; las pilas y los indicadores tardíos se cuentan en estas rondas.
    .title = Ronda
rule-F0-2 =
    Una jugada es tu derecho a una acción principal (F5). Las acciones adicionales (F6) no cuestan jugada.
    .title = Jugada
rule-F0-3 =
    Un turno es el tramo en el que puedes comprar una tierra (F6.6). Con tres o cuatro jugadores cada jugada es un
    turno aparte, lo que da al jugador inicial dos turnos por ronda. En la partida corta para dos y en solitario,
    las dos acciones que siguen a un giro de la rueda forman un turno. En la partida larga para dos, la acción doble
    del jugador inicial es un turno y la acción sencilla del otro jugador es otro.
    .title = Turno
rule-F0-4 =
    Diriges a un prior y a dos hermanos legos, o a uno de cada en la partida corta para tres o cuatro. Un clérigo
    está en casa, listo para ser enviado, mientras no esté en ningún edificio.
    .title = Clérigos
rule-F0-5 =
    El Montículo de Arcilla, el Corral y la Oficina del Claustro están impresos en cada tierra central. Son
    edificios como los demás, y la Oficina del Claustro es un edificio del claustro.
    .title = Edificios básicos
rule-F0-6 =
    La oferta es la fila de edificios a la vista que cualquiera puede construir. La reserva es la provisión común de
    bienes. Lo tuyo propio son tus bienes y las cartas de asentamiento que aún no has construido.
    .title = Oferta y reserva
rule-F0-7 =
    Los edificios y los asentamientos ocupan una casilla; los bosques y los páramos solo la cubren. A un bosque o a
    un páramo no se puede enviar a nadie, y al final ninguno vale nada.
    .title = Qué ocupa una casilla
rule-F0-8 =
    Todo está a la vista: puedes mirar lo que tiene cualquiera siempre que quieras. Una vez repartidos los asientos,
    no hay azar en el juego y nada está oculto.
    .title = Información abierta

## F1 The pieces and their limits

rule-F1 =
    Qué hay en la caja y qué puede agotarse.
    .title = Las piezas y sus límites
rule-F1-1 =
    Las 41 cartas de edificio tienen un lado francés y otro irlandés y llevan los números 1 a 41: 1–13 abren la
    partida, 14–19 son la pila A, 20–26 la pila B, 27–33 la pila C y 34–41 la pila D. Cada cual tiene una tierra
    central y 8 cartas de asentamiento; para todos hay 9 distritos, 9 parcelas y 37 cartas de bosque y páramo de dos
    caras. A la rueda pertenecen nueve indicadores (arcilla, monedas, grano, ganado, madera, turba, comodín, uvas,
    piedra), y un marcador de edificios muestra qué pila viene después.
    .title = Qué hay en la caja
rule-F1-2 =
    Una ficha de bienes tiene dos caras y es siempre solo la que está arriba: turba o carbón de turba, ganado o
    carne, grano o paja, arcilla o cerámica, piedra o adorno, 1 moneda o libro, 5 monedas o relicario, madera o
    whisky. Francia añade uvas o vino y harina o pan; Irlanda añade malta o cerveza y es la única que usa la cara
    del whisky.
    .title = Las fichas y sus dos caras
rule-F1-3 =
    Las maravillas son el único bien que puede agotarse: hay 8 en toda la partida. Después de la octava, ninguna
    carta puede dar otra. De todos los demás bienes hay siempre bastante; si faltan fichas, se usa cualquier otra
    cosa, por ejemplo una maravilla boca abajo debajo de una ficha para que cuente como cinco.
    .title = Solo se agotan las maravillas
rule-F1-4 =
    Las cartas de bosque y páramo no se agotan nunca. Hay 9 distritos y 9 parcelas; cuando se acaba una pila, esa
    clase de tierra ya no se puede comprar.
    .title = Las tierras se agotan, los bosques no
rule-F1-5 =
    Cada edificio existe una sola vez y, una vez construido, deja la oferta para siempre. Los edificios y los
    asentamientos se quedan donde se pusieron; solo en solitario puede una carta cubrir otra (F13.6).
    .title = Cada edificio existe una sola vez

## F2 Before the first round

rule-F2 =
    Cómo se prepara la mesa antes de la primera ronda.
    .title = Antes de la primera ronda
rule-F2-1 =
    Elijan Francia o Irlanda y pongan todas las cartas de edificio por ese lado.
    .title = Francia o Irlanda
rule-F2-2 =
    Hay dos tableros de dos caras cada uno, y dos caras de la rueda.

    | Partida | Cara del tablero | Rueda |
    |---|---|---|
    | en solitario | uno y dos jugadores | anverso (0, 2, 3, 4 …) |
    | 2 jugadores, corta | uno y dos jugadores | reverso (0, 1, 2, 2 …) |
    | 2 jugadores, larga | uno y dos jugadores | anverso |
    | 3 o 4 jugadores, corta | partida corta | anverso |
    | 3 jugadores, larga | tres jugadores | anverso |
    | 4 jugadores, larga | cuatro jugadores | anverso |
    .title = Tablero y rueda
rule-F2-3 =
    Arcilla, monedas, grano, ganado, madera, turba y comodín empiezan en la casilla de valor 0. El indicador de
    piedra y, en Francia, el de uvas esperan junto al tablero y entran más tarde (F4.5). Irlanda no usa el indicador
    de uvas, y la partida en solitario ninguno de los dos.
    .title = Dónde empiezan los indicadores
rule-F2-4 =
    Algunas cartas llevan la marca «3+» (1, 6, 9, 16, 20, 29, 32, 36, 40) o «4» (3, 10, 13, 15, 23, 25, 31, 39).

    | Partida | Cartas |
    |---|---|
    | 4 larga | las 41 |
    | 3 larga, 4 corta | 33, sin «4» |
    | 2 corta, 3 corta | 24, sin «4» ni «3+» |
    | 2 larga | Irlanda 41; Francia 38, sin la Carpintería ni la Viña y la Cantera de la pila C |
    | en solitario | Irlanda 41; Francia 37, como 2 larga y sin la otra Viña |

    En la partida corta para cuatro en Francia se puede acordar dejar fuera la Cantera de la pila C.
    .title = Qué cartas participan
rule-F2-5 =
    Descubran los edificios iniciales: son la primera oferta. Las pilas A a D van junto a sus casillas del tablero,
    cada una con una carta de asentamiento por jugador: Colonia de Artistas con A, Caserío con B, Pueblo con C,
    Aldea de Ladera con D. El marcador de edificios va a la pila A.
    .title = Oferta y pilas
rule-F2-6 =
    Recibes una tierra central con sus bosques y páramos (F7.1), tus clérigos (F0.4), las cartas de asentamiento
    Barrio de Chabolas, Aldea de Labradores, Villa con Mercado y Aldea de Pescadores, y 1 de arcilla, 1 moneda, 1 de
    grano, 1 de ganado, 1 de madera y 1 de turba. En solitario empiezas sin bienes.
    .title = Con qué empiezas
rule-F2-7 =
    Ordenen las dos pilas de tierra por precio, con la más barata arriba: los distritos cuestan 2, 3, 4, 4, 5, 5, 6,
    7 y 8 monedas, las parcelas 3, 4, 4, 5, 5, 5, 6, 6 y 7. La partida en solitario da la vuelta a ambas pilas y
    empieza por la más cara. Solo está en venta la de arriba.
    .title = Las pilas de tierra
rule-F2-8 =
    Decidan como quieran quién empieza. Ese jugador toma el marcador de jugador inicial, con el lado «1 moneda»
    arriba, y ocupa el asiento 1; los demás se numeran en el sentido de las agujas del reloj.
    .title = El jugador inicial
rule-F2-9 =
    En la partida corta para tres o cuatro, retiren de cada tierra central las dos cartas de arriba a la izquierda,
    un páramo y un bosque.
    .title = Menos cartas en la tierra central en la partida corta

## F3 A round with three or four players

rule-F3 =
    El desarrollo de una ronda con tres o cuatro jugadores, en este orden: los clérigos vuelven, la rueda gira,
    quizá hay una fase de asentamiento, vienen las acciones y el marcador de jugador inicial pasa al siguiente.
    .title = Una ronda con tres o cuatro jugadores
rule-F3-1 =
    Si todos tus clérigos están en edificios, todos vuelven a casa; no es optativo. Si hay aunque sea uno en casa,
    los demás se quedan donde están.
    .title = Los clérigos vuelven
rule-F3-2 =
    La rueda gira una casilla. Los indicadores que han llegado al final son empujados (F4.3), y un indicador tardío
    puede entrar en el 0 (F4.5). En la partida corta, todos reciben después regalos (F12.3).
    .title = La rueda gira
rule-F3-3 =
    Si este giro ha llevado la viga más allá de la pila donde espera el marcador de edificios, sigue una fase de
    asentamiento (F8). El marcador espera a A, B, C y D en este orden; cualquier otra pila que pase la viga no tiene
    efecto. Las rondas están en F17.
    .title = Cuándo llega una fase de asentamiento
rule-F3-4 =
    Empieza el jugador inicial y todos, en el sentido de las agujas del reloj, tienen una jugada; luego el jugador
    inicial tiene otra. Son 4 jugadas con tres jugadores y 5 con cuatro. Cada jugada es para una acción principal
    (F5) y tantas acciones adicionales (F6) como quieras.
    .title = Acciones de una ronda
rule-F3-5 =
    El marcador de jugador inicial pasa al siguiente jugador en el sentido de las agujas del reloj. El jugador
    inicial de la ronda n ocupa, pues, el asiento ((n − 1) mod P) + 1, donde P es el número de jugadores.
    .title = El marcador pasa al siguiente
rule-F3-6 =
    La partida larga tiene 24 rondas, la corta 12. Después viene la ronda de bonificación (F9).
    .title = Cuántas rondas
rule-F3-7 =
    Los clérigos vuelven a casa solo al empezar una ronda (F3.1) o por el efecto de una carta. Si envías al último,
    todos se quedan fuera hasta la ronda siguiente. Hasta entonces nadie puede usar tus edificios, salvo que lo
    permita una carta, como el Priorato, el Palacio o la Gran Mansión.
    .title = Sin vuelta a mitad de ronda
rule-F3-8 =
    En todas las modalidades la ronda empieza en el mismo orden. Los clérigos vuelven. La rueda gira y empuja los
    indicadores (en solitario: los retira). Los indicadores tardíos entran en el 0. En la partida corta para tres o
    cuatro, todos reciben regalos. En solitario, en las fases A a D, el jugador neutral construye, se puede usar una
    de las cartas nuevas y vuelven los clérigos neutrales. Después hay una fase de asentamiento, si toca, y luego
    vienen las acciones. Solo cambian la ronda de bonificación (F9) y el último turno en solitario (F13.10).
    .title = La misma preparación en cada modalidad

## F4 The wheel

rule-F4 =
    La rueda hace crecer los bienes: cuanto más tiempo lleva un indicador sin usarse, más rinde.
    .title = La rueda
rule-F4-1 =
    Un indicador vale más cuanto más tiempo hace que se puso en el 0. Tras estos giros muestra:

    | giros | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 |
    |---|---|---|---|---|---|---|---|---|---|---|---|---|---|
    | anverso | 0 | 2 | 3 | 4 | 5 | 6 | 6 | 7 | 7 | 8 | 8 | 9 | 10 |
    | reverso | 0 | 1 | 2 | 2 | 3 | 4 | 4 | 5 | 6 | 6 | 7 | 8 | 10 |
    .title = Cuánto valen los indicadores
rule-F4-2 =
    La ronda 1 se abre con un giro de la rueda, así que todos los indicadores iniciales valen entonces 2 (1 en el
    reverso de la rueda).
    .title = La primera ronda
rule-F4-3 =
    Un indicador que está en el último valor, 10, cuando la rueda gira es empujado por la viga y conserva su 10. En
    solitario, en cambio, sale de la partida (F13.3).
    .title = El último valor
rule-F4-4 =
    Cuando una acción o una carta muestra la rueda, tomas de ese bien lo que muestra su indicador. Después el
    indicador vuelve al 0. El indicador puede mostrar 0. Siempre lo tomas todo.
    .title = Producir
rule-F4-5 =
    Los indicadores tardíos entran en la casilla de valor 0, justo después de girar la rueda. En esa ronda no rinden
    nada, y muestran su primer valor un giro después.

    | Partida | Uvas (Francia) | Piedra |
    |---|---|---|
    | 3 o 4 larga | ronda 8 | ronda 13 |
    | 3 o 4 corta | ronda 4 | ronda 6 |
    | 2 corta, 2 larga | ronda 11 | ronda 18 |
    | en solitario | nunca | nunca |
    .title = Las uvas y la piedra llegan más tarde
rule-F4-6 =
    Siempre que produces un bien puedes usar el comodín en lugar de su propio indicador; entonces el comodín va al 0
    y el indicador del bien se queda. Vale incluso para un bien cuyo indicador no está en juego, y así se consiguen
    pronto la piedra y las uvas, y en solitario siempre. Usas un indicador o el otro, y nunca sumas los dos.
    .title = El comodín
rule-F4-7 =
    La Compañía Naviera y la Tonelería usan solo el comodín.
    .title = Cartas que piden el comodín
rule-F4-8 =
    Si en solitario han salido de la partida tanto el indicador del bien como el comodín, producirlo rinde 0.
    .title = Cuando faltan los dos indicadores

## F5 Main actions

rule-F5 =
    Qué puedes hacer con una jugada: una de las cuatro acciones principales (F5.1), o pasar (F5.6).
    .title = Acciones principales
rule-F5-1 =
    Con una jugada haces una de estas cosas: enviar a un clérigo a tu propio edificio (F5.2), hacer un contrato de
    trabajo (F5.3), talar árboles o cortar turba (F5.4), o construir un edificio (F5.5). La ronda de bonificación
    ofrece menos (F9.3).
    .title = Una de cuatro
rule-F5-2 =
    Envía a uno de tus clérigos a un edificio tuyo y úsalo.
    .title = Usar tu propio edificio
rule-F5-2-1 =
    Elige a uno de tus clérigos en casa, prior o hermano lego, como prefieras, colócalo en uno de tus edificios que
    no esté ocupado y usa su función una vez.
    .title = Enviar a un clérigo
rule-F5-2-2 =
    No hace falta usar la función. Se puede enviar a un clérigo solo para que esté allí.
    .title = Usarlo es optativo
rule-F5-2-3 =
    Un edificio funciona una vez: cuando colocas en él a un clérigo. Un clérigo que ya está allí no hace nada.
    .title = Solo cuenta la llegada
rule-F5-2-4 =
    Solo se pueden usar edificios que están en las tierras de alguien, no cartas de la oferta ni de una pila. Las
    cartas Hospedería y Casa de Huéspedes son excepciones. A un asentamiento, un bosque o un páramo no se puede
    enviar a un clérigo.
    .title = Solo lo construido
rule-F5-2-5 =
    En un edificio cabe un solo clérigo, y un edificio ocupado no se puede usar. La ronda de bonificación (F9) y
    algunas cartas son excepciones.
    .title = Un clérigo por edificio
rule-F5-3 =
    Paga a otro jugador, y un clérigo suyo hace el trabajo por ti en uno de sus edificios.
    .title = Contrato de trabajo
rule-F5-3-1 =
    Elige un edificio de otro jugador que nadie ocupe y paga el precio (F5.3.4). Su dueño debe colocar en él a un
    clérigo propio. Tú usas la función como si fuera tuya: tú decides, tú pagas, tú recibes.
    .title = Contratar al clérigo de otro
rule-F5-3-2 =
    El dueño del edificio decide qué clérigo va, el prior o un hermano lego. Si en casa hay una sola clase, no hay
    nada que decidir. En solitario decides tú por el jugador neutral.
    .title = El dueño elige al clérigo
rule-F5-3-3 =
    Un contrato necesita un dueño con un clérigo en casa. Si lo hay, el dueño no puede negarse.
    .title = Alguien tiene que estar en casa
rule-F5-3-4 =
    Un contrato cuesta 1 moneda. En cuanto alguien ha construido la Bodega (Francia) o la Destilería de Whisky
    (Irlanda), cuesta 2 monedas, para todos y hasta el final. El dueño recibe las monedas en el acto, antes de que se
    use la función.
    .title = El precio de un contrato
rule-F5-3-5 =
    Desde el principio puedes dar una sola bebida en lugar de monedas, sea cual sea el precio: 1 vino en Francia, 1
    whisky en Irlanda. Va a la reserva, y el dueño no recibe nada.
    .title = Una bebida en lugar de monedas
rule-F5-3-6 =
    Puedes hacer un contrato y dejar la función sin usar.
    .title = Un contrato sin uso
rule-F5-3-7 =
    Un contrato es una acción principal. Mueve a un clérigo del dueño y a ninguno tuyo. En la ronda de bonificación no
    hay contratos.
    .title = Un contrato gasta la jugada
rule-F5-3-8 =
    No puedes hacer un contrato contigo mismo; a tus propios edificios envías a tus propios clérigos (F5.2).
    .title = No contigo mismo
rule-F5-4 =
    Despeja un bosque para obtener madera o un páramo para obtener turba.
    .title = Talar árboles o cortar turba
rule-F5-4-1 =
    Quita un bosque de tus tierras y toma madera, o un páramo y toma turba, tanto como muestre el indicador del bien
    o el comodín; el que uses va al 0. No hace falta ningún clérigo, y nunca se quita más de una carta. Los bosques
    y páramos de otros jugadores quedan fuera de tu alcance.
    .title = Una carta, una cosecha
rule-F5-4-2 =
    Puedes retirar una carta aunque el indicador muestre 0. Aun así te cuesta la acción.
    .title = Sin ganancia
rule-F5-4-3 =
    Si ya no te queda ninguna carta así, o no quitas ninguna, puedes elegir la acción de todos modos. No obtienes
    nada y ningún indicador se mueve, lo que equivale a pasar (F5.6).
    .title = No despejar nada
rule-F5-4-4 =
    La casilla despejada es desde entonces una casilla de llanura vacía.
    .title = Queda la llanura
rule-F5-5 =
    Toma un edificio de la oferta, págalo y colócalo en tus tierras.
    .title = Construir
rule-F5-5-1 =
    Toma un edificio de la oferta, entrega su coste a la reserva y coloca la carta enseguida en una casilla vacía de
    tus tierras. Un edificio por acción. Sin una casilla adecuada no puedes construirlo, y ninguna carta se puede
    comprar para guardarla.
    .title = Un edificio de la oferta
rule-F5-5-2 =
    Los edificios cuestan madera, arcilla, paja y piedra. Unos pocos cuestan monedas; construirlos es la misma acción.
    .title = Qué cuestan los edificios
rule-F5-5-3 =
    La carta dice en qué terreno puede estar, casi siempre costa, llanura o ladera. Una montaña solo admite una
    Cantera o el Castillo, y el agua solo la Casa Flotante irlandesa. Mientras haya un bosque o un páramo en una
    casilla, no está vacía.
    .title = Dónde pueden estar los edificios
rule-F5-5-4 =
    Un edificio del claustro debe compartir un lado con otro edificio del claustro tuyo cuando se construye. También
    cuentan los lados entre ladera y montaña (F7.6).
    .title = Claustro junto a claustro
rule-F5-5-5 =
    Si tu prior está en casa cuando has construido, puedes colocarlo enseguida en el nuevo edificio y usarlo (F5.2).
    Tiene que ser el prior, tiene que ser este edificio y hay que hacerlo enseguida. Entre medias no se puede
    comprar una tierra.
    .title = El prior se instala
rule-F5-5-6 =
    Esta acción no construye asentamientos. Se construyen en su propia fase (F8) o con el Castillo.
    .title = Aquí no hay asentamientos
rule-F5-6 =
    Nunca estás obligado a hacer algo útil. En cualquier ronda normal puedes pasar: la jugada se gasta y nada cambia.
    .title = Pasar

## F6 Extra actions

rule-F6 =
    Pequeñas cosas que puedes hacer además de tu acción principal.
    .title = Acciones adicionales
rule-F6-1 =
    Antes y después de tu acción principal puedes hacer tantas acciones adicionales como quieras. No gastan jugada.
    .title = Tantas como quieras
rule-F6-2 =
    Puedes convertir en paja tantas fichas de grano como quieras en cualquier momento, incluso mientras pagas o usas
    una carta. La paja nunca vuelve a ser grano, y ninguna otra ficha se puede voltear de este modo.
    .title = De grano a paja
rule-F6-3 =
    Cinco fichas de 1 moneda y una de 5 monedas se pueden cambiar entre sí en cualquier momento, así que siempre hay
    cambio cuando se pagan monedas. La diferencia solo importa para las cartas que cuentan fichas distintas.
    .title = Cambiar monedas
rule-F6-4 =
    Puedes vender 1 vino por 1 moneda y 1 whisky por 2 monedas en cualquier momento. Nunca al revés.
    .title = Vender bebidas
rule-F6-5 =
    Las fichas que pagan comida o energía no dan cambio y no se pueden dividir.
    .title = Sin cambio de comida ni energía
rule-F6-6 =
    Puedes comprar el distrito o la parcela de arriba por su precio y añadirlo enseguida a tus tierras (F7). Puedes
    hacerlo una vez por turno, y otra más en cada fase de asentamiento, antes de construir el asentamiento. Un turno
    (F0.3) es una sola jugada con tres o cuatro jugadores; las dos acciones juntas en la partida corta para dos y en
    solitario; en la partida larga para dos, tu acción doble es un turno y tu acción sencilla otro. Una compra que
    no hiciste no se guarda.
    .title = Comprar una tierra
rule-F6-7 =
    La ronda de bonificación y la última acción sencilla de la partida corta para dos también son turnos: se puede
    comprar una tierra.
    .title = Tierras al final del todo

## F7 Land

rule-F7 =
    De qué se componen tus tierras, cómo crecen y qué cuenta como vecino.
    .title = Tierras
rule-F7-1 =
    Una casilla se nombra como en un mapa, con la letra de su fila y la cifra de su columna. La tierra central tiene las
    filas M y N y las columnas 3 a 7; toda ella es llanura, salvo la ladera en M7.

    | | col. 3 | col. 4 | col. 5 | col. 6 | col. 7 |
    |---|---|---|---|---|---|
    | fila M | páramo | bosque | bosque | vacía | Montículo de Arcilla (ladera) |
    | fila N | páramo | bosque | Corral | vacía | Oficina del Claustro |

    En la partida corta para tres o cuatro, M3 y M4 empiezan vacías. La tierra central neutral se describe en F13.4.
    .title = La tierra central
rule-F7-2 =
    Eliges la cara de una tierra cuando la compras, y nunca la giras. Un distrito es una fila de cinco casillas,
    columnas 3 a 7: o páramo, bosque, bosque, ladera, ladera, o bosque, llanura, llanura, llanura, ladera; bajo
    bosques y páramos hay llanura. Una parcela mide dos por dos. Su cara de costa va a la izquierda, agua en la
    columna 1 y costa en la columna 2; su cara de montaña va a la derecha, dos laderas en la columna 8 y una montaña
    tan alta como las dos filas en la columna 9.
    .title = Distritos y parcelas
rule-F7-3 =
    Un distrito va exactamente encima o debajo de tu tierra central o de otro de tus distritos: sin desplazarlo a un
    lado y sin tapar nada. Debe tocar directamente esa fila; un hueco que solo salva una parcela no basta.
    .title = Colocar un distrito
rule-F7-4 =
    Una parcela ocupa su fila superior y la de debajo, y puedes deslizarla arriba o abajo cuanto quieras. Sus casillas
    deben estar libres. Una de sus casillas de costa debe compartir un lado con una casilla de la tierra central o de
    un distrito en la columna 3, o con otra casilla de costa tuya; en el lado de la montaña, una de sus laderas con
    una casilla de la columna 7 o con una ladera de otra parcela. Así una parcela puede sobresalir por arriba o por
    abajo, y las parcelas se pueden apilar sobre parcelas. Nada de lo colocado se mueve jamás.
    .title = Colocar una parcela
rule-F7-5 =
    Una tierra se coloca en el momento de comprarla y no se puede guardar para después. Siempre hay sitio para una.
    .title = Se coloca enseguida
rule-F7-6 =
    Dos casillas son vecinas si comparten un lado, también entre dos tierras distintas; las esquinas no cuentan. La
    montaña alta es una sola casilla con dos laderas al lado y es vecina de ambas. Una montaña no es vecina de la
    montaña de otra parcela. Por esto se rigen los edificios del claustro, los asentamientos y las cartas.
    .title = Qué es vecino

## F8 Settlement phase

rule-F8 =
    De vez en cuando la rueda trae una fase de asentamiento: todos pueden construir un asentamiento, y después
    llegan cartas nuevas.
    .title = Fase de asentamiento
rule-F8-1 =
    Llega cuando la rueda gira y lleva la viga más allá de la pila donde espera el marcador de edificios. Hay cuatro,
    de la A a la D, y una quinta, E, que cierra la partida en solitario y las de tres y cuatro jugadores. Con dos
    jugadores no hay E.
    .title = Cuándo llega
rule-F8-2 =
    Primero el marcador de edificios pasa a la letra siguiente; después de D va a E, si la partida tiene E.
    .title = El marcador va primero
rule-F8-3 =
    Empezando por el jugador inicial de la ronda (en la partida corta para dos y en solitario: por el jugador cuyo
    turno empieza) y siguiendo el orden de los asientos, cada uno puede comprar una tierra y después construir una
    de sus cartas de asentamiento. Se pueden hacer las dos cosas, una o ninguna, pero la tierra va antes que el
    asentamiento.
    .title = Una tierra, un asentamiento
rule-F8-4 =
    Un asentamiento cuesta comida y energía. Da bienes que valgan al menos lo uno y otros bienes que valgan al menos lo
    otro; lo que sobra se pierde. Las monedas, el vino y el whisky son comida por su valor en monedas (vino 1, whisky
    2), y antes puedes cambiar monedas. Una paja es media energía, y las mitades se suman. Ninguna ficha cuenta dos
    veces.

    | Bien | Comida | Energía |
    |---|---|---|
    | grano, harina, uvas, malta | 1 | – |
    | moneda, vino | 1 | – |
    | ganado, whisky | 2 | – |
    | pan | 3 | – |
    | carne, cerveza | 5 | – |
    | paja | – | ½ |
    | madera | – | 1 |
    | turba | – | 2 |
    | carbón de turba | – | 3 |
    .title = Pagar un asentamiento
rule-F8-5 =
    El asentamiento va enseguida a una casilla vacía tuya de costa, llanura o ladera. La Aldea de Pescadores necesita
    costa, la Aldea de Ladera ladera. El agua y la montaña nunca sirven, y sin casilla no hay asentamiento. No es un
    edificio del claustro, no necesita ningún vecino especial y se queda para siempre.
    .title = Dónde pueden estar los asentamientos
rule-F8-6 =
    Cuando todos han podido construir, cada jugador recibe la carta de asentamiento de esa letra (con A la Colonia
    de Artistas, con B el Caserío, con C el Pueblo, con D la Aldea de Ladera), y su pila de edificios se suma a lo
    que aún está en la oferta. El nuevo asentamiento se puede construir con el Castillo o desde la fase siguiente.
    La fase E no trae cartas nuevas.
    .title = Cartas nuevas
rule-F8-7 =
    Puedes tener en la mano cuantas cartas de asentamiento quieras, pero construir solo las tuyas. Preparar una carta
    con su pago de antemano es solo una ayuda para la memoria.
    .title = Asentamientos en la mano
rule-F8-8 =
    En esta fase no hay acciones principales: no envías clérigos ni haces contratos. Sí puedes convertir grano,
    cambiar monedas y vender bebidas (F6.2, F6.3, F6.4).
    .title = Qué más se permite
rule-F8-9 =
    Con dos jugadores no llega ninguna fase después de D. La Aldea de Ladera, y cualquier asentamiento que quede
    entonces en la mano, solo se pueden construir con el Castillo.
    .title = Dos jugadores: tras la fase D, solo el Castillo

## F9 Bonus round and end with three or four players

rule-F9 =
    La última ronda con tres o cuatro jugadores tiene sus propias reglas: una acción cada uno, después una fase de
    asentamiento y después el recuento de los puntos.
    .title = Ronda de bonificación y final con tres o cuatro
rule-F9-1 =
    La ronda de bonificación es la ronda 25 de la partida larga, cuando la viga pasa E por segunda vez; la primera,
    en la ronda 12, no significa nada. En la partida corta es la ronda 13.
    .title = Cuándo llega
rule-F9-2 =
    Primero cada prior vuelve a casa esté donde esté; los hermanos legos se quedan fuera. Después la rueda gira una
    casilla más, como siempre. En esta ronda de la partida corta no hay regalos.
    .title = Los priores vuelven
rule-F9-3 =
    Empieza el asiento 1, y cada jugador, también el inicial, tiene una sola jugada en esta ronda. O construye un
    edificio (F5.5), en el que el prior puede instalarse, o coloca a su prior en un edificio de su elección, sea de
    quien sea y esté ocupado o no, y lo usa gratis. No se puede enviar a hermanos legos, hacer contratos, talar ni
    cortar turba. Varios priores pueden coincidir en un edificio. También se puede enviar al prior sin usar la
    función.
    .title = Qué puedes hacer en la ronda de bonificación
rule-F9-4 =
    Se permiten las acciones adicionales de siempre, y se puede comprar una tierra.
    .title = Acciones adicionales en esta ronda
rule-F9-5 =
    Sigue la fase de asentamiento E en el mismo orden de asientos, otra vez con una tierra antes del asentamiento
    (F8.2, F8.3, F8.4, F8.5). No llegan cartas nuevas.
    .title = Fase E
rule-F9-6 =
    Este es el final. Se cuentan los puntos (F14).
    .title = El final

## F10 Two players, short

rule-F10 =
    La partida habitual para dos. Cada turno tiene su propio giro de la rueda y dos acciones.
    .title = Dos jugadores, corta
rule-F10-1 =
    Se juega con el reverso de la rueda, la cara del tablero para uno y dos, y 24 cartas. Todo lo que este capítulo
    no cambia es como en F3 a F8.
    .title = Qué cambia
rule-F10-2 =
    Se juega por turnos. Al empezar un turno, ambos jugadores miran si vuelven sus clérigos (F3.1). Después gira la
    rueda (las uvas entran en el giro 11, la piedra en el 18). Luego puede haber una fase de asentamiento, que
    empieza el jugador activo. Después el jugador activo hace dos acciones, una tras otra. Luego es el turno del
    otro.
    .title = Un turno
rule-F10-3 =
    Las fases A, B, C y D llegan al empezar los turnos 7, 14, 21 y 28, contando los turnos de ambos.
    .title = Cuándo llegan las fases
rule-F10-4 =
    Si tu primera acción envía a tu último clérigo, con la segunda no puedes usar tus propios edificios. Sí puedes
    hacer contratos, construir, talar y cortar turba.
    .title = Sin vuelta entre las dos acciones
rule-F10-5 =
    Puedes comprar una tierra por turno, y una más en cada fase de asentamiento.
    .title = Tierras
rule-F10-6 =
    No hay ronda de bonificación ni fase E. Cuántos turnos dura la partida depende de los jugadores.
    .title = Sin duración fija
rule-F10-7 =
    El final empieza cuando ha llegado la pila D y queda como máximo 1 edificio en la oferta. El turno en curso se
    juega hasta el final, segunda acción incluida. Después el otro jugador tiene un último turno con regreso de los
    clérigos y giro de la rueda, pero con una sola acción (y acciones adicionales). Después se cuentan los puntos
    (F14).
    .title = Cómo acaba
rule-F10-8 =
    Miren la oferta al final de cada turno. Después de D solo mengua, así que un final que ha empezado no se puede
    anular.
    .title = Cuándo mirar

## F11 Two players, long

rule-F11 =
    Una partida más larga para dos, por rondas: el jugador inicial hace dos acciones y el otro, una.
    .title = Dos jugadores, larga
rule-F11-1 =
    Se juega como en F10, pero con el anverso de la rueda y casi todas las cartas: 41 en Irlanda, 38 en Francia, donde
    la Carpintería y la Viña y la Cantera de la pila C se quedan en la caja.
    .title = Qué cambia
rule-F11-2 =
    Al empezar una ronda, ambos jugadores miran si vuelven sus clérigos. Después gira la rueda (las uvas entran en
    la ronda 11, la piedra en la ronda 18). Luego puede haber una fase de asentamiento, que empieza el jugador
    inicial. Después el jugador inicial hace dos acciones y luego el otro hace una. Entonces el otro pasa a ser el
    jugador inicial. Así haces tres acciones seguidas: una y, tras un giro de la rueda, dos.
    .title = Una ronda
rule-F11-3 =
    Los clérigos vuelven solo al empezar una ronda, no entre las acciones de los dos jugadores.
    .title = Los clérigos vuelven una vez por ronda
rule-F11-4 =
    Las fases A, B, C y D llegan al empezar las rondas 7, 14, 21 y 28.
    .title = Cuándo llegan las fases
rule-F11-5 =
    Puedes comprar una tierra con tu acción doble y una con tu acción sencilla (F6.6), y una más en cada fase de
    asentamiento.
    .title = Tierras
rule-F11-6 =
    El final empieza cuando ha llegado la pila D y quedan como máximo 3 edificios en la oferta. La ronda en curso es
    entonces la última. Si lo provocó el jugador inicial, al otro aún le queda su acción sencilla. Si lo provocó esa
    acción sencilla, la partida acaba en el acto. No hay ronda de bonificación ni fase E. Se cuentan los puntos
    (F14).
    .title = Cómo acaba

## F12 Three or four players, short

rule-F12 =
    Una partida rápida con tierras centrales más pequeñas, regalos en cada ronda y una ficha para todos cuando
    alguien produce.
    .title = Tres o cuatro jugadores, corta
rule-F12-1 =
    Se juega en el tablero corto con el anverso de la rueda, con 24 cartas para tres y 33 para cuatro (entre cuatro,
    en Francia se puede acordar dejar fuera la Cantera de la pila C). A las tierras centrales les faltan las dos
    cartas de arriba a la izquierda. Tienes un prior y un hermano lego, y vuelven cuando ambos están fuera. Los seis
    bienes iniciales son los de siempre.
    .title = Qué cambia
rule-F12-2 =
    Hay 12 rondas como en F3 y después la ronda de bonificación, la ronda 13, seguida de la fase E. Las fases A a D
    llegan al empezar las rondas 3, 5, 7 y 9. Las uvas (Francia) entran con la ronda 4, la piedra con la ronda 6.
    .title = El desarrollo de la partida
rule-F12-3 =
    En las rondas 1 a 12, justo después de girar la rueda y antes de cualquier fase de asentamiento, todos reciben una
    ficha de cada bien que se muestra donde la viga acaba de pasar. Ningún indicador se mueve por ello, y no es
    producción (F12.4).

    | Rondas | Bienes |
    |---|---|
    | 1–3 | ganado, grano · arcilla, grano · madera, grano |
    | 4–6 | piedra, grano · piedra, turba · piedra, arcilla |
    | 7–9 | piedra, madera · piedra, 5 monedas · piedra, carne |
    | 10–12 | libro, grano · cerámica, arcilla · adorno, madera |
    .title = Regalos
rule-F12-4 =
    Siempre que alguien produce con la rueda, con el indicador del bien o con el comodín, todos toman 1 ficha
    adicional de ese bien, también quien produce, aunque el valor sea 0. Vale para talar, cortar, la Cantera, la
    Viña, los edificios básicos, la Compañía Naviera y la Tonelería, pero no cuando no se despeja nada (F5.4.3). En
    un contrato produce el jugador que lo hizo, y el dueño recibe 1 como los demás.
    .title = Producción adicional
rule-F12-5 =
    Todo lo demás, como los contratos y su precio, las tierras, la ronda de bonificación y la puntuación, es como en la
    partida larga.
    .title = Todo lo demás
rule-F12-6 =
    De los dos números pequeños de comprobación de este tablero, el primero es para tres jugadores y el segundo para
    cuatro (F15).
    .title = Números de comprobación del tablero corto

## F13 Alone

rule-F13 =
    Juegas 32 turnos en solitario. Un jugador neutral recibe los edificios que dejas en la oferta.
    .title = En solitario
rule-F13-1 =
    Juegas con el anverso de la rueda y la cara del tablero para uno y dos, con 41 cartas en Irlanda y 37 en Francia.
    Se usan el comodín y los seis indicadores básicos; uvas y piedra, no. Las tierras empiezan por la más cara:
    distritos 8, 7, 6, 5, 5, 4, 4, 3, 2 y parcelas 7, 6, 6, 5, 5, 5, 4, 4, 3. No tienes bienes, pero sí una tierra
    central completa, tres clérigos y las cartas de asentamiento habituales.
    .title = El comienzo
rule-F13-2 =
    En un turno vuelven tus clérigos y los neutrales, cada grupo por su cuenta (F3.1); la rueda gira; haces dos
    acciones. Puedes comprar una tierra por turno.
    .title = Un turno
rule-F13-3 =
    Un indicador que está en 10 cuando la rueda gira sale de la partida, también el comodín. Su bien solo se puede
    producir después con el comodín y, cuando este también falta, de ningún modo (F4.8).
    .title = Los indicadores se pueden perder
rule-F13-4 =
    El jugador neutral tiene una tierra central sin bosques ni páramos: Montículo de Arcilla, Corral y Oficina del
    Claustro como siempre, el Mercado de Constructores en M3 y seis casillas de llanura vacías. Hay un prior neutral y
    dos hermanos legos neutrales. El jugador neutral no tiene bienes ni asentamientos, nunca recibe tierra y no
    puntúa.
    .title = El jugador neutral
rule-F13-5 =
    Usas un edificio neutral con un contrato de trabajo, que es una de tus acciones. Paga 1 moneda a la reserva, o 2
    desde que hayas construido la Bodega o la Destilería de Whisky o la hayas puesto en la tierra central neutral; un
    vino o un whisky también sirve. Un clérigo neutral de tu elección, si hay alguno en casa, va al edificio sin ocupar,
    y tú lo usas para ti.
    .title = Usar edificios neutrales
rule-F13-6 =
    Al empezar cada fase de asentamiento, todos los edificios que quedan en la oferta van a la tierra central neutral,
    gratis, en el orden que quieras y a las casillas que elijas. Ocupan una casilla vacía o cubren un edificio sin
    clérigo, incluso uno básico o uno recién colocado; la carta cubierta sale de la partida. Los del claustro solo
    cubren los del claustro, los demás solo los demás, y cada edificio del claustro necesita otro al lado, aparte del
    que cubre. El terreno no importa. Ninguna carta puede quitar el último sitio a otra que aún se podría colocar;
    solo se descarta la que no cabe en ningún sitio, sea cual sea el orden.
    .title = El jugador neutral debe construir
rule-F13-7 =
    Después puedes usar un edificio recién colocado y no cubierto de nuevo, enviando allí al prior neutral si está en
    casa. Pagas el precio de contrato de ese momento (2 si acaba de colocarse la Bodega o la Destilería) o das la
    bebida. No te cuesta ninguna acción.
    .title = El prior neutral se instala
rule-F13-8 =
    Después mira otra vez si vuelven los clérigos neutrales; el prior pudo ser el último de ellos.
    .title = Los clérigos neutrales vuelven
rule-F13-9 =
    Las fases A, B, C y D llegan en los turnos 12, 16, 22 y 26. En un turno así los clérigos vuelven y la rueda
    gira. El jugador neutral construye (F13.6), se puede usar el prior neutral (F13.7) y los clérigos neutrales
    vuelven (F13.8). Después tienes tu fase de asentamiento, con una tierra y un asentamiento, y llegan las cartas
    nuevas (F8). Por último haces tus dos acciones.
    .title = Un turno con fase de asentamiento
rule-F13-10 =
    El turno 32 es el último. Los clérigos vuelven, la rueda gira y haces primero tus dos acciones; después el jugador
    neutral construye, se puede usar el prior neutral, los clérigos neutrales vuelven y la fase de asentamiento E
    cierra la partida sin cartas nuevas.
    .title = El último turno
rule-F13-11 =
    No hay ronda de bonificación. Ganas con 500 puntos o más, contados solo de tus tierras y tus bienes. Irlanda es un
    poco más fácil.
    .title = El objetivo

## F14 Counting points

rule-F14 =
    Tu resultado es la suma de tres cosas: puntos de los bienes, valores económicos y puntos de asentamientos.
    .title = Contar los puntos
rule-F14-1 =
    Los bienes puntúan así; todos los demás valen 0.

    | Bien | Puntos |
    |---|---|
    | maravilla | 30 |
    | relicario | 8 |
    | adorno | 4 |
    | cerámica | 3 |
    | libro | 2 |
    | cada 5 monedas | 2 |
    | vino, whisky | 1 cada uno |

    Todas tus monedas cuentan juntas. Un vino o un whisky da su punto o sus monedas (1 el vino, 2 el whisky), no ambas
    cosas, y cuenta la mejor suma: 4 monedas y 1 vino son 2 puntos, 5 vinos son 5.
    .title = Bienes
rule-F14-2 =
    Suma los valores económicos de todos los edificios y asentamientos de tus tierras. Los edificios básicos suman 0,
    la Colonia de Artistas resta 1. Los asentamientos que no construiste no cuentan.
    .title = Valor económico
rule-F14-3 =
    Por cada asentamiento suma su propio valor de vivienda, los valores de vivienda de todos los edificios y
    asentamientos vecinos (F7.6) y 3 por cada casilla de agua vecina. Lo que es vecino de varios asentamientos cuenta
    para cada uno, y dos asentamientos vecinos cuentan el uno para el otro. Los valores negativos también cuentan, pero
    lejos de los asentamientos un valor de vivienda no significa nada. El valor de la Casa Flotante sustituye al 3 de
    su agua. Bosques, páramos, casillas vacías y clérigos son 0.
    .title = Puntos de asentamientos
rule-F14-4 =
    Gana el total más alto. Si varios empatan con el total más alto, ganan todos ellos.
    .title = Quién gana

## F15 to F17 Tables

rule-F15 =
    Los números pequeños del tablero solo ayudan a notar un giro olvidado: después de girar la rueda, la viga señala el
    asiento del jugador inicial (F3.5). En los tableros para tres y cuatro, el primer número (el de arriba) es para la
    primera vuelta de la viga, rondas 1 a 13, y el segundo (el de abajo) para las rondas 14 a 25; en el tablero corto,
    el primero es para tres jugadores y el segundo para cuatro. Un número en negrita dice que acaba de llegar una pila
    y que este jugador inicial elige primero en ella.
    .title = Números de comprobación
rule-F16 =
    Se pueden jugar estas siete partidas, cada una en Francia y en Irlanda.

    | Partida | Cartas (F / I) | Clérigos | Jugadas por ronda | Rondas |
    |---|---|---|---|---|
    | en solitario | 37 / 41 | 3 y 3 neutrales | 2 | 32 |
    | 2 corta | 24 / 24 | 3 | 2 | abiertas (F10.7) |
    | 2 larga | 38 / 41 | 3 | 2 + 1 | abiertas (F11.6) |
    | 3 corta | 24 / 24 | 2 | 4 | 12 + bonificación |
    | 4 corta | 33 / 33 | 2 | 5 | 12 + bonificación |
    | 3 larga | 33 / 33 | 3 | 4 | 24 + bonificación |
    | 4 larga | 41 / 41 | 3 | 5 | 24 + bonificación |
    .title = Las siete partidas
rule-F17 =
    Una fase llega al empezar la ronda que se indica aquí, justo después de girar la rueda; E llega tras las acciones de
    su ronda.

    | Partida | A | B | C | D | E |
    |---|---|---|---|---|---|
    | en solitario | 12 | 16 | 22 | 26 | 32 |
    | 2 corta, 2 larga | 7 | 14 | 21 | 28 | ninguna |
    | 3 corta, 4 corta | 3 | 5 | 7 | 9 | 13 |
    | 3 larga | 6 | 11 | 15 | 20 | 25 |
    | 4 larga | 7 | 10 | 16 | 19 | 25 |

    La viga está en la casilla del tablero ((ronda − 1) mod 13) + 1.
    .title = Cuándo llegan las fases

## What the rulebook itself says

# Words of a question that say nothing about its subject; a search leaves them out.
rulebook-small-words =
    alguien antes aquí así aún cada como cómo con cual cuál cuales cuáles cuando cuándo
    debe debo del desde donde dónde ella ellos entre era esta está están este esto estos fue hace hacer hago
    hasta hay las les los mas más mis misma mismas mismo mismos muchos nos otra otro para pasa pero por porque pueda puede pueden puedo qué que quien
    quién quienes ser será sin sobre solo son soy sus también tengo tiene tienen todo todos tus una unas uno unos
rulebook-unknown = No hay ninguna regla { $number }; cerca están { $near }.
rulebook-unknown-card = No hay ninguna regla ni carta «{ $number }»; las cartas más parecidas son { $near }.
