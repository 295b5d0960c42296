# Lesson 13: a whole first game.

lesson-first-game = Twoja pierwsza cała gra
    .goals = Po tej lekcji masz za sobą grę w Ora et Labora od pierwszej tury do ostatniej.

lesson-first-game-first-round =
    Grasz Czerwonym. Zielonym i Niebieskim grają łatwe boty. To gra krótka: jeden przeor, jeden brat zakonny, prezenty w
    rundach od 1 do 12. Masz pierwszą i ostatnią turę tej rundy. Gdy tylko nie wiesz, co robić, poproś o podpowiedź:
    dotyczy zawsze tego ruchu, który właśnie wykonujesz.
    .title = Pierwsza runda
    .task = Zagraj rundę 1 do końca.
    .learnt = Pierwsza runda za tobą. Buduj wcześnie, zbieraj to, co urosło, i trzymaj przeora w domu dla swoich budynków.

lesson-first-game-first-settlement =
    Runda 3 zaczyna się fazą osad A. Możesz kupić teren i zbudować jedną osadę, jeśli potrafisz ją wyżywić i ogrzać.
    .title = Pierwsza faza osad
    .task = Zagraj swój krok fazy A. Nie musisz budować; zobacz, na co cię stać.
    .learnt = Nowe karty leżą odkryte, a Kolonia artystów jest na twojej ręce.

lesson-first-game-whole-game =
    A teraz wszystko: dwanaście rund, runda specjalna, pięć faz osad. Trwa to około godziny. Niedokończona gra nie
    zachowuje się razem z postępami: żeby wrócić do niej innego dnia, zachowaj tekst, który daje game.record() tej lekcji,
    a jego ruchy podaj game.play() nowej lekcji jako ora.load(tekst).moves. Cofaj, ile chcesz, proś o podpowiedzi i baw
    się dobrze.
    .title = Od pierwszej tury do ostatniej
    .task = Zagraj grę do końca.
    .learnt = Pierwsza cała gra za tobą. Spójrz na punktację: skąd zwycięzca wziął punkty?
