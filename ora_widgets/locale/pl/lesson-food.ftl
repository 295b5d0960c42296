# Lesson 5: food, energy and settlements.

lesson-food = Żywność, energia i osady
    .goals = Po tej lekcji umiesz wyżywić i ogrzać osadę bez marnotrawstwa i wiesz, kiedy i gdzie ją zbudować.

lesson-food-shanty-town =
    Co jakiś czas, gdy ramię kieratu mija stos kart, przychodzi faza osad (F8.1). Każdy może kupić jeden teren, a potem
    zbudować jedną osadę (F8.3). Za osadę płaci się żywnością i energią: dowolnymi dobrami, które są dość warte (F8.4).
    Zboże to 1 żywność, drewno to 1 energia. Mnich nie jest potrzebny.
    .title = Dzielnica nędzy
    .task = Trwa faza osad A. Zbuduj swoją Dzielnicę nędzy; kosztuje 1 żywność i 1 energię.
    .hint-1 = Kliknij Dzielnicę nędzy na ręce i puste pole.
    .hint-2 = settle S1 0,3.
    .learnt = Zapłacone zbożem i drewnem, a twoja pierwsza osada stoi. Policzy punkty razem z sąsiadami.

lesson-food-no-change =
    Z żywności i energii nikt nie wydaje reszty: nadmiar przepada, a żetonów nie można dzielić (F6.5). Owca to 2 żywności,
    mięso 5, torf to 2 energii, słoma tylko pół. Każdy żeton liczy się za jedno z dwojga.
    .title = Bez reszty
    .task = Zbuduj Osadę rolniczą (3 żywności, 3 energii) i zachowaj mięso oraz jedną owcę.
    .hint-1 = Które dwa żetony dają dokładnie 3 żywności?
    .hint-2 = settle S2 0,3, potem pay Gn Sh. Na energię idą torf i obie słomy.
    .learnt = Zapłacone co do joty. Mięsa na małą osadę byłoby szkoda.

lesson-food-five-coins =
    Pięć żetonów po 1 monecie można w każdej chwili wymienić na jeden żeton 5 monet i odwrotnie (F6.3). Rzadko ma to
    znaczenie, bo monety to monety. Ma wtedy, gdy karta liczy różne żetony: tam są to dwa rodzaje. Targ bierze 4 różne
    żetony i daje 1 chleb i 7 monet.
    .title = Pięć monet w jednej
    .task = Użyj Targu. Masz drewno, zboże i 6 monet: jak mają to być cztery różne żetony?
    .hint-1 = 6 monet to żeton 5 monet i żeton 1 moneta.
    .hint-2 = use F08 lay, potem give Wo Gn Pn Ni. Ni to żeton 5 monet.
    .learnt = 1 moneta i 5 monet to dwa rodzaje. 7 monet z Targu to wynagradza.

lesson-food-sell-a-drink =
    W każdej chwili możesz sprzedać 1 wino za 1 monetę albo 1 whisky za 2 monety; nigdy odwrotnie (F6.4). Dotyczy to też fazy
    osad, podobnie jak zamiana zboża; akcje podstawowe, mnisi i kontrakty muszą poczekać (F8.8).
    .title = Sprzedaj napój
    .task = Trwa faza osad A w Irlandii, a ty masz tylko whisky. Sprzedaj ją i kup zagon.
    .hint-1 = Whisky przynosi 2 monety, dokładnie tyle kosztuje pierwszy zagon.
    .hint-2 = sell Wh; district -1 plains.
    .learnt = Napój to pieniądze na czarną godzinę. Teren w tej fazie jest dodatkiem do terenu z twojej tury.

lesson-food-fishing =
    Osady stoją na wybrzeżu, równinie lub pogórzu, nigdy na morzu ani w górach. Osada rybacka przyjmuje tylko wybrzeże,
    Latyfundium tylko pogórze (F8.5). Co postawisz, zostaje na dobre.
    .title = Tam, gdzie są ryby
    .task = Zbuduj Osadę rybacką: 8 żywności i 3 energii.
    .hint-1 = Twoje pola wybrzeża to 0,-1 i 1,-1.
    .hint-2 = settle S4 0,-1. Potrzebna jest cała żywność.
    .learnt = Osada rybacka lubi morze: każde wolne pole morza obok niej będzie warte 3 punkty.

lesson-food-new-cards =
    Gdy wszyscy mieli swoją szansę, faza kończy się prezentem: każdy dostaje nową kartę osady, a budynki ze stosu trafiają do
    oferty (F8.6). Z A przychodzi Kolonia artystów. Możesz ją zbudować od następnej fazy. Karty na ręce mogą czekać, jak
    długo zechcesz (F8.7).
    .title = Nowe karty
    .task = Niech wszyscy trzej gracze zakończą swój krok fazy A; potem spójrz na swoją rękę i na ofertę.
    .hint-1 = Tę rundę zaczyna Niebieski, potem Czerwony, potem Zielony.
    .hint-2 = done; done; done.
    .learnt = Kolonia artystów jest na twojej ręce, a stos A leży odkryty. Znacznik czeka teraz przy B.

lesson-food-not-now =
    Akcja „budowanie” jest tylko dla budynków (F5.5.6). Osady mają swoje fazy, a później Warownię.
    .title = Jeszcze nie teraz
    .task = Zielony ma ostatnią turę rundy 5; potem przychodzi faza A. Niech Zielony spasuje i zakończy turę, Niebieski zakończy swój krok fazy, a ty zbuduj Dzielnicę nędzy Czerwonego.
    .hint-1 = Niebieski zaczyna rundę 6, więc pierwszy ma swój krok. Potem kolej na Czerwonego.
    .hint-2 = pass; done; done; settle S1 0,3.
    .learnt = Warto więc mieć pod ręką żywność i paliwo, gdy ramię zbliża się do następnego stosu.
