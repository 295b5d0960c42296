# Lesson 14: a whole first game.

lesson-first-game = Twoja pierwsza pełna partia
    .goals = Po tej lekcji masz za sobą partię Ora et Labora od pierwszej tury do ostatniej.

lesson-first-game-first-round =
    Grasz Czerwonym. Zielonym i Niebieskim grają łatwe boty. To gra krótka: masz jednego przeora i jednego brata
    zakonnego, a w rundach od 1 do 12 wszyscy dostają prezenty. Masz pierwszą i ostatnią turę tej rundy. Jeśli nie
    wiesz, co robić, poproś o podpowiedź: zaproponuje ruch w twojej pozycji.
    .title = Pierwsza runda
    .task = Zagraj rundę 1 do końca.
    .learnt = Pierwsza runda za tobą. Buduj wcześnie, bierz dobra, gdy ich znaczniki pokazują dużo, i trzymaj przeora w domu dla nowych budynków.

lesson-first-game-first-settlement =
    Runda 3 zaczyna się fazą osad A. Możesz kupić teren. Potem możesz zbudować jedną osadę, jeśli masz dość żywności i
    energii.
    .title = Pierwsza faza osad
    .task = Zagraj swój krok fazy A. Nie musisz budować; zobacz, na co cię stać.
    .learnt = W ofercie są nowe karty, a na ręce masz Kolonię artystów.

lesson-first-game-whole-game =
    Teraz zagraj całą partię: dwanaście rund, runda specjalna i pięć faz osad. Trwa to około godziny. Niedokończona gra
    nie zachowuje się razem z postępami. Żeby wrócić do niej innego dnia, wybierz w menu „Zapisz partię”,
    a potem otwórz ten plik na ekranie początkowym. Cofaj, ile chcesz, proś o
    podpowiedzi i baw się dobrze.
    .title = Od pierwszej tury do ostatniej
    .task = Zagraj grę do końca.
    .learnt = Pierwsza pełna partia za tobą. Spójrz na punktację: skąd zwycięzca wziął punkty?
