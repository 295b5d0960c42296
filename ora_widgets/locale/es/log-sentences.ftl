# What has happened, for the log. `$deal` says what the move moved: goods gained, paid, both or none.

log-sentence-use =
    { $deal ->
        [gained] { $kind ->
            [prior] { $seat } usa «{ $card }» con el prior y recibe { $gained }.
            [nobody] { $seat } usa «{ $card }» sin enviar a nadie y recibe { $gained }.
           *[lay] { $seat } usa «{ $card }» con un hermano lego y recibe { $gained }.
        }
       *[none] { $kind ->
            [prior] { $seat } usa «{ $card }» con el prior.
            [nobody] { $seat } usa «{ $card }» sin enviar a nadie.
           *[lay] { $seat } usa «{ $card }» con un hermano lego.
        }
    }
log-sentence-contract =
    { $deal ->
        [both] { $seat } usa «{ $card }», de { $owner }, con un contrato de trabajo por { $paid } y recibe { $gained }.
        [gained] { $seat } usa «{ $card }», de { $owner }, con un contrato de trabajo y recibe { $gained }.
        [none] { $seat } usa «{ $card }», de { $owner }, con un contrato de trabajo.
       *[paid] { $seat } usa «{ $card }», de { $owner }, con un contrato de trabajo por { $paid }.
    }
log-sentence-send =
    { $deal ->
        [gained] { $kind ->
            [prior] A «{ $card }» { $owner } envía al prior, y { $user } recibe { $gained }.
           *[lay] A «{ $card }» { $owner } envía a un hermano lego, y { $user } recibe { $gained }.
        }
       *[none] { $kind ->
            [prior] A «{ $card }» { $owner } envía al prior.
           *[lay] A «{ $card }» { $owner } envía a un hermano lego.
        }
    }
log-sentence-build = { $seat } construye «{ $card }» en { $space } por { $paid }.
log-sentence-fell =
    { $deal ->
        [gained]
            { $indicator ->
                [joker] { $seat } tala los árboles de { $space } con el comodín y recibe { $gained }.
               *[other] { $seat } tala los árboles de { $space } y recibe { $gained }.
            }
       *[none]
            { $indicator ->
                [joker] { $seat } tala los árboles de { $space } con el comodín y no recibe nada.
               *[other] { $seat } tala los árboles de { $space } y no recibe nada.
            }
    }
log-sentence-cut =
    { $deal ->
        [gained]
            { $indicator ->
                [joker] { $seat } corta la turba de { $space } con el comodín y recibe { $gained }.
               *[other] { $seat } corta la turba de { $space } y recibe { $gained }.
            }
       *[none]
            { $indicator ->
                [joker] { $seat } corta la turba de { $space } con el comodín y no recibe nada.
               *[other] { $seat } corta la turba de { $space } y no recibe nada.
            }
    }
log-sentence-pass = { $seat } pasa.
log-sentence-done =
    { $then ->
        [over] { $seat } ha acabado, y la partida termina.
        [round] { $seat } ha acabado. Empieza la ronda { $round }.
        [phase] { $seat } ha acabado. Empieza la fase de asentamiento { $phase }.
       *[turn] { $seat } ha acabado.
    }
log-sentence-district =
    { $deal ->
        [paid] { $seat } compra un distrito por { $paid } y lo coloca en la fila { $row }.
       *[none] { $seat } coloca un distrito en la fila { $row }.
    }
log-sentence-plot =
    { $deal ->
        [paid] { $seat } compra una parcela por { $paid } y la coloca desde la fila { $row }.
       *[none] { $seat } coloca una parcela desde la fila { $row }.
    }
log-sentence-flip = { $seat } convierte 1 de grano en paja.
log-sentence-sell = { $seat } cambia { $paid } por { $gained }.
log-sentence-settle =
    { $deal ->
        [paid] { $seat } construye «{ $card }» en { $space } por { $paid }.
       *[none] { $seat } construye «{ $card }» en { $space }.
    }
log-sentence-prior =
    { $deal ->
        [gained] { $seat } envía al prior a «{ $card }» y recibe { $gained }.
       *[none] { $seat } envía al prior a «{ $card }».
    }
log-sentence-go =
    { $deal ->
        [gained] { $seat } usa «{ $card }» y recibe { $gained }.
       *[none] { $seat } usa «{ $card }».
    }
log-sentence-times =
    { $times ->
        [0] { $deal ->
            [gained] { $seat } no hace allí ningún cambio y recibe { $gained }.
           *[none] { $seat } no hace allí ningún cambio.
        }
       *[other] { $deal ->
            [both] { $seat } da { $paid } y recibe { $gained }.
            [paid] { $seat } da { $paid }.
            [gained] { $seat } recibe { $gained }.
           *[none] { $times ->
                [one] { $seat } hace el cambio una vez.
               *[other] { $seat } hace el cambio { $times } veces.
            }
        }
    }
log-sentence-trade =
    { $deal ->
        [both] { $seat } da { $paid } y recibe { $gained }.
        [paid] { $seat } da { $paid }.
       *[none] { $seat } decide dar { $give } por { $get }.
    }
log-sentence-take =
    { $deal ->
        [gained]
            { $indicator ->
                [joker] { $seat } toma { $gained } con el comodín.
               *[other] { $seat } toma { $gained } de la rueda.
            }
       *[none]
            { $indicator ->
                [joker] { $seat } no toma nada con el comodín.
               *[other] { $seat } no toma nada de la rueda.
            }
    }
log-sentence-give =
    { $deal ->
        [both] { $seat } da { $paid } y recibe { $gained }.
       *[paid] { $seat } da { $paid }.
    }
log-sentence-choose = { $seat } recibe { $gained }.
log-sentence-claim = { $seat } toma { $gained }.
log-sentence-pay =
    { $deal ->
        [both] { $seat } paga { $paid } y recibe { $gained }.
        [gained] { $seat } recibe { $gained }.
       *[paid] { $seat } paga { $paid }.
    }
log-sentence-clear =
    { $deal ->
        [gained] { $seat } quita el bosque de { $space } y recibe { $gained }.
       *[none] { $seat } quita el bosque de { $space }.
    }
log-sentence-enter =
    { $deal ->
        [gained] { $seat } usa desde allí «{ $card }» y recibe { $gained }.
       *[none] { $seat } usa desde allí «{ $card }».
    }
log-sentence-place = { $seat } coloca «{ $card }» en { $space } de la tierra central neutral.
log-sentence-set-aside =
    { $count ->
        [one] Sale de la partida { $cards }: no cabe en ninguna casilla de la tierra central neutral.
       *[other] Salen de la partida { $cards }: no caben en ninguna casilla de la tierra central neutral.
    }
log-sentence-received-besides = { $seat } recibe { $gained }.
log-sentence-skip =
    { $question ->
        [prior] { $seat } deja al prior en casa.
        [fee] { $seat } no paga.
        [go] { $seat } deja el edificio sin usar.
       *[other] { $seat } omite esto.
    }
