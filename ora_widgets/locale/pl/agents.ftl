# Gracze z zewnątrz, na przykład modele językowe: co im się odrzuca i co plansza o nich mówi.

agent-turn-over = Tura skończyła się przed „{ $line }”. Pomiń to, co dalej.
agent-turn-long = Tura ma najwyżej { $most } wierszy.
agent-no-door = Tego gracza pyta się inaczej, nie ma on adresu.
agent-bad-address = „{ $given }” nie jest adresem miejsca. Wygląda on tak: ora://127.0.0.1:50000/slowo.
agent-needs = Serwer dla modeli językowych wymaga { $package }: pip install "ora_widgets[mcp]".
agent-seat-taken = Na tym miejscu gra teraz ktoś inny.
agent-nobody-there = Pod tym adresem nikt nie odpowiada. Czy notatnik nadal działa?

agent-thought = Mówi: „{ $thought }”
agent-refused =
    { $count ->
        [one] Odrzucono 1 odpowiedź.
        [few] Odrzucono { $count } odpowiedzi.
        [many] Odrzucono { $count } odpowiedzi.
       *[other] Odrzucono { $count } odpowiedzi.
    }
agent-without-answer =
    { $why ->
        [time] Agent nie odpowiedział na czas.
        [tries] Żadnej odpowiedzi agenta nie dało się zagrać; ostatnią odrzucono: { $refused }
        [gone] Agent odszedł bez odpowiedzi.
       *[failed] Agent zawiódł ({ $error }) i nie odpowiedział.
    }
agent-instead =
    { $why ->
        [time] Czas minął, więc zagrał { $fallback }.
        [tries] Nie było już prób, więc zagrał { $fallback }.
        [gone] Gracza już nie ma, więc zagrał { $fallback }.
       *[failed] Wystąpił błąd ({ $error }), więc zagrał { $fallback }.
    }
