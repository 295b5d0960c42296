# Boczne pokoje planszy: pomoc, zasady, ustawienia, punkty, dziennik, obrazki.

## Słowa na stronie

board-what-is-this = Co to jest?
board-asking = Wybierz cokolwiek na planszy, a dowiesz się, co to jest i dlaczego teraz nie można tego zrobić. Escape kończy.
board-why-not = Dlaczego nie?
board-rules = Zasady
board-search-rules = Szukaj w zasadach
board-contents = Spis treści
board-see-also = Zobacz też
board-no-rule-found = Żadna zasada o tym nie mówi.
board-nobody-answers = Python tu nie odpowiada.
board-options = Ustawienia
board-language = Język
board-theme = Kolory
board-theme-follow = jak w Jupyterze
board-theme-light = jasne
board-theme-dark = ciemne
board-motion = Pokazuj ruch rzeczy
board-show-hints = Objaśniaj to, na co pokazuje wskaźnik
board-open-all = Otwórz plansze wszystkich
board-names = Kto gra
board-name-of = Imię
board-save-picture = Zapisz obrazek
board-as-svg = jako SVG
board-as-png = jako PNG
board-to-the-end = Wróć na koniec
board-earlier-moves = Wcześniejsze ruchy
board-undone = cofnięte
board-score-pad = Arkusz punktów
board-winner = Zwycięstwo
board-by-round = Punkty według rund
board-as-table = jako tabela
board-now = teraz
board-what-is-to-come = Co będzie dalej
board-checking-number = Liczba kontrolna
board-happens = Co się dzieje
board-value-now = Wartość teraz
board-stands-here = Tu stoi
board-pile-cards = Karty w stosie

## We wcześniejszej pozycji

table-branch =
    { $later ->
        [one] To pozycja po { $move }. ruchu z { $moves }. Ruch stąd zaczyna inną gałąź; jeden późniejszy ruch przepadnie.
        [few] To pozycja po { $move }. ruchu z { $moves }. Ruch stąd zaczyna inną gałąź; { $later } późniejsze ruchy przepadną.
       *[many] To pozycja po { $move }. ruchu z { $moves }. Ruch stąd zaczyna inną gałąź; { $later } późniejszych ruchów przepadnie.
    }

## Czym są rzeczy

help-prior = Przeor to duchowny jak inni i jedyny, który może wprowadzić się do budynku w chwili jego zbudowania.
help-lay = Brata zakonnego wysyła się do budynku, żeby go użyć; zostaje tam, aż na początku rundy wszyscy duchowni tego koloru będą poza domem.
help-clergy = Duchowni używają budynków, po jednym w każdym. Wracają do domu, gdy na początku rundy wszyscy danego koloru są poza nim.
help-indicator = Kto produkuje to dobro, bierze tyle, ile pokazuje znacznik; potem znacznik wraca na 0.
help-joker = Joker może zastąpić każdy inny znacznik; wtedy na 0 wraca tylko joker.
help-beam = Na początku każdej rundy ramię przesuwa się o jedno pole, a wszystko na kole staje się więcej warte.
help-values = Wartość znacznika zależnie od liczby rund od jego ostatniego użycia.
help-pile = Gdy ramię mija ten stos, następuje faza osadnictwa, a potem jego budynki trafiają do oferty.
help-marker = Znacznik budynków czeka tam, gdzie będzie rozłożony następny stos.
help-entry = Ten znacznik wchodzi na koło, gdy ramię tu dotrze.
help-gift = Każdy dostaje te dobra, gdy ramię tu dotrze.
help-check = Tam, gdzie stoi ramię, plansza pokazuje miejsce gracza rozpoczynającego; jeśli się nie zgadza, jakiś krok pominięto.
help-forest = Las. Wyrąb to akcja główna: daje drewno według koła i zostawia równinę.
help-moor = Torfowisko. Wydobycie torfu to akcja główna: daje torf według koła i zostawia równinę.
help-coast = Wybrzeże: dla budynków i osad, które wymagają brzegu albo go dopuszczają.
help-plains = Równina: tu może stać większość budynków i osad.
help-hillside = Pogórze: dla budynków, które wymagają stoku albo go dopuszczają.
help-mountain = Góra: dla nielicznych budynków, które wymagają skały.
help-water = Woda: nic na niej nie stoi, a każdej osadzie obok dodaje 3.
help-empty = Puste pole na budynek lub osadę.
help-district = Zagon dodaje rząd pięciu pól powyżej lub poniżej. Następny kosztuje tyle, ile tu widać.
help-plot = Areał dodaje wybrzeże po lewej albo górę po prawej. Następny kosztuje tyle, ile tu widać.
help-wonders = Cud jest wart 30 punktów. W grze jest ich osiem.
help-contract = Tyle kosztuje użycie budynku innego gracza przez jednego z jego duchownych.
help-good = Dobrami płaci się za budynki i osady, przerabia się je na lepsze, a niektóre punktują.
help-food = Tyle pożywienia dałyby wszystkie dobra tego gracza. Pożywieniem płaci się za osady i pracę niektórych budynków.
help-energy = Tyle energii dałyby wszystkie dobra tego gracza. Energią płaci się za osady i pracę niektórych budynków.
help-points = Punkty, gdyby gra skończyła się teraz: dobra, wartości ekonomiczne, osady.
help-economic = Wartość ekonomiczna punktuje na koniec dla właściciela karty.
help-dwelling = Wartość mieszkalna liczy się dla każdej osady obok karty, a osadzie dla niej samej.
help-cloister = Budynek klasztorny musi stać obok innego budynku klasztornego.
help-cost = Ile kosztuje budowa.
help-terrain = Gdzie może stać.
help-label = Bierze udział tylko przy tylu graczach.
help-building = Budynku używa duchowny, którego się tam wysyła.
help-settlement = Osady buduje się w fazach osadnictwa; punktują razem z tym, co leży wokół nich.
help-start = Gracz rozpoczynający zaczyna rundę i kończy ją drugą akcją.
help-ending = Koniec gry zależy od liczby graczy i od jej długości.
help-neutral = Gracz neutralny ma własny teren w grze solo i nigdy się nie rusza.

## Dlaczego coś nie jest początkiem ruchu

why-nothing = Teraz nie można z tym nic zrobić.
why-indicator = Znacznik odczytuje się przy produkcji, wyrębie lub wydobyciu torfu; najpierw wybierz to.
why-good = Dobra wybiera się, gdy trzeba za coś zapłacić lub coś oddać; najpierw wybierz, na co mają pójść.
why-clergyman =
    { $kind ->
        [prior] Twój przeor nie może teraz użyć żadnego budynku.
       *[lay] Twój brat zakonny nie może teraz użyć żadnego budynku.
    }
why-settlement = Osady buduje się w fazie osadnictwa, a nie w turze; tylko Warownia zna inny sposób.
why-empty-space = Pole { $space } jest puste: najpierw wybierz budynek lub osadę, która ma tam stanąć.
why-possible = To można teraz zrobić: { $move }.

## Obrazki

picture-no-page = Żadna strona nie pokazuje tej planszy, więc nikt nie może jej narysować. Pokaż planszę w komórce, a o obrazek poproś w następnej.
picture-failed = Strona nie mogła narysować obrazka: { $error }
