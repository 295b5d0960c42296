# Notesy kursu: to, co stoi wokół zadań.

notebook-goals = Cele
notebook-how = Jak to działa
    .run =
        Komórkę uruchamia się przez *Shift + Enter*. Każda część otwiera planszę, z zadaniem na górze. Rozwiąż je, klikając
        na planszy albo wpisując ruchy w komórce poniżej; to ta sama gra. Potem zapytaj, przyciskami pod zadaniem albo
        w komórce:
    .check = `check()` mówi: rozwiązane, albo jeszcze nie i dlaczego;
    .hint = `hint()` daje po jednej wskazówce i mówi, która jest ostatnia;
    .solution = `solution()` pokazuje jeden ze sposobów.
    .kept = To, co rozwiążesz, zapisuje się w pliku `ora_progress.json` obok tego notesu.
    .again =
        Każde zadanie rozwiązuje się, klikając na planszy albo wpisując ruchy w komórce pod nią; przy każdym działają
        `check()`, `hint()` i `solution()`.
notebook-around = Rozejrzyj się
notebook-next = Dalej
notebook-beyond = ćwicz karty i rozwiązuj zagadki w notesie { $link }.
notebook-cards = „Karty i zagadki” (po angielsku)

notebook-welcome =
    Wystarczy pięć minut i myszka. Dowiesz się, kto wygrywa, obejrzysz stół i zagrasz swoją pierwszą rundę.

notebook-wheel =
    Wszystkie podstawowe dobra w tej grze daje jeden kierat. Od niego więc zaczynamy: obejrzysz kierat, weźmiesz pierwsze
    dobra i poznasz jokera, znacznik, który może zastąpić każdy inny.
    .around =
        Co i kiedy pojawi się przy kieracie? Pokazuje to harmonogram gry. *Zaczyna* to gracz, który rozpoczyna rundę. Kolumna *Kontrola*
        i znak *!* pomagają tylko zauważyć pomyłkę (lekcja 12), a o fazach osad będzie mowa w lekcji 6.

notebook-clergymen =
    Dobra przynoszą twoi mnisi. Masz ich trzech. Żeby grać dobrze, trzeba wybrać chwilę, w której wyruszą, i wiedzieć,
    kiedy wrócą.
    .around =
        Dokąd Czerwony może pójść w swojej pierwszej turze? Lista dozwolonych ruchów pokazuje wszystkie.

notebook-building =
    Na twoich ziemiach szybko robi się ciasno. Tu nauczysz się, gdzie może stać każda karta i jak powiększać klasztor.
    .around = Każdą kartę można obejrzeć, podając jej nazwę.

notebook-work-contracts =
    Być może inny gracz ma właśnie ten budynek, którego ci trzeba. Możesz zapłacić, żeby go użyć.
    .around = Oto zasada o cenie kontraktu:

notebook-land =
    Na polu z lasem albo torfowiskiem nie można budować, dopóki się go nie oczyści. A gdy wszystkie pola są zajęte, można
    dokupić ziemi.
    .around =
        Każdy zaczyna z jedną monetą. Czy Czerwony może za nią kupić zagon w pierwszej turze? Spróbuj i przeczytaj
        odpowiedź.

notebook-food =
    Dużą część punktów zwycięzcy dają osady. Każda kosztuje żywność i energię, a zbudować ją można tylko w niektórych
    rundach.
    .around = Kiedy są fazy osad? To zależy od liczby graczy i od długości gry.

notebook-scoring = Żeby wygrać, trzeba wiedzieć, co daje punkty. Wystarczy dodać trzy proste sumy.
    .around = Oto punkty w pewnej pozycji, w tabeli.

notebook-goods =
    Najlepsze dobra powstają w kilku krokach z dóbr podstawowych. Ta lekcja przechodzi raz przez każdy łańcuch produkcji,
    a na każde zadanie masz dwie akcje.
    .around = Więcej pozycji o dobrach jest na liście scenariuszy.

notebook-countries = Karty mają dwie strony, więc gra ma dwa warianty: francuski i irlandzki.
    .around = Porównaj dwie strony jednej karty.

notebook-bonus-round =
    Grę dla trzech i czterech osób kończy runda specjalna. Każdy ma jedną akcję, a przeor może wejść do dowolnego budynku.
    .around = Oto, co mówi zasada:

notebook-two-players =
    We dwoje ma się w turze dwie akcje, a o tym, kiedy gra się kończy, decydują sami gracze.
    .around = Porównaj, co przynoszą kolejne rundy w obu wariantach dwuosobowych.

notebook-short-game =
    We trzy lub cztery osoby można zagrać w godzinę. Wszyscy dostają prezenty, a gdy ktoś bierze dobra z kieratu, po
    żetonie dostają także pozostali. Każdy ma tylko dwóch mnichów.
    .around = Oto, co przynosi każda runda:

notebook-solo =
    W wariancie jednoosobowym jest też gracz neutralny, któremu przypadają budynki, których nie zbudujesz w porę.
    .around = Oto, co przynoszą 32 tury tego wariantu:

notebook-first-game =
    Wiesz już wszystko, czego trzeba. Grasz przeciw Zielonemu i Niebieskiemu, którymi kierują łatwe boty. Przy każdym
    ruchu możesz poprosić o wskazówkę.
    .around = Gdy skończysz grę, zachowaj jej zapis: to krótki tekst. Tak wygląda na samym początku.
