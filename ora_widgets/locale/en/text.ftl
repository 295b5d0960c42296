# The board in characters.

text-wheel = Wheel
text-to-come = To come
text-display = Display
text-supply = Supply
text-goods = Goods
text-clergy = Clergy
text-hand = Hand

text-indicator = { $name } { $value }
text-phase = { $letter } in round { $round }
text-enters = { $name } in round { $round }
text-gift = { $goods } in round { $round }
text-district =
    { $left ->
        [0] no districts
       *[other] district for { $coins } ({ $left } left)
    }
text-plot =
    { $left ->
        [0] no plots
       *[other] plot for { $coins } ({ $left } left)
    }
text-contract = work contract for { $coins }
text-wonders =
    { $count ->
        [one] 1 wonder
       *[other] { $count } wonders
    }
text-home =
    { $prior ->
        [0] { $lay ->
            [0] nobody at home
            [one] a lay brother at home
           *[other] { $lay } lay brothers at home
        }
       *[other] { $lay ->
            [0] the prior at home
            [one] the prior and a lay brother at home
           *[other] the prior and { $lay } lay brothers at home
        }
    }
text-worth = { $food } food and { $energy } energy
text-score =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
text-start = start player
text-to-move = to move
text-standing =
    { $kind ->
        [prior] { $seat } prior
       *[lay] { $seat } lay
    }

# On a space, where eleven letters have room beside the card's id.
text-forest = forest
text-moor = moor
text-coast = coast
text-plains = plains
text-hillside = hill
text-mountain = mount
text-water = water
