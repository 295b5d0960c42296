# Lesson 4: forests, moors and land.

lesson-land = Lasy, torfowiska i ziemie
    .goals = Po tej lekcji umiesz opróżniać swoje pola, kupować zagony i areały i wiesz, co z czym sąsiaduje.

lesson-land-trees =
    Twoja prowincja zaczyna z trzema lasami i dwoma torfowiskami. Karczowanie lasu to akcja podstawowa i nie wymaga mnicha:
    usuń jeden las i weź tyle drewna, ile pokazuje znacznik drewna (albo joker) (F5.4.1). Torfowisko tak samo daje torf.
    Zostaje pusta równina (F5.4.4).
    .title = Z lasu drewno
    .task = Wykarczuj las na polu 0,1 i weź 5 drewna.
    .hint-1 = Kliknij las, potem znacznik drewna.
    .hint-2 = fell 0,1 wood.
    .learnt = Masz o 5 drewna więcej i o jedno pole więcej pod budowę.

lesson-land-for-nothing =
    Czasem zależy ci na polu, a nie na drewnie. Kartę możesz usunąć nawet wtedy, gdy znacznik pokazuje 0; akcja i tak
    przepada (F5.4.2).
    .title = Za nic
    .task = Drewno pokazuje 0: ktoś był szybszy. Mimo to usuń w tej turze las z pola 0,2 i oszczędź jokera.
    .hint-1 = Użyj znacznika drewna, choć nic nie daje.
    .hint-2 = fell 0,2 wood.
    .learnt = Drewna nie ma, ale jest miejsce pod budowę. A joker zostaje na lepszy dzień.

lesson-land-nothing-at-all =
    Nigdy nie musisz robić czegoś pożytecznego. Możesz spasować (F5.6). Karczowanie bez usuwania lasu byłoby tym samym: nic
    nie dostajesz i żaden znacznik się nie rusza (F5.4.3).
    .title = Zupełnie nic
    .task = Spasuj i zakończ turę.
    .hint-1 = pass, potem done.
    .learnt = Teraz tura Zielonego. Pas rzadko jest dobry, ale zawsze dozwolony.

lesson-land-a-district =
    Przed akcją podstawową albo po niej możesz raz na turę kupić jeden teren: wierzchni zagon albo wierzchni areał (F6.6).
    Najtańsze leżą na wierzchu, więc cena tylko rośnie (w grze solo odwrotnie). Zagon to pas pięciu pól, kładziony od razu
    (F7.5) dokładnie nad twoimi ziemiami albo pod nimi (F7.3). Stronę wybierasz: torfowisko, dwa lasy i dwa pola pogórza
    albo las, trzy równiny i pogórze (F7.2).
    .title = Zagon
    .task = Winorośl wymaga pogórza, a twoje jest zajęte. Kup zagon i zbuduj Winorośl w jednej turze.
    .hint-1 = Kliknij jedną z dwóch stron na kreskowanym pasku nad swoimi ziemiami albo pod nimi; kosztuje to 2 monety. Obie strony mają pogórze: na których polach?
    .hint-2 = district -1 hills; build F14 -1,3.
    .learnt = Zakup terenu to akcja dodatkowa: nie kosztuje akcji podstawowej. Można to zrobić raz na turę.

lesson-land-a-mountain =
    Areał ma wymiary dwa na dwa. Stroną nadbrzeżną kładzie się go po lewej od twoich ziem, górską po prawej: dwa pola pogórza
    i góry wysokości obu rzędów (F7.2, F7.4). To z gór bierze się kamień.
    .title = W góry
    .task = Masz 8 monet, a kamień pokazuje 4. Na koniec tej tury masz mieć 4 kamienie.
    .hint-1 = Areał za 3 monety, Kamieniołom za 5, a twój przeor jest w domu.
    .hint-2 = plot 0 mountain; build G22 0,6; prior; take stone.
    .learnt = Areał, Kamieniołom, przeor, kamień: cztery kroki, jedna tura.

lesson-land-next-to-the-mountain =
    Pola sąsiadują, gdy stykają się bokiem, także na granicy plansz terenu; rogi nigdy się nie liczą. Wysokie góry to jedno
    pole: dotykają ich oba pola pogórza tego areału (F7.6). Nazywa je górna połowa, tutaj 0,6.
    .title = Obok gór
    .task = Trwa faza osad D. W górach Czerwonego stoi Warownia, na 0,5 Piekarnia. Zbuduj Dzielnicę nędzy na jedynym pustym polu, które dotyka Warowni.
    .hint-1 = Pola pogórza tego areału to 0,5 i 1,5.
    .hint-2 = settle S1 1,5.
    .learnt = 0,5 i 1,5 dotykają gór oba. Pamiętaj o tym przy stawianiu osad.

lesson-land-which-row =
    Zagony można dokładać w górę i w dół, ale nigdy z przerwą i nigdy z przesunięciem w bok (F7.3).
    .title = Rząd za rzędem
    .task = Ziemie Czerwonego mają rzędy -1, 0 i 1. Kup zagon i zbuduj na nim Wirydarz, obok Kancelarii klasztornej.
    .hint-1 = Kancelaria klasztorna stoi w rzędzie 1. Który wolny rząd jej dotyka?
    .hint-2 = district 2 plains; build G02 2,4; skip.
    .learnt = Zagon trafia tuż nad to, co już jest, albo tuż pod to: tutaj do rzędu -2 albo 2, a Kancelarii dotyka tylko rząd 2.

lesson-land-sold-out =
    Zagonów jest dziewięć i areałów dziewięć, na wszystkich razem. Gdy stos się wyczerpie, terenu tego rodzaju nie można już
    kupić za żadną cenę; drugi stos leży dalej (F1.4).
    .title = Wyprzedane
    .task = Zielony i Niebieski kupili wszystkie dziewięć zagonów. Masz 29 monet, a jedyne pogórze na twoich ziemiach jest zajęte: mimo to zbuduj w tej turze Zamek.
    .hint-1 = Zamek kosztuje 25 monet. Areały jeszcze są, następny za 4; która ich strona ma pogórze?
    .hint-2 = plot 0 mountain; build F27 0,5; skip.
    .learnt = Jeden stos był pusty, w drugim leżało to, czego ci było trzeba. Licz, ile zostało w obu, zanim ktoś weźmie ostatni teren.
