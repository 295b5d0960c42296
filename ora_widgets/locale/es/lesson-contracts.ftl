# Lesson 4: work contracts.

lesson-work-contracts = Contratos de trabajo
    .goals = Después de esta lección sabrás usar los edificios de otros jugadores, y quién paga qué.

lesson-work-contracts-their-oven =
    No hace falta tener un edificio para usarlo. Con un contrato de trabajo pagas al dueño, y el dueño coloca en el
    edificio a un clérigo propio. Lo usas como si fuera tuyo: tú decides, tú pagas los bienes y tú recibes lo que da
    (F5.3.1). La Panadería convierte harina en pan y después compra parte de él. El precio del contrato es 1 moneda. La pagas al dueño antes de usar el edificio (F5.3.4).
    .title = Su horno, tu pan
    .task = Verde tiene la única Panadería. Convierte allí toda tu harina en pan. Cada pan requiere ½ de energía, de tus propios bienes. Al final Verde tiene { $want-G-Pn } monedas.
    .hint-1 = Haz clic en la Panadería de Verde y paga con una moneda. Después Verde elige qué clérigo va.
    .hint-2 = contract F05 coins; send lay; times 2; y sin vender pan: times 0.
    .learnt = Tú tienes el pan, Verde tiene la moneda, y tus propios clérigos siguen donde estaban.

lesson-work-contracts-the-owner-picks =
    Es el dueño quien elige entre el prior y un hermano lego (F5.3.2). Casi siempre se envía a un hermano lego, pues al prior
    se lo quiere en casa para el próximo edificio.
    .title = El dueño elige
    .task = Esta vez eres Verde. Rojo acaba de pagarte por la Panadería. Envía a un clérigo, pero deja al prior en casa.
    .hint-1 = A Verde se le pregunta quién va.
    .hint-2 = send lay.
    .learnt = Los dueños no pueden rechazar un contrato, pero eligen qué clérigo va.

lesson-work-contracts-who-is-at-home =
    Un contrato necesita un dueño que tenga un clérigo en casa (F5.3.3). Y no puedes hacer un contrato contigo mismo
    (F5.3.8): a tus propios edificios envías a tus propios clérigos. Así que mira quién está en casa antes de hacer
    planes.
    .title = ¿Hay alguien en casa?
    .task = El indicador de arcilla muestra { $wheel-clay }, y tu propio Montículo de Arcilla está ocupado. Encuentra el único Montículo de Arcilla que puedes usar con un contrato y toma la arcilla.
    .hint-1 = Todos los clérigos de Verde están fuera.
    .hint-2 = contract LB1 coins; Azul envía a alguien; take clay.
    .learnt = Azul tenía clérigos en casa, y Verde no. Con quien no tiene a nadie en casa no se puede hacer un contrato, así que no gana nada con ello.

lesson-work-contracts-a-drink =
    La Bodega convierte uvas en vino y después compra uno. Cuando alguien la ha construido (en Irlanda, la Destilería de Whisky), los contratos cuestan 2 monedas para
    todos hasta el final de la partida (F5.3.4). Pero siempre puedes dar en su lugar 1 vino (en Irlanda, 1 whisky), sea
    cual sea el precio. Va a la reserva, y el dueño no recibe nada (F5.3.5).
    .title = Una bebida en lugar de monedas
    .task = La Bodega está construida, y tienes { $R-Pn } monedas y { $R-Wn } de vino. Úsala en este turno con un contrato y convierte todas tus uvas en vino, pero sin que Verde gane nada.
    .hint-1 = Con monedas ganaría Verde. ¿Qué más puedes dar?
    .hint-2 = { $solution } (lo último es no vender ninguno).
    .learnt = Diste { $R-Wn } de vino e hiciste { $R-Gp }. Conservas tus monedas, y Verde no recibió ninguna.

lesson-work-contracts-keep-them-busy =
    Puedes hacer un contrato y no usar el edificio (F5.3.6). Un motivo: que otro jugador tenga que enviar a su último
    clérigo. Entonces no tiene prior que se instale en un edificio nuevo, y nadie más puede hacer un contrato con él en
    esta ronda.
    .title = Que estén ocupados
    .task = Verde solo tiene un hermano lego en casa. Haz que vaya al Montículo de Arcilla de Verde con un contrato, y no tomes la arcilla.
    .hint-1 = Haz un contrato para el Montículo de Arcilla y no uses ningún indicador.
    .hint-2 = contract LG1 coins, después skip.
    .learnt = Un contrato puede servir solo para estorbar a alguien. Pero recuerda: cuando los tres clérigos están fuera, los tres vuelven a casa en la próxima ronda.
