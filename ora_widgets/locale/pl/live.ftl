# Strona, na której gra się od pierwszego kliknięcia: zanim plansza jest gotowa i potem.

live-fetching = Gra się wczytuje. Zacznie się, gdy pasek się zapełni.
live-starting = Gra się uruchamia …
live-lost = Połączenie z siecią zostało przerwane, zanim gra się wczytała. Brakuje: { $part }.
live-part-python = programu gry
live-part-game = zasad i słów gry
live-part-board = obrazka planszy
live-stalled = Od dłuższej chwili nic nie dociera: połączenie jest wolne albo zerwane. Gra będzie się wczytywać dalej, gdy tylko coś dotrze.
live-again = Spróbuj ponownie
live-broken = Gra nie mogła się uruchomić: { $error }
live-too-old = Ta przeglądarka jest za stara na tę grę albo wyłączono w niej coś, czego gra potrzebuje. Obrazek pokazuje planszę. Grać można w przeglądarkach od połowy 2023 roku.
live-new = Rozpocznij nową grę
live-kept = To partia, którą tu przerwano.
live-not-kept = Ta przeglądarka niczego nie zachowuje: po opuszczeniu strony partia przepada. „Udostępnij” w menu daje jej link, tak jak adres tej strony.
live-no-language = Nie ma tu języka „{ $wanted }”. Są: { $names }.
live-picture = Gra w toku: gracze, kierat, ziemie i karty
live-pages = Zasady, kurs i karty
live-notebooks = Dla programistów: gra w kilku wierszach kodu

live-not-found = Nie ma tu takiej strony. Link do partii działa tylko w całości; sama gra zaczyna się tutaj:
live-to-game = Zagraj w Ora et Labora
live-leave = Ten link prowadzi do innej partii. Partia tutaj zostaje bez zmian: wraca się do niej przyciskiem Wstecz w przeglądarce.
live-open-it = Otwórz link
live-stay = Zostań tutaj
live-elsewhere = Ta partia toczy się dalej w innym oknie.
live-go-on-here = Graj dalej tutaj
live-no-lesson = Nie ma tu lekcji „{ $word }”; najbliższe nazwy to { $near }.
live-no-door = Nie ma tu sposobu gry „{ $wanted }”.

## Strona początkowa: co to jest i jej drzwi.

door-what = Gra planszowa Uwego Rosenberga o mnichach, kieracie i drewnie: za darmo, w przeglądarce, bez konta.
door-bot = Zagraj z botem
door-bot-hint = Pierwszy ruch jednym kliknięciem
door-friend = Zagraj ze znajomym przez link
door-friend-hint = Wyślij turę w dowolnej wiadomości
door-together = Grajcie razem
door-together-hint = Każdy przy swoim ekranie
door-here = Dwie osoby przy tym ekranie
door-here-hint = Podawajcie sobie urządzenie
door-learn = Naucz się w pięć minut
door-learn-hint = Grając, krok po kroku
door-open = Otwórz link albo zapisaną partię
door-more = Więcej graczy, Irlandia, inne boty
door-go-on = Graj dalej swoją partię
door-about = Co to jest?
door-about-text = Ora et Labora to gra planszowa dla jednej do czterech osób. Każda prowadzi klasztor: karczuje las, wykopuje torf, piecze chleb, wznosi budynki i osady. Kierat pokazuje, ile czego się nazbierało, a kto bierze, opróżnia stos. Wygrywa, kto ma najwięcej punktów. Ta strona ma całą grę, boty o pięciu poziomach, kurs i zasady. Nie potrzebuje konta ani serwera: partie zostają w przeglądarce.
door-your-name = Twoje imię
door-friend-name = Imię znajomego
door-begin = Zacznij

## A board on somebody's own page.

embed-play = Zagraj tutaj
embed-from = Pobiera około 7 MB z
embed-apart = Otwórz w osobnym oknie
embed-one = Ta plansza nie wie, co otworzyć: element ma mieć jeden atrybut, code, study, lesson, play albo task.
embed-code = To nie jest kod gry. Daje go „Udostępnij” w menu planszy; zaczyna się od „ora”.
