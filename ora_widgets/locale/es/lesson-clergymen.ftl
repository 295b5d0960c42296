# Lesson 2: clergymen and first buildings.

lesson-clergymen = Los clérigos y tus primeros edificios
    .goals = Después de esta lección sabrás enviar a tus clérigos a trabajar, construir tu primer edificio y decir cuándo vuelven a casa los clérigos.

lesson-clergymen-send-somebody =
    Tienes tres clérigos: un prior y dos hermanos legos. Empieza el jugador inicial, y después se sigue en el sentido de
    las agujas del reloj. En cada turno haces una acción principal (F5.1). La más habitual: envía a un clérigo que está
    en casa a un edificio tuyo que esté libre, y úsalo una vez (F5.2.1). Da igual si envías al prior o a un hermano
    lego.
    .title = Envía a alguien
    .task = Envía a tu prior al Corral y toma ganado.
    .hint-1 = Haz clic en el Corral, en el prior y en el indicador de ganado.
    .hint-2 = use LR2 prior, después take livestock.
    .learnt = El prior está en el Corral, y tienes el ganado. Se queda allí hasta que tus clérigos vuelvan a casa.

lesson-clergymen-just-standing =
    Un edificio funciona una vez: cuando colocas en él a un clérigo. Un clérigo que ya está allí no hace nada (F5.2.3).
    Nunca estás obligado a usar el edificio: puedes enviar a un clérigo y no tomar nada (F5.2.2).
    .title = Solo estar allí
    .task = En este turno envía a un hermano lego a la Oficina del Claustro y no tomes nada. Al final el indicador de monedas debe seguir mostrando { $wheel-coin }.
    .hint-1 = Después de enviarlo se te pregunta qué indicador usar. También puedes elegir ninguno.
    .hint-2 = use LR3 lay, después skip.
    .learnt = Nunca tienes que usar un edificio. A veces es mejor no tocar un indicador, para que crezca.

lesson-clergymen-where-not =
    En un edificio cabe un solo clérigo. Mientras está ocupado, nadie más puede usarlo (F5.2.5). Solo se pueden usar
    edificios colocados en las tierras de alguien, no cartas de la oferta como la Panadería. Tampoco se pueden usar los bosques, los
    páramos ni los asentamientos (F5.2.4).
    .title = Adonde nadie puede ir
    .task = Tu prior y un hermano lego están trabajando. Queda un hermano lego en casa. Envíalo al único edificio al que puede ir.
    .hint-1 = El Montículo de Arcilla y el Corral están ocupados, y la Panadería aún está en la oferta. ¿Qué edificio queda?
    .hint-2 = use LR3 lay, y después take coin.
    .learnt = La Oficina del Claustro es tuya, está construida y nadie la ocupa. Por eso puedes usarla.

lesson-clergymen-first-building =
    Las cartas de la oferta no son de nadie. Construir una es una acción principal: paga lo que cuesta y colócala
    enseguida en una casilla vacía tuya (F5.5.1). Si tu prior está en casa, puede instalarse y usar al momento el nuevo
    edificio (F5.5.5). Solo el prior puede hacerlo, así que tenlo en casa cuando quieras construir.
    .title = Tu primer edificio
    .task = Construye la Carbonera de Turba, deja que el prior se instale y convierte tu turba en carbón: al final, { $want-R-Co } de carbón de turba.
    .hint-1 = La Carbonera cuesta 1 de arcilla, que tienes. Da 1 de carbón de turba y 1 moneda, y convierte turba en carbón.
    .hint-2 = { $solution }.
    .learnt = Has construido la Carbonera y la has usado en el mismo turno. Para eso se deja al prior en casa.

lesson-clergymen-coming-home =
    Los clérigos vuelven a casa al empezar una ronda: si tus tres están fuera, vuelven los tres (F3.1). Si hay aunque
    sea uno en casa, los demás se quedan donde están. Durante una ronda no vuelve nadie, salvo que lo diga una carta
    (F3.7). El jugador inicial de una ronda tiene su primer turno y también el último. Después el marcador de jugador
    inicial pasa al siguiente (F3.4, F3.5).
    .title = La vuelta a casa
    .task = Este es el segundo turno de Rojo en la ronda { $round }. Dos de tus clérigos están fuera. Procura que los tres estén en casa cuando empiece la ronda { $want-round }.
    .hint-1 = Solo vuelven si el tercero también está fuera.
    .hint-2 = Envía a algún sitio al último hermano lego y termina el turno: use LR3 lay; take coin; done.
    .learnt = Los tres estaban fuera, así que los tres volvieron. Enviar al último suele ser la mejor manera de traer al prior a casa.

lesson-clergymen-in-order =
    Una ronda empieza siempre en el mismo orden (F3.8). Primero vuelven los clérigos. Después gira la rueda. Después hay
    una fase de asentamiento, si toca. Por último los jugadores hacen sus acciones.
    .title = Primero los clérigos, luego la rueda
    .task = Rojo tiene el último turno de la ronda { $round }; la arcilla muestra { $wheel-clay }, y todos los clérigos de Verde están fuera. Que Rojo pase y termine el turno. Después, como Verde, toma { $want-G-Cl } de arcilla en su Montículo de Arcilla.
    .hint-1 = En el Montículo de Arcilla de Verde hay alguien. ¿Quién vuelve a casa al empezar la ronda, y qué gira después?
    .hint-2 = pass; done; use LG1 lay; take clay.
    .learnt = Primero volvieron los clérigos de Verde; después giró la rueda y la arcilla subió a { $want-G-Cl }. El orden es el mismo en todas las modalidades del juego.
