# Lesson 3: building, terrain and cloisters.

lesson-building = Construir, terrenos y claustros
    .goals = Después de esta lección sabrás pagar un edificio, encontrarle una casilla y ampliar tu claustro.

lesson-building-by-the-water =
    La mayoría de los edificios pueden estar en costa, llanura o ladera. Algunos admiten menos clases de terreno: la
    carta las dice (F5.5.3). El Paseo del Puerto necesita costa. Tú la tienes: la parcela a la izquierda de tus tierras
    tiene dos casillas de costa y, más a la izquierda, dos de agua.
    .title = Junto al agua
    .task = Construye el Paseo del Puerto.
    .hint-1 = Las casillas de costa están en la columna 2. La columna 1 es agua, donde el Paseo del Puerto no puede estar.
    .hint-2 = { $solution }. Si el prior se instala o no, depende de ti.
    .learnt = La carta dice en qué terreno puede estar. Si no tienes libre una casilla así, no puedes construir la carta ni guardarla para más tarde.

lesson-building-straw-from-grain =
    Los edificios cuestan madera, arcilla, paja y piedra. Unos pocos cuestan monedas en su lugar (F5.5.2). La paja es
    fácil de conseguir: puedes convertir cualquier grano en paja en cualquier momento, incluso mientras pagas (F6.2). La
    paja nunca vuelve a ser grano.
    .title = Cualquier grano puede ser paja
    .task = La Panadería cuesta 2 de arcilla y 1 de paja. Tienes arcilla y grano. Constrúyela.
    .hint-1 = No hace falta que conviertas antes el grano: se convierte solo al pagar.
    .hint-2 = build F05 0,3.
    .learnt = Si al pagar te falta paja, tu grano se convierte solo.

lesson-building-make-room =
    Tu tierra central, con la que empiezas, tiene pocas casillas vacías. Una casilla con un bosque o un páramo no está vacía. Tala los árboles o corta la turba, y queda llanura vacía (F5.4.4). Esta
    posición es de la partida para dos: tienes dos acciones principales, una tras otra.
    .title = Haz sitio
    .task = En las dos casillas que quedaban libres están el Comerciante de Piedra y el Comerciante de Combustible. Construye de todos modos la Carbonera de Turba en este turno.
    .hint-1 = Despeja una casilla con tu primera acción y construye con la segunda.
    .hint-2 = cut 0,0 peat; build G07 0,0.
    .learnt = Un bosque o un páramo da primero bienes y después una casilla donde construir.

lesson-building-cloister =
    Las cartas con el nombre en amarillo son edificios del claustro. Al construir uno, debe compartir un lado con otro
    edificio del claustro tuyo (F5.5.4). Las esquinas no cuentan (F7.6). Tu primer edificio del claustro es la Oficina
    del Claustro en N7. Otra vez tienes dos acciones.
    .title = Uno junto al otro
    .task = Construye en este turno el Priorato y el Patio del Claustro.
    .hint-1 = ¿Qué casilla vacía toca la Oficina del Claustro? ¿Y qué casilla vacía toca esa?
    .hint-2 = Construye primero uno en N6 y después el otro en M6.
    .learnt = Cada edificio del claustro nuevo debe tocar uno anterior. Deja libres las casillas junto a ellos para el siguiente.

lesson-building-the-right-order =
    Importa qué edificios son vecinos. El Huerto del Claustro da 1 uva. Después puedes usar un edificio que esté a su
    lado, si nadie lo ocupa.
    .title = El orden correcto
    .task = Construye en este turno el Priorato y el Huerto del Claustro, y usa la Oficina del Claustro a través del Huerto.
    .hint-1 = Las dos casillas vacías son M6 y N6. El Huerto tiene que estar junto a la Oficina del Claustro. El Priorato también debe tocar un edificio del claustro.
    .hint-2 = El Priorato no se puede construir primero en M6: aún no toca esa casilla ningún edificio del claustro. Así que construye primero el Huerto en N6.
    .learnt = El Huerto está junto a la Oficina, y el Priorato junto al Huerto. Tu prior fue al Huerto y así se pudo usar también la Oficina.

lesson-building-which-terrain =
    En dos clases de terreno pueden estar muy pocas cartas. En una montaña solo puede estar una Cantera o el Castillo;
    en el agua, solo la Casa Flotante irlandesa. Los asentamientos siguen sus propias reglas y no se construyen con esta
    acción (F5.5.6).
    .title = Montaña y agua
    .task = Tu tierra central no tiene casillas libres, pero tienes una parcela con una montaña. Con tus dos acciones construye la Cantera y la Panadería, cada una en un terreno que admita.
    .hint-1 = La Cantera va en la montaña. La parcela tiene además dos laderas.
    .hint-2 = { $solution }.
    .learnt = Solo una Cantera o el Castillo pueden estar en una montaña. La Panadería puede estar en una ladera.
