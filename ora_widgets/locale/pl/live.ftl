# Strona, na której gra się od pierwszego kliknięcia: zanim plansza jest gotowa i potem.

live-fetching = Gra jest w drodze. Obrazek pokazuje planszę; grać można, gdy pasek się zapełni.
live-starting = Gra się uruchamia …
live-lost = Połączenie z siecią przerwało się, zanim gra dotarła. Brakuje: { $part }.
live-part-python = Pythona, w którym gra jest napisana
live-part-game = zasad i słów gry
live-part-board = obrazka planszy
live-again = Spróbuj ponownie
live-broken = Gra nie mogła się uruchomić: { $error }
live-too-old = Ta przeglądarka jest za stara na tę grę albo wyłączono w niej coś, czego gra potrzebuje. Obrazek pokazuje planszę. Grać można w przeglądarkach od połowy 2023 roku.
live-new = Rozpocznij nową grę
live-kept = To partia, którą tu przerwano.
live-not-kept = Ta przeglądarka niczego nie zachowuje: po opuszczeniu strony partia przepada. „Udostępnij” w menu daje jej kod.
live-no-language = Nie ma tu języka „{ $wanted }”. Są: { $names }.
live-picture = Gra w toku: gracze, kierat, ziemie i karty
live-pages = Zasady, kurs i karty
live-notebooks = Notatniki
