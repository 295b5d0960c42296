# Lesson 9: the bonus round.

lesson-bonus-round = La ronda de bonificación
    .goals = Después de esta lección sabrás sacar el máximo de la última ronda con tres o cuatro jugadores.

lesson-bonus-round-when =
    Con tres o cuatro jugadores la partida larga tiene 24 rondas normales, la corta 12 (F3.6). Sigue una más, la ronda de bonificación, con
    reglas propias (F9.1).
    .title = Una ronda más
    .task = Azul tiene el último turno de la ronda 24. Haz que Azul pase y termine el turno, y mira qué viene después de la última ronda normal.
    .hint-1 = pass, y después done.
    .learnt = La ronda 25 es la de bonificación, y el prior de Rojo ha vuelto a casa para ella. En la partida corta es la ronda 13.

lesson-bonus-round-any-building =
    Antes de que empiece, cada prior vuelve a casa; los hermanos legos se quedan fuera y la rueda gira una vez más (F9.2). Después cada jugador
    tiene una sola acción. Una manera de usarla: coloca a tu prior en cualquier edificio de cualquier jugador, ocupado o no, y úsalo gratis
    (F9.3).
    .title = Todas las puertas abiertas
    .task = La Iglesia del Claustro de Verde está ocupada. Visítala de todos modos y haz 2 relicarios.
    .hint-1 = Tu prior puede ir ahora a cualquier sitio.
    .hint-2 = use F24 prior; times 2.
    .learnt = 16 puntos en una visita, sin una moneda para Verde. Piensa en el mejor edificio de la mesa antes de que llegue el final.

lesson-bonus-round-build-instead =
    La otra manera: construye un edificio y, si quieres, deja que el prior se instale (F9.3). Las acciones adicionales son las de siempre; incluso
    se puede comprar una tierra (F9.4, F6.7).
    .title = O construye
    .task = Construye el Paseo del Puerto y úsalo enseguida.
    .hint-1 = Necesita costa: cómprala antes.
    .hint-2 = plot 0 coast; build F11 0,-1; prior.
    .learnt = Tierra, edificio y visita: todo en la última acción de la partida.

lesson-bonus-round-not-allowed =
    En la ronda de bonificación no hay hermanos legos, ni contratos de trabajo, ni tala, ni corte (F9.3).
    .title = Lo que se acabó
    .task = ¿Cuál de estas cosas puede hacer Rojo todavía?
    .choice-a = talar los árboles de 0,1
    .choice-b = enviar a un hermano lego al Corral
    .choice-c = contratar el Corral de Verde por una moneda
    .choice-d = enviar al prior al Corral de Verde
    .hint-1 = Solo construir, o el prior.
    .learnt = El prior va adonde quiere y no paga a nadie.

lesson-bonus-round-phase-e =
    Al final del todo llega la fase de asentamiento E: una tierra y un asentamiento cada uno, sin cartas nuevas (F9.5). Después la partida ha
    terminado y se cuentan los puntos (F9.6).
    .title = El último asentamiento
    .task = El Barrio de Chabolas da por sí solo -3. Constrúyelo donde más dé con sus vecinos, y termina la partida por los tres jugadores.
    .hint-1 = Hay tres casillas vacías: 0,2, 0,3 y 1,3. ¿Cuál de ellas toca más edificios tuyos? Tras el paso de Rojo viene el de Verde, después el de Azul.
    .hint-2 = settle S1 1,3; done; done; done.
    .learnt = La partida ha terminado. Entre el Corral y la Oficina del Claustro (2 cada uno) hasta un Barrio de Chabolas da un punto; en 0,2 habría costado uno, y entonces no es ninguna vergüenza no construir nada.
