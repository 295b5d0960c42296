# The question now: who is asked, and what.

ask-act =
    { $mains ->
        [0] { $others ->
            [0] { $seat }: zakończ turę.
           *[other] { $seat }: nie ma już akcji podstawowej; zakończ turę, kiedy zechcesz.
        }
        [one] { $seat }: wybierz akcję.
        [few] { $seat }: wybierz akcję; zostały ci { $mains }.
       *[many] { $seat }: wybierz akcję; zostało ci { $mains }.
    }
ask-bonus =
    { $mains ->
        [0] { $others ->
            [0] { $seat }: zakończ ostatnią turę.
           *[other] { $seat }: nie ma już akcji podstawowej; zakończ ostatnią turę, kiedy zechcesz.
        }
       *[other] { $seat }, runda specjalna: zbuduj budynek albo wyślij przeora do dowolnego budynku.
    }
ask-settle =
    { $settlements ->
        [0] { $lands ->
            [0] { $seat }, faza osad { $phase }: zakończ ten krok.
           *[other] { $seat }, faza osad { $phase }: kup teren albo zakończ ten krok.
        }
       *[other] { $lands ->
            [0] { $seat }, faza osad { $phase }: zbuduj jedną osadę albo zakończ ten krok.
           *[other] { $seat }, faza osad { $phase }: teren, jeśli chcesz, potem jedna osada.
        }
    }
ask-prior = { $seat }: czy od razu wysyłasz przeora do nowego budynku „{ $card }”?
ask-lend =
    { $neutral ->
        [0] { $seat }: kogo wysyłasz do budynku „{ $card }”? { $user } wynajmuje go za { $price }.
       *[other] { $seat }: który mnich gracza neutralnego idzie do budynku „{ $card }”?
    }
ask-pay =
    { $reserve ->
        [0] { $what ->
            [settlement] { $seat } płaci { $amount } za osadę „{ $card }”.
            [building] { $seat }, „{ $card }”: zapłać { $amount }.
           *[none] { $seat } płaci { $amount }.
        }
       *[other] { $what ->
            [settlement] { $seat } płaci { $amount } za osadę „{ $card }” i zachowuje { $kept } na słomę.
            [building] { $seat }, „{ $card }”: zapłać { $amount } i zachowaj { $kept } na słomę.
           *[none] { $seat } płaci { $amount } i zachowuje { $kept } na słomę.
        }
    }
ask-go = { $seat }: czy używasz budynku „{ $card }”?
ask-place = { $seat }: który budynek trafia na które pole neutralnej prowincji? { $count ->
        [one] To już ostatni.
        [few] Zostały jeszcze { $count }.
       *[many] Zostało jeszcze { $count }.
    }
ask-visited = { $seat }: czy używasz jednego z nowych neutralnych budynków, wysyłając tam neutralnego przeora?

## An action that a building allows

ask-granted-build = { $seat } może teraz zbudować budynek.
ask-granted-settle = { $seat } może teraz zbudować osadę.
ask-granted-fell = { $seat } może teraz wykarczować las.
ask-granted-cut = { $seat } może teraz wykopać torf z torfowiska.
ask-granted-fell-cut = { $seat } może teraz wykarczować las i wykopać torf z torfowiska, w dowolnej kolejności.
ask-granted-district = { $seat } może teraz położyć następny zagon, bez opłaty.
ask-granted-plot = { $seat } może teraz położyć następny areał, bez opłaty.
ask-granted-district-plot = { $seat } może teraz położyć następny zagon i następny areał, bez opłaty.

## The steps of a building

ask-exchange =
    { $limit ->
        [0] { $seat }, „{ $card }”: { $give } za { $get } można oddać dopiero po sprzedaży trunku.
        [1] { $seat }, „{ $card }”: czy oddajesz { $give } za { $get }?
       *[other] { $seat }, „{ $card }”: ile razy, od 0 do { $limit }, oddajesz { $give } za { $get }?
    }
ask-one-of =
    { $left ->
        [one] { $seat }, „{ $card }”: jakiej wymiany dokonujesz?
        [few] { $seat }, „{ $card }”: jakiej wymiany dokonujesz? Możliwe są jeszcze { $left }.
       *[many] { $seat }, „{ $card }”: jakiej wymiany dokonujesz? Możliwych jest jeszcze { $left }.
    }
ask-fee = { $seat }, „{ $card }”: czy płacisz { $price }, żeby go użyć?
ask-choose = { $seat }, „{ $card }”: co bierzesz?
ask-different-after-selling =
    { $count ->
        [one] { $seat }, „{ $card }”: 1 takie dobro będzie dopiero po sprzedaży trunku.
        [few] { $seat }, „{ $card }”: { $count } różne dobra będą dopiero po sprzedaży trunku.
       *[many] { $seat }, „{ $card }”: { $count } różnych dóbr będzie dopiero po sprzedaży trunku.
    }
ask-different =
    { $gets ->
        [0]
            { $count ->
                [one] { $seat }, „{ $card }”: które dobro oddajesz?
                [few] { $seat }, „{ $card }”: które { $count } różne dobra oddajesz?
               *[many] { $seat }, „{ $card }”: które { $count } różnych dóbr oddajesz?
            }
       *[other]
            { $count ->
                [one] { $seat }, „{ $card }”: które dobro oddajesz za { $get }?
                [few] { $seat }, „{ $card }”: które { $count } różne dobra oddajesz za { $get }?
               *[many] { $seat }, „{ $card }”: które { $count } różnych dóbr oddajesz za { $get }?
            }
    }
ask-produce =
    { $indicator ->
        [joker] { $seat }, „{ $card }”: dobro do wzięcia to { $goods }; czy używasz jokera?
       *[other] { $seat }, „{ $card }”: dobro do wzięcia to { $goods }; którego znacznika używasz?
    }
ask-enter-prior = { $seat }, „{ $card }”: którego budynku z przeorem używasz?
ask-enter-occupied = { $seat }, „{ $card }”: którego zajętego budynku używasz?
ask-enter-neighbour = { $seat }, „{ $card }”: którego sąsiedniego budynku używasz?
ask-enter-display = { $seat }, „{ $card }”: którego budynku z oferty używasz?
ask-clear =
    { $gets ->
        [0] { $seat }, „{ $card }”: który las usuwasz?
       *[other] { $seat }, „{ $card }”: który las usuwasz za { $get }?
    }
ask-claim =
    { $points ->
        [one] { $seat }, „{ $card }”: weź dobra warte 1 punkt.
        [few] { $seat }, „{ $card }”: weź dobra warte { $points } punkty.
       *[many] { $seat }, „{ $card }”: weź dobra warte { $points } punktów.
    }

## What is to be picked next. The page fills in the card, the space and how many choices are left

stage-build = Wybierz budynek do zbudowania
stage-build-card = Wybierz budynek na pole { $space }
stage-build-space = { $card }: wybierz pole ({ $n } do wyboru)
stage-settle = Wybierz osadę do zbudowania
stage-settle-card = Wybierz osadę na pole { $space }
stage-settle-space = { $card }: wybierz pole ({ $n } do wyboru)
stage-use = Wybierz budynek, którego używasz
stage-use-card = Wybierz budynek dla tego mnicha
stage-use-clergyman = { $card }: którego mnicha wysyłasz?
stage-hire = Wybierz budynek innego gracza
stage-contract-card = Wybierz budynek innego gracza
stage-contract-payment = { $card }: czym płacisz za kontrakt?
stage-harvest = Wybierz las albo torfowisko
stage-harvest-space = Wybierz las albo torfowisko ({ $n } do wyboru)
stage-fell-space = Wybierz las ({ $n } do wyboru)
stage-fell-indicator = Czego użyjesz na kole: drewna czy jokera?
stage-cut-space = Wybierz torfowisko ({ $n } do wyboru)
stage-cut-indicator = Czego użyjesz na kole: torfu czy jokera?
stage-land = Wybierz miejsce na nowy teren; zakup nie jest akcją
stage-land-row = Wybierz miejsce na nowy teren; zakup nie jest akcją
stage-land-side = Wybierz zagon albo areał
stage-district-row = Wybierz miejsce na zagon
stage-district-side = Wybierz stronę zagonu, która ma być na wierzchu
stage-plot-row = Wybierz miejsce na areał
stage-plot-side = Wybierz wybrzeże albo góry
stage-place-card = Wybierz budynek na pole { $space }
stage-place-space = { $card }: wybierz pole ({ $n } do wyboru)
stage-take-indicator = Wybierz dobro na kole produkcji
stage-take-good = Wybierz, co bierzesz jokerem
stage-pay-good = Wybierz, czym jeszcze płacisz
stage-give-good = Wybierz, co jeszcze oddajesz
stage-claim-good = Wybierz, co jeszcze bierzesz
stage-any-card = Wybierz kartę
stage-any-space = Wybierz pole ({ $n } do wyboru)
stage-any-row = Wybierz rząd
stage-any-side = Wybierz stronę
stage-any-clergyman = Wybierz mnicha
stage-any-indicator = Wybierz dobro na kole produkcji
stage-any-payment = Wybierz, jak płacisz
stage-any-good = Wybierz dobra
stage-any-number = Wybierz liczbę

## The end

ask-over =
    { $players ->
        [1] { $won ->
            [0] Gra się skończyła. Twój wynik to { $points }; celem było { $goal }.
           *[other] Gra się skończyła. Cel { $goal } punktów jest osiągnięty: twój wynik to { $points }.
        }
       *[other] { $winners ->
            [one] Gra się skończyła. Wygrywa { $names } z wynikiem { $points }.
            [few] Gra się skończyła. Zwycięstwem dzielą się { $names } z wynikiem { $points }.
           *[many] Gra się skończyła. Zwycięstwem dzielą się { $names } z wynikiem { $points }.
        }
    }
