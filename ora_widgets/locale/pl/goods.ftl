# The goods. Without a count the name of the good; `.tiles` says how many tiles of it.
#
# In Polish `.tiles` stands in the accusative ("1 monetę"), for nearly everywhere goods are taken, given and paid.
# Sentences are built around that: kosztuje, płaci, otrzymuje, oddaje, za, na.

good-Wo = drewno
    .tiles =
        { $count ->
            [1] 1 drewno
           *[other] { $count } drewna
        }
good-Pt = torf
    .tiles =
        { $count ->
            [1] 1 torf
           *[other] { $count } torfu
        }
good-Gn = zboże
    .tiles =
        { $count ->
            [1] 1 zboże
           *[other] { $count } zboża
        }
good-Sh = owce
    .one = owca
    .tiles =
        { $count ->
            [one] 1 owcę
            [few] { $count } owce
           *[many] { $count } owiec
        }
good-Cl = glina
    .tiles =
        { $count ->
            [1] 1 glinę
           *[other] { $count } gliny
        }
good-Pn = monety
    .one = moneta
    .tiles =
        { $count ->
            [one] 1 monetę
            [few] { $count } monety
           *[many] { $count } monet
        }
good-Sn = kamień
    .tiles =
        { $count ->
            [one] 1 kamień
            [few] { $count } kamienie
           *[many] { $count } kamieni
        }
good-Co = opał
    .tiles =
        { $count ->
            [1] 1 opał
           *[other] { $count } opału
        }
good-Sw = słoma
    .tiles =
        { $count ->
            [1] 1 słomę
           *[other] { $count } słomy
        }
good-Mt = mięso
    .tiles =
        { $count ->
            [1] 1 mięso
           *[other] { $count } mięsa
        }
good-Fl = mąka
    .tiles =
        { $count ->
            [1] 1 mąkę
           *[other] { $count } mąki
        }
good-Br = chleb
    .tiles =
        { $count ->
            [one] 1 chleb
            [few] { $count } chleby
           *[many] { $count } chlebów
        }
good-Gp = winogrona
    .tiles =
        { $count ->
            [one] 1 winogrono
            [few] { $count } winogrona
           *[many] { $count } winogron
        }
good-Wn = wino
    .tiles =
        { $count ->
            [1] 1 wino
           *[other] { $count } wina
        }
good-Ma = słód
    .tiles =
        { $count ->
            [1] 1 słód
           *[other] { $count } słodu
        }
good-Be = piwo
    .tiles =
        { $count ->
            [1] 1 piwo
           *[other] { $count } piwa
        }
good-Wh = whisky
    .tiles = { $count } whisky
good-Bo = księgi
    .one = księga
    .tiles =
        { $count ->
            [one] 1 księgę
            [few] { $count } księgi
           *[many] { $count } ksiąg
        }
good-Ce = ceramika
    .tiles =
        { $count ->
            [one] 1 ceramikę
            [few] { $count } ceramiki
           *[many] { $count } ceramik
        }
good-Or = ornamenty
    .tiles =
        { $count ->
            [one] 1 ornament
            [few] { $count } ornamenty
           *[many] { $count } ornamentów
        }
good-Rq = relikwie
    .one = relikwia
    .tiles =
        { $count ->
            [one] 1 relikwię
            [few] { $count } relikwie
           *[many] { $count } relikwii
        }
good-Wr = cuda
    .tiles =
        { $count ->
            [one] 1 cud
            [few] { $count } cuda
           *[many] { $count } cudów
        }
good-Ni = żetony 5 monet
    .tiles =
        { $count ->
            [one] 1 żeton 5 monet
            [few] { $count } żetony 5 monet
           *[many] { $count } żetonów 5 monet
        }

## Amounts that any mix of goods may pay

good-food = żywność
    .tiles =
        { $count ->
            [1] 1 żywność
           *[other] { $count } żywności
        }
good-energy = energia
    .tiles =
        { $count ->
            [0.5] ½ energii
            [1] 1 energię
           *[other] { $count } energii
        }
good-points = punkty
    .tiles =
        { $count ->
            [one] dobra warte 1 punkt
            [few] dobra warte { $count } punkty
           *[many] dobra warte { $count } punktów
        }
    .score =
        { $count ->
            [one] 1 punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        }
good-any = dowolne dobra
    .tiles =
        { $count ->
            [one] 1 dowolne dobro
            [few] { $count } dowolne dobra
           *[many] { $count } dowolnych dóbr
        }
good-different = różne dobra
    .tiles =
        { $count ->
            [one] 1 inne dobro
            [few] { $count } różne dobra
           *[many] { $count } różnych dóbr
        }

## Several of them

list-pair = { $first } i { $last }
list-more = { $first }, { $rest }
list-either = { $first } albo { $last }
list-nothing = nic
