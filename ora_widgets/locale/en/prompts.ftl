# The current question: who answers it, and what it is.

ask-act =
    { $mains ->
        [0] { $others ->
            [0] { $seat }: end the turn.
           *[other] { $seat }: no main action is left; end the turn when you are ready.
        }
        [one] { $seat }: choose an action.
       *[other] { $seat }: choose an action ({ $mains } left).
    }
ask-bonus =
    { $mains ->
        [0] { $others ->
            [0] { $seat }: end the last turn.
           *[other] { $seat }: no main action is left; end the last turn when you are ready.
        }
       *[other] { $seat }, bonus round: build a building, or send the prior to any building.
    }
ask-settle =
    { $settlements ->
        [0] { $lands ->
            [0] { $seat }, settlement phase { $phase }: end the step.
           *[other] { $seat }, settlement phase { $phase }: buy land, or end the step.
        }
       *[other] { $lands ->
            [0] { $seat }, settlement phase { $phase }: build one settlement, or end the step.
           *[other] { $seat }, settlement phase { $phase }: you may buy land, then build one settlement.
        }
    }
ask-prior = { $seat }: send the prior to the new { $card } at once?
ask-lend =
    { $neutral ->
        [0] { $seat }: which clergyman do you send to your { $card }? { $user } uses it by work contract for { $price }.
       *[other] { $seat }: which clergyman of the neutral player goes to the { $card }?
    }
ask-pay =
    { $reserve ->
        [0] { $what ->
            [settlement] { $seat } pays { $amount } for the { $card }.
            [building] { $seat }, { $card }: pay { $amount }.
           *[none] { $seat } pays { $amount }.
        }
       *[other] { $what ->
            [settlement] { $seat } pays { $amount } for the { $card } and keeps { $kept }, which has to be turned into straw.
            [building] { $seat }, { $card }: pay { $amount } and keep { $kept }, which has to be turned into straw.
           *[none] { $seat } pays { $amount } and keeps { $kept }, which has to be turned into straw.
        }
    }
ask-go = { $seat }: use the { $card }?
ask-place = { $seat }: which building goes where on the neutral heartland? { $count ->
        [one] It is the last one.
       *[other] There are { $count } left.
    }
ask-visited = { $seat }: use one of the new neutral buildings with the neutral prior?

## An action that a building allows

ask-granted-build = { $seat } may build a building now.
ask-granted-settle = { $seat } may build a settlement now.
ask-granted-fell = { $seat } may fell the trees of a forest now.
ask-granted-cut = { $seat } may cut the peat of a moor now.
ask-granted-fell-cut = { $seat } may fell the trees of a forest and cut the peat of a moor now, in any order.
ask-granted-district = { $seat } may place the next district now, free of charge.
ask-granted-plot = { $seat } may place the next plot now, free of charge.
ask-granted-district-plot = { $seat } may place the next district and the next plot now, free of charge.

## The steps of a building

ask-exchange =
    { $limit ->
        [0] { $seat }, { $card }: you can give { $give } for { $get } only after selling a drink.
        [one] { $seat }, { $card }: give { $give } for { $get }?
       *[other] { $seat }, { $card }: how many times, from 0 to { $limit }, do you give { $give } for { $get }?
    }
ask-one-of =
    { $left ->
        [one] { $seat }, { $card }: which trade do you make?
       *[other] { $seat }, { $card }: which trade do you make? { $left } are possible.
    }
ask-fee = { $seat }, { $card }: pay { $price } to use it?
ask-choose = { $seat }, { $card }: what do you take?
ask-different-after-selling = { $seat }, { $card }: you have { $count } different goods only after selling a drink.
ask-different =
    { $gets ->
        [0] { $seat }, { $card }: which { $count } different goods do you give?
       *[other] { $seat }, { $card }: which { $count } different goods do you give for { $get }?
    }
ask-produce =
    { $indicator ->
        [joker] { $seat }, { $card }: take { $goods } with the joker?
       *[other] { $seat }, { $card }: with which indicator do you take { $goods }?
    }
ask-enter-prior = { $seat }, { $card }: which building with a prior do you use?
ask-enter-occupied = { $seat }, { $card }: which occupied building do you use?
ask-enter-neighbour = { $seat }, { $card }: which building next to it do you use?
ask-enter-display = { $seat }, { $card }: which building in the display do you use?
ask-clear =
    { $gets ->
        [0] { $seat }, { $card }: which forest do you remove?
       *[other] { $seat }, { $card }: which forest do you remove for { $get }?
    }
ask-claim =
    { $points ->
        [one] { $seat }, { $card }: take goods worth 1 point.
       *[other] { $seat }, { $card }: take goods worth { $points } points.
    }

## The next choice. The page fills in the card, the space and the number of choices left

stage-build = Choose a building to build
stage-build-card = Choose a building for the space { $space }
stage-build-space = Choose a space for the { $card } ({ $n } possible)
stage-settle = Choose a settlement to build
stage-settle-card = Choose a settlement for the space { $space }
stage-settle-space = Choose a space for the { $card } ({ $n } possible)
stage-use = Choose a building to use
stage-use-card = Choose a building for this clergyman
stage-use-clergyman = Which clergyman do you send to the { $card }?
stage-hire = Choose a building of another player
stage-contract-card = Choose a building of another player
stage-contract-payment = How do you pay for the { $card }?
stage-harvest = Choose a forest or a moor
stage-harvest-space = Choose a forest or a moor ({ $n } possible)
stage-fell-space = Choose a forest ({ $n } possible)
stage-fell-indicator = What do you use on the wheel: wood or the joker?
stage-cut-space = Choose a moor ({ $n } possible)
stage-cut-indicator = What do you use on the wheel: peat or the joker?
stage-land = Choose where the new land goes; buying it is no action
stage-land-row = Choose where the new land goes; buying it is no action
stage-land-side = Choose a district or a plot
stage-district-row = Choose where the district goes
stage-district-side = Choose the side of the district that faces up
stage-plot-row = Choose where the plot goes
stage-plot-side = Choose coast or mountain
stage-place-card = Choose a building for the space { $space }
stage-place-space = Choose a space for the { $card } ({ $n } possible)
stage-take-indicator = Choose a good on the wheel
stage-take-good = Choose what you take with the joker
stage-pay-good = Choose what else you pay
stage-give-good = Choose what else you give
stage-claim-good = Choose what else you take
stage-any-card = Choose a card
stage-any-space = Choose a space ({ $n } possible)
stage-any-row = Choose a row
stage-any-side = Choose a side
stage-any-clergyman = Choose a clergyman
stage-any-indicator = Choose a good on the wheel
stage-any-payment = Choose how you pay
stage-any-good = Choose goods
stage-any-number = Choose a number

## The end

ask-over =
    { $players ->
        [1] { $won ->
            [0] The game is over. You have { $points } points; you needed { $goal } to win.
           *[other] The game is over. You have reached the goal of { $goal }, with { $points } points.
        }
       *[other] { $winners ->
            [one] The game is over. { $names } wins with { $points } points.
           *[other] The game is over. { $names } share the win with { $points } points.
        }
    }
