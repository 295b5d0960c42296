## Playing together: what guests and the host read

room-link-unknown = Este enlace no abre aquí ninguna partida. Puede estar mal escrito o cortado. Pide otro al anfitrión.
room-link-withdrawn = Este enlace se ha cambiado por otro. Pide el nuevo al anfitrión.
room-removed = El anfitrión te ha sacado de esta partida. Si ha sido un error, pide un enlace nuevo.
room-seat-taken = Otra persona juega ya con el color { $seat }. Pide al anfitrión otro enlace, o uno para mirar.
room-no-seat = Todos los colores están ocupados. Pide al anfitrión un enlace para mirar.
room-seat-gone = En la partida siguiente hay menos jugadores, y tu color no está entre ellos.
room-full = La sala está llena: hay { $most } personas. Inténtalo más tarde.
room-silent = Han llegado demasiados a la vez, y esta página aún no había dicho nada. Se conecta de nuevo.
room-closed-already = Esta sala está cerrada y no hay nadie en ella. Abre otra.
room-closed = El anfitrión ha cerrado la sala.
room-left = Has dejado la partida. Tu color queda libre.
room-elsewhere = Has abierto esta partida en otra página, y sigues allí.
room-other-version = { $older ->
    [guest] Esta página es más antigua que el programa del anfitrión. Vuelve a cargarla.
   *[host] El programa del anfitrión es más antiguo que esta página. Pídele que lo actualice.
}
room-flood = Esta página envía demasiados datos, así que se ha desconectado.
room-too-quick = Demasiado rápido. Espera un segundo e inténtalo otra vez.
room-error = Algo ha fallado en el equipo del anfitrión. La página se conecta de nuevo.
room-not-allowed-guest = Eso solo puede hacerlo el anfitrión.
room-not-allowed-spectator = Estás mirando. Eso solo pueden hacerlo los jugadores.
room-no-proposal = No hay ninguna propuesta que espere tu respuesta.
room-nothing-to-undo = Todavía no has jugado, así que no hay nada que deshacer.
room-nothing-to-again = La partida no ha terminado todavía.
room-proposal-undo = { $name } quiere deshacer un turno. Falta la respuesta de: { $missing }
room-proposal-again = { $name } quiere jugar otra vez. Falta la respuesta de: { $missing }
room-refused = { $name } no está de acuerdo.
room-came = { $name } se ha unido.
room-time-up = Se acabó el tiempo: { $name }.
room-time-bot = Se acabó el tiempo: { $name }. Sigue un bot.
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
join-say = Decir …
join-retry = Intentarlo ahora
join-reload = Volver a cargar
join-moment = Un momento, por favor
join-thanks = Gracias
join-well-played = ¡Bien jugado!

## The room on the host’s board

room-title = Jugar juntos
room-revoke = Enlace nuevo
room-remove = Quitar
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
room-invite = Invitar …
room-link-any = Cualquier color libre
room-link-watch = Para mirar
room-says-here = Envía un enlace a cada jugador. Estos enlaces solo se abren en este equipo. Para otros dispositivos, usa «Abrir para esta red».
room-says-network = Envía un enlace a cada jugador. En tu red puede entrar quien tenga un enlace. Lo que se envía no va cifrado.
room-says-hub = Envía un enlace a cada jugador. Se abre para quien puede usar este servidor de Jupyter, que necesita el paquete jupyter-server-proxy; delante va la dirección del servidor.
room-says-page = Cada invitado recibe un enlace propio, al que su navegador responde con un código. Para dispositivos en una misma red.
room-says-moved = Los enlaces de antes ya no abren nada: su puerto está ocupado o este equipo tiene ahora otra dirección. Envía los nuevos; todos se sientan otra vez.
room-no-network-here = En este navegador no hay servidor, así que los enlaces no se abren desde fuera. Usa «Compartir» y envía la partida por mensaje.
room-cannot-listen = Aquí no se puede abrir una sala: { $why }
board-play-together = Jugar juntos
board-open-network = Abrir para esta red

## Una clase en una sala: lo que leen los alumnos

class-name-empty = Escribe tu nombre.
class-name-long = Ese nombre tiene { $letters } letras. Caben { $most } como máximo.
class-name-signs = Ese nombre tiene caracteres invisibles. Escribe solo letras.
class-link-unknown = Este enlace no abre aquí ninguna clase. Puede ser antiguo o estar cortado. Pide el enlace a tu docente.
class-locked = Tu docente no deja entrar ahora a nadie más en la clase. Si perteneces a ella, díselo a tu docente. Si ya has estado aquí, abre el enlace en el mismo navegador que entonces.
class-full = La clase está llena: hay sitio para { $most } alumnos. Díselo a tu docente.
class-gave-way = La clase está llena y aún no habías empezado, así que otra persona tiene tu sitio. Vuelve a cargar la página o díselo a tu docente.
class-removed = Tu docente te ha sacado de la clase. Si ha sido un error, díselo.
class-left = Has salido de la clase. Tu trabajo se conserva mientras la clase esté abierta: vuelve a cargar esta página para regresar.
class-closed = Tu docente ha cerrado la clase.
class-frozen = Tu docente ha detenido todos los tableros un momento. Mira al frente.
class-go-on = Puedes seguir.
class-question = ¿Qué jugarías aquí? Tu primera jugada es tu respuesta.
class-answer-taken = Tu respuesta ha llegado. Espera a los demás.
class-answered = Ya has respondido. Espera a los demás.
class-bots-turn = Le toca a un bot. Espera su respuesta.
class-other-position = El tablero ha cambiado desde ese clic, así que no se ha usado. Mira de nuevo.
class-back = La clase está abierta de nuevo. Estás donde estabas.
room-not-allowed-pupil = Solo tu docente puede hacer eso.
join-pupil-name = ¿Cómo te llamas?
join-begin = Empezar
join-waiting-class = El equipo de tu docente no responde. Deja esta página abierta: lo intenta sola de nuevo, y tu trabajo está guardado.

## Lo que lee el docente

class-no-pupil =
    { $count ->
        [0] Nadie en esta clase se llama «{ $name }».
       *[other] Nadie en esta clase se llama «{ $name }». Los nombres más parecidos: { $near }
    }
class-no-steps = Esta tarea tiene un solo paso. Para seguir, envía otra tarea.
class-last-step = Este es el último paso de la lección. Para seguir, envía otra tarea.
class-no-solution = Esta tarea es una partida y no se conoce su solución.
class-no-question = No se ha preguntado nada. Pregunta primero con poll().
class-missing = { $count ->
    [one] Un alumno no ha respondido.
   *[other] { $count } alumnos no han respondido.
}
class-here = presente
class-away = ausente
class-column-name = nombre
class-column-here = presencia
class-column-step = paso
class-column-solved = resueltos
class-column-tries = intentos
class-column-hints = pistas
class-column-last = último intento
class-column-since = sin avanzar desde
class-column-answer = respuesta
class-column-move = jugada
class-column-count = alumnos
class-column-share = proporción
class-title = Una clase
class-counts = Alumnos presentes: { $here } de { $all }
class-closed-now = La clase está cerrada
class-says-address = Todos los alumnos abren este enlace y dan su nombre. Puede entrar cualquiera que lo tenga.
class-says-hub = Todos los alumnos abren este enlace y dan su nombre. Se abre para quienes pueden usar este servidor de Jupyter; delante va la dirección del servidor.
class-kept = Esta clase se guarda en { $file }. Si Python se cierra, ejecuta otra vez la misma celda: vuelven el enlace, los alumnos y su trabajo.
class-kept-again = Esta es la clase de { $when }, con sus alumnos y su trabajo. Se guarda en { $file }. Para empezar con una clase nueva, cierra primero esta.
class-moved = El enlace ha cambiado, porque su dirección anterior está ocupada o ya no existe: da el nuevo a todos los alumnos. Quien dé el mismo nombre que antes vuelve a donde estaba.
class-is-full = { $count ->
    [one] Alguien encontró la clase llena. Quita a quien no es de ella.
   *[other] { $count } personas encontraron la clase llena. Quita a quien no es de ella.
}
class-not-kept = Esta clase no se guarda ({ $why }). Si Python se cierra, el trabajo de los alumnos se pierde.
class-button-show = Mostrar
class-button-hide = Ocultar los nombres en la pantalla
class-button-own = Mostrar la tarea
class-button-push = Siguiente paso para todos
class-button-freeze = Detener todos los tableros
class-button-go-on = Que sigan todos
class-button-reveal = Mostrar la solución
class-button-poll = ¿Qué jugarías?
class-button-play-out = Jugarla
class-button-board = Mostrar las respuestas en el tablero
class-button-remove = Quitar
class-button-lock = No dejar entrar a nadie más
class-button-unlock = Dejar entrar a otros
class-button-close = Cerrar la clase
class-button-link = Enlace para los alumnos
class-button-pupils = Alumnos, primero quienes necesitan ayuda
class-button-answers = Respuestas de la clase
