# Lesson 2: building, terrain and cloisters.

lesson-building = Budowanie, teren i klasztory
    .goals = Po tej lekcji umiesz zapłacić za budynek, znaleźć dla niego pole i rozbudowywać klasztor.

lesson-building-by-the-water =
    Większość budynków stoi na wybrzeżu, równinie lub pogórzu, do wyboru. Niektóre są wybredne: karta podaje teren
    (F5.5.3). Promenada portowa wymaga wybrzeża, a ty je masz: areał po lewej stronie twoich ziem ma dwa pola wybrzeża, a
    za nimi dwa pola otwartego morza.
    .title = Nad wodą
    .task = Zbuduj Promenadę portową.
    .hint-1 = Pola wybrzeża leżą w kolumnie -1; morze, w kolumnie -2, tego budynku nie uniesie.
    .hint-2 = build F11 0,-1. Czy przeor się wprowadzi, zależy od ciebie.
    .learnt = Decyduje teren na karcie. Bez pasującego pola karty w ogóle nie można zbudować ani odłożyć na później.

lesson-building-straw-from-grain =
    Budynki kosztują drewno, glinę, słomę i kamień, a kilka monety (F5.5.2). O słomę łatwo: każde zboże można w dowolnej
    chwili zamienić na słomę, nawet w trakcie płacenia (F6.2). Z powrotem nigdy.
    .title = Słoma to zboże leżące na wznak
    .task = Piekarnia kosztuje 2 gliny i 1 słomę. Masz glinę i zboże. Zbuduj ją.
    .hint-1 = Nie musisz zamieniać zboża: koszt zrobi to za ciebie.
    .hint-2 = build F05 0,3.
    .learnt = Brakująca słoma sama bierze się z twojego zboża. Gdzie rośnie zboże, tam słomy nie brakuje.

lesson-building-make-room =
    Pole z lasem lub torfowiskiem nie jest puste. Wykarczuj las albo wykop torf, a zostanie pusta równina (F5.4.4). To
    pozycja z gry dla dwojga: masz dwie akcje podstawowe, jedną po drugiej.
    .title = Zrób miejsce
    .task = Oba puste pola są zajęte. Mimo to zbuduj w tej turze Mielerz.
    .hint-1 = Pierwsza akcja robi miejsce, druga buduje.
    .hint-2 = cut 0,0 peat; build G07 0,0.
    .learnt = Lasy i torfowiska to najpierw dobra, a potem place pod budowę.

lesson-building-cloister =
    Karty z żółtą nazwą to budynki klasztorne. Każdy musi w chwili budowy stykać się bokiem z innym twoim budynkiem
    klasztornym (F5.5.4); rogi się nie liczą (F7.6). Zaczyna się od Kancelarii klasztornej na 1,4. Znowu masz dwie akcje.
    .title = Cegła po cegle
    .task = Zbuduj w tej turze Dom przeora i Wirydarz.
    .hint-1 = Które puste pole dotyka Kancelarii klasztornej? A czego dotyka drugie?
    .hint-2 = Najpierw jeden na 1,3; potem drugi na 0,3.
    .learnt = Klasztor rośnie jak łańcuch. Trzymaj dla niego wolne pola na jego końcu.

lesson-building-the-right-order =
    Liczy się nie tylko, co gdzie stoi, ale i kto stoi obok. Ogród klasztorny daje 1 winogrono, a potem pozwala użyć
    sąsiedniego budynku, którego nikt nie zajmuje.
    .title = Właściwa kolejność
    .task = Zbuduj w tej turze Dom przeora i Ogród klasztorny i użyj Kancelarii klasztornej przez Ogród.
    .hint-1 = Gliniane wzgórze, 0,3, 1,3 i Kancelaria: to Ogród musi leżeć obok Kancelarii. A Dom przeora też musi dotykać budynku klasztornego.
    .hint-2 = Dom przeora nie może stanąć pierwszy na 0,3: nie dotyka tam niczego z klasztoru. Najpierw idzie więc Ogród, na 1,3.
    .learnt = Ogród stoi obok Kancelarii, Dom przeora obok Ogrodu; przeor poszedł do Ogrodu, a przez Ogród działała Kancelaria.

lesson-building-which-terrain =
    Dwa tereny są dla wybranych: góry uniosą tylko Kamieniołom albo Warownię, a morze tylko irlandzką Barkę mieszkalną.
    Osady mają własne zasady i nie buduje się ich tą akcją (F5.5.6).
    .title = Góry i morze
    .task = Oba puste pola twojej prowincji są zajęte, ale masz areał z górami. Dwiema akcjami zbuduj Kamieniołom i Piekarnię, każdy budynek tam, gdzie może stać.
    .hint-1 = Skąd bierze się kamień? A areał ma też dwa pola pogórza.
    .hint-2 = build G22 0,6; skip; build F05 0,5; skip.
    .learnt = W góry wspinają się tylko Kamieniołom i Warownia. Piekarni wystarcza pogórze.
