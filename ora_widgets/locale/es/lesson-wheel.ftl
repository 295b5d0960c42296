# Lesson 1: the wheel and the joker.

lesson-wheel = La rueda y el comodín
    .goals = Después de esta lección sabrás leer la rueda, tomar bienes con ella y usar el comodín.

lesson-wheel-first-harvest =
    Casi todos los indicadores de la rueda pertenecen a un bien. La casilla en la que está el indicador dice cuánto de
    ese bien puedes tomar, y siempre lo tomas todo. Todos empiezan con una ficha de cada uno de los seis bienes básicos,
    y en la ronda 1 todos los indicadores muestran 2 (F4.2). Ya has enviado a alguien al Montículo de Arcilla con un
    borde brillante que te guiaba. Ahora hazlo sin ayuda y mira el indicador.
    .title = La primera cosecha
    .task = Eres Rojo. En este turno envía a un hermano lego al Montículo de Arcilla y toma la arcilla que muestra el indicador de arcilla.
    .hint-1 = Haz clic en el Montículo de Arcilla y en un hermano lego; después elige el indicador de arcilla.
    .hint-2 = Dos movimientos: use LR1 lay y take clay.
    .learnt = Has tomado toda la arcilla que mostraba el indicador, y este ha vuelto al 0 (F4.4). Ahora crece de nuevo.

lesson-wheel-next-step =
    Al empezar cada ronda la rueda gira una casilla. Todos los indicadores avanzan con ella, así que cuanto más tiempo
    nadie toma un bien, más se puede tomar de él. Desde el 0 los valores son 0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10: uno
    por cada giro de la rueda (F4.1). Quien no quiere hacer nada puede pasar.
    .title = Crece mientras esperas
    .task = La arcilla muestra { $wheel-clay }, y Azul tiene el último turno de la ronda { $round }. Haz que Azul pase y termine el turno, mira la rueda y toma { $want-R-Cl } de arcilla como Rojo.
    .hint-1 = Aquí juegas por todos. Cuando Azul termina, empieza la ronda { $then-round } y todos los indicadores avanzan.
    .hint-2 = pass; done; use LR1 lay; take clay.
    .learnt = La rueda giró una vez, y el { $wheel-clay } pasó a ser { $want-R-Cl }. Al principio un valor crece de uno en uno; más tarde, más despacio.

lesson-wheel-joker =
    Un indicador no pertenece a ningún bien concreto: el comodín. Siempre que vayas a tomar un bien con la rueda, puedes
    usar el comodín en lugar del indicador propio del bien. Ese indicador se queda donde está (F4.6). Usas uno de los
    dos, nunca los dos a la vez.
    .title = El comodín
    .task = Alguien ha usado hace poco el indicador de grano: muestra { $wheel-grain }. Toma { $want-R-Gn } de grano de una vez y no toques el indicador de grano.
    .hint-1 = El comodín muestra { $wheel-joker }. ¿Qué edificio da grano?
    .hint-2 = En el Corral elige el comodín y grano: use LR2 lay, después take joker Gn.
    .learnt = Has tomado { $want-R-Gn } de grano, y el comodín ha vuelto al { $then-wheel-joker }. El indicador de grano sigue mostrando { $then-wheel-grain }. Todos los jugadores comparten el único comodín, así que no esperes demasiado.

lesson-wheel-end-of-the-scale =
    Sobre la rueda hay una viga larga. Si nadie usa un indicador durante doce giros de la rueda, llega a 10, el último
    valor. Cuando la rueda vuelve a girar, la viga empuja el indicador. Así se queda en 10 y no empieza de nuevo (F4.3).
    .title = El último valor
    .task = La arcilla muestra { $wheel-clay }, y Azul tiene el último turno de la ronda { $round }. Haz que Azul pase y termine el turno, para que la rueda gire. Después toma arcilla como Rojo. Al final debes tener { $then-R-Cl } de arcilla.
    .hint-1 = Azul pasa y termina. ¿Dónde está el indicador de arcilla en la ronda { $then-round }?
    .hint-2 = pass; done; use LR1 lay; take clay.
    .learnt = El indicador se quedó en { $wheel-clay } hasta que alguien lo usó. (En solitario saldría de la partida; lo verás más adelante.)

lesson-wheel-grapes =
    Se juega con las cartas de Francia o con las de Irlanda; aquí, con las de Francia. Dos indicadores llegan más tarde.
    En la partida larga para tres o cuatro, las uvas (solo en Francia) entran en la ronda 8 y la piedra en la ronda 13.
    Ambas entran en 0 (F4.5). El comodín puede sustituirlas incluso antes. Puedes usarlo para un bien cuyo indicador aún
    no muestra nada o aún no está en la rueda. La Viña da uvas.
    .title = Uvas y piedra
    .task = Es la ronda { $round }. El indicador de uvas acaba de entrar y muestra { $wheel-grapes }. Tienes una Viña. Toma { $want-R-Gp } uvas.
    .hint-1 = ¿Qué indicador muestra ahora { $wheel-joker }?
    .hint-2 = use F14 lay, después take joker.
    .learnt = Con el comodín tuviste uvas antes de que su propio indicador mostrara algo.

lesson-wheel-ships =
    Unas pocas cartas solo usan el comodín. La Compañía Naviera es una de ellas. Paga 3 de energía y toma carne, pan o
    vino: tanto como muestre el comodín (F4.7). Cada ficha de madera vale 1 de energía.
    .title = Solo para el comodín
    .task = En este turno envía a un clérigo a la Compañía Naviera y toma { $want-R-Wn } vinos.
    .hint-1 = Primero paga la energía con tus 3 de madera. Después elige el comodín y vino.
    .hint-2 = use F33 lay; pay 3Wo; take joker Wn.
    .learnt = Ya conoces la rueda. Los valores crecen, y al tomar bienes el indicador usado vuelve a cero. El comodín puede sustituir a cualquiera, y unas pocas cartas solo usan el comodín.
