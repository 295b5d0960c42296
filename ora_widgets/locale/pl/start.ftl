# Ekran początkowy planszy i koniec partii.

start-title = Nowa partia
start-players = Liczba graczy
start-seats = Kto gra
start-name = Imię
start-plays = Gra
start-country = Kraj
start-length = Długość
start-about-france = Francja: chleb ze zboża, wino z winogron.
start-about-ireland = Irlandia: piwo i whisky ze słodu.
start-until-round =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }{ $bonus ->
        [yes] { " " }i runda specjalna, liczba akcji na gracza: około { $actions }.
       *[no] , liczba akcji na gracza: { $actions }.
    }
start-until-display =
    { $count ->
        [one] Co najmniej { $round } rund, liczba akcji na gracza: { $actions }; koniec, gdy wyłożono wszystkie budynki i do zbudowania został najwyżej jeden.
        [few] Co najmniej { $round } rund, liczba akcji na gracza: { $actions }; koniec, gdy wyłożono wszystkie budynki i do zbudowania zostały najwyżej { $count }.
        [many] Co najmniej { $round } rund, liczba akcji na gracza: { $actions }; koniec, gdy wyłożono wszystkie budynki i do zbudowania zostało najwyżej { $count }.
       *[other] Co najmniej { $round } rund, liczba akcji na gracza: { $actions }; koniec, gdy wyłożono wszystkie budynki i do zbudowania zostało najwyżej { $count }.
    }
start-language = Język
start-more = Więcej
start-seed = Hasło, od którego zależą ruchy botów
start-seed-hint = Dowolne słowo: z tym samym boty, które nie patrzą na zegar, grają znowu tak samo.
start-begin = Graj
start-kept = Graj dalej
start-code = Otwórz link albo zapisaną partię
start-code-hint = Link, kod lub zapisana partia
start-open = Otwórz
start-file = Plik …
start-learn = Naucz się gry
start-puzzle = Zagadka dnia
start-today = Ćwiczenia na dziś
start-teach = Naucz mnie
start-back = Wróć do planszy

level-person = Człowiek
level-suited = Dobrany do twoich wyników
level-woodcutter = Drwal: bot na pierwszą partię
level-settler = Osadnik: bot dla początkujących
level-miller = Młynarz: bot, który zna karty
level-brewer = Piwowar: doświadczony bot
level-abbot = Opat: najsilniejszy bot
level-random = Bot, losowe ruchy
level-greedy = Bot, łatwy
level-quick = Bot, myśli ¼ sekundy
level-search = Bot, myśli 1 sekundę
level-deep = Bot, myśli 5 sekund

start-name-too-long =
    { $count ->
        [one] To imię ma { $count } literę. Imię może mieć najwyżej { $most }.
        [few] To imię ma { $count } litery. Imię może mieć najwyżej { $most }.
       *[many] To imię ma { $count } liter. Imię może mieć najwyżej { $most }.
    }
start-name-taken = { $seat } gracz też nazywa się { $name }. Każdy gracz musi mieć inne imię.
start-seed-too-long = Hasło może mieć najwyżej { $most } znaków.
start-kept-gone = Tej partii nie można już kontynuować: skończyła się albo jej plansza jest zamknięta.
start-begun = Na tej planszy partia zaczęła się już w innym oknie. Oto ona.
start-again = Nowa partia przy tym samym stole. Tym razem zaczyna { $seat }.

## Na końcu

personal-best =
    { $kind ->
        [first] Twój najlepszy wynik: { $best }, w pierwszej grze tego rodzaju.
        [better] Twój najlepszy wynik: { $best }. Poprzedni: { $before }.
       *[lower] Twój najlepszy wynik: { $best }, z dnia { $day }.
    }
suited-level = Dobry przeciwnik na następną partię: „{ $level }”.
board-play-again = Zagraj jeszcze raz
board-new-table = Nowa partia
board-share = Udostępnij
board-game-code = Kod partii
board-game-link = Link do partii
board-copy = Kopiuj
board-copied = Skopiowano
board-review = Obejrzyj od początku
board-find-mistakes = Przejrzyj moją partię
board-reviewed = Przegląd partii
board-stop-review = Zatrzymaj
board-walk-review = Przejdź przez nią
board-practise-review = Poćwicz je w „Na dziś”
board-review-played = Zagrano
board-review-better = Lepiej
board-review-there = Przejdź tam
board-review-chart = Punkty, których każdy mógł się spodziewać
board-reviewing = Porównywanie tur
board-explore-games = Przejrzyj wiele partii
board-explorer = Przegląd partii
board-explore-turns = Następne tury
board-explore-built = Zbudowane
board-explore-used = Użyte
board-example = Przykład
explorer-about =
    { $what ->
        [turns]
            { $games ->
                [0] Żadna partia nie doszła do tej pozycji.
                [one] { $games } partia doszła do tej pozycji.
                [few] { $games } partie doszły do tej pozycji.
                [many] { $games } partii doszło do tej pozycji.
               *[other] { $games } partii doszło do tej pozycji.
            }
       *[other]
            { $games ->
                [0] Nie ma partii tego rodzaju.
                [one] { $games } partia tego rodzaju.
                [few] { $games } partie tego rodzaju.
                [many] { $games } partii tego rodzaju.
               *[other] { $games } partii tego rodzaju.
            }
    } { $games ->
        [0] { "" }
       *[other] { $bots ->
            [1] Grały szybkie boty, które nie patrzą dalej niż na swoją turę: widać, co im wyszło, a nie, co jest najlepsze.
           *[0] To partie z własnego zbioru.
        } W nawiasach: gdzie z pewnością 95 % leży prawdziwa wartość.
    }
explorer-not-fetched = Nie udało się pobrać partii do przeglądu. Spróbuj ponownie, gdy będzie połączenie.
explorer-span = { $mean } ({ $low } – { $high })
explorer-turn = Tura
explorer-n = Partie
explorer-points = Punkty
explorer-wins = Wygrane %
explorer-card = Karta
explorer-did = Gracze
explorer-others = Inni
explorer-difference = Różnica
