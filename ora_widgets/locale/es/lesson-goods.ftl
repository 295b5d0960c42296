# Lesson 8: goods and the big chains.

lesson-goods = Los bienes y las grandes cadenas
    .goals = Después de esta lección sabrás hacer pan, cerveza, vino, whisky, cerámica, relicarios y maravillas.

lesson-goods-bread =
    En Francia el pan se hace con grano. El Molino de Viento convierte cada grano en 1 de harina y 1 de paja. La
    Panadería convierte cada harina en pan por ½ de energía, y una paja vale justo eso. Esta lección es de la partida
    para dos, así que tienes dos acciones.
    .title = Pan
    .task = Tienes { $R-Gn } de grano y nada que quemar. Termina este turno con { $want-R-Br } panes.
    .hint-1 = Usa el Molino de Viento con todo tu grano. Después usa la Panadería y paga con la paja.
    .hint-2 = { $solution }.
    .learnt = La paja del Molino de Viento pagó el horneado. Cada grano valía 1 de comida, y cada pan vale 3.

lesson-goods-beer =
    En Irlanda la cerveza se hace con grano. La Maltería convierte cada grano en 1 de malta y 1 de paja. La Cervecería
    convierte 1 de malta y 1 de grano en 1 cerveza. En cada visita puedes vender allí 1 cerveza por 7 monedas. Una
    cerveza vale 5 de comida.
    .title = Cerveza
    .task = Tienes { $R-Gn } de grano. Termina este turno con { $want-R-Be } cervezas y { $want-R-Pn } monedas.
    .hint-1 = Cada cerveza requiere 1 de malta y 1 de grano, así que convierte en malta solo la mitad de tu grano.
    .hint-2 = { $solution }.
    .learnt = La mitad del grano se convirtió en malta, y la otra mitad, junto con ella, en cerveza.

lesson-goods-wine =
    La Bodega convierte cada uva en 1 vino. En cada visita puedes vender allí 1 vino por 7 monedas. La Posada paga 6
    monedas por un vino. Además, puedes vender un vino en cualquier momento, pero solo por 1 moneda (F6.4).
    .title = Vino
    .task = Convierte tus { $R-Gp } uvas en vino. Termina con { $want-R-Wn } vinos y { $want-R-Pn } monedas.
    .hint-1 = Todas tus uvas pueden convertirse en vino en una visita. La venta viene después.
    .hint-2 = { $solution }.
    .learnt = La Bodega es la que más paga por un vino, pero solo compra uno en cada visita. Usa los demás para contratos, como comida, o para la Iglesia del Claustro o el Palacio.

lesson-goods-whiskey =
    La Destilería de Whisky convierte 1 de malta, 1 de madera y 1 de turba en 2 whiskies. Un whisky vale 2 de comida, se
    vende por 2 monedas o paga un contrato.
    .title = Whisky
    .task = Termina este turno con { $want-R-Wh } whiskies.
    .hint-1 = Antes necesitas { $R-Gn } de malta.
    .hint-2 = { $solution }.
    .learnt = Usaste { $R-Gn } de grano, { $R-Wo } de madera y { $R-Pt } de turba, y obtuviste { $want-R-Wh } whiskies.

lesson-goods-ceramics =
    El Taller del Claustro convierte hasta 3 de arcilla en cerámicas y 1 de piedra en un adorno. Cada pieza requiere 1
    de energía. La energía de todas se paga junta, así que se pierde menos (F6.5).
    .title = Arcilla y fuego
    .task = Haz { $want-R-Ce } cerámicas y { $want-R-Or } adorno en una sola visita al Taller del Claustro.
    .hint-1 = Cada pieza requiere 1 de energía. Una turba vale 2, una madera 1.
    .hint-2 = { $solution }.
    .learnt = { $R-Cl } de arcilla y { $R-Sn } de piedra se convirtieron en bienes que valen { $gain-R-points } puntos (F14.1).

lesson-goods-reliquary =
    El Lugar de Peregrinación convierte un libro en una cerámica, una cerámica en un adorno o un adorno en un relicario.
    Cada visita permite dos de esos pasos. Tras tu primera visita está ocupado. Pero el Priorato te deja usar un
    edificio en el que haya un prior.
    .title = De libro a relicario
    .task = Convierte en este turno tu único libro en un relicario.
    .hint-1 = Envía a tu prior al Lugar de Peregrinación. Después envía a un hermano lego al Priorato y usa desde allí otra vez el Lugar de Peregrinación.
    .hint-2 = use F36 prior; trade Bo; trade Ce; use G01 lay; enter F36; trade Or.
    .learnt = Un libro que valía 2 puntos se convirtió en un relicario que vale 8. Hicieron falta dos de tus clérigos.

lesson-goods-wonder =
    Solo hay ocho maravillas, y cada una vale 30 puntos. En la Sacristía das un libro, una cerámica, un adorno y un
    relicario por una maravilla.
    .title = Una maravilla
    .task = Termina este turno con una maravilla.
    .hint-1 = Solo falta el relicario. Tienes un adorno más de los que necesitas.
    .hint-2 = use F36 lay; trade Or; skip; use G34 lay; times 1.
    .learnt = Bienes que valían 17 puntos se convirtieron en una maravilla que vale 30.

lesson-goods-no-ninth =
    Las maravillas son el único bien que puede agotarse. Después de la octava, ninguna carta da otra (F1.3). Aún se
    puede enviar a un clérigo a la Sacristía, pero no toma nada ni da nada.
    .title = No hay novena maravilla
    .task = Tienes tres maravillas, y Verde cinco. Tienes los bienes que toma la Sacristía, y te queda una acción. Termina este turno con { $want-R-Rq } relicarios y un adorno.
    .hint-1 = La Sacristía no te daría nada. ¿Dónde se convierte un adorno en relicario y una cerámica en adorno?
    .hint-2 = use F36 lay; trade Or; trade Ce.
    .learnt = Ninguna carta podía dar una novena maravilla. Pero tus bienes valían 17 puntos y ahora valen 22, porque los relicarios no se agotan nunca.
