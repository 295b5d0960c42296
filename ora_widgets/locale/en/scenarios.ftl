# What is impossible in a position: one sentence for each fault, all shown at once.

impossible-scenario =
    { $count ->
        [one] This position is impossible:
       *[other] This position is impossible for { $count } reasons:
    }

## How it is written

position-shape = “{ $word }” cannot be { $what }; it is written like { $example }. See help(ora.Scenario).
position-term = A position has no term “{ $word }”; the nearest are { $near }.
position-seat = Nobody sits at “{ $word }”; the seats are { $seats }.
position-good = “{ $word }” is not a good; the nearest are { $near }. Goods are written like 4Ma 3Pt, or 4 malt, 3 peat, up to 9999 of each.
position-built-words = “{ $word }” is not the name of a card; the nearest are { $near }. Cards are written by id or name, with the space where they stand: F05 0,3.
position-clergy-words = “{ $word }” is not a clergyman on a card; it is written prior F05 or lay LR1.
position-land-words = “{ $word }” is not a landscape; it is written district -1 hills or plot 0 coast.
position-prelude = The moves of the prelude cannot be played from here: { $why }

## The clock

position-round =
    { $last ->
        [0] There is no round { $number }; rounds count from 1.
       *[other] There is no round { $number }; rounds count from 1, and this game ends with round { $last }.
    }
position-phase = There is no phase “{ $word }” in this game; there are { $phases }.
position-phase-round = Phase { $word } comes in round { $number } of this game, not in round { $asked }.
position-bonus-phase = The bonus round and phase “{ $word }” do not come at the same time; name only one of them.
position-indicator = There is no indicator “{ $word }”; the wheel has { $names }.
position-wheel-value = The { $indicator } indicator cannot show “{ $word }”: the wheel shows { $values }, or write it as 7 steps.
position-wheel-stays = The { $indicator } indicator cannot be off the wheel: an indicator leaves only in the solo game.
position-wheel-not-in =
    { $number ->
        [0] The { $indicator } indicator never enters this game.
       *[other] The { $indicator } indicator is not on the wheel yet: it enters in round { $number }.
    }
position-wheel-too-far = The { $indicator } indicator cannot show “{ $word }” as early as round { $number }; it shows at most { $most }.

## The turn

position-slot = There is no turn number { $number }; this round has { $most }.
position-turn = { $seat } does not have that turn: the turns here go { $order }. Choose another round, or another order of seats.
position-actions = There cannot be { $asked } main actions left; this turn has { $most }.

## Land and cards

position-land-gone =
    { $kind ->
        [plot] There are only 9 plots, so { $seat } cannot have another one.
       *[other] There are only 9 districts, so { $seat } cannot have another one.
    }
position-land-place =
    { $kind ->
        [plot] “{ $word }” does not fit onto the landscape of { $seat }: it overlaps something or touches nothing. A plot can lie in row { $rows }.
       *[other] “{ $word }” does not fit onto the landscape of { $seat }: it overlaps something or touches nothing. A district can lie in row { $rows }.
    }
position-cleared = { $seat } has no forest or moor on { $space } that could be cleared; they are on { $there }.
position-no-space = { $seat } has no space { $space } for the { $card }; add the landscape that has it.
position-terrain = The { $card } cannot stand on { $space }, which is { $terrain }; it needs { $allowed }.
position-taken = { $space } of { $seat } cannot hold the { $card } as well: the { $other } is there already.
position-cloister = The { $card } is a cloister building, and { $space } of { $seat } is not joined to the Cloister Office by cloister buildings.
position-built-twice = The { $card } is built twice; every building exists only once.
position-settled-twice = { $seat } has built the { $card } twice; everybody has only one.
position-not-in-game = The { $card } takes no part in this game: with this number of players, length and country it stays in the box.
position-not-dealt = The { $card } comes with pile { $letter }, which has not come yet in round { $number }.
position-neutral-settles = The neutral player has no settlements, so the { $card } cannot be built there.
position-neutral-kind = The { $card } cannot cover the { $other }: only cloister buildings cover cloister buildings, and only other buildings cover others.
position-display-built = The { $card } is both in the display and on a landscape; it can be in only one place.
position-display-twice = The { $card } lies in the display twice; every building exists only once.
position-display-pile = The { $card } belongs to pile { $pile } and cannot lie in the display in round { $number }.
position-hand = { $seat } cannot have “{ $word }” in hand as well: only { $left } are left of the settlements that have come.

## People and goods

position-good-country = There is no { $good } in { $country }.
position-wonders = { $asked } wonders are on the table, but only { $most } exist.
position-clergy-many =
    { $kind ->
        [prior] { $seat } has only one prior, and he is already somewhere else.
       *[other] { $seat } has at most { $most } lay brothers.
    }
position-clergy-where = { $seat } cannot have a clergyman on the { $card }, because it is not a building of { $seat }; the buildings are { $own }.
position-clergy-twice = Two clergymen stand on the { $card }, but a building holds only one.
position-prior-home = Every prior comes home before the bonus round, and { $seat } has not yet had a turn in it.
position-clergy-returned = All clergymen of { $seat } are out, but they would have come home when this round began.

## Records and names

no-such-scenario = There is no scenario “{ $word }”; the nearest names are { $near }. ora.scenarios() lists them all.
