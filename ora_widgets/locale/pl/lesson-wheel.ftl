# Lesson 0: the wheel and the joker.

lesson-wheel = Kierat i joker
    .goals = Po tej lekcji umiesz odczytać kierat, brać dzięki niemu dobra i wybrać chwilę na jokera.

lesson-wheel-first-harvest =
    Witaj! Na środku stołu leży koło produkcji z kieratem. Prawie każdy znacznik na nim należy do jakiegoś dobra, a pole,
    na którym stoi, mówi, ile tego dobra wolno wziąć. Każdy zaczyna z jednym żetonem każdego z sześciu dóbr podstawowych,
    a w rundzie 1 wszystkie znaczniki pokazują już 2 (F4.2). Masz trzy budynki: Gliniane wzgórze daje glinę, Obejście
    zboże albo owce, Kancelaria klasztorna monety.
    .title = Pierwszy zbiór
    .task = Grasz Czerwonym. Wyślij brata zakonnego na Gliniane wzgórze i weź tyle gliny, ile pokazuje jej znacznik.
    .hint-1 = Kliknij Gliniane wzgórze, potem brata zakonnego; potem wybierz znacznik gliny. W kodzie: use LR1 lay.
    .hint-2 = Dwa ruchy: use LR1 lay, a potem take clay.
    .learnt = Bierzesz naraz tyle gliny, ile pokazywał znacznik, a on spada na 0 (F4.4). Musi znowu urosnąć.

lesson-wheel-next-step =
    Na początku każdej rundy kierat obraca się o jedno pole. Wszystkie znaczniki przesuwają się z nim, więc dóbr, których
    nikt nie bierze, jest coraz więcej. Od 0 wartości idą tak: 0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10, po jednej na
    obrót kieratu (F4.1).
    .title = Rośnie, kiedy czekasz
    .task = Glina pokazuje 3, a Niebieski ma ostatnią turę rundy 3. Niech Niebieski spasuje i zakończy turę; spójrz na koło, a potem jako Czerwony weź 4 gliny.
    .hint-1 = Grasz tu za wszystkich. Gdy Niebieski skończy, zaczyna się runda 4 i wszystkie znaczniki przesuwają się dalej.
    .hint-2 = pass; done; use LR1 lay; take clay.
    .learnt = Po jednym obrocie kieratu z 3 zrobiły się 4. Na początku rośnie o jeden na rundę, później wolniej.

lesson-wheel-joker =
    Jeden znacznik nie należy do żadnego dobra: joker. Zawsze gdy odczytujesz własny znacznik dobra, możesz zamiast niego
    odczytać jokera. Znacznik dobra zostaje wtedy na miejscu, dla następnego, kto go potrzebuje (F4.6). Używasz jednego
    albo drugiego, nigdy obu naraz.
    .title = Joker
    .task = Ktoś niedawno użył znacznika zboża: pokazuje 2. Weź naraz 5 zboża i nie ruszaj znacznika zboża.
    .hint-1 = Joker pokazuje 5. Który budynek daje zboże?
    .hint-2 = W Obejściu wybierz jokera i zboże: use LR2 lay, potem take joker Gn.
    .learnt = Joker dał ci 5 zboża i spadł na 0; zboże wciąż pokazuje 2. Joker jest dla wszystkich, więc liczy się szybkość.

lesson-wheel-end-of-the-scale =
    Dwanaście obrotów po użyciu znacznik dochodzi do 10, ostatniej wartości. Gdy kierat obraca się znowu, ramię pcha
    znacznik przed sobą, więc nie zaczyna on od nowa (F4.3).
    .title = Koniec skali
    .task = Drewno pokazuje 10, a Niebieski ma ostatnią turę rundy 12. Niech Niebieski spasuje i zakończy turę; kierat się obraca. Potem jako Czerwony zetnij las: na końcu masz 11 drewna.
    .hint-1 = Niebieski pasuje i kończy turę. Gdzie stoi znacznik drewna w rundzie 13?
    .hint-2 = pass; done; fell 0,1 wood.
    .learnt = Czekało na 10, aż ktoś weźmie drewno. (W grze solo zszedłby z koła; o tym później.)

lesson-wheel-grapes =
    Dwa znaczniki są spóźnione. W długiej grze na trzech lub czterech winogrona (tylko we Francji) wchodzą w rundzie 8, a
    kamień w rundzie 13, oba z wartością 0 (F4.5). Joker na to nie zważa: może zastąpić dobro, którego znacznik nic jeszcze
    nie pokazuje albo którego w ogóle nie ma na kole.
    .title = Spóźnieni goście
    .task = Jest runda 8; winogrona dopiero weszły i pokazują 0. Twoja Winorośl jest gotowa. Weź 7 winogron.
    .hint-1 = Który znacznik pokazuje teraz 7?
    .hint-2 = use F14 lay, potem take joker.
    .learnt = Dzięki jokerowi masz winogrona, zanim ich własny znacznik był cokolwiek wart.

lesson-wheel-ships =
    Kilka kart odczytuje tylko jokera. Jedną z nich jest Nabrzeże: zapłać 3 energii i weź mięso, chleb albo wino, tyle, ile
    pokazuje joker (F4.7). Każde drewno jest warte 1 energię.
    .title = Tylko dla jokera
    .task = Wyślij kogoś na Nabrzeże i wróć z 6 winami.
    .hint-1 = Najpierw opłata: oddaj trzy drewna. Potem wybierz jokera i wino.
    .hint-2 = use F33 lay; pay 3Wo; take joker Wn.
    .learnt = Znasz już kierat: wartości rosną, kto bierze, ten zeruje znacznik, joker zastępuje wszystko, a niektóre karty żyją tylko z niego.
