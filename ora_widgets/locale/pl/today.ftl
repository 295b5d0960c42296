# Codzienne ćwiczenia: ora.daily_practice().

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
today-kind-mistake = Twój błąd
today-mistakes = Tury z własnych partii
today-counts = Dziś: zrobione { $done }, do powtórki { $due }, nowe { $new }.
today-clock =
    { $when ->
        [ahead] Ostatnie ćwiczenia były { $last }, a zegar tego komputera pokazuje { $today }. Jeśli zegar się myli, ustaw go. Nic nie przepadło: to, o co pytano w dniach, które dopiero nadejdą, wróci po kilka ćwiczeń dziennie.
       *[long-ago] Ostatnie ćwiczenia były { $last }, czyli { $days ->
            [one] { $days } dzień temu
            [few] { $days } dni temu
            [many] { $days } dni temu
           *[other] { $days } dnia temu
        }. Jeśli to się nie zgadza, ustaw zegar tego komputera. Nic nie przepadło: zaległości wracają po kilka ćwiczeń dziennie.
    }
today-finished = Na dziś to wszystko.
today-lesson-first = Zanim będzie tu coś nowego, przejdź lekcję „{ $lesson }”.
today-waits =
    { $count ->
        [one] Czeka jeszcze 1 zaległe zadanie; może poczekać na inny dzień.
        [few] Czekają jeszcze { $count } zaległe zadania; mogą poczekać na inny dzień.
        [many] Czeka jeszcze { $count } zaległych zadań; mogą poczekać na inny dzień.
       *[other] Czeka jeszcze { $count } zaległego zadania; mogą poczekać na inny dzień.
    }
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
today-stale = To ćwiczenie jest już zrobione. Oto następne.

# A mistake of one's own, to be played better.
mistake-title = Runda { $round }: znajdź coś lepszego
mistake-text = To pozycja z partii, którą przejrzano. Rozegraj całą turę do końca: gra { $seat }. Potem tura jest porównywana z najlepszą znaną turą, co trwa chwilę. Dobra jest każda, która daje najwyżej o { $spare } pkt mniej.
mistake-task = Grasz kolorem: { $seat }. Zagrano tu: { $played }. Znajdź coś lepszego.
mistake-hint-1 = Najlepsza znana tura daje o około { $lost } pkt więcej niż to, co zagrano (od { $low } do { $high }).
mistake-hint-2 = Najlepsza znana tura zaczyna się tak: { $first }
mistake-learnt = Lepiej. Najlepsza znana tura: { $why }
mistake-comparing = Twoja tura jest porównywana z najlepszą znaną turą.
mistake-same = Właśnie to zagrano. Daje to o około { $lost } pkt mniej niż najlepsza znana tura.
mistake-worse = Ta tura daje o około { $lost } pkt mniej niż najlepsza znana. Cofnij albo zacznij od nowa.
mistake-elsewhere = To inna pozycja niż w zadaniu. Zacznij od nowa.
mistake-damaged = Tego błędu nie da się już odtworzyć.
mistakes-added =
    { $added ->
        [0] Do listy „Na dziś” nie dodano nic nowego.
        [one] Do listy „Na dziś” dodano 1 błąd.
        [few] Do listy „Na dziś” dodano { $added } błędy.
       *[many] Do listy „Na dziś” dodano { $added } błędów.
    }
mistakes-known =
    { $known ->
        [one] 1 był tam już wcześniej.
        [few] { $known } były tam już wcześniej.
       *[many] { $known } było tam już wcześniej.
    }
mistakes-left = Dla { $left } zabrakło miejsca. „Na dziś” przechowuje najwyżej { $most } błędów, a miejsce zwalniają tylko te, które dobrze umiesz. Najpierw poćwicz.
