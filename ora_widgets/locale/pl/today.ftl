# Codzienne ćwiczenia: ora.today().

today-title = Na dziś
today-pile =
    { $letter ->
        [start] Karty: początkowe
       *[other] Karty: stos { $letter }
    }
today-kind-task = Zadanie
today-kind-question = Pytanie
today-kind-drill = Karta
today-kind-puzzle = Zagadka
today-counts = Dziś: zrobione { $done }, do powtórki { $due }, nowe { $new }.
today-finished = Na dziś to wszystko.
today-due =
    { $days ->
        [one] Jutro do powtórki: { $count }.
        [few] Za { $days } dni ({ $date }) do powtórki: { $count }.
       *[many] Za { $days } dni ({ $date }) do powtórki: { $count }.
    }
today-solved =
    { $days ->
        [one] Rozwiązane. Wróci jutro.
        [few] Rozwiązane. Wróci za { $days } dni.
       *[many] Rozwiązane. Wróci za { $days } dni.
    }
today-again = Rozwiązane, ale po obejrzeniu rozwiązania. Wróci jeszcze dziś.
today-sure = Wiem to
today-guess = Zgaduję
today-next = Dalej
today-later = Nie dziś
today-answers = Odpowiedzi
today-map = Co już umiesz
today-coming = Co będzie dalej
today-standing = umiesz: { $known }, zaczęte: { $begun }, nowe: { $new }
today-head-chapter = rozdział
today-head-all = ćwiczenia
today-head-known = umiesz
today-head-begun = zaczęte
today-head-due = do powtórki
today-no-question = Teraz nie ma pytania. Zagraj na planszy albo przez „game” lub idź dalej przez „next()”.
today-answered = Na to pytanie jest już odpowiedź. Idź dalej przez „next()”.
today-unknown = Nie ma ćwiczeń „{ $word }”. Rodzaje to { $kinds }, a kraje france i ireland.
today-stale = To ćwiczenie jest już zrobione. Tu jest to, co teraz.
