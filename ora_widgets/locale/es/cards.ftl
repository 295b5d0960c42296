# The cards: their names, and what they do in a sentence or two.
# Whoever uses a building gives, takes and decides; nothing of it has to be used. “Up to” counts one use.

# A card among others of its name: whose it is, or its number.
card-marked = { $name } ({ $mark })

## On every heartland

card-L1 = Montículo de Arcilla
    .text = Toma arcilla según la rueda.
card-L2 = Corral
    .text = Toma grano o ganado, uno de los dos, según la rueda.
card-L3 = Oficina del Claustro
    .text = Toma monedas según la rueda.

## In both countries

card-G01 = Priorato
    .text = Usa un edificio en el que haya un prior, tuyo o de cualquiera, como si acabaras de enviar a alguien allí.
card-G02 = Patio del Claustro
    .text = Da 3 bienes distintos por 6 fichas de un bien básico: madera, turba, grano, ganado, arcilla o monedas.
card-G06 = Comerciante de Combustible
    .text = Elige una opción: vende 3 de energía por 5 monedas, 6 por 8 o 9 por 10.
card-G07 = Carbonera de Turba
    .text = Recibe 1 de carbón de turba y 1 moneda. Después convierte en carbón toda la turba que quieras.
card-G12 = Comerciante de Piedra
    .text = Compra hasta 5 de piedra; cada una cuesta 2 de comida y 1 de energía, y todo se paga junto.
card-G13 = Mercado de Constructores
    .text = Puedes pagar 2 monedas (solo una vez) por 2 de madera, 2 de arcilla, 1 de piedra y 1 de paja.
card-G16 = Sala Capitular
    .text = Recibe uno de cada bien básico: arcilla, ganado, madera, grano, turba y una moneda.
card-G18 = Taller del Claustro
    .text = Convierte hasta 3 de arcilla en cerámicas y como máximo 1 de piedra en un adorno. Cada pieza requiere 1 de energía, y todas se pagan juntas.
card-G19 = Matadero
    .text = Convierte en carne el ganado que quieras, cada uno con 1 de paja.
card-G22 = Cantera
    .text = Toma piedra según la rueda.
card-G26 = Astillero
    .text = Construye un barco con 2 de madera y recibe 1 adorno y 5 monedas.
card-G28 = Castillo
    .text = Construye un asentamiento de tu mano y paga su comida y su energía, como en una fase de asentamiento.
card-G34 = Sacristía
    .text = Da 1 libro, 1 cerámica, 1 adorno y 1 relicario por una maravilla.
card-G39 = Hacienda
    .text = Hasta dos veces, recibe 1 libro y 1 adorno; cada vez cuesta 10 de comida o 6 de energía.
card-G41 = Casa de la Hermandad
    .text = Paga 5 monedas y toma libros, cerámicas, adornos y relicarios que valgan 2 puntos por cada uno de tus edificios del claustro (1 en solitario, 1½ en la partida larga para dos).

## France

card-F03 = Almacén de Grano
    .text = Compra 6 de grano por 1 moneda.
card-F04 = Molino de Viento
    .text = Muele hasta 7 de grano; cada uno da 1 de harina y 1 de paja.
card-F05 = Panadería
    .text = Hornea los panes que quieras, cada uno con 1 de harina y ½ de energía. Después vende hasta 2 panes a 4 monedas cada uno.
card-F08 = Mercado
    .text = Da 4 bienes distintos por 1 pan y 7 monedas.
card-F09 = Huerto del Claustro
    .text = Recibe 1 uva y después usa un edificio junto al huerto en el que no haya nadie. Funciona una vez por acción.
card-F10 = Carpintería
    .text = Quita uno de tus bosques, sin recibir madera, para construir enseguida un edificio.
card-F11 = Paseo del Puerto
    .text = Recibe 1 de madera, 1 vino, 1 moneda y 1 cerámica.
card-F14 = Viña
    .text = Toma uvas según la rueda.
card-F15 = Hacienda Financiada
    .text = Puedes pagar 1 moneda (solo una vez) por 1 libro, 1 pan, 2 uvas y 2 de harina.
card-F17 = Biblioteca del Claustro
    .text = Compra hasta 3 libros por 1 moneda cada uno. Después puedes cambiar 1 libro por 1 de carne y 1 vino.
card-F20 = Posada
    .text = Vende hasta 7 de comida por 1 moneda cada una, y puedes vender 1 vino por 6 monedas.
card-F21 = Bodega
    .text = Convierte cuantas uvas quieras en vino; después puedes vender 1 vino por 7 monedas. Una vez construida la Bodega, un contrato de trabajo cuesta 2 monedas.
card-F23 = Casa de Baños
    .text = Paga 1 moneda para recibir 1 libro y 1 cerámica y llevar a casa a todos tus clérigos.
card-F24 = Iglesia del Claustro
    .text = Hasta dos veces, da 1 pan y 1 vino por un relicario.
card-F25 = Cámara de las Maravillas
    .text = Da 13 bienes distintos por una maravilla.
card-F27 = Palacio
    .text = Da 1 vino para usar cualquier edificio en el que haya un clérigo, sea de quien sea.
card-F29 = Cantera
    .text = Toma piedra según la rueda.
card-F30 = Hacienda Urbana
    .text = Vende 1 cerámica por 12 monedas.
card-F31 = Viña
    .text = Toma uvas según la rueda.
card-F32 = Calefactorio
    .text = Paga 1 moneda para talar los árboles de un bosque y cortar la turba de un páramo, en cualquier orden.
card-F33 = Compañía Naviera
    .text = Paga 3 de energía y toma carne, pan o vino, uno de los tres, según el comodín.
card-F35 = Taller del Falsificador
    .text = Compra un relicario por 5 monedas y los que quieras después por 10 monedas cada uno.
card-F36 = Lugar de Peregrinación
    .text = Hasta dos veces, mejora un bien un grado: un libro pasa a cerámica, una cerámica a adorno, un adorno a relicario.
card-F37 = Dormitorio
    .text = Recibe 1 cerámica. Después haz los libros que quieras, cada uno con 1 de paja y 1 de madera.
card-F38 = Imprenta
    .text = Quita hasta 4 de tus bosques, sin recibir madera, y recibe 1 libro por cada uno.
card-F40 = Hospedería
    .text = Usa un edificio de la oferta como si estuviera en tus tierras; se queda en la oferta.

## Ireland

card-I03 = Granero
    .text = Puedes pagar 1 moneda (solo una vez) por 4 de grano y 1 libro.
card-I04 = Maltería
    .text = Maltea el grano que quieras; cada uno da 1 de malta y 1 de paja.
card-I05 = Cervecería
    .text = Haz cuantas cervezas quieras, cada una con 1 de malta y 1 de grano. Después puedes vender 1 cerveza por 7 monedas.
card-I08 = Faro Falso
    .text = Recibe 3 monedas y, además, 1 cerveza o 1 whisky.
card-I09 = Hilandería
    .text = Recibe 3 monedas si tienes ganado, 5 monedas a partir de 5 cabezas y 6 monedas a partir de 9. Te quedas con los animales.
card-I10 = Cabaña
    .text = Recibe 1 de malta y después usa un edificio junto a la cabaña en el que no haya nadie. Funciona una vez por acción.
card-I11 = Casa Flotante
    .text = Recibe 1 de madera, 1 de malta, 1 moneda y 1 de turba.
card-I14 = Lugar Sagrado
    .text = Recibe 1 libro, después 2 de grano o 2 de malta, y después 1 cerveza o 1 whisky.
card-I15 = Casa del Druida
    .text = Da 1 libro por 5 fichas de un bien básico y 3 fichas de otro.
card-I17 = Sala de Copistas
    .text = Puedes pagar 1 moneda (solo una vez) por 1 libro, 1 de carne y 1 whisky.
card-I20 = Taberna
    .text = Puedes vender 1 cerveza por 8 monedas y 1 whisky por 7 monedas.
card-I21 = Destilería de Whisky
    .text = Destila 2 whiskies con 1 de malta, 1 de madera y 1 de turba, tantas veces como quieras. Una vez construida, un contrato de trabajo cuesta 2 monedas.
card-I23 = Locutorio
    .text = Paga 2 monedas para llevar a tu prior a casa y después construir un edificio.
card-I24 = Capilla
    .text = Puedes comprar 1 libro por 1 moneda. Después, hasta tres veces, da 1 cerveza y 1 whisky por un relicario.
card-I25 = Pórtico
    .text = Da 1 relicario por 2 de cada uno: arcilla, ganado, madera, grano, turba, monedas y piedra.
card-I27 = Gran Mansión
    .text = Da 1 whisky para usar cualquier edificio en el que haya un clérigo, sea de quien sea.
card-I29 = Choza del Bosque
    .text = Quita uno de tus bosques, sin talarlo, por 2 cabezas de ganado, 2 de madera y 1 de piedra.
card-I30 = Refectorio
    .text = Recibe 1 cerveza y 1 de carne. Después convierte hasta 4 de carne en cerámica.
card-I31 = Puerto Carbonero
    .text = Vende hasta 3 de carbón de turba; cada uno da 3 monedas y 1 whisky.
card-I32 = Iglesia Filial
    .text = Da 5 bienes distintos por un relicario.
card-I33 = Tonelería
    .text = Da 3 de madera y toma cerveza o whisky, uno de los dos, según el comodín.
card-I35 = Torre Redonda
    .text = Da 5 monedas, 1 whisky y otros bienes por valor de 14 puntos por una maravilla.
card-I36 = Cámara del Tesoro
    .text = Hasta dos veces, da 1 libro y 1 cerámica por 1 moneda, 1 de arcilla y 1 relicario.
card-I37 = Baluarte
    .text = Da 1 libro y coloca en tus tierras el siguiente distrito y la siguiente parcela, gratis.
card-I38 = Recinto Ferial
    .text = Da 1 cerveza y toma libros, cerámicas, adornos y relicarios que valgan 1 punto por cada uno de tus bosques y páramos.
card-I40 = Casa de Huéspedes
    .text = Usa un edificio de la oferta como si estuviera en tus tierras; se queda en la oferta.

## Settlements

card-S1 = Barrio de Chabolas
    .text = Al final da su valor de vivienda más el de todo lo que tenga al lado, y 3 por cada casilla de agua libre a su lado.
card-S2 = Aldea de Labradores
    .text = Al final da su valor de vivienda más el de todo lo que tenga al lado, y 3 por cada casilla de agua libre a su lado.
card-S3 = Villa con Mercado
    .text = Solo cuesta comida. Al final da su valor de vivienda más el de todo lo que tenga al lado, y 3 por cada casilla de agua libre a su lado.
card-S4 = Aldea de Pescadores
    .text = Debe estar en una costa. Al final da su valor de vivienda más el de todo lo que tenga al lado, y 3 por cada casilla de agua libre a su lado.
card-S5 = Colonia de Artistas
    .text = Al final da su valor de vivienda más el de todo lo que tenga al lado, y 3 por cada casilla de agua libre a su lado.
card-S6 = Caserío
    .text = Al final da su valor de vivienda más el de todo lo que tenga al lado, y 3 por cada casilla de agua libre a su lado.
card-S7 = Pueblo
    .text = Al final da su valor de vivienda más el de todo lo que tenga al lado, y 3 por cada casilla de agua libre a su lado.
card-S8 = Aldea de Ladera
    .text = Debe estar en una ladera. Al final da su valor de vivienda más el de todo lo que tenga al lado.
