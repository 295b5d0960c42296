# Lesson 12: solo against the neutral player.

lesson-solo = Gra solo
    .goals = Po tej lekcji umiesz grać w pojedynkę, obok gracza neutralnego, o 500 punktów.

lesson-solo-an-empty-cellar =
    W pojedynkę grasz 32 tury po dwie akcje. Zaczynasz bez żadnych dóbr, a oba stosy terenów są odwrócone: na wierzchu leżą najdroższe (F13.1, F2.7).
    .title = Pusta piwnica
    .task = Do rundy 5 udało ci się odłożyć 9 monet. Kup zagon i zobacz, ile to kosztuje.
    .hint-1 = Zagony kosztują 2, 3, 4, 4, 5, 5, 6, 7 i 8; w pojedynkę zaczynasz od drugiego końca.
    .hint-2 = district -1 plains.
    .learnt = 8 monet. Cierpliwości: po każdym kupionym następny jest tańszy albo najwyżej tak samo drogi.

lesson-solo-before-it-is-gone =
    Znacznik, który przy obrocie kieratu stoi na 10, nie jest tu pchany dalej: wypada z gry (F13.3). Odtąd jego dobro
    można wytwarzać tylko jokerem, a gdy i jego zabraknie, wcale (F4.8).
    .title = Zanim zniknie
    .task = Glina pokazuje 10. Weź ją, póki możesz, i uratuj znacznik.
    .hint-1 = use LR1 lay; take clay.
    .learnt = 10 gliny, a znacznik wrócił na 0 i jest bezpieczny. W grze solo nie wolno zbyt długo czekać.

lesson-solo-the-neighbour =
    Obok leżą ziemie gracza neutralnego: Gliniane wzgórze, Obejście, Kancelaria klasztorna, Skład budowlany, i trzech mnichów (F13.4). Tych budynków używasz
    przez kontrakt. Moneta idzie do zasobów ogólnych, a ty wybierasz, który mnich idzie (F13.5).
    .title = Sąsiad
    .task = Zawrzyj kontrakt na neutralny Skład budowlany i kup jego dobra za 2 monety.
    .hint-1 = Kontrakt kosztuje 1 monetę; masz 3.
    .hint-2 = contract G13 coins; send lay; times 1.
    .learnt = 2 drewna, 2 gliny, 1 kamień i 1 słoma za 3 monety łącznie.

lesson-solo-the-neighbour-builds =
    Na początku każdej fazy osad wszystkie budynki, które zostały w ofercie, trafiają do gracza neutralnego, na puste pola albo na inne budynki; ty wybierasz,
    gdzie (F13.6). Budynki klasztorne wymagają klasztornego sąsiada. Potem możesz użyć jednej z dopiero położonych kart: idzie tam neutralny przeor, za cenę
    kontraktu (F13.7). Dopiero potem jest twoja faza (F13.9).
    .title = Sąsiad buduje
    .task = Połóż obie karty i użyj Mielerza, wysyłając neutralnego przeora: na koniec masz mieć 2 opału.
    .hint-1 = Budynek klasztorny kładzie się obok innego klasztornego, a na ziemiach neutralnych obok Kancelarii klasztornej bez budynku jest tylko 1,3.
    .hint-2 = place G01 1,3; place G07 0,1; contract G07 coins; times 1.
    .learnt = Karta, której nie udało się zbudować w porę, i tak ci posłużyła, i to bez akcji.

lesson-solo-the-last-turn =
    Tura 32 jest ostatnia: dwie akcje, potem gracz neutralny buduje jeszcze raz, potem ostatnia faza osad i koniec (F13.10). Z 500 punktami wygrywasz (F13.11).
    .title = Ostatnia tura
    .task = Spasuj dwa razy i zakończ turę; połóż ostatnią kartę; zbuduj Dzielnicę nędzy; zakończ grę.
    .hint-1 = Dom bractwa to budynek klasztorny: na neutralnych ziemiach potrzebuje obok innego klasztornego.
    .hint-2 = pass; pass; done; place G41 1,3; settle S1 0,3; done.
    .learnt = To był koniec. Liczą się tylko twoje własne ziemie i dobra.
