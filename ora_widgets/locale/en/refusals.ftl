game-over = The game is over; no more moves can be made. Undo to look at another ending.
contract-price =
    { $price ->
        [one] A work contract costs 1 coin now
       *[other] A work contract costs { $price } coins now
    } and { $coins ->
        [0] you have none
       *[other] you have only { $coins }
    }; bring more coins, or give the drink instead.
