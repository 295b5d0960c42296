# Partidas que viajan: páginas, enlaces, códigos, juego por mensajes.

## Páginas

page-only-shows = Esta página muestra una partida ya jugada; para seguir desde aquí, abre su código en ora_widgets.
page-no-further = Esta página contiene las respuestas que ofrece y ninguna más; deshaz para probar otra.
page-next = A continuación: { $move }
page-show-next = Mostrar el movimiento siguiente
page-ends-here = La partida guardada acaba aquí. Para seguir, abre este archivo o su enlace en «Partida nueva».
page-turn-over = El turno ha acabado. Ahora juega: { $seat }. Deshaz para probar otro turno.
page-needs-script = Esta página dibuja la partida con un script, y aquí los scripts están desactivados.
page-late = Esta página no ha llegado entera: la conexión es lenta o se ha perdido. Vuelve a cargarla.

## Códigos y registros

file-without-game = { $file } no contiene ninguna partida que se pueda leer: ni registro, ni código, ni página guardada, ni JSON.
address-without-code = Esta dirección no lleva ninguna partida; cópiala entera, con lo que sigue a «#».
page-without-code = Esta página no contiene ninguna partida: no se guardó desde el menú de un tablero, o se le ha quitado la partida. Pide el código de la partida.
log-misspelt = La línea { $number } de este registro, «{ $line }», no se puede leer. { $why }
log-no-answer = La línea { $number } de este registro, «{ $line }», no responde a lo que se pregunta ahí. Tendría que ser { $expected }.
log-refused = La línea { $number } de este registro, «{ $line }», no se puede leer. { $why } Tendría que ser { $expected }.
log-without-start = Este registro no tiene principio. Sus primeras líneas deben ser CONFIG y START, por ejemplo CONFIG 3 france long y START R G B. Cópialo desde su primera línea.
log-late-start = Este registro empieza en la línea { $start }; lo que está antes, desde la línea { $number }, «{ $line }», es de otra partida. Deja solo una de las dos.
log-of-several = Aquí hay { $games } registros, y el segundo empieza en la línea { $number }, «{ $line }»; abre uno tras otro.
log-after-the-end = La línea { $number } de este registro, «{ $line }», viene después del final de la partida; quita esa línea y lo que sigue.
log-takes-back = La línea { $number } de este registro, «{ $line }», deshace movimientos, pero no dice cuáles. Quita los movimientos deshechos y esta línea; la partida hasta ahí está aquí.
log-gives-up = La línea { $number } de este registro, «{ $line }», abandona la partida, lo que las reglas no prevén; la partida hasta ahí está aquí. Quita esta línea para leer lo que sigue.
no-such-origin = «{ $word }» no puede ir después de START en un registro para estos asientos. Escribe una semilla y después cada color una vez, por ejemplo 4000 G W R.
other-rulings = Esta partida no sigue los criterios del sitio, con los que los mismos movimientos pueden significar otra cosa; empieza desde el principio con rulings="kennerspiel".
no-repository = «{ $address }» no es la dirección de un repositorio; di dónde están las fuentes, por ejemplo https://github.com/name/ora_widgets.
no-site = «{ $address }» no es la dirección de un sitio; di cuál es su portada, por ejemplo https://name.github.io/ora_widgets.

## Juego por mensajes

other-seat = Ahora responde { $owner }, y tú juegas con { $mine }; pasa el código y une la respuesta cuando llegue.
others-moved-since = { $owner } ya ha hecho el movimiento { $number } después de esta posición, y un movimiento aquí lo desharía. Ve primero al final de la partida.
merge-other-game = Esa es otra partida: sus condiciones son { $theirs }, y las de esta { $ours }.
merge-conflict = Las partidas se separan en el movimiento { $number }, en el que juega { $owner }: aquí fue «{ $ours }», allí «{ $theirs }». Acuerden una de las dos y carguen esa partida.
merge-in-your-name = Tú juegas como { $owner }, y en esa partida otra persona ha jugado por ti: «{ $line }», en el movimiento { $number }. Si fuiste tú, abre ese enlace en una ventana privada.

## Una partida en marcha, varias personas

seat-taken = { $seat }: ya se juega con este color en otra ventana; elige otro o pide que lo dejen libre.
seat-of-another = Ahora responde { $owner }, y en esta ventana ese color no es tuyo; espera, o toma ese color.
board-seats = Asientos
board-claim = sentarse aquí, para que ninguna otra ventana juegue con este color
board-claimed = Juegas con este color; pulsa para dejarlo libre
board-taken = Se juega en otra ventana

## Abrir una partida

opener-label = Código, registro o dirección:
opener-button = Abrir
opener-hint = ora1:… de un mensaje
log-contract-price = «{ $paid }» no paga un contrato de trabajo, que ahora cuesta { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    }, o un vino o un whisky.

## Imágenes que se mueven y hojas de trabajo

pictures-need = Para esto hace falta { $package }: pip install "ora_widgets[pictures]".
animation-without-turns = Esta partida aún no tiene turnos, así que no hay nada que animar. Haz al menos una jugada o guarda una imagen con ora.svg.
animation-kind = «{ $word }» no es el nombre de una animación; debe terminar en uno de estos: { $known }.
animation-needs-ffmpeg = Las películas (MP4) las hace ffmpeg, que no está instalado aquí. Instálalo o guarda un GIF o un PNG animado, que no necesitan ningún programa.
worksheet-kind = «{ $word }» no es el nombre de una hoja de trabajo; debe terminar en «.pdf», o en «.html» para imprimirla con un navegador.
worksheet-pages = Una hoja de trabajo admite de 1 a { $most } posiciones, como una lista de partidas; aquí hay { $count }.
worksheet-name = Nombre:
worksheet-date = Fecha:
worksheet-page = Página { $page } de { $pages }
