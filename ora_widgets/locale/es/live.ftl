# La página en la que se juega desde el primer clic, antes de que llegue el tablero y después.

live-fetching = La partida está en camino. La imagen muestra el tablero; se puede jugar cuando la barra esté llena.
live-starting = La partida empieza ahora …
live-lost = La red se cortó antes de que llegara la partida. Falta: { $part }.
live-part-python = Python, en el que está escrito el juego
live-part-game = las reglas y las palabras del juego
live-part-board = la imagen del tablero
live-again = Intentar de nuevo
live-broken = La partida no pudo empezar: { $error }
live-too-old = Este navegador es demasiado antiguo para el juego, o tiene desactivado algo que el juego necesita. La imagen muestra el tablero. Se puede jugar con navegadores desde mediados de 2023.
live-new = Empezar una partida nueva
live-kept = Esta es la partida que dejaste aquí.
live-not-kept = Este navegador no guarda nada: al salir de esta página, la partida se pierde. «Compartir» en el menú te da su código.
live-no-language = Aquí no hay ningún idioma «{ $wanted }». Hay: { $names }.
live-picture = Una partida a la mitad: los jugadores, la rueda, unas tierras y cartas
live-pages = Reglas, curso y cartas
live-notebooks = Cuadernos
