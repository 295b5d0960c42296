# Gry w drodze: strony, odnośniki, kody, gra listowna.

## Strony

page-only-shows = Ta strona pokazuje rozegraną grę; aby grać dalej, otwórz jej kod w ora_widgets.
page-no-further = Ta strona zna tylko te odpowiedzi, które pokazuje; cofnij ruch, aby spróbować innej.
page-next = Dalej: { $move }
page-show-next = Pokaż następny ruch
page-ends-here = Zapisana partia kończy się tutaj. Aby grać dalej, otwórz ten plik lub link w „Nowa partia”.
page-turn-over = To koniec tury. Teraz gra: { $seat }. Cofnij ruchy, aby spróbować innej tury.
page-needs-script = Ta strona rysuje grę skryptem, a skrypty są tu wyłączone.
page-late = Ta strona nie wczytała się w całości: połączenie jest wolne lub zerwane. Wczytaj ją ponownie.

## Kody i zapisy

file-without-game = { $file } nie zawiera gry, którą dałoby się odczytać: ani zapisu, ani kodu, ani zapisanej strony, ani JSON-u.
address-without-code = Ten adres nie zawiera gry; skopiuj go w całości, razem z tym, co następuje po „#”.
page-without-code = Ta strona nie zawiera gry: nie zapisano jej z menu planszy albo grę z niej usunięto. Poproś o kod gry.
log-misspelt = Wiersza { $number } tego zapisu, „{ $line }”, nie da się odczytać. { $why }
log-no-answer = Wiersz { $number } tego zapisu, „{ $line }”, nie odpowiada na pytanie, które tam pada. Powinno tam stać: { $expected }.
log-refused = Wiersza { $number } tego zapisu, „{ $line }”, nie da się odczytać. { $why } Musiałoby to być { $expected }.
log-without-start = Ten zapis nie ma początku. Jego pierwsze wiersze muszą być wierszami CONFIG i START, na przykład CONFIG 3 france long i START R G B. Skopiuj go od pierwszego wiersza.
log-late-start = Ten zapis zaczyna się dopiero w wierszu { $start }; to, co stoi przed nim, od wiersza { $number }, „{ $line }”, należy do innej gry. Zostaw jedną z nich.
log-of-several = Liczba zapisów w tym tekście: { $games }; drugi zaczyna się w wierszu { $number }, „{ $line }”. Otwieraj je pojedynczo.
log-after-the-end = Wiersz { $number } tego zapisu, „{ $line }”, stoi po końcu gry; pomiń go i to, co po nim następuje.
log-takes-back = Wiersz { $number } tego zapisu, „{ $line }”, cofa ruchy, ale nie mówi, które. Pomiń cofnięte ruchy i ten wiersz; gra sprzed niego jest tutaj.
log-gives-up = Wiersz { $number } tego zapisu, „{ $line }”, oznacza poddanie gry, którego zasady nie znają; gra sprzed niego jest tutaj. Pomiń ten wiersz, aby odczytać to, co po nim następuje.
no-such-origin = „{ $word }” nie może stać po START w zapisie dla tych miejsc. Napisz ziarno, a potem każdy kolor raz, na przykład 4000 G W R.
other-rulings = Ta gra nie stosuje się do rozstrzygnięć serwisu, a te same ruchy mogą tam znaczyć co innego; zacznij od początku z rulings="kennerspiel".
no-repository = „{ $address }” nie jest adresem repozytorium; podaj, gdzie są źródła, na przykład https://github.com/name/ora_widgets.
no-site = „{ $address }” nie jest adresem witryny; podaj jej stronę główną, na przykład https://name.github.io/ora_widgets.

## Gra listowna

other-seat = Teraz odpowiada { $owner }, a ty grasz jako { $mine }; przekaż kod i dołącz odpowiedź, gdy nadejdzie.
others-moved-since = Po tej pozycji { $owner } ma już za sobą ruch numer { $number }, a ruch tutaj by go cofnął. Najpierw przejdź na koniec gry.
merge-other-game = To inna gra: jej ustawienia to { $theirs }, a ustawienia tej to { $ours }.
merge-conflict = Gry rozchodzą się w ruchu { $number }, w którym gra { $owner }: tutaj zagrano „{ $ours }”, tam „{ $theirs }”. Uzgodnijcie jeden z nich i wczytajcie tę grę.
merge-in-your-name = Grasz jako { $owner }, a w tamtej grze ktoś inny zagrał za ciebie: „{ $line }” w ruchu { $number }. Jeśli to ty, otwórz tamten link w oknie prywatnym.

## Jedna gra, kilka osób

seat-taken = { $seat }: tym kolorem ktoś już gra w innym oknie; wybierz inny kolor albo poproś o jego zwolnienie.
seat-of-another = Teraz odpowiada { $owner }, a w tym oknie to nie twój kolor; poczekaj albo zajmij ten kolor.
board-seats = Miejsca
board-claim = usiądź tutaj, aby tym kolorem nie grało inne okno
board-claimed = Grasz tym kolorem; naciśnij, aby go zwolnić
board-taken = Ktoś gra nim w innym oknie

## Otwieranie gry

opener-label = Kod, zapis albo adres:
opener-button = Otwórz
opener-hint = ora1:… z wiadomości
log-contract-price = „{ $paid }” nie wystarcza za kontrakt, który kosztuje teraz { $price ->
        [one] 1 monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    } albo jedno wino lub jedną whisky.

## Ruchome obrazki i karty pracy

pictures-need = Do tego potrzebny jest { $package }: pip install "ora_widgets[pictures]".
animation-without-turns = Ta partia nie ma jeszcze tur, więc nie ma czego pokazywać w ruchu. Wykonaj przynajmniej jeden ruch albo zapisz obrazek za pomocą ora.svg.
animation-kind = „{ $word }” nie jest nazwą animacji; musi kończyć się na jedno z: { $known }.
animation-needs-ffmpeg = Filmy (MP4) tworzy program ffmpeg, którego tu nie zainstalowano. Zainstaluj go albo zapisz GIF lub animowany PNG, które nie wymagają żadnego programu.
worksheet-kind = „{ $word }” nie jest nazwą karty pracy; musi kończyć się na „.pdf” albo na „.html”, do wydrukowania w przeglądarce.
worksheet-pages = Karta pracy mieści od 1 do { $most } pozycji, na przykład listę partii; liczba podanych: { $count }.
worksheet-name = Imię i nazwisko:
worksheet-date = Data:
worksheet-page = Strona { $page } z { $pages }
