# The goods. Without a count the name of the good; `.tiles` says how many tiles of it.

good-Wo = wood
    .tiles = { $count } wood
good-Pt = peat
    .tiles = { $count } peat
good-Gn = grain
    .tiles = { $count } grain
good-Sh = livestock
    .one = livestock
    .tiles = { $count } livestock
good-Cl = clay
    .tiles = { $count } clay
good-Pn = coins
    .one = coin
    .tiles =
        { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }
good-Sn = stone
    .tiles = { $count } stone
good-Co = peat coal
    .tiles = { $count } peat coal
good-Sw = straw
    .tiles = { $count } straw
good-Mt = meat
    .tiles = { $count } meat
good-Fl = flour
    .tiles = { $count } flour
good-Br = bread
    .tiles = { $count } bread
good-Gp = grapes
    .tiles =
        { $count ->
            [one] 1 grape
           *[other] { $count } grapes
        }
good-Wn = wine
    .tiles = { $count } wine
good-Ma = malt
    .tiles = { $count } malt
good-Be = beer
    .tiles = { $count } beer
good-Wh = whiskey
    .tiles = { $count } whiskey
good-Bo = books
    .one = book
    .tiles =
        { $count ->
            [one] 1 book
           *[other] { $count } books
        }
good-Ce = ceramics
    .tiles =
        { $count ->
            [one] 1 ceramic
           *[other] { $count } ceramics
        }
good-Or = ornaments
    .tiles =
        { $count ->
            [one] 1 ornament
           *[other] { $count } ornaments
        }
good-Rq = reliquaries
    .one = reliquary
    .tiles =
        { $count ->
            [one] 1 reliquary
           *[other] { $count } reliquaries
        }
good-Wr = wonders
    .tiles =
        { $count ->
            [one] 1 wonder
           *[other] { $count } wonders
        }
good-Ni = 5-coin tiles
    .tiles =
        { $count ->
            [one] 1 five-coin tile
           *[other] { $count } five-coin tiles
        }

## Amounts that any mix of goods may pay

good-food = food
    .tiles = { $count } food
good-energy = energy
    .tiles =
        { $count ->
            [0.5] ½ energy
           *[other] { $count } energy
        }
good-points = points
    .tiles =
        { $count ->
            [one] goods worth 1 point
           *[other] goods worth { $count } points
        }
    .score =
        { $count ->
            [one] 1 point
           *[other] { $count } points
        }
good-any = any goods
    .tiles =
        { $count ->
            [one] 1 good of any kind
           *[other] { $count } goods of any kind
        }
good-different = different goods
    .tiles =
        { $count ->
            [one] 1 different good
           *[other] { $count } different goods
        }

## Several of them

list-pair = { $first } and { $last }
list-more = { $first }, { $rest }
list-either = { $first } or { $last }
list-nothing = nothing
