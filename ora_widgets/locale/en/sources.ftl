# Where a good can be had: on the board, and by game.sources.

sources-title = Where do I get { $good }? { $seat } has { $have }.
sources-nowhere = Nothing in this game gives it.
sources-own = Own buildings
sources-others = Buildings of others
sources-display = On display
sources-pile = Still to come
sources-land = On the own land
sources-conversion = By conversion
sources-gift = Given to everybody
sources-head-where = where
sources-head-what = what
sources-head-gives = what it gives
sources-head-how = how
sources-use =
    { $kinds ->
        [both] The prior or a lay brother can go there now.
        [prior] The prior can go there now.
       *[lay] A lay brother can go there now.
    }
sources-contract = Work contract with { $owner }: { $cost }.
sources-sent =
    { $kinds ->
        [both] { $owner } sends the prior or a lay brother.
        [prior] { $owner } sends the prior.
       *[lay] { $owner } sends a lay brother.
    }
sources-cost = Cost: { $cost }.
sources-affordable = You can pay for it now.
sources-spaces = It could stand on { $spaces }.
sources-no-space = Your land has no space for it.
sources-in-pile = Pile { $pile } is dealt after round { $round }.
sources-fell = Fell trees
sources-cut = Cut peat
sources-most = Up to { $goods } now, by the wheel.
sources-left =
    { $kind ->
        [fell] { $count ->
            [one] { $count } forest is left.
           *[other] { $count } forests are left.
        }
       *[cut] { $count ->
            [one] { $count } moor is left.
           *[other] { $count } moors are left.
        }
    }
sources-turns = { $give } becomes { $get }, at any moment of your turn.
sources-have = You have { $goods }.
sources-round = Round { $round }
sources-everybody = Everybody is given { $goods }.
sources-way-line = Turn { $turn }: { $moves }.
sources-way-wait = wait
sources-way-none = Not within { $turns } turns while the others pass: everything has been tried.
sources-way-unknown =
    { $positions ->
        [one] No way was found in the { $positions } position looked at.
       *[other] No way was found in { $positions } positions.
    }
sources-way-turn = The shortest way is looked for in your own turn.
