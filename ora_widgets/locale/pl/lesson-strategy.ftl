# Lekcje strategii. Liczby są zmiennymi: $R-points przed zadaniem, $then-R-points po jego rozwiązaniu.

strategy-preferred = Dłuższe poszukiwanie wybrałoby tu inną turę: { $other }.

lesson-tempo = Tempo: wszyscy wychodzą, wszyscy wracają
    .goals = Po tej lekcji planujesz mnichów na rundę naprzód, tak żeby rzadko czekali w domu.

lesson-tempo-last-man =
    Mnisi wracają do domu tylko wtedy, gdy wszyscy trzej są poza nim, i tylko na początku rundy (F3.1). Ten, który zostaje
    w domu, zatrzymuje też dwóch pozostałych. Dlatego ostatnia tura rundy to najlepszy moment, żeby wysłać trzeciego.
    .title = Wyślij trzeciego
    .task = Czerwony ma ostatnią turę rundy { $round }, a w domu ma { $R-home ->
            [one] { $R-home } mnicha
            [few] { $R-home } mnichów
           *[many] { $R-home } mnichów
        }, przeora. Zrób tak, żeby Czerwony zaczął następną rundę ze wszystkimi trzema.
    .hint-1 = Wyślij go do jednego z własnych budynków Czerwonego. Potem zakończ turę, żeby skończyła się runda.
    .hint-2 = use LR2 prior; take grain; done.
    .hint-3 = Z gliną też się uda: use LR1 prior; take clay; done.
    .learnt = Czerwony miał w domu { $R-home ->
            [one] { $R-home } mnicha
            [few] { $R-home } mnichów
           *[many] { $R-home } mnichów
        }, a teraz ma { $then-R-home }. Trzeci wyszedł przed końcem rundy, więc wrócili wszyscy.

lesson-tempo-nobody-home =
    Gdy nikogo nie ma w domu, nadal możesz budować, karczować lasy, wykopywać torf i zawierać kontrakty. Zostaw sobie taką
    akcję na tę turę: wtedy runda, w której wszyscy są poza domem, nic cię nie kosztuje.
    .title = Tura bez mnichów
    .task = Niebieski ma w domu { $B-home ->
            [one] { $B-home } mnicha
            [few] { $B-home } mnichów
           *[many] { $B-home } mnichów
        } i { $B-points ->
            [one] { $B-points } punkt
            [few] { $B-points } punkty
           *[many] { $B-points } punktów
        }. Zakończ rundę z wynikiem { $then-B-points } lub wyższym.
    .hint-1 = Budynek daje punkty od razu, nawet jeśli nikt się do niego nie wprowadza. Na który stać Niebieskiego?
    .hint-2 = Piekarnia: build F05 0,3; done.
    .learnt = Budynek od razu dał punkty, a w rundzie { $then-round } wszyscy trzej mnisi są w domu. Gdyby Piekarnia stała już wcześniej, ta tura byłaby słaba.

lesson-tempo-keep-the-prior =
    Nowego budynku można użyć od razu, ale tylko wysyłając do niego przeora (F5.5.5). Jeśli w następnej turze chcesz
    budować, wyślij teraz brata zakonnego albo nikogo i zostaw przeora w domu.
    .title = Zostaw przeora dla nowego budynku
    .task = Czerwony ma w rundzie { $round } dwie tury. W drugiej zbuduj Wirydarz i użyj go tak, żeby Czerwony miał co najmniej { $want-R-Pn } monet.
    .hint-1 = Wirydarz kosztuje 2 drewna, a Czerwony nie ma żadnego. Karczowanie nie wymaga mnicha.
    .hint-2 = fell 0,2 joker; done.
    .hint-3 = build G02 1,3; prior; give Pt Sh Pn; choose 6Pn.
    .learnt = Czerwony zbudował Wirydarz i użył go w jednej turze. Gdyby przeor był poza domem, monety kosztowałyby jeszcze jedną turę.

lesson-turn-price = Otwarcia i cena tury
    .goals = Po tej lekcji pytasz przy każdej turze, także na początku, co ona daje, i znajdujesz tury, które robią dwie rzeczy naraz.

lesson-turn-price-two-in-one =
    W każdej turze jest jedna akcja podstawowa, więc nic nie jest cenniejsze od tury. Zbuduj i wyślij przeora do
    nowego budynku: to dwie akcje w cenie jednej.
    .title = Dwa w jednym
    .task = W jednej turze zbuduj budynek i kup zagon, a na koniec miej co najmniej { $want-R-Pn } monety.
    .hint-1 = Który budynek z oferty zamienia paliwo na monety? Twój torf i drewno to paliwo.
    .hint-2 = build G06 0,3; prior; trade 3energy.
    .learnt = Skład opału zwiększa wynik Czerwonego z { $R-points } do { $then-R-points }. Płaci też za zagon i zostaje { $then-R-Pn ->
            [one] { $then-R-Pn } moneta
            [few] { $then-R-Pn } monety
           *[many] { $then-R-Pn } monet
        }.

lesson-turn-price-who-else-can =
    Każdy budynek jest tylko jeden (F1.5). Gdy chcesz mieć dwa, spójrz najpierw na dobra innych. To, na co nikogo innego nie
    stać, poczeka do twojej następnej tury.
    .title = Kogo jeszcze na to stać?
    .task = Czerwonego stać na Mielerz i na Piekarnię, a w rundzie { $round } ma dwie tury. Zbuduj oba budynki.
    .hint-1 = Ile kosztuje każdy z nich? Spójrz na dobra Zielonego.
    .hint-2 = Zielony ma { $G-Cl } glinę i ani jednej słomy, więc zagrożony jest tylko Mielerz.
    .hint-3 = build G07 0,3; skip; done. Potem zbuduj Piekarnię.
    .learnt = Zielony mógł zbudować Mielerz i zbudowałby go. Piekarnia była bezpieczna, bo nikt inny nie ma słomy ani zboża.

lesson-turn-price-borrowed-hands =
    Tura, w której nikogo nie ma w domu, nie musi być słaba. Kontrakt wysyła cudzego mnicha, więc
    żaden własny budynek nie musi być wolny.
    .title = Cudzymi rękami
    .task = Zielony ma w domu { $G-home ->
            [one] { $G-home } mnicha
            [few] { $G-home } mnichów
           *[many] { $G-home } mnichów
        }, ale ma zapas dóbr. W tej turze zwiększ jego wynik z { $G-points } do co najmniej { $want-G-points } punktów.
    .hint-1 = Ceramika daje po 3 punkty, a ornament 4. Powstają w Warsztacie klasztornym Czerwonego, w którym nikt nie stoi.
    .hint-2 = Zawrzyj kontrakt na Warsztat klasztorny: contract G18 coins; send lay.
    .hint-3 = contract G18 coins; send lay; times 3; times 1; pay 3Wo 2Sw.
    .learnt = Zielony ma teraz { $then-G-points ->
            [one] { $then-G-points } punkt
            [few] { $then-G-points } punkty
           *[many] { $then-G-points } punktów
        }, { $then-G-Ce ->
            [one] { $then-G-Ce } ceramikę
            [few] { $then-G-Ce } ceramiki
           *[many] { $then-G-Ce } ceramik
        } i { $then-G-Or ->
            [one] { $then-G-Or } ornament
            [few] { $then-G-Or } ornamenty
           *[many] { $then-G-Or } ornamentów
        }. A to za jeden kontrakt.

lesson-turn-price-a-great-turn =
    Przed turą policz, ile punktów da każdy z pomysłów. Dobry budynek pod koniec gry często daje więcej niż trzy tury
    zbierania dóbr.
    .title = Wielka tura
    .task = W tej turze zwiększ wynik Niebieskiego z { $B-points } do co najmniej { $want-B-points } punktów.
    .hint-1 = Porównaj tarcze budynków z oferty i poszukaj takiego, którego przeor może od razu użyć.
    .hint-2 = Stocznia wymaga wybrzeża: build G26 -2,-1; prior; times 1.
    .learnt = W grze botów Niebieski miał potem { $then-B-points ->
            [one] { $then-B-points } punkt
            [few] { $then-B-points } punkty
           *[many] { $then-B-points } punktów
        }. Liczy się budynek, a jego ornament i monety też.

lesson-chains = Który łańcuch kiedy się opłaca
    .goals = Po tej lekcji wybierasz łańcuch, który pasuje do twoich dóbr i do tego, ile gry jeszcze zostało.

lesson-chains-ceramic =
    Na początku gry najszybciej w punkty zamienia się glina: ceramika wymaga tylko gliny i odrobiny paliwa. Chleb i
    wino potrzebują więcej budynków, zanim się opłacą.
    .title = Najpierw glina
    .task = Czerwony ma drewno, torf i glinę. W tej turze zwiększ wynik z { $R-points } do co najmniej { $want-R-points } punktów.
    .hint-1 = Warsztat klasztorny musi stać obok innego budynku klasztornego. Czerwony ma pogórze wokół Kancelarii klasztornej.
    .hint-2 = build G18 2,4; prior; times 2.
    .hint-3 = build G18 2,4; prior; times 2; pay Pt.
    .learnt = W grze botów Czerwony miał potem { $then-R-points ->
            [one] { $then-R-points } punkt
            [few] { $then-R-points } punkty
           *[many] { $then-R-points } punktów
        } i { $then-R-Ce ->
            [one] { $then-R-Ce } ceramikę
            [few] { $then-R-Ce } ceramiki
           *[many] { $then-R-Ce } ceramik
        }. Warsztat klasztorny będzie często używany, także przez innych, a oni za to zapłacą.
    .differs = Nie daje ona punktów od razu. W grach rozegranych dalej po obu turach nie było wyraźnej różnicy.

lesson-chains-grapes-in-time =
    Łańcuch z wielu kroków daje zysk w jednej wielkiej turze na końcu. Tury samego zbierania nie dają nic, więc zacznij
    tak wcześnie, żeby zdążyć do końca.
    .title = Tura, która się opłaca
    .task = Zielony zebrał { $G-Gp ->
            [one] { $G-Gp } winogrono
            [few] { $G-Gp } winogrona
           *[many] { $G-Gp } winogron
        }. W tej turze zwiększ wynik z { $G-points } do co najmniej { $want-G-points } punktów.
    .hint-1 = Wino daje punkt, a jedno wino można sprzedać podczas tej samej wizyty.
    .hint-2 = use F21 lay; times 10; times 1.
    .learnt = W grze botów Zielony miał potem { $then-G-points ->
            [one] { $then-G-points } punkt
            [few] { $then-G-points } punkty
           *[many] { $then-G-points } punktów
        }. Wino przyda się też do osad i kontraktów.

lesson-chains-up-to-a-wonder =
    Na szczycie wszystkich łańcuchów jest cud, wart 30 punktów. Wymaga księgi, ceramiki, ornamentu i relikwii. Zrób go,
    gdy tylko masz wszystkie cztery: cudów może zabraknąć (F1.3).
    .title = Aż do cudu
    .task = Zielony ma wszystko, czego wymaga Zakrystia, ale leży ona jeszcze w ofercie. Zdobądź cud w tej turze.
    .hint-1 = Dzięki Przytułkowi możesz użyć budynku z oferty. Stoi w nim przeor, więc możesz użyć go przez Dom przeora.
    .hint-2 = contract G01 coins; enter F40.
    .hint-3 = contract G01 coins; enter F40; enter G34; times 1.
    .learnt = Trzy budynki w jednej turze, a żaden nie należał do Zielonego. W grze botów jego wynik wzrósł z { $G-points } do { $then-G-points }.

lesson-where-to-live = Tereny i miejsca na osady
    .goals = Po tej lekcji kupujesz tereny pod osady i stawiasz je tam, gdzie liczą się sąsiedzi.

lesson-where-to-live-fishing =
    Osada daje swoje punkty dodatkowe i punkty dodatkowe sąsiadów. Każde pole morza obok daje 3 (F14.3). Zielony
    kupił wybrzeże na długo przed tą fazą. Teraz to się zwraca.
    .title = Wybrzeże kupione na czas
    .task = To faza osad. Zwiększ wynik Zielonego z { $G-points } do co najmniej { $want-G-points } punktów.
    .hint-1 = Która osada wymaga wybrzeża i zyskuje na morzu obok?
    .hint-2 = settle S4 -1,-1; pay 2Pt.
    .learnt = Dzięki Osadzie rybackiej punkty Zielonego wzrosły z { $G-points } do { $then-G-points }. Każda inna osada daje tu mniej.

lesson-where-to-live-hilltop =
    Możesz najpierw kupić teren, a potem zbudować na nim osadę (F8.3). Zanim wybierzesz, porównaj wszystkie pola: ta
    sama osada jest więcej warta wśród dobrych sąsiadów.
    .title = Porównaj wszystkie pola
    .task = Niebieskiego stać na Wieś. Zwiększ dzięki niej wynik z { $B-points } do co najmniej { $want-B-points } punktów.
    .hint-1 = Dodaj punkty dodatkowe wokół każdego pola. Razem z górami dostajesz też nowe pola pogórza.
    .hint-2 = plot -3 mountain; settle S7 -2,5.
    .hint-3 = plot -3 mountain; settle S7 -2,5; pay 3Mt; pay 3Pt Co. Wystarczy też pole, które Niebieski już ma.
    .learnt = W grze botów Niebieski kupił góry i miał potem { $then-B-points ->
            [one] { $then-B-points } punkt
            [few] { $then-B-points } punkty
           *[many] { $then-B-points } punktów
        }. Nie trzeba kupować terenu: warto tylko wtedy, gdy jego pola mają lepszych sąsiadów niż te, które już masz.

lesson-hired-hands = Kontrakty: dochód i blokowanie
    .goals = Po tej lekcji umiesz blokować innych kontraktami i wiesz, kto na tym zarabia.

lesson-hired-hands-the-quarry =
    Kontrakt robi trzy rzeczy: dostajesz dobra, mnich właściciela jest poza domem, a budynek jest zamknięty, dopóki on nie
    wróci (F5.2.5). Używaj tego, czego właściciel chce użyć za chwilę.
    .title = Weź to przed nimi
    .task = Kamień pokazuje { $wheel-stone }, joker { $wheel-joker }, a Kamieniołom należy do Czerwonego. Weź tam { $want-G-Sn } kamienie, zanim zrobi to Czerwony.
    .hint-1 = Joker daje teraz więcej niż znacznik kamienia.
    .hint-2 = contract G22 coins; send lay; take joker.
    .learnt = Zielony ma teraz { $then-G-Sn ->
            [one] { $then-G-Sn } kamień
            [few] { $then-G-Sn } kamienie
           *[many] { $then-G-Sn } kamieni
        }, a znacznik kamienia nadal pokazuje { $then-wheel-stone }. Kamieniołom Czerwonego jest zamknięty do powrotu mnicha. Jeśli zapłatą były monety, dostał je Czerwony.

lesson-hired-hands-a-drink =
    Monety za kontrakt dostaje właściciel. Trunek trafia natomiast do zasobów ogólnych (F5.3.5). Płać więc trunkiem,
    gdy nie chcesz, żeby właściciel coś zarobił.
    .title = Zapłata trunkiem
    .task = Winogrona pokazują { $wheel-grapes }. Zielony ma { $G-Pn ->
            [one] { $G-Pn } monetę
            [few] { $G-Pn } monety
           *[many] { $G-Pn } monet
        } i { $G-Wn } wino; kontrakt kosztuje { $price-contract } monety. Zdobądź w tej turze wszystkie winogrona, tak żeby Niebieski nic nie zarobił.
    .hint-1 = Winorośl Niebieskiego jest wolna. Czym oprócz monet można zapłacić za kontrakt?
    .hint-2 = contract F14 wine; send lay; take grapes.
    .learnt = Zielony dostał { $then-G-Gp ->
            [one] { $then-G-Gp } winogrono
            [few] { $then-G-Gp } winogrona
           *[many] { $then-G-Gp } winogron
        } za jedno wino i zachował monety; za monety Niebieski zarobiłby { $price-contract }. Wino też daje punkt i żywność, więc zanim wybierzesz, sprawdź, kto zarabia.
    .differs = W grach rozegranych dalej po obu turach nie było wyraźnej różnicy.

lesson-hired-hands-while-it-is-free =
    Budynek, w którym ktoś stoi, jest zamknięty dla wszystkich (F5.2.5). Jeśli właściciel chce go użyć, twój kontrakt musi być
    pierwszy. To, czego nikt ci nie zabierze, może być drugie.
    .title = Póki jest wolny
    .task = Czerwony ma w rundzie { $round } dwie tury. Upiecz { $want-R-Br } chleby w Piekarni Zielonego i zbuduj Dom przeora.
    .hint-1 = Zielony ma { $G-Fl } mąki. Co nie będzie już możliwe, jeśli poczeka?
    .hint-2 = Nikt inny nie ma tego, co kosztuje Dom przeora. Najpierw Piekarnia, przez kontrakt.
    .hint-3 = contract F05 coins; times 2; times 2; district -1 plains; done. Potem zbuduj Dom przeora.
    .learnt = Kontrakt Czerwonego wyprzedził Zielonego, który sam chciał kogoś wysłać do Piekarni. Dom przeora poczekał, bo nikogo innego nie było na niego stać.

lesson-hired-hands-through-the-priory =
    Niektóre budynki pozwalają użyć innych. Ich właściciele zarabiają wciąż na nowo, bo wszyscy z nich korzystają.
    Poszukaj takiego łańcucha, zanim policzysz własne budynki.
    .title = Budynek po budynku
    .task = W tej turze zwiększ wynik Zielonego z { $G-points } do co najmniej { $want-G-points } punktów.
    .hint-1 = Dzięki Warowni możesz zbudować osadę w dowolnej chwili. Leży ona jeszcze w ofercie, ale dzięki Karczmie możesz jej tam użyć.
    .hint-2 = W Karczmie stoi przeor Zielonego, więc możesz jej użyć przez Dom przeora Niebieskiego: contract G01 coins; send lay; enter I40; enter G28.
    .hint-3 = contract G01 coins; send lay; enter I40; enter G28; settle S6 -7,-1; pay 2Sh Pn.
    .learnt = W grze botów Zielony miał potem { $then-G-points ->
            [one] { $then-G-points } punkt
            [few] { $then-G-points } punkty
           *[many] { $then-G-points } punktów
        }. Ma o jedną osadę więcej, i to między dwiema fazami osad.

lesson-wheel-ahead = Czytanie kieratu naprzód
    .goals = Po tej lekcji wiesz, co znacznik pokaże w twojej następnej turze i kiedy brać, a kiedy czekać.

lesson-wheel-ahead-next-value =
    W każdej rundzie wszystkie znaczniki idą o krok dalej, więc dobro, którego nikt nie bierze, rośnie. Czy będzie tam
    w twojej następnej turze, zależy od tego, kto gra przed tobą. Policz ich.
    .title = Rundę naprzód
    .task = W rundzie { $round } drewno pokazuje { $wheel-wood }. Co pokaże w następnej rundzie, jeśli nikt go nie weźmie?
    .hint-1 = Wartości są wydrukowane na kieracie: 0, 2, 3, 4, 5, 6.
    .learnt = Rośnie tam o 1. Czekanie jest warte 1 drewno, a dwaj gracze mogą je wziąć przed tobą.

lesson-wheel-ahead-mill-next-round =
    Weź to, czego potrzebujesz w następnej turze, a nie to, czego jest najwięcej. Wtedy w następnej turze budujesz.
    .title = Teraz drewno, potem Wiatrak
    .task = Do tury Zielonego w rundzie { $want-round } zwiększ jego wynik z { $G-points } do co najmniej { $want-G-points } punktów.
    .hint-1 = Wiatrak kosztuje 3 drewna i 2 gliny. Joker dałby tylko { $wheel-joker } drewna.
    .hint-2 = fell 0,2 wood; done.
    .hint-3 = build F04 0,-1.
    .learnt = Zielony doszedł w dwóch turach do wyniku { $then-G-points }. Innym zostało wtedy mało drewna.

lesson-wheel-ahead-before-they-do =
    Znacznik jest dla wszystkich. To, co daje tylko twój budynek, może poczekać, dopóki nikogo nie stać na kontrakt. Najpierw
    weź więc to, co mogą wziąć także inni.
    .title = Zanim wezmą inni
    .task = Glina pokazuje { $wheel-clay }, a winogrona { $wheel-grapes }; Czerwony ma w rundzie { $round } dwie tury. Weź całą glinę ({ $want-R-Cl }) i wszystkie winogrona ({ $want-R-Gp }).
    .hint-1 = Kto jeszcze może wziąć glinę, a kto winogrona?
    .hint-2 = Gliniane wzgórze ma każdy. Jedyna Winorośl należy do Czerwonego, a nikt inny nie ma monet na kontrakt.
    .hint-3 = use LR1 lay; take clay; done. Potem użyj Winorośli.
    .learnt = Glinę wziąłby inny gracz. Winogrona były bezpieczne, bo Winorośli mógł użyć tylko Czerwony.

lesson-wheel-ahead-own-or-joker =
    Joker cofa tylko siebie. Gdy oba znaczniki pokazują dużo, weź jednym, a drugi zostaw na później. Gdy joker pokazuje
    więcej, oszczędza znacznik dobra, który dalej rośnie.
    .title = Większy z dwóch
    .task = Drewno pokazuje { $wheel-wood }, a joker { $wheel-joker }. Weź { $want-R-Wo } drewna.
    .hint-1 = Wykarczuj las i wybierz znacznik.
    .hint-2 = fell 0,2 joker.
    .learnt = Czerwony ma teraz { $then-R-Wo } drewna, a znacznik drewna nadal pokazuje { $then-wheel-wood }.

lesson-endings-for-two = Zakończenia
    .goals = Po tej lekcji kończysz grę dwuosobową, gdy prowadzisz, i liczysz ostatnie tury każdej gry.

lesson-endings-for-two-end-it =
    W grze dwuosobowej gracze sami kończą grę (F10.6). Kto prowadzi, powinien zbudować ostatnie karty, nawet słabe. Potem
    drugi gracz ma już tylko jedną akcję (F10.7).
    .title = Skończ, póki prowadzisz
    .task = Czerwony prowadzi { $R-points } do { $G-points }, a zostały dwa budynki. Zakończ grę.
    .hint-1 = Promenada portowa kosztuje drewno i kamień. Czerwony ma dwie akcje: najpierw kamień z Kamieniołomu Zielonego.
    .hint-2 = contract G22 coins; take stone; build F11 -2,-1; done.
    .hint-3 = Potem Zielonemu zostaje jedna akcja i gra się kończy.
    .learnt = Koniec gry i Czerwony wygrał. Boty, które grały tę partię, nie zakończyły jej, i Zielony odrobił straty.

lesson-endings-for-two-behind =
    Gdy przegrywasz, nie ruszaj ostatnich budynków. Zdobywaj punkty z dóbr i z budynków, które już stoją, aż będziesz
    prowadzić.
    .title = Nie wtedy, gdy przegrywasz
    .task = Teraz Czerwony przegrywa { $R-points } do { $G-points }. Zdobądź w tej turze co najmniej { $want-R-points } punkty w sumie.
    .hint-1 = Biblioteka klasztorna zamienia monety i księgę na dobra; Zamek pozwala użyć każdego budynku, w którym ktoś stoi.
    .hint-2 = Najpierw contract F17 coins; send lay; times 3; times 1.
    .hint-3 = Potem use F27 lay; pay Wn; enter G28; settle S2 -3,4; pay Sh Pn; pay Pt 2Sw.
    .learnt = W grze botów Czerwony prowadził teraz { $then-R-points } do { $then-G-points }. Wtedy pora zbudować ostatnie karty.
    .differs = Daje ona mniej punktów w tej turze, a trochę więcej w następnych rundach.

lesson-past-500 = W pojedynkę do 500 i dalej
    .goals = Po tej lekcji wiesz, skąd biorą się punkty wygranej gry solo.

lesson-past-500-two-wonders =
    W pojedynkę potrzebujesz { $goal } punktów (F13.11). Żadne dobro nie daje ich tyle co cud. Komnata cudów przyjmuje za
    jeden 13 różnych dóbr, więc zachowaj po jednym z każdego.
    .title = Po jednym z każdego
    .task = Zdobądź w tej turze { $want-R-Wr } cuda.
    .hint-1 = Zbuduj Komnatę cudów i wprowadź do niej przeora. Potem możesz jej użyć drugi raz przez neutralny Dom przeora.
    .hint-2 = build F25 -3,3; prior. Potem oddaj 13 różnych dóbr.
    .hint-3 = contract G01 coins; enter F25. Potem znowu oddaj 13 różnych dóbr.
    .learnt = W grze bota punkty Czerwonego wzrosły w tej turze z { $R-points } do { $then-R-points }.
    .differs = Robi teraz jeden cud, a dobra na drugi zachowuje.

lesson-past-500-before-it-leaves =
    W pojedynkę znacznik, który pokazuje 10, wypada z gry, gdy kierat się obraca (F13.3). W każdej turze szukaj
    takiego, który stoi na 10, i takiego, który tam dojdzie.
    .title = Znacznik na końcu drogi
    .task = Znacznik owiec pokazuje { $wheel-livestock }. Weź owce tym znacznikiem, zanim zniknie.
    .hint-1 = Obejście daje też owce.
    .hint-2 = use LR2 lay; take livestock.
    .learnt = Czerwony ma teraz { $then-R-Sh ->
            [one] 1 owcę
            [few] { $then-R-Sh } owce
           *[many] { $then-R-Sh } owiec
        }, a znacznik wrócił do { $then-wheel-livestock }.

lesson-past-500-over-the-line =
    Ostatnie dwie tury planuj od końca. Drukarnia i Warsztat klasztorny dają punkty od razu i nie potrzebują nowego
    terenu.
    .title = Za linię mety
    .task = Czerwony ma { $R-points ->
            [one] { $R-points } punkt
            [few] { $R-points } punkty
           *[many] { $R-points } punktów
        } i ostatnią turę. Dojdź dwiema akcjami do { $goal }.
    .hint-1 = Drukarnia robi z lasu księgę, a Warsztat klasztorny z gliny ceramikę.
    .hint-2 = use F38 lay. Potem clear -7,1; clear -7,2; clear -8,1; clear -8,2.
    .hint-3 = use G18 prior; times 3; pay Wo Pt.
    .learnt = W grze bota Czerwony miał tu { $then-R-points ->
            [one] { $then-R-points } punkt
            [few] { $then-R-points } punkty
           *[many] { $then-R-points } punktów
        }, a potem zbudował jeszcze jedną osadę.

# Tury znalezione w grach. Każdy pomysł mówi, czego uczy, ma tytuł, podpowiedź i powód (`.why`); liczby są z pozycji: $gain punktów w tej
# turze, $home i $left mnichów w domu przed nią i po niej, $shows na kole.

found-from =
    { $source ->
        [people] Z gry między ludźmi
        [search] Z gry najsilniejszych botów
       *[bots] Z gry botów
    }: runda { $round }, { $length ->
        [short] gra krótka
       *[long] gra długa
    }, { $players ->
        [1] solo
        [2] dwóch graczy
        [3] trzech graczy
       *[4] czterech graczy
    }, { $country ->
        [ireland] Irlandia
       *[france] Francja
    }.
found-task =
    Gra { $seat } i ma w domu { $home ->
        [one] { $home } mnicha
        [few] { $home } mnichów
       *[many] { $home } mnichów
    }. Którą turę wybierasz? Zagraj ją na planszy i zakończ.
found-title =
    { $title } · { $country ->
        [ireland] Irlandia
       *[france] Francja
    }, { $players ->
        [one] solo
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, runda { $round }
found-learnt = { $why } Drugi najlepszy pomysł daje od razu { $other-gain ->
        [one] { $other-gain } punkt
        [few] { $other-gain } punkty
       *[many] { $other-gain } punktów
    }: { $other }. Jest wart o około { $lead ->
        [one] { $lead } punkt
        [few] { $lead } punkty
       *[many] { $lead } punktów
    } mniej: po każdym z nich boty zagrały dalej { $runs } razy { $spread ->
        [none] i różnica była za każdym razem ta sama
       *[some] (95-procentowy przedział różnicy: od { $low } do { $high } pkt)
    }.
found-played = W tej grze zagrano ten sam pomysł.
found-other = To inny pomysł. Nie wybiera go ani długie szukanie, ani gry rozegrane dalej z tej pozycji. Cofnij ruch albo zacznij od nowa.
found-second = To drugi najlepszy pomysł, całkiem naturalny. W grach rozegranych dalej był wart o około { $lead ->
        [one] { $lead } punkt
        [few] { $lead } punkty
       *[many] { $lead } punktów
    } mniej{ $spread ->
        [none] {""}, za każdym razem tyle samo
       *[some] {" "}(95-procentowy przedział: od { $low } do { $high })
    }. Cofnij ruch albo zacznij od nowa.

lesson-turn-price-opening-build =
    W pierwszych rundach budynek opłaca się podwójnie: używasz go raz po raz, a inni płacą ci za kontrakty. Co możesz zbudować
    na początku bez straty tury, buduj.
    .title = Buduj od razu
    .hint-1 = Na który budynek z oferty już starcza dóbr?
    .why = Wczesny budynek pracuje przez całą grę; dobra, które kosztuje, tylko by leżały.

lesson-chains-build-and-use =
    Jeśli przeor jest w domu, nowy budynek działa w tej samej turze, w której powstał (F5.5.5). Budynek, którego działanie jest
    potrzebne teraz, jest więc wart więcej niż lepiej punktowany, którego użyjesz później.
    .title = Zbuduj i wejdź
    .hint-1 = Poszukaj w ofercie budynku, którego przeor może od razu użyć.
    .why = Jedna tura zrobiła to, co dwie: budynek stoi i został już użyty.

lesson-chains-enter =
    Niektóre budynki pozwalają użyć innego budynku, nawet zajętego. Dzięki nim jeden mnich dociera tam, gdzie nikt inny wejść nie
    może. Najpierw sprawdź więc, dokąd prowadzą, a dopiero potem, kto gdzie stoi.
    .title = Przez inne drzwi
    .hint-1 = Który z twoich budynków prowadzi do innego?
    .why = Jeden mnich użył dwóch budynków.

lesson-where-to-live-settle =
    Osada daje swoje punkty dodatkowe i punkty dodatkowe sąsiadów, a za każde pole morza obok po 3 (F14.3).
    Rozstrzygają dwa pytania: która osada jest teraz warta swojej żywności i energii i które pole zostawi najlepsze
    miejsce na następną fazę?
    .title = Która osada i gdzie?
    .hint-1 = Dla każdej osady, na którą starcza dóbr, zsumuj punkty dodatkowe wokół każdego pustego pola.
    .why = Tarcza tej osady daje { $shield ->
            [one] { $shield } punkt
            [few] { $shield } punkty
           *[many] { $shield } punktów
        }, a jej pole { $space }.

lesson-where-to-live-land =
    Po każdej sprzedaży cena terenów rośnie albo się nie zmienia; tylko w grze solo spada. Teren jest wart swojej ceny, gdy wiesz,
    co na nim stanie: wybrzeże daje morze i miejsce na budynki nadmorskie, góry Kamieniołom i dobre sąsiedztwo, zagon las albo pogórze.
    .title = Teren po coś
    .hint-1 = Jakiego pola brakuje na następny budynek albo na następną osadę?
    .why = { $district ->
        [0] Zagonów już nie ma.
        [one] Następny zagon kosztował tu { $district } monetę.
        [few] Następny zagon kosztował tu { $district } monety.
       *[many] Następny zagon kosztował tu { $district } monet.
    } { $plot ->
        [0] Areałów już nie ma.
        [one] Następny areał kosztował { $plot } monetę.
        [few] Następny areał kosztował { $plot } monety.
       *[many] Następny areał kosztował { $plot } monet.
    } Po każdej sprzedaży cena rośnie albo się nie zmienia.

lesson-hired-hands-build-first =
    Każdy budynek jest tylko jeden. Jeśli ktoś inny może zapłacić za ten, którego chcesz, twoja tura jest ostatnią okazją. Jeśli nikt nie
    może, budynek poczeka, a ty możesz najpierw wziąć dobra.
    .title = Zanim zbuduje ktoś inny
    .hint-1 = Spójrz na dobra innych: który budynek ktoś mógłby zbudować przed twoją następną turą?
    .why = Jeśli { $seat } tu spasuje, bot, który gra jako { $other-seat }, zbuduje budynek „{ $card }”, zanim znów zagra { $seat }.

lesson-wheel-ahead-take =
    Dobro, którego od kilku rund nikt nie brał, jest warte osobnej tury, nawet jeśli całości nie potrzebujesz: inaczej weźmie je następny
    gracz. Najlepsze jest to, czego potrzebujesz i czego kierat pokazuje dużo.
    .title = Bierz, póki jest dużo
    .hint-1 = Czego kierat pokazuje dużo, a brakuje tego do następnego budynku?
    .why = Znacznik pokazywał { $shows }. Następny gracz zastanie { $next }.

lesson-endings-for-two-last-turns =
    W ostatnich turach dobra, które nie dają punktów, nie są warte nic. Licz tylko punkty: co daje je od razu, co da się jeszcze zbudować
    i gdzie najlepiej stanie osada. Turę, której nikt ci nie zabierze, zostaw na koniec.
    .title = Liczą się już tylko punkty
    .hint-1 = Co można w tej turze zamienić na punkty?
    .why = Pod koniec gry liczą się już tylko punkty.

lesson-tempo-keep-them =
    Karczowanie, wykopywanie torfu, budowa i kontrakt nie wymagają żadnego z twoich mnichów w domu. Jeśli taka akcja jest teraz warta
    tury, wybierz ją: mnisi zostaną w domu na turę, w której twoje budynki dadzą więcej.
    .title = Praca bez mnichów
    .hint-1 = Która z czterech akcji nie wymaga żadnego z twoich mnichów, a daje to, czego brakuje?
    .why = Po tej turze w domu { $left ->
            [one] jest { $left } mnich
            [few] jest { $left } mnichów
           *[many] jest { $left } mnichów
        }.

lesson-tempo-third-out =
    Mnisi wracają do domu tylko wtedy, gdy wszyscy trzej są poza nim (F3.1). Zanim wyślesz ostatniego, zastanów się, co teraz da.
    Zanim go zatrzymasz, zastanów się, ile to kosztuje: dwaj pozostali też nie wrócą.
    .title = Wszyscy wychodzą
    .hint-1 = Kogo można jeszcze wysłać i co się stanie na początku następnej rundy?
    .why = W domu { $home ->
            [one] był { $home } mnich
            [few] było { $home } mnichów
           *[many] było { $home } mnichów
        }. Wyszedł ostatni, więc na początku następnej rundy wracają wszyscy.

lesson-chains-use =
    Budynku, który zamienia dobra, używaj, gdy masz ich dość: każde użycie kosztuje turę i mnicha, nawet gdy zamieniasz niewiele. Ale
    na ostatnią sztukę też nie czekaj.
    .title = W samą porę
    .hint-1 = Dla którego budynku uzbierały się dobra?
    .why = Użycie, w którym jest co zamieniać, to dobrze wydana tura.

lesson-hired-hands-hire =
    Kontrakt kosztuje monetę albo dwie, albo trunek, i żadnego twojego mnicha. Porównaj go z tym, co w tej turze zrobiliby twoi:
    najlepszy budynek na stole często nie należy do ciebie.
    .title = Wart swojej ceny
    .hint-1 = Spójrz na budynki innych, w których nikt nie stoi, a właściciel ma kogoś w domu.
    .why = Kontrakt kosztował { $contract ->
        [one] { $contract } monetę
        [few] { $contract } monety
       *[many] { $contract } monet
    } (albo trunek), a w domu { $left ->
        [one] został { $left } mnich
        [few] zostało { $left } mnichów
       *[many] zostało { $left } mnichów
    }.

lesson-past-500-solo =
    W grze solo masz w turze dwie akcje i nikt ci niczego nie zabierze. Planuj więc parami: pierwsza akcja daje to, czego potrzebuje
    druga.
    .title = Dwie akcje do pary
    .hint-1 = Które dwie akcje pomagają sobie nawzajem?
    .why = Obie akcje służyły jednemu planowi.

found-opening-seen =
    { $n ->
        [one] Tak zaczęła się { $n } gra botów i skończyła
        [few] Tak zaczęły się { $n } gry botów i skończyły
       *[many] Tak zaczęło się { $n } gier botów. Skończyły
    } się średnio wynikiem { $mean } pkt (95-procentowy przedział: od { $low } do { $high }).
found-opening-other = Ta tura jest wyraźnie gorsza: { $other }. Gier z nią było { $n }, a ich wynik to { $mean } pkt (od { $low } do { $high }).
found-opening-judge =
    { $judge ->
        [hint] Podpowiedź wybrałaby
        [search] Dłuższe poszukiwanie wybrałoby
       *[both] Podpowiedź i dłuższe poszukiwanie wybrałyby
    } { $same ->
        [yes] mimo to właśnie ją.
       *[no] tu inną turę: { $advised }. { $n ->
            [0] Prawie żadna z tych gier tak się nie zaczęła.
           *[other] Gier z nią było { $n }, a ich średni wynik to { $mean } pkt.
        }
    }
found-opening-why = Podpowiedzi i poszukiwania patrzą tylko na kilka rund naprzód. Te gry rozegrano do końca, ale grały szybkie boty; traktuj jedno i drugie jak radę.
found-opening-worse =
    { $n ->
        [one] Tak zaczęła się { $n } gra botów i skończyła
        [few] Tak zaczęły się { $n } gry botów i skończyły
       *[many] Tak zaczęło się { $n } gier botów. Skończyły
    } się średnio wynikiem { $mean } pkt (od { $low } do { $high }), czyli wyraźnie słabiej niż najlepsze. Cofnij ruch albo zacznij od nowa.
found-opening-rare = Prawie żadna z tych gier tak się nie zaczęła, więc nic o tej turze nie wiadomo. Cofnij ruch i poszukaj tury, którą zagraliby też inni.

lesson-turn-price-opening-turn =
    Ile jest warte otwarcie, widać na końcu gry. Dlatego stąd rozegrano wiele gier, z wieloma pierwszymi turami, i
    policzono ich punkty. Rozstrzygają drobiazgi: ten sam budynek na innym polu, wybrzeże zamiast jeszcze jednego
    zagonu, strona terenu.
    .title = Otwarcie według wielu gier
    .task =
        Gra { $seat }, runda { $round }. Boty rozegrały stąd { $games } gier, a różnych pierwszych tur było { $turns }; niektóre wypadły
        wyraźnie gorzej od najlepszej. Zagraj taką, która nie wypadła gorzej, i zakończ turę.
    .hint-1 = Do czego przyda się w drugiej połowie gry budynek albo teren z tej tury? Czemu stoi na przeszkodzie?
