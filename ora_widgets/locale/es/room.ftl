## Playing together: what guests and the host read

room-link-unknown = Este enlace no abre aquí ninguna partida. Puede estar mal escrito o cortado. Pide otro al anfitrión.
room-link-withdrawn = Este enlace se ha cambiado por otro. Pide el nuevo al anfitrión.
room-seat-taken = Otra persona juega ya con el color { $seat }. Pide al anfitrión otro enlace, o uno para mirar.
room-no-seat = Todos los colores están ocupados. Pide al anfitrión un enlace para mirar.
room-seat-gone = En la partida siguiente hay menos jugadores, y tu color no está entre ellos.
room-full = La sala está llena: hay { $most } personas. Inténtalo más tarde.
room-closed = El anfitrión ha cerrado la sala.
room-left = Has dejado la partida. Tu color queda libre.
room-elsewhere = Has abierto esta partida en otra página, y sigues allí.
room-other-version = { $older ->
    [guest] Esta página es más antigua que el programa del anfitrión. Vuelve a cargarla.
   *[host] El programa del anfitrión es más antiguo que esta página. Pídele que lo actualice.
}
room-flood = Esta página envía demasiado, así que se ha desconectado.
room-too-quick = Demasiado rápido. Espera un segundo e inténtalo otra vez.
room-error = Algo ha fallado donde el anfitrión. La página se conecta de nuevo.
room-not-allowed-guest = Eso solo puede hacerlo el anfitrión.
room-not-allowed-spectator = Estás mirando. Eso solo pueden hacerlo los jugadores.
room-no-proposal = No hay ninguna propuesta que espere tu respuesta.
room-nothing-to-undo = Todavía no has jugado, así que no hay nada que deshacer.
room-nothing-to-again = La partida no ha terminado todavía.
room-proposal-undo = { $name } quiere deshacer un turno. Falta la respuesta de: { $missing }
room-proposal-again = { $name } quiere jugar otra vez. Falta la respuesta de: { $missing }
room-refused = { $name } no está de acuerdo.
room-came = { $name } se ha unido.
room-host = El anfitrión
room-spectator = Un espectador
room-phrase-moment = { $name }: Un momento, por favor.
room-phrase-thanks = { $name }: ¡Gracias!
room-phrase-well-played = { $name }: ¡Bien jugado!

## The page of a guest

join-connecting = Conectando con el anfitrión …
join-waiting = El anfitrión no responde. Esta página sigue intentándolo, y tu sitio te espera.
join-record = La partida hasta ahora, como código:
join-copy = Copiar
join-copied = Copiado
join-name = Tu nombre
join-sit-down = Sentarse
join-choose = ¿Cómo te llamas y dónde te sientas?
join-you = tú
join-here = aquí
join-away = ausente
join-bot = bot
join-free = libre
join-host-plays = anfitrión
join-spectators = Miran
join-agree = De acuerdo
join-disagree = No estoy de acuerdo
join-take-back = Deshacer mi turno …
join-again = Jugar otra vez …
join-leave = Dejar la partida …
join-leave-sure = ¿Dejar la partida? Tu color quedará libre para otros.
join-your-turn = Tu turno
join-say = Decir …
join-retry = Intentarlo ahora
join-reload = Volver a cargar
join-moment = Un momento, por favor
join-thanks = Gracias
join-well-played = ¡Bien jugado!

## The room on the host’s board

room-title = Jugar juntos
room-revoke = Enlace nuevo
room-close = Cerrar la sala
room-bot = Que siga un bot
room-agree = De acuerdo
room-disagree = No estoy de acuerdo
room-again = Jugar otra vez …
room-here = aquí
room-away = ausente
room-bot-plays = bot
room-free = libre
room-you = tú
room-code = Código QR del enlace
room-link-any = Cualquier color libre
room-link-watch = Para mirar
room-says-here = Envía un enlace a cada jugador. Estos enlaces solo se abren en este equipo. Para otros aparatos, usa «Abrir para esta red».
room-says-network = Envía un enlace a cada jugador. En tu red puede entrar quien tenga un enlace. Lo que se envía no va cifrado.
room-says-hub = Envía un enlace a cada jugador. Se abre para quien puede usar este servidor de Jupyter, que necesita el paquete jupyter-server-proxy; delante va la dirección del servidor.
room-no-network-here = En este navegador no hay servidor, así que los enlaces no se abren desde fuera. Usa «Compartir» y envía la partida por mensaje.
room-cannot-listen = Aquí no se puede abrir una sala: { $why }
board-play-together = Jugar juntos
board-open-network = Abrir para esta red
