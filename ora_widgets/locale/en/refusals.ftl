# Why a move was refused: what is wrong, and what would be right.
# Names of cards, spaces and goods arrive readable; numbers arrive as numbers.
# One sentence or two, and always a full stop: the rule number is shown beside it, not in it.

## A line that cannot be read

not-a-verb = No move begins with “{ $word }”. The verbs are { $verbs }.
moves-by-commas = A comma stands after “{ $word }”; semicolons stand between moves, as in pass; done.
not-a-move = “{ $line }” is not a complete move; write { $usage }.
alternatives = “|” and “·” stand between alternatives, of which a move has one: write “{ $such }”, or another of them.
unknown-card = There is no card “{ $word }” in this game; the nearest names are { $near }.
unknown-space = “{ $word }” is not a space of this landscape. A space is written row,column, such as 0,3, or by its name on the board, M6; for a mountain write its upper row and column 6.
unknown-good = There is no good “{ $word }” in this game; goods are written by name or by their two letters, such as Wo for wood.
unknown-good-near = There is no good “{ $word }” in this game; the nearest names are { $near }.
unknown-seat = Nobody sits at “{ $word }”; the seats are { $seats }.

## A line that does not answer the question

game-over = The game is over; no more moves can be made. Undo to look at another ending.
review-nothing = No turn with a choice has been played yet; play one, and then review the game.
other-question = The current question is “{ $question }”, and “{ $line }” does not answer it.
not-an-option = “{ $line }” is not among the moves that can be made now; choose one of the legal moves.
ambiguous = “{ $line }” could mean several moves; say which of { $options }.

## Building

card-gone = The { $card } is out of this game: it is on no landscape, not in the display and not in a pile. Choose another one.
card-covered = The { $card } has been built over on the neutral heartland and is out of the game; choose another one.
card-already-built = The { $card } has already been built by { $owner }, and every building exists only once; choose another one.
heartland-not-built = The { $card } is printed on the heartland of { $owner } and is never built; choose a card of the display.
card-in-pile = The { $card } is still in pile { $pile }; you can build it when that pile has joined the display.
card-not-in-game = The { $card } takes no part in this game: with this number of players, length and country it stays in the box.
heartland-not-in-game = Nobody plays { $colour } in this game, so there is no { $card } of that colour; choose another colour.
cannot-afford = The { $card } costs { $cost }, and you still need { $missing }.
no-such-space = Your landscape has no space { $space }; choose one that you own, or buy more land first.
space-covered =
    { $what ->
        [moor] A moor lies on { $space }; cut its peat first, or choose an empty space.
       *[other] A forest lies on { $space }; fell it first, or choose an empty space.
    }
space-taken = The { $card } already stands on { $space }; choose an empty space.
wrong-terrain = The { $card } cannot stand on { $terrain }; it needs { $allowed }.
needs-cloister = The { $card } is a cloister building, and { $space } has no cloister building beside it; choose a space that shares an edge with one of yours.
settlement-not-built-here = The { $card } is a settlement and is not built with a main action; settlements are built in settlement phases and with the Castle.

## Main actions

no-main-action-left = You have no main action left in this turn; you may still take extra actions, and then end the turn.
main-action-left = You still have a main action; use it, or pass, before you end the turn.
not-your-building = The { $card } belongs to { $owner }, so you cannot send your own clergyman there; issue a work contract instead.
own-building = The { $card } is yours and needs no contract; send one of your own clergymen.
not-built = Nobody has built the { $card } yet; only buildings on a landscape can be used.
settlement-not-used = The { $card } is a settlement: nobody can be sent there. Choose a building.
occupied = A clergyman already stands on the { $card }; it can be used again when he has gone home.
no-clergyman =
    { $kind ->
        [prior] Your prior is out, on the { $cards }; send a lay brother, or wait until the prior comes back.
        [lay]
            { $count ->
                [one] Your lay brother is out, on the { $cards }; send the prior, or wait until the lay brother comes back.
               *[other] Your lay brothers are out, on the { $cards }; send the prior, or wait until one comes back.
            }
       *[any] All your clergymen are out, on the { $cards }; they come back when all of them are out at the start of a round.
    }
owner-has-no-clergyman = No clergyman of { $owner } is at home to go to the { $card }; a contract has to wait until one is back.
contract-price =
    { $price ->
        [one] A work contract costs 1 coin now
       *[other] A work contract costs { $price } coins now
    } and { $coins ->
        [0] you have none
       *[other] you have only { $coins }
    }; { $instead ->
        [wine] give the wine instead.
        [whiskey] give the whiskey instead.
       *[none] bring more coins, or a drink to give instead.
    }
no-drink =
    You have no { $drink } to give for the contract; { $instead ->
        [coins] pay it in coins.
       *[none] you could also pay in coins, but you do not have enough.
    }
wrong-drink = In { $country } you cannot pay a contract with { $drink }: in France you give wine, in Ireland whiskey. Give the right drink, or coins.
bonus-round-only-prior = In the bonus round only the prior may be sent; leave the lay brothers where they are.
bonus-round-prior-out = Your prior already stands on the { $cards }; in the bonus round nobody else may be sent. Build, or pass.
bonus-round-not-allowed = In the bonus round “{ $verb }” is not allowed; build one building, or put your prior on any building.
nothing-to-fell =
    { $what ->
        [moor] There is no moor on { $space }; name one of your spaces with a moor.
        [peat] There is no moor on { $space }; name one of your spaces with a moor.
       *[other] There is no forest on { $space }; name one of your spaces with a forest.
    }
none-to-fell =
    { $what ->
        [moor] { $named ->
            [yes] You have no moor left to cut peat from. Write “cut” without a space to use up the action, or choose another action.
           *[no] You have no moor left to cut peat from; choose another action, or skip this one.
        }
       *[forest] { $named ->
            [yes] You have no forest left to fell. Write “fell” without a space to use up the action, or choose another action.
           *[no] You have no forest left to fell; choose another action, or skip this one.
        }
    }
indicator-not-on-wheel =
    { $indicator ->
        [joker] The joker is not on the wheel now
       *[other] The { $indicator } indicator is not on the wheel now
    }; { $instead ->
        [joker] use the joker instead.
        [own] use the good's own indicator instead.
       *[none] no other indicator can be used instead.
    }

## Landscapes

landscape-already-bought =
    { $span ->
        [phase] You have already bought a landscape in this settlement phase; a phase allows one, and a turn one more.
       *[turn] You have already bought a landscape in this turn; a turn allows one, and a settlement phase one more.
    }
landscape-too-dear =
    { $kind ->
        [plot] The next plot
       *[other] The next district
    } costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } and { $drinks ->
        [0] { $coins ->
            [0] you have none
           *[other] you have only { $coins }
        }
       *[other] with your drinks sold you would have only { $coins }
    }; you can buy it when you have enough coins.
no-landscape-left =
    { $kind ->
        [plot] All plots have been bought; only districts may still be for sale.
       *[other] All districts have been bought; only plots may still be for sale.
    }
district-not-adjacent = A district in row { $row } would not touch your heartland or one of your districts; choose a row directly above or below one.
plot-not-adjacent =
    { $side ->
        [coast] A coast plot with its upper row at { $row } would not touch your landscape. One of its coast spaces must be next to your heartland, to a district or to another coast space of yours.
       *[other] A mountain plot with its upper row at { $row } would not touch your landscape. One of its hillsides must be next to your heartland, to a district or to a hillside of another plot.
    }
land-overlaps = Your landscape already has the space { $space }; choose a row where all spaces of the new landscape are free.
landscape-before-settlement = You must buy the landscape before the settlement. You have already built a settlement, so it is too late in this phase.

## Settlements and payments

settlement-not-in-hand = The { $card } is not in your hand; you can only build settlement cards that you hold.
not-a-settlement = The { $card } is a building and not a settlement; buildings are built with a main action.
settlement-wrong-terrain = The { $card } cannot stand on { $terrain }; it needs { $allowed }.
settlement-too-dear =
    { $energy ->
        [0] The { $card } costs { $food } food, and your goods are not worth that much; get more first.
       *[other] The { $card } costs { $food } food and { $energy } energy, and your goods are not worth both. Get more first; each tile counts either as food or as energy.
    }
one-settlement = You have already built your settlement for this phase; you can build another one only with the Castle.
payment-too-small =
    That payment is worth { $unit ->
        [coins] { $paid ->
            [one] 1 coin
           *[other] { $paid } coins
        }
        [points]
            { $paid ->
                [one] 1 point
               *[other] { $paid } points
            }
       *[other] { $paid } { $unit }
    } and the price is { $price }; add more goods.
payment-not-owned =
    { $have ->
        [0] You have no { $good }
       *[other] You cannot pay more { $good } than you have: { $owned }
    }; pay with something else.
straw-not-owned =
    You cannot pay that much straw: you have { $have ->
        [0] none
       *[other] { $have }
    }, and { $grain ->
        [0] no grain to turn over
       *[other] { $grain } grain to turn over
    }. Pay with something else.
fee-fixed = The price here is exactly { $cost }; answer “{ $right }”, or “skip”. Write how many coins, not which tiles.
payment-wrong-good = You cannot pay with { $good } here: the price is in { $unit }. Choose goods that count.
payment-other-name =
    { $named ->
        [Gn] Grain is worth energy only when it is turned over to straw; write “{ $right }”.
        [Ni] When you pay food, single coins are counted, and a 5-coin tile is five of them; write “{ $right }”.
       *[Pn] Only 5-coin tiles are worth points, one for every five coins; write “{ $right }”.
    }
payment-loose-coins =
    Only 5-coin tiles are worth points, one for every five coins (Ni), and you named { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }; name whole tiles.
grain-reserved =
    { $count ->
        [one] Keep 1 grain: it has to become straw for the energy. Pay the food with something else.
       *[other] Keep { $count } grain: they have to become straw for the energy. Pay the food with something else.
    }
times-too-many =
    You asked to do it { $asked ->
        [one] once
       *[other] { $asked } times
    }, but { $limit ->
        [0] you do not have enough goods for it now
        [one] you can do it only once
       *[other] you can do it only { $limit } times
    }; choose a smaller number.
not-different = These goods must all be different; name each kind only once.
same-tiles =
    { $what ->
        [grain] Your only grain cannot be grain and straw at once; name one of the two.
       *[coins] Your five coins cannot be single coins and a 5-coin tile at once; name one of the two.
    }
wonder-kept = You cannot pay with a wonder; name another good.
wrong-count =
    You named { $asked ->
        [0] nothing
       *[other] { $asked }
    }, but you must name exactly { $wanted }; choose again.
claim-too-much =
    You asked for goods worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, but you may take at most { $limit }; take less.
cannot-enter =
    { $kind ->
        [prior] The { $card } cannot be used this way: no prior stands on it. Choose a building with a prior.
        [occupied] The { $card } cannot be used this way: nobody stands on it. Choose an occupied building.
        [unoccupied] The { $card } cannot be used this way: it is occupied. Choose an unoccupied building.
        [adjacent] The { $card } cannot be used this way: it is not next to the building you are in. Choose a neighbour.
        [display] The { $card } cannot be used this way: it is not in the display. Choose a card that is.
        [itself] The { $card } cannot be used through itself; choose another building.
        [through] You came here through the { $card }, so you cannot use it again in this action; choose another building.
        [settlement] The { $card } is a settlement and cannot be used; choose a building.
       *[other] The { $card } cannot be used this way; choose one of the buildings that are offered.
    }
nothing-to-flip = You have no { $good } to turn over; only tiles that you own can be turned.
cannot-flip = A tile of { $good } cannot be turned over freely; only { $turning } can, and it becomes straw.
nothing-to-sell = You have no { $good } to sell; only tiles that you own can be turned into coins.
cannot-sell = In this game you cannot sell { $good }; only { $turning } can be turned into coins.
one-at-a-time = “{ $line }” names several tiles, and they are turned one at a time; say “{ $right }” for each.
conversion-promised = You need this { $good } to pay for what you have chosen, so you cannot change it now.

unknown-answer = “{ $word }” is not an answer to any question; the answers are { $known }, and goods by name.
unused-answer = “{ $line }” does not use the answer “{ $word }”; leave it out, or name a building that needs it.
answer-needed = You have to choose here: write { $verb }= with one of { $options }.

## Solo

neutral-occupied = A clergyman stands on the { $card }, so it cannot be covered; choose an empty space or an unoccupied building.
neutral-kind = The { $card } can be covered only by a building of its own kind: cloister buildings by cloister buildings, others by others. Choose another space.
neutral-cloister = The { $card } is a cloister building and would have no other cloister building beside it on { $space }; choose a space next to one.
neutral-settlement = The { $card } is a settlement, and the neutral player builds none; place a building of the display.
neutral-no-space = The neutral heartland has no space { $space }, and it never grows; choose one of its ten spaces.
visit-not-new = The { $card } has not just been placed by the neutral player; only a building placed in this phase can be used now.
neutral-last-space = With the { $card } on { $space } there would be no space left for { $cards }, and you must place as many buildings as possible. Choose another space, or place another card first.

## Starting, saving, clicking

no-such-mode =
    There is no { $length } game for { $players ->
        [one] 1 player
       *[other] { $players } players
    }; the games are { $modes }.
no-such-country = “{ $word }” is not a country of this game; choose { $countries }.
bad-seats = These seats do not fit; give each player a different colour, R, G, B or W.
ruling-does-not-fit =
    { $ruling ->
        [without_quarry_c] The Quarry of pile C may be left out only in the short game for four with the French cards and the official tables. Take “{ $ruling }” out of the rulings.
       *[gifts_after_phase] Only the short games for three and four give goods, and only the official tables let you choose when. Take “{ $ruling }” out of the rulings.
    }
no-such-rulings = There are no rulings “{ $word }”; the known ones are { $known }.
record-refused = Move { $number } of the record, “{ $line }”, cannot be played: { $why }
record-unreadable = This line of the record cannot be read: “{ $line }”. Correct it, or remove it and everything after it.
record-newer = This record has version { $version }, and this program reads versions up to { $ours }; reload this page or get the newest version to open it.
code-damaged = This code is damaged or incomplete; copy all of it again.
foreign-json = This is not a game that was saved here; open a file of “Save the game”, or a record.
no-command = Move { $number }, “{ $line }”, cannot be written in the Kennerspiel notation; save the game as a record of ora_widgets instead.
nothing-to-take-back = You have no earlier decision to take back.
stale-click = The board has changed since that click (made at move { $ply }; the game is at move { $now }). Look again, and click once more.
