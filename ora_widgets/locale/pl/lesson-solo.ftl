# Lesson 13: solo against the neutral player.

lesson-solo = Gra solo
    .goals = Po tej lekcji umiesz grać w grę solo, obok gracza neutralnego, i próbować zdobyć 500 punktów.

lesson-solo-an-empty-cellar =
    Gra solo ma 32 tury po dwie akcje. Zaczynasz bez żadnych dóbr. Oba stosy terenów są odwrócone, więc na wierzchu leży
    najdroższy (F13.1, F2.7).
    .title = Bez dóbr na początku
    .task = Jest runda { $round }, a ty masz odłożone { $R-Pn } monet. Kup zagon i zobacz, ile kosztuje.
    .hint-1 = Ceny zagonów to 2, 3, 4, 4, 5, 5, 6, 7 i 8. W grze solo zaczynasz od najwyższej.
    .hint-2 = district -1 plains.
    .learnt = Kosztował { $price-district } monet. Następny kosztuje mniej albo tyle samo, nigdy więcej.

lesson-solo-before-it-is-gone =
    W grze solo znacznik, który przy obrocie kieratu pokazuje 10, nie jest pchany dalej: wypada z gry (F13.3). Odtąd
    jego dobro można wytwarzać tylko jokerem. Jeśli joker też wypadł, nie można go wytwarzać wcale (F4.8).
    .title = Zanim zniknie
    .task = Glina pokazuje { $wheel-clay }. Weź glinę i zachowaj jej znacznik w grze.
    .hint-1 = Kto bierze, cofa znacznik na 0. Joker zostawiłby znacznik gliny na miejscu.
    .hint-2 = use LR1 lay; take clay.
    .learnt = Masz { $want-R-Cl } gliny, a znacznik wrócił na { $then-wheel-clay }. W grze solo trzeba użyć znacznika, zanim wypadnie z gry.

lesson-solo-the-neighbour =
    Obok ciebie jest gracz neutralny z prowincją: Gliniane wzgórze, Obejście, Kancelaria klasztorna i Skład budowlany, i
    z trzema mnichami (F13.4). Tych budynków używasz przez kontrakt. Moneta idzie do zasobów ogólnych, a ty wybierasz,
    który mnich idzie (F13.5).
    .title = Gracz neutralny
    .task = Zawrzyj kontrakt na neutralny Skład budowlany i kup jego dobra za 2 monety.
    .hint-1 = Kontrakt kosztuje { $price-contract } monetę; masz { $R-Pn }.
    .hint-2 = contract G13 coins; send lay; times 1.
    .learnt = { $gain-R-Wo } drewna, { $gain-R-Cl } gliny, { $gain-R-Sn } kamień i { $gain-R-Sw } słoma za 3 monety łącznie.

lesson-solo-the-neighbour-builds =
    Na początku każdej fazy osad wszystkie budynki, które zostały w ofercie, trafiają do gracza neutralnego. Kładziesz
    je na pustych polach albo na innych budynkach (F13.6). Każdy budynek klasztorny wymaga obok siebie innego
    klasztornego. Potem możesz użyć jednej z dopiero położonych kart: płacisz cenę kontraktu i idzie tam neutralny
    przeor (F13.7). Dopiero potem jest twoja faza osad (F13.9).
    .title = Gracz neutralny buduje
    .task = Połóż obie karty i użyj Mielerza, wysyłając neutralnego przeora: na koniec masz mieć { $want-R-Co } opału.
    .hint-1 = Budynek klasztorny musi leżeć obok innego klasztornego. W neutralnej prowincji jedyne puste pole obok Kancelarii klasztornej to N6.
    .hint-2 = { $solution }.
    .learnt = To nie twoja karta, a jednak można było jej użyć. I nie kosztowało to żadnej akcji.

lesson-solo-the-last-turn =
    Tura 32 jest ostatnia. Wykonujesz dwie akcje. Potem gracz neutralny buduje jeszcze raz, a na koniec jest ostatnia
    faza osad (F13.10). Wygrywasz, jeśli masz co najmniej 500 punktów (F13.11).
    .title = Ostatnia tura
    .task = Spasuj dwa razy i zakończ turę. Połóż ostatnią kartę, Dom bractwa, zbuduj Dzielnicę nędzy i zakończ grę.
    .hint-1 = Dom bractwa to budynek klasztorny: w neutralnej prowincji potrzebuje obok innego klasztornego.
    .hint-2 = pass; pass; done; place G41 1,3; settle S1 0,3; done.
    .learnt = Gra się skończyła. Liczą się tylko twoje własne ziemie i dobra.
