# Where a good is available: on the board, and by game.sources.

sources-title = Where do I get { $good }? { $seat } has { $have }.
sources-nowhere = Nothing in this game gives this good.
sources-own = Your buildings
sources-others = Other players' buildings
sources-display = In the display
sources-pile = Still to come
sources-land = On your own land
sources-conversion = By conversion
sources-gift = Gifts to everybody
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
sources-spaces = You could build it on { $spaces }.
sources-no-space = Your land has no space for it.
sources-in-pile = Pile { $pile } comes at the start of round { $round }.
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
sources-turns = { $give } becomes { $get }, at any time in your turn.
sources-have = You have { $goods }.
sources-round = Round { $round }
sources-everybody = Everybody receives { $goods }.
sources-way-line = Turn { $turn }: { $moves }.
sources-way-wait = wait
sources-way-none =
    { $turns ->
        [1] Not possible in 1 turn while the others pass: everything has been tried.
       *[other] Not possible within { $turns } turns while the others pass: everything has been tried.
    }
sources-way-unknown =
    { $positions ->
        [one] No way was found; { $positions } position was examined.
       *[other] No way was found; { $positions } positions were examined.
    }
sources-way-turn = Ask for the shortest way on your own turn.
