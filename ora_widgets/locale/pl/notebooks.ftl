# Notatniki kursu: to, co stoi wokół zadań.

notebook-goals = Cele
notebook-how = Jak to działa
    .run =
        Kliknij komórkę i naciśnij *Shift + Enter*, aby ją uruchomić. Każda część otwiera planszę, z zadaniem na górze. Rozwiąż je, klikając
        na planszy albo wpisując ruchy w komórce poniżej; to ta sama gra. Potem zapytaj, przyciskami pod zadaniem albo
        w komórce:
    .check = `check()` mówi: rozwiązane, albo jeszcze nie i dlaczego;
    .hint = `hint()` daje po jednej podpowiedzi i mówi, która jest ostatnia;
    .solution = `solution()` pokazuje jeden ze sposobów.
    .kept = To, co rozwiążesz, zapisuje się w pliku `ora_progress.json`, wspólnym dla tych notatników.
    .again =
        Każde zadanie rozwiązuje się, klikając na planszy albo wpisując ruchy w komórce pod nią; przy każdym działają
        `check()`, `hint()` i `solution()`.
notebook-around = Rozejrzyj się
notebook-next = Dalej
notebook-beyond = ćwicz karty i rozwiązuj zagadki w notatniku { $link }.
notebook-cards = Karty i zagadki

notebook-welcome =
    Wystarczy pięć minut i myszka. Dowiesz się, kto wygrywa, obejrzysz stół i zagrasz swoją pierwszą rundę.

notebook-wheel =
    Wszystkie podstawowe dobra w tej grze daje jeden kierat. Od niego więc zaczynamy: obejrzysz kierat, weźmiesz pierwsze
    dobra i poznasz jokera, znacznik, który może zastąpić każdy inny.
    .around =
        Co i kiedy pojawi się przy kieracie? Pokazuje to harmonogram gry. *Zaczyna* to gracz, który rozpoczyna
        rundę. *Kontrola* i znak *!* służą tylko do wykrycia pomyłki (lekcja 12), a o fazach osad mówi lekcja 6.

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
    dokupić terenu.
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
    W grze dwuosobowej tura ma dwie akcje, a o tym, kiedy gra się kończy, decydują sami gracze.
    .around = Porównaj, co przynoszą kolejne rundy w obu wariantach dwuosobowych.

notebook-short-game =
    We trzy lub cztery osoby można zagrać w godzinę. Wszyscy dostają prezenty, a gdy ktoś bierze dobra z kieratu, po
    żetonie dostają także pozostali. Każdy ma tylko dwóch mnichów.
    .around = Oto, co przynosi każda runda:

notebook-solo =
    W grze solo jest też gracz neutralny, któremu przypadają budynki, których nie zbudujesz w porę.
    .around = Oto, co przynoszą 32 tury gry solo:

notebook-first-game =
    Wiesz już wszystko, czego trzeba. Grasz przeciw Zielonemu i Niebieskiemu, którymi kierują łatwe boty. Przy każdym
    ruchu możesz poprosić o podpowiedź.
    .then =
        Zagraj jeszcze raz, przeciwko jednemu przeciwnikowi, jako *grę z nauczycielem*. Po każdej twojej turze plansza mówi, co ona dała
        albo co było lepsze i dlaczego, jeśli jest coś do powiedzenia. Turę, która dużo kosztowała, możesz cofnąć.
    .around = Gdy skończysz grę, zachowaj jej zapis: to krótki tekst. Tak wygląda na samym początku.

# ---- strategia

notebook-strategy = Strategia
    .positions = Pozycje pochodzą z gier, które rozegrały boty.
    .goals = Cel mówi, co ma przynieść tura, i dobry jest każdy wariant, który to przynosi.
    .more = Jeszcze tury z gier
    .more-how = { $call } zaczyna od pierwszej z { $count } dalszych tur z gier, a *Dalej* prowadzi do następnej. Grasz turę, która wydaje ci się najlepsza. To, czego tam uczymy, zostało sprawdzone: mówi to samo podpowiedź, dłuższe szukanie albo wiele gier.
    .compare = Porównaj
    .compared-by-hint =
        Podpowiedź gra najlepsze tury przez kilka rund dalej. Wszyscy grają tak dobrze, jak potrafią szybkie boty, a tury są ułożone według tego, co z każdej wynika.
    .compared-by-games = Po każdej z tur szybkie boty grają do końca gry, z małymi błędami, żeby gry nie były takie same.
    .game = Cała gra z komentarzami
    .walk =
        Naciskaj *Dalej* i *Wstecz*; tam, gdzie są warianty, wybierz jeden. `walk.save_html("game.html")` robi z tego stronę,
        a `print(walk.text())` pokazuje, jak się taką grę zapisuje.

notebook-tempo = Masz tylko trzech mnichów i albo wracają do domu razem, albo wcale.
    .compare = Niebieski nie ma nikogo w domu. Cztery najlepsze tury są warte mniej więcej tyle samo i żadna nie wymaga jego mnicha.

notebook-turn-price = Wszyscy mają mniej więcej tyle samo tur. Liczy się to, co każda z nich daje.
    .compare = Nowa Stocznia Niebieskiego, do której od razu wchodzi przeor, wyprzedza każdą turę, w której tylko bierze się dobra.

notebook-chains = Glina, winogrona, księgi: każdy łańcuch się opłaca, ale nie w tym samym czasie.
    .compare = Zielony zebrał już winogrona. Zrobienie z nich wina teraz wyprzedza każdą turę, w której zbiera się dalej.

notebook-where-to-live = Osady dają najwięcej punktów i wymagają odpowiedniego miejsca.
    .compare = Wszystkie cztery tury budują tę samą osadę. Od jej pola zależy punkt, nie więcej.

notebook-hired-hands = Kontrakt robi trzy rzeczy: zabiera dobra, płaci właścicielowi i zamyka budynek.
    .compare = Kamieniołom Czerwonego, użyty przez kontrakt, wyprzedza wszystko, co Zielony może zrobić własnymi mnichami.

notebook-wheel-ahead = Kierat mówi, ile będą warte następne tury, jeśli odczytasz go na czas.
    .compare = Karczowanie z jokerem wyprzedza inne tury i pozwala znacznikowi drewna dalej rosnąć.

notebook-endings-for-two = W grze dwuosobowej nie ma ustalonej ostatniej rundy. To wy decydujecie, kiedy jest koniec.
    .compare =
        Czerwony kończy grę albo gra turę, którą wybrałoby szukanie. Mierzy się tu jego przewagę nad Zielonym. Dobra dalsza gra daje większą
        przewagę, ale gra wygrana trzema punktami jest wygrana: zakończenie zostawia Zielonemu jedną akcję, a dalsza gra wiele tur.
    .line-1 = koniec
    .line-2 = dalsza gra

notebook-past-500 = W pojedynkę grasz przeciwko liczbie. Oto skąd biorą się punkty.
    .compare = Dwa cuda w jednej turze albo tura dla gliny. Bot, który gra dalej, robi cuda także później, więc różnica jest mniejsza niż 60 punktów.
    .line-1 = dwa cuda
    .line-2 = glina

# ---- obok lekcji

notebook-guide-cards =
    Ćwiczyć można na pięć sposobów, po kilka minut: to, co przypada na dziś, zadanie do każdej karty, quiz, który pamięta,
    co umiesz, zagadki i zadania do pojedynczych zasad. Najlepsza odpowiedź na każdą zagadkę jest udowodniona.
    .head = Karty i zagadki
    .goals = Po tym notatniku wiesz, co robi każdy budynek, i potrafisz szukać najlepszej tury w pozycji.
    .today-head = Dziś
    .today =
        `ora.daily_practice()` zbiera wszystko razem: to, co przypada dziś z lekcji, kart i zagadek, i kilka nowych rzeczy. Odpowiadaj
        przez *Wiem to* albo *Zgaduję*. Trafione zgadywanie nie liczy się jako wiedza i wraca jeszcze dziś. To, co wiesz, wraca
        po coraz dłuższym czasie. W komórce pisze się `today.answer(2)` albo `today.answer(2, sure=False)`, a potem
        `today.next()`.
    .map = Oto ile umiesz z każdego rozdziału.
    .trainer-head = Jedna karta, jedna minuta
    .trainer =
        Trening stawia budynek na twoich ziemiach i daje ci dobra, których on potrzebuje. Poproś o kartę, podając jej nazwę.
        Bez nazwy dostaniesz pierwszą kartę, której jeszcze nie masz za sobą. *Dalej* prowadzi do następnej karty.
    .quiz-head = Quiz
    .quiz =
        Pytania dotyczą kosztów, terenu, działania i punktów. Pytanie, na które znasz odpowiedź, wraca po kilku dniach.
        Nieudane wraca wkrótce. Pamięta o tym plik `ora_progress.json`. Bez `seed` pytania są za każdym razem inne.
    .puzzles-head = Zagadki
    .puzzles =
        Zagadki są od łatwych (stopień 1) do trudnych (stopień 5). Komputer wypróbował każde możliwe zagranie. Jeśli więc zagadka
        mówi *rozwiązane*, nikt nie potrafi lepiej. Cofaj, ile razy chcesz.
    .daily = Na każdy dzień jest zagadka, dla wszystkich ta sama. Bez daty dostaniesz dzisiejszą.
    .run-head = Zagadka za zagadką
    .run =
        Seria prowadzi od zagadki do zagadki, z jedną próbą na każdą, aż do pierwszego błędu. Z `minutes=3` gra się na czas, a
        `theme="contract"` wybiera jeden temat. `run.next()` pokazuje następną zagadkę.
    .rules-head = Zasada za zasadą
    .rules =
        Niektóre zasady nie są potrzebne w żadnej lekcji. Każda z nich ma tu małe zadanie. Poproś o zasadę, podając jej numer.
        Bez numeru dostaniesz pierwsze zadanie, którego jeszcze nie masz za sobą.

notebook-guide-league =
    Bot to funkcja: dostaje pozycję i zwraca jeden z legalnych ruchów. W lidze twoje boty grają ze sobą i z botami
    pakietu, a tabela mówi, jak silny jest każdy z nich.
    .head = Napisz bota
    .goals = Po tym notatniku masz własnego bota, umiesz zmierzyć jego siłę i wiesz, jak go poprawiać.
    .first-head = Zawsze pierwszy legalny ruch
    .first =
        Każdy program zaczyna się od czegoś prostego. Ten bot gra to, co stoi na liście najwyżej. Jego przeciwnik `random` losuje
        ruch. *Elo* mierzy siłę: bot, który ma o 400 punktów więcej, wygrywa dziesięć razy częściej niż ten drugi.
    .watch-head = Gdzie stracił punkty
    .watch =
        Los gra lepiej! Popatrz na gry: najpierw te, które bot przegrał najwyżej. `league.watch("first_legal")` pokazuje jedną z
        nich na planszy. `review` wymienia tury, które kosztowały najwięcej, i mówi, co było lepsze.
    .builder-head = Buduj, gdzie możesz
    .builder = Budynki dają punkty. Drugi bot buduje więc, kiedy tylko może.
    .failed-head = Gdy bot zawodzi
    .failed =
        Bot może mieć błąd albo odpowiedzieć ruchem, który nie jest legalny. Gra toczy się mimo to: zamiast bota gra los. Liga
        liczy takie przypadki i mówi, co było źle.
    .counter-head = Wypróbuj każdy ruch
    .counter =
        `position` to twoja własna kopia gry, a na `position.copy()` można próbować. Ten bot gra każdy legalny ruch na kopii,
        liczy tam swoje punkty i wybiera najlepszy ruch.
    .saver-head = Dobra też są coś warte
    .saver =
        Punkty przychodzą późno, a wcześniej potrzeba dóbr. Ten bot liczy pół punktu za każde z nich. Teraz spotykają się
        wszystkie boty, razem z najłagodniejszym poziomem z imieniem, `woodcutter`.
    .yours-head = Twoja kolej
    .yours =
        Zmieniaj `my_bot`, aż pokona bota `saver`, a potem drwala. Kilka pomysłów: nie każde dobro jest warte tyle samo. Zboże i
        owce to żywność. Osady chcą dobrych sąsiadów. Tura ma kilka ruchów i jeden może przygotować następny.
    .class-head = Liga dla klasy
    .class =
        Zbierz funkcje wszystkich w jednym notatniku i podaj ich listę do `ora.league`. `seconds` mówi, ile może trwać odpowiedź.
        Bot, który nigdy nie odpowiada, nie jest już pytany. `length="long"` i `players=3` dają inne gry.

notebook-guide-teachers =
    Każda osoba w klasie ma plik `ora_progress.json` obok swoich notatników. Przez `ora.lessons.learner("Anna")` wpisuje do niego
    swoje imię. Zbierz pliki w jednym folderze. Nadaj każdemu osobną nazwę albo włóż każdy do osobnego folderu.
    .head = Dla nauczycieli: klasa na jeden rzut oka
    .goals = Po tym notatniku potrafisz zebrać to, co zrobiła klasa, i zobaczyć to w jednej tabeli.
    .class =
        W tym przykładzie tworzymy klasę z trzech osób, w nowym folderze. Trzeci plik jest uszkodzony: brakuje mu końca.
    .table =
        Każda osoba ma wiersz, a każda lekcja kolumnę. Widać, ile zadań jest rozwiązanych i ile ich jest. Uszkodzony plik
        postępów dostaje wiersz, który o tym mówi. Inne pliki w folderze się pomija.
    .single =
        Tabela jednej osoby pokazuje też, ile wzięła podpowiedzi i ile rozwiązań obejrzała.
        `class_table(folder).to_pandas()` daje tabelę jako ramkę danych.
    .plan-head = Plan lekcji
    .plan =
        Oto co początkujący mogą zrobić w 45 minut; `plan(90)` jest na 90 minut. Minuty lekcji są wyliczone z liczby słów
        w zadaniach i potrzebnych kliknięć, dla par, które czytają spokojnie. Ostatnia kolumna mówi, co początkującym sprawia
        kłopot. Z `language="en"` albo `"es"` dostaniesz plan po angielsku albo po hiszpańsku.
    .key = `answer_key` podaje odpowiedzi do zadań planu, co każda pokazuje, i zasady.
    .sheets-head = Ćwiczenia bez rozwiązań
    .sheets =
        `write_exercises` pisze notatnik do każdej wybranej lekcji. Są w nim zadania, a nie ma podpowiedzi, rozwiązań ani
        odpowiedzi. To samo z wiersza poleceń: `python -m ora_widgets.lessons wheel food --language pl --to exercises`.
        Z `nbgrader=True` (`--nbgrader`) są to źródła zadań dla nbgradera: włóż jedno do `source/wheel`, a
        `nbgrader generate_assignment wheel` usunie rozwiązania; `nbgrader autograde wheel` daje punkt za każde zadanie.
    .link-head = Zadanie jako link
    .link =
        `ora.assign` łączy lekcję, zagadkę albo pozycję z twoim tekstem. `link` robi z tego jeden adres. Gra się
        w przeglądarce i niczego nie trzeba instalować. Adres strony to adres folderu, który tworzy `make site`. `save_html`
        tworzy zamiast tego jeden plik, który nie potrzebuje strony.
    .note = Zróbcie dwa pierwsze kroki do piątku.
    .answers =
        Po grze strona tworzy krótki kod, który przysyła się tobie. `read` przyjmuje kody, całe maile z kodami, pliki i
        foldery (`Path("answers")`). Plikami mogą być maile, skrzynki pocztowe, dokumenty i archiwa ZIP, na przykład z platformy
        szkolnej. Rozgrywa ruchy jeszcze raz i robi tabelę, wiersz na osobę: ostatnia i najlepsza próba,
        kiedy ją wysłano, który krok się nie udał i dlaczego, i kto przysłał te same ruchy. Imiennicy są rozróżnieni.
        Odpowiedź na inne zadanie jest wymieniona, tak samo jak taka, którą po drodze zmieniono.
        `gradebook` robi to samo dla kilku zadań: wiersz na osobę albo, z `learner="Ada"`, wiersz na zadanie.
    .room-head = Klasa w jednej sali
    .room =
        Jeśli wszyscy są w jednej sali, `room = ora.host(task, network=True)` otwiera zadanie dla telefonów w twojej sieci,
        bez szyfrowania. Gdy `room` jest ostatnim wierszem komórki, widać jeden link z kodem QR dla wszystkich. Uczniowie
        podają imię i zaczynają; Python nie jest im potrzebny. Pod linkiem czytasz, kto jest przy którym kroku i czego
        ostatnio próbował, słowami. Najpierw są ci, którzy potrzebują pomocy. `room.pupils()` to to samo jako tabela. Gdy są już
        wszyscy, `room.lock()` nie wpuszcza nikogo więcej, aż do `room.unlock()`.
    .projector =
        Plansza pod tabelą jest na projektor. `room.show("Anna", hidden=True)` pokazuje planszę ucznia bez imienia.
        `room.push()` prowadzi wszystkich do następnego kroku, `room.freeze()` zatrzymuje plansze, a `room.reveal()` pokazuje
        rozwiązanie z zasadami. `room.poll()` pyta, jaki ruch kto wykona, a `room.answers()` liczy odpowiedzi. Po
        `room.go_on()` wszyscy grają dalej tam, gdzie byli. Jeśli Python zostanie zamknięty, uruchom komórkę ponownie: link, uczniowie
        i ich praca wrócą. Zrób to samo, gdy po zamknięciu pokrywy laptopa jesteś w innej sieci. Link jest wtedy nowy, a kto poda
        to samo imię co przedtem, wraca tam, gdzie skończył. Klasa znika, gdy ją zamkniesz.
    .bots =
        Zadaniem może być też cała gra z botami: każdy gra z własnym botem, w klasie i pod linkiem. Boty podaje się według
        kolorów; dla początkujących dobry jest `settler`. `room = ora.host(game)` otwiera tę grę dla klasy.
    .mine = Moja odpowiedź:
    .damaged = Przepraszam, ta jest uszkodzona:
    .summary-head = Kartka do wydruku
    .summary =
        `ora.rules_sheet` mieści zasady jednego kraju na stronie: turę, wszystkie rodzaje gry, dobra, osady i budynki. `save`
        zapisuje ją w pliku, który przeglądarka drukuje na jednej kartce.
    .learner-head = Jedna osoba
    .learner =
        Ta tabela pokazuje, co zrobiła jedna osoba: dni, nieudane próby, podpowiedzi i to, czy obejrzała rozwiązanie.
    .backup-head = Postępy, które przetrwają Bindera
    .backup =
        Na Binderze wszystkie pliki znikają razem z maszyną. `ora.lessons.backup()` pokazuje link do pobrania postępów
        i wiersz kodu do zachowania. `ora.lessons.restore(…)` przyjmuje plik albo kod i przywraca postępy. To, co przybyło
        w międzyczasie, też zostaje. Plik można ci przysłać.

notebook-run-cell = Kliknij tę komórkę i naciśnij Shift + Enter, a plansza pojawi się tutaj.
