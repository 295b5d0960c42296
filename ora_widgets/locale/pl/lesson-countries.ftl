# Lesson 9: France against Ireland.

lesson-countries = Francja kontra Irlandia
    .goals = Po tej lekcji wiesz, czym różnią się oba warianty i które karty biorą udział w grze.

lesson-countries-two-sides =
    Każda karta budynku ma stronę francuską i irlandzką. Przed grą umawiacie się, której używacie (F2.1). Karty
    francuskie dają chleb i wino, irlandzkie piwo i whisky. Piętnaście kart jest takich samych po obu stronach.
    .title = Dwie strony karty
    .task = To gra w wariancie irlandzkim. Który znacznik nigdy nie wejdzie na koło?
    .choice-a = torf
    .choice-b = kamień
    .choice-c = winogrona
    .choice-d = joker
    .hint-1 = Z czego robi się wino?
    .learnt = W Irlandii nie ma winogron. Kamień wchodzi w obu wariantach.

lesson-countries-how-many-cards =
    Nie w każdej grze używa się wszystkich kart (F2.4). W długiej grze na trzech i w krótkiej na czterech odpadają karty
    z oznaczeniem „4”. W krótkich grach na dwóch i na trzech odpadają karty z oznaczeniem „3+” albo „4”. W długiej grze
    na czterech używa się wszystkich 41.
    .title = Które karty biorą udział
    .task = Gracie w trzech w grę długą, więc osiem kart z oznaczeniem „4” odpada. Ilu kart używacie?
    .hint-1 = 41 - 8.
    .learnt = 33 karty. Gry krótkie na dwóch i na trzech używają tylko 24.

lesson-countries-on-the-water =
    Jeden irlandzki budynek stoi na morzu: Barka mieszkalna. Żadna inna karta stać tam nie może (F5.5.3). Kto jej używa,
    dostaje 1 drewno, 1 słód, 1 monetę i 1 torf.
    .title = Na wodzie
    .task = Zbuduj Barkę mieszkalną na polu morza i od razu wprowadź do niej przeora.
    .hint-1 = Morze leży w kolumnie 1.
    .hint-2 = { $solution }.
    .learnt = Barka mieszkalna ma 6 punktów dodatkowych i leży obok twojego wybrzeża. Osada na tym wybrzeżu da dużo punktów.

lesson-countries-a-whiskey =
    We Francji zamiast zapłaty za kontrakt możesz dać wino, a w Irlandii whisky (F5.3.5). We Francji Winiarnia podnosi
    cenę do 2 monet; w Irlandii robi to Destylarnia whisky (F5.3.4).
    .title = Whisky zamiast monet
    .task = Kontrakty kosztują już { $price-contract } monety, a ty nie masz żadnej. Zawrzyj kontrakt na Słodownię Zielonego i zamień oba żetony zboża na słód.
    .hint-1 = Zapłać whisky: contract I04 whiskey.
    .hint-2 = contract I04 whiskey; send lay; times 2.
    .learnt = Whisky oddana zamiast monet idzie do zasobów ogólnych, a właściciel nie dostaje nic. Można ją też sprzedać za 2 monety i nimi zapłacić; wtedy dostaje je właściciel.

lesson-countries-church-or-chapel =
    Niektóre karty francuskie i irlandzkie działają prawie tak samo. We Francji Kościół klasztorny zamienia chleb i wino
    na relikwie, najwyżej dwa razy. W Irlandii Kaplica zamienia na relikwie piwo i whisky, najwyżej trzy razy.
    .title = Kościół czy kaplica
    .task = Wykonaj { $want-R-Rq } relikwie.
    .hint-1 = Najpierw Kaplica proponuje księgę za monetę. Nie kupuj jej: trzeba by na nią sprzedać whisky.
    .hint-2 = { $solution }.
    .learnt = Z { $R-Be } piw i { $R-Wh } whisky są { $want-R-Rq } relikwie, warte po 8 punktów.
