# Lesson 5: forests, moors and land.

lesson-land = Lasy, torfowiska i ziemie
    .goals = Po tej lekcji umiesz opróżniać swoje pola, kupować zagony i areały i wiesz, co z czym sąsiaduje.

lesson-land-trees =
    Twoja prowincja zaczyna z trzema lasami i dwoma torfowiskami. Karczowanie lasu to akcja podstawowa i nie wymaga
    mnicha. Usuń jeden las i weź tyle drewna, ile pokazuje znacznik drewna (albo joker) (F5.4.1). Tak samo wykopuje się
    torf z torfowiska. Zostaje pusta równina (F5.4.4).
    .title = Z lasu drewno
    .task = Wykarczuj las na polu M4 i weź { $want-R-Wo } drewna.
    .hint-1 = Kliknij las, potem znacznik drewna.
    .hint-2 = fell 0,1 wood.
    .learnt = Masz o { $want-R-Wo } drewna więcej i o jedno pole więcej pod budowę.

lesson-land-for-nothing =
    Czasem zależy ci na polu, a nie na drewnie. Las albo torfowisko możesz usunąć nawet wtedy, gdy znacznik pokazuje 0.
    I tak kosztuje to akcję podstawową (F5.4.2).
    .title = Usunięcie bez zysku
    .task = Drewno pokazuje { $wheel-wood }, bo ktoś właśnie użył znacznika. Mimo to zrób w tej turze miejsce obok pustego pola M6 i nie używaj jokera.
    .hint-1 = Użyj znacznika drewna, choć daje { $wheel-wood } drewna.
    .hint-2 = fell 0,2 wood.
    .learnt = Drewna nie ma, ale jest miejsce pod budowę. A jokera możesz użyć później.

lesson-land-nothing-at-all =
    Nigdy nie musisz robić czegoś pożytecznego: możesz spasować (F5.6). Zasady pozwalają też karczować las albo
    wykopywać torf bez usuwania karty. To to samo co pas, więc tutaj po prostu pasujesz (F5.4.3).
    .title = Pas
    .task = Spasuj i zakończ turę.
    .hint-1 = Jest wybór, który nic nie robi. Tura kończy się dopiero wtedy, gdy ją zakończysz.
    .hint-2 = pass, potem done.
    .learnt = Teraz tura Zielonego. Pas rzadko jest dobrym ruchem, ale w zwykłej rundzie zawsze jest dozwolony.

lesson-land-a-district =
    W każdej turze możesz kupić jeden teren, przed akcją podstawową albo po niej: wierzchni zagon albo wierzchni areał
    (F6.6). Najtańsze leżą na wierzchu, więc cena tylko rośnie. (W grze solo jest odwrotnie.) Zagon to rząd pięciu pól.
    Kładzie się go od razu (F7.5), dokładnie nad prowincją lub innym zagonem albo pod nimi (F7.3). Wybierasz stronę:
    torfowisko, dwa lasy i dwa pola pogórza albo las, trzy równiny i pogórze (F7.2).
    .title = Zagon
    .task = Winorośl wymaga pogórza, a twoje jest już zabudowane. Kup zagon i zbuduj Winorośl, oba w tej turze.
    .hint-1 = Kliknij jedną z dwóch stron na kreskowanym pasku nad prowincją albo pod nią. Kosztuje to { $price-district } monety. Na których polach jest pogórze?
    .hint-2 = district -1 hills; build F14 -1,3.
    .learnt = Zakup terenu to akcja dodatkowa, więc została ci jeszcze akcja podstawowa. W każdej turze można kupić jeden teren.

lesson-land-a-mountain =
    Areał ma dwa pola szerokości i dwa rzędy wysokości (F7.2). Stroną z wybrzeżem kładzie się go po lewej od twoich
    ziem, a stroną z górami po prawej (F7.4). Strona z górami ma dwa pola pogórza i góry wysokości obu rzędów. W górach
    może stać Kamieniołom, który daje kamień.
    .title = Góry dla Kamieniołomu
    .task = Masz { $R-Pn } monet, a kamień pokazuje { $wheel-stone }. Na koniec tej tury masz mieć { $want-R-Sn } kamienie.
    .hint-1 = Areał kosztuje { $price-plot } monety, Kamieniołom 5, a twój przeor jest w domu.
    .hint-2 = plot 0 mountain; build G22 0,6; prior; take stone.
    .learnt = Kupujesz areał, budujesz Kamieniołom, wprowadzasz przeora i bierzesz kamień, wszystko w jednej turze.

lesson-land-next-to-the-mountain =
    Pola sąsiadują, gdy stykają się bokiem, także na różnych planszach terenu. Rogi nigdy się nie liczą. Wysokie góry to
    jedno pole: dotykają ich oba pola pogórza tego areału (F7.6). Nazwę mają od górnego rzędu, tutaj M9.
    To ważne dla osad. Karty osad masz w ręce. Buduje się je w fazach osad (lekcja 6), a płaci żywnością i energią.
    .title = Obok gór
    .task = Trwa faza osad D. W górach Czerwonego stoi Warownia, na M8 Piekarnia. Zbuduj Dzielnicę nędzy na jedynym pustym polu, które dotyka Warowni.
    .hint-1 = Gór dotykają dwa pola pogórza: M8 i N8. Jedno z nich jest puste.
    .hint-2 = settle S1 1,5.
    .learnt = Oba pola (M8 i N8) dotykają gór. Pamiętaj o tym przy stawianiu osad.

lesson-land-which-row =
    Zagony można dokładać nad swoimi ziemiami i pod nimi. Nowy zagon musi dotykać rzędu, do którego go dokładasz, bez
    przerwy i bez przesunięcia w bok (F7.3).
    .title = Powyżej czy poniżej
    .task = Ziemie Czerwonego mają rzędy L, M i N. Kup zagon i zbuduj na nim Wirydarz, obok Kancelarii klasztornej.
    .hint-1 = Kancelaria klasztorna stoi w rzędzie N. Który wolny rząd dotyka rzędu N?
    .hint-2 = district 2 plains; build G02 2,4; skip.
    .learnt = Nowy zagon mógł tu trafić do rzędu K albo do rzędu O. Kancelarii klasztornej dotyka tylko rząd O.

lesson-land-sold-out =
    Dla wszystkich graczy razem jest dziewięć zagonów i dziewięć areałów. Gdy jeden stos się wyczerpie, nikt nie może
    już kupić terenu tego rodzaju. Drugi stos jest nadal na sprzedaż (F1.4).
    .title = Wyprzedane
    .task = Zielony i Niebieski kupili wszystkie dziewięć zagonów. Zamek wymaga pogórza, a twoje jedyne pogórze jest zabudowane. Masz { $R-Pn } monet: mimo to zbuduj w tej turze Zamek.
    .hint-1 = Zamek kosztuje 25 monet. Następny areał kosztuje { $price-plot }. Która strona areału ma pogórze?
    .hint-2 = plot 0 mountain; build F27 0,5; skip.
    .learnt = Wszystkie zagony były sprzedane, ale areał miał potrzebne ci pogórze. Licz, ile terenów zostało, zanim ktoś kupi ostatni.
