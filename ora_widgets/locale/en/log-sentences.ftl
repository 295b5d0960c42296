# The log. `$deal` says which goods the move moved: gained, paid, both or none.

log-sentence-use =
    { $deal ->
        [gained] { $kind ->
            [prior] { $seat } uses the { $card } with the prior and receives { $gained }.
            [nobody] { $seat } uses the { $card } without sending anybody and receives { $gained }.
           *[lay] { $seat } uses the { $card } with a lay brother and receives { $gained }.
        }
       *[none] { $kind ->
            [prior] { $seat } uses the { $card } with the prior.
            [nobody] { $seat } uses the { $card } without sending anybody.
           *[lay] { $seat } uses the { $card } with a lay brother.
        }
    }
log-sentence-contract =
    { $deal ->
        [both] { $seat } uses { $owner }'s { $card } by work contract for { $paid } and receives { $gained }.
        [gained] { $seat } uses { $owner }'s { $card } by work contract and receives { $gained }.
        [none] { $seat } uses { $owner }'s { $card } by work contract.
       *[paid] { $seat } uses { $owner }'s { $card } by work contract for { $paid }.
    }
log-sentence-send =
    { $deal ->
        [gained] { $kind ->
            [prior] The prior of { $owner } goes to the { $card }, and { $user } receives { $gained }.
           *[lay] A lay brother of { $owner } goes to the { $card }, and { $user } receives { $gained }.
        }
       *[none] { $kind ->
            [prior] The prior of { $owner } goes to the { $card }.
           *[lay] A lay brother of { $owner } goes to the { $card }.
        }
    }
log-sentence-build = { $seat } builds the { $card } on { $space } for { $paid }.
log-sentence-fell =
    { $deal ->
        [gained]
            { $indicator ->
                [joker] { $seat } fells the trees on { $space } with the joker and receives { $gained }.
               *[other] { $seat } fells the trees on { $space } and receives { $gained }.
            }
       *[none]
            { $indicator ->
                [joker] { $seat } fells the trees on { $space } with the joker and receives nothing.
               *[other] { $seat } fells the trees on { $space } and receives nothing.
            }
    }
log-sentence-cut =
    { $deal ->
        [gained]
            { $indicator ->
                [joker] { $seat } cuts the peat on { $space } with the joker and receives { $gained }.
               *[other] { $seat } cuts the peat on { $space } and receives { $gained }.
            }
       *[none]
            { $indicator ->
                [joker] { $seat } cuts the peat on { $space } with the joker and receives nothing.
               *[other] { $seat } cuts the peat on { $space } and receives nothing.
            }
    }
log-sentence-pass = { $seat } passes.
log-sentence-done =
    { $then ->
        [over] { $seat } is done, and the game is over.
        [round] { $seat } is done. Round { $round } begins.
        [phase] { $seat } is done. Settlement phase { $phase } begins.
       *[turn] { $seat } is done.
    }
log-sentence-district =
    { $deal ->
        [paid] { $seat } buys a district for { $paid } and places it in row { $row }.
       *[none] { $seat } places a district in row { $row }.
    }
log-sentence-plot =
    { $deal ->
        [paid] { $seat } buys a plot for { $paid } and places it with its upper row at { $row }.
       *[none] { $seat } places a plot with its upper row at { $row }.
    }
log-sentence-flip = { $seat } turns 1 grain into straw.
log-sentence-sell = { $seat } changes { $paid } into { $gained }.
log-sentence-settle =
    { $deal ->
        [paid] { $seat } builds the { $card } on { $space } for { $paid }.
       *[none] { $seat } builds the { $card } on { $space }.
    }
log-sentence-prior =
    { $deal ->
        [gained] { $seat } sends the prior to the { $card } and receives { $gained }.
       *[none] { $seat } sends the prior to the { $card }.
    }
log-sentence-go =
    { $deal ->
        [gained] { $seat } uses the { $card } and receives { $gained }.
       *[none] { $seat } uses the { $card }.
    }
log-sentence-times =
    { $times ->
        [0] { $deal ->
            [gained] { $seat } makes no trade there and receives { $gained }.
           *[none] { $seat } makes no trade there.
        }
       *[other] { $deal ->
            [both] { $seat } gives { $paid } and receives { $gained }.
            [paid] { $seat } gives { $paid }.
            [gained] { $seat } receives { $gained }.
           *[none] { $times ->
                [one] { $seat } trades once.
               *[other] { $seat } trades { $times } times.
            }
        }
    }
log-sentence-trade =
    { $deal ->
        [both] { $seat } gives { $paid } and receives { $gained }.
        [paid] { $seat } gives { $paid }.
       *[none] { $seat } chooses to give { $give } for { $get }.
    }
log-sentence-take =
    { $deal ->
        [gained]
            { $indicator ->
                [joker] { $seat } takes { $gained } with the joker.
               *[other] { $seat } takes { $gained } by the wheel.
            }
       *[none]
            { $indicator ->
                [joker] { $seat } takes nothing with the joker.
               *[other] { $seat } takes nothing by the wheel.
            }
    }
log-sentence-give =
    { $deal ->
        [both] { $seat } gives { $paid } and receives { $gained }.
       *[paid] { $seat } gives { $paid }.
    }
log-sentence-choose = { $seat } receives { $gained }.
log-sentence-claim = { $seat } takes { $gained }.
log-sentence-pay =
    { $deal ->
        [both] { $seat } pays { $paid } and receives { $gained }.
        [gained] { $seat } receives { $gained }.
       *[paid] { $seat } pays { $paid }.
    }
log-sentence-clear =
    { $deal ->
        [gained] { $seat } removes the forest on { $space } and receives { $gained }.
       *[none] { $seat } removes the forest on { $space }.
    }
log-sentence-enter =
    { $deal ->
        [gained] { $seat } uses the { $card } from there and receives { $gained }.
       *[none] { $seat } uses the { $card } from there.
    }
log-sentence-place = { $seat } places the { $card } on { $space } of the neutral heartland.
log-sentence-set-aside =
    { $count ->
        [one] { $cards } leaves the game: there is no space for it on the neutral heartland.
       *[other] { $cards } leave the game: there is no space for them on the neutral heartland.
    }
log-sentence-received-besides = { $seat } receives { $gained }.
log-sentence-skip =
    { $question ->
        [prior] { $seat } leaves the prior at home.
        [fee] { $seat } does not pay.
        [go] { $seat } does not use the building.
       *[other] { $seat } skips this.
    }
