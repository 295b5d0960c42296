# The board in characters. The goods after `text-goods` stand in the accusative, so the label is a verb: "has".

text-wheel = Koło
text-to-come = Wkrótce
text-display = Oferta
text-supply = Zasoby
text-goods = Ma
text-clergy = Mnisi
text-hand = Na ręce

text-indicator = { $name } { $value }
text-phase = { $letter } w rundzie { $round }
text-enters = { $name } w rundzie { $round }
text-gift = { $goods } w rundzie { $round }
text-district =
    { $left ->
        [0] brak zagonów
       *[other] zagon za { $coins }, w stosie { $left }
    }
text-plot =
    { $left ->
        [0] brak areałów
       *[other] areał za { $coins }, w stosie { $left }
    }
text-contract = kontrakt za { $coins }
text-wonders =
    { $count ->
        [one] 1 cud
        [few] { $count } cuda
       *[many] { $count } cudów
    }
text-home =
    { $prior ->
        [0] { $lay ->
            [0] nikogo w domu
            [one] w domu brat zakonny
            [few] w domu { $lay } bracia zakonni
           *[many] w domu { $lay } braci zakonnych
        }
       *[other] { $lay ->
            [0] w domu przeor
            [one] w domu przeor i brat zakonny
            [few] w domu przeor i { $lay } bracia zakonni
           *[many] w domu przeor i { $lay } braci zakonnych
        }
    }
text-worth = żywność { $food }, energia { $energy }
text-score =
    { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
        [many] { $total } punktów
       *[other] { $total } punktu
    }
text-start = gracz rozpoczynający
text-to-move = na ruchu
text-standing =
    { $kind ->
        [prior] { $seat } przeor
       *[lay] { $seat } brat
    }

# On a space, where eleven letters have room beside the card's id.
text-forest = las
text-moor = torfowisko
text-coast = wybrz.
text-plains = równina
text-hillside = pogórze
text-mountain = góry
text-water = morze
