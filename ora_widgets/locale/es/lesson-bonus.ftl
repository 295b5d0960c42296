# Lesson 10: the bonus round.

lesson-bonus-round = La ronda de bonificación
    .goals = Después de esta lección sabrás aprovechar la última ronda con tres o cuatro jugadores.

lesson-bonus-round-when =
    Con tres o cuatro jugadores la partida larga tiene 24 rondas normales, la corta 12 (F3.6). Sigue una más, la ronda de bonificación, con
    reglas propias (F9.1).
    .title = Una ronda más
    .task = El prior de Rojo está en el Montículo de Arcilla. Azul tiene el último turno de la ronda { $round } y pasa. En la ronda siguiente toma arcilla otra vez con el prior de Rojo.
    .hint-1 = En una ronda normal no volvería ningún clérigo de Rojo: un hermano sigue en casa. ¿Qué cambia después de la ronda { $round }?
    .hint-2 = Primero pass; done por Azul. Después el prior de Rojo está en casa: use LR1 prior.
    .learnt = La ronda { $then-round } es la de bonificación, y el prior de Rojo ha vuelto a casa para ella. En la partida corta es la ronda 13.

lesson-bonus-round-any-building =
    Antes de la ronda de bonificación cada prior vuelve a casa. Los hermanos legos se quedan fuera, y la rueda gira una
    vez más (F9.2). Después cada jugador tiene una sola acción. Una manera de usarla: coloca a tu prior en cualquier
    edificio de cualquier jugador, incluso ocupado, y usa ese edificio gratis (F9.3).
    .title = Todos los edificios están abiertos
    .task = La Iglesia del Claustro de Verde está ocupada. Envía allí a tu prior de todos modos y haz { $want-R-Rq } relicarios.
    .hint-1 = En la ronda de bonificación tu prior puede ir a cualquier edificio.
    .hint-2 = use F24 prior; times 2.
    .learnt = 16 puntos con una acción, y Verde no ha recibido ninguna moneda. Antes de que termine la partida, piensa qué edificio de la mesa te conviene más.

lesson-bonus-round-build-instead =
    La otra manera de usar la acción: construye un edificio y, si quieres, deja que el prior se instale (F9.3). Las
    acciones adicionales están permitidas como siempre, así que también puedes comprar una tierra (F9.4, F6.7).
    .title = O construye
    .task = Construye el Paseo del Puerto y úsalo enseguida.
    .hint-1 = Necesita costa, así que compra antes una parcela con costa.
    .hint-2 = plot 0 coast; build F11 0,-1; prior.
    .learnt = Compraste una parcela, construiste en ella y usaste el edificio nuevo, todo en tu última acción de la partida.

lesson-bonus-round-not-allowed =
    En la ronda de bonificación no puedes enviar hermanos legos, hacer contratos de trabajo, talar árboles ni cortar
    turba (F9.3).
    .title = Lo que no está permitido
    .task = ¿Cuál de estas cosas puede hacer Rojo en la ronda de bonificación?
    .choice-a = talar los árboles de M4
    .choice-b = enviar a un hermano lego al Corral
    .choice-c = usar el Corral de Verde con un contrato de trabajo
    .choice-d = enviar al prior al Corral de Verde
    .hint-1 = Solo se puede construir o enviar al prior.
    .learnt = En la ronda de bonificación el prior puede ir a cualquier edificio, y no cuesta nada.

lesson-bonus-round-phase-e =
    Al final de todo llega la fase de asentamiento E. Cada jugador puede comprar una tierra y construir un asentamiento,
    y no llegan cartas nuevas (F9.5). Después la partida ha terminado y se cuentan los puntos (F9.6).
    .title = El último asentamiento
    .task = El Barrio de Chabolas tiene un valor de vivienda de -3. Constrúyelo donde sus vecinos sumen más puntos. Después termina la partida por los tres jugadores.
    .hint-1 = Hay tres casillas vacías: M5, M6 y N6. ¿Cuál de ellas toca más edificios tuyos? Tras el paso de Rojo viene el de Verde, después el de Azul.
    .hint-2 = settle S1 1,3; done; done; done.
    .learnt = La partida ha terminado. Entre el Corral y la Oficina del Claustro (2 cada uno) el Barrio de Chabolas dio 1 punto. En M5 habría costado 1 punto; entonces es mejor no construir nada.
