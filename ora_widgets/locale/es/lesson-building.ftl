# Lesson 2: building, terrain and cloisters.

lesson-building = Construir, terrenos y claustros
    .goals = Después de esta lección sabrás pagar un edificio, encontrarle una casilla y hacer crecer un claustro.

lesson-building-by-the-water =
    La mayoría de los edificios pueden estar en costa, llanura o ladera, como quieras. Algunos son exigentes: la carta dice
    el terreno (F5.5.3). El Paseo del Puerto necesita costa, y la tienes: la parcela a la izquierda de tus tierras tiene dos
    casillas de costa y, más allá, dos de agua abierta.
    .title = Junto al agua
    .task = Construye el Paseo del Puerto.
    .hint-1 = Las casillas de costa están en la columna -1; el agua, en la columna -2, no admite este edificio.
    .hint-2 = build F11 0,-1. Si el prior se instala o no, depende de ti.
    .learnt = Decide el terreno de la carta. Sin una casilla adecuada, una carta no se puede construir, ni tampoco guardar.

lesson-building-straw-from-grain =
    Los edificios cuestan madera, arcilla, paja y piedra, y unos pocos monedas (F5.5.2). La paja es lo fácil: cualquier grano
    se puede convertir en paja en cualquier momento, incluso en mitad de un pago (F6.2). Nunca vuelve a ser grano.
    .title = La paja es grano tumbado
    .task = La Panadería cuesta 2 de arcilla y 1 de paja. Tienes arcilla y grano. Constrúyela.
    .hint-1 = No hace falta que conviertas el grano: el coste lo hace por ti.
    .hint-2 = build F05 0,3.
    .learnt = La paja que falta sale sola de tu grano. Donde crece grano no falta paja.

lesson-building-make-room =
    Una casilla con un bosque o un páramo no está vacía. Tala los árboles o corta la turba, y queda llanura vacía (F5.4.4). Esta
    posición es de la partida para dos: tienes dos acciones principales, una tras otra.
    .title = Haz sitio
    .task = Las dos casillas vacías están ocupadas. Construye de todos modos la Carbonera de Turba en este turno.
    .hint-1 = Tu primera acción hace sitio, la segunda construye.
    .hint-2 = cut 0,0 peat; build G07 0,0.
    .learnt = Los bosques y los páramos son primero bienes y después suelo para construir.

lesson-building-cloister =
    Las cartas con el nombre en amarillo son edificios del claustro. Cada una debe compartir un lado con otro edificio del
    claustro tuyo cuando se construye (F5.5.4); las esquinas no cuentan (F7.6). Se empieza por la Oficina del Claustro en
    1,4. Otra vez tienes dos acciones.
    .title = Ladrillo a ladrillo
    .task = Construye en este turno el Priorato y el Patio del Claustro.
    .hint-1 = ¿Qué casilla vacía toca la Oficina del Claustro? ¿Y qué toca la otra?
    .hint-2 = Primero uno en 1,3; después el otro en 0,3.
    .learnt = Un claustro crece como una cadena. Deja libres para él las casillas de su extremo.

lesson-building-the-right-order =
    No solo importa qué está dónde, sino también quién está al lado. El Huerto del Claustro da 1 uva y después te deja usar un
    edificio vecino que nadie ocupe.
    .title = El orden correcto
    .task = Construye en este turno el Priorato y el Huerto del Claustro, y usa la Oficina del Claustro a través del Huerto.
    .hint-1 = Montículo de Arcilla, 0,3, 1,3 y Oficina del Claustro: el Huerto tiene que ser el que está junto a la Oficina. Y el Priorato debe tocar también un edificio del claustro.
    .hint-2 = El Priorato no puede ir primero a 0,3: allí no toca nada del claustro. Así que el Huerto va primero, a 1,3.
    .learnt = El Huerto está junto a la Oficina, el Priorato junto al Huerto; el prior fue al Huerto, y a través de él se usó la Oficina.

lesson-building-which-terrain =
    Dos terrenos son para especialistas: una montaña solo admite una Cantera o el Castillo, y el agua solo la Casa Flotante
    irlandesa. Los asentamientos siguen sus propias reglas y no se construyen con esta acción (F5.5.6).
    .title = Montaña y agua
    .task = Las dos casillas vacías de tu tierra central están ocupadas, pero tienes una parcela con una montaña. Con tus dos acciones construye la Cantera y la Panadería, cada una donde puede estar.
    .hint-1 = ¿De dónde sale la piedra? Y la parcela tiene dos laderas.
    .hint-2 = build G22 0,6; skip; build F05 0,5; skip.
    .learnt = La Cantera y el Castillo son los dos que suben a las montañas. La Panadería se conforma con una ladera.
