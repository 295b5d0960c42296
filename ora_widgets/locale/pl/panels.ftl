# Boczne pokoje planszy: pomoc, zasady, ustawienia, punkty, dziennik, obrazki.

## Słowa na stronie

board-what-is-this = Co to jest?
board-asking = Wybierz cokolwiek na planszy, a dowiesz się, co to jest i dlaczego teraz nie można tego zrobić. Kończy to znak zapytania albo Escape.
board-why-not = Dlaczego nie?
board-rules = Zasady
board-search-rules = Szukaj w zasadach
board-contents = Spis treści
board-see-also = Zobacz też
board-no-rule-found = Żadna zasada o tym nie mówi.
board-options = Ustawienia
board-language = Język
board-theme = Kolory
board-theme-follow = tak jak strona
board-theme-light = jasne
board-theme-dark = ciemne
board-motion = Animuj ruchy
board-show-hints = Objaśniaj to, co jest pod kursorem
board-open-all = Otwórz plansze wszystkich
board-analysis = Analiza: ile warta jest każda odpowiedź, gdy się zastanawiam
board-teaching = Gra z nauczycielem: komentarze do moich tur
board-take-turn-back = Cofnij tę turę
board-names = Kto gra
board-name-of = Imię
board-menu = Menu planszy
board-save-page = Zapisz jako stronę
board-save-game = Zapisz partię
board-as-svg = Zapisz obrazek (SVG)
board-as-png = Zapisz obrazek (PNG)
board-edit-position = Zmień tę pozycję
board-to-the-end = Wróć na koniec
board-earlier-moves = Wcześniejsze ruchy
board-undone = cofnięte
board-score-pad = Arkusz punktów
board-winner = Zwycięstwo
board-by-round = Punkty według rund
board-as-table = jako tabela
board-now = teraz
board-what-is-to-come = Co będzie dalej
board-checking-number = Cyfra kontrolna
board-happens = Co się dzieje
board-value-now = Wartość teraz
board-stands-here = Tu stoi
board-pile-cards = Karty w stosie

## We wcześniejszej pozycji

table-branch =
    { $over ->
        [1] Gra się skończyła.{" "}
       *[0] {""}
    }{ $later ->
        [one] Jesteś jeden ruch wstecz.
        [few] Jesteś { $later } ruchy wstecz.
       *[many] Jesteś { $later } ruchów wstecz.
    }
board-kept-line = Jeśli zagrasz stąd dalej, późniejsze ruchy zostaną zachowane jako inna gałąź.

table-other-line =
    { $later ->
        [one] Od { $move }. ruchu: jeden ruch
        [few] Od { $move }. ruchu: { $later } ruchy
       *[many] Od { $move }. ruchu: { $later } ruchów
    }

## Czym są rzeczy

help-prior = Przeor to mnich jak inni i jedyny, który może wprowadzić się do budynku w chwili jego zbudowania.
help-lay = Brata zakonnego wysyła się do budynku, żeby go użyć; zostaje tam, aż na początku rundy wszyscy mnisi tego koloru będą poza domem.
help-clergy = Mnisi używają budynków, po jednym w każdym. Wracają do domu, gdy na początku rundy wszyscy danego koloru są poza nim.
help-indicator = Kto wytwarza to dobro, bierze tyle, ile pokazuje znacznik; potem znacznik wraca na 0.
help-joker = Joker może zastąpić każdy inny znacznik; wtedy na 0 wraca tylko joker.
help-beam = Na początku każdej rundy ramię przesuwa się o jedno pole, a większość znaczników pokazuje więcej.
help-values = Wartość znacznika zależnie od liczby rund od jego ostatniego użycia.
help-pile = Gdy ramię mija ten stos, następuje faza osad, a potem jego budynki trafiają do oferty.
help-marker = Znacznik fazy osad stoi przy stosie, który będzie następny.
help-entry = Ten znacznik wchodzi na koło, gdy ramię tu dotrze.
help-gift = Każdy dostaje te dobra, gdy ramię tu dotrze.
help-check = Tam, gdzie stoi ramię, plansza pokazuje miejsce gracza rozpoczynającego; jeśli się nie zgadza, jakiś krok pominięto.
help-forest = Las. Karczowanie go to akcja podstawowa: daje tyle drewna, ile wskazuje kierat, i zostawia równinę.
help-moor = Torfowisko. Wykopanie torfu to akcja podstawowa: daje tyle torfu, ile wskazuje kierat, i zostawia równinę.
help-coast = Wybrzeże: dla budynków i osad, które mogą stać na wybrzeżu.
help-plains = Równina: tu może stać większość budynków i osad.
help-hillside = Pogórze: dla budynków i osad, które mogą stać na pogórzu.
help-mountain = Góry: mogą tu stać tylko Kamieniołom i Warownia.
help-water = Morze: stanąć może na nim tylko Barka mieszkalna, a każdej osadzie obok dodaje 3 punkty.
help-empty = Puste pole na budynek lub osadę.
help-district = Zagon dodaje rząd pięciu pól powyżej lub poniżej. Następny kosztuje tyle, ile tu widać.
help-plot = Areał dodaje wybrzeże po lewej albo góry po prawej. Następny kosztuje tyle, ile tu widać.
help-wonders = Cud jest wart 30 punktów. W grze jest ich osiem.
help-contract = Cena kontraktu: mnich innego gracza pracuje dla ciebie w jego budynku.
help-good = Dobrami płaci się za budynki i osady, przerabia się je na lepsze, a niektóre punktują.
help-food = Tyle żywności dałyby wszystkie dobra tego gracza. Żywnością płaci się za osady i pracę niektórych budynków.
help-energy = Tyle energii dałyby wszystkie dobra tego gracza. Energią płaci się za osady i pracę niektórych budynków.
help-points = Punkty, gdyby gra skończyła się teraz: dobra, punkty wartości, osady.
help-economic = Punkty wartości dostaje na koniec właściciel karty.
help-dwelling = Punkty dodatkowe liczą się dla każdej osady obok karty, a osadzie także jej własne.
help-cloister = Budynek klasztorny musi stać obok innego budynku klasztornego.
help-cost = Ile kosztuje budowa.
help-terrain = Gdzie może stać.
help-label = Bierze udział tylko przy tylu graczach.
help-building = Budynku używa mnich, którego się tam wysyła.
help-settlement = Osady buduje się w fazach osad; punktują razem z tym, co leży wokół nich.
help-start =
    { $turns ->
        [1] Runda należy tylko do gracza rozpoczynającego, który wykonuje w niej dwie akcje.
        [2] Gracz rozpoczynający wykonuje dwie akcje pod rząd, a potem drugi gracz jedną.
       *[other] Gracz rozpoczynający zaczyna rundę i kończy ją drugą akcją.
    }
help-ending = Koniec gry zależy od liczby graczy i od jej długości.
help-neutral = Gracz neutralny ma w grze solo własną prowincję, ale nigdy nie wykonuje ruchu.

## Dlaczego coś nie jest początkiem ruchu

why-nothing = Teraz nie można z tym nic zrobić.
why-indicator = Znacznik odczytuje się, gdy budynek coś wytwarza albo gdy karczuje się las lub wykopuje torf; najpierw wybierz to.
why-good = Dobra wybiera się, gdy trzeba za coś zapłacić lub coś oddać; najpierw wybierz, na co mają pójść.
why-clergyman =
    { $kind ->
        [prior] Twój przeor nie może teraz użyć żadnego budynku.
       *[lay] Twój brat zakonny nie może teraz użyć żadnego budynku.
    }
why-settlement = Osady buduje się w fazie osad, a nie w turze; inaczej można tylko dzięki Warowni.
why-empty-space = Pole { $space } jest puste: najpierw wybierz budynek lub osadę, która ma tam stanąć.
why-possible = To można teraz zrobić: { $move }.

## Obrazki

picture-no-page = Żadna strona nie pokazuje tej planszy, więc nikt nie może jej narysować. Pokaż planszę w komórce, a o obrazek poproś w następnej.
picture-failed = Strona nie mogła narysować obrazka: { $error }
board-table = Stół
board-since = Od twojej tury
board-full-screen = Pełny ekran
board-lacking = brakuje
board-larger = Przeciągnij, aby powiększyć tę część
board-do-it = Zrób to
board-keys = Klawisze: b budowa, u użycie, h kontrakt, f karczowanie i wykopywanie, l teren, s osada. 1 do 9 to przyciski paska, Enter duży przycisk. Klawisz g prowadzi do następnej części, strzałki w jej obrębie. Esc cofa wybór.
