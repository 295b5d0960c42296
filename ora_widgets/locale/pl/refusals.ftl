# Why a move was refused: what is wrong, and what would have to be different.
# Names of cards, spaces and goods arrive readable; numbers arrive as numbers.
# One sentence or two, and always a full stop: the rule number is shown beside it, not in it.

## A line that cannot be read

not-a-verb = Żaden ruch nie zaczyna się od „{ $word }”. Czasowniki to { $verbs }.
moves-by-commas = Po „{ $word }” stoi przecinek; ruchy oddziela się średnikami, na przykład pass; done.
not-a-move = „{ $line }” to nie jest cały ruch; pisze się go { $usage }.
alternatives = Znaki „|” i „·” rozdzielają możliwości, z których ruch zawiera jedną: napisz „{ $such }” albo inną z nich.
unknown-card = W tej grze nie ma karty „{ $word }”; najbliższe nazwy to { $near }.
unknown-space = „{ $word }” nie jest polem tych ziem. Pole pisze się rząd,kolumna, na przykład 0,3, albo podaje jego nazwę z planszy, M6; góry nazywa ich górny rząd i kolumna 6.
unknown-good = W tej grze nie ma dobra „{ $word }”; dobra pisze się nazwą albo dwiema literami, na przykład Wo to drewno.
unknown-good-near = W tej grze nie ma dobra „{ $word }”; najbliższe nazwy to { $near }.
unknown-seat = Nikt nie siedzi na miejscu „{ $word }”; miejsca to { $seats }.

## A line that is no answer now

game-over = Gra się skończyła i nie można już wykonać ruchu. Cofnij, żeby obejrzeć inne zakończenie.
review-nothing = Nie rozegrano jeszcze tury, w której było coś do wyboru; zagraj ją i wtedy przejrzyj grę.
other-question = Pytanie brzmi teraz „{ $question }”, a „{ $line }” nie jest na nie odpowiedzią.
not-an-option = „{ $line }” nie należy do ruchów możliwych w tej chwili; wybierz jeden z dozwolonych.
ambiguous = „{ $line }” może oznaczać kilka ruchów; powiedz, który: { $options }.

## Building

card-gone = Karty „{ $card }” nie ma już w tej grze: ani na niczyich ziemiach, ani w ofercie, ani w stosie; wybierz inną.
card-covered = Budynek „{ $card }” został przykryty w neutralnej prowincji i wypadł z gry; wybierz inny.
card-already-built = Budynek „{ $card }” już stoi i ma go { $owner }, a każdy budynek jest tylko jeden; wybierz inny.
heartland-not-built = Budynek „{ $card }” jest nadrukowany na prowincji, którą ma { $owner }, i nigdy się go nie buduje; wybierz kartę z oferty.
card-in-pile = Budynek „{ $card }” leży jeszcze w stosie { $pile }; będzie można go zbudować, gdy ten stos trafi do oferty.
card-not-in-game = Karta „{ $card }” nie bierze udziału w tej grze: przy tej liczbie graczy, długości i kraju zostaje w pudełku.
heartland-not-in-game = { $colour } w tej grze nie gra, więc nie ma w niej takiego budynku „{ $card }”; wybierz budynek koloru, którym ktoś gra.
cannot-afford = Budynek „{ $card }” kosztuje { $cost }; musisz jeszcze zdobyć { $missing }.
no-such-space = Na twoich ziemiach nie ma pola { $space }; wybierz pole, które masz, albo najpierw dokup teren.
space-covered =
    { $what ->
        [moor] Na polu { $space } leży torfowisko; najpierw wykop torf albo wybierz puste pole.
       *[other] Na polu { $space } rośnie las; najpierw go wykarczuj albo wybierz puste pole.
    }
space-taken = Na polu { $space } stoi już „{ $card }”; wybierz puste pole.
wrong-terrain = Budynek „{ $card }” nie może tu stać, bo to { $terrain }; odpowiedni teren to { $allowed }.
needs-cloister = „{ $card }” to budynek klasztorny, a obok pola { $space } nie ma budynku klasztornego; wybierz pole, które styka się bokiem z takim budynkiem.
settlement-not-built-here = „{ $card }” to osada, a osad nie buduje się akcją podstawową; osady buduje się w fazach osad i Warownią.

## Main actions

no-main-action-left = W tej turze nie masz już akcji podstawowej; możesz jeszcze wykonać akcje dodatkowe, a potem zakończ turę.
main-action-left = Masz jeszcze akcję podstawową; wykorzystaj ją albo spasuj, zanim zakończysz turę.
not-your-building = Właścicielem budynku „{ $card }” jest { $owner }, więc nie możesz wysłać tam własnego mnicha; zawrzyj kontrakt.
own-building = Budynek „{ $card }” jest twój i nie wymaga kontraktu; wyślij własnego mnicha.
not-built = Nikt jeszcze nie zbudował budynku „{ $card }”; używać można tylko budynków, które stoją na czyichś ziemiach.
settlement-not-used = „{ $card }” to osada: nie można tam nikogo wysłać i nic ona nie robi. Wybierz budynek.
occupied = Na budynku „{ $card }” stoi już mnich; będzie można go użyć, gdy mnich wróci do domu.
no-clergyman =
    { $kind ->
        [prior] Twojego przeora nie ma w domu, stoi tu: { $cards }. Wyślij brata zakonnego albo poczekaj, aż przeor wróci.
        [lay]
            { $count ->
                [1] Twojego brata zakonnego nie ma w domu, stoi tu: { $cards }. Wyślij przeora albo poczekaj, aż brat wróci.
               *[other] Twoich braci zakonnych nie ma w domu, stoją tu: { $cards }. Wyślij przeora albo poczekaj, aż któryś wróci.
            }
       *[any] Żadnego z twoich mnichów nie ma w domu, stoją tu: { $cards }. Wracają, gdy na początku rundy wszyscy są poza domem.
    }
owner-has-no-clergyman = W tej chwili { $owner } nie ma w domu mnicha, którego można by wysłać do budynku „{ $card }”; kontrakt musi poczekać, aż któryś wróci.
contract-price =
    Kontrakt kosztuje teraz { $price ->
        [one] 1 monetę
        [few] { $price } monety
       *[many] { $price } monet
    }, a ty { $coins ->
        [0] nie masz żadnej
       *[other] masz tylko { $coins }
    }; { $instead ->
        [wine] daj zamiast nich wino.
        [whiskey] daj zamiast nich whisky.
       *[none] zbierz więcej monet albo trunek, który można dać zamiast nich.
    }
no-drink =
    Trunkiem, który daje się tu za kontrakt, jest { $drink }, a nie masz ani jednego żetonu; { $instead ->
        [coins] zapłać monetami.
       *[none] na zapłatę monetami też nie masz dość monet.
    }
wrong-drink = { $country }: za kontrakt nie płaci się tu trunkiem „{ $drink }”. We Francji daje się wino, w Irlandii whisky; daj właściwy trunek albo monety.
bonus-round-only-prior = W rundzie specjalnej wolno wysłać tylko przeora; braci zakonnych zostaw tam, gdzie są.
bonus-round-prior-out = Twój przeor stoi już na karcie „{ $cards }”, a w rundzie specjalnej nie wolno wysłać nikogo innego. Zbuduj coś albo spasuj.
bonus-round-not-allowed = W rundzie specjalnej nie ma miejsca na „{ $verb }”; zbuduj jeden budynek albo postaw przeora na dowolnym budynku.
nothing-to-fell =
    { $what ->
        [moor] Na polu { $space } nie ma torfowiska; podaj swoje pole, na którym leży.
        [peat] Na polu { $space } nie ma torfowiska; podaj swoje pole, na którym leży.
       *[other] Na polu { $space } nie ma lasu; podaj swoje pole, na którym rośnie.
    }
none-to-fell =
    { $what ->
        [moor] { $named ->
            [yes] Nie masz już żadnego torfowiska; wpisz samo „cut”, bez pola, aby zużyć akcję bez efektu, albo wybierz inną.
           *[no] Nie masz już żadnego torfowiska; wybierz inną akcję albo zrezygnuj.
        }
       *[forest] { $named ->
            [yes] Nie masz już żadnego lasu; wpisz samo „fell”, bez pola, aby zużyć akcję bez efektu, albo wybierz inną.
           *[no] Nie masz już żadnego lasu; wybierz inną akcję albo zrezygnuj.
        }
    }
indicator-not-on-wheel =
    { $indicator ->
        [joker] Jokera nie ma teraz na kole produkcji
        [clay] Znacznika gliny nie ma teraz na kole produkcji
        [coin] Znacznika monet nie ma teraz na kole produkcji
        [grain] Znacznika zboża nie ma teraz na kole produkcji
        [livestock] Znacznika owiec nie ma teraz na kole produkcji
        [wood] Znacznika drewna nie ma teraz na kole produkcji
        [peat] Znacznika torfu nie ma teraz na kole produkcji
        [grapes] Znacznika winogron nie ma teraz na kole produkcji
        [stone] Znacznika kamienia nie ma teraz na kole produkcji
       *[other] Znacznika „{ $indicator }” nie ma teraz na kole produkcji
    }; { $instead ->
        [joker] użyj jokera.
        [own] użyj własnego znacznika dobra.
       *[none] nic innego nie może go zastąpić.
    }

## Landscapes

landscape-already-bought =
    { $span ->
        [phase] W tej fazie osad teren jest już kupiony; w fazie wolno kupić jeden i w turze też jeden.
       *[turn] W tej turze teren jest już kupiony; w turze wolno kupić jeden i w fazie osad też jeden.
    }
landscape-too-dear =
    { $kind ->
        [plot] Następny areał
       *[other] Następny zagon
    } kosztuje { $price ->
        [one] 1 monetę
        [few] { $price } monety
       *[many] { $price } monet
    }, a ty { $drinks ->
        [0] { $coins ->
            [0] nie masz żadnej
           *[other] masz tylko { $coins }
        }
       *[other] po sprzedaży trunków masz tylko { $coins }
    }; będzie twój, gdy uzbierasz dość.
no-landscape-left =
    { $kind ->
        [plot] Wszystkie areały są sprzedane; mogą być jeszcze tylko zagony.
       *[other] Wszystkie zagony są sprzedane; mogą być jeszcze tylko areały.
    }
district-not-adjacent = Zagon w rzędzie { $row } nie dotykałby ani twojej prowincji, ani twojego zagonu; wybierz rząd tuż nad nimi albo tuż pod nimi.
plot-not-adjacent =
    { $side ->
        [coast] Areał nadbrzeżny z górnym rzędem { $row } nie dotykałby twoich ziem; jedno z jego pól wybrzeża musi leżeć obok prowincji, zagonu albo innego twojego pola wybrzeża.
       *[mountain] Areał górski z górnym rzędem { $row } nie dotykałby twoich ziem; jedno z jego pól pogórza musi leżeć obok prowincji, zagonu albo pogórza innego areału.
    }
land-overlaps = Twoje ziemie mają już pole { $space }; wybierz rząd, w którym wszystkie pola nowego terenu są wolne.
landscape-before-settlement = Teren kupuje się przed osadą; skoro osada już stoi, w tej fazie jest na to za późno.

## Settlements and payments

settlement-not-in-hand = Osady „{ $card }” nie masz na ręce; budować można tylko te osady, które się ma.
not-a-settlement = „{ $card }” to budynek, a nie osada; budynki buduje się akcją podstawową.
settlement-wrong-terrain = Osada „{ $card }” nie może tu stać, bo to { $terrain }; odpowiedni teren to { $allowed }.
settlement-too-dear =
    { $energy ->
        [0] Osada „{ $card }” kosztuje { $food ->
            [1] 1 żywność
           *[other] { $food } żywności
        }, a to więcej, niż dają twoje dobra; najpierw zbierz ich więcej.
       *[other] Osada „{ $card }” kosztuje { $food ->
            [1] 1 żywność
           *[other] { $food } żywności
        } i { $energy ->
            [1] 1 energię
           *[other] { $energy } energii
        }, a to więcej, niż dają twoje dobra; najpierw zbierz ich więcej i pamiętaj, że każdy żeton liczy się tylko raz.
    }
one-settlement = Osada na tę fazę już stoi; w fazie wolno zbudować jedną, a kolejne buduje Warownia.
payment-too-small =
    Ta zapłata jest warta { $unit ->
        [coins] { $paid ->
            [one] 1 monetę
            [few] { $paid } monety
           *[many] { $paid } monet
        }
        [food] { $paid ->
            [1] 1 żywność
           *[other] { $paid } żywności
        }
        [energy] { $paid ->
            [1] 1 energię
           *[other] { $paid } energii
        }
       *[points] { $paid ->
            [one] 1 punkt
            [few] { $paid } punkty
           *[many] { $paid } punktów
        }
    }, a potrzeba { $price }; dołóż tyle dóbr, żeby wystarczyło.
payment-not-owned =
    { $have ->
        [0] Nie masz żetonu „{ $good }”
       *[other] Nie masz tylu żetonów „{ $good }”: masz tylko { $owned }
    }; zapłać czymś innym.
straw-not-owned =
    Nie możesz zapłacić tyle słomy: { $have ->
        [0] nie masz jej wcale
       *[other] masz jej { $have }
    }, a { $grain ->
        [0] zboża do odwrócenia nie masz
       *[other] zboża do odwrócenia masz { $grain }
    }. Zapłać czymś innym.
fee-fixed = Cena to tutaj dokładnie { $cost }; odpowiedz „{ $right }” albo „skip”. Monety podaje się liczbą.
payment-wrong-good =
    Tym tutaj nie zapłacisz: { $good } to nie { $unit ->
        [coins] monety
        [food] żywność
        [energy] energia
       *[points] punkty
    }; wybierz dobra, które się liczą.
payment-other-name =
    { $named ->
        [Gn] Zboże daje energię dopiero po odwróceniu na słomę; nazwij je tak: „{ $right }”.
        [Ni] Jako żywność monety liczą się pojedynczo, a żeton 5 monet to pięć z nich; nazwij je tak: „{ $right }”.
       *[Pn] Punkty dają tylko żetony 5 monet, jeden za każde pięć monet; nazwij je tak: „{ $right }”.
    }
payment-loose-coins =
    Punkty dają tylko żetony 5 monet, jeden za każde pięć monet (Ni), a tu { $count ->
        [one] podano 1 monetę
        [few] podano { $count } monety
       *[many] podano { $count } monet
    }; podaj całe żetony.
grain-reserved =
    { $count ->
        [one] Zachowaj 1 zboże: musi stać się słomą na energię. Żywność zapłać czymś innym.
        [few] Zachowaj { $count } zboża: muszą stać się słomą na energię. Żywność zapłać czymś innym.
       *[many] Zachowaj { $count } zboża: musi stać się słomą na energię. Żywność zapłać czymś innym.
    }
times-too-many =
    Chcesz zrobić to { $asked ->
        [1] raz
       *[other] { $asked } razy
    }, a { $limit ->
        [0] twoje dobra na to teraz nie wystarczą
        [1] można najwyżej raz
       *[other] można najwyżej { $limit } razy
    }; wybierz mniejszą liczbę.
not-different = Wszystkie te dobra muszą być różne; każdy rodzaj podaj tylko raz.
same-tiles =
    { $what ->
        [grain] Twoje jedyne zboże nie może być naraz zbożem i słomą; podaj jedno z dwojga.
       *[coins] Twoje pięć monet nie może być naraz pojedynczymi monetami i żetonem 5 monet; podaj jedno z dwojga.
    }
wonder-kept = Cudu niczym się nie płaci ani na nic nie wymienia; podaj inne dobro.
wrong-count =
    { $asked ->
        [0] Nic nie podano
       *[other] Podano { $asked }
    }, a trzeba podać dokładnie { $wanted }; wybierz jeszcze raz.
claim-too-much =
    Chcesz dóbr wartych { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, a mogą być warte najwyżej { $limit }; weź mniej.
cannot-enter =
    { $kind ->
        [prior] Budynku „{ $card }” nie można tak użyć: nie stoi na nim przeor. Wybierz budynek z przeorem.
        [occupied] Budynku „{ $card }” nie można tak użyć: nikt na nim nie stoi. Wybierz zajęty budynek.
        [unoccupied] Budynku „{ $card }” nie można tak użyć: jest zajęty. Wybierz niezajęty budynek.
        [adjacent] Budynku „{ $card }” nie można tak użyć: nie leży obok budynku, w którym jesteś. Wybierz sąsiedni.
        [display] Budynku „{ $card }” nie można tak użyć: nie leży w ofercie. Wybierz kartę, która tam leży.
        [itself] Budynku „{ $card }” nie można użyć przez niego samego; wybierz inny budynek.
        [through] Prowadzi tu właśnie „{ $card }” i w tym samym użyciu nie zadziała drugi raz; wybierz inny budynek.
        [settlement] „{ $card }” to osada i nie można jej użyć; wybierz budynek.
       *[other] Budynku „{ $card }” nie można tak użyć; wybierz jeden z proponowanych.
    }
nothing-to-flip = Nie masz żetonu „{ $good }”; odwrócić można tylko żeton, który się ma.
cannot-flip = Żetonu „{ $good }” nie odwraca się swobodnie; można tak odwrócić tylko żeton „{ $turning }”, i to na słomę.
nothing-to-sell = Nie masz żetonu „{ $good }”; na monety można zamienić tylko żeton, który się ma.
cannot-sell = W tej grze nie sprzedaje się żetonu „{ $good }”; na monety zamienia się tylko żeton „{ $turning }”.
one-at-a-time = „{ $line }” wymienia kilka żetonów naraz, a zamienia się je po jednym; za każdym razem napisz „{ $right }”.
conversion-promised = Żeton „{ $good }” jest potrzebny, by zapłacić za to, co wybrano, więc zostaje taki, jaki jest.

unknown-answer = „{ $word }” nie odpowiada na żadne pytanie; odpowiedzi to { $known } oraz dobra po nazwie.
unused-answer = „{ $line }” nie pyta o nic, na co odpowiadałoby „{ $word }”; pomiń to albo podaj budynek, który o to pyta.
answer-needed = Tutaj trzeba podać wybór: { $verb }= jedno z { $options }.

## Alone

neutral-occupied = Na budynku „{ $card }” stoi mnich, więc nie można go przykryć; wybierz puste pole albo niezajęty budynek.
neutral-kind = „{ $card }” można przykryć tylko budynkiem tego samego rodzaju: klasztorny klasztornym, inny innym. Wybierz inne pole.
neutral-cloister = „{ $card }” to budynek klasztorny i na polu { $space } nie miałby obok siebie innego klasztornego; wybierz pole obok takiego budynku.
neutral-settlement = „{ $card }” to osada, a gracz neutralny osad nie buduje; połóż budynek z oferty.
neutral-no-space = Neutralna prowincja nie ma pola { $space } i nigdy się nie powiększa; wybierz jedno z jej dziesięciu pól.
visit-not-new = Gracz neutralny nie położył przed chwilą budynku „{ $card }”; teraz można użyć tylko budynku położonego w tej fazie.
neutral-last-space = Gdyby budynek „{ $card }” stanął na polu { $space }, zabrakłoby miejsca dla kart: { $cards }; a trzeba położyć jak najwięcej budynków. Wybierz inne pole albo połóż najpierw inną kartę.

## Starting, saving, clicking

no-such-mode =
    Nie ma takiej gry: { $players ->
        [one] 1 gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, { $length }; gry to { $modes }.
no-such-country = „{ $word }” nie jest krajem tej gry; wybierz { $countries }.
bad-seats = Te miejsca nie pasują; daj każdemu graczowi własny kolor: R, G, B albo W.
ruling-does-not-fit =
    { $ruling ->
        [without_quarry_c] Tylko krótka gra na cztery osoby z kartami francuskimi może obejść się bez Kamieniołomu ze stosu C, i to tylko według oficjalnych tabel; usuń „{ $ruling }” z rozstrzygnięć.
       *[gifts_after_phase] Tylko krótkie gry na trzy i cztery osoby rozdają dobra, a własne tabele serwisu ustalają kiedy; usuń „{ $ruling }” z rozstrzygnięć.
    }
no-such-rulings = Nie ma rozstrzygnięć „{ $word }”; znane to { $known }.
record-refused = Ruchu { $number } z zapisu, „{ $line }”, nie można wykonać: { $why }
record-unreadable = Tego wiersza zapisu nie da się odczytać: „{ $line }”. Popraw go albo usuń razem ze wszystkim, co po nim następuje.
record-newer = Ten zapis ma wersję { $version }, a ten program czyta wersje do { $ours }; odśwież tę stronę albo weź najnowszą wersję, żeby go otworzyć.
code-damaged = Ten kod jest uszkodzony, być może ucięty na końcu; skopiuj go jeszcze raz w całości.
foreign-json = To nie jest gra, którą tu zapisano; otwórz plik, który tu zapisano, albo zapis gry.
no-command = Ruch { $number }, „{ $line }”, nie ma słów w notacji Kennerspiel; zachowaj grę jako nasz zapis.
nothing-to-take-back = Przed tym pytaniem nie było żadnej twojej decyzji.
stale-click = Od tego kliknięcia plansza się zmieniła (kliknięto przy ruchu { $ply }, a gra jest przy ruchu { $now }); spójrz i kliknij jeszcze raz.
