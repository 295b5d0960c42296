## Lo que recibió una función: `$name` es el parámetro, `$given` lo que llegó, `$kind` lo que serviría.

argument-whole = «{ $given }» no es un número para { $name }; hace falta un número entero de { $least } a { $most }.
argument-number = «{ $given }» no es un número para { $name }; hace falta un número de { $least } a { $most }.
argument-kind = «{ $given }» no sirve para { $name }; hace falta { $kind ->
    [agent] una función de un argumento, un comando como lista de palabras, o nada
    [agents] al menos un asiento sin bot
    [bot] un bot: ora.bots.Greedy(), un objeto con un método choose(position, deadline) o una función igual
    [bots] una lista de bots con nombres distintos, como dict(chance=None, greedy=ora.bots.Greedy())
    [bot-list] una lista de bots, como [mi_bot], con una lista de niveles
    [class-task] una lección, un escenario o una partida, como ora.lesson("wheel")
    [class-tasks] una lista de tareas, como [ora.assign("wheel"), ora.assign("land")]
    [clock] un reloj para una partida, como ora.Clock(turn=90)
    [clergyman] «prior» o «lay»
    [clergyman-there] un edificio en el que está ese clérigo
    [quiz-seed] un número entero o nada; sobre qué se pregunta se indica por su nombre, como subjects=["cost"]
    [review] una revisión, como la escribe to_json
    [review-value] una revisión, como game.review()
    [reviewed-seats] colores de la partida revisada, como R
    [deadline] un plazo, como ora.bots.Deadline(), o nada
    [flag] True o False
    [function] una función
    [game-place] un número o un tramo como [:3]; named("…") encuentra una partida por su nombre, y filter(…) elige las que encajan
    [game] una partida, como ora.new_game()
    [land] un distrito («district») o una parcela («plot»), su fila y su lado, como «district», -1, «hills»
    [land-there] terreno añadido a este paisaje
    [lesson] una lección, como ora.lesson("wheel")
    [moves] una lista de jugadas, como ["pass", "done"]
    [names] una lista de nombres por color, como dict(R="Ada")
    [no-coroutine] una función y no una corrutina ni un generador: aquí nadie espera su respuesta con await
    [no-game-time] 0 si se indica turn
    [number] un número
    [path] la ruta de un archivo
    [place] un número entero
    [position] una partida, un escenario o un texto que contenga uno de ellos
    [program] un programa que exista, como primera palabra de la orden
    [progress] un archivo de progreso, como ora.lessons.keep_in("anna.json")
    [proposal] «undo» o «again», o «yes» o «no» como respuesta
    [room-link] un color de la partida, «any» o «watch»
    [random] un random.Random, o nada
    [records] una lista de partidas, registros, códigos o archivos
    [render] "ansi", o nada
    [seated] bots por color, como dict(G=ora.bots.Greedy())
    [named-bots] nombres de bots por color, como dict(G="settler")
    [no-bots-in-lesson] bots solo en una partida o un escenario; una lección trae sus propios rivales
    [seat-for-learner] bots para menos colores, de modo que quede uno para quien aprende
    [seats] los colores en el orden de los asientos, como RGB
    [saved-game] un registro, un código, una dirección, un archivo o lo que dio to_json, como game.record()
    [seed] un número entero o un texto corto, o nada
    [setup] las condiciones de una partida; se crea con ora.new_game()
    [site] la dirección de una página, como https://example.org
    [start] una función que dé una partida, como la función game de un escenario
    [tags] un diccionario de valores por nombre, como dict(event="tarde de club")
    [state] una posición del motor, como game.state
    [values] una evaluación, como ora.bots.Values()
    [walkthrough] una partida comentada, como ora.walkthrough("coming-home")
    [weights] pesos por característica
    [short-text] un texto más corto
   *[text] un texto
}.
game-too-long = Una partida puede tener { $most } jugadas como máximo; deshaz algunas o empieza otra.
record-too-long = Esto no se puede leer: es más largo que cualquier partida, y un registro tiene { $most } jugadas, { $lines } líneas y { $letters } caracteres como máximo.
no-such-option = Un tablero no tiene ninguna opción «{ $word }»; las opciones son { $known }.
argument-uncopied = { $kind } no se puede copiar ni guardar con pickle: pertenece a las páginas y los hilos de este Python. Copia en su lugar su { $instead }.
