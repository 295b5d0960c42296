# What a move does, as short as a button or a tooltip.

do-use =
    { $kind ->
        [prior] Use the { $card } with the prior
        [nobody] Use the { $card } without sending anybody
       *[lay] Use the { $card } with a lay brother
    }
do-contract = Use the { $card } by work contract for { $price }
do-build = Build the { $card } on { $space }
do-fell =
    { $indicator ->
        [joker] Fell the trees on { $space } with the joker: { $amount }
       *[other] Fell the trees on { $space }: { $amount }
    }
do-cut =
    { $indicator ->
        [joker] Cut the peat on { $space } with the joker: { $amount }
       *[other] Cut the peat on { $space }: { $amount }
    }
do-pass = Pass
do-done =
    { $question ->
        [settle] End the step
       *[other] End the turn
    }
do-district =
    { $price ->
        [0] Place a district in row { $row }, { $side ->
            [hills] hillside side up
           *[plains] plains side up
        }
       *[other] Buy a district for { $coins } in row { $row }, { $side ->
            [hills] hillside side up
           *[plains] plains side up
        }
    }
do-plot =
    { $price ->
        [0] Place a plot with its upper row at { $row }, { $side ->
            [coast] coast up
           *[mountain] mountain up
        }
       *[other] Buy a plot for { $coins }, upper row { $row }, { $side ->
            [coast] coast up
           *[mountain] mountain up
        }
    }
do-flip = Turn 1 grain into straw
do-sell = Change { $drink } into { $coins }
do-settle = Build the { $card } on { $space }
do-prior =
    { $gain ->
        [nothing] Yes, though it brings nothing now
       *[some] Yes: send the prior
    }
do-go = Yes: use it
do-send =
    { $kind ->
        [prior] Send the prior
       *[lay] Send a lay brother
    }
do-times =
    { $times ->
        [0] { $most ->
            [1] No
           *[other] Not at all
        }
        [one] { $most ->
            [1] Yes: give { $give } for { $get }
           *[other] Once: { $give } for { $get }
        }
       *[other] { $times } times: { $give } for { $get }
    }
do-trade = Give { $give } for { $get }
do-take =
    { $indicator ->
        [joker] Joker: { $amount }
       *[other] { $amount }
    }
do-give = Give { $goods }
do-choose = Take { $goods }
do-claim = Take { $goods }
do-pay = Pay { $goods }
straw-from-grain = { $straw } (from { $grain })
do-clear = Remove the forest on { $space }
do-enter = Use the { $card }
do-place = Place the { $card } on { $space }
do-skip =
    { $question ->
        [prior] No: leave him at home
        [fee] Do not pay
        [go] No: do not use it
       *[other] Skip
    }

## The kinds of action that a question offers, as buttons

action-no-build = You cannot build now: you lack the goods or the space for every building in the display.
action-no-use =
    { $nearest ->
        [no-clergyman] You cannot use your own buildings now: all your clergymen are out.
        [occupied] You cannot use your own buildings now: all of them are occupied.
       *[other] You cannot use your own buildings now: none is free, or you have nobody at home.
    }
action-no-hire =
    { $nearest ->
        [contract-price] A work contract costs { $price ->
            [one] 1 coin
           *[other] { $price } coins
        } now, and you cannot pay that.
        [owner-has-no-clergyman] No work contract is possible now: the players with a free building have nobody at home.
        [occupied] No work contract is possible now: all buildings of the other players are occupied.
       *[other] No work contract is possible now: nobody else has both a free building and a clergyman at home, or you cannot pay.
    }
action-no-harvest = You have no forest to fell and no moor to cut.
action-no-settle =
    { $nearest ->
        [none] You cannot build a settlement: you have none left.
       *[other] You cannot build a settlement now: for each that you have left you lack food, energy or a free space.
    }
action-build = Build
action-settle = Settle
action-place = Place a card
action-use = Use
action-hire = Work contract
action-harvest =
    { $only ->
        [fell] Fell trees
        [cut] Cut peat
       *[no] Fell / cut
    }
action-land = Buy land

## Land where it could lie: what it is, where, and its price

land-district =
    { $where ->
        [above] Row above
        [below] Row below
       *[row] Row { $row }
    }: { $side ->
        [hills] hills
       *[plains] plains
    }
land-plot =
    { $side ->
        [coast] Coast left
       *[mountain] Mountain right
    }, rows { $row } and { $next }
land-cost =
    { $price ->
        [0] free
       *[other] buy for { $coins }
    }
