# What the board says about what lies ahead: the next rotation, yields, payments, previews.

outlook-next =
    { $count ->
        [0] Después, ronda { $round }: solo gira la rueda.
       *[other] Después, ronda { $round }: { $news }.
    }
outlook-bonus-production = Siempre que alguien produce con la rueda, todos toman 1 ficha adicional de ese bien (F12.4).
outlook-without-space =
    { $why ->
        [cloister] necesita al lado un edificio del claustro
        [terrain] no hay casilla libre de su terreno
       *[full] no hay casilla libre para ella
    }
outlook-yield =
    { $kind ->
        [both] { $own }; con el comodín: { $joker }
        [own] { $own }
        [joker] solo con el comodín: { $joker }
       *[none] nada por ahora
    }
quick-exact = Importe exacto: { $goods }
quick-only = De una sola clase: { $goods }

## On the page

board-next-round = Ronda siguiente
board-this-turn = En este turno
board-nothing-yet = nada todavía
board-would-bring = Esto daría
board-nothing-changes = ni bienes ni puntos
board-then = Después
board-paid = Pagado
board-of = de
board-too-much = de más, se pierde
board-still-owed = faltan:
board-pay = Pagar
board-pay-anyway = Pagar de todos modos
board-more = uno más
board-fewer = uno menos
board-as-often-as-possible = Tantas veces como se pueda
board-take-it-back = Deshacer esto
board-too-soon = Esa pulsación era para la pregunta anterior, así que no se ha hecho nada.
board-choice-lost = La partida ha seguido en otro sitio, así que lo que habías elegido aquí ya no está elegido.
board-open-board = Mostrar las tierras
board-close-board = Volver a quien le toca
board-dwelling-total = Valor con los vecinos
board-produces = Rueda
