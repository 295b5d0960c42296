# Partidas guardadas en archivos, para poder seguirlas.

kept-none =
    En { $folder } no hay ninguna partida guardada. Las partidas se guardan allí tras el primer movimiento en un tablero; un código o un registro se abre con ora.load. Una clase sigue con ora.host(tarea).{ $broken ->
        [yes] {" "}{ $why }
       *[no] {""}
    }
kept-unknown = No hay ninguna partida «{ $name }», ni aquí ni en { $folder }. Llama a ora.resume() sin nombre para abrir la última.
kept-unusable = La partida de { $file } no se puede continuar, y el archivo queda como está: { $why }
kept-empty = El archivo está vacío.
kept-damaged = El archivo está dañado o no se escribió hasta el final. Quizá su principio se abra todavía como partida guardada.
kept-failed = Esta partida no se puede guardar en un archivo ({ $why }). Aun así puedes seguir jugando; copia su código de vez en cuando: menú, Compartir.
kept-elsewhere = Otra persona ha continuado la partida de { $file }, así que esta partida se guarda desde ahora en { $other }.
kept-strangers = Estos bots no se pudieron guardar: { $bots }. Juega tú por ellos o indícalos: ora.resume(seats=…).
kept-offer = Hay una partida parecida guardada en { $file }: { $label }. Para continuarla, ejecuta { $line }.

board-kept-in = Guardada en
board-nobody-answers = Python no ha respondido. Mientras se ejecute una celda, espera a que termine. Si Python se cerró o se reinició, tu partida no se ha perdido: copia una línea en una celda y ejecútala.
board-nobody-there = Python no ha respondido. Mientras se ejecute una celda, espera a que termine. Si Python se cerró o se reinició, vuelve a ejecutar la celda.
board-nobody-here = El juego no responde. Vuelve a cargar esta página: la partida está guardada.
board-line-with-file = Seguir desde el archivo
board-line-with-code = Seguir desde el código
