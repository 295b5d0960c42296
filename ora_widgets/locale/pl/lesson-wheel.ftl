# Lesson 1: the wheel and the joker.

lesson-wheel = Kierat i joker
    .goals = Po tej lekcji umiesz odczytać kierat, brać dzięki niemu dobra i używać jokera.

lesson-wheel-first-harvest =
    Prawie każdy znacznik na kole produkcji należy do jakiegoś dobra. Pole, na którym stoi, mówi, ile tego dobra wolno
    wziąć, i zawsze bierze się wszystko. Każdy zaczyna z jednym żetonem każdego z sześciu dóbr podstawowych, a w rundzie
    1 wszystkie znaczniki pokazują 2 (F4.2). Na Gliniane wzgórze ktoś od ciebie już poszedł, a drogę pokazywała
    jasna obwódka. Teraz zrób to bez podpowiedzi i patrz na znacznik.
    .title = Pierwszy zbiór
    .task = Grasz Czerwonym. W tej turze wyślij brata zakonnego na Gliniane wzgórze i weź tyle gliny, ile pokazuje jej znacznik.
    .hint-1 = Kliknij Gliniane wzgórze, potem brata zakonnego; potem wybierz znacznik gliny.
    .hint-2 = Dwa ruchy: use LR1 lay, a potem take clay.
    .learnt = Bierzesz całą glinę, którą pokazywał znacznik, a znacznik wraca na 0 (F4.4). Teraz znowu rośnie.

lesson-wheel-next-step =
    Na początku każdej rundy kierat obraca się o jedno pole. Wszystkie znaczniki przesuwają się z nim, więc im dłużej
    nikt nie bierze jakiegoś dobra, tym więcej można go wziąć. Od 0 wartości idą tak: 0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8,
    9, 10, po jednej na obrót kieratu (F4.1). Kto nie chce nic robić, może spasować.
    .title = Rośnie, kiedy czekasz
    .task = Glina pokazuje { $wheel-clay }, a Niebieski ma ostatnią turę rundy { $round }. Niech Niebieski spasuje i zakończy turę; spójrz na koło, a potem jako Czerwony weź { $want-R-Cl } gliny.
    .hint-1 = Grasz tu za wszystkich. Gdy Niebieski skończy, zaczyna się runda { $then-round } i wszystkie znaczniki przesuwają się dalej.
    .hint-2 = pass; done; use LR1 lay; take clay.
    .learnt = Kierat obrócił się raz i z { $wheel-clay } zrobiło się { $want-R-Cl }. Na początku wartość rośnie o jeden na rundę, później wolniej.

lesson-wheel-joker =
    Jeden znacznik nie należy do żadnego określonego dobra: joker. Zawsze gdy bierzesz dobro według kieratu, możesz użyć
    jokera zamiast własnego znacznika tego dobra. Własny znacznik zostaje wtedy na miejscu (F4.6). Używasz jednego z
    dwóch, nigdy obu naraz.
    .title = Joker
    .task = Ktoś niedawno użył znacznika zboża: pokazuje { $wheel-grain }. Weź naraz { $want-R-Gn } zboża i nie ruszaj znacznika zboża.
    .hint-1 = Joker pokazuje { $wheel-joker }. Który budynek daje zboże?
    .hint-2 = W Obejściu wybierz jokera i zboże: use LR2 lay, potem take joker Gn.
    .learnt = Masz { $want-R-Gn } zboża, a joker wrócił na { $then-wheel-joker }. Znacznik zboża wciąż pokazuje { $then-wheel-grain }. Joker jest jeden dla wszystkich, więc nie czekaj zbyt długo.

lesson-wheel-end-of-the-scale =
    Nad kołem leży długie ramię. Jeśli nikt nie używa znacznika przez dwanaście obrotów kieratu, dochodzi on do 10,
    ostatniej wartości. Gdy kierat obraca się znowu, ramię pcha znacznik dalej. Zostaje on więc na 10 i nie zaczyna od
    nowa (F4.3).
    .title = Ostatnia wartość
    .task = Glina pokazuje { $wheel-clay }, a Niebieski ma ostatnią turę rundy { $round }. Niech Niebieski spasuje i zakończy turę, żeby kierat się obrócił. Potem jako Czerwony weź glinę. Na końcu masz mieć { $then-R-Cl } gliny.
    .hint-1 = Niebieski pasuje i kończy turę. Gdzie stoi znacznik gliny w rundzie { $then-round }?
    .hint-2 = pass; done; use LR1 lay; take clay.
    .learnt = Znacznik pozostał na { $wheel-clay }, aż ktoś go użył. (W grze solo wypadłby z gry; o tym później.)

lesson-wheel-grapes =
    Gra się kartami Francji albo kartami Irlandii; tutaj jest to Francja. Dwa znaczniki dochodzą później. W długiej grze
    na trzech lub czterech winogrona (tylko we Francji) wchodzą w rundzie 8, a kamień w rundzie 13. Oba wchodzą na 0
    (F4.5). Joker może je zastąpić nawet wcześniej. Wolno go użyć dla dobra, którego znacznik nic jeszcze nie pokazuje
    albo którego nie ma jeszcze na kole. Winorośl daje winogrona.
    .title = Winogrona i kamień
    .task = Jest runda { $round }. Znacznik winogron dopiero wszedł i pokazuje { $wheel-grapes }. Masz Winorośl. Weź { $want-R-Gp } winogron.
    .hint-1 = Który znacznik pokazuje teraz { $wheel-joker }?
    .hint-2 = use F14 lay, potem take joker.
    .learnt = Dzięki jokerowi masz winogrona, zanim ich własny znacznik cokolwiek pokazał.

lesson-wheel-ships =
    Kilka kart używa tylko jokera. Jedną z nich jest Nabrzeże. Zapłać 3 energii i weź mięso, chleb albo wino: tyle, ile
    pokazuje joker (F4.7). Każde drewno jest warte 1 energię.
    .title = Tylko dla jokera
    .task = W tej turze wyślij mnicha na Nabrzeże i weź { $want-R-Wn } win.
    .hint-1 = Najpierw zapłać energię trzema żetonami drewna. Potem wybierz jokera i wino.
    .hint-2 = use F33 lay; pay 3Wo; take joker Wn.
    .learnt = Znasz już kierat. Wartości rosną, a branie dóbr zeruje użyty znacznik. Joker może zastąpić każdy z nich, a kilka kart używa tylko jego.
