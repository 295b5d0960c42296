# What a move does, as short as a button or a hint beside the pointer.

do-use =
    { $kind ->
        [prior] Wyślij przeora do budynku „{ $card }”
        [nobody] Użyj budynku „{ $card }”, nie wysyłając nikogo
       *[lay] Wyślij brata zakonnego do budynku „{ $card }”
    }
do-contract = Zawrzyj kontrakt na budynek „{ $card }” za { $price }
do-build = Zbuduj budynek „{ $card }” na polu { $space }
do-fell =
    { $indicator ->
        [joker] Wykarczuj las na polu { $space } jokerem: { $amount }
       *[other] Wykarczuj las na polu { $space }: { $amount }
    }
do-cut =
    { $indicator ->
        [joker] Wykop torf na polu { $space } jokerem: { $amount }
       *[other] Wykop torf na polu { $space }: { $amount }
    }
do-pass = Pasuj
do-done =
    { $question ->
        [settle] Zakończ ten krok
       *[other] Zakończ turę
    }
do-district =
    { $price ->
        [0] Połóż zagon w rzędzie { $row }, { $side ->
            [hills] stroną z pogórzem do góry
           *[plains] stroną z równiną do góry
        }
       *[other] Kup zagon za { $coins } i połóż go w rzędzie { $row }, { $side ->
            [hills] stroną z pogórzem do góry
           *[plains] stroną z równiną do góry
        }
    }
do-plot =
    { $price ->
        [0] Połóż areał { $side ->
            [coast] nadbrzeżny
           *[mountain] górski
        } od rzędu { $row }
       *[other] Kup areał { $side ->
            [coast] nadbrzeżny
           *[mountain] górski
        } za { $coins }, od rzędu { $row }
    }
do-flip = Zamień 1 zboże na słomę
do-sell = Zamień { $drink } na { $coins }
do-settle = Zbuduj osadę „{ $card }” na polu { $space }
do-prior =
    { $gain ->
        [nothing] Tak, choć teraz nic to nie da
       *[some] Tak: wyślij przeora
    }
do-go = Tak: użyj go
do-send =
    { $kind ->
        [prior] Wyślij przeora
       *[lay] Wyślij brata zakonnego
    }
do-times =
    { $times ->
        [0] { $most ->
            [1] Nie
           *[other] Ani razu
        }
        [1] { $most ->
            [1] Tak: oddaj { $give }, weź { $get }
           *[other] Raz: oddaj { $give }, weź { $get }
        }
       *[other] { $times } razy: oddaj { $give }, weź { $get }
    }
do-trade = Oddaj { $give } za { $get }
do-take =
    { $indicator ->
        [joker] Jokerem: { $amount }
       *[other] { $amount }
    }
do-give = Oddaj { $goods }
do-choose = Weź { $goods }
do-claim = Weź { $goods }
do-pay = Zapłać { $goods }
straw-from-grain = { $straw } (zamieniając { $grain })
do-clear = Usuń las z pola { $space }
do-enter = Użyj budynku „{ $card }”
do-place = Połóż budynek „{ $card }” na polu { $space }
do-skip =
    { $question ->
        [prior] Nie: zostaje w domu
        [fee] Nie płać
        [go] Nie: nie używaj go
       *[other] Pomiń
    }

## The kinds of action that a question offers, as buttons

action-no-build = Nie możesz teraz budować: na każdy budynek z oferty brakuje ci dóbr albo miejsca.
action-no-use =
    { $nearest ->
        [no-clergyman] Nie możesz teraz użyć własnego budynku: wszyscy twoi mnisi są poza domem.
        [occupied] Nie możesz teraz użyć własnego budynku: na każdym ktoś stoi.
       *[other] Nie możesz teraz użyć własnego budynku: żaden nie jest wolny albo nikogo nie masz w domu.
    }
action-no-hire =
    { $nearest ->
        [contract-price] Kontrakt kosztuje teraz { $price ->
            [one] 1 monetę
            [few] { $price } monety
            [many] { $price } monet
           *[other] { $price } monety
        }, a nie możesz tyle zapłacić.
        [owner-has-no-clergyman] Kontrakt nie jest teraz możliwy: kto ma wolny budynek, nie ma w domu nikogo, kogo mógłby wysłać.
        [occupied] Kontrakt nie jest teraz możliwy: na każdym budynku innych ktoś stoi.
       *[other] Nie możesz teraz zawrzeć kontraktu: inni nie mają wolnego budynku, nikogo w domu albo nie stać cię na to.
    }
action-no-harvest = Nie masz lasu do wykarczowania ani torfowiska.
action-no-settle =
    { $nearest ->
        [none] Nie możesz zbudować osady: nie masz już żadnej.
       *[other] Nie możesz teraz zbudować osady: na każdą, która ci została, brakuje żywności, energii albo pustego pola.
    }
action-build = Zbuduj
action-settle = Zbuduj osadę
action-place = Połóż kartę
action-use = Użyj
action-hire = Kontrakt
action-harvest =
    { $only ->
        [fell] Wykarczuj las
        [cut] Wykop torf
       *[no] Karczuj / kop
    }
action-land = Kup teren

## Land where it could lie: what it is, where, and its price

land-district =
    { $where ->
        [above] Rząd u góry
        [below] Rząd u dołu
       *[row] Rząd { $row }
    }: { $side ->
        [hills] pogórze
       *[plains] równina
    }
land-plot =
    { $side ->
        [coast] Wybrzeże po lewej
       *[mountain] Góry po prawej
    }, rzędy { $row } i { $next }
land-cost =
    { $price ->
        [0] za darmo
       *[other] kup za { $coins }
    }
