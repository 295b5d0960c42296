# Lesson 8: France against Ireland.

lesson-countries = Francja kontra Irlandia
    .goals = Po tej lekcji wiesz, czym różnią się oba warianty i które karty biorą udział w grze.

lesson-countries-two-sides =
    Każda karta budynku ma stronę francuską i irlandzką; przed grą umawiacie się na jedną (F2.1). Francja piecze chleb i robi wino,
    Irlandia warzy piwo i destyluje whisky. Piętnaście kart jest takich samych po obu stronach.
    .title = Dwie strony karty
    .task = Przy tym stole gra się w Irlandii. Który znacznik nigdy nie wejdzie na koło?
    .choice-a = torf
    .choice-b = kamień
    .choice-c = winogrona
    .choice-d = joker
    .hint-1 = Z czego robi się wino?
    .learnt = W Irlandii nie ma winogron. Kamień wchodzi w obu krajach.

lesson-countries-how-many-cards =
    Nie w każdej grze biorą udział wszystkie karty (F2.4). Karty z oznaczeniem „4” zostają w pudełku w długiej grze na
    trzech i w krótkiej na czterech, karty z oznaczeniem „3+” albo „4” w krótkich grach na dwóch i na trzech. W długiej
    grze na czterech jest wszystkie 41.
    .title = Które karty biorą udział
    .task = Trzech graczy, gra długa: karty z oznaczeniem „4” odpadają. Jest ich osiem. Ile kart bierze udział?
    .hint-1 = 41 - 8.
    .learnt = 33 karty. Gry krótkie na dwóch i na trzech używają tylko 24.

lesson-countries-on-the-water =
    Irlandia ma budynek, który stoi na morzu: Barkę mieszkalną, i nic poza nią tam stać nie może (F5.5.3). Kto przybywa, dostaje 1
    drewno, 1 słód, 1 monetę i 1 torf.
    .title = Na wodzie
    .task = Zbuduj Barkę mieszkalną na polu morza i od razu wpuść na pokład przeora.
    .hint-1 = Morze leży w kolumnie -2.
    .hint-2 = build I11 0,-2; prior.
    .learnt = 6 punktów dodatkowych na morzu, obok twojego wybrzeża: dobrze dla osady w tym miejscu.

lesson-countries-a-whiskey =
    Czym wino jest we Francji, tym whisky w Irlandii: prezentem, który zastępuje cenę kontraktu (F5.3.5). A co z ceną robi Winiarnia, to
    tutaj robi Destylarnia whisky (F5.3.4).
    .title = Whisky za Słodownię
    .task = Kontrakty kosztują już 2 monety, a ty nie masz żadnej. Zawrzyj kontrakt na Słodownię Zielonego i zamień oba zboża na słód.
    .hint-1 = contract I04 whiskey.
    .hint-2 = contract I04 whiskey; send lay; times 2.
    .learnt = Whisky oddana zamiast monet idzie do zasobów ogólnych, a właściciel nie dostaje nic. Sprzedana za 2 monety też opłaci kontrakt, ale wtedy dostaje je właściciel.

lesson-countries-church-or-chapel =
    Ten sam pomysł ma często dwie postacie. We Francji Kościół klasztorny robi relikwie z chleba i wina; w Irlandii Kaplica bierze piwo i
    whisky, i to do trzech razy.
    .title = Kościół czy kaplica
    .task = Wykonaj 2 relikwie.
    .hint-1 = Najpierw Kaplica proponuje księgę za monetę. Pomiń to: trzeba by na nią sprzedać whisky.
    .hint-2 = use I24 lay; times 0; times 2.
    .learnt = Z piwa i whisky relikwie: 16 punktów.
