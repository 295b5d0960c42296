# What is still to come.

schedule-head-round = Runda
schedule-head-start = Zaczyna
schedule-head-check = Kontrola
schedule-head-news = Co się dzieje
schedule-phase = faza osad { $letter }
schedule-enters =
    { $indicator ->
        [grapes] wchodzi znacznik winogron
       *[stone] wchodzi znacznik kamienia
    }
schedule-gifts = wszyscy otrzymują { $goods }
schedule-last = ostatnia runda

## How it ends

ending-over = Gra się skończyła.
ending-rounds =
    { $left ->
        [0] To jest runda specjalna; potem faza osad E i koniec gry.
        [one] Następna jest runda specjalna; grę kończy faza osad E.
        [few] Grę kończą runda specjalna, czyli runda { $rounds }, i faza osad E.
       *[many] Grę kończą runda specjalna, czyli runda { $rounds }, i faza osad E.
    }
ending-solo =
    { $left ->
        [0] To jest ostatnia tura; zostały twoje dwie akcje, budowa gracza neutralnego i faza osad E.
       *[other] Gra kończy się fazą osad E po turze { $rounds }.
    }
ending-display-short =
    { $dealt ->
        [yes] Gra kończy się, gdy w ofercie { $most ->
            [one] zostanie najwyżej 1 budynek
            [few] zostaną najwyżej { $most } budynki
           *[many] zostanie najwyżej { $most } budynków
        }; teraz leży ich tam { $left }. Tura zostaje dokończona, a drugi gracz ma ostatnią akcję.
       *[other] Gra może się skończyć dopiero po wyłożeniu stosu D.
    }
ending-display-long =
    { $dealt ->
        [yes] Gra kończy się rundą, w której w ofercie { $most ->
            [one] zostanie najwyżej 1 budynek
            [few] zostaną najwyżej { $most } budynki
           *[many] zostanie najwyżej { $most } budynków
        }; teraz leży ich tam { $left }.
       *[other] Gra może się skończyć dopiero po wyłożeniu stosu D.
    }
ending-horizon = Zasady nie wyznaczają ostatniej rundy; boty kończą po rundzie { $round }.
ends =
    { $when ->
        [later] Koniec, gdy { $most ->
            [one] zostanie najwyżej 1 budynek
            [few] zostaną najwyżej { $most } budynki
            [many] zostanie najwyżej { $most } budynków
           *[other] zostanie najwyżej { $most } budynku
        }, nie przed rundą { $round }
        [soon] Koniec, gdy { $most ->
            [one] zostanie najwyżej 1 budynek
            [few] zostaną najwyżej { $most } budynki
            [many] zostanie najwyżej { $most } budynków
           *[other] zostanie najwyżej { $most } budynku
        }; teraz: { $left }
       *[now] To ostatnie ruchy
    }
