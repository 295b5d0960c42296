# Lesson 3: building, terrain and cloisters.

lesson-building = Budowanie, teren i klasztory
    .goals = Po tej lekcji umiesz zapłacić za budynek, znaleźć dla niego pole i rozbudować klasztor.

lesson-building-by-the-water =
    Większość budynków może stać na wybrzeżu, równinie lub pogórzu. Niektóre dopuszczają mniej rodzajów terenu: podaje
    je karta (F5.5.3). Promenada portowa wymaga wybrzeża. Masz je: areał po lewej stronie twoich ziem ma dwa pola
    wybrzeża, a dalej w lewo dwa pola morza.
    .title = Nad wodą
    .task = Zbuduj Promenadę portową.
    .hint-1 = Pola wybrzeża leżą w kolumnie 2. Kolumna 1 to morze, a na morzu Promenada portowa stać nie może.
    .hint-2 = { $solution }. Czy przeor się wprowadzi, zależy od ciebie.
    .learnt = Karta mówi, na jakim terenie może stać. Jeśli nie masz takiego wolnego pola, nie możesz jej zbudować ani odłożyć na później.

lesson-building-straw-from-grain =
    Budynki kosztują drewno, glinę, słomę i kamień. Kilka kosztuje zamiast tego monety (F5.5.2). O słomę łatwo: każde
    zboże można w dowolnej chwili odwrócić na słomę, nawet w trakcie płacenia (F6.2). Słomy nigdy nie zamienia się z
    powrotem w zboże.
    .title = Każde zboże może stać się słomą
    .task = Piekarnia kosztuje 2 gliny i 1 słomę. Masz glinę i zboże. Zbuduj ją.
    .hint-1 = Nie musisz najpierw odwracać zboża: przy płaceniu stanie się to samo.
    .hint-2 = build F05 0,3.
    .learnt = Jeśli przy płaceniu brakuje ci słomy, zboże zostaje odwrócone za ciebie.

lesson-building-make-room =
    Twoja prowincja, czyli ziemia, z którą zaczynasz, ma mało pustych pól. Pole z lasem lub torfowiskiem nie jest puste. Wykarczuj las albo wykop torf, a zostanie pusta równina (F5.4.4). To
    pozycja z gry dwuosobowej: masz dwie akcje podstawowe, jedną po drugiej.
    .title = Zrób miejsce
    .task = Na dwóch wolnych dotąd polach stoją Skład kamieni i Skład opału. Mimo to zbuduj w tej turze Mielerz.
    .hint-1 = Pierwszą akcją opróżnij pole, drugą zbuduj.
    .hint-2 = cut 0,0 peat; build G07 0,0.
    .learnt = Las albo torfowisko daje najpierw dobra, a potem pole pod budowę.

lesson-building-cloister =
    Karty z żółtą nazwą to budynki klasztorne. Każdy musi w chwili budowy stykać się bokiem z innym twoim budynkiem
    klasztornym (F5.5.4). Rogi się nie liczą (F7.6). Twój pierwszy budynek klasztorny to Kancelaria klasztorna na N7.
    Znowu masz dwie akcje.
    .title = Jeden obok drugiego
    .task = Zbuduj w tej turze Dom przeora i Wirydarz.
    .hint-1 = Które puste pole dotyka Kancelarii klasztornej? A które puste pole dotyka tamtego?
    .hint-2 = Najpierw zbuduj jeden na N6. Potem zbuduj drugi na M6.
    .learnt = Każdy nowy budynek klasztorny musi dotykać starszego. Zostawiaj obok nich wolne pola na następny.

lesson-building-the-right-order =
    Ważne jest, które budynki ze sobą sąsiadują. Ogród klasztorny daje 1 winogrono. Potem możesz użyć budynku obok
    niego, jeśli nikt na nim nie stoi.
    .title = Właściwa kolejność
    .task = Zbuduj w tej turze Dom przeora i Ogród klasztorny i użyj Kancelarii klasztornej przez Ogród.
    .hint-1 = Dwa puste pola to M6 i N6. Obok Kancelarii klasztornej musi stać Ogród. Dom przeora też musi dotykać budynku klasztornego.
    .hint-2 = Domu przeora nie można zbudować najpierw na M6: tego pola nie dotyka jeszcze żaden budynek klasztorny. Najpierw zbuduj więc Ogród na N6.
    .learnt = Ogród stoi obok Kancelarii, a Dom przeora obok Ogrodu. Przeor poszedł do Ogrodu i dzięki temu można było użyć także Kancelarii.

lesson-building-which-terrain =
    Na dwóch rodzajach terenu mogą stać tylko nieliczne karty. W górach może stać tylko Kamieniołom albo Warownia, na
    morzu tylko irlandzka Barka mieszkalna. Osady mają własne zasady i nie buduje się ich tą akcją (F5.5.6).
    .title = Góry i morze
    .task = Oba wolne dotąd pola twojej prowincji są już zabudowane, ale masz areał z górami. Dwiema akcjami zbuduj Kamieniołom i Piekarnię, każdy budynek na terenie, który podaje jego karta.
    .hint-1 = Kamieniołom stoi w górach. Areał ma też dwa pola pogórza.
    .hint-2 = { $solution }.
    .learnt = W górach mogą stać tylko Kamieniołom i Warownia. Piekarnia może stać na pogórzu.
