# Lesson 3: work contracts.

lesson-work-contracts = Contratos de trabajo
    .goals = Después de esta lección sabrás usar los edificios de los demás, y qué le cuesta a quién.

lesson-work-contracts-their-oven =
    No hace falta tener un edificio para usarlo. Con un contrato de trabajo pagas al dueño, que coloca en él a un clérigo
    propio, y tú lo usas como si fuera tuyo: tú decides, tú das los bienes, tú tomas lo que sale (F5.3.1). El precio es 1
    moneda, que se paga al dueño antes que nada (F5.3.4).
    .title = Su horno, tu pan
    .task = Verde tiene la única Panadería. Convierte allí tus dos harinas en pan. El combustible lo pones tú, y Verde acaba con 2 monedas.
    .hint-1 = Haz clic en la Panadería de Verde y paga con una moneda. Después Verde decide quién trabaja.
    .hint-2 = contract F05 coins; send lay; times 2; y sin vender pan: times 0.
    .learnt = Tú tienes el pan, Verde la moneda, y ninguno de tus propios clérigos se ha movido.

lesson-work-contracts-the-owner-picks =
    Es el dueño quien elige entre el prior y un hermano lego (F5.3.2). Casi siempre se envía a un hermano lego, pues al prior
    se lo quiere en casa para el próximo edificio.
    .title = El dueño elige
    .task = Por una vez eres Verde. Rojo acaba de pagarte por la Panadería. Envía a alguien, pero deja al prior en casa.
    .hint-1 = A Verde se le pregunta quién va.
    .hint-2 = send lay.
    .learnt = Los dueños no pueden negarse, pero eligen quién trabaja.

lesson-work-contracts-who-is-at-home =
    Sin clérigo en casa no hay contrato (F5.3.3). Y no puedes contratarte a ti mismo (F5.3.8): a tus propios edificios envías a
    tu propia gente. Mira quién está en casa antes de hacer planes.
    .title = ¿Hay alguien en casa?
    .task = El indicador de arcilla muestra 4, y tu propio Montículo de Arcilla está ocupado. Encuentra el único Montículo de Arcilla que puedes contratar y toma la arcilla.
    .hint-1 = Todos los clérigos de Verde están fuera.
    .hint-2 = contract LB1 coins; Azul envía a alguien; take clay.
    .learnt = Azul tenía gente en casa, Verde no. Quien no tiene a nadie en casa está a salvo de contratos, y no cobra.

lesson-work-contracts-a-drink =
    En cuanto alguien construye la Bodega (en Irlanda, la Destilería de Whisky), los contratos cuestan 2 monedas, para todos y
    hasta el final (F5.3.4). Pero desde el primer día hasta el último puedes dar 1 vino (1 whisky) en su lugar, sea cual sea
    el precio: va a la reserva, y el dueño no recibe nada (F5.3.5).
    .title = Un trago entre amigos
    .task = La Bodega ya está, y no tienes ni una moneda. Úsala de todos modos en este turno con un contrato y convierte tus dos uvas en vino.
    .hint-1 = Pero sí tienes un vino.
    .hint-2 = contract F21 wine; send lay; times 2; sin vender ninguno: times 0.
    .learnt = Un vino dado, dos vinos hechos, y ni una moneda para Verde.

lesson-work-contracts-keep-them-busy =
    Puedes hacer un contrato y dejar el edificio sin usar (F5.3.6). ¿Para qué? Para sacar de casa al último clérigo de alguien,
    por ejemplo: ningún prior suyo que se instale, y no más contratos con él en esta ronda.
    .title = Que estén ocupados
    .task = Verde solo tiene un hermano lego en casa. Envíalo al Montículo de Arcilla de Verde y deja la arcilla donde está.
    .hint-1 = Contrata el Montículo de Arcilla y no uses ningún indicador.
    .hint-2 = contract LG1 coins, después skip.
    .learnt = Un contrato puede ser pura travesura. Pero cuidado: con los tres fuera, los tres vuelven a casa en la próxima ronda.
