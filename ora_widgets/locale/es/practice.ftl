# Practice: a task for each rule that no lesson makes one apply. Its title and what it explains are those of the rule.

practice-lesson = Práctica
    .goals = Cada una de estas tareas depende de una regla: en una partida sin ella la resuelve otra respuesta, o ninguna.

practice-turns-are-rounds = La arcilla muestra { $wheel-clay }. Toma de una vez exactamente { $want-R-Cl } de arcilla con el indicador de arcilla, lo antes posible. Hasta entonces los dos jugadores pasan.
    .hint-1 = ¿Después de cuántos giros muestra { $want-R-Cl } el reverso de la rueda? Cada turno es un giro.
    .hint-2 = Faltan dos giros: el del turno de Verde y el de tu próximo turno. Después envía a alguien al Montículo de Arcilla.
    .learnt = En esta partida cada turno es una ronda. La rueda giró una vez para Verde y una vez para ti.

practice-each-slot-a-turn = Tienes { $R-Pn } monedas. Compra un distrito encima de tu tierra central y otro debajo, los dos en esta ronda. Verde y Azul pasan.
    .hint-1 = Eres el jugador inicial. ¿Cuántos turnos tienes en esta ronda?
    .hint-2 = Compra ahora la fila L, antes de pasar. Compra la fila O en tu segundo turno de la ronda.
    .learnt = Con tres jugadores cada jugada es un turno, y cada turno permite comprar una tierra. Sin la primera compra, después no podrías comprar dos.

practice-open-goods = Puedes mirar los bienes de todos. ¿Cuál de estos edificios podría pagar Verde en este momento?
    .choice-a = el Molino de Viento: 3 de madera y 2 de arcilla
    .choice-b = la Panadería: 2 de arcilla y 1 de paja
    .choice-c = el Comerciante de Piedra: 1 de madera
    .hint-1 = Mira los bienes de Verde. El grano puede servir de paja.
    .learnt = Verde tiene { $G-Cl } de arcilla y un grano que sirve de paja. Aquí nada está oculto: mira lo que pueden hacer los demás antes de decidir.

practice-which-pile = La Bodega es la carta número 21. ¿Después de qué fase de asentamiento se puede construir?
    .hint-1 = La pila A tiene los números 14 a 19.
    .learnt = La pila B tiene los números 20 a 26, así que la Bodega llega con la fase B.

practice-two-sides-two-goods = Tu Mercado pide 4 bienes distintos, y solo tienes madera, grano y una moneda. Consigue de todos modos el pan del Mercado.
    .hint-1 = Las dos caras de una ficha son dos bienes distintos. ¿Cuál de tus fichas puedes girar?
    .hint-2 = Convierte en paja una de las dos fichas de grano al pagar en el Mercado.
    .learnt = Madera, grano, paja y moneda son cuatro bienes distintos. El grano se convierte en paja en cualquier momento; ninguna otra ficha se gira así.

practice-the-last-wonder = Verde tiene siete maravillas y los bienes para la octava. Te queda una acción. Haz que Verde no consiga más maravillas.
    .hint-1 = ¿Cuántas maravillas hay en toda la partida?
    .hint-2 = Tu Sacristía hace una maravilla con un libro, una cerámica, un adorno y un relicario.
    .learnt = Solo hay 8 maravillas. La última es tuya, así que ninguna carta puede dar otra.

practice-only-one-bakery = Hornea toda tu harina en este turno y termina con { $want-R-Br } panes.
    .hint-1 = Cada edificio existe una sola vez, y la Panadería ya está construida.
    .hint-2 = La Panadería está en las tierras de Verde. Haz un contrato y no vendas el pan.
    .learnt = Tenías arcilla y paja para una Panadería, pero solo hay una. Con un contrato puedes usarla de todos modos.

practice-room-from-the-start = Tienes { $R-Cl } de arcilla y ninguna moneda. Construye la Carbonera en este turno.
    .hint-1 = En la partida corta se quitan dos cartas de cada tierra central. ¿Qué casillas quedan vacías por eso?
    .hint-2 = M3 y M4 están vacías desde el principio.
    .learnt = Sin el páramo de M3 y el bosque de M4 tienes dos casillas más para edificios desde el primer turno.

practice-out-until-the-next-round = Tienes dos turnos en esta ronda y un hermano lego en casa. Toma arcilla y ganado antes de que termine la ronda. Verde y Azul pasan.
    .hint-1 = Cuando sale tu último clérigo, nadie vuelve antes de la próxima ronda. ¿Quién más tiene un Corral?
    .hint-2 = Envía a tu hermano lego a tu Montículo de Arcilla. En tu segundo turno usa el Corral de Verde con un contrato.
    .learnt = Tus clérigos siguen fuera hasta la próxima ronda. Un contrato no necesita a ninguno.

practice-gifts-before-the-phase = Rojo no tiene ningún bien. Haz que Verde pase y termine la ronda. Después construye con Rojo un asentamiento en la fase A.
    .hint-1 = ¿Qué reciben todos en la ronda { $then-round }, y llega antes o después de la fase?
    .hint-2 = Azul tiene el primer paso de la fase y lo termina. Rojo puede pagar entonces el Barrio de Chabolas con 1 de grano y 1 de madera.
    .learnt = Primero gira la rueda, luego llegan los regalos y después la fase de asentamiento. Los regalos ya sirven para pagarlo.

practice-not-yet-grapes = El indicador de uvas ha entrado en la rueda en esta ronda. Toma con él { $want-R-Gp } uvas de una vez. Los demás pasan.
    .hint-1 = En la ronda en que entra, un indicador muestra { $wheel-grapes }. ¿Cuándo muestra { $want-R-Gp }?
    .hint-2 = Pasa ahora y espera una ronda. Después envía a alguien a la Viña.
    .learnt = En la ronda { $round } el indicador de uvas muestra { $wheel-grapes }, y en la ronda { $then-round } muestra { $want-R-Gp }.

practice-nothing-on-the-wheel = La madera, la turba y el comodín han salido de la partida, y no tienes ninguna casilla vacía. Construye de todos modos el Matadero en este turno.
    .hint-1 = Necesitas una casilla, no la madera. ¿Puedes talar todavía?
    .hint-2 = Tala el bosque de M4 por { $wheel-wood } de madera. Construye allí con tu segunda acción.
    .learnt = Sin los dos indicadores recibes { $wheel-wood } de madera, pero el bosque desaparece igualmente.

practice-standing-there = La arcilla muestra { $wheel-clay }, y tu hermano lego ya está en tu Montículo de Arcilla. Toma esas { $want-R-Cl } fichas de arcilla en este turno.
    .hint-1 = Un edificio solo funciona cuando colocas a alguien en él. ¿Dónde hay otro Montículo de Arcilla?
    .hint-2 = El Montículo de Arcilla de Verde está libre. Tienes { $R-Pn } moneda para un contrato.
    .learnt = Un clérigo que solo está allí no hace nada, y además ocupa tu propio Montículo de Arcilla.

practice-before-the-price-rises = Tienes { $R-Pn } moneda y dos acciones. En este turno hornea { $want-R-Br } panes en la Panadería de Verde y construye la Bodega.
    .hint-1 = ¿Cuánto cuesta un contrato cuando la Bodega está construida? Elige bien el orden y guarda la paja.
    .hint-2 = Primero el contrato para la Panadería: paga con madera y no vendas pan. Después construye la Bodega.
    .learnt = La Bodega sube el precio de los contratos a { $then-price-contract } monedas para todos. Pagaste justo antes.

practice-two-coins-or-a-wine = Usa la Panadería de Azul con un contrato y hornea toda tu harina. Al final de este turno aún tienes tu vino, y Azul tiene { $want-B-Pn } monedas.
    .hint-1 = La Bodega está construida: ¿cuánto cuesta un contrato?
    .hint-2 = Paga la Panadería con monedas, no con el vino. No vendas pan.
    .learnt = Azul recibió { $want-B-Pn } monedas. Con un vino habrías conservado las monedas, y Azul no habría recibido nada.

practice-the-prior-stays-home = La arcilla muestra { $wheel-clay }, y solo tu prior está en casa. Toma esas { $want-R-Cl } fichas de arcilla en este turno y deja al prior en casa.
    .hint-1 = ¿Qué acción no mueve a ninguno de tus clérigos?
    .hint-2 = Verde tiene un Montículo de Arcilla y clérigos en casa. Tienes { $R-Pn } moneda.
    .learnt = Un contrato mueve a un clérigo del dueño y a ninguno tuyo. Sí gasta tu acción.

practice-whom-to-hire = Es tu turno y tienes { $R-Pn } moneda. ¿Qué contrato puedes hacer?
    .choice-a = para tu propio Corral
    .choice-b = para el Corral de Verde
    .choice-c = para la Panadería de la oferta
    .hint-1 = Un contrato es con otro jugador, para un edificio colocado en sus tierras.
    .learnt = No puedes hacer un contrato contigo, y una carta de la oferta no tiene dueño.

practice-no-card-to-clear = A Rojo no le quedan bosques ni páramos, y elige aun así la acción «talar». ¿Qué ocurre?
    .choice-a = nada: la acción no está permitida
    .choice-b = la acción se gasta como si Rojo pasara
    .choice-c = Rojo toma madera sin quitar ninguna carta
    .hint-1 = ¿Qué dicen las reglas de esta acción cuando no queda ninguna carta?
    .hint-2 = No se toma nada, y ningún indicador se mueve.
    .learnt = Puedes hacer la acción sin quitar ninguna carta. No recibes nada y los indicadores se quedan: es lo mismo que pasar.

practice-what-to-build = Es un turno normal de la ronda { $round }. ¿Qué puedes construir ahora con tu acción?
    .choice-a = el Barrio de Chabolas en M6
    .choice-b = la Carbonera de Turba en M6
    .choice-c = el Priorato en M6
    .hint-1 = ¿Cuándo se construyen los asentamientos?
    .learnt = Los asentamientos esperan a una fase de asentamiento o al Castillo. El Priorato necesita un edificio del claustro al lado, y M6 no lo tiene.

practice-no-change-for-meat = Tienes { $R-Mt } de carne, { $R-Pt } de turba y { $R-Sw } de paja. Construye la Aldea de Labradores. Cuesta 3 de comida y 3 de energía.
    .hint-1 = La carne es 5 de comida. No hay cambio, pero ¿puedes dar de más?
    .hint-2 = Sirve cualquier casilla vacía. La carne paga la comida; la turba y la paja pagan la energía.
    .learnt = Diste 5 de comida por 3, y 2 se perdieron. La turba es 2 de energía, y dos de paja son 1.

practice-land-in-the-last-turn = Rojo construye el Comerciante de Piedra, de modo que empieza el final, y pasa con la segunda acción. Después, en el último turno de Verde, compra un distrito encima de la tierra central de Verde y termina la partida.
    .hint-1 = El otro jugador tiene una última acción. Cuenta como un turno.
    .hint-2 = Construye en M6. Verde puede comprar la fila L antes o después de pasar.
    .learnt = La última acción sencilla es un turno, así que Verde pudo comprar una tierra.

practice-plot-upon-plot = Tu parcela de costa está en las filas L y M. Compra una segunda parcela de costa y colócala lo más arriba posible.
    .hint-1 = Una parcela ocupa su fila superior y la de debajo. Puede tocar otra parcela de la misma cara.
    .hint-2 = Las filas J y K están justo encima de tu parcela.
    .learnt = Basta una casilla de costa que toque otra costa tuya. Así las parcelas pueden llegar mucho más allá de la tierra central.

practice-beside-the-castle = El Castillo está en la montaña de arriba, una Cantera en la de abajo. Construye el Barrio de Chabolas donde dé más puntos.
    .hint-1 = La montaña alta toca las dos laderas de su parcela, y ninguna ladera de otra parcela.
    .hint-2 = El Castillo vale 7, la Panadería 5, la Cantera -4. ¿Qué casilla vacía toca el Castillo?
    .learnt = N8 toca el Castillo, la Panadería y la Oficina del Claustro. O8 solo toca la montaña de la Cantera, aunque está junto a N8.

practice-the-marker-has-moved = La fase A acaba de empezar. ¿En qué pila está ahora el marcador de edificios?
    .hint-1 = El marcador avanza antes de que nadie construya un asentamiento.
    .learnt = Primero avanza el marcador, y solo después llegan los pasos de los jugadores. Ya espera en la pila B.

practice-land-then-settlement = Tienes { $R-Pn } monedas y ninguna casilla vacía. Construye el Barrio de Chabolas en este paso de la fase de asentamiento.
    .hint-1 = En esta fase también puedes comprar una tierra. ¿Qué va primero?
    .hint-2 = Compra el distrito por { $price-district } monedas, con la cara de llanuras. Después construye en una de sus casillas vacías.
    .learnt = Una tierra, y después un asentamiento. Al revés no está permitido.

practice-half-an-energy = El Barrio de Chabolas cuesta 1 de comida y 1 de energía. ¿Con qué se paga?
    .choice-a = 1 moneda y 1 de paja
    .choice-b = 1 moneda y 2 de paja
    .choice-c = 1 de madera
    .hint-1 = La paja es media energía, y ninguna ficha cuenta dos veces.
    .learnt = Una moneda es 1 de comida, y dos de paja son 1 de energía. Una sola paja no basta, y la madera no es comida.

practice-after-phase-a = Verde pasa y termina la ronda { $round }. En la fase A solo construye Rojo: el Barrio de Chabolas. Después haz que Azul construya el Matadero.
    .hint-1 = ¿Quién es el jugador inicial de la ronda { $then-round }? En ese orden tiene cada uno un paso de la fase.
    .hint-2 = El orden es Azul, Rojo, Verde. El Matadero llega con la pila A al final de la fase.
    .learnt = Después de todos los pasos cada uno recibió una Colonia de Artistas, y la pila A pasó a la oferta. Azul eligió primero.

practice-a-card-kept = Recibiste la Colonia de Artistas después de la fase A y la has guardado. Tienes carne y madera. Constrúyela ahora, en la fase B.
    .hint-1 = Puedes construir cualquier asentamiento de tu mano, también uno que llegó antes.
    .hint-2 = La Colonia de Artistas cuesta 5 de comida y 1 de energía. Sirve cualquier casilla vacía.
    .learnt = Puedes guardar los asentamientos cuanto quieras. Una carta nueva se puede construir desde la fase siguiente.

practice-and-then-phase-e = Azul tiene el último turno de la ronda de bonificación y pasa. Después construye el Barrio de Chabolas con Rojo y juega hasta el final.
    .hint-1 = Después de la ronda de bonificación hay una fase de asentamiento más.
    .hint-2 = Termina el turno de Azul. Rojo tiene el primer paso: construye en cualquier casilla vacía. Después terminan todos.
    .learnt = La fase E sigue a la ronda de bonificación en el mismo orden. No llegan cartas nuevas, y la partida termina.

practice-the-second-action = Hay un hermano lego en casa. Toma arcilla y ganado en este turno.
    .hint-1 = Tras tu primera acción los tres pueden estar fuera, y nadie vuelve entre las dos. ¿Quién más tiene un Corral?
    .hint-2 = Usa tu Montículo de Arcilla. Después usa el Corral de Verde con un contrato.
    .learnt = Entre tus dos acciones nadie vuelve a casa. Un contrato sigue siendo posible.

practice-two-turns-two-districts = Tienes { $R-Pn } monedas. Compra un distrito encima de tu tierra central y otro debajo, lo antes posible.
    .hint-1 = ¿Cuántas tierras puedes comprar en un turno de dos acciones? ¿Y cuánto cuesta la siguiente si otro jugador compra una antes que tú?
    .hint-2 = Compra ahora la fila L y toma monedas. Compra la fila O en tu próximo turno.
    .learnt = Las dos acciones juntas son un turno, y un turno permite comprar una tierra. Entre tanto también Verde puede comprar, y entonces la siguiente cuesta más.

practice-nearly-all-cards = Juegas la partida larga para dos con las cartas francesas. ¿Cuántas cartas participan?
    .hint-1 = Participan las 41 menos la Carpintería y dos cartas de la pila C.
    .learnt = 38 cartas: sin la Carpintería y sin la Viña y la Cantera de la pila C.

practice-one-and-then-two = Es la acción de Verde al final de la ronda { $round }. Antes de que vuelva a jugar Rojo, toma con Verde arcilla, grano y monedas, cada bien con su propio indicador.
    .hint-1 = ¿Cuántas acciones le quedan a Verde en esta ronda, y cuántas tiene en la próxima?
    .hint-2 = Termina el turno después de la primera acción. Verde empieza la próxima ronda, con dos acciones.
    .learnt = Verde tuvo una acción en la ronda { $round } y dos en la ronda { $then-round }: tres seguidas.

practice-still-out = Es la acción sencilla de Verde en la partida larga para dos. Los tres clérigos de Rojo están fuera. ¿Qué puede hacer Verde?
    .choice-a = hacer un contrato para la Panadería de Rojo
    .choice-b = enviar a un hermano lego a su propio Montículo de Arcilla
    .choice-c = hacer un contrato para el Montículo de Arcilla de Rojo
    .hint-1 = Los clérigos de Rojo vuelven cuando empieza la próxima ronda, y no antes.
    .learnt = Rojo no tiene a nadie en casa, así que no se puede hacer un contrato con él. Los clérigos solo vuelven al empezar una ronda.

practice-phase-in-round-seven = Es la acción sencilla de Rojo en la ronda { $round }. Gástala sin tomar nada, y después construye el Barrio de Chabolas.
    .hint-1 = También en la partida larga para dos la fase A llega al empezar la ronda { $then-round }.
    .hint-2 = Pasa y termina el turno. Rojo es el jugador inicial de la ronda { $then-round } y tiene el primer paso.
    .learnt = La fase A llegó al empezar la ronda { $then-round }, justo después del giro de la rueda.

practice-ended-by-one-action = La pila D ya está en la oferta, y quedan cuatro edificios. Es la acción sencilla de Verde. Haz que la partida termine enseguida.
    .hint-1 = En la partida larga para dos el final empieza cuando quedan 3 edificios o menos.
    .hint-2 = Verde tiene { $G-Wo } de madera. Construye el Comerciante de Piedra y termina el turno.
    .learnt = Si esa acción sencilla causa el final, la partida termina enseguida: la ronda ya estaba completa.

practice-into-the-bonus-round = Es el último turno de la ronda { $round }, y juega Azul. Haz que Azul pase. Después haz con Rojo { $want-R-Rq } relicarios en la Iglesia del Claustro de Verde.
    .hint-1 = ¿Qué viene después de la ronda { $round }? ¿Dónde estará entonces el prior de Rojo?
    .hint-2 = En la ronda de bonificación el prior está en casa y puede ir a cualquier edificio, incluso ocupado.
    .learnt = La partida larga tiene 24 rondas. Antes de la ronda de bonificación vuelven todos los priores; los hermanos legos siguen fuera.

practice-both-out-both-home = Azul tiene el último turno de la ronda { $round }: haz que pase. El hermano lego de Rojo está en el Montículo de Arcilla de Rojo, y el prior también está fuera. En el próximo turno de Rojo envía allí otra vez al hermano lego y toma arcilla con el indicador de arcilla.
    .hint-1 = ¿Cuántos clérigos tiene cada jugador en la partida corta? ¿Cuándo vuelven a casa?
    .hint-2 = Los dos de Rojo están fuera, así que los dos vuelven cuando empieza la ronda { $then-round }.
    .learnt = En la partida corta tienes un prior y un hermano lego. Volvieron a casa porque los dos estaban fuera.

practice-wood-for-everybody = La madera muestra { $wheel-wood }. Toma { $want-R-Wo } de madera en este turno, de modo que Verde y Azul tengan { $want-G-Wo } de madera cada uno.
    .hint-1 = En la partida corta todos reciben una ficha más cuando alguien produce.
    .hint-2 = Tala el bosque de M5 o de N4 con el indicador de madera.
    .learnt = Recibiste { $wheel-wood } y 1 más, y los demás 1 cada uno. El indicador de madera queda en { $then-wheel-wood }, y la casilla es llanura vacía.

practice-no-room-but-on-top = Las seis casillas vacías de la tierra central neutral ya tienen edificios. Coloca la Carbonera de Turba de modo que solo se pierda el Montículo de Arcilla neutral.
    .hint-1 = Una carta puede cubrir otra de la misma clase: del claustro o no.
    .hint-2 = El Montículo de Arcilla está en M7. Aquí el terreno no importa.
    .learnt = La carta cubierta sale de la partida. Elige, pues, un edificio que no necesites.

practice-all-three-neutral = Los dos hermanos legos neutrales están fuera. Coloca la Carbonera y úsala con el prior neutral. Después compra los bienes del Mercado de Constructores con tu primera acción.
    .hint-1 = ¿Qué pasa cuando el prior neutral es el último en salir?
    .hint-2 = Tras usar la Carbonera los tres clérigos neutrales vuelven a casa. Salta tu propio asentamiento y haz un contrato para el Mercado de Constructores.
    .learnt = Los clérigos neutrales volvieron porque todos estaban fuera. Por eso pudiste usar el Mercado de Constructores en el mismo turno.

practice-the-neighbour-first = El turno { $then-round } trae la fase A. Tienes { $R-Gn } de grano y { $R-Pn } moneda, y nada que dé energía. Pasa dos veces y construye de todos modos el Barrio de Chabolas en la fase.
    .hint-1 = Antes de tu asentamiento construye el jugador neutral, y puedes usar una de las cartas nuevas.
    .hint-2 = La Carbonera de Turba da 1 de carbón de turba y 1 moneda. Colócala, úsala y construye después tu asentamiento.
    .learnt = Primero construye el jugador neutral, luego trabaja el prior neutral y después llega tu asentamiento. Por eso la Carbonera pudo pagarlo.

practice-five-hundred = Este es tu resultado al final del último turno de una partida en solitario. ¿Ganas?
    .choice-a = sí
    .choice-b = no
    .hint-1 = Abre la puntuación y compárala con el objetivo.
    .learnt = Tienes exactamente { $R-points } puntos, y con { $goal } o más se gana.

practice-the-best-of-five = La partida ha terminado. ¿Qué vale más puntos?
    .choice-a = 4 monedas y 1 vino
    .choice-b = 3 monedas y 1 whisky
    .choice-c = 9 monedas y 1 vino
    .choice-d = 5 vinos
    .choice-e = 4 monedas, 1 vino y 1 whisky
    .hint-1 = Cada 5 monedas son 2 puntos. Un vino es 1 punto o 1 moneda; un whisky, 1 punto o 2 monedas.
    .learnt = Cinco vinos son 5 puntos. Los demás valen 2, 2, 4 y 3.

practice-beside-the-houseboat = Una Aldea de Pescadores está en la costa, entre la Cervecería y la Casa Flotante. ¿Cuántos puntos da este asentamiento?
    .hint-1 = Suma 6 propios, 7 de la Cervecería y 6 de la Casa Flotante.
    .learnt = 6 + 7 + 6. El 6 de la Casa Flotante sustituye los 3 de su casilla de agua; sin ella serían 16 puntos.

practice-who-starts = Es la ronda { $round } de una partida de tres, y la rueda ya ha girado. ¿A qué número de comprobación debe apuntar la viga?
    .hint-1 = El asiento 1 empieza la ronda 1, el asiento 2 la ronda 2, el asiento 3 la ronda 3. ¿Y después?
    .learnt = El asiento { $answer } empieza la ronda { $round }. En una mesa real el número te dice si se ha pasado el marcador.

practice-main-actions-of-a-round = ¿Cuántas acciones principales hacen entre todos en una ronda de { $players } jugadores?
    .hint-1 = El jugador inicial tiene dos turnos.
    .learnt = { $answer }: una para cada jugador y una segunda para el jugador inicial.

practice-when-c-comes = ¿En qué ronda de la partida larga para tres llega la fase de asentamiento C?
    .hint-1 = Las fases llegan en las rondas 6, 11, 15 y 20.
    .learnt = A en la ronda 6, B en la 11, C en la 15, D en la 20, y E después de la ronda de bonificación.
