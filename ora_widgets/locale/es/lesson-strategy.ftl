# Las lecciones de estrategia. Las cifras son variables: $R-points antes de la tarea, $then-R-points después de su solución.

strategy-preferred = Una búsqueda más larga jugaría aquí otro turno: { $other }.

lesson-tempo = Tempo: los tres fuera, los tres en casa
    .goals = Después de esta lección planeas tus clérigos con una ronda de adelanto, para que casi nunca esperen en casa.

lesson-tempo-last-man =
    Los clérigos vuelven a casa solo cuando los tres están fuera, y solo al empezar una ronda (F3.1). El que se queda en casa
    retiene fuera a los otros dos. Por eso el último turno de una ronda es el mejor momento para enviar al tercero.
    .title = Envía al tercero
    .task = Rojo tiene el último turno de la ronda { $round } y tiene en casa { $R-home ->
            [one] 1 clérigo
           *[other] { $R-home } clérigos
        }, el prior. Haz que Rojo empiece la ronda siguiente con los tres.
    .hint-1 = Envíalo a uno de los edificios de Rojo. Luego termina el turno, para que termine la ronda.
    .hint-2 = use LR2 prior; take grain; done.
    .hint-3 = Con la arcilla también funciona: use LR1 prior; take clay; done.
    .learnt = Rojo tenía en casa { $R-home ->
            [one] 1 clérigo
           *[other] { $R-home } clérigos
        } y ahora tiene { $then-R-home }. El tercero salió antes del final de la ronda, y por eso volvieron todos.

lesson-tempo-nobody-home =
    Sin nadie en casa todavía puedes construir, talar, cortar turba y hacer contratos. Guarda una de esas acciones para ese
    turno: así la ronda en la que todos están fuera no te cuesta nada.
    .title = Un turno sin clérigos
    .task = Azul { $B-home ->
            [one] tiene 1 clérigo
           *[other] tiene { $B-home } clérigos
        } en casa y suma { $B-points ->
            [one] 1 punto
           *[other] { $B-points } puntos
        }. Termina la ronda con { $then-B-points } puntos o más.
    .hint-1 = Un edificio da sus puntos en cuanto está construido, aunque nadie se instale. ¿Cuál puede pagar Azul?
    .hint-2 = La Panadería: build F05 0,3; done.
    .learnt = El edificio dio puntos enseguida, y en la ronda { $then-round } los tres clérigos están en casa. Con la Panadería ya construida, este turno habría sido flojo.

lesson-tempo-keep-the-prior =
    Un edificio nuevo se puede usar enseguida, pero solo con el prior (F5.5.5). Si en tu próximo turno quieres construir, envía
    ahora a un hermano lego, o a nadie, y deja al prior en casa.
    .title = Guarda al prior para el edificio nuevo
    .task = Rojo tiene dos turnos en la ronda { $round }. En el segundo, construye el Patio del Claustro y úsalo, de modo que Rojo tenga al menos { $want-R-Pn } monedas.
    .hint-1 = El Patio del Claustro cuesta 2 de madera y Rojo no tiene. Para talar no hace falta ningún clérigo.
    .hint-2 = fell 0,2 joker; done.
    .hint-3 = build G02 1,3; prior; give Pt Sh Pn; choose 6Pn.
    .learnt = Rojo construyó y usó el Patio del Claustro en un solo turno. Con el prior fuera, las monedas habrían costado un turno más.

lesson-turn-price = Aperturas y el precio de un turno
    .goals = Después de esta lección te preguntas qué da cada turno, también en la apertura, y encuentras los turnos que hacen dos cosas.

lesson-turn-price-two-in-one =
    Cada turno tiene una acción principal: los turnos son lo que más escasea. Construye y envía al prior al edificio nuevo:
    son dos acciones por el precio de una.
    .title = Dos en uno
    .task = En un solo turno, construye un edificio, compra un distrito y acaba con al menos { $want-R-Pn } monedas.
    .hint-1 = ¿Qué edificio de la oferta convierte combustible en monedas? Tu turba y tu madera son combustible.
    .hint-2 = build G06 0,3; prior; trade 3energy.
    .learnt = El Comerciante de Combustible lleva a Rojo de { $R-points } a { $then-R-points } puntos. Paga además un distrito, y a Rojo le { $then-R-Pn ->
            [one] queda 1 moneda
           *[other] quedan { $then-R-Pn } monedas
        }.

lesson-turn-price-who-else-can =
    Cada edificio existe una sola vez (F1.5). Si quieres dos, mira primero los bienes de los demás. Lo que nadie más puede pagar
    seguirá ahí en tu próximo turno.
    .title = ¿Quién más puede pagarlo?
    .task = Rojo puede pagar la Carbonera y la Panadería, y tiene dos turnos en la ronda { $round }. Construye las dos.
    .hint-1 = ¿Cuánto cuesta cada una? Mira los bienes de Verde.
    .hint-2 = Verde tiene { $G-Cl } de arcilla y nada de paja, así que solo corre peligro la Carbonera.
    .hint-3 = build G07 0,3; skip; done. Luego construye la Panadería.
    .learnt = Verde podía construir la Carbonera, y lo habría hecho. La Panadería no corría peligro, porque nadie más tiene paja ni grano.

lesson-turn-price-borrowed-hands =
    Un turno sin nadie en casa no tiene por qué ser flojo. Un contrato envía al clérigo de otro,
    y ningún edificio propio tiene que estar libre.
    .title = Con manos ajenas
    .task = Verde { $G-home ->
            [one] tiene 1 clérigo
           *[other] tiene { $G-home } clérigos
        } en casa, pero le sobran bienes. En este turno, lleva a Verde de { $G-points } a { $want-G-points } puntos o más.
    .hint-1 = Cada cerámica da 3 puntos y un adorno 4. Se hacen en el Taller del Claustro de Rojo, donde no hay nadie.
    .hint-2 = Haz un contrato para el Taller del Claustro: contract G18 coins; send lay.
    .hint-3 = contract G18 coins; send lay; times 3; times 1; pay 3Wo 2Sw.
    .learnt = Verde tiene ahora { $then-G-points } puntos, { $then-G-Ce } de cerámica y { $then-G-Or ->
            [one] 1 adorno
           *[other] { $then-G-Or } adornos
        }. Todo por un contrato.

lesson-turn-price-a-great-turn =
    Antes de un turno, cuenta los puntos que daría cada idea. Un buen edificio al final de la partida da a menudo más que tres
    turnos de recoger bienes.
    .title = Un gran turno
    .task = En este turno, lleva a Azul de { $B-points } a { $want-B-points } puntos o más.
    .hint-1 = Compara los escudos de los edificios de la oferta y busca uno que el prior pueda usar enseguida.
    .hint-2 = El Astillero necesita costa: build G26 -2,-1; prior; times 1.
    .learnt = En la partida de los bots Azul llegó a { $then-B-points } puntos. Cuenta el edificio, y también su adorno y sus monedas.

lesson-chains = Qué cadena compensa, y cuándo
    .goals = Después de esta lección eliges la cadena que va con lo que tienes y con lo que queda de partida.

lesson-chains-ceramic =
    Al principio la arcilla es lo que antes se convierte en puntos: la cerámica solo pide arcilla y un poco de combustible.
    El pan y el vino necesitan más edificios antes de compensar.
    .title = Primero la arcilla
    .task = Rojo tiene madera, turba y arcilla. En este turno, pasa de { $R-points } a { $want-R-points } puntos o más.
    .hint-1 = El Taller del Claustro debe estar junto a otro edificio del claustro. Rojo tiene laderas alrededor de la Oficina del Claustro.
    .hint-2 = build G18 2,4; prior; times 2.
    .hint-3 = build G18 2,4; prior; times 2; pay Pt.
    .learnt = En la partida de los bots Rojo llegó a { $then-R-points } puntos, con { $then-R-Ce } de cerámica. El Taller del Claustro se usará mucho, también por otros, que pagarán por ello.
    .differs = Ese turno no da puntos en el acto. En partidas jugadas desde ambos turnos no hubo una diferencia clara.

lesson-chains-grapes-in-time =
    Una cadena de varios pasos da fruto en un solo turno grande, al final. Los turnos de solo recoger no valen nada por sí mismos,
    así que empieza a tiempo de llegar al final.
    .title = El turno que compensa
    .task = Verde ha reunido { $G-Gp } uvas. En este turno, pasa de { $G-points } a { $want-G-points } puntos o más.
    .hint-1 = Cada vino da un punto, y en la misma visita se puede vender uno.
    .hint-2 = use F21 lay; times 10; times 1.
    .learnt = En la partida de los bots Verde llegó a { $then-G-points } puntos. El vino sirve también para asentamientos y contratos.

lesson-chains-up-to-a-wonder =
    En lo alto de todas las cadenas está la maravilla, que da 30 puntos. Pide un libro, una cerámica, un adorno y un
    relicario. Hazla en cuanto tengas los cuatro: las maravillas pueden agotarse (F1.3).
    .title = Hasta una maravilla
    .task = Verde tiene todo lo que pide la Sacristía, pero esta sigue en la oferta. Consigue la maravilla en este turno.
    .hint-1 = La Hospedería te permite usar un edificio de la oferta. En ella hay un prior, así que puedes usarla con el Priorato.
    .hint-2 = contract G01 coins; enter F40.
    .hint-3 = contract G01 coins; enter F40; enter G34; times 1.
    .learnt = Tres edificios en un turno, y ninguno era de Verde. En la partida de los bots Verde pasó de { $G-points } a { $then-G-points } puntos.

lesson-where-to-live = Tierras, y dónde irán los asentamientos
    .goals = Después de esta lección compras tierras para tus asentamientos y los pones donde cuentan los vecinos.

lesson-where-to-live-fishing =
    Un asentamiento da su propio valor de vivienda y el de sus vecinos. Cada casilla de agua a su lado da 3 (F14.3). Verde
    compró costa mucho antes de esta fase. Ahora lo aprovecha.
    .title = La costa se compró a tiempo
    .task = Es una fase de asentamiento. Lleva a Verde de { $G-points } a { $want-G-points } puntos o más.
    .hint-1 = ¿Qué asentamiento necesita la costa y gana con el agua de al lado?
    .hint-2 = settle S4 -1,-1; pay 2Pt.
    .learnt = Con la Aldea de Pescadores Verde pasó de { $G-points } a { $then-G-points } puntos. Cualquier otro asentamiento da aquí menos.

lesson-where-to-live-hilltop =
    Puedes comprar primero una tierra y después construir en ella el asentamiento (F8.3). Compara todas tus casillas
    antes de elegir: el mismo asentamiento vale más entre buenos vecinos.
    .title = Compara todas las casillas
    .task = Azul puede pagar el Pueblo. Pasa con él de { $B-points } a { $want-B-points } puntos o más.
    .hint-1 = Suma los valores de vivienda alrededor de cada casilla. Una montaña te da también casillas nuevas de ladera.
    .hint-2 = plot -3 mountain; settle S7 -2,5.
    .hint-3 = plot -3 mountain; settle S7 -2,5; pay 3Mt; pay 3Pt Co. También basta una casilla que Azul ya tiene.
    .learnt = En la partida de los bots Azul compró una montaña y llegó a { $then-B-points } puntos. No hace falta comprar tierra: cómprala solo si sus casillas tienen mejores vecinos que las tuyas.

lesson-hired-hands = Contratos: ingresos y bloqueo
    .goals = Después de esta lección sabes bloquear a otros con contratos, y sabes quién gana con ello.

lesson-hired-hands-the-quarry =
    Un contrato hace tres cosas: te da los bienes, saca de casa al clérigo del dueño y cierra el edificio hasta que él vuelva
    (F5.2.5). Usa lo que el dueño quiere usar enseguida.
    .title = Tómalo antes que ellos
    .task = La piedra muestra { $wheel-stone }, el comodín { $wheel-joker } y la Cantera es de Rojo. Toma allí { $want-G-Sn } de piedra antes que Rojo.
    .hint-1 = El comodín da ahora más que el indicador de la piedra.
    .hint-2 = contract G22 coins; send lay; take joker.
    .learnt = Verde tiene ahora { $then-G-Sn } de piedra, y el indicador de la piedra sigue mostrando { $then-wheel-stone }. La Cantera de Rojo queda cerrada hasta que vuelva el clérigo. Si has pagado con monedas, son de Rojo.

lesson-hired-hands-a-drink =
    Las monedas de un contrato van al dueño. Una bebida, en cambio, va a la reserva (F5.3.5). Paga con una bebida cuando
    prefieras que el dueño no gane nada.
    .title = Pagar con una bebida
    .task = Las uvas muestran { $wheel-grapes }. Verde tiene { $G-Pn } monedas y { $G-Wn } de vino, y un contrato cuesta { $price-contract } monedas. Consigue todas las uvas en este turno sin que Azul gane nada.
    .hint-1 = La Viña de Azul está libre. ¿Con qué se puede pagar un contrato además de con monedas?
    .hint-2 = contract F14 wine; send lay; take grapes.
    .learnt = Verde consigue { $then-G-Gp ->
            [one] 1 uva
           *[other] { $then-G-Gp } uvas
        } por un vino y conserva las monedas; con monedas, Azul habría ganado { $price-contract }. Un vino también da un punto y comida, así que mira quién gana antes de elegir.
    .differs = En partidas jugadas desde ambos turnos no hubo una diferencia clara.

lesson-hired-hands-while-it-is-free =
    Un edificio en el que hay alguien está cerrado para todos (F5.2.5). Si su dueño quiere usarlo, tu contrato tiene que ir
    antes. Lo que nadie te puede quitar va después.
    .title = Mientras está libre
    .task = Rojo tiene dos turnos en la ronda { $round }. Hornea { $want-R-Br } panes en la Panadería de Verde y construye el Priorato.
    .hint-1 = Verde tiene { $G-Fl } de harina. ¿Cuál de las dos cosas ya no será posible si se deja para después?
    .hint-2 = Nadie más tiene lo que cuesta el Priorato. Primero la Panadería, con un contrato.
    .hint-3 = contract F05 coins; times 2; times 2; district -1 plains; done. Luego construye el Priorato.
    .learnt = El contrato de Rojo llegó antes de que Verde enviara a alguien a la Panadería. El Priorato seguía ahí, porque nadie más podía pagarlo.

lesson-hired-hands-through-the-priory =
    Algunos edificios permiten usar otros. Sus dueños ganan una y otra vez, porque todos los usan. Busca una cadena
    así antes de contar tus propios edificios.
    .title = Un edificio tras otro
    .task = En este turno, lleva a Verde de { $G-points } a { $want-G-points } puntos o más.
    .hint-1 = El Castillo te permite construir un asentamiento en cualquier momento. Sigue en la oferta, pero con la Casa de Huéspedes puedes usarlo allí.
    .hint-2 = En la Casa de Huéspedes está el prior de Verde, así que puedes usarla con el Priorato de Azul: contract G01 coins; send lay; enter I40; enter G28.
    .hint-3 = contract G01 coins; send lay; enter I40; enter G28; settle S6 -7,-1; pay 2Sh Pn.
    .learnt = En la partida de los bots Verde llegó a { $then-G-points } puntos. Tiene un asentamiento más, entre dos fases de asentamiento.

lesson-wheel-ahead = Leer la rueda por adelantado
    .goals = Después de esta lección sabes qué mostrará un indicador en tu próximo turno, y cuándo tomar o esperar.

lesson-wheel-ahead-next-value =
    En cada ronda todos los indicadores avanzan un paso, así que un bien que nadie toma crece. Que siga allí en tu próximo
    turno depende de quién juegue antes. Cuéntalos.
    .title = Una ronda por delante
    .task = En la ronda { $round } la madera muestra { $wheel-wood }. ¿Qué mostrará en la ronda siguiente, si nadie la toma?
    .hint-1 = Los valores de esta rueda están impresos en ella: 0, 2, 3, 4, 5, 6.
    .learnt = Allí crece en 1. Esperar vale 1 de madera, y dos jugadores podrían tomarla antes que tú.

lesson-wheel-ahead-mill-next-round =
    Toma lo que necesitas para el próximo turno, no lo que más abunda. Así construyes en el próximo turno.
    .title = Ahora madera, después el molino
    .task = En el turno de Verde de la ronda { $want-round }, como muy tarde, pasa de { $G-points } a { $want-G-points } puntos o más.
    .hint-1 = El Molino de Viento cuesta 3 de madera y 2 de arcilla. El comodín daría solo { $wheel-joker } de madera.
    .hint-2 = fell 0,2 wood; done.
    .hint-3 = build F04 0,-1.
    .learnt = Verde llegó a { $then-G-points } puntos con dos turnos y dejó poca madera a los demás.

lesson-wheel-ahead-before-they-do =
    Un indicador es de todos. Lo que solo da tu propio edificio puede esperar, mientras nadie pueda pagar un contrato. Por eso
    toma primero lo que también pueden tomar los demás.
    .title = Antes de que lo tomen otros
    .task = La arcilla muestra { $wheel-clay } y las uvas { $wheel-grapes }, y Rojo tiene dos turnos en la ronda { $round }. Toma { $want-R-Cl } de arcilla y { $want-R-Gp } uvas, todo lo que muestran.
    .hint-1 = ¿Quién más puede tomar arcilla, y quién más puede tomar uvas?
    .hint-2 = Todos tienen un Montículo de Arcilla. La única Viña es de Rojo, y nadie más tiene monedas para un contrato.
    .hint-3 = use LR1 lay; take clay; done. Luego usa la Viña.
    .learnt = La arcilla la habría tomado otro jugador. Las uvas no corrían peligro, porque solo Rojo podía usar la Viña.

lesson-wheel-ahead-own-or-joker =
    El comodín solo se devuelve a sí mismo a cero. Si los dos muestran mucho, toma con uno y deja el otro para después. Si el
    comodín muestra más, conserva el indicador del bien, que sigue creciendo.
    .title = El mayor de los dos
    .task = La madera muestra { $wheel-wood } y el comodín { $wheel-joker }. Toma { $want-R-Wo } de madera.
    .hint-1 = Tala árboles y elige el indicador.
    .hint-2 = fell 0,2 joker.
    .learnt = Rojo tiene ahora { $then-R-Wo } de madera, y el indicador de la madera sigue mostrando { $then-wheel-wood }.

lesson-endings-for-two = Finales
    .goals = Después de esta lección terminas una partida de dos cuando vas por delante, y cuentas los últimos turnos de cualquier partida.

lesson-endings-for-two-end-it =
    En la partida de dos son los jugadores quienes la terminan (F10.6). Quien va por delante debe construir las últimas cartas,
    aunque sean flojas. Después al otro jugador solo le queda una acción (F10.7).
    .title = Termina mientras vas por delante
    .task = Rojo gana { $R-points } a { $G-points } y quedan dos edificios. Termina la partida.
    .hint-1 = El Paseo del Puerto cuesta madera y piedra. Rojo tiene dos acciones: primero piedra, de la Cantera de Verde.
    .hint-2 = contract G22 coins; take stone; build F11 -2,-1; done.
    .hint-3 = Después a Verde le queda una acción y la partida termina.
    .learnt = Se acabó, y Rojo ha ganado. Los bots que jugaron esta partida no la terminaron, y Verde remontó.

lesson-endings-for-two-behind =
    Si vas por detrás, no toques los últimos edificios. Suma puntos con tus bienes y con los edificios que ya hay, hasta que
    vayas por delante.
    .title = No mientras vas por detrás
    .task = Ahora Rojo pierde { $R-points } a { $G-points }. Llega en este turno a { $want-R-points } puntos o más.
    .hint-1 = La Biblioteca del Claustro convierte monedas y un libro en bienes; el Palacio permite usar cualquier edificio en el que haya alguien.
    .hint-2 = Primero contract F17 coins; send lay; times 3; times 1.
    .hint-3 = Luego use F27 lay; pay Wn; enter G28; settle S2 -3,4; pay Sh Pn; pay Pt 2Sw.
    .learnt = En la partida de los bots Rojo ganaba ahora { $then-R-points } a { $then-G-points }. Entonces es el momento de construir las últimas cartas.
    .differs = Da menos puntos en este turno y un poco más en las rondas siguientes.

lesson-past-500 = En solitario hasta 500 y más allá
    .goals = Después de esta lección sabes de dónde salen los puntos de una partida en solitario ganada.

lesson-past-500-two-wonders =
    En solitario necesitas { $goal } puntos (F13.11). Ningún bien da tantos como una maravilla. La Cámara de las Maravillas
    pide 13 bienes distintos por una, así que guarda uno de cada.
    .title = Uno de cada
    .task = Consigue { $want-R-Wr } maravillas en este turno.
    .hint-1 = Construye la Cámara de las Maravillas y envía allí al prior. Luego puedes usarla otra vez con el Priorato neutral.
    .hint-2 = build F25 -3,3; prior. Luego entrega 13 bienes distintos.
    .hint-3 = contract G01 coins; enter F25. Luego entrega otra vez 13 bienes distintos.
    .learnt = En la partida del bot Rojo pasó en este turno de { $R-points } a { $then-R-points } puntos.
    .differs = Hace ahora una maravilla y guarda los bienes para la otra.

lesson-past-500-before-it-leaves =
    En solitario, un indicador que muestra 10 sale de la partida cuando gira la rueda (F13.3). Busca en cada turno uno que esté en
    10 y uno que vaya a llegar.
    .title = El indicador al final de su camino
    .task = El ganado muestra { $wheel-livestock }. Tómalo con su propio indicador antes de que se vaya.
    .hint-1 = El Corral también da ganado.
    .hint-2 = use LR2 lay; take livestock.
    .learnt = Rojo tiene ahora { $then-R-Sh } de ganado, y el indicador ha vuelto a { $then-wheel-livestock }.

lesson-past-500-over-the-line =
    Planea los dos últimos turnos desde el final. La Imprenta y el Taller del Claustro dan puntos enseguida y no
    necesitan tierra nueva.
    .title = Más allá de la meta
    .task = Rojo tiene { $R-points } puntos y el último turno. Llega a { $goal } con tus dos acciones.
    .hint-1 = La Imprenta hace un libro de un bosque, y el Taller del Claustro, cerámica de arcilla.
    .hint-2 = use F38 lay. Luego clear -7,1; clear -7,2; clear -8,1; clear -8,2.
    .hint-3 = use G18 prior; times 3; pay Wo Pt.
    .learnt = En la partida del bot Rojo tenía aquí { $then-R-points } puntos, y después construyó un asentamiento más.

# Turnos hallados en partidas. Cada idea dice lo que enseña y tiene su título, una pista y la razón (`.why`); las cifras son las de la
# posición: $gain puntos en este turno, $home y $left clérigos en casa antes y después, $shows en la rueda.

found-from =
    { $source ->
        [people] De una partida entre personas
        [search] De una partida entre los bots más fuertes
       *[bots] De una partida entre bots
    }: ronda { $round }, { $length ->
        [short] partida corta
       *[long] partida larga
    }, { $players ->
        [1] en solitario
        [2] dos jugadores
        [3] tres jugadores
       *[4] cuatro jugadores
    }, { $country ->
        [ireland] Irlanda
       *[france] Francia
    }.
found-task = Le toca a { $seat }, que { $home ->
            [one] tiene 1 clérigo
           *[other] tiene { $home } clérigos
        } en casa. ¿Qué turno elegirías? Juégalo en el tablero y termínalo.
found-title =
    { $title } · { $country ->
        [ireland] Irlanda
       *[france] Francia
    }, { $players ->
        [one] en solitario
       *[other] { $players } jugadores
    }, ronda { $round }
found-learnt = { $why } La segunda mejor idea da { $other-gain ->
        [one] { $other-gain } punto
       *[other] { $other-gain } puntos
    } enseguida: { $other }. Vale { $lead ->
        [one] cerca de { $lead } punto
       *[other] unos { $lead } puntos
    } menos: los bots siguieron { $runs } veces desde cada una { $spread ->
        [none] y la diferencia fue siempre la misma
       *[some] (intervalo del 95 % de la diferencia: de { $low } a { $high } puntos)
    }.
found-played = En la partida se jugó la misma idea.
found-other = Es otra idea. No la prefieren ni la búsqueda larga ni las partidas jugadas desde aquí. Deshaz o empieza de nuevo.
found-second = Es la segunda mejor idea, y es natural. En las partidas jugadas desde aquí valía { $lead ->
        [one] cerca de { $lead } punto
       *[other] unos { $lead } puntos
    } menos, { $spread ->
        [none] siempre lo mismo
       *[some] con un intervalo del 95 % de { $low } a { $high }
    }. Deshaz o empieza de nuevo.

lesson-turn-price-opening-build =
    En las primeras rondas un edificio compensa dos veces: se usa una y otra vez, y los demás pagan por usarlo. Lo que puedas construir al
    principio sin perder un turno, constrúyelo.
    .title = Construye ya
    .hint-1 = ¿Qué edificio de la oferta se puede pagar ya?
    .why = Un edificio temprano trabaja toda la partida; los bienes que cuesta solo se quedarían guardados.

lesson-chains-build-and-use =
    Si el prior está en casa, un edificio nuevo funciona en el mismo turno en que se construye (F5.5.5). Por eso un edificio cuyo efecto
    necesitas ahora vale más que otro con más puntos que usarás más tarde.
    .title = Construir y entrar
    .hint-1 = Busca en la oferta un edificio que el prior pueda usar enseguida.
    .why = Un turno hizo el trabajo de dos: el edificio está ahí y ya se ha usado.

lesson-chains-enter =
    Algunos edificios permiten usar otro, incluso uno ocupado. Con ellos un clérigo llega adonde nadie más puede
    entrar. Por eso mira primero adónde llevan, y solo después quién está en cada sitio.
    .title = Por otra puerta
    .hint-1 = ¿Cuál de tus edificios lleva a otro?
    .why = Un clérigo ha usado dos edificios.

lesson-where-to-live-settle =
    Un asentamiento da su propio valor de vivienda y el de sus vecinos, y 3 por cada casilla de agua vecina (F14.3).
    Deciden dos preguntas: ¿qué asentamiento vale ahora su comida y su energía, y qué casilla deja la mejor para la
    fase siguiente?
    .title = ¿Qué asentamiento y dónde?
    .hint-1 = Suma los valores de vivienda alrededor de cada casilla vacía, para cada asentamiento que se pueda pagar.
    .why = El escudo de este asentamiento da { $shield ->
            [one] 1 punto
           *[other] { $shield } puntos
        } y su casilla, { $space }.

lesson-where-to-live-land =
    Con cada tierra que se vende el precio sube o se queda igual; solo en solitario baja. Una tierra vale su precio cuando sabes qué
    habrá en ella: una costa da agua y sitio para edificios de costa, una montaña la Cantera y buenos vecinos, un distrito árboles o laderas.
    .title = Tierra para algo
    .hint-1 = ¿Qué casilla falta para el próximo edificio o el próximo asentamiento?
    .why = { $district ->
        [0] Ya no quedan distritos.
       *[other] El siguiente distrito costaba aquí { $district } monedas.
    } { $plot ->
        [0] Ya no quedan parcelas.
       *[other] La siguiente parcela costaba { $plot } monedas.
    } Después de cada venta el precio sube o se queda igual.

lesson-hired-hands-build-first =
    Cada edificio existe una sola vez. Si otra persona puede pagar el que quieres, tu turno es la última ocasión. Si nadie puede, seguirá
    ahí, y puedes tomar bienes antes.
    .title = Antes de que lo construyan otros
    .hint-1 = Mira los bienes de los demás: ¿qué edificio podría construir alguien antes del próximo turno?
    .why = Si aquí se pasa, un bot que juega como { $other-seat } construye «{ $card }» antes de que vuelva a jugar { $seat }.

lesson-wheel-ahead-take =
    Un bien que nadie ha tomado en unas rondas vale un turno, aunque no lo necesites todo: si no, lo toma el siguiente jugador. Lo mejor es
    lo que necesitas y de lo que la rueda muestra mucho.
    .title = Tómalo mientras hay mucho
    .hint-1 = ¿De qué muestra mucho la rueda y hace falta para el próximo edificio?
    .why = El indicador mostraba { $shows }. El siguiente jugador encuentra { $next }.

lesson-endings-for-two-last-turns =
    En los últimos turnos los bienes que no puntúan no valen nada. Cuenta solo puntos: qué los da enseguida, qué se puede construir todavía
    y dónde queda mejor un asentamiento. Deja para el final el turno que nadie te puede quitar.
    .title = Ya solo cuentan los puntos
    .hint-1 = ¿Qué puede convertirse en puntos en este turno?
    .why = A estas alturas ya solo cuentan los puntos.

lesson-tempo-keep-them =
    Talar, cortar turba, construir y los contratos no necesitan a ninguno de tus clérigos en casa. Si una acción así vale ahora un turno,
    elígela: tus clérigos se quedan en casa para un turno en el que tus edificios valgan más.
    .title = Trabajo que no necesita a nadie
    .hint-1 = ¿Cuál de las cuatro acciones no necesita a ninguno de tus clérigos y trae lo que falta?
    .why = Después de este turno, en casa { $left ->
            [one] queda 1 clérigo
           *[other] quedan { $left } clérigos
        }.

lesson-tempo-third-out =
    Los clérigos vuelven a casa solo cuando los tres están fuera (F3.1). Antes de enviar al último, pregúntate para qué sirve ahora. Antes
    de guardarlo, pregúntate cuánto cuesta: los otros dos tampoco vuelven.
    .title = Todos fuera
    .hint-1 = ¿A quién se puede enviar todavía y qué pasa entonces al empezar la ronda siguiente?
    .why = En casa había { $home ->
            [one] 1 clérigo
           *[other] { $home } clérigos
        }. Salió el último, y por eso al empezar la ronda siguiente vuelven todos.

lesson-chains-use =
    Un edificio que transforma bienes se usa cuando hay bastantes: cada uso cuesta un turno y un clérigo, por poco que transforme. Pero
    tampoco hay que esperar a la última pieza.
    .title = En su punto
    .hint-1 = ¿Para qué edificio se han juntado bienes?
    .why = Usarlo cuando hay bastante que transformar es un turno bien gastado.

lesson-hired-hands-hire =
    Un contrato cuesta una o dos monedas, o una bebida, y ningún clérigo propio. Compáralo con lo que harían los tuyos en el mismo turno:
    a menudo el mejor edificio de la mesa es de otro.
    .title = Vale su precio
    .hint-1 = Mira los edificios de los demás donde no hay nadie y cuyo dueño tiene a alguien en casa.
    .why = El contrato costó { $contract ->
        [one] { $contract } moneda
       *[other] { $contract } monedas
    } (o una bebida). En casa { $left ->
            [one] queda 1 clérigo
           *[other] quedan { $left } clérigos
        }.

lesson-past-500-solo =
    En solitario hay dos acciones en un turno y nadie te quita nada. Por eso planea por pares: la primera acción trae lo que necesita la
    segunda.
    .title = Dos acciones que encajan
    .hint-1 = ¿Qué dos acciones se ayudan?
    .why = Las dos acciones sirvieron a un mismo plan.

found-opening-seen = De las partidas de bots, { $n } siguieron así. Acabaron con { $mean } puntos de media (intervalo del 95 %: de { $low } a { $high }).
found-opening-other = Este turno es claramente peor: { $other }. Las { $n } partidas con él acabaron con { $mean } puntos (de { $low } a { $high }).
found-opening-judge =
    { $judge ->
        [hint] Una pista jugaría
        [search] Una búsqueda más larga jugaría
       *[both] Una pista y una búsqueda más larga jugarían
    } { $same ->
        [yes] este turno de todos modos.
       *[no] aquí otro turno: { $advised }. { $n ->
            [0] Casi ninguna de las partidas empezó con él.
           *[other] Las { $n } partidas con él acabaron con { $mean } puntos de media.
        }
    }
found-opening-why = Las pistas y las búsquedas solo miran unas rondas adelante. Las partidas se jugaron hasta el final, pero con bots rápidos; toma ambas cosas como consejo.
found-opening-worse = { $n } partidas de bots siguieron así. Acabaron con { $mean } puntos de media (de { $low } a { $high }), claramente menos que las mejores. Deshaz o empieza de nuevo.
found-opening-rare = Casi ninguna de las partidas siguió así, de modo que no se sabe nada de este turno. Deshaz y busca un turno que jugarían también otros.

lesson-turn-price-opening-turn =
    Lo que vale una apertura se ve al final de la partida. Por eso se jugaron muchas partidas desde aquí, con muchos
    primeros turnos, y se contaron sus puntos. Deciden cosas pequeñas: el mismo edificio en otra casilla, una costa
    en vez de un distrito más, la cara de una tierra.
    .title = Una apertura, según muchas partidas
    .task =
        Le toca a { $seat } en la ronda { $round }. Los bots han jugado { $games } partidas desde aquí y empezaron con { $turns } turnos distintos;
        algunos acabaron claramente peor que el mejor. Juega uno que no, y termina el turno.
    .hint-1 = ¿Para qué servirá en la segunda mitad de la partida el edificio o la tierra de este turno? ¿Qué estorba?
