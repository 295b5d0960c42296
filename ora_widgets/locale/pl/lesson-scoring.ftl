# Lesson 7: scoring a landscape.

lesson-scoring = Punkty za ziemie
    .goals = Po tej lekcji umiesz policzyć punkty każdego gracza i postawić osadę tam, gdzie da ich najwięcej.

lesson-scoring-goods =
    Na końcu dodaje się trzy rzeczy: dobra, punkty wartości i punkty osad. Najpierw dobra (F14.1). Księga jest warta 2
    punkty, ceramika 3, ornament 4, relikwia 8, cud 30. Każde 5 monet jest warte 2. Wino i whisky będą w następnym
    kroku. Zboże, drewno, glina i wszystkie inne dobra nie są nic warte.
    .title = Punkty za dobra
    .task = Czerwony ma { $R-Pn } monet, { $R-Bo } księgi, { $R-Ce } ceramikę, { $R-Or } ornament i { $R-Gn } żetony zboża. To razem { $R-points } punktów. Dojdź do { $want-R-points } punktów, używając jednego budynku.
    .hint-1 = Z { $R-Pn } monet liczy się tylko 5. Ilu monet brakuje do 10?
    .hint-2 = use LR3 lay; take coin.
    .learnt = 2 + 2 × { $R-Bo } + 3 + 4 dawało { $R-points } punktów. Teraz masz co najmniej dziesięć monet, czyli o { $gain-R-points } punkty więcej. Monety, które nie tworzą pełnej piątki, nic nie dają, więc wydaj je przed końcem.

lesson-scoring-drinks =
    Wino i whisky są warte po 1 punkcie. Zamiast tego wino może się liczyć jako 1 moneta, a whisky jako 2 monety
    (F14.1). Nie musisz ich sprzedawać: gra sama wybierze to, co lepsze.
    .title = Punkt czy monety
    .task = Czerwony ma { $R-Pn ->
            [one] 1 monetę
            [few] { $R-Pn } monety
           *[many] { $R-Pn } monet
        } i { $R-Wn } wino. Ile to punktów?
    .hint-1 = Albo wino daje 1 punkt, albo liczy się jako jeszcze jedna moneta. Czy ta moneta dopełnia piątkę?
    .learnt =
        { $R-Pn ->
            [8] { $answer } punkty: 5 monet jest wartych 2, a jako moneta wino nie dopełniłoby drugiej piątki. Daje więc 1 punkt.
            [9] { $answer } punkty: wino liczy się jako dziesiąta moneta, a każde 5 monet jest warte 2 punkty.
           *[4] { $answer } punkty: wino liczy się jako piąta moneta, a 5 monet jest wartych 2 punkty.
        }

lesson-scoring-economy =
    Każdy budynek ma dwie wartości. Punkty wartości dostajesz za każdy budynek i każdą osadę na swoich ziemiach. Trzy
    budynki podstawowe dodają 0 (F14.2). Druga wartość, punkty dodatkowe, liczy się tylko dla osad obok budynku.
    .title = Punkty wartości
    .task = Czerwony ma Mielerz (4) i stać go na każdy z trzech budynków w ofercie. Zbuduj ten, z którym Czerwony ma { $want-R-points } punktów.
    .hint-1 = Punkty wartości widnieją w tarczy u dołu karty.
    .hint-2 = build G12 1,3; skip.
    .learnt = 4 + 6 to { $want-R-points } punktów. Punkty dodatkowe Mielerza, -2, nie szkodzą, dopóki nie ma obok niego osady.

lesson-scoring-neighbours =
    Osada daje własne punkty dodatkowe i punkty dodatkowe wszystkich sąsiednich budynków i osad. Daje też 3 za każde
    sąsiednie pole morza (F14.3). Rogi się nie liczą. Puste pola, lasy i torfowiska są warte 0.
    .title = Dobrzy sąsiedzi
    .task = Osada rybacka (6) Czerwonego stoi na wybrzeżu na M2. Po jednej stronie ma morze, po drugiej Targ (8). Ile punktów daje ta osada?
    .hint-1 = Dodaj jej własne punkty dodatkowe, jedno pole morza i Targ.
    .hint-2 = 6 + 3 + 8.
    .learnt = { $answer } punktów za jedną osadę. Opłaca się najpierw przygotować jej miejsce.

lesson-scoring-place-well =
    To, gdzie osada stoi, jest więc ważniejsze niż to, która to osada. Szukaj morza i wysokich punktów dodatkowych.
    Trzymaj się z dala od budynków z ujemnymi punktami dodatkowymi.
    .title = Dobre miejsce
    .task = Zbuduj Osadę rolniczą (1) tam, gdzie da najwięcej punktów. Na koniec Czerwony musi mieć { $want-R-points } punktów.
    .hint-1 = Które puste pole leży zarazem obok Targu (8) i obok otwartego morza?
    .hint-2 = { $solution }.
    .learnt = 1 za siebie, 8 za Targ i 3 za morze: osada daje 12 punktów.

lesson-scoring-bad-company =
    Dwie sąsiednie osady liczą się nawzajem. Wartości ujemne dodaje się jak wszystkie inne. Pomagają budynki podstawowe:
    Gliniane wzgórze ma 3, Obejście i Kancelaria klasztorna mają po 2. Budynek obok dwóch osad liczy się dla obu.
    .title = Ujemni sąsiedzi
    .task = Zbuduj Miasteczko targowe (2) tak, żeby Czerwony miał { $want-R-points } punktów. Rzeźnia (-3) i Mielerz (-2) mają wartości ujemne.
    .hint-1 = Puste są trzy pola: M5, N4 i N6. Zsumuj punkty sąsiadów każdego z nich.
    .hint-2 = Na N6 nad osadą jest Mielerz, ale po obu stronach są Obejście i Kancelaria klasztorna.
    .learnt = 2 - 2 + 2 + 2 = 4. Dobrzy sąsiedzi mogą dać więcej, niż kosztuje zły, więc policz, zanim zbudujesz.

lesson-scoring-a-tie =
    Wygrywa gracz z najwyższą sumą. Innej zasady wygrywania nie ma (F14.4).
    .title = Remis
    .task = Czerwony i Zielony mają po 98 punktów, Niebieski 97. Kto wygrywa?
    .choice-a = kto ma więcej monet
    .choice-b = kto siedzi dalej od gracza rozpoczynającego
    .choice-c = Czerwony i Zielony wygrywają razem
    .hint-1 = Nie ma rozstrzygania remisów.
    .learnt = Wygrywają wszyscy gracze, którzy mają najwyższą sumę.
