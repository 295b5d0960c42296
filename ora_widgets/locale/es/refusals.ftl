# Why a move was refused: what is wrong, and what would have to be different.
# Names of cards, spaces and goods arrive readable; numbers arrive as numbers.
# One sentence or two, and always a full stop: the rule number is shown beside it, not in it.

## A line that cannot be read

not-a-verb = Ningún movimiento empieza por «{ $word }». Los verbos son { $verbs }.
moves-by-commas = Hay una coma después de «{ $word }»; las jugadas se separan con punto y coma, como en pass; done.
not-a-move = «{ $line }» no es un movimiento completo; se escribe { $usage }.
alternatives = «|» y «·» separan alternativas, y una jugada lleva solo una: escribe «{ $such }» u otra de ellas.
unknown-card = En esta partida no hay ninguna carta «{ $word }»; los nombres más parecidos son { $near }.
unknown-space = «{ $word }» no es una casilla de estas tierras. Una casilla se escribe fila,columna, por ejemplo 0,3, o con su nombre en el tablero, M6; una montaña se nombra por su fila superior y la columna 6.
unknown-good = En esta partida no hay ningún bien «{ $word }»; los bienes se escriben por su nombre o por sus dos letras, por ejemplo Wo es madera.
unknown-good-near = En esta partida no hay ningún bien «{ $word }»; los nombres más parecidos son { $near }.
unknown-seat = Nadie se sienta en «{ $word }»; los asientos son { $seats }.

## A line that is no answer now

game-over = La partida ha terminado; ya no se puede mover. Deshaz para ver otro final.
review-nothing = Todavía no se ha jugado ningún turno en el que hubiera algo que elegir; juega uno y después revisa la partida.
other-question = La pregunta es ahora «{ $question }», y «{ $line }» no la responde.
not-an-option = «{ $line }» no está entre los movimientos posibles ahora; elige uno de los permitidos.
ambiguous = «{ $line }» puede significar varios movimientos; di cuál: { $options }.

## Building

card-gone = «{ $card }» ya no está en esta partida: ni en las tierras de nadie, ni en la oferta, ni en una pila; elige otra carta.
card-covered = En la tierra central neutral algo cubrió «{ $card }», que ya no está en la partida; elige otro edificio.
card-already-built = «{ $card }» ya está en pie y es de { $owner }, y cada edificio existe una sola vez; elige otro.
heartland-not-built = «{ $card }» viene con la tierra central de { $owner } y nunca se construye; elige una carta de la oferta.
card-in-pile = «{ $card }» está todavía en la pila { $pile }; se podrá construir cuando esa pila pase a la oferta.
card-not-in-game = «{ $card }» no participa en esta partida: con este número de jugadores, esta duración y este país se queda en la caja.
heartland-not-in-game = Nadie juega con el color { $colour }, así que no hay «{ $card }» de ese color; elige uno de un color que se juegue.
cannot-afford = «{ $card }» cuesta { $cost }, y todavía necesitas { $missing }.
no-such-space = Tus tierras no tienen la casilla { $space }; elige una que tengas o compra antes más tierra.
space-covered =
    { $what ->
        [moor] En { $space } hay un páramo; corta antes su turba o elige una casilla vacía.
       *[other] En { $space } hay un bosque; tálalo antes o elige una casilla vacía.
    }
space-taken = En { $space } ya está «{ $card }»; elige una casilla vacía.
wrong-terrain = «{ $card }» no puede estar en { $terrain }; necesita { $allowed }.
needs-cloister = «{ $card }» es un edificio del claustro, y { $space } no tiene al lado ningún edificio del claustro; elige una casilla que comparta un lado con uno de los tuyos.
settlement-not-built-here = «{ $card }» es un asentamiento y no se construye con una acción principal; los asentamientos se construyen en las fases de asentamiento y con el Castillo.

## Main actions

no-main-action-left = Ya no te queda ninguna acción principal en este turno; aún puedes hacer acciones adicionales, y luego termina el turno.
main-action-left = Aún tienes una acción principal; úsala o pasa antes de terminar el turno.
not-your-building = El dueño de «{ $card }» es { $owner }, así que no puedes enviar allí a tu propio clérigo; haz un contrato de trabajo.
own-building = «{ $card }» es tuyo y no necesita contrato; envía a uno de tus clérigos.
not-built = Nadie ha construido todavía «{ $card }»; solo se pueden usar edificios colocados en las tierras de alguien.
settlement-not-used = «{ $card }» es un asentamiento: allí no se envía a nadie, y no hace nada. Elige un edificio.
occupied = En «{ $card }» ya hay un clérigo; se podrá usar de nuevo cuando vuelva a casa.
no-clergyman =
    { $kind ->
        [prior] Tu prior está fuera, en { $cards }; envía a un hermano lego o espera a que vuelva el prior.
        [lay]
            { $count ->
                [one] Tu hermano lego está fuera, en { $cards }; envía al prior o espera a que vuelva el hermano lego.
               *[other] Tus hermanos legos están fuera, en { $cards }; envía al prior o espera a que vuelva uno.
            }
       *[any] Todos tus clérigos están fuera, en { $cards }; vuelven cuando todos están fuera al empezar una ronda.
    }
owner-has-no-clergyman = Ahora { $owner } no tiene en casa ningún clérigo que enviar a «{ $card }»; el contrato tiene que esperar a que vuelva uno.
contract-price =
    Un contrato de trabajo cuesta ahora { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    } y { $coins ->
        [0] no tienes ninguna
       *[other] solo tienes { $coins }
    }; { $instead ->
        [wine] da el vino en su lugar.
        [whiskey] da el whisky en su lugar.
       *[none] consigue más monedas, o una bebida que dar en su lugar.
    }
no-drink =
    No tienes { $drink } que dar por el contrato; { $instead ->
        [coins] págalo con monedas.
       *[none] tampoco te alcanzan las monedas para pagarlo.
    }
wrong-drink = { $country }: aquí un contrato no se paga con { $drink }. Francia da vino e Irlanda whisky; da la bebida correcta o monedas.
bonus-round-only-prior = En la ronda de bonificación solo se puede enviar al prior; deja a los hermanos legos donde están.
bonus-round-prior-out = Tu prior ya está en { $cards }, y en la ronda de bonificación no se puede enviar a nadie más. Construye o pasa.
bonus-round-not-allowed = En la ronda de bonificación no cabe «{ $verb }»; construye un edificio o coloca a tu prior en cualquier edificio.
nothing-to-fell =
    { $what ->
        [moor] En { $space } no hay ningún páramo; di una casilla tuya donde haya uno.
        [peat] En { $space } no hay ningún páramo; di una casilla tuya donde haya uno.
       *[other] En { $space } no hay ningún bosque; di una casilla tuya donde haya uno.
    }
none-to-fell =
    { $what ->
        [moor] { $named ->
            [yes] Ya no tienes ningún páramo; escribe solo «cut», sin casilla, para gastar la acción en nada, o elige otra.
           *[no] Ya no tienes ningún páramo; elige otra acción o pasa.
        }
       *[forest] { $named ->
            [yes] Ya no tienes ningún bosque; escribe solo «fell», sin casilla, para gastar la acción en nada, o elige otra.
           *[no] Ya no tienes ningún bosque; elige otra acción o pasa.
        }
    }
indicator-not-on-wheel =
    { $indicator ->
        [joker] El comodín no está ahora en la rueda
        [clay] El indicador de arcilla no está ahora en la rueda
        [coin] El indicador de monedas no está ahora en la rueda
        [grain] El indicador de grano no está ahora en la rueda
        [livestock] El indicador de ganado no está ahora en la rueda
        [wood] El indicador de madera no está ahora en la rueda
        [peat] El indicador de turba no está ahora en la rueda
        [grapes] El indicador de uvas no está ahora en la rueda
        [stone] El indicador de piedra no está ahora en la rueda
       *[other] El indicador «{ $indicator }» no está ahora en la rueda
    }; { $instead ->
        [joker] usa el comodín.
        [own] usa el indicador del propio bien.
       *[none] ningún otro puede sustituirlo.
    }

## Landscapes

landscape-already-bought =
    { $span ->
        [phase] Ya has comprado tierra en esta fase de asentamiento; se puede comprar una en cada fase y otra en cada turno.
       *[turn] Ya has comprado tierra en este turno; se puede comprar una en cada turno y otra en cada fase de asentamiento.
    }
landscape-too-dear =
    { $kind ->
        [plot] La siguiente parcela
       *[other] El siguiente distrito
    } cuesta { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    } y { $drinks ->
        [0] { $coins ->
            [0] no tienes ninguna
           *[other] solo tienes { $coins }
        }
       *[other] vendiendo tus bebidas solo tendrías { $coins }
    }; estará a tu alcance cuando tengas bastantes.
no-landscape-left =
    { $kind ->
        [plot] Todas las parcelas están vendidas; quizá aún queden distritos en venta.
       *[other] Todos los distritos están vendidos; quizá aún queden parcelas en venta.
    }
district-not-adjacent = Un distrito en la fila { $row } no tocaría tu tierra central ni un distrito tuyo; elige una fila justo encima o justo debajo de ellos.
plot-not-adjacent =
    { $side ->
        [coast] Una parcela de costa con su fila superior en { $row } no tocaría tus tierras; una de sus casillas de costa debe estar junto a tu tierra central, a un distrito o a otra casilla de costa tuya.
       *[mountain] Una parcela de montaña con su fila superior en { $row } no tocaría tus tierras; una de sus laderas debe estar junto a tu tierra central, a un distrito o a una ladera de otra parcela.
    }
land-overlaps = Tus tierras ya tienen la casilla { $space }; elige una fila donde estén libres todas las casillas de la nueva.
landscape-before-settlement = La tierra va antes que el asentamiento; ya has construido uno, así que en esta fase es demasiado tarde.

## Settlements and payments

settlement-not-in-hand = «{ $card }» no está en tu mano; solo puedes construir asentamientos que tengas.
not-a-settlement = «{ $card }» es un edificio y no un asentamiento; los edificios se construyen con una acción principal.
settlement-wrong-terrain = «{ $card }» no puede estar en { $terrain }; necesita { $allowed }.
settlement-too-dear =
    { $energy ->
        [0] «{ $card }» cuesta { $food } de comida, y tus bienes no llegan a tanto; reúne antes más.
       *[other] «{ $card }» cuesta { $food } de comida y { $energy } de energía, y tus bienes no cubren ambas cosas; reúne antes más, y recuerda que cada ficha cuenta solo para una de las dos.
    }
one-settlement = Ya has construido tu asentamiento de esta fase; cada fase permite uno, y el Castillo construye otros.
payment-too-small =
    Ese pago se queda corto: vale { $unit ->
        [coins] { $paid ->
            [one] 1 moneda
           *[other] { $paid } monedas
        }
        [food] { $paid } de comida
        [energy] { $paid } de energía
       *[points] { $paid ->
            [one] 1 punto
           *[other] { $paid } puntos
        }
    } y hay que pagar { $price }; añade bienes hasta cubrirlo.
payment-not-owned =
    { $have ->
        [0] No tienes { $good }
       *[other] No puedes pagar tanto de { $good }: solo tienes { $owned }
    }; paga con otra cosa.
straw-not-owned =
    No puedes pagar tanta paja: { $have ->
        [0] no tienes nada
       *[other] tienes { $have }
    }, y { $grain ->
        [0] no tienes grano que voltear
       *[other] { $grain } de grano que voltear
    }. Paga con otra cosa.
fee-fixed = Aquí el precio es exactamente { $cost }; responde «{ $right }» o «skip». Las monedas se nombran por su número.
payment-wrong-good =
    Aquí no se puede pagar con { $good }: el precio es en { $unit ->
        [coins] monedas
        [food] comida
        [energy] energía
       *[points] puntos
    }; elige bienes que cuenten.
payment-other-name =
    { $named ->
        [Gn] El grano solo da energía volteado como paja; nómbralo así: «{ $right }».
        [Ni] Como comida las monedas se cuentan de una en una, y una ficha de 5 monedas son cinco; nómbralas así: «{ $right }».
       *[Pn] Solo valen puntos las fichas de 5 monedas, una por cada cinco monedas; nómbralas así: «{ $right }».
    }
payment-loose-coins =
    Solo valen puntos las fichas de 5 monedas, una por cada cinco monedas (Ni), y has nombrado { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }; nombra fichas enteras.
grain-reserved =
    { $count ->
        [one] Guarda 1 de grano: tiene que convertirse en paja para la energía. Paga la comida con otra cosa.
       *[other] Guarda { $count } de grano: tienen que convertirse en paja para la energía. Paga la comida con otra cosa.
    }
times-too-many =
    Has pedido hacerlo { $asked ->
        [one] una vez
       *[other] { $asked } veces
    }, pero { $limit ->
        [0] tus bienes no alcanzan ahora para ello
        [one] el máximo es una vez
       *[other] el máximo son { $limit } veces
    }; elige un número menor.
not-different = Todos estos bienes deben ser distintos; nombra cada clase una sola vez.
same-tiles =
    { $what ->
        [grain] Tu único grano no puede ser grano y paja a la vez; nombra uno de los dos.
       *[coins] Tus cinco monedas no pueden ser monedas sueltas y una ficha de 5 monedas a la vez; nombra una de las dos.
    }
wonder-kept = Una maravilla no se entrega por nada; nombra otro bien.
wrong-count =
    { $asked ->
        [0] No has nombrado nada
       *[other] Has nombrado { $asked }
    }, y hay que nombrar exactamente { $wanted }; elige otra vez.
claim-too-much =
    Has pedido bienes por valor de { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, pero pueden llegar como máximo a { $limit }; toma menos.
cannot-enter =
    { $kind ->
        [prior] «{ $card }» no se puede usar así: no hay ningún prior. Elige un edificio con un prior.
        [occupied] «{ $card }» no se puede usar así: no hay nadie. Elige un edificio ocupado.
        [unoccupied] «{ $card }» no se puede usar así: allí hay alguien. Elige un edificio sin ocupar.
        [adjacent] «{ $card }» no se puede usar así: no está junto al edificio en el que estás. Elige un vecino.
        [display] «{ $card }» no se puede usar así: no está en la oferta. Elige una carta que lo esté.
        [itself] No se puede llegar a «{ $card }» desde allí mismo; elige otro edificio.
        [through] «{ $card }» es lo que te ha traído aquí y no se usa dos veces en el mismo uso; elige otro edificio.
        [settlement] «{ $card }» es un asentamiento y no se puede usar; elige un edificio.
       *[other] «{ $card }» no se puede usar así; elige uno de los edificios que se ofrecen.
    }
nothing-to-flip = No tienes { $good } que voltear; solo se pueden voltear fichas que tengas.
cannot-flip = Una ficha de { $good } no se voltea libremente; solo se puede con { $turning }, que se convierte en paja.
nothing-to-sell = No tienes { $good } que vender; solo se pueden cambiar por monedas fichas que tengas.
cannot-sell = En esta partida no se vende { $good }; solo se puede cambiar por monedas { $turning }.
one-at-a-time = «{ $line }» nombra varias fichas, y se cambian de una en una; di «{ $right }» por cada una.
conversion-promised = Hace falta { $good } para pagar lo que has elegido, así que se queda como está.

unknown-answer = «{ $word }» no responde a ninguna pregunta; las respuestas son { $known }, y los bienes por su nombre.
unused-answer = «{ $line }» no pregunta nada a lo que responda «{ $word }»; quítalo o nombra un edificio que lo pregunte.
answer-needed = Aquí hay que indicar una elección: { $verb }= una de { $options }.

## Alone

neutral-occupied = En «{ $card }» hay un clérigo, así que no se puede cubrir; elige una casilla vacía o un edificio sin ocupar.
neutral-kind = «{ $card }» solo se puede cubrir con un edificio de su misma clase: los del claustro con los del claustro y los demás con los demás. Elige otra casilla.
neutral-cloister = «{ $card }» es un edificio del claustro y en { $space } no tendría al lado ningún otro del claustro; elige una casilla junto a uno.
neutral-settlement = «{ $card }» es un asentamiento, y el jugador neutral no construye ninguno; coloca un edificio de la oferta.
neutral-no-space = La tierra central neutral no tiene la casilla { $space } y nunca crece; elige una de sus diez casillas.
visit-not-new = El jugador neutral no acaba de colocar «{ $card }»; ahora solo se puede usar un edificio colocado en esta fase.
neutral-last-space = Con «{ $card }» en { $space } no quedaría sitio para { $cards }, y hay que colocar tantos edificios como se pueda. Elige otra casilla o coloca antes otra carta.

## Starting, saving, clicking

no-such-mode =
    No hay ninguna partida así: { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }, { $length }; las partidas son { $modes }.
no-such-country = «{ $word }» no es un país de este juego; elige { $countries }.
bad-seats = Estos asientos no encajan; da a cada jugador un color propio: R, G, B o W.
ruling-does-not-fit =
    { $ruling ->
        [without_quarry_c] Solo la partida corta de cuatro con las cartas francesas puede prescindir de la Cantera de la pila C, y solo con las tablas oficiales; quita «{ $ruling }» de los criterios.
       *[gifts_after_phase] Solo las partidas cortas de tres y cuatro reparten bienes, y las tablas propias de un sitio fijan cuándo; quita «{ $ruling }» de los criterios.
    }
no-such-rulings = No hay criterios «{ $word }»; los conocidos son { $known }.
record-refused = El movimiento { $number } del registro, «{ $line }», no se puede jugar: { $why }
record-unreadable = Esta línea del registro no se puede leer: «{ $line }». Corrígela o quítala junto con todo lo que sigue.
record-newer = Este registro es de la versión { $version }, y este programa lee versiones hasta la { $ours }; vuelve a cargar esta página o toma la versión más nueva para abrirlo.
code-damaged = Este código está dañado, quizá cortado al final; cópialo entero otra vez.
foreign-json = Esto no es una partida que se haya guardado aquí; abre un archivo guardado aquí o un registro.
no-command = El movimiento { $number }, «{ $line }», no tiene palabras en la notación Kennerspiel; guarda la partida como un registro nuestro.
nothing-to-take-back = Antes de esta pregunta no hay ninguna decisión tuya.
stale-click = El tablero ha cambiado desde ese clic (se hizo en el movimiento { $ply } y la partida va por el { $now }); míralo y haz clic otra vez.
