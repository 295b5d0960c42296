# Lesson 1: clergymen and first buildings.

lesson-clergymen = Los clérigos y tus primeros edificios
    .goals = Después de esta lección sabrás enviar a tus clérigos a trabajar, levantar un primer edificio y cuándo vuelven a casa.

lesson-clergymen-send-somebody =
    Diriges a tres clérigos: un prior y dos hermanos legos. Empieza el jugador inicial, después se sigue en el sentido de
    las agujas del reloj, y con cada turno viene una acción principal (F5.1). La más habitual es enviar a un clérigo que
    está en casa a un edificio propio que esté libre y usarlo una vez (F5.2.1). Para el edificio da igual si es el prior o
    un hermano lego.
    .title = Envía a alguien
    .task = Envía a tu prior al Corral y toma ganado.
    .hint-1 = Haz clic en el Corral, en el prior y en el indicador de ganado.
    .hint-2 = use LR2 prior, después take livestock.
    .learnt = El prior está en el Corral, y el ganado es tuyo. Se queda allí hasta que pueda volver a casa.

lesson-clergymen-just-standing =
    Lo que hace un edificio pertenece al momento en que alguien llega. Más tarde, solo con estar allí, no hace nada
    (F5.2.3). Y nunca estás obligado a usarlo: un clérigo puede llegar y dejarlo todo como está (F5.2.2).
    .title = Solo estar allí
    .task = Envía a un hermano lego a la Oficina del Claustro y no tomes nada: el indicador de monedas debe conservar su 2.
    .hint-1 = Después de enviarlo se te pregunta qué indicador usar; hay una manera de no usar ninguno.
    .hint-2 = use LR3 lay, después skip.
    .learnt = Nadie puede obligarte a usar un edificio. A veces es mejor dejar crecer un indicador.

lesson-clergymen-where-not =
    Un clérigo llena un edificio, y un edificio ocupado está cerrado (F5.2.5). Solo se pueden usar edificios colocados en
    las tierras de alguien, no cartas que aún están en la oferta; y nadie trabaja en un bosque, en un páramo ni en un
    asentamiento (F5.2.4).
    .title = Adonde nadie puede ir
    .task = Tu prior y un hermano lego están trabajando; queda un hermano lego en casa. Envíalo al único edificio que le está abierto.
    .hint-1 = El Montículo de Arcilla y el Corral están ocupados, y la Panadería aún está en la oferta. ¿Qué queda?
    .hint-2 = use LR3 lay, y después take coin.
    .learnt = La Oficina del Claustro es tuya, está construida y está libre. No hace falta más.

lesson-clergymen-first-building =
    Las cartas de la oferta no son de nadie. Construir una es una acción principal: paga lo que cuesta y colócala enseguida
    en una casilla vacía tuya (F5.5.1). Y luego viene lo mejor: si tu prior está en casa, puede instalarse y usar al
    momento el nuevo edificio (F5.5.5). Solo el prior puede hacerlo. Así que tenlo en casa cuando quieras construir.
    .title = Tu primer edificio
    .task = Construye la Carbonera de Turba, deja que el prior se instale y convierte tu turba en carbón: al final, 2 de carbón de turba.
    .hint-1 = La Carbonera cuesta 1 de arcilla, que tienes. Da 1 de carbón de turba y 1 moneda, y convierte turba en carbón.
    .hint-2 = build G07 0,3; prior; times 1.
    .learnt = Un turno, y tienes un edificio, dos de carbón de turba y una moneda más. Para eso está el prior.

lesson-clergymen-coming-home =
    ¿Cuándo vuelven a casa? Al empezar una ronda: si tus tres están fuera, vuelven los tres (F3.1). Si hay aunque sea uno
    en casa, los demás se quedan donde están. Dentro de una ronda no vuelve nadie, salvo que lo diga una carta (F3.7). El
    jugador inicial de una ronda tiene dos turnos, el primero y el último; después el marcador pasa a la izquierda (F3.4,
    F3.5).
    .title = La vuelta a casa
    .task = Este es el segundo turno de Rojo en la ronda 4. Dos de tus clérigos están fuera. Procura empezar la ronda 5 con los tres en casa.
    .hint-1 = Solo vuelven si el tercero también está fuera.
    .hint-2 = Envía a algún sitio al último hermano lego y termina el turno: use LR3 lay; take coin; done.
    .learnt = Los tres fuera, los tres de vuelta. Enviar al último suele ser la mejor manera de traer al prior a casa.

lesson-clergymen-in-order =
    Una ronda se prepara siempre en el mismo orden (F3.8): primero vuelven los clérigos, después gira la rueda, después hay
    una fase de asentamiento si toca, y después actúan todos.
    .title = Primero a casa, luego la rueda
    .task = Rojo tiene el último turno de la ronda 4; la arcilla muestra 3, y todos los clérigos de Verde están fuera. Haz que Rojo pase y termine el turno. Después, como Verde, toma 4 de arcilla en el Montículo de Arcilla de Verde.
    .hint-1 = En el Montículo de Arcilla de Verde hay alguien. ¿Quién vuelve a casa al empezar la ronda, y qué gira después?
    .hint-2 = pass; done; use LG1 lay; take clay.
    .learnt = Casa, rueda, (asentamientos,) acciones: los clérigos de Verde estaban en casa antes de que la arcilla subiera a 4. Es igual en todas las modalidades del juego.
