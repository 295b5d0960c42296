# Lesson 0: the wheel and the joker.

lesson-wheel = La rueda y el comodín
    .goals = Después de esta lección sabrás leer la rueda, tomar bienes con ella y elegir el momento del comodín.

lesson-wheel-first-harvest =
    ¡Hola! En el centro de la mesa está la rueda. Casi todos sus indicadores pertenecen a un bien, y la casilla en la que
    está uno dice cuánto de ese bien puedes tomar. Todos empiezan con una ficha de cada uno de los seis bienes básicos, y
    en la ronda 1 todos los indicadores muestran ya 2 (F4.2). Tienes tres edificios: el Montículo de Arcilla da arcilla,
    el Corral grano o ganado, la Oficina del Claustro monedas.
    .title = La primera cosecha
    .task = Eres Rojo. Envía a un hermano lego al Montículo de Arcilla y toma la arcilla que muestra el indicador de arcilla.
    .hint-1 = Haz clic en el Montículo de Arcilla y en un hermano lego; después elige el indicador de arcilla. En código: use LR1 lay.
    .hint-2 = Dos movimientos: use LR1 lay y take clay.
    .learnt = Has tomado de una vez toda la arcilla que mostraba el indicador, y este ha vuelto al 0 (F4.4). Tiene que crecer de nuevo.

lesson-wheel-next-step =
    Al empezar cada ronda la rueda gira una casilla. Todos los indicadores avanzan con ella, así que los bienes que nadie
    toma van siendo más. Desde el 0 los valores son 0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10: uno por cada giro de la rueda
    (F4.1).
    .title = Crece mientras esperas
    .task = La arcilla muestra 3, y Azul tiene el último turno de la ronda 3. Haz que Azul pase y termine el turno, mira la rueda y toma 4 de arcilla como Rojo.
    .hint-1 = Aquí juegas por todos. Cuando Azul termina, empieza la ronda 4 y todos los indicadores avanzan.
    .hint-2 = pass; done; use LR1 lay; take clay.
    .learnt = Un giro de la rueda después, el 3 era un 4. Al principio crece de uno en uno; más tarde, más despacio.

lesson-wheel-joker =
    Un indicador no pertenece a ningún bien: el comodín. Siempre que leerías el indicador de un bien, puedes leer el
    comodín en su lugar. El indicador del bien se queda donde está, para el siguiente que lo necesite (F4.6). Usas el uno
    o el otro, nunca los dos a la vez.
    .title = El comodín
    .task = Alguien ha usado hace poco el indicador de grano: muestra 2. Toma 5 de grano de una vez y no toques el indicador de grano.
    .hint-1 = El comodín muestra 5. ¿Qué edificio da grano?
    .hint-2 = En el Corral elige el comodín y grano: use LR2 lay, después take joker Gn.
    .learnt = El comodín te ha dado 5 de grano y ha bajado al 0; el grano sigue mostrando 2. El comodín es de todos, así que date prisa.

lesson-wheel-end-of-the-scale =
    Doce giros después de usarse, un indicador llega a 10, el último valor. Cuando la rueda vuelve a girar, su viga empuja
    el indicador, de modo que no empieza de nuevo (F4.3).
    .title = El final de la escala
    .task = La madera muestra 10, y Azul tiene el último turno de la ronda 12. Haz que Azul pase y termine el turno; la rueda gira. Después tala árboles como Rojo: 11 de madera al final.
    .hint-1 = Azul pasa y termina. ¿Dónde está el indicador de madera en la ronda 13?
    .hint-2 = pass; done; fell 0,1 wood.
    .learnt = Esperó en el 10 hasta que alguien la tomó. (En solitario saldría de la rueda; lo verás más adelante.)

lesson-wheel-grapes =
    Dos indicadores llegan tarde. En la partida larga para tres o cuatro, las uvas (solo en Francia) entran en la ronda 8 y
    la piedra en la ronda 13, ambas con el valor 0 (F4.5). Al comodín le da igual: puede sustituir a un bien cuyo
    indicador aún no muestra nada, o que ni siquiera está en la rueda.
    .title = Invitados tardíos
    .task = Es la ronda 8; las uvas acaban de entrar y muestran 0. Tu Viña está lista. Toma 7 uvas.
    .hint-1 = ¿Qué indicador muestra ahora 7?
    .hint-2 = use F14 lay, después take joker.
    .learnt = Con el comodín tuviste uvas antes de que su propio indicador valiera algo.

lesson-wheel-ships =
    Unas pocas cartas no leen más que el comodín. La Compañía Naviera es una: paga 3 de energía y toma carne, pan o vino,
    tanto como muestre el comodín (F4.7). Cada madera vale 1 de energía.
    .title = Solo para el comodín
    .task = Envía a alguien a la Compañía Naviera y vuelve con 6 vinos.
    .hint-1 = Primero viene el pago: da tus tres maderas. Después elige el comodín y vino.
    .hint-2 = use F33 lay; pay 3Wo; take joker Wn.
    .learnt = Ya conoces la rueda: los valores crecen, quien toma los pone a cero, el comodín sustituye a cualquiera y algunas cartas viven de él.
