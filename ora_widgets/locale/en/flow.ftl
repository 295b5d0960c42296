# What lies ahead: the next rotation, yields, payments, previews.

outlook-next =
    { $count ->
        [0] Next, round { $round }: only the wheel turns.
       *[other] Next, round { $round }: { $news }.
    }
outlook-bonus-production = Whenever somebody takes goods with the wheel, everybody also gets 1 of them (F12.4).
outlook-without-space =
    { $why ->
        [cloister] needs a cloister building beside it
        [terrain] no free space of its terrain
       *[full] no free space for it
    }
outlook-yield =
    { $kind ->
        [both] { $own }, or { $joker } with the joker
        [own] { $own }
        [joker] only with the joker: { $joker }
       *[none] nothing now
    }
quick-exact = Exact change: { $goods }
quick-only = With one kind of goods: { $goods }

## On the page

board-next-round = Next round
board-this-turn = This turn so far
board-nothing-yet = nothing yet
board-would-bring = You would get
board-nothing-changes = no goods, no points
board-then = Then
board-paid = Paid
board-of = of
board-too-much = too much, lost
board-still-owed = still owed:
board-pay = Pay
board-pay-anyway = Pay anyway
board-more = one more
board-fewer = one fewer
board-as-often-as-possible = As many times as possible
board-take-it-back = Take it back
board-too-soon = That press was meant for the question before, so nothing was done.
board-choice-lost = The game has gone on in another place, so what you had chosen here is no longer chosen.
board-open-board = Show the landscape
board-close-board = Back to the player to move
board-dwelling-total = Points with neighbours
board-produces = Wheel
