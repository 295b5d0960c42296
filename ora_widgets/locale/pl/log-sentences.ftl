# What has happened, for the log. `$deal` says what the move moved: goods gained, paid, both or none.

log-sentence-use =
    { $deal ->
        [gained] { $kind ->
            [prior] { $seat } wysyła przeora do budynku „{ $card }” i otrzymuje { $gained }.
            [nobody] { $seat } używa budynku „{ $card }”, nie wysyłając nikogo, i otrzymuje { $gained }.
           *[lay] { $seat } wysyła brata zakonnego do budynku „{ $card }” i otrzymuje { $gained }.
        }
       *[none] { $kind ->
            [prior] { $seat } wysyła przeora do budynku „{ $card }”.
            [nobody] { $seat } używa budynku „{ $card }”, nie wysyłając nikogo.
           *[lay] { $seat } wysyła brata zakonnego do budynku „{ $card }”.
        }
    }
log-sentence-contract =
    { $deal ->
        [both] { $seat } zawiera kontrakt na budynek „{ $card }”, który ma { $owner }, płaci { $paid } i otrzymuje { $gained }.
        [gained] { $seat } zawiera kontrakt na budynek „{ $card }”, który ma { $owner }, i otrzymuje { $gained }.
        [none] { $seat } zawiera kontrakt na budynek „{ $card }”, który ma { $owner }.
       *[paid] { $seat } zawiera kontrakt na budynek „{ $card }”, który ma { $owner }, i płaci { $paid }.
    }
log-sentence-send =
    { $deal ->
        [gained] { $kind ->
            [prior] Do budynku „{ $card }” { $owner } wysyła przeora, a { $user } otrzymuje { $gained }.
           *[lay] Do budynku „{ $card }” { $owner } wysyła brata zakonnego, a { $user } otrzymuje { $gained }.
        }
       *[none] { $kind ->
            [prior] Do budynku „{ $card }” { $owner } wysyła przeora.
           *[lay] Do budynku „{ $card }” { $owner } wysyła brata zakonnego.
        }
    }
log-sentence-build = { $seat } buduje budynek „{ $card }” na polu { $space } za { $paid }.
log-sentence-fell =
    { $deal ->
        [gained]
            { $indicator ->
                [joker] { $seat } karczuje las na polu { $space } jokerem i otrzymuje { $gained }.
               *[other] { $seat } karczuje las na polu { $space } i otrzymuje { $gained }.
            }
       *[none]
            { $indicator ->
                [joker] { $seat } karczuje las na polu { $space } jokerem i nic nie otrzymuje.
               *[other] { $seat } karczuje las na polu { $space } i nic nie otrzymuje.
            }
    }
log-sentence-cut =
    { $deal ->
        [gained]
            { $indicator ->
                [joker] { $seat } wykopuje torf na polu { $space } jokerem i otrzymuje { $gained }.
               *[other] { $seat } wykopuje torf na polu { $space } i otrzymuje { $gained }.
            }
       *[none]
            { $indicator ->
                [joker] { $seat } wykopuje torf na polu { $space } jokerem i nic nie otrzymuje.
               *[other] { $seat } wykopuje torf na polu { $space } i nic nie otrzymuje.
            }
    }
log-sentence-pass = { $seat } pasuje.
log-sentence-done =
    { $then ->
        [over] { $seat } kończy, i to jest koniec gry.
        [round] { $seat } kończy. Zaczyna się runda { $round }.
        [phase] { $seat } kończy. Zaczyna się faza osad { $phase }.
       *[turn] { $seat } kończy.
    }
log-sentence-district =
    { $deal ->
        [paid] { $seat } kupuje zagon za { $paid } i kładzie go w rzędzie { $row }.
       *[none] { $seat } kładzie zagon w rzędzie { $row }.
    }
log-sentence-plot =
    { $deal ->
        [paid] { $seat } kupuje areał za { $paid } i kładzie go od rzędu { $row }.
       *[none] { $seat } kładzie areał od rzędu { $row }.
    }
log-sentence-flip = { $seat } zamienia 1 zboże na słomę.
log-sentence-sell = { $seat } zamienia { $paid } na { $gained }.
log-sentence-settle =
    { $deal ->
        [paid] { $seat } buduje osadę „{ $card }” na polu { $space } za { $paid }.
       *[none] { $seat } buduje osadę „{ $card }” na polu { $space }.
    }
log-sentence-prior =
    { $deal ->
        [gained] { $seat } wysyła przeora do budynku „{ $card }” i otrzymuje { $gained }.
       *[none] { $seat } wysyła przeora do budynku „{ $card }”.
    }
log-sentence-go =
    { $deal ->
        [gained] { $seat } używa budynku „{ $card }” i otrzymuje { $gained }.
       *[none] { $seat } używa budynku „{ $card }”.
    }
log-sentence-times =
    { $times ->
        [0] { $deal ->
            [gained] { $seat } niczego tam nie wymienia i otrzymuje { $gained }.
           *[none] { $seat } niczego tam nie wymienia.
        }
       *[other] { $deal ->
            [both] { $seat } oddaje { $paid } i otrzymuje { $gained }.
            [paid] { $seat } oddaje { $paid }.
            [gained] { $seat } otrzymuje { $gained }.
           *[none] { $times ->
                [1] { $seat } dokonuje wymiany raz.
               *[other] { $seat } dokonuje wymiany { $times } razy.
            }
        }
    }
log-sentence-trade =
    { $deal ->
        [both] { $seat } oddaje { $paid } i otrzymuje { $gained }.
        [paid] { $seat } oddaje { $paid }.
       *[none] { $seat } postanawia oddać { $give } za { $get }.
    }
log-sentence-take =
    { $deal ->
        [gained]
            { $indicator ->
                [joker] { $seat } bierze { $gained } jokerem.
               *[other] { $seat } bierze { $gained } z koła produkcji.
            }
       *[none]
            { $indicator ->
                [joker] { $seat } nic nie bierze jokerem.
               *[other] { $seat } nic nie bierze z koła produkcji.
            }
    }
log-sentence-give =
    { $deal ->
        [both] { $seat } oddaje { $paid } i otrzymuje { $gained }.
       *[paid] { $seat } oddaje { $paid }.
    }
log-sentence-choose = { $seat } otrzymuje { $gained }.
log-sentence-claim = { $seat } bierze { $gained }.
log-sentence-pay =
    { $deal ->
        [both] { $seat } płaci { $paid } i otrzymuje { $gained }.
        [gained] { $seat } otrzymuje { $gained }.
       *[paid] { $seat } płaci { $paid }.
    }
log-sentence-clear =
    { $deal ->
        [gained] { $seat } usuwa las z pola { $space } i otrzymuje { $gained }.
       *[none] { $seat } usuwa las z pola { $space }.
    }
log-sentence-enter =
    { $deal ->
        [gained] { $seat } używa stamtąd budynku „{ $card }” i otrzymuje { $gained }.
       *[none] { $seat } używa stamtąd budynku „{ $card }”.
    }
log-sentence-place = { $seat } kładzie budynek „{ $card }” na polu { $space } neutralnej prowincji.
log-sentence-set-aside =
    { $count ->
        [one] Z gry wypada { $cards }: na neutralnej prowincji nie ma dla tej karty miejsca.
        [few] Z gry wypadają { $cards }: na neutralnej prowincji nie ma dla tych kart miejsca.
        [many] Z gry wypadają { $cards }: na neutralnej prowincji nie ma dla tych kart miejsca.
       *[other] Z gry wypadają { $cards }: na neutralnej prowincji nie ma dla tych kart miejsca.
    }
log-sentence-received-besides = { $seat } otrzymuje { $gained }.
log-sentence-skip =
    { $question ->
        [prior] { $seat } zostawia przeora w domu.
        [fee] { $seat } nie płaci.
        [go] { $seat } nie używa budynku.
       *[other] { $seat } pomija to.
    }
