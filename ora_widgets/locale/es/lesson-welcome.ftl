# Lesson 0: what the game is about, and the table.

lesson-welcome = Te damos la bienvenida a Ora et Labora
    .goals = Después de esta lección sabrás de qué trata el juego y quién gana. Conocerás la mesa y sabrás poner un edificio en una casilla.

lesson-welcome-the-aim =
    Diriges un monasterio. Reúnes bienes, levantas edificios y más tarde construyes asentamientos entre ellos. Al final
    se cuentan los puntos por bienes valiosos, por edificios y por asentamientos, y gana quien tiene más puntos (F14.4).
    El escudo de una carta muestra sus puntos; la casa, cuántos añade a cada asentamiento que tiene al lado.
    .title = Quién gana
    .task = Al final Rojo tiene 9 puntos por bienes, 20 por edificios y 16 por asentamientos. Verde tiene 40 puntos por bienes y nada más. ¿Quién gana?
    .choice-a = Rojo
    .choice-b = Verde
    .choice-c = los dos
    .hint-1 = Suma los tres números de Rojo y compara.
    .hint-2 = ¿Es 9 + 20 + 16 más que 40, o menos?
    .learnt = Rojo tiene 9 + 20 + 16 = 45 puntos, y Verde 40. Hay más de un camino hacia los puntos, y se pueden combinar.

lesson-welcome-the-table =
    Arriba están los jugadores con sus puntos; debajo, tu tarea y lo que puedes hacer ahora. La rueda muestra cuánto
    puedes tomar de cada bien. Sobre tu tierra están tus bienes y tus clérigos: un prior y dos hermanos legos. Envía a
    uno de ellos a un edificio para usarlo (F5.2.1). El Montículo de Arcilla da arcilla, el Corral grano o ganado, la
    Oficina del Claustro monedas.
    .title = La mesa
    .task = Eres Rojo. Toma arcilla con cuatro clics: en la acción, el Montículo de Arcilla, un hermano lego y la arcilla. El clic siguiente lleva un borde brillante.
    .hint-1 = Busca el borde brillante y haz clic allí.
    .learnt = Tu hermano lego está en el Montículo de Arcilla, y tienes { $gain-R-Cl } más de arcilla. La rueda muestra ahora { $then-wheel-clay } de arcilla (F4.4). Más tarde vuelve a crecer.

lesson-welcome-names =
    Ahora, en una posición nueva, levanta un edificio. La Carbonera de Turba está en la oferta, en «Edificios», y cualquiera puede construirla.
    Las casillas se nombran como en un mapa: una letra para la fila y una cifra para la columna. Al principio tienes las
    filas M y N, así que N6 está en la de abajo (F7.1). «Lo que ha pasado» muestra todos los movimientos; cada uno cabe
    también en una línea.
    .title = Un edificio y su casilla
    .task = Construye la Carbonera de Turba en la casilla N6.
    .hint-1 = Elige «Construir». Cada casilla vacía muestra su letra y su cifra en la esquina.
    .hint-2 = Haz clic en la carta y después en la casilla N6.
    .learnt = La Carbonera de Turba es tuya, y cualquiera puede enviar a alguien allí. Te da { $gain-R-points } puntos, como ves arriba.

lesson-welcome-rule-numbers =
    Has visto números como F4.4. Son los números de las reglas. Junto a la tarea están las reglas de las que trata. Haz
    clic en un número para leer la regla.
    .title = Los números de las reglas
    .task = Lee la regla F2.6. ¿Con cuántas cartas de asentamiento empieza cada jugador?
    .hint-1 = Haz clic en el número F2.6 junto a la tarea.
    .hint-2 = Cuenta los nombres que siguen a «cartas de asentamiento».
    .learnt = Cuatro. Un número con una F y un punto, como F2.6, es una regla.

lesson-welcome-a-round =
    Una partida tiene muchas rondas. En una ronda los jugadores tienen sus turnos uno tras otro. El jugador inicial tiene
    el primer turno, y aquí también el último (F3.4). Un turno es una acción; después terminas tu turno. Cuando empieza
    una ronda nueva, la rueda gira (F3.2). Entonces puedes tomar más de todos los bienes que nadie ha tomado.
    .title = Una ronda entera
    .task = Juega la ronda { $round } hasta el final. Haz clic cada vez en el borde brillante. Verde y Azul juegan solos.
    .hint-1 = Después de tu acción, termina tu turno.
    .learnt = Ha empezado la ronda { $then-round }, y ahora Verde es el jugador inicial. La madera y la turba muestran { $then-wheel-wood }, y el comodín { $then-wheel-joker }, porque nadie los ha usado. Ya conoces la mesa; la lección siguiente trata de la rueda.
