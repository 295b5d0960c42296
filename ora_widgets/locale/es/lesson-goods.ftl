# Lesson 7: goods and the big chains.

lesson-goods = Los bienes y las grandes cadenas
    .goals = Después de esta lección conocerás los caminos hacia el pan, la cerveza, el vino, el whisky, la cerámica, los relicarios y las maravillas.

lesson-goods-bread =
    El camino francés empieza en el campo. El Molino de Viento convierte cada grano en harina y deja una paja; la Panadería
    convierte cada harina en pan por media energía, y eso es justo lo que da una paja. Esta lección es de la partida para dos, así que
    hay dos acciones.
    .title = Pan
    .task = Tienes cuatro granos y nada de combustible. Termina este turno con 4 panes.
    .hint-1 = Primero el molino, para los cuatro; después el horno, con la paja del molino.
    .hint-2 = use F04 lay; times 4; use F05 lay; times 4; times 0.
    .learnt = Moler paga el horneado. Cuatro granos eran 4 de comida; cuatro panes son 12.

lesson-goods-beer =
    El camino irlandés: la Maltería convierte el grano en malta y paja, la Cervecería una malta y un grano en cerveza. De paso se
    puede vender una cerveza por 7 monedas. La cerveza es 5 de comida.
    .title = Cerveza
    .task = Tienes seis granos. Termina este turno con 2 cervezas y 7 monedas.
    .hint-1 = Cada cerveza requiere una malta y un grano: maltea solo la mitad de tu grano.
    .hint-2 = use I04 lay; times 3; use I05 lay; times 3; times 1.
    .learnt = La mitad para la malta, la mitad para la cerveza.

lesson-goods-wine =
    Las uvas se hacen vino en la Bodega, una por uno, y allí se puede vender un vino por 7 monedas; la Posada compra uno
    por 6. Además, un vino se puede vender en cualquier momento, pero por una sola moneda (F6.4).
    .title = Vino
    .task = Prensa tus tres uvas y sal con 2 vinos y 7 monedas.
    .hint-1 = use F21 lay; times 3; times 1.
    .learnt = La Bodega es la que más paga por un vino, pero solo por uno en cada visita. Los demás son para contratos, para comida, para la Iglesia del Claustro o para el Palacio.

lesson-goods-whiskey =
    Malta, madera y turba hacen 2 whiskies cada vez en la Destilería. Un whisky es 2 de comida, 2 monedas o un contrato.
    .title = Whisky
    .task = Termina este turno con 4 whiskies.
    .hint-1 = Antes necesitas dos maltas.
    .hint-2 = use I04 lay; times 2; use I21 lay; times 2.
    .learnt = Entraron dos granos, dos maderas y dos turbas, y salieron 4 whiskies.

lesson-goods-ceramics =
    En el Taller del Claustro la arcilla se hace cerámica, hasta tres, y la piedra un adorno. Cada pieza requiere 1 de energía, y el
    combustible de todas se paga en una sola suma, de modo que se pierde menos (F6.5).
    .title = Arcilla y fuego
    .task = Haz 3 cerámicas y 1 adorno en una sola visita.
    .hint-1 = Cuatro piezas, 4 de energía: una turba es 2, una madera es 1.
    .hint-2 = use G18 lay; times 3; times 1.
    .learnt = 13 puntos en bienes de un puñado de arcilla (F14.1).

lesson-goods-reliquary =
    En el Lugar de Peregrinación un libro se hace cerámica, una cerámica adorno, un adorno relicario: dos pasos así por visita. Tras la
    primera visita está ocupado; pero el Priorato te deja usar un edificio en el que haya un prior.
    .title = La larga peregrinación
    .task = Convierte en este turno tu único libro en un relicario.
    .hint-1 = El propio prior va en peregrinación. Después un hermano lego lo sigue a través del Priorato.
    .hint-2 = use F36 prior; trade Bo; trade Ce; use G01 lay; enter F36; trade Or.
    .learnt = De 2 puntos a 8, con dos de tus clérigos en camino.

lesson-goods-wonder =
    Lo más raro de todo: hay ocho maravillas, de 30 puntos cada una. La Sacristía hace una con un libro, una cerámica, un adorno y un
    relicario juntos.
    .title = Una maravilla
    .task = Termina este turno con una maravilla.
    .hint-1 = Solo falta el relicario, y te sobra un adorno.
    .hint-2 = use F36 lay; trade Or; skip; use G34 lay; times 1.
    .learnt = 17 puntos en tesoros se hicieron 30.

lesson-goods-no-ninth =
    Las maravillas pueden agotarse, y ningún otro bien. Después de la octava, ninguna carta da otra (F1.3): la Sacristía aún se
    puede visitar, pero no toma nada ni da nada.
    .title = No hay novena maravilla
    .task = Tienes tres maravillas, y Verde cinco. Tienes todo lo que pide la Sacristía, y te queda una acción. Termina este turno con 2 relicarios y un adorno.
    .hint-1 = Una visita a la Sacristía sería en balde. ¿Dónde se hace relicario un adorno, y adorno una cerámica?
    .hint-2 = use F36 lay; trade Or; trade Ce.
    .learnt = Ninguna carta podía dar una novena maravilla. Pero 17 puntos en tesoros se hicieron 22, porque los relicarios no se agotan nunca. Ahora has visto adónde llevan todos los caminos, y dónde acaba uno de ellos.
