# Lesson 6: food, energy and settlements.

lesson-food = Żywność, energia i osady
    .goals = Po tej lekcji umiesz zapłacić żywnością i energią za osadę bez strat i wiesz, kiedy i gdzie ją zbudować.

lesson-food-shanty-town =
    Gdy kierat się obraca i jego ramię mija następny stos kart, jest faza osad (F8.1). Każdy może kupić jeden teren, a
    potem zbudować jedną osadę (F8.3). Osada kosztuje żywność i energię. Płać dowolnymi dobrami o wystarczającej
    wartości (F8.4). Zboże jest warte 1 żywność, drewno 1 energię. Mnich nie jest potrzebny.
    .title = Dzielnica nędzy
    .task = Trwa faza osad A. Zbuduj swoją Dzielnicę nędzy; kosztuje 1 żywność i 1 energię.
    .hint-1 = Kliknij Dzielnicę nędzy na ręce i puste pole.
    .hint-2 = settle S1 0,3.
    .learnt = Płacisz zbożem i drewnem, i masz swoją pierwszą osadę. Na koniec gry da punkty razem z sąsiadami.

lesson-food-no-change =
    Gdy płacisz żywnością lub energią, nie dostajesz reszty: nadmiar przepada. Żetonów nie można dzielić (F6.5). Owca
    jest warta 2 żywności, mięso 5, torf 2 energii, a słoma tylko ½ energii. Każdy żeton liczy się albo jako żywność,
    albo jako energia.
    .title = Bez reszty
    .task = Zbuduj Osadę rolniczą (3 żywności, 3 energii) i zachowaj mięso oraz jedną owcę.
    .hint-1 = Które dwa żetony dają dokładnie 3 żywności?
    .hint-2 = settle S2 0,3, potem pay Gn Sh. Energię opłacą torf i oba żetony słomy.
    .learnt = Zapłacone dokładnie. Z mięsa przepadłyby 2 żywności.

lesson-food-five-coins =
    W każdej chwili możesz wymienić pięć żetonów po 1 monecie na jeden żeton 5 monet, i odwrotnie (F6.3). Rzadko ma to
    znaczenie. Ale niektóre karty liczą różne żetony, a tam żeton 1 monety i żeton 5 monet to dwa różne. Targ bierze 4
    różne żetony i daje 1 chleb i 7 monet.
    .title = Pięć monet w jednej
    .task = Użyj Targu. Masz drewno, zboże i { $R-Pn } monet. Zapłać czterema różnymi żetonami.
    .hint-1 = { $R-Pn } monet to może być żeton 5 monet i żeton 1 monety.
    .hint-2 = use F08 lay, potem give Wo Gn Pn Ni (Ni to żeton 5 monet).
    .learnt = Oddajesz { $R-Pn } monet jako dwa różne żetony, a Targ daje 7 monet.

lesson-food-sell-a-drink =
    W każdej chwili możesz sprzedać 1 wino za 1 monetę albo 1 whisky za 2 monety. Nigdy odwrotnie (F6.4). Wolno to robić
    także w fazie osad, podobnie jak odwracać zboże na słomę. Nie wolno tam wykonywać akcji podstawowych, wysyłać
    mnichów ani zawierać kontraktów (F8.8).
    .title = Sprzedaj trunek
    .task = Trwa faza osad A w Irlandii, a ty masz tylko whisky. Sprzedaj ją i kup zagon.
    .hint-1 = Whisky przynosi 2 monety, dokładnie tyle kosztuje pierwszy zagon.
    .hint-2 = sell Wh; district -1 plains.
    .learnt = Trunek zawsze można zamienić na monety, a gdy przy płaceniu ich brakuje, sprzedaje się sam. W fazie osad wolno kupić jeden teren, a w swojej turze jeszcze jeden.

lesson-food-fishing =
    Osady mogą stać na wybrzeżu, równinie lub pogórzu, nigdy na morzu ani w górach. Osada rybacka może stać tylko na
    wybrzeżu, Latyfundium tylko na pogórzu (F8.5). Zbudowanej osady nie można przesunąć.
    .title = Osada nad morzem
    .task = Zbuduj Osadę rybacką. Kosztuje 8 żywności i 3 energii.
    .hint-1 = Twoje pola wybrzeża to M2 i N2.
    .hint-2 = settle S4 0,-1. Potrzebna jest cała żywność.
    .learnt = Osada rybacka, jak każda osada, daje 3 punkty za każde wolne pole morza obok niej.

lesson-food-new-cards =
    Gdy każdy wykonał swój krok, wszyscy dostają nową kartę osady, a budynki ze stosu trafiają do oferty (F8.6). W fazie
    A jest to Kolonia artystów. Możesz ją zbudować od następnej fazy. Karty osad możesz trzymać na ręce, jak długo
    zechcesz (F8.7).
    .title = Nowe karty
    .task = Nikt nie może zbudować osady w tej fazie. Niech Niebieski jak najwcześniej zbuduje Rzeźnię. To karta ze stosu A.
    .hint-1 = Tę rundę zaczyna Niebieski, potem Czerwony, potem Zielony. Kiedy stos trafia do oferty?
    .hint-2 = done; done; done. Potem zbuduj G19 na pustym polu.
    .learnt = Na ręce masz Kolonię artystów, a karty ze stosu A są w ofercie. Niebieski mógł od razu z nich skorzystać. Znacznik fazy osad stoi teraz przy stosie B.

lesson-food-not-now =
    Akcją „Zbuduj” możesz budować tylko budynki (F5.5.6). Osady buduje się w fazach osad, a później w grze także
    dzięki Warowni.
    .title = Nie w swojej turze
    .task = Zielony ma ostatnią turę rundy { $round }; potem przychodzi faza A. Niech Zielony spasuje i zakończy turę, Niebieski zakończy swój krok fazy, a ty zbuduj Dzielnicę nędzy Czerwonego.
    .hint-1 = Niebieski jest graczem rozpoczynającym rundy { $then-round }, więc w fazie jest pierwszy. Potem kolej na Czerwonego.
    .hint-2 = pass; done; done; settle S1 0,3.
    .learnt = Miej przygotowaną żywność i energię, gdy ramię zbliża się do następnego stosu.
