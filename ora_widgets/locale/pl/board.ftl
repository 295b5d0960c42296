# Words on the board itself. The page gets all messages whose id begins with `board-`, without that word.

## What the table says

table-title =
    { $players ->
        [1] Gra solo, { $country }
       *[other] Gra { $length } dla { $players } graczy, { $country }
    }
table-heading =
    { $kind ->
        [over] Gra się skończyła
        [bonus] Runda specjalna
        [phase] Runda { $round }, faza osad { $phase }
        [final] Faza osad { $phase }
        [open] Runda { $round }
       *[known] Runda { $round } z { $rounds }
    }

## Buttons for what is not a piece on the table

token-lay = brat zakonny
token-prior = przeor
token-nobody = nikt
token-coins = { $coins }
token-wine = 1 wino
token-whiskey = 1 whisky

## On the page, whose own names for them have spaces instead of hyphens

board-wheel = Koło produkcji
board-building-marker = Znacznik fazy osad
board-enters = wchodzi do gry
board-given-goods = Dobra dla wszystkich
board-buildings = Budynki
board-coming = Wkrótce
board-pile = Stos
board-round = Runda
board-cost = Koszt
board-terrain = Rodzaj terenu
board-cloister-building = Budynek klasztorny
board-economic-value = Punkty wartości
board-dwelling-value = Punkty dodatkowe
board-label = Gracze
board-coast = wybrzeże
board-plains = równina
board-hillside = pogórze
board-mountain = góry
board-water = morze
board-forest = Las
board-moor = Torfowisko
board-hills = stroną z pogórzem
board-empty-space = Puste pole
board-space = Pole
board-goods = Dobra
board-food = żywność
board-energy = energia
board-points = pkt
board-settlements-in-hand = Osady na ręce
board-settlements = Osady
board-clergy = Mnisi
board-prior = Przeor
board-lay = Brat zakonny
board-no-goods = Brak dóbr
board-land-for-sale = Tereny na sprzedaż
board-district = Zagon
board-plot = Areał
board-left = w stosie
board-coins = monety
board-wine = wino
board-whiskey = whisky
board-sold-out = Wyprzedane
board-wonders = Cuda
board-score = Punktacja
board-total = Razem
board-history = Historia
board-undo = Cofnij
board-redo = Ponów
board-undo-turn = Cofnij turę
board-redo-turn = Ponów turę
board-move = Ruch
board-log = Co się wydarzyło
board-picked = Wybrane
board-clear = Wyczyść
board-take-back = Odłóż
board-all-moves = Wszystkie ruchy
board-any-time = W dowolnej chwili
board-how-often = Ile razy
board-dismiss = Zamknij
board-waiting = Czekam na odpowiedź
board-start-player = Gracz rozpoczynający
board-neutral = Gracz neutralny
board-to-move = Na ruchu
board-can-be-picked = można wybrać
board-joker = Joker
board-or = albo
board-at-most = najwyżej
board-only-joker = tylko jokerem
board-done = Gotowe
board-pass = Pasuj
board-skip = Pomiń
board-phase = Faza osad
board-drawing-failed = Tego nie udało się narysować

## What went wrong beside the rules

notice-saved = Plik zapisała przeglądarka, w pobranych.
notice-horizon = Boty kończą po rundzie { $round }, ale gra się nie skończyła: zasady nie wyznaczają ostatniej rundy, więc można grać dalej.
notice-error = Coś poszło nie tak, i to nie z twojej winy: { $error }
notice-bad-message = Plansza przysłała coś, co nie jest ani ruchem, ani poleceniem: { $what }
board-where-from = Skąd to wziąć?
board-shortest-way = Najkrótsza droga
