# Zadania, które nauczyciel wysyła klasie, i odpowiedzi, które wracają.

classroom-name = Twoje imię
classroom-send = Przygotuj odpowiedź
classroom-sent = To jest twoja odpowiedź. Skopiuj ją w całości i wyślij nauczycielowi.
classroom-empty = Nic jeszcze nie zostało zagrane. Najpierw zagraj na planszy.
classroom-copy = Kopiuj
classroom-damaged = To nie jest cały kod zadania dla klasy. Skopiuj go jeszcze raz, od pierwszej do ostatniej litery.
classroom-question = To zadanie jest pytaniem z odpowiedziami do wyboru. Pokazuje je tylko strona do grania: wyślij odnośnik.
classroom-other-task = To odpowiedź na inne zadanie.
classroom-unreadable = Odpowiedź „{ $code }” uszkodziła się po drodze; poproś o nią jeszcze raz, skopiowaną od pierwszej do ostatniej litery.
classroom-no-answer = W tekście „{ $text }” nie ma odpowiedzi; poproś o kod jeszcze raz, skopiowany od pierwszej do ostatniej litery.
classroom-refused = Ruch { $number }, „{ $line }”, nie jest tam możliwy. { $why }
classroom-yes = tak
classroom-no = nie
classroom-head-learner = uczeń
classroom-head-solved = rozwiązane
classroom-head-played = zagrane
classroom-head-remark = uwaga
