# Partie zachowane w plikach, aby można było grać dalej.

kept-none =
    W { $folder } nie ma zachowanej partii. Partia jest tam zachowywana po pierwszym ruchu na planszy; kod lub zapis otworzysz przez ora.load. Klasę otworzysz ponownie przez ora.host(zadanie).{ $broken ->
        [yes] {" "}{ $why }
       *[no] {""}
    }
kept-unknown = Nie ma partii „{ $name }” ani tutaj, ani w { $folder }. Wywołaj ora.resume() bez nazwy, aby otworzyć ostatnią.
kept-unusable = Partii z pliku { $file } nie można kontynuować; plik pozostaje bez zmian: { $why }
kept-empty = Plik jest pusty.
kept-damaged = Plik jest uszkodzony albo nie został zapisany do końca. Jego początek może się jeszcze otworzyć jako zapisana partia.
kept-failed = Tej partii nie można zachować w pliku ({ $why }). Mimo to możesz grać dalej; co jakiś czas skopiuj jej kod: menu, Udostępnij.
kept-elsewhere = Ktoś inny kontynuował partię z pliku { $file }, więc ta partia jest odtąd zachowywana w { $other }.
kept-strangers = Tych botów nie można było zachować: { $bots }. Graj za nie lub podaj je: ora.resume(seats=…).
kept-offer = Podobna partia jest zachowana w { $file }: { $label }. Aby ją kontynuować, uruchom { $line }.

board-kept-in = Zachowano w
board-nobody-answers = Python nie odpowiedział. Jeśli działa jakaś komórka, poczekaj, aż skończy. Jeśli Pythona zamknięto lub uruchomiono ponownie, partia nie przepadła: skopiuj jeden wiersz do komórki i uruchom ją.
board-nobody-there = Python nie odpowiedział. Jeśli działa jakaś komórka, poczekaj, aż skończy. Jeśli Pythona zamknięto lub uruchomiono ponownie, uruchom komórkę jeszcze raz.
board-nobody-here = Gra nie odpowiada. Odśwież tę stronę: partia jest zachowana.
board-line-with-file = Dalej z pliku
board-line-with-code = Dalej z kodu
