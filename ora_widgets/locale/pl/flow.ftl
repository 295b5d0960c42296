# What the board says about what lies ahead: the next rotation, yields, payments, previews.

outlook-next =
    { $count ->
        [0] Następna runda ({ $round }): tylko obrót kieratu.
       *[other] Następna runda ({ $round }): { $news }.
    }
outlook-bonus-production = Gdy ktoś wytwarza dobro przy użyciu koła, wszyscy dostają dodatkowo 1 takie dobro (F12.4).
outlook-without-space =
    { $why ->
        [cloister] wymaga obok budynku klasztornego
        [terrain] brak pustego pola o jego terenie
       *[full] brak dla niego pustego pola
    }
outlook-yield =
    { $kind ->
        [both] { $own }; z jokerem: { $joker }
        [own] { $own }
        [joker] tylko z jokerem: { $joker }
       *[none] teraz nic
    }
quick-exact = Dokładnie: { $goods }
quick-only = Jednym rodzajem: { $goods }

## On the page

board-next-round = Następna runda
board-this-turn = Dotąd w tej turze
board-nothing-yet = jeszcze nic
board-would-bring = To przyniesie
board-nothing-changes = ani dóbr, ani punktów
board-then = Potem
board-paid = Zapłacono
board-of = z
board-too-much = za dużo, przepadnie
board-still-owed = brakuje jeszcze:
board-pay = Zapłać
board-pay-anyway = Zapłać mimo to
board-more = o jeden więcej
board-fewer = o jeden mniej
board-as-often-as-possible = Ile się da
board-take-it-back = Cofnij
board-too-soon = To naciśnięcie dotyczyło poprzedniego pytania, więc nic się nie stało.
board-choice-lost = Gra poszła dalej w innym miejscu, więc to, co tu było wybrane, nie jest już wybrane.
board-open-board = Pokaż ziemie
board-close-board = Wróć do gracza przy ruchu
board-dwelling-total = Punkty dodatkowe osady z sąsiadami
board-produces = Koło
