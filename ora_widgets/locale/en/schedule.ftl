# What is still to come.

schedule-head-round = Round
schedule-head-start = Start
schedule-head-check = Check
schedule-head-news = What happens
schedule-phase = settlement phase { $letter }
schedule-enters =
    { $indicator ->
        [grapes] the grapes indicator enters
       *[stone] the stone indicator enters
    }
schedule-gifts = everybody receives { $goods }
schedule-last = the last round

## How it ends

ending-over = The game is over.
ending-rounds =
    { $left ->
        [0] This is the bonus round. Settlement phase E follows, and then the game is over.
        [one] The bonus round is next; settlement phase E ends the game.
       *[other] The game ends with the bonus round, which is round { $rounds }, and settlement phase E.
    }
ending-solo =
    { $left ->
        [0] This is the last turn; your two actions, neutral building and settlement phase E are left.
       *[other] The game ends with settlement phase E after turn { $rounds }.
    }
ending-display-short =
    { $dealt ->
        [yes] The game ends when { $most ->
            [one] at most one building is left in the display
           *[other] at most { $most } buildings are left in the display
        } ({ $left } now). Then the turn is finished, and the other player has one last action.
       *[other] The game can end once pile D has been dealt.
    }
ending-display-long =
    { $dealt ->
        [yes] The game ends with the round in which at most { $most } buildings are left in the display ({ $left } now).
       *[other] The game can end once pile D has been dealt.
    }
ending-horizon = The rules set no last round; bots and studies stop after round { $round }.
ends =
    { $when ->
        [later] Ends when at most { $most ->
            [one] 1 building is
           *[other] { $most } buildings are
        } left, not before round { $round }
        [soon] Ends when at most { $most ->
            [one] 1 building is
           *[other] { $most } buildings are
        } left: now { $left }
       *[now] These are the last moves
    }
