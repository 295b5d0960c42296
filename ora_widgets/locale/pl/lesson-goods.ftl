# Lesson 8: goods and the big chains.

lesson-goods = Dobra i wielkie łańcuchy
    .goals = Po tej lekcji wiesz, jak powstają chleb, piwo, wino, whisky, ceramika, relikwie i cuda.

lesson-goods-bread =
    We Francji chleb powstaje ze zboża. Wiatrak zamienia każde zboże w 1 mąkę i 1 słomę. Piekarnia zamienia każdą mąkę w
    chleb za ½ energii, a dokładnie tyle jest warta słoma. Ta lekcja to gra dwuosobowa, więc masz dwie akcje.
    .title = Chleb
    .task = Masz { $R-Gn } żetony zboża i żadnego paliwa. Na koniec tej tury masz mieć { $want-R-Br } chleby.
    .hint-1 = Użyj Wiatraka dla całego zboża. Potem użyj Piekarni i zapłać słomą.
    .hint-2 = { $solution }.
    .learnt = Słoma z Wiatraka pokryła koszt pieczenia. Każde zboże było warte 1 żywność, a każdy chleb jest wart 3.

lesson-goods-beer =
    W Irlandii piwo powstaje ze zboża. Słodownia zamienia każde zboże w 1 słód i 1 słomę. Browar zamienia 1 słód i 1
    zboże w 1 piwo. Przy każdej wizycie możesz tam sprzedać 1 piwo za 7 monet. Piwo jest warte 5 żywności.
    .title = Piwo
    .task = Masz { $R-Gn } żetonów zboża. Zakończ tę turę z { $want-R-Be } piwami i { $want-R-Pn } monetami.
    .hint-1 = Każde piwo wymaga 1 słodu i 1 zboża, więc na słód zamień tylko połowę zboża.
    .hint-2 = { $solution }.
    .learnt = Połowa zboża stała się słodem, a druga połowa razem z nim piwem.

lesson-goods-wine =
    Winiarnia zamienia każde winogrono w 1 wino. Przy każdej wizycie możesz tam sprzedać 1 wino za 7 monet. Zajazd płaci
    za wino 6 monet. Poza tym w każdej chwili możesz sprzedać wino, ale tylko za 1 monetę (F6.4).
    .title = Wino
    .task = Przerób { $R-Gp } winogrona na wino. Na koniec masz mieć { $want-R-Wn } wina i { $want-R-Pn } monet.
    .hint-1 = Wszystkie winogrona mogą stać się winem w jednej wizycie. Sprzedaż jest potem.
    .hint-2 = { $solution }.
    .learnt = Winiarnia płaci za wino najwięcej, ale kupuje tylko jedno na wizytę. Pozostałe przeznacz na kontrakty, na żywność, dla Kościoła klasztornego albo do Zamku.

lesson-goods-whiskey =
    Destylarnia whisky zamienia 1 słód, 1 drewno i 1 torf w 2 whisky. Whisky jest warta 2 żywności, można ją sprzedać za
    2 monety albo zapłacić nią za kontrakt.
    .title = Whisky
    .task = Na koniec tej tury masz mieć { $want-R-Wh } whisky.
    .hint-1 = Najpierw potrzebujesz { $R-Gn } żetonów słodu.
    .hint-2 = { $solution }.
    .learnt = Zużywasz { $R-Gn } zboża, { $R-Wo } drewna i { $R-Pt } torfu i dostajesz { $want-R-Wh } whisky.

lesson-goods-ceramics =
    Warsztat klasztorny zamienia najwyżej 3 żetony gliny w ceramikę i 1 kamień w ornament. Każda sztuka wymaga 1
    energii. Energię za wszystkie płaci się razem, więc mniej przepada (F6.5).
    .title = Glina i ogień
    .task = Wykonaj { $want-R-Ce } ceramiki i { $want-R-Or } ornament podczas jednej wizyty w Warsztacie klasztornym.
    .hint-1 = Każda sztuka wymaga 1 energii. Torf jest wart 2, drewno 1.
    .hint-2 = { $solution }.
    .learnt = Z { $R-Cl } żetonów gliny i { $R-Sn } kamienia powstały dobra warte { $gain-R-points } punktów (F14.1).

lesson-goods-reliquary =
    Miejsce pielgrzymek zamienia księgę w ceramikę, ceramikę w ornament albo ornament w relikwię. Każda wizyta pozwala
    na dwa takie kroki. Po pierwszej wizycie jest zajęte. Ale Dom przeora pozwala użyć budynku, na którym stoi przeor.
    .title = Od księgi do relikwii
    .task = Zamień w tej turze swoją jedyną księgę w relikwię.
    .hint-1 = Wyślij przeora do Miejsca pielgrzymek. Potem wyślij brata zakonnego do Domu przeora i stamtąd jeszcze raz użyj Miejsca pielgrzymek.
    .hint-2 = use F36 prior; trade Bo; trade Ce; use G01 lay; enter F36; trade Or.
    .learnt = Księga warta 2 punkty stała się relikwią wartą 8. Wymagało to dwóch twoich mnichów.

lesson-goods-wonder =
    Jest tylko osiem cudów, a każdy jest wart 30 punktów. W Zakrystii oddajesz za cud księgę, ceramikę, ornament i
    relikwię.
    .title = Cud
    .task = Na koniec tej tury masz mieć cud.
    .hint-1 = Brakuje tylko relikwii. Masz o jeden ornament więcej, niż potrzebujesz.
    .hint-2 = use F36 lay; trade Or; skip; use G34 lay; times 1.
    .learnt = Z dóbr wartych 17 punktów powstał cud wart 30.

lesson-goods-no-ninth =
    Cuda to jedyne dobro, którego może zabraknąć. Po ósmym żadna karta nie da już następnego (F1.3). Do Zakrystii wciąż
    można wysłać mnicha, ale nic ona nie bierze i nic nie daje.
    .title = Nie ma dziewiątego cudu
    .task = Masz trzy cuda, a Zielony pięć. Masz dobra, których wymaga Zakrystia, i została ci jedna akcja. Na koniec tej tury masz mieć { $want-R-Rq } relikwie i ornament.
    .hint-1 = Zakrystia nic by ci nie dała. Gdzie można zamienić ornament w relikwię, a ceramikę w ornament?
    .hint-2 = use F36 lay; trade Or; trade Ce.
    .learnt = Dziewiątego cudu nie dałaby żadna karta. Ale twoje dobra były warte 17 punktów, a teraz są warte 22, bo relikwie nigdy się nie kończą.
