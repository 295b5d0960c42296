# Why a move was refused: what is wrong, and what would have to be different.
# Names of cards, spaces and goods arrive readable; numbers arrive as numbers.
# One sentence or two, and always a full stop: the rule number is shown beside it, not in it.

## A line that cannot be read

not-a-verb = Żaden ruch nie zaczyna się od „{ $word }”. Czasowniki to { $verbs }.
not-a-move = „{ $line }” to nie jest cały ruch; pisze się go { $usage }.
unknown-card = W tej grze nie ma karty „{ $word }”; najbliższe nazwy to { $near }.
unknown-space = „{ $word }” nie jest polem tych ziem. Pole pisze się rząd,kolumna, na przykład 0,3; góry nazywa ich górny rząd i kolumna 6.
unknown-good = W tej grze nie ma dobra „{ $word }”; dobra pisze się nazwą albo dwiema literami, na przykład Wo to drewno.
unknown-good-near = W tej grze nie ma dobra „{ $word }”; najbliższe nazwy to { $near }.
unknown-seat = Nikt nie siedzi na miejscu „{ $word }”; miejsca to { $seats }.

## A line that is no answer now

game-over = Gra się skończyła i nie można już wykonać ruchu. Cofnij, żeby obejrzeć inne zakończenie.
other-question = Pytanie brzmi teraz „{ $question }”, a „{ $line }” nie jest na nie odpowiedzią.
not-an-option = „{ $line }” nie należy do ruchów możliwych w tej chwili; wybierz jeden z dozwolonych.
ambiguous = „{ $line }” może oznaczać kilka ruchów; powiedz, który: { $options }.

## Building

card-not-in-display = Budynku „{ $card }” nie ma teraz w ofercie; zbudować można tylko to, co w niej leży.
card-already-built = Budynek „{ $card }” już stoi (właściciel: { $owner }), a każdy budynek jest tylko jeden; wybierz inny.
card-in-pile = Budynek „{ $card }” leży jeszcze w stosie { $pile }; będzie można go zbudować, gdy ten stos trafi do oferty.
card-not-in-game = Karta „{ $card }” nie bierze udziału w tej grze: przy tej liczbie graczy, długości i kraju zostaje w pudełku.
cannot-afford = Budynek „{ $card }” kosztuje { $cost }; musisz jeszcze zdobyć { $missing }.
no-such-space = Na twoich ziemiach nie ma pola { $space }; wybierz pole, które masz, albo najpierw dokup teren.
space-covered =
    { $what ->
        [moor] Na polu { $space } leży torfowisko; najpierw wykop torf albo wybierz puste pole.
       *[other] Na polu { $space } rośnie las; najpierw go wykarczuj albo wybierz puste pole.
    }
space-taken = Na polu { $space } stoi już „{ $card }”; wybierz puste pole.
wrong-terrain = Budynek „{ $card }” nie może tu stać (teren: { $terrain }); potrzebny teren: { $allowed }.
needs-cloister = „{ $card }” to budynek klasztorny, a obok pola { $space } nie ma budynku klasztornego; wybierz pole, które styka się bokiem z takim budynkiem.
settlement-not-built-here = „{ $card }” to osada, a osad nie buduje się akcją podstawową; poczekaj na fazę osad albo użyj Warowni.

## Main actions

no-main-action-left = Akcja podstawowa jest już wykorzystana; możliwe są jeszcze akcje dodatkowe, a potem zakończ turę.
main-action-left = Masz jeszcze akcję podstawową; wykorzystaj ją albo spasuj, zanim zakończysz turę.
not-your-building = Właścicielem budynku „{ $card }” jest { $owner }, więc nie możesz wysłać tam własnego mnicha; zawrzyj kontrakt.
own-building = Budynek „{ $card }” jest twój i nie wymaga kontraktu; wyślij własnego mnicha.
not-built = Nikt jeszcze nie zbudował budynku „{ $card }”; używać można tylko budynków, które stoją na czyichś ziemiach.
occupied = Na budynku „{ $card }” stoi już mnich; będzie można go użyć, gdy mnich wróci do domu.
no-clergyman =
    { $kind ->
        [prior] Twojego przeora nie ma w domu; wyślij brata zakonnego albo poczekaj, aż przeor wróci.
        [lay] Nie masz w domu żadnego brata zakonnego; wyślij przeora albo poczekaj, aż któryś wróci.
       *[other] Żadnego z twoich mnichów nie ma w domu; wracają na początku rundy, gdy wszyscy są poza domem.
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
    }; zbierz więcej monet albo daj zamiast nich napój.
no-drink = Za kontrakt można tu dać napój, ale nie masz go ({ $drink }); zapłać monetami.
wrong-drink = { $country }: za kontrakt nie płaci się tu napojem „{ $drink }”. We Francji daje się wino, w Irlandii whisky; daj właściwy napój albo monety.
bonus-round-only-prior = W rundzie specjalnej wolno wysłać tylko przeora; braci zakonnych zostaw tam, gdzie są.
bonus-round-not-allowed = W rundzie specjalnej nie ma miejsca na „{ $verb }”; zbuduj jeden budynek albo postaw przeora na dowolnym budynku.
nothing-to-fell =
    { $what ->
        [moor] Na polu { $space } nie ma torfowiska; podaj swoje pole, na którym leży.
        [peat] Na polu { $space } nie ma torfowiska; podaj swoje pole, na którym leży.
       *[other] Na polu { $space } nie ma lasu; podaj swoje pole, na którym rośnie.
    }
indicator-not-on-wheel =
    { $indicator ->
        [joker] Jokera nie ma już na kole produkcji; użyj własnego znacznika dobra.
        [clay] Znacznika gliny nie ma teraz na kole produkcji; użyj jokera.
        [coin] Znacznika monet nie ma teraz na kole produkcji; użyj jokera.
        [grain] Znacznika zboża nie ma teraz na kole produkcji; użyj jokera.
        [livestock] Znacznika owiec nie ma teraz na kole produkcji; użyj jokera.
        [wood] Znacznika drewna nie ma teraz na kole produkcji; użyj jokera.
        [peat] Znacznika torfu nie ma teraz na kole produkcji; użyj jokera.
        [grapes] Znacznika winogron nie ma teraz na kole produkcji; użyj jokera.
        [stone] Znacznika kamienia nie ma teraz na kole produkcji; użyj jokera.
       *[other] Znacznika „{ $indicator }” nie ma teraz na kole produkcji; użyj jokera.
    }

## Landscapes

landscape-already-bought = W tej turze teren jest już kupiony; następny możesz kupić w następnej turze albo w fazie osad.
landscape-too-dear =
    { $kind ->
        [plot] Następny areał
       *[other] Następny zagon
    } kosztuje { $price ->
        [one] 1 monetę
        [few] { $price } monety
       *[many] { $price } monet
    }, a ty { $coins ->
        [0] nie masz żadnej
       *[other] masz tylko { $coins }
    }; będzie twój, gdy uzbierasz dość.
no-landscape-left =
    { $kind ->
        [plot] Wszystkie areały są sprzedane; mogą być jeszcze tylko zagony.
       *[other] Wszystkie zagony są sprzedane; mogą być jeszcze tylko areały.
    }
district-not-adjacent = Zagon w rzędzie { $row } nie dotykałby ani twojej prowincji, ani twojego zagonu; wybierz rząd tuż nad nimi albo tuż pod nimi.
plot-not-adjacent =
    { $side ->
        [coast] Areał nadbrzeżny z górnym rzędem { $row } nie dotykałby twoich ziem; jedno z jego pól wybrzeża musi leżeć obok pola w kolumnie 0 albo obok twojego pola wybrzeża.
       *[mountain] Areał górski z górnym rzędem { $row } nie dotykałby twoich ziem; jedno z jego pól pogórza musi leżeć obok pola w kolumnie 4 albo obok pogórza innego areału.
    }
land-overlaps = W rzędzie { $row } leżą już twoje ziemie; wybierz rząd, w którym wszystkie pola nowego terenu są wolne.
landscape-before-settlement = Teren kupuje się przed osadą; skoro osada już stoi, w tej fazie jest na to za późno.

## Settlements and payments

settlement-not-in-hand = Osady „{ $card }” nie masz na ręce; budować można tylko te osady, które się ma.
settlement-wrong-terrain = Osada „{ $card }” nie może tu stać (teren: { $terrain }); potrzebny teren: { $allowed }.
settlement-too-dear =
    { $energy ->
        [0] Koszt osady „{ $card }” (żywność { $food }) to więcej, niż dają twoje dobra; najpierw zbierz ich więcej.
       *[other] Koszt osady „{ $card }” (żywność { $food }, energia { $energy }) to więcej, niż dają twoje dobra; najpierw zbierz ich więcej i pamiętaj, że każdy żeton liczy się tylko raz.
    }
one-settlement = Osada na tę fazę już stoi; następna musi poczekać na kolejną fazę albo na Warownię.
payment-too-small =
    Ta zapłata jest za mała (w { $unit ->
        [coins] monetach
        [food] żywności
        [energy] energii
       *[points] punktach
    }: { $paid ->
        [one] 1
        [few] { $paid }
       *[many] { $paid }
    }, a potrzeba { $price }); dołóż tyle dóbr, żeby wystarczyło.
payment-not-owned =
    Nie możesz zapłacić więcej, niż masz ({ $good }: { $have }); zapłać czymś innym.
payment-wrong-good =
    Tym tutaj nie zapłacisz: { $good } to nie { $unit ->
        [coins] monety
        [food] żywność
        [energy] energia
       *[points] punkty
    }; wybierz dobra, które się liczą.
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
        [0] nie da się ani razu
        [1] można najwyżej raz
       *[other] można najwyżej { $limit } razy
    }; wybierz mniejszą liczbę.
not-different = Wszystkie te dobra muszą być różne; każdy rodzaj podaj tylko raz.
wrong-count =
    { $asked ->
        [0] Nic nie podano
       *[other] Podano tyle rzeczy: { $asked }
    }, a trzeba podać dokładnie tyle: { $wanted }; wybierz jeszcze raz.
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
       *[other] Budynku „{ $card }” nie można tak użyć; wybierz jeden z proponowanych.
    }
nothing-to-flip = Nie masz czego odwrócić ({ $good }); swobodnie odwraca się tylko zboże, i to na słomę.
conversion-promised = Dobro ({ $good }) jest potrzebne, by zapłacić za to, co wybrano, więc zostaje takie, jakie jest.
nothing-to-sell = Nie masz czego sprzedać ({ $good }); na monety można zamienić tylko wino i whisky, które się ma.

unknown-answer = „{ $word }” nie odpowiada na żadne pytanie; odpowiedzi to { $known } oraz dobra po nazwie.
unused-answer = „{ $line }” nie pyta o nic, na co odpowiadałoby „{ $word }”; pomiń to albo podaj budynek, który o to pyta.
answer-needed = Tutaj trzeba podać wybór: { $verb }= jedno z { $options }.

## Alone

neutral-occupied = Na budynku „{ $card }” stoi mnich, więc nie można go przykryć; wybierz puste pole albo niezajęty budynek.
neutral-kind = „{ $card }” można przykryć tylko budynkiem tego samego rodzaju: klasztorny klasztornym, inny innym. Wybierz inne pole.
neutral-cloister = „{ $card }” to budynek klasztorny i na polu { $space } nie miałby obok siebie innego klasztornego; wybierz pole obok takiego budynku.

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
record-newer = Ten zapis ma wersję { $version }, a ten program czyta wersje do { $ours }; zaktualizuj ora_widgets, żeby go otworzyć.
code-damaged = Ten kod jest uszkodzony, być może ucięty na końcu; skopiuj go jeszcze raz w całości.
foreign-json = To nie jest gra zapisana przez ora_widgets; otwórz plik, który tu zapisano, albo zapis gry.
no-command = Ruch { $number }, „{ $line }”, nie ma słów w notacji Kennerspiel; zachowaj grę jako nasz zapis.
stale-click = Od tego kliknięcia plansza się zmieniła (kliknięto przy ruchu { $ply }, a gra jest przy ruchu { $now }); spójrz i kliknij jeszcze raz.
