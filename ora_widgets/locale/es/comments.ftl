# Los comentarios de las partidas del paquete. Cada cifra es una variable que rellena la posición.

comment-coming-home = Volver a casa juntos
comment-coming-home-begin =
    Juegan tres bots de la misma fuerza. Mira las figuras pequeñas junto a los nombres: son los clérigos que están en casa.
    Vuelven solo al empezar una ronda, y solo cuando los tres están fuera.
comment-coming-home-twice =
    Rojo es el jugador inicial, así que también tiene el último turno de esta ronda. Tiene en casa { $R-home ->
            [one] 1 clérigo
           *[other] { $R-home } clérigos
        }; el prior
    ya está en el Comerciante de Combustible.
comment-coming-home-last-man =
    Verde tiene el último turno de la ronda { $round } y solo tiene en casa { $G-home ->
            [one] 1 clérigo
           *[other] { $G-home } clérigos
        }. Ahora conviene enviarlo: así vuelven
    los tres a la vez. Mira también la variante.
comment-coming-home-felling-name = Verde tala árboles
comment-coming-home-felling =
    Ahora Verde empieza la ronda { $round } y solo tiene en casa { $G-home ->
            [one] 1 clérigo
           *[other] { $G-home } clérigos
        }. Los otros dos se quedan donde están.
comment-coming-home-all-back =
    El último clérigo fue al Montículo de Arcilla. La rueda giró y Verde tiene otra vez en casa { $G-home ->
            [one] 1 clérigo
           *[other] { $G-home } clérigos
        }.
comment-coming-home-hired =
    Los tres clérigos de Rojo estaban en casa. Luego Azul contrató a uno para el Comerciante de Combustible y quedan
    { $R-home }. Azul pagó a Rojo por ello, pero ahora Rojo tardará más en tenerlos a todos en casa.
comment-coming-home-only-one =
    Es el único turno de Rojo en la ronda { $round }, y en casa tiene { $R-home ->
            [one] 1 clérigo
           *[other] { $R-home } clérigos
        }. La pregunta es la misma de antes:
    ¿enviarlo o guardarlo?
comment-coming-home-peat-name = Rojo corta turba
comment-coming-home-peat =
    Rojo empieza la ronda { $round } y solo tiene en casa { $R-home ->
            [one] 1 clérigo
           *[other] { $R-home } clérigos
        }. En esa ronda puede usar un solo edificio suyo.
comment-coming-home-paid-back =
    Rojo lo envió, y al empezar la ronda { $round } tiene en casa { $R-home ->
            [one] 1 clérigo
           *[other] { $R-home } clérigos
        }. Primero hay una fase de asentamiento.
comment-coming-home-nobody =
    Azul { $B-home ->
            [0] no tiene ningún clérigo
            [one] tiene 1 clérigo
           *[other] tiene { $B-home } clérigos
        } en casa. Construir, talar y cortar turba no los necesita, así que Azul construye. Guarda
    esos turnos para cuando todos estén fuera.
comment-coming-home-built =
    La Panadería está construida y Azul empieza la ronda { $round } con { $B-home ->
            [one] 1 clérigo
           *[other] { $B-home } clérigos
        } en casa. No perdió ningún
    turno.
comment-coming-home-green-nobody =
    Verde { $G-home ->
            [0] tampoco tiene ningún clérigo
            [one] tiene 1 clérigo
           *[other] tiene { $G-home } clérigos
        } en casa. Un contrato usa el clérigo de otro jugador, y con el Priorato de Azul Verde puede usar otro edificio.
comment-coming-home-green-all =
    Verde tiene ahora { $G-Or ->
            [one] 1 adorno
           *[other] { $G-Or } adornos
        }, y en la ronda { $round } tiene otra vez en casa { $G-home ->
            [one] 1 clérigo
           *[other] { $G-home } clérigos
        }.
comment-coming-home-late =
    Al final pasa lo mismo. En la ronda { $round } Rojo tiene en casa { $R-home ->
            [one] 1 clérigo
           *[other] { $R-home } clérigos
        }. Contrata a uno de Verde
    para conseguir piedra.
comment-coming-home-end =
    Fin de la partida. Puntos: Rojo { $R-points }, Verde { $G-points } y Azul { $B-points }. Vuelve atrás y cuenta quién esperó con
    un solo clérigo en casa, y cuánto tiempo.

comment-nobody-ends-it = Nadie la termina
comment-nobody-ends-it-begin =
    Una partida corta de dos bots que miran un turno por delante. Mira qué pasa cuando los dos podrían terminar la partida y
    ninguno lo hace.
comment-nobody-ends-it-pile-d =
    Han salido los últimos edificios. Desde ahora la partida termina cuando queda como mucho 1 en la oferta. Puntos: Rojo
    { $R-points } y Verde { $G-points }. Rojo debería darse prisa.
comment-nobody-ends-it-lead =
    Ronda { $round }, y Rojo sigue ganando { $R-points } a { $G-points }. Casi todo lo que queda cuesta piedra. La
    variante muestra cómo podría Rojo empezar a vaciar la oferta.
comment-nobody-ends-it-stone-name = Rojo toma piedra y construye
comment-nobody-ends-it-stone =
    Un edificio menos, y Rojo tiene { $R-points } puntos. Unos pocos turnos así y la partida termina mientras Rojo gana.
comment-nobody-ends-it-behind =
    Dos turnos de cada uno después gana Verde, { $G-points } a { $R-points }. Ahora es Rojo quien no debe terminar la partida.
comment-nobody-ends-it-back =
    Rojo ha vuelto a pasar, { $R-points } a { $G-points }. La ventaja cambia en cada turno y ninguno piensa en el final.
comment-nobody-ends-it-end =
    En la ronda { $round } se detuvo a los bots. Puntos: Rojo { $R-points }, Verde { $G-points }. Una persona la habría terminado mucho antes.

comment-past-500 = Más de 500
comment-past-500-begin =
    Un bot que explora las posibilidades juega en solitario. Necesita { $goal } puntos. Mira qué pocos consigue en
    la primera mitad, y cuántos en la segunda.
comment-past-500-land =
    Ronda { $round }: Rojo tiene { $R-points ->
            [one] 1 punto
           *[other] { $R-points } puntos
        }. Las monedas van a tierras, turno tras turno: son sitio para los
    asentamientos y edificios de después.
comment-past-500-neutral =
    Ronda { $round }. El jugador neutral recibe lo que queda en la oferta. Rojo puede usar esos edificios con contratos.
comment-past-500-thirteen =
    Mira los bienes de Rojo: uno de casi todo. La Cámara de las Maravillas pide 13 bienes distintos por una
    maravilla, y el Priorato neutral permite usarla otra vez.
comment-past-500-clay-name = Rojo toma arcilla
comment-past-500-clay =
    Después de este turno Rojo tiene { $R-points } puntos. Los bienes esperarían otra ocasión.
comment-past-500-two =
    Dos maravillas en un turno: Rojo tiene { $R-points } puntos en la ronda { $round }.
comment-past-500-ten =
    El ganado muestra { $wheel-livestock }. Su indicador saldría de la partida al girar la rueda, así que Rojo lo
    usa ahora.
comment-past-500-castle =
    Ronda { $round }, { $R-points } puntos. Con el Castillo, Rojo construye un asentamiento fuera de las fases de
    asentamiento, y la Imprenta convierte bosques en libros.
comment-past-500-last =
    El último turno. Rojo tiene { $R-points } puntos y dos acciones.
comment-past-500-passed =
    Rojo tiene { $R-points } puntos. Ahora el jugador neutral construye otra vez, y después viene la última fase de asentamiento.
comment-past-500-end =
    { $R-points } puntos. Más de la mitad llegaron en la segunda mitad de la partida.

comment-by-the-water = Junto al agua
comment-by-the-water-begin =
    Juegan tres bots que exploran las posibilidades. Sigue a Verde y mira dónde pone sus asentamientos.
comment-by-the-water-coast =
    Verde construye, envía al prior al edificio nuevo y compra una costa con las monedas. Todavía no puede haber
    allí ningún asentamiento.
comment-by-the-water-fishing =
    La primera fase de asentamiento. Verde tiene { $G-points } puntos y construye la Aldea de Pescadores en la costa
    nueva.
comment-by-the-water-without-name = Verde no construye nada
comment-by-the-water-without =
    Verde se queda en { $G-points } puntos. La comida y el combustible siguen ahí, pero faltan varias rondas para la
    próxima fase de asentamiento.
comment-by-the-water-paid =
    Con un asentamiento Verde llegó a { $G-points } puntos. Cada casilla de agua da 3, y los buenos vecinos dan más.
comment-by-the-water-promenade =
    El Paseo del Puerto va justo al lado del asentamiento. Un edificio junto al agua cuenta por sí mismo y como
    vecino.
comment-by-the-water-second =
    Verde tiene { $G-points } puntos y vuelve a construir junto al agua, al lado de una costa comprada dos rondas antes.
comment-by-the-water-shipyard =
    Verde compra otra costa, construye enseguida en ella el Astillero y envía allí al prior. La madera se convierte
    en un adorno y monedas.
comment-by-the-water-workshop =
    La arcilla ya ha esperado bastante: el Taller del Claustro hace cerámica y un adorno en el mismo turno en que se construye.
comment-by-the-water-late =
    Ronda { $round }. Verde tiene { $G-Ce } de cerámica, { $G-Or ->
            [one] 1 adorno
           *[other] { $G-Or } adornos
        } y { $G-points ->
            [one] 1 punto
           *[other] { $G-points } puntos
        }, y construye el siguiente asentamiento.
comment-by-the-water-wonder =
    Libro, cerámica, adorno y relicario: Verde tiene los cuatro. Con la Hospedería los convierte en una maravilla.
comment-by-the-water-again =
    Verde tiene los bienes para una segunda maravilla y construye la Sacristía para hacerla.
comment-by-the-water-end =
    Gana Verde con { $G-points } puntos, por delante de Azul con { $B-points } y de Rojo con { $R-points }.

comment-open-doors = Los edificios de los demás
comment-open-doors-begin =
    Tres bots que miran un turno por delante juegan en Irlanda. Mira quién usa los edificios de quién, y quién cobra por ello.
comment-open-doors-fuel =
    Azul hace un contrato para el Comerciante de Combustible de Rojo. Rojo tiene { $R-Pn ->
            [one] 1 moneda
           *[other] { $R-Pn } monedas
        } y recibe el precio del contrato.
comment-open-doors-workshop =
    Azul construye el Taller del Claustro y envía allí al prior. Desde ahora todos quieren usarlo.
comment-open-doors-hired =
    Verde tiene { $G-Cl } de arcilla y ningún taller. El Priorato de Azul le permite usar un edificio en el que hay
    un prior. Así Verde hace cerámica y Azul recibe el precio.
comment-open-doors-small-wheel =
    La rueda ofrece poco: turba { $wheel-peat }, ganado { $wheel-livestock }. En vez de esperar, Rojo hace un contrato para el
    Refectorio de otro.
comment-open-doors-doors =
    Ronda { $round }, y Azul tiene { $B-points } puntos. Con el Priorato usa la Casa de Huéspedes, con esta el
    Castillo de la oferta, y con el Castillo construye un asentamiento.
comment-open-doors-green-too =
    Verde, que tiene { $G-points } puntos, puede usar la misma cadena de edificios por el precio de un contrato.
comment-open-doors-red-too =
    Rojo también usa una parte de ella: la Casa de Huéspedes es de Verde. El dueño de un edificio así tiene ingresos
    hasta el final.
comment-open-doors-bonus =
    En la ronda de bonificación el prior puede ir a cualquier edificio. Azul tiene { $B-Rq ->
            [one] 1 relicario
           *[other] { $B-Rq } relicarios
        }, { $B-Or ->
            [one] 1 adorno
           *[other] { $B-Or } adornos
        } y { $B-Bo ->
            [one] 1 libro
           *[other] { $B-Bo } libros
        }. Es hora de una maravilla.
comment-open-doors-end =
    Gana Azul con { $B-points } puntos. Rojo tiene { $R-points } y Verde { $G-points }.
