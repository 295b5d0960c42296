# Jugar por mensaje: quién juega con quién, partidas que llegan como enlaces y turnos que enviar.

who-you = Juegas con { $seat }.
who-bot = { $seat } es el bot { $bot }.
who-elsewhere =
    { $count ->
        [one] { $seats } juega en otro lugar, por enlace.
       *[other] { $seats } juegan en otro lugar, por enlace.
    }

link-no-seat = El enlace es para «{ $seat }», y nadie juega con ese color aquí ({ $seats }). Puedes mover todos los colores.
link-no-bot = Aquí no hay ningún bot «{ $bot }». Puedes mover ese color tú mismo.
link-over = La partida ha terminado.
link-not-yours = Le toca a { $seat }.
link-older = Este enlace es más antiguo que tu partida. Aquí está la partida como la dejaste.
link-sent = Ya has jugado este turno y ahora le toca a { $seat }. Envía otra vez el enlace si se perdió.
link-other-seat = Este enlace es para { $theirs }. En este navegador juegas con { $mine }.
link-other-line = Tu partida sigue como estaba. La otra está en «Lo que ha pasado» como otra línea: púlsala allí para seguir con ella, o envía la tuya otra vez.
link-conflict = Tu partida sigue como estaba. Háblenlo y envíense el enlace de la partida que vale.

send-to = Enviar a { $name }
send-text =
    { $over ->
        [yes] Ora et Labora: nuestra partida ha terminado. Mira cómo acabó:
       *[no] Ora et Labora: te toca, { $name }.
    }
share-text = Una partida de Ora et Labora. El enlace la abre en tu navegador:

board-send = Enviar el enlace
board-send-copied = Copiado. Pégalo en un mensaje.
board-send-by-hand = Tu navegador no copia. Selecciona el enlace y cópialo.

start-nobody-here = Alguien tiene que jugar aquí. Pon al menos un color en «Persona».
level-elsewhere = Amigo, por enlace
