# Las salas laterales del tablero: ayuda, reglas, opciones, puntos, crónica, imágenes.

## Palabras de la página

board-what-is-this = ¿Qué es esto?
board-asking = Elige cualquier cosa del tablero para saber qué es y por qué no puede hacerse ahora. El signo de interrogación o Escape lo termina.
board-why-not = ¿Por qué no?
board-rules = Reglas
board-search-rules = Buscar en las reglas
board-contents = Contenido
board-see-also = Véase también
board-no-rule-found = Ninguna regla habla de eso.
board-options = Opciones
board-language = Idioma
board-theme = Colores
board-theme-follow = igual que la página
board-theme-light = claros
board-theme-dark = oscuros
board-motion = Animar los movimientos
board-show-hints = Explicar lo que señala el puntero
board-open-all = Abrir los tableros de todos
board-analysis = Análisis: cuánto vale cada respuesta, mientras pienso
board-teaching = Partida comentada: comentar mis turnos
board-take-turn-back = Retirar este turno
board-names = Quién juega
board-name-of = Nombre
board-menu = Menú
board-save-page = Guardar como página
board-save-game = Guardar la partida
board-as-svg = Guardar una imagen (SVG)
board-as-png = Guardar una imagen (PNG)
board-edit-position = Cambiar esta posición
board-to-the-end = Volver al final
board-earlier-moves = Movimientos anteriores
board-undone = deshecho
board-score-pad = Hoja de puntos
board-winner = Victoria
board-by-round = Puntos por ronda
board-as-table = como tabla
board-now = ahora
board-what-is-to-come = Lo que viene
board-checking-number = Número de comprobación
board-happens = Qué ocurre
board-value-now = Valor ahora
board-stands-here = Encima
board-pile-cards = Cartas que contiene

## En una posición anterior

table-branch =
    { $over ->
        [1] La partida ha terminado.{" "}
       *[0] {""}
    }{ $later ->
        [one] Estás un movimiento atrás.
       *[other] Estás { $later } movimientos atrás.
    }
board-kept-line = Si sigues jugando desde aquí, los movimientos posteriores se guardan como otra línea.

table-other-line =
    { $later ->
        [one] Desde el movimiento { $move }: un movimiento
       *[other] Desde el movimiento { $move }: { $later } movimientos
    }

## Qué son las cosas

help-prior = El prior es un clérigo como los demás, y el único que puede entrar en un edificio en el momento de construirlo.
help-lay = Un hermano lego se envía a un edificio para usarlo, y se queda hasta que, al empezar una ronda, todos los clérigos de su color están fuera.
help-clergy = Los clérigos usan edificios, uno en cada uno. Vuelven a casa cuando, al empezar una ronda, todos los de un color están fuera.
help-indicator = Quien produce este bien toma tantos como marca el indicador; después el indicador vuelve a 0.
help-joker = El comodín puede leerse en lugar de cualquier otro indicador; entonces solo el comodín vuelve a 0.
help-beam = Al empezar cada ronda la viga avanza una casilla, y la mayoría de los indicadores muestran más.
help-values = Lo que vale un indicador según las rondas pasadas desde su último uso.
help-pile = Cuando la viga pasa por esta pila llega una fase de asentamiento, y después sus edificios se unen a la oferta.
help-marker = El marcador de edificios está junto a la pila que viene después.
help-entry = Este indicador entra en la rueda cuando la viga llega aquí.
help-gift = Todos reciben estos bienes cuando la viga llega aquí.
help-check = Donde está la viga, el tablero muestra el asiento del jugador inicial: si no coincide, se ha olvidado un paso.
help-forest = Un bosque. Talarlo es una acción principal: da madera según la rueda y deja llanura.
help-moor = Un páramo. Cortar su turba es una acción principal: da turba según la rueda y deja llanura.
help-coast = Costa: para edificios y asentamientos que piden o admiten la orilla.
help-plains = Llanura: aquí puede estar la mayoría de los edificios y asentamientos.
help-hillside = Ladera: para edificios y asentamientos que pueden estar en una ladera.
help-mountain = Montaña: aquí solo puede estar una Cantera o el Castillo.
help-water = Agua: solo la Casa Flotante puede estar en ella, y suma 3 a cada asentamiento contiguo.
help-empty = Una casilla vacía, para un edificio o un asentamiento.
help-district = Un distrito añade una fila de cinco casillas encima o debajo. El próximo cuesta lo que se muestra.
help-plot = Una parcela añade una costa a la izquierda o una montaña a la derecha. La próxima cuesta lo que se muestra.
help-wonders = Una maravilla vale 30 puntos. Hay ocho en el juego.
help-contract = Lo que cuesta que un clérigo de otro jugador use un edificio de ese jugador.
help-good = Los bienes pagan edificios y asentamientos, se convierten en otros mejores, y algunos puntúan.
help-food = La comida que darían todos los bienes de este jugador. Con comida se pagan los asentamientos y el trabajo de algunos edificios.
help-energy = La energía que darían todos los bienes de este jugador. Con energía se pagan los asentamientos y el trabajo de algunos edificios.
help-points = Los puntos si la partida acabara ahora: bienes, valores económicos, asentamientos.
help-economic = El valor económico puntúa al final para quien posee la carta.
help-dwelling = El valor de vivienda cuenta para cada asentamiento contiguo, y para el propio asentamiento.
help-cloister = Un edificio del claustro debe estar junto a otro edificio del claustro.
help-cost = Lo que cuesta construirlo.
help-terrain = Dónde puede estar.
help-label = Solo participa con tantos jugadores.
help-building = Un edificio lo usa el clérigo que se envía a él.
help-settlement = Los asentamientos se construyen en las fases de asentamiento y puntúan con lo que los rodea.
help-start =
    { $turns ->
        [1] La ronda es solo del jugador inicial, que hace en ella dos acciones.
        [2] El jugador inicial hace dos acciones seguidas; después el otro jugador, una.
       *[other] El jugador inicial abre la ronda y la cierra con una segunda acción.
    }
help-ending = El final de la partida depende del número de jugadores y de su duración.
help-neutral = En solitario, el jugador neutral tiene una tierra central, pero nunca juega un turno.

## Por qué algo no es el comienzo de un movimiento

why-nothing = Con esto no se puede hacer nada ahora.
why-indicator = Un indicador se lee al producir, al talar o al cortar turba; elige eso primero.
why-good = Los bienes se eligen cuando hay que pagar o dar algo; elige primero para qué son.
why-clergyman =
    { $kind ->
        [prior] Ahora mismo tu prior no puede usar ningún edificio.
       *[lay] Ahora mismo tu hermano lego no puede usar ningún edificio.
    }
why-settlement = Los asentamientos se construyen en una fase de asentamiento, no en un turno; aparte de eso, solo con el Castillo.
why-empty-space = La casilla { $space } está vacía: elige primero el edificio o asentamiento que vaya en ella.
why-possible = Esto puede hacerse ahora: { $move }.

## Imágenes

picture-no-page = Ninguna página muestra este tablero, así que nadie puede dibujarlo. Muéstralo primero en una celda y pide la imagen en la siguiente.
picture-failed = La página no pudo dibujar una imagen: { $error }
board-table = Mesa
board-since = Desde tu turno
board-full-screen = Pantalla completa
board-lacking = falta
board-larger = Arrastra para agrandar esta parte
board-do-it = Hacerlo
board-keys = Teclas: b construir, u usar, h contrato de trabajo, f talar o cortar, l tierra, s asentamiento. 1 a 9 son los botones de la barra, Intro el grande. Con g se pasa a la parte siguiente, con las flechas dentro de ella. Esc deshace la elección.
