# La página en la que se juega desde el primer clic, antes de que llegue el tablero y después.

live-fetching = El juego se está cargando. Empieza cuando la barra está llena.
live-starting = El juego se está iniciando …
live-lost = Se perdió la conexión antes de que se cargara el juego. Falta: { $part }.
live-part-python = el programa del juego
live-part-game = las reglas y las palabras del juego
live-part-board = la imagen del tablero
live-stalled = Hace un rato que no llega nada: la conexión es lenta o se ha perdido. El juego seguirá cargándose en cuanto llegue algo.
live-again = Intentar de nuevo
live-broken = El juego no pudo iniciarse: { $error }
live-too-old = Este navegador es demasiado antiguo para el juego, o tiene desactivado algo que el juego necesita. La imagen muestra el tablero. Se puede jugar con navegadores desde mediados de 2023.
live-new = Empezar una partida nueva
live-kept = Esta es la partida que dejaste aquí.
live-not-kept = Este navegador no guarda nada: al salir de esta página, la partida se pierde. «Compartir» en el menú te da su enlace, y también la dirección de esta página.
live-no-language = Aquí no hay ningún idioma «{ $wanted }». Hay: { $names }.
live-picture = Una partida a la mitad: los jugadores, la rueda, unas tierras y cartas
live-pages = Reglas, curso y cartas
live-notebooks = Para programadores: el juego en unas líneas de código

live-not-found = Aquí no existe esa página. El enlace de una partida solo funciona entero; el juego empieza aquí:
live-to-game = Jugar a Ora et Labora
live-leave = Este enlace lleva a otra partida. La partida de aquí queda como está: el botón Atrás del navegador lleva a ella.
live-open-it = Abrir el enlace
live-stay = Quedarme aquí
live-elsewhere = Esta partida continúa en otra ventana.
live-go-on-here = Continuar aquí
live-no-lesson = Aquí no hay ninguna lección «{ $word }»; los nombres más parecidos son { $near }.
live-no-door = Aquí no se puede jugar «{ $wanted }».

## La portada: qué es esto y sus puertas.

door-what = Un juego de mesa de monjes, ruedas y madera, de Uwe Rosenberg: gratis, en tu navegador, sin cuenta.
door-bot = Jugar contra un bot
door-bot-hint = La primera jugada está a un clic
door-friend = Jugar con un amigo por enlace
door-friend-hint = Envía tu turno en cualquier mensaje
door-together = Jugar juntos
door-together-hint = Cada uno en su pantalla
door-here = Dos ante esta pantalla
door-here-hint = Pásense el dispositivo
door-learn = Aprender en cinco minutos
door-learn-hint = Jugando, paso a paso
door-open = Abrir un enlace o una partida guardada
door-more = Más jugadores, Irlanda, otros bots
door-go-on = Continuar tu partida
door-about = ¿Qué es esto?
door-about-text = Ora et Labora es un juego de mesa para una a cuatro personas. Cada una dirige un monasterio: tala árboles, corta turba, hornea pan, construye edificios y asentamientos. Una rueda muestra cuánto se ha acumulado de cada bien, y quien lo toma vacía el montón. Gana quien tiene más puntos. Esta página tiene el juego entero, bots de cinco niveles, un curso y las reglas. No necesita cuenta ni servidor: tus partidas se quedan en tu navegador.
door-your-name = Tu nombre
door-friend-name = El nombre de tu amigo
door-begin = Empezar

## A board on somebody's own page.

embed-play = Jugar aquí
embed-from = Carga unos 7 MB de
embed-apart = Abrir en una ventana propia
embed-one = Este tablero no sabe qué abrir: dale al elemento un atributo, code, study, lesson, play o task.
embed-code = Esto no es un código de partida. Lo da «Compartir» en el menú de un tablero; empieza por «ora».
