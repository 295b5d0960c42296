# The puzzles: a title, what lies on the table, a hint; the question comes from what is measured.

puzzle-lesson = Zagadki
    .goals = Znajdź najlepsze zagranie. Komputer sprawdził wszystkie możliwe zagrania, więc każda odpowiedź jest udowodniona.
puzzle-task-points = Ile maksymalnie punktów może mieć Czerwony na koniec tej tury? Zagraj to i zakończ turę.
puzzle-task-food = Ile żywności mogą być maksymalnie warte dobra Czerwonego na koniec tej tury? Zagraj to i zakończ turę.
puzzle-task-good =
    { $good ->
        [Br] Ile maksymalnie chleba może mieć Czerwony na koniec tej tury? Zagraj to i zakończ turę.
        [Be] Ile maksymalnie piwa może mieć Czerwony na koniec tej tury? Zagraj to i zakończ turę.
        [Mt] Ile maksymalnie mięsa może mieć Czerwony na koniec tej tury? Zagraj to i zakończ turę.
       *[Pn] Ile maksymalnie monet może mieć Czerwony na koniec tej tury? Zagraj to i zakończ turę.
    }
puzzle-task-turns = Najpóźniej do końca rundy { $round }: { $what }.
puzzle-task-race = { $what } najpóźniej w swojej turze nr { $best }, licząc od tej.
puzzle-solved-value = { $best }: lepiej się nie da. Sprawdzono wszystkie inne możliwe zagrania.
puzzle-solved-turns =
    { $best ->
        [one] W jednej turze: lepiej się nie da.
        [few] W { $best } turach: lepiej się nie da.
       *[many] W { $best } turach: lepiej się nie da.
    }
puzzle-go-on = Zakończ turę, żeby zobaczyć, co z tego wyszło.
puzzle-better = Twój wynik to { $reached }. To jeszcze nie najlepszy: cofnij albo zacznij od nowa.
puzzle-too-slow = Da się szybciej: cofnij albo zacznij od nowa.
puzzle-unknown = Nie ma zagadki „{ $number }”; najbliższe nazwy to { $near }, a numery są od 1 do { $count }.
puzzle-other-version = W tej wersji programu nie ma zagadki „{ $number }”: zagadki z gier zmieniają się z wersji na wersję. Rozwiązane zagadki pozostają zapisane. Najbliższe nazwy to { $near }, a numery są od 1 do { $count }.
puzzle-no-theme = Nie ma zagadek na temat „{ $theme }”; tematy to { $known }.

puzzle-run-streak = Zagadki: seria
    .goals = Znajdź najlepsze zagranie każdej zagadki za pierwszym razem.
puzzle-run-clock = Zagadki na czas
    .goals = Znajdź najlepsze zagranie każdej zagadki za pierwszym razem.
puzzle-run-count = Rozwiązane z rzędu: { $count }.
puzzle-run-time = Rozwiązane: { $count }. Zostało sekund: { $seconds }.
puzzle-run-over =
    Koniec: masz { $count ->
        [one] 1 rozwiązaną zagadkę
        [few] { $count } rozwiązane zagadki
        [many] { $count } rozwiązanych zagadek
       *[other] { $count } rozwiązanej zagadki
    }.

puzzle-hire-or-build = Winiarnia należy do Zielonego. Masz winogrona, a także słomę i glinę.
    .title = Kontrakt czy budowa
    .hint-1 = Twoje wino może być warte więcej niż 1 punkt, który daje.

puzzle-calefactory = Masz Kalefaktorium i Warsztat klasztorny, a także lasy i torfowiska, z których możesz mieć energię.
    .title = Drewno i torf
    .hint-1 = Trzy ceramiki i ornament wymagają 4 energii.

puzzle-clay-or-wood = Masz Warsztat klasztorny, dwa żetony gliny, jeden kamień, dwa żetony drewna i dwie akcje.
    .title = Glina czy drewno
    .hint-1 = Czego brakuje Warsztatowi: gliny czy energii?

puzzle-portico = Portyk daje za relikwię po dwa żetony siedmiu dóbr. Masz też Warsztat klasztorny. Czy to się opłaca?
    .title = Wydana relikwia
    .hint-1 = Z tego, co daje Portyk, Warsztat klasztorny może zrobić dobra warte dziesięć punktów.

puzzle-round-tower = Okrągła wieża bierze 5 monet, whisky i dobra za 14 punktów, a daje cud.
    .title = Cena cudu
    .hint-1 = Oddaj to, co razem jest warte czternaście punktów, i ani punktu więcej.

puzzle-brotherhood = Trwa runda specjalna. Masz klasztor i jedenaście monet, a Dom bractwa jest w ofercie.
    .title = Dom bractwa
    .hint-1 = Pracownia fałszerza też zamienia monety na punkty. I czy na twoich ziemiach naprawdę nie ma miejsca?

puzzle-village = To faza osad D. Stać cię na Wieś. Ale gdzie przyniesie najwięcej punktów?
    .title = Teren dla Wsi
    .hint-1 = Przed osadą możesz kupić teren.

puzzle-camera = Skarbiec zamienia najwyżej dwa razy księgę i ceramikę na relikwię, monetę i glinę.
    .title = Skarbiec
    .hint-1 = Księga i ceramika dają relikwię; ile ceramik potrzebujesz?

puzzle-shipping = Stać cię na Nabrzeże albo na Warsztat klasztorny, ale nie na oba.
    .title = Nabrzeże czy Warsztat
    .hint-1 = Porównaj, ile punktów każda karta daje od razu, gdy wejdzie do niej przeor.

puzzle-last-visit = To runda specjalna. Przeor może pójść do każdego budynku na stole, a ty masz dużo dóbr.
    .title = Ostatnia akcja
    .hint-1 = Policz też punkty za dobra, które każdy budynek ci zabiera.

puzzle-filial-church = Kościół filialny daje relikwię za pięć różnych dóbr. Masz cztery.
    .title = Pięć różnych dóbr
    .hint-1 = Dwie strony żetonu to dwa różne dobra, a zboże można zamienić na słomę.

puzzle-kiln-and-merchant = Masz torf i Mielerz. Skład opału jest w ofercie.
    .title = Paliwo na sprzedaż
    .hint-1 = Skład opału płaci dziesięć monet za dziewięć energii. Każdy opał jest wart 3 energii.

puzzle-brewer = Masz siedem żetonów zboża, Słodownię i Browar.
    .title = Mały browar
    .hint-1 = Każde piwo wymaga słodu i zboża.

puzzle-alone-pressing = Grasz solo. Masz jedną monetę, Majątek fundacyjny i Winiarnię.
    .title = Jedna moneta w grze solo
    .hint-1 = Co można kupić za jedną jedyną monetę?

puzzle-slaughter = Masz trzy owce, dwa żetony zboża i Rzeźnię.
    .title = Słoma dla owiec
    .hint-1 = Każda owca wymaga 1 słomy, a zboże można zamienić na słomę.

puzzle-books-and-wine = Masz cztery monety i winogrono. Biblioteka klasztorna i Winiarnia należą do ciebie.
    .title = Księgi i wino
    .hint-1 = Najpierw sprzedaj to, za co dostaniesz najwięcej monet, a potem kup księgi.

puzzle-druids = Dom druida daje za księgę 5 jednego dobra podstawowego i 3 innego. Masz też Warsztat klasztorny.
    .title = Dom druida
    .hint-1 = Których dwóch dóbr potrzebuje Warsztat?

puzzle-bathhouse = W Łaźni płacisz monetę i wszyscy twoi mnisi wracają do domu.
    .title = Kąpiel dla wszystkich
    .hint-1 = Mnicha, który wrócił do domu, możesz znowu wysłać.

puzzle-pilgrims-progress = Miejsce pielgrzymek i Dom przeora należą do ciebie. Masz księgę, ceramikę i ornament.
    .title = Dwie wizyty
    .hint-1 = Z Domu przeora możesz drugi raz użyć Miejsca pielgrzymek. Które kroki dają najwięcej punktów?

puzzle-forgery = Masz dziewiętnaście monet, ceramikę, Pracownię fałszerza i Posiadłość miejską.
    .title = Pracownia fałszerza
    .hint-1 = Pierwsza relikwia kosztuje pięć monet, każda następna dziesięć. Skąd wziąć więcej monet?

puzzle-chapel = Kaplica i Destylarnia whisky należą do ciebie.
    .title = Piwo i whisky
    .hint-1 = Każda relikwia wymaga 1 piwa i 1 whisky. Za monetę możesz też kupić księgę.

puzzle-two-buildings = Stać cię na Warsztat klasztorny i na Rzeźnię, ale w turze budujesz tylko jeden budynek. Zielony też ma drewno.
    .title = Dwa budynki
    .task = Zbuduj oba
    .hint-1 = Na który z nich stać Zielonego?

puzzle-field-to-oven = Masz pięć żetonów zboża, Wiatrak i Piekarnię, ale nie masz czym palić.
    .title = Od zboża do chleba
    .hint-1 = Wiatrak daje też słomę.

puzzle-market-day = Targ daje chleb i siedem monet. Skąd wziąć więcej monet?
    .title = Dzień targowy
    .hint-1 = Targ bierze cztery różne żetony. Żeton 5 monet i żeton 1 monety to dwa różne żetony.

puzzle-alehouse = Masz słód, zboże i whisky oraz Browar i Piwiarnię.
    .title = Browar i Piwiarnia
    .hint-1 = Piwiarnia płaci osiem monet za piwo i siedem za whisky. Co jeszcze możesz uwarzyć?

puzzle-alone-quarry = Grasz solo. Masz góry, pięć monet i Warsztat klasztorny.
    .title = Kamień w grze solo
    .hint-1 = Kamień możesz wziąć jokerem. Co możesz z niego zrobić?

puzzle-dormitory = Dormitorium jest w ofercie. Masz na nie glinę, do tego zboże i trochę drewna.
    .title = Księgi ze słomy i drewna
    .hint-1 = Każda księga wymaga słomy i drewna. Najpierw zdobądź to, czego brakuje.

puzzle-library-and-inn = Masz trzy monety i dwie owce. Biblioteka klasztorna i Zajazd należą do ciebie.
    .title = Biblioteka i Zajazd
    .hint-1 = Wino jest w Zajeździe warte sześć monet, a mięso to 5 żywności.

puzzle-palace-in-time = Grasz solo. Masz dziesięć monet i ceramikę, a w ofercie leży Zamek.
    .title = Zamek na czas
    .task = zbuduj Zamek
    .hint-1 = Zamek kosztuje 25 monet. Posiadłość miejska płaci 12 monet za ceramikę.

puzzle-two-reliquaries = Grasz solo. Masz ornament i ceramikę, a Miejsce pielgrzymek należy do ciebie. Dwóch twoich mnichów jest już poza domem.
    .title = Dwie relikwie
    .task = zdobądź dwie relikwie
    .hint-1 = Twoi mnisi wracają do domu, gdy wszyscy są poza domem.

puzzle-castle-in-time = Grasz solo. Masz pięć kamieni i jedno drewno oraz góry na Warownię.
    .title = Warownia na czas
    .task = zbuduj Warownię
    .hint-1 = Warownia kosztuje 6 drewna. Drewno możesz wziąć dwoma znacznikami.

puzzle-first-wonder = Grasz solo. Masz księgę, ceramikę, ornament i trzy monety. Pracownia fałszerza i Zakrystia należą do ciebie.
    .title = Pierwszy cud
    .task = zdobądź cud
    .hint-1 = Brakuje relikwii. W Pracowni fałszerza kosztuje pięć monet.

## Zagadki z gier

puzzle-mined =
    Z gry rozegranej przez boty: { $length ->
        [short] gra krótka
       *[long] gra długa
    }, { $country ->
        [ireland] Irlandia
       *[france] Francja
    }.
    .title =
        Runda { $round }, { $players ->
            [one] gra solo
            [few] { $players } graczy
            [many] { $players } graczy
           *[other] { $players } gracza
        } · { $mark }
    .task = Ile maksymalnie punktów może mieć { $seat } na koniec tej tury? Zagraj to i zakończ turę.
    .task-lead = Jak dużą przewagę może mieć { $seat }? Liczą się punkty, które { $seat } ma po tej turze, minus najwyższy wynik, jaki { $rival } może mieć po następnej turze. Zagraj to i zakończ turę.
    .learnt-lead =
        { $seat } ma { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }, a { $rival } może mieć najwyżej { $left }: sprawdzono każdy z { $ways } sposobów rozegrania tej tury i wszystkie odpowiedzi. Odpowiedź: { $answer }. Najbardziej kuszący inny pomysł daje { $more }: { $other }. Ale wtedy { $rival } może mieć { $more-left }: { $reply }.
    .better-lead = Masz { $reached }, a { $rival } może jeszcze mieć { $left }. To jeszcze nie najlepszy wynik: cofnij albo zacznij od nowa.
    .task-turns = Zbuduj { $card } najpóźniej w swojej turze nr { $best }, licząc od tej.
    .learnt-turns = W { $best } turach: szybciej się nie da i tylko ten początek jest dość szybki. Odpowiedź: { $answer }.
    .learnt = Najwyższy wynik to { $best } pkt: sprawdzono każdy z { $ways } sposobów rozegrania tej tury. Odpowiedź: { $answer }. Najbardziej kuszący inny pomysł daje { $second } pkt: { $other }.
    .hint-1-lead = Czego następny gracz najbardziej potrzebuje do dobrej tury? Może da się to zabrać albo zająć przed nim.
    .hint-2 = Do odpowiedzi należy ta karta: { $card }.
    .hint-3 = Zacznij tak: { $first }.
puzzle-mined-nothing = pas
puzzle-idea-chain = Poszukaj tury, która robi kilka rzeczy: budynku, który działa od razu, albo takiego, który prowadzi do następnego.
puzzle-idea-contract = Zobacz, co zbudowali inni i kto z nich jest w domu: cudzy budynek może być wart swojej ceny.
puzzle-idea-denial = Ktoś inny chce tej samej karty. Czego nie będzie już w twojej następnej turze?
puzzle-idea-timing = Co możesz zrobić teraz, a czego nie zrobisz już w następnej turze?
puzzle-idea-land = Nowy teren kosztuje monety, ale coś może na nim stanąć od razu.
puzzle-idea-settlement = Pomyśl o osadzie i o kartach, z którymi będzie sąsiadować.
puzzle-idea-ending = Gra prawie się kończy: które dobra można jeszcze zamienić na punkty?
puzzle-idea-solo = Masz dwie akcje z rzędu: pierwsza może przygotować drugą.
puzzle-idea-two-turn = Policz dwie tury: co musi stać się w tej, żeby wystarczyła następna?
puzzle-idea-three-turn = Policz trzy tury: co musi stać się najpierw, żeby wystarczyła trzecia?
puzzle-why-chain = Ta tura zrobiła kilka rzeczy, a każdy krok umożliwił następny.
puzzle-why-contract = Kontrakt był wart więcej niż jego cena.
puzzle-why-denial = Jeśli spasujesz, bot na miejscu innego gracza zbuduje tę kartę przed twoją następną turą.
puzzle-why-timing = Jeśli spasujesz, a za innych zagrają boty, tych samych ruchów nie będzie już w twojej następnej turze.
puzzle-why-land = Nowy teren od razu był wart swojej ceny.
puzzle-why-ending = Tak późno liczą się już tylko punkty.
