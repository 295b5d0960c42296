# Skąd wziąć dobro: na planszy i przez game.sources.

sources-title = Skąd wziąć to dobro: { $good }? { $seat } ma { $have }.
sources-nowhere = W tej grze nic tego nie daje.
sources-own = Własne budynki
sources-others = Budynki innych
sources-display = Do zbudowania
sources-pile = Dopiero nadejdą
sources-land = Na własnej ziemi
sources-conversion = Przez zamianę
sources-gift = Dostają wszyscy
sources-head-where = gdzie
sources-head-what = co
sources-head-gives = co daje
sources-head-how = jak
sources-use =
    { $kinds ->
        [both] Może tam teraz pójść przeor albo brat zakonny.
        [prior] Może tam teraz pójść przeor.
       *[lay] Może tam teraz pójść brat zakonny.
    }
sources-contract = Kontrakt na budynek, który ma { $owner }: { $cost }.
sources-sent =
    { $kinds ->
        [both] { $owner } wysyła przeora albo brata zakonnego.
        [prior] { $owner } wysyła przeora.
       *[lay] { $owner } wysyła brata zakonnego.
    }
sources-cost = Koszt: { $cost }.
sources-affordable = Stać cię na to teraz.
sources-spaces = Może stanąć na polach: { $spaces }.
sources-no-space = Na twojej ziemi nie ma na to pola.
sources-in-pile = Stos { $pile } zostanie wyłożony na początku rundy { $round }.
sources-fell = Karczowanie lasu
sources-cut = Wykopywanie torfu
sources-most = Teraz najwyżej { $goods }, ile wskazuje kierat.
sources-left =
    { $kind ->
        [fell] { $count ->
            [one] Został { $count } las.
            [few] Zostały { $count } lasy.
            [many] Zostało { $count } lasów.
           *[other] Zostało { $count } lasu.
        }
       *[cut] { $count ->
            [one] Zostało { $count } torfowisko.
            [few] Zostały { $count } torfowiska.
            [many] Zostało { $count } torfowisk.
           *[other] Zostało { $count } torfowiska.
        }
    }
sources-turns = { $give } zmienia się w { $get }, w dowolnej chwili twojej tury.
sources-have = Masz { $goods }.
sources-round = Runda { $round }
sources-everybody = Wszyscy dostają { $goods }.
sources-way-line = Tura { $turn }: { $moves }.
sources-way-wait = czekanie
sources-way-none =
    { $turns ->
        [1] Nie da się tego zrobić w 1 turze, gdy inni pasują: sprawdzono wszystko.
       *[other] Nie da się tego zrobić w ciągu { $turns } tur, gdy inni pasują: sprawdzono wszystko.
    }
sources-way-unknown =
    { $positions ->
        [one] Nie znaleziono drogi w { $positions } sprawdzonej pozycji.
        [few] Nie znaleziono drogi w { $positions } sprawdzonych pozycjach.
        [many] Nie znaleziono drogi w { $positions } sprawdzonych pozycjach.
       *[other] Nie znaleziono drogi w { $positions } sprawdzonej pozycji.
    }
sources-way-turn = Najkrótszej drogi szuka się we własnej turze.
