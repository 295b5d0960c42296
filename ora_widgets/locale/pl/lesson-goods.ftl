# Lesson 7: goods and the big chains.

lesson-goods = Dobra i wielkie łańcuchy
    .goals = Po tej lekcji znasz drogi do chleba, piwa, wina, whisky, ceramiki, relikwii i cudów.

lesson-goods-bread =
    Francuska droga zaczyna się na polu. Wiatrak zamienia każde zboże w mąkę i zostawia słomę; Piekarnia zamienia każdą mąkę w
    chleb za pół energii, a tyle właśnie daje słoma. Ta lekcja to gra dla dwojga, więc są dwie akcje.
    .title = Chleb
    .task = Masz cztery zboża i żadnego paliwa. Na koniec tej tury masz mieć 4 chleby.
    .hint-1 = Najpierw młyn, dla wszystkich czterech; potem piec, ze słomą z młyna.
    .hint-2 = use F04 lay; times 4; use F05 lay; times 4; times 0.
    .learnt = Mielenie opłaca pieczenie. Cztery zboża to 4 żywności; cztery chleby to 12.

lesson-goods-beer =
    Droga irlandzka: Słodownia zamienia zboże w słód i słomę, Browar słód i zboże w piwo. Jedno piwo można przy tym sprzedać za 7
    monet. Piwo to 5 żywności.
    .title = Piwo
    .task = Masz sześć zboża. Zakończ tę turę z 2 piwami i 7 monetami.
    .hint-1 = Każde piwo wymaga jednego słodu i jednego zboża: zesłoduj tylko połowę zboża.
    .hint-2 = use I04 lay; times 3; use I05 lay; times 3; times 1.
    .learnt = Połowa na słód, połowa na piwo.

lesson-goods-wine =
    W Winiarni winogrona stają się winem, jedno za jedno, i można tam sprzedać jedno wino za 7 monet; Zajazd kupuje jedno
    za 6. W każdej chwili można też sprzedać wino, ale tylko za jedną monetę (F6.4).
    .title = Wino
    .task = Przerób trzy winogrona na wino i odejdź z 2 winami i 7 monetami.
    .hint-1 = use F21 lay; times 3; times 1.
    .learnt = Winiarnia płaci za wino najwięcej, ale tylko za jedno na wizytę. Pozostałe są na kontrakty, na żywność, dla Kościoła klasztornego albo do Zamku.

lesson-goods-whiskey =
    W Destylarni słód, drewno i torf dają za każdym razem 2 whisky. Whisky to 2 żywności, 2 monety albo kontrakt.
    .title = Whisky
    .task = Na koniec tej tury masz mieć 4 whisky.
    .hint-1 = Najpierw potrzebujesz dwóch słodów.
    .hint-2 = use I04 lay; times 2; use I21 lay; times 2.
    .learnt = Weszło po dwa żetony zboża, drewna i torfu, a wyszły 4 whisky.

lesson-goods-ceramics =
    W Warsztacie klasztornym glina staje się ceramiką, do trzech sztuk, a kamień ornamentem. Każda sztuka wymaga 1 energii, a
    paliwo za wszystkie płaci się w jednej sumie, więc mniej przepada (F6.5).
    .title = Glina i ogień
    .task = Wykonaj za jednym razem 3 ceramiki i 1 ornament.
    .hint-1 = Cztery sztuki, 4 energii: torf to 2, drewno to 1.
    .hint-2 = use G18 lay; times 3; times 1.
    .learnt = 13 punktów za dobra z garści gliny (F14.1).

lesson-goods-reliquary =
    W Miejscu pielgrzymek księga staje się ceramiką, ceramika ornamentem, a ornament relikwią: dwa takie kroki na wizytę. Po
    pierwszej wizycie jest zajęte; ale Dom przeora pozwala użyć budynku, na którym stoi przeor.
    .title = Długa pielgrzymka
    .task = Zamień w tej turze swoją jedyną księgę w relikwię.
    .hint-1 = Na pielgrzymkę idzie sam przeor. Potem przez Dom przeora podąża za nim brat zakonny.
    .hint-2 = use F36 prior; trade Bo; trade Ce; use G01 lay; enter F36; trade Or.
    .learnt = Z 2 punktów na 8, z dwoma mnichami w drodze.

lesson-goods-wonder =
    Najrzadsze ze wszystkiego: cudów jest osiem, każdy wart 30 punktów. Zakrystia robi cud z księgi, ceramiki, ornamentu i relikwii
    razem.
    .title = Cud
    .task = Na koniec tej tury masz mieć cud.
    .hint-1 = Brakuje tylko relikwii, a masz zapasowy ornament.
    .hint-2 = use F36 lay; trade Or; skip; use G34 lay; times 1.
    .learnt = Ze skarbów za 17 punktów zrobiło się 30.

lesson-goods-no-ninth =
    Cudów może zabraknąć, jak żadnego innego dobra. Po ósmym żadna karta nie da już następnego (F1.3): Zakrystię wciąż można
    odwiedzić, ale nic ona nie bierze i nic nie daje.
    .title = Nie ma dziewiątego cudu
    .task = Masz trzy cuda, a Zielony pięć. Masz wszystko, czego wymaga Zakrystia, i została ci jedna akcja. Na koniec tej tury masz mieć 2 relikwie i ornament.
    .hint-1 = Wizyta w Zakrystii poszłaby na marne. Gdzie ornament staje się relikwią, a ceramika ornamentem?
    .hint-2 = use F36 lay; trade Or; trade Ce.
    .learnt = Dziewiątego cudu nie dałaby żadna karta. Ale ze skarbów za 17 punktów zrobiły się 22, bo relikwie nigdy się nie kończą. Wiesz już, dokąd prowadzą wszystkie drogi i gdzie jedna z nich się urywa.
