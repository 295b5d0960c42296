# Partidas comentadas: lo que dice de ellas la página y lo que se rechaza.

board-walk = Partida comentada
board-walk-back = Anterior
board-walk-on = Siguiente
board-walk-out = A la línea principal
board-walk-home = Volver a tu partida
board-walk-side = Variantes

walkthrough-where = movimiento { $move } de { $moves }
walkthrough-lost = Esta posición no está en los comentarios. Pulsa «Anterior» para volver a ellos.

walkthrough-refused = La línea { $number }, «{ $line }», no se puede leer: { $why } Todo lo anterior se ha leído.
walkthrough-no-game = Estos comentarios no tienen ninguna partida. { $why }
walkthrough-long-comment = Este comentario tiene más de { $most } caracteres; pon una parte en otro movimiento.
walkthrough-mark = «{ $word }» no es un lugar del tablero; escribe una casilla como «R 0,3», bienes como «R Wo», una carta como «G07» o un indicador como «clay».
walkthrough-too-deep = Como mucho puede haber { $most } variantes una dentro de otra; termina antes alguna con «)».
walkthrough-empty-line = Una variante necesita al menos un movimiento; escríbelo después de la línea con «(» o quita esa línea.
walkthrough-not-open = Este «)» no termina ninguna variante; empieza una con una línea «(» o quita el signo.
walkthrough-not-closed = Esta variante no tiene final; pon una línea «)» después de su último movimiento.
walkthrough-same-move = «{ $line }» ya se juega aquí; una variante tiene que empezar con otro movimiento.
walkthrough-no-branch = «{ $word }» no es el número de una variante; { $count ->
    [0] aquí no empieza ninguna
    [one] aquí empieza una
   *[other] aquí empiezan { $count }
}. Sus nombres están en «branches».
walkthrough-unknown = No hay ninguna partida comentada llamada «{ $word }»; los nombres más parecidos son { $near }.

walkthrough-review-title = Lo que se podía hacer mejor
walkthrough-review-lost =
    { $who } podía conseguir aquí { $lost ->
        [one] cerca de 1 punto
       *[other] unos { $lost } puntos
    } más (entre { $low } y { $high }), por ejemplo así: { $better }. { $why }
walkthrough-review-better = El turno mejor

walkthrough-nothing-to-keep = Aquí no se ha jugado nada fuera de la línea principal. Haz antes otras jugadas en el tablero; después se pueden guardar.
walkthrough-keep-first = Has salido de los comentarios, así que aquí todavía no se puede decir nada. Guarda antes lo que has jugado como variante, o vuelve.

walkthrough-long-link = Esta partida comentada ocuparía { $letters } caracteres en un enlace, y se abren { $most } como máximo; guárdala como página.
annotator-comment = Qué decir en esta posición
annotator-title = Título
annotator-mark = Marcar o desmarcar
annotator-press = Marcar en el tablero
annotator-how = Pulsa un lugar para marcarlo. Para una flecha, arrastra de un lugar a otro o pulsa ambos con la tecla Mayús (con el teclado: Mayús y espacio).
annotator-place = Lugar
annotator-keep = Guardar lo jugado
annotator-name = Nombre de la variante
annotator-save = Guardar
annotator-file = Archivo
annotator-link = Hacer un enlace
annotator-link-here = Aquí aparece un enlace para otros
annotator-saved = Guardado: { $file }
annotator-kind = «{ $word }» no es el nombre de una partida comentada; debe terminar en «.html» para una página, «.ipynb» para un cuaderno o «.ora» para el texto.
