# Jugar juntos desde la página en vivo, de navegador a navegador.

## Lo que dice la página del anfitrión

live-invite = { $which ->
    [watch] Invita a alguien a mirar
    [any] Invita a alguien a jugar
   *[other] Invita a alguien a jugar: { $name }
}
live-link-for = Enlace nuevo: { $name }
live-lost-guest = Se ha cortado la conexión: { $names }. El sitio se guarda; un enlace nuevo lleva de vuelta a él.
live-lost-reload = { $count ->
    [one] La sala está abierta de nuevo. Al cargar la página se ha cortado la conexión. Necesita un enlace nuevo: { $names }. Su sitio se guarda.
   *[other] La sala está abierta de nuevo. Al cargar la página se han cortado las conexiones. Necesitan un enlace nuevo: { $names }. Sus sitios se guardan.
}
live-lost-links = La sala está abierta de nuevo. Al cargar la página han caducado los enlaces que nadie ha usado: envía uno nuevo.

peer-link = Envía este enlace a una persona. Sirve una vez.
peer-send = Enviar …
peer-copy = Copiar el enlace
peer-copied = Copiado: pégalo en un mensaje.
peer-qr = Como código QR
peer-code = Te llega de vuelta un código. Pégalo aquí, o tócalo en este navegador.
peer-waiting = Esperando el código. Deja abierta esta página.
peer-connecting = El código encaja. Conectando …
peer-near = Para dispositivos en una misma red, como la misma wifi. No participa ningún servidor.
peer-asks = Para encontrarse, los dos navegadores preguntan a estos servidores:
peer-relay = Mejor un solo enlace, sin pegar nada, a través de:
peer-relay-link = Envía este enlace. No vuelve nada; deja abierta esta página.
peer-relay-silent = Ningún servidor intermediario responde desde hace 15 segundos: no funciona, o un cortafuegos no deja llegar a él. Toma un enlace nuevo con un código para pegar, o jueguen por mensaje.
peer-relay-late = Desde hace un minuto no llega nadie. ¿Ha abierto la otra persona el enlace? Entonces el servidor intermediario no transmite nada, o hay un cortafuegos entre ustedes. Toma un enlace nuevo con un código para pegar, o jueguen por mensaje.
peer-close = Cerrar
peer-message = Jugar por mensaje
peer-new = Enlace nuevo
peer-code-cut = Este código no está entero. Cópialo completo.
peer-code-version = Este código es de otra versión del juego. Vuelvan a cargar la página en los dos dispositivos.
peer-code-used = Este código ya se ha usado. Para otro intento, envía un enlace nuevo.
peer-code-other = Este código responde a un enlace que esta página no ha hecho, o que hizo antes de cargarse de nuevo. Envía un enlace nuevo.
peer-code-link = Este es un enlace para enviar. El código que llega de vuelta es otro.
peer-no-way = No hay conexión después de 15 segundos. Los dispositivos están en redes distintas, o hay un cortafuegos entre ellos. Jueguen por mensaje, o prueba con un enlace nuevo.
peer-none = Este navegador no se conecta directamente con otros: le falta WebRTC, o está desactivado. Jueguen por mensaje.
peer-handed = El código va camino de la ventana de la partida. Vuelve a ella.
peer-taken = El código ha llegado. Vuelve a la ventana de la partida; esta puedes cerrarla.
peer-nobody = Ninguna partida de este navegador espera este código. Ábrelo en el navegador de la partida, o pégalo allí.

## Lo que dice la página de un invitado

meet-invited = Te han invitado a una partida. ¿Cómo te llamas?
meet-sit-copy = Sentarme y copiar mi código
meet-sit-send = Sentarme y enviar mi código
meet-back = Envía este código a quien te ha invitado, y deja abierta esta página. La partida empieza aquí cuando el código se pega allí.
meet-code = Tu código
meet-send = Enviar …
meet-copied = Copiado: pégalo en tu respuesta.
meet-qr = Como código QR
meet-relay = Sentarme y conectar a través de:
meet-relay-silent = Nadie responde desde hace 20 segundos; esta página sigue intentándolo. ¿Está abierta la página del anfitrión? Entonces el servidor intermediario no transmite nada, o hay un cortafuegos entre ustedes. Pide un enlace con código, o jueguen por mensaje.
meet-relay-who = Quien tiene este enlace puede responder en lugar del anfitrión. Si no es la partida que esperabas, déjala. Después pide un enlace con código, que es solo para ti.
meet-late = Todavía nada. Si el código ya está pegado, los dispositivos están en redes distintas, o hay un cortafuegos entre ellos. Pide al anfitrión jugar por mensaje.
meet-cut = Este enlace no está entero. Pídelo otra vez y cópialo completo.
meet-old = Esta invitación tiene más de un día. Pide al anfitrión un enlace nuevo.
meet-version = Este enlace es de otra versión del juego. Carga esta página de nuevo, o pide al anfitrión un enlace nuevo.
meet-used = Este enlace sirve una vez, y ya se ha usado aquí. Pide al anfitrión uno nuevo; tu sitio se guarda.
meet-none = Este navegador no se conecta directamente con otros: le falta WebRTC, o está desactivado. Pide al anfitrión jugar por mensaje.
meet-broken = Se ha cortado la conexión. Pide al anfitrión un enlace nuevo y ábrelo aquí; tu sitio se guarda.
meet-new = Pega aquí el enlace nuevo
