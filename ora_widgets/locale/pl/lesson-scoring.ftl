# Lesson 6: scoring a landscape.

lesson-scoring = Punkty za ziemie
    .goals = Po tej lekcji umiesz policzyć każdemu punkty i postawić osadę tam, gdzie jest warta najwięcej.

lesson-scoring-goods =
    Na końcu dodaje się trzy rzeczy: dobra, punkty wartości, osady. Najpierw dobra (F14.1): księga jest warta 2, ceramika
    3, ornament 4, relikwia 8, cud 30. Każde 5 monet to 2. Wino i whisky przyjdą za chwilę; zboże, drewno, glina i
    wszystkie inne dobra nie są nic warte.
    .title = Co jest w piwnicy
    .task = Czerwony ma 9 monet, 2 księgi, 1 ceramikę, 1 ornament i 3 zboża: 13 punktów. Jedną wizytą w budynku zrób z tego 15.
    .hint-1 = 9 monet to tylko raz pięć. Ilu brakuje do następnej piątki?
    .hint-2 = use LR3 lay; take coin.
    .learnt = 2 + 2 × 2 + 3 + 4 dawało 13 punktów; z drugą piątką monet jest o 2 więcej. Monety ponad ostatnią piątkę są nic niewarte: warto je w porę wydać.

lesson-scoring-drinks =
    Wino i whisky są warte po 1 punkcie albo tyle, ile ich monety (1 i 2): co da lepszą sumę (F14.1). Nie musisz ich
    sprzedawać; liczenie samo szuka najlepszego.
    .title = Wypić czy sprzedać
    .task = Czerwony ma 4 monety i 1 wino. Ile to punktów?
    .hint-1 = Albo wino jest punktem, a monety niczym, albo wino staje się piątą monetą.
    .learnt = 2 punkty: po sprzedaniu wina jest 5 monet.

lesson-scoring-economy =
    Każdy budynek ma dwie wartości. Punkty wartości po prostu się liczą, za każdy budynek i osadę na twoich ziemiach; trzy
    budynki podstawowe dodają 0 (F14.2). Drugie, punkty dodatkowe, mają znaczenie tylko dla osad obok.
    .title = Punkty wartości
    .task = Czerwony ma Mielerz (4) i stać go na każdy z trzech budynków w ofercie. Zbuduj ten, z którym Czerwony ma 10 punktów.
    .hint-1 = Punkty wartości stoją w tarczy u dołu karty.
    .hint-2 = build G12 1,3; skip.
    .learnt = 4 + 6 to 10 punktów. Punkty dodatkowe Mielerza, -2, nikomu nie szkodzą, dopóki nikt obok nie mieszka.

lesson-scoring-neighbours =
    Osada liczy własne punkty dodatkowe, punkty dodatkowe każdego sąsiedniego budynku i osady oraz 3 za każde sąsiednie pole
    morza (F14.3). Rogi się nie liczą; puste pola, lasy i torfowiska to 0.
    .title = Dobrzy sąsiedzi
    .task = Osada rybacka (6) Czerwonego stoi na wybrzeżu na 0,-1, z morzem po jednej stronie i Targiem (8) po drugiej. Ile liczy ta osada?
    .hint-1 = Własna wartość, jedno morze, jeden Targ.
    .hint-2 = 6 + 3 + 8.
    .learnt = 17 punktów za jedną osadę. Opłaca się najpierw zbudować jej dom.

lesson-scoring-place-well =
    To, gdzie osada stoi, liczy się więc bardziej niż to, która to osada. Szukaj morza i wysokich punktów dodatkowych, a trzymaj
    się z dala od dymu i hałasu: niektóre punkty dodatkowe są ujemne.
    .title = Dobre miejsce
    .task = Zbuduj Osadę rolniczą (1) tam, gdzie liczy najwięcej. Na koniec Czerwony musi mieć 26 punktów.
    .hint-1 = Które puste pole leży zarazem obok Targu (8) i obok otwartego morza?
    .hint-2 = settle S2 0,-1.
    .learnt = 1 za siebie, 8 za Targ, 3 za morze: 12 punktów za osadę.

lesson-scoring-bad-company =
    Osady, które się stykają, liczą się nawzajem, a wartości ujemne dodaje się jak wszystkie inne. Pomagają budynki podstawowe:
    Gliniane wzgórze 3, Obejście i Kancelaria klasztorna po 2. Co leży obok dwóch osad, liczy się dla obu.
    .title = Złe towarzystwo
    .task = Zbuduj Miasteczko targowe (2) tak, żeby Czerwony miał 18 punktów. Strzeż się Rzeźni (-3) i Mielerza (-2).
    .hint-1 = Puste są trzy pola: 0,2, 1,1 i 1,3. Dodaj sąsiadów każdego z nich.
    .hint-2 = Na 1,3 masz nad sobą Mielerz, ale po obu stronach Obejście i Kancelarię klasztorną.
    .learnt = 2 - 2 + 2 + 2: dobrzy sąsiedzi mogą przeważyć złego. Licz więc, zanim zbudujesz.

lesson-scoring-a-tie =
    Wygrywa najwyższa suma, i to wszystko (F14.4).
    .title = Remis
    .task = Czerwony i Zielony mają po 98 punktów, Niebieski 97. Kto wygrywa?
    .choice-a = kto ma więcej monet
    .choice-b = kto siedzi dalej od gracza rozpoczynającego
    .choice-c = Czerwony i Zielony wygrywają razem
    .hint-1 = Nie ma rozstrzygania remisów.
    .learnt = Kto dzieli najwyższą sumę z innymi, wygrywa razem z nimi.
