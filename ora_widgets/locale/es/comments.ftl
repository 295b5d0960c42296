# Los comentarios de las partidas del paquete. Cada cifra es una variable que rellena la posición.

comment-coming-home = Volver a casa juntos
comment-coming-home-begin =
    Juegan tres bots de la misma fuerza. Mira las figuras pequeñas junto a los nombres: son los clérigos que están en casa.
    Vuelven solo al empezar una ronda, y solo cuando los tres están fuera.
comment-coming-home-twice =
    Rojo es el jugador inicial, así que también tiene el último turno de esta ronda. Clérigos en casa: { $R-home }. El prior
    ya está en el Comerciante de Combustible.
comment-coming-home-last-man =
    Verde tiene el último turno de la ronda { $round }. Clérigos en casa: { $G-home }. Ahora conviene enviarlo: así vuelven
    los tres a la vez. Mira también la variante.
comment-coming-home-felling-name = Verde tala árboles
comment-coming-home-felling =
    Ahora Verde empieza la ronda { $round } con pocos clérigos en casa: { $G-home }. Los otros dos se quedan donde están.
comment-coming-home-all-back =
    El último clérigo fue al Montículo de Arcilla. La rueda giró y Verde tiene otra vez clérigos en casa: { $G-home }.
comment-coming-home-hired =
    Los tres clérigos de Rojo estaban en casa. Luego Azul contrató a uno para el Comerciante de Combustible y quedan { $R-home }. Azul pagó por
    ello, pero el camino de Rojo hasta la próxima vuelta es más largo.
comment-coming-home-only-one =
    Es el único turno de Rojo en la ronda { $round }. Clérigos en casa: { $R-home }. La pregunta es la misma de antes:
    ¿enviarlo o guardarlo?
comment-coming-home-peat-name = Rojo corta turba
comment-coming-home-peat =
    Rojo empieza la ronda { $round } con estos clérigos en casa: { $R-home }. En esa ronda puede usar un solo edificio suyo.
comment-coming-home-paid-back =
    Rojo lo envió y empieza la ronda { $round } con estos clérigos en casa: { $R-home }. Primero hay una fase de asentamiento.
comment-coming-home-nobody =
    Clérigos de Azul en casa: { $B-home }. Construir, talar y cortar turba no los necesita, así que Azul construye. Guarda
    esos turnos para cuando todos estén fuera.
comment-coming-home-built =
    La Panadería está construida y Azul empieza la ronda { $round } con estos clérigos en casa: { $B-home }. No perdió ningún
    turno.
comment-coming-home-green-nobody =
    Clérigos de Verde en casa: { $G-home }. Un contrato usa el clérigo de otro: el Priorato de Azul lleva a Verde a otro
    edificio.
comment-coming-home-green-all =
    Ornamentos de Verde: { $G-Or }. En la ronda { $round } todos están otra vez en casa: { $G-home }.
comment-coming-home-late =
    Al final pasa lo mismo. En la ronda { $round } Rojo tiene en casa estos clérigos: { $R-home }. Contrata a uno de Verde
    para conseguir piedra.
comment-coming-home-end =
    Fin de la partida. Puntos: Rojo { $R-points }, Verde { $G-points } y Azul { $B-points }. Vuelve atrás y cuenta quién esperó con
    un solo clérigo en casa, y cuánto tiempo.
