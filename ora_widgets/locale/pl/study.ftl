# What the study room says: heads of its tables, and what it refuses.

## Heads

study-head-seat = Gracz
study-head-who = Kto
study-head-turns = Tury
study-head-lost = Strata na turę
study-head-players = Gracze
study-head-bot = Bot
study-head-line = Wariant
study-head-turn = Tura
study-head-rank = Miejsce
study-head-value = Ocena
study-head-points = Punkty
study-head-n = Gry
study-head-mean = Średnia
study-head-low = od
study-head-high = do
study-head-sd = Rozrzut
study-head-q05 = 5 %
study-head-q25 = 25 %
study-head-median = Mediana
study-head-q75 = 75 %
study-head-q95 = 95 %
study-head-wins = Wygrane %
study-head-difference = Różnica
study-head-least = od
study-head-most = do
study-head-elo = Elo
study-head-elo_low = od
study-head-elo_high = do
study-head-unanswered = Bez odpowiedzi
study-head-card = Karta
study-head-name = Nazwa
study-head-built = Zbudowano
study-head-share = Zbudowano %
study-head-round = Runda
study-head-used = Użyto
study-head-win_low = od
study-head-win_high = do
study-head-chance = Przypadkiem %
study-head-positions = Pozycje
study-head-did = Gracze %
study-head-times = Ile razy
study-head-without = Pozostali

## What came between

study-sure = Każde „od” i „do” to 95-procentowy przedział dla liczby przed nimi.
study-repeated = Wszystkie gry „{ $line }” dały ten sam wynik: to jedna gra, powtarzana wiele razy, więc nie ma przedziału ani odsetka zwycięstw.
ladder-players-title =
    { $count ->
        [one] Solo
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
study-winners = zwycięzcy
study-losers = pozostali
study-sure-axis = { $what }, z przedziałem 95 %
study-measured =
    { $measure ->
        [lead] O ile punktów { $seat } wyprzedza najlepszego z pozostałych; różnice liczone są względem „{ $line }”, gra po grze.
        [win] Jak często wygrywa { $seat } (zwycięstwo liczy się jako 1); różnice liczone są względem „{ $line }”, gra po grze.
       *[score] Ile punktów ma na koniec { $seat }; różnice liczone są względem „{ $line }”, gra po grze.
    }
study-stopped =
    { $count ->
        [one] Jedną grę zatrzymał po rundzie { $round } horyzont tego badania: według zasad nie była skończona.
        [few] { $count } gry zatrzymał po rundzie { $round } horyzont tego badania: według zasad nie były skończone.
        [many] { $count } gier zatrzymał po rundzie { $round } horyzont tego badania: według zasad nie były skończone.
       *[other] { $count } gry zatrzymał po rundzie { $round } horyzont tego badania: według zasad nie były skończone.
    }
study-fallbacks =
    { $count ->
        [one] Agent nie odpowiedział raz i zagrał za niego inny bot.
        [few] Agenci nie odpowiedzieli { $count } razy i zagrał za nich inny bot.
        [many] Agenci nie odpowiedzieli { $count } razy i zagrał za nich inny bot.
       *[other] Agenci nie odpowiedzieli { $count } razu i zagrał za nich inny bot.
    }
study-left-out =
    { $count ->
        [one] W jednej grze bot zawiódł i ta gra się nie liczy: { $why }. { $where }
        [few] W { $count } grach boty zawiodły i te gry się nie liczą. Za pierwszym razem: { $why }. { $where }
       *[many] W { $count } grach boty zawiodły i te gry się nie liczą. Za pierwszym razem: { $why }. { $where }
    }
study-bot-failed = Bot koloru { $seat } zawiódł po { $ply } ruchach gry z ziarnem { $seed }.
study-incomplete = Nie wszystko zostało wykonane: { $why }
study-job-failed = { $where } To, co zrobiono wcześniej, pozostaje: { $why }.
study-interrupted = przerwano.
study-executor-died = proces wykonawczy padł ({ $why }).
study-skipped =
    { $count ->
        [one] 1 zapisu nie dało się odczytać: { $why }
        [few] { $count } zapisów nie dało się odczytać, oto pierwszy: { $why }
       *[many] { $count } zapisów nie dało się odczytać, oto pierwszy: { $why }
    }
study-ways =
    { $count ->
        [one] Jeden sposób na zakończenie.
        [few] { $count } sposoby na zakończenie, prowadzące do różnych pozycji.
       *[many] { $count } sposobów na zakończenie, prowadzących do różnych pozycji.
    }
study-cut =
    { $count ->
        [one] Obejrzano tylko pierwszą pozycję.
        [few] Obejrzano tylko { $count } pierwsze pozycje.
       *[many] Obejrzano tylko { $count } pierwszych pozycji.
    }

## Ways to a goal

study-found =
    { $turns ->
        [0] „{ $goal }” jest już spełnione.
        [one] { $own ->
            [0] W następnej turze { $seat } może osiągnąć „{ $goal }” i nie ma krótszej drogi.
           *[other] „{ $goal }” da się osiągnąć w tej turze i nie ma krótszej drogi.
        }
        [few] { $seat } może osiągnąć „{ $goal }” w { $turns } turach, ale nie szybciej.
       *[many] { $seat } może osiągnąć „{ $goal }” w { $turns } turach, ale nie szybciej.
    }
study-impossible =
    { $turns ->
        [one] { $seat } nie osiągnie celu „{ $goal }” w jednej turze: obejrzano wszystkie pozycje, a jest ich { $positions }.
        [few] { $seat } nie osiągnie celu „{ $goal }” w { $turns } turach: obejrzano wszystkie pozycje, a jest ich { $positions }.
       *[many] { $seat } nie osiągnie celu „{ $goal }” w { $turns } turach: obejrzano wszystkie pozycje, a jest ich { $positions }.
    }
study-undecided =
    { $turns ->
        [0] Nierozstrzygnięte: limit skończył się w pierwszej turze, po obejrzeniu { $positions } pozycji, bez osiągnięcia celu „{ $goal }”.
        [one] Nierozstrzygnięte: jedna tura nie wystarcza na „{ $goal }”, a po obejrzeniu { $positions } pozycji limit się skończył.
        [few] Nierozstrzygnięte: { $turns } tury nie wystarczają na „{ $goal }”, a po obejrzeniu { $positions } pozycji limit się skończył.
       *[many] Nierozstrzygnięte: { $turns } tur nie wystarcza na „{ $goal }”, a po obejrzeniu { $positions } pozycji limit się skończył.
    }
study-broken-off = Nierozstrzygnięte: nie obejrzano wszystkiego. Wśród { $positions } pierwszych pozycji nie ma „{ $goal }”.
study-others-pass = Pozostali w tym czasie pasują.
study-others-bot = Za pozostałych gra podany bot.

## What is refused

study-no-game = „{ $word }” to ani gra, ani scenariusz.
study-no-executor = „{ $word }” to nie executor; potrzebna jest metoda submit, taka jak w concurrent.futures.
study-lines = „{ $word }” to nie warianty do porównania; podaj ich listę, na przykład ["pass", "fell 0,1 wood"], albo nazwy z wariantami.
study-no-line = Nie ma tu wariantu „{ $line }”; warianty to: { $lines }.
study-no-records-in = „{ $path }” to nie tabela gier: potrzebna jest kolumna „{ $column }” z zapisem gry w każdym wierszu, jaką zapisują to_csv i to_parquet.
study-no-result = „{ $word }” to nie wynik jako JSON; podaj to, co zapisało to_json wyniku.
study-bad-line = Wariantu „{ $line }” nie można stąd zagrać: { $why }
study-measure = Nie ma miary „{ $word }”; są { $names }.
goal-unread = „{ $word }” to nie cel; cel pisze się na przykład R has 2Br, R built F05 albo R points 40, a kilka łączy się znakiem „;”.
goal-word = Cel nie może wymagać „{ $word }”; najbliższe to { $near }. Cel pisze się na przykład R has 2Br, R built F05 albo R points 40.
study-goal-past = „{ $word }” pyta o to, co się wydarzyło; badanie patrzy na pozycje, jak w R has 2Br, R built F05 albo R points 40.
goal-good = „{ $word }” nie jest dobrem; najbliższe to { $near }. Cel pisze się na przykład R has 2Br, R built F05 albo R points 40; każdego dobra najwyżej 9999.
goal-card = „{ $word }” nie nazywa jednej karty; najbliższe to { $near }. Cel pisze się na przykład R has 2Br, R built F05 albo R points 40.
study-over = Gra się skończyła, więc nie ma czego szukać.
study-no-value = „{ $word }” nie jest sposobem oceny pozycji; może nim być evaluation, score, lead albo funkcja stanu i gracza.
study-few-bots = Arena wymaga co najmniej jednego bota, podanego z nazwą, na przykład dict(chance=None, greedy=ora.bots.Greedy()).
study-unreadable = Żadnego z zapisów nie dało się odczytać: { $why }
study-no-records = Nie ma zapisów do policzenia.
ladder-no-rung = Żaden bot nie nazywa się „{ $word }”; są: { $known }.
ladder-rungs = Drabina potrzebuje co najmniej jednego bota, po nazwie, każdego tylko raz, na przykład bots=["greedy", "miller"].
ladder-players = Drabina potrzebuje co najmniej jednej liczby graczy, na przykład players=[2, 3].
ladder-other = W { $folder } są partie innej drabiny ({ $found }, a nie { $wanted }). Wybierz inny folder albo te same kraj, długość, seed i opening.
study-nothing = Nic nie zostało wykonane, więc nie ma czego pokazać.
study-not-picklable = Tego nie da się wysłać do innego procesu ({ $why }); zdefiniuj boty na początku modułu albo użyj wątków.
study-needs = Do tego potrzebny jest { $package }: pip install "ora_widgets[study]".
study-chart = Powyższe liczby na wykresie
study-mined = Zagadki: { $puzzles }; przeszukane gry: { $games }.
study-not-mined = { $path } nie jest plikiem z zagadkami: nie da się odczytać wiersza { $line }.
study-head-choice = Wybór
study-bought-district =
    { $count ->
        [0] bez zagonów
        [one] { $count } zagon
        [few] { $count } zagony
        [many] { $count } zagonów
       *[other] { $count } zagonu
    }
study-bought-plot =
    { $count ->
        [0] bez areałów
        [one] { $count } areał
        [few] { $count } areały
        [many] { $count } areałów
       *[other] { $count } areału
    }
study-winning = Gry: { $games }. Ze wszystkich miejsc wygrało { $base } %. Podano tylko to, co zrobiono na co najmniej { $least } miejscach. Nie wynika z tego, że to dało wygraną.
study-winning-alone = Gry: { $games }. Średnio { $base } pkt. Podano tylko to, co zrobiono w co najmniej { $least } grach. Nie wynika z tego, że to dało punkty.
study-no-group = Nie porównuje się według „{ $word }”, tylko według: { $known }.
study-no-games = W { $path } nie ma takiej gry; utwórz je poleceniem python -m ora_widgets.study.winning.
study-head-seats = Miejsca
study-head-points_lost = Stracone punkty
study-head-mistakes = Błędy
study-head-upheld = Podtrzymane %
study-upheld = Ocenione gry: { $games }. Każdy błąd sprawdzono ponownie z dziesięciokrotnym budżetem; „od” i „do” to 95-procentowy przedział tego udziału.
study-head-example = Przykład
study-index-in-memory = Indeksu w pamięci nie można skopiować ani zapisać przez pickle. Podaj mu plik, na przykład PositionIndex("games.db").
study-no-index = W { $path } nie ma indeksu pozycji tej wersji; utwórz go przez games(…).positions(path).
study-index-failed = Z indeksu pozycji { $path } nie można korzystać: { $why }.
study-continuations = „od” i „do” to przedziały 95 %. Punkty i wygrane są gracza wykonującego turę, w partiach rozegranych do końca.
study-unit = partii
study-no-game-named = Żadna partia tutaj nie nazywa się „{ $name }”; nazwy są w tabeli.
study-buildings =
    { $games ->
        [one] { $games } partia.
        [few] { $games } partie.
        [many] { $games } partii.
       *[other] { $games } partii.
    } { $action ->
        [used] Liczeni są gracze, którzy użyli karty, i ile razy każdy z nich.
       *[built] Liczeni są gracze, którzy zbudowali kartę.
    } „Runda” to średnia pierwszego razu, „Średnia” to ich punkty na końcu, „Pozostali” to punkty tych, którzy tego nie zrobili. „Od” i „do” to przedział 95 % różnicy. To nie dowodzi, że punkty przyniosła karta.

## Liga

league-bot = Bot
league-game = Gra
league-round = Runda
league-seat = Kolor
league-why = Dlaczego
league-points = Punkty
league-lead = Przewaga
league-late = Brak odpowiedzi w ciągu { $seconds } s. W tej lidze bot nie jest już pytany.
league-gone = Wcześniejsza odpowiedź nigdy nie przyszła, więc bot nie jest już pytany.
league-nothing = Odpowiedź była pusta; potrzebny jest legalny ruch.
league-failed =
    { $count ->
        [one] { $bot }: raz brak odpowiedzi, zamiast bota ruch wybrał los: { $why }
        [few] { $bot }: { $count } razy brak odpowiedzi, zamiast bota ruch wybrał los. Pierwszy raz: { $why }
        [many] { $bot }: { $count } razy brak odpowiedzi, zamiast bota ruch wybrał los. Pierwszy raz: { $why }
       *[other] { $bot }: { $count } razu brak odpowiedzi, zamiast bota ruch wybrał los. Pierwszy raz: { $why }
    }
league-no-bot = Żaden bot tej ligi nie nazywa się „{ $name }”. Najbliższe nazwy: { $near }
league-not-in-game = { $bot } nie gra w partii { $game }. Tabela games(name) podaje partie bota.
league-bots = Liga potrzebuje razem z poziomami co najmniej { $least } i najwyżej { $most } botów.
