# The puzzles: a title, what lies on the table, a hint; the question comes from what is measured.

puzzle-lesson = Problemas
    .goals = Encuentra la mejor jugada. Se han comprobado todas las jugadas posibles, así que cada respuesta está demostrada.
puzzle-task-points = ¿Cuántos puntos puede tener Rojo como máximo al final de este turno? Juégalo y termina el turno.
puzzle-task-food = ¿Cuánta comida pueden valer como máximo los bienes de Rojo al final de este turno? Juégalo y termina el turno.
puzzle-task-good =
    { $good ->
        [Br] ¿Cuánto pan puede tener Rojo como máximo al final de este turno? Juégalo y termina el turno.
        [Be] ¿Cuánta cerveza puede tener Rojo como máximo al final de este turno? Juégalo y termina el turno.
        [Mt] ¿Cuánta carne puede tener Rojo como máximo al final de este turno? Juégalo y termina el turno.
       *[Pn] ¿Cuántas monedas puede tener Rojo como máximo al final de este turno? Juégalo y termina el turno.
    }
puzzle-task-turns = Como muy tarde al final de la ronda { $round }: { $what }.
puzzle-task-race = { $what } a más tardar en tu turno número { $best }, contando desde este.
puzzle-solved-value = { $best }: nadie puede hacerlo mejor. Se han comprobado todas las demás jugadas posibles.
puzzle-solved-turns =
    { $best ->
        [one] En un turno: nadie puede hacerlo mejor.
       *[other] En { $best } turnos: nadie puede hacerlo mejor.
    }
puzzle-go-on = Termina el turno para ver en qué ha quedado.
puzzle-better = Has llegado a { $reached }. Aún no es lo mejor: deshaz o empieza de nuevo.
puzzle-too-slow = Se puede hacer antes: deshaz o empieza de nuevo.
puzzle-unknown = No hay ningún problema «{ $number }»; los nombres más parecidos son { $near }, y los números van del 1 al { $count }.
puzzle-other-version = En esta versión del programa no hay ningún problema «{ $number }»: los problemas de partidas cambian de una versión a otra. Lo que has resuelto se conserva. Los nombres más parecidos son { $near }, y los números van del 1 al { $count }.
puzzle-no-theme = No hay problemas sobre «{ $theme }»; los temas son { $known }.

puzzle-run-streak = Problemas: una racha
    .goals = Encuentra la mejor jugada de cada problema al primer intento.
puzzle-run-clock = Problemas contra el reloj
    .goals = Encuentra la mejor jugada de cada problema al primer intento.
puzzle-run-count = Resueltos seguidos: { $count }.
puzzle-run-time = Resueltos: { $count }. Segundos que quedan: { $seconds }.
puzzle-run-over =
    Se acabó: has resuelto { $count ->
        [one] 1 problema
       *[other] { $count } problemas
    }.

puzzle-hire-or-build = La Bodega es de Verde. Tienes uvas, y también paja y arcilla.
    .title = Contrato o edificio
    .hint-1 = Tu vino puede valer más que el punto que da.

puzzle-calefactory = Tienes el Calefactorio y el Taller del Claustro, y bosques y páramos para obtener energía.
    .title = Madera y turba
    .hint-1 = Tres cerámicas y un adorno requieren 4 de energía.

puzzle-clay-or-wood = Tienes un Taller del Claustro, 2 de arcilla, 1 de piedra, 2 de madera y dos acciones.
    .title = Arcilla o madera
    .hint-1 = ¿Qué le falta al Taller: arcilla o energía?

puzzle-portico = El Pórtico da 2 de cada uno de siete bienes por un relicario. También tienes un Taller del Claustro. ¿Vale la pena?
    .title = Gastar un relicario
    .hint-1 = Con lo que da el Pórtico, el Taller del Claustro puede hacer bienes que valen diez puntos.

puzzle-round-tower = La Torre Redonda da una maravilla por 5 monedas, un whisky y bienes que valgan 14 puntos.
    .title = El precio de una maravilla
    .hint-1 = Entrega lo que valga catorce puntos en total, y ni un punto más.

puzzle-brotherhood = Es la ronda de bonificación. Tienes un claustro y once monedas, y la Casa de la Hermandad está en la oferta.
    .title = La Casa de la Hermandad
    .hint-1 = El Taller del Falsificador también convierte monedas en puntos. ¿Y de verdad están llenas tus tierras?

puzzle-village = Es la fase de asentamiento D. Puedes pagar el Pueblo. Pero ¿dónde puntúa más?
    .title = Tierra para el Pueblo
    .hint-1 = Puedes comprar una tierra antes de construir el asentamiento.

puzzle-camera = La Cámara del Tesoro convierte un libro y una cerámica en un relicario, una moneda y 1 de arcilla, dos veces como máximo.
    .title = La Cámara del Tesoro
    .hint-1 = Un libro y una cerámica hacen un relicario; ¿cuántas cerámicas necesitas?

puzzle-shipping = Puedes pagar la Compañía Naviera o el Taller del Claustro, pero no ambos.
    .title = Compañía Naviera o Taller
    .hint-1 = Compara cuántos puntos da cada carta enseguida si el prior se instala en ella.

puzzle-last-visit = Es la ronda de bonificación. Tu prior puede ir a cualquier edificio de la mesa, y tienes muchos bienes.
    .title = La última acción
    .hint-1 = Cuenta también los puntos de los bienes que te quita cada edificio.

puzzle-filial-church = La Iglesia Filial da un relicario por cinco bienes distintos. Tienes cuatro.
    .title = Cinco bienes distintos
    .hint-1 = Las dos caras de una ficha son dos bienes distintos, y el grano se puede convertir en paja.

puzzle-kiln-and-merchant = Tienes turba y una Carbonera de Turba. El Comerciante de Combustible está en la oferta.
    .title = Combustible en venta
    .hint-1 = El Comerciante de Combustible paga diez monedas por nueve de energía. Un carbón de turba vale tres.

puzzle-brewer = Tienes 7 de grano, una Maltería y una Cervecería.
    .title = Una pequeña cervecería
    .hint-1 = Cada cerveza requiere 1 de malta y 1 de grano.

puzzle-alone-pressing = Juegas en solitario. Tienes una moneda, una Hacienda Financiada y una Bodega.
    .title = Una moneda en solitario
    .hint-1 = ¿Qué se puede comprar con una sola moneda?

puzzle-slaughter = Tienes 3 cabezas de ganado, 2 de grano y un Matadero.
    .title = Paja para el ganado
    .hint-1 = Cada animal requiere 1 de paja, y el grano se puede convertir en paja.

puzzle-books-and-wine = Tienes cuatro monedas y una uva. La Biblioteca del Claustro y la Bodega son tuyas.
    .title = Libros y vino
    .hint-1 = Vende primero lo que da más monedas y después compra libros.

puzzle-druids = La Casa del Druida da por un libro 5 de un bien básico y 3 de otro. También tienes un Taller del Claustro.
    .title = La Casa del Druida
    .hint-1 = ¿Qué dos bienes necesitas para el Taller?

puzzle-bathhouse = En la Casa de Baños pagas una moneda, y todos tus clérigos vuelven a casa.
    .title = Un baño para todos
    .hint-1 = A un clérigo que ha vuelto a casa puedes enviarlo otra vez.

puzzle-pilgrims-progress = El Lugar de Peregrinación y el Priorato son tuyos. Tienes un libro, una cerámica y un adorno.
    .title = Dos visitas
    .hint-1 = Desde el Priorato puedes usar por segunda vez el Lugar de Peregrinación. ¿Qué pasos dan más puntos?

puzzle-forgery = Tienes diecinueve monedas, una cerámica, el Taller del Falsificador y la Hacienda Urbana.
    .title = El Taller del Falsificador
    .hint-1 = El primer relicario cuesta cinco monedas y cada uno más, diez. ¿De dónde puedes sacar más monedas?

puzzle-chapel = La Capilla y la Destilería de Whisky son tuyas.
    .title = Cerveza y whisky
    .hint-1 = Cada relicario requiere 1 cerveza y 1 whisky. Por una moneda puedes comprar también un libro.

puzzle-two-buildings = Tienes bienes para el Taller del Claustro y el Matadero, pero en un turno solo construyes un edificio. Verde también tiene madera.
    .title = Dos edificios
    .task = Construye los dos
    .hint-1 = ¿Cuál de los dos puede pagar Verde?

puzzle-field-to-oven = Tienes 5 de grano, un Molino de Viento y una Panadería, pero nada de combustible.
    .title = Del grano al pan
    .hint-1 = El Molino de Viento da también paja.

puzzle-market-day = El Mercado da 1 pan y 7 monedas. ¿Cómo puedes conseguir más monedas?
    .title = Día de mercado
    .hint-1 = El Mercado pide cuatro fichas distintas. Una ficha de 5 monedas y una de 1 moneda son distintas.

puzzle-alehouse = Tienes malta, grano y un whisky, y también la Cervecería y la Taberna.
    .title = Cervecería y Taberna
    .hint-1 = La Taberna paga ocho monedas por una cerveza y siete por un whisky. ¿Qué más puedes elaborar?

puzzle-alone-quarry = Juegas en solitario. Tienes una montaña, cinco monedas y un Taller del Claustro.
    .title = Piedra en solitario
    .hint-1 = Puedes tomar piedra con el comodín. ¿Qué puedes hacer con ella?

puzzle-dormitory = El Dormitorio está en la oferta. Tienes la arcilla que cuesta, grano y algo de madera.
    .title = Libros de paja y madera
    .hint-1 = Cada libro requiere 1 de paja y 1 de madera. Consigue antes lo que falta.

puzzle-library-and-inn = Tienes tres monedas y 2 cabezas de ganado. La Biblioteca del Claustro y la Posada son tuyas.
    .title = Biblioteca y Posada
    .hint-1 = La Posada paga seis monedas por un vino, y la carne vale 5 de comida.

puzzle-palace-in-time = Juegas en solitario. Tienes diez monedas y una cerámica, y el Palacio está en la oferta.
    .title = El Palacio a tiempo
    .task = construye el Palacio
    .hint-1 = El Palacio cuesta 25 monedas. La Hacienda Urbana paga 12 monedas por una cerámica.

puzzle-two-reliquaries = Juegas en solitario. Tienes un adorno y una cerámica, y el Lugar de Peregrinación es tuyo. Dos de tus clérigos ya están fuera.
    .title = Dos relicarios
    .task = consigue dos relicarios
    .hint-1 = Tus clérigos vuelven a casa cuando todos están fuera.

puzzle-castle-in-time = Juegas en solitario. Tienes 5 de piedra, 1 de madera y una montaña para el Castillo.
    .title = El Castillo a tiempo
    .task = construye el Castillo
    .hint-1 = El Castillo cuesta 6 de madera. Puedes tomar madera con dos indicadores.

puzzle-first-wonder = Juegas en solitario. Tienes un libro, una cerámica, un adorno y tres monedas. El Taller del Falsificador y la Sacristía son tuyos.
    .title = La primera maravilla
    .task = consigue una maravilla
    .hint-1 = Falta el relicario. En el Taller del Falsificador cuesta cinco monedas.

## Problemas sacados de partidas

puzzle-mined =
    De una partida que jugaron bots: { $length ->
        [short] la partida corta
       *[long] la partida larga
    }, { $country ->
        [ireland] Irlanda
       *[france] Francia
    }.
    .title =
        Ronda { $round }, { $players ->
            [one] en solitario
           *[other] { $players } jugadores
        } · { $mark }
    .task = ¿Cuál es la mayor puntuación que { $seat } puede tener al final de este turno? Juégalo y termina el turno.
    .task-lead = ¿Con cuánta ventaja puede quedar { $seat }? Cuentan los puntos de { $seat } tras este turno menos los que { $rival } puede tener como mucho tras el siguiente. Juégalo y termina el turno.
    .learnt-lead =
        { $seat } tiene { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }, y { $rival } puede tener { $left } como mucho: se han probado las { $ways } formas de jugar este turno y todas las respuestas. La respuesta: { $answer }. La otra idea que más tienta llega a { $more }: { $other }. Pero entonces { $rival } puede tener { $more-left }: { $reply }.
    .better-lead = Tienes { $reached }, y { $rival } todavía puede tener { $left }. Aún no es lo mejor: deshaz o empieza de nuevo.
    .task-turns = Construye { $card } a más tardar en tu turno número { $best }, contando desde este.
    .learnt-turns = En { $best } turnos: nadie puede hacerlo antes, y solo este comienzo es bastante rápido. La respuesta: { $answer }.
    .learnt = { $best } puntos es lo máximo: se han probado las { $ways } formas de jugar este turno. La respuesta: { $answer }. La otra idea que más tienta llega a { $second }: { $other }.
    .hint-1-lead = ¿Qué necesita más el siguiente jugador para un buen turno? Quizá puedas quitárselo u ocuparlo antes.
    .hint-2 = Esta carta forma parte de la respuesta: { $card }.
    .hint-3 = Empieza así: { $first }.
puzzle-mined-nothing = pasar
puzzle-idea-chain = Busca un turno que haga varias cosas: un edificio que funcione enseguida o uno que lleve a otro.
puzzle-idea-contract = Mira qué han construido los demás y quién de ellos está en casa: un edificio suyo puede valer su precio.
puzzle-idea-denial = Otra persona quiere la misma carta. ¿Qué ya no estará en tu próximo turno?
puzzle-idea-timing = ¿Qué puedes hacer ahora que ya no podrás hacer en tu próximo turno?
puzzle-idea-land = La tierra nueva cuesta monedas, pero algo puede ocuparla enseguida.
puzzle-idea-settlement = Piensa en un asentamiento y en las cartas que tocaría.
puzzle-idea-ending = La partida casi ha terminado: ¿qué bienes pueden convertirse todavía en puntos?
puzzle-idea-solo = Tienes dos acciones seguidas: la primera puede preparar la segunda.
puzzle-idea-two-turn = Cuenta dos turnos: ¿qué debe ocurrir en este para que baste el siguiente?
puzzle-idea-three-turn = Cuenta tres turnos: ¿qué debe ocurrir primero para que baste el tercero?
puzzle-why-chain = Este turno hizo varias cosas, y cada paso hizo posible el siguiente.
puzzle-why-contract = El contrato de trabajo valía más que su precio.
puzzle-why-denial = Si pasas, un bot en otro asiento construye esa carta antes de tu próximo turno.
puzzle-why-timing = Si pasas y unos bots juegan por los demás, en tu próximo turno ya no se puede hacer lo mismo.
puzzle-why-land = La tierra nueva valía su precio enseguida.
puzzle-why-ending = Tan tarde ya solo cuentan los puntos.
