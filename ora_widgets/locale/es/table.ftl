# What lies on the table, by name.
#
# One term for each term of the game:
#   clergyman clérigo · prior prior · lay brother hermano lego · work contract contrato de trabajo
#   main action acción principal · extra action acción adicional · slot jugada · turn turno · move movimiento
#   wheel rueda · beam viga · indicator indicador · building marker marcador de edificios
#   settlement asentamiento · settlement phase fase de asentamiento · to settle fundar · display oferta · pile pila
#   bonus round ronda de bonificación · supply reserva · heartland tierra central · landscape tierras, una tierra
#   district distrito · plot parcela · space casilla · forest bosque · moor páramo · to fell talar · to cut cortar
#   economic value valor económico · dwelling value valor de vivienda · cloister building edificio del claustro
#   good bien · tile ficha · food comida · energy energía · rule regla · checking number número de comprobación
#   start player jugador inicial · rulings criterios · record registro · game partida

seat-R = Rojo
seat-G = Verde
seat-B = Azul
seat-W = Blanco

country-france = Francia
country-ireland = Irlanda

length-short = corta
length-long = larga

terrain-coast = costa
terrain-plains = llanura
terrain-hillside = ladera
terrain-mountain = montaña
terrain-water = agua

drink-wine = vino
drink-whiskey = whisky

indicator-clay = arcilla
    .with = el indicador de arcilla
indicator-coin = monedas
    .with = el indicador de monedas
indicator-grain = grano
    .with = el indicador de grano
indicator-livestock = ganado
    .with = el indicador de ganado
indicator-wood = madera
    .with = el indicador de madera
indicator-peat = turba
    .with = el indicador de turba
indicator-joker = comodín
    .with = el comodín
indicator-grapes = uvas
    .with = el indicador de uvas
indicator-stone = piedra
    .with = el indicador de piedra

# The question now, where a move answers another one.
question-act = qué haces en este turno
question-bonus = qué haces en la ronda de bonificación
question-settle = qué asentamiento construyes
question-granted = cuál de las acciones concedidas haces
question-place = dónde va el siguiente edificio del jugador neutral
question-visited = cuál de los nuevos edificios neutrales usas

# The second landscape of the solo game, in a sentence and as a title.
seat-neutral = el jugador neutral
    .title = Jugador neutral
