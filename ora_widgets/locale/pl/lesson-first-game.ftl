# Lesson 13: a whole first game.

lesson-first-game = Twoja pierwsza cała gra
    .goals = Po tej lekcji masz za sobą grę w Ora et Labora od pierwszej tury do ostatniej.

lesson-first-game-first-round =
    Grasz Czerwonym. Zielony i Niebieski odpowiadają sami, łagodnie. To gra krótka: jeden przeor, jeden brat zakonny, prezenty w każdej rundzie. Masz pierwszą i
    ostatnią turę tej rundy. Gdy tylko nie wiesz, co robić, poproś o podpowiedź: dotyczy zawsze tego ruchu, który właśnie wykonujesz.
    .title = Pierwsza runda
    .task = Zagraj rundę 1 do końca.
    .learnt = Pierwsza runda za tobą. Buduj wcześnie, zbieraj to, co urosło, i trzymaj przeora w domu dla swoich budynków.

lesson-first-game-first-settlement =
    Runda 3 zaczyna się fazą osad A. Możesz kupić teren i zbudować jedną osadę, jeśli potrafisz ją wyżywić i ogrzać.
    .title = Pierwsza faza osad
    .task = Zagraj swój krok fazy A. Nie musisz budować; zobacz, na co cię stać.
    .learnt = Nowe karty leżą odkryte, a Kolonia artystów jest na twojej ręce.

lesson-first-game-whole-game =
    A teraz wszystko: dwanaście rund, runda specjalna, pięć faz osad. Trwa to około godziny; postęp zachowa się, gdy zapiszesz grę. Cofaj, ile chcesz, proś o
    podpowiedzi i baw się dobrze.
    .title = Od pierwszej tury do ostatniej
    .task = Zagraj grę do końca.
    .learnt = Pierwsza cała gra za tobą. Spójrz na punktację: skąd zwycięzca wziął punkty?
