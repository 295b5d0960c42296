# The goods. Without a count the name of the good; `.tiles` says how many tiles of it.

good-Wo = madera
    .tiles = { $count } de madera
good-Pt = turba
    .tiles = { $count } de turba
good-Gn = grano
    .tiles = { $count } de grano
good-Sh = ganado
    .one = ganado
    .tiles =
        { $count ->
            [one] 1 cabeza de ganado
           *[other] { $count } cabezas de ganado
        }
good-Cl = arcilla
    .tiles = { $count } de arcilla
good-Pn = monedas
    .one = moneda
    .tiles =
        { $count ->
            [one] 1 moneda
           *[other] { $count } monedas
        }
good-Sn = piedra
    .tiles = { $count } de piedra
good-Co = carbón de turba
    .tiles = { $count } de carbón de turba
good-Sw = paja
    .tiles = { $count } de paja
good-Mt = carne
    .tiles = { $count } de carne
good-Fl = harina
    .tiles = { $count } de harina
good-Br = pan
    .tiles =
        { $count ->
            [one] 1 pan
           *[other] { $count } panes
        }
good-Gp = uvas
    .tiles =
        { $count ->
            [one] 1 uva
           *[other] { $count } uvas
        }
good-Wn = vino
    .tiles =
        { $count ->
            [one] 1 vino
           *[other] { $count } vinos
        }
good-Ma = malta
    .tiles = { $count } de malta
good-Be = cerveza
    .tiles =
        { $count ->
            [one] 1 cerveza
           *[other] { $count } cervezas
        }
good-Wh = whisky
    .tiles =
        { $count ->
            [one] 1 whisky
           *[other] { $count } whiskies
        }
good-Bo = libros
    .one = libro
    .tiles =
        { $count ->
            [one] 1 libro
           *[other] { $count } libros
        }
good-Ce = cerámica
    .tiles =
        { $count ->
            [one] 1 cerámica
           *[other] { $count } cerámicas
        }
good-Or = adornos
    .tiles =
        { $count ->
            [one] 1 adorno
           *[other] { $count } adornos
        }
good-Rq = relicarios
    .one = relicario
    .tiles =
        { $count ->
            [one] 1 relicario
           *[other] { $count } relicarios
        }
good-Wr = maravillas
    .tiles =
        { $count ->
            [one] 1 maravilla
           *[other] { $count } maravillas
        }
good-Ni = fichas de 5 monedas
    .tiles =
        { $count ->
            [one] 1 ficha de 5 monedas
           *[other] { $count } fichas de 5 monedas
        }

## Amounts that any mix of goods may pay

good-food = comida
    .tiles = { $count } de comida
good-energy = energía
    .tiles =
        { $count ->
            [0.5] ½ de energía
           *[other] { $count } de energía
        }
good-points = puntos
    .tiles =
        { $count ->
            [one] bienes por valor de 1 punto
           *[other] bienes por valor de { $count } puntos
        }
    .score =
        { $count ->
            [one] 1 punto
           *[other] { $count } puntos
        }
good-any = bienes cualesquiera
    .tiles =
        { $count ->
            [one] 1 bien cualquiera
           *[other] { $count } bienes cualesquiera
        }
good-different = bienes distintos
    .tiles =
        { $count ->
            [one] 1 bien distinto
           *[other] { $count } bienes distintos
        }

## Several of them

list-pair = { $first } y { $last }
list-more = { $first }, { $rest }
list-either = { $first } o { $last }
list-nothing = nada
