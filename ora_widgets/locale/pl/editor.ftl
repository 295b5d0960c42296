# Edytor pozycji: czego odmawia, i słowa na jego stronie.

editor-not-code = Tego scenariusza nie da się odczytać. Wklej ora.Scenario(…) ze wszystkimi wartościami wpisanymi wprost albo kod gry.
editor-printed = { $card } jest nadrukowana na prowincji, więc zostaje na swoim miejscu.

## What lies where

editor-no-phase = Akcje rundy
editor-phase =
    { $phase ->
        [bonus] Runda specjalna ({ $round })
       *[other] Faza osad { $phase } (runda { $round })
    }
editor-game =
    { $players ->
        [1] 1 gracz
       *[other] { $players } graczy, { $length ->
            [short] krótka
           *[other] długa
        }
    }
editor-start-pile = Od początku
editor-pile = Stos { $letter } (runda { $round })
editor-strays = Spoza tej gry
editor-in-display = w ofercie
editor-in-hand = na ręce
editor-at-home = w domu
editor-land =
    { $kind ->
        [plot] Areał
       *[other] Zagon
    } { $row }, { $side }
editor-aside-card = { $card }: { $seat }, pole { $space }
editor-aside-clergyman =
    { $kind ->
        [prior] Przeor
       *[other] Brat zakonny
    } ({ $seat }), na karcie „{ $card }”
editor-aside-land = { $land }: { $seat }
editor-aside-seat = Wszystko, co ma { $seat }

## On the page

editor-page-title = Edytor pozycji
editor-page-nothing-held = Wybierz niżej kartę albo mnicha i naciśnij miejsce na planszy.
editor-page-no-answer = Python nie odpowiedział. Jeśli działa jakaś komórka, poczekaj, aż skończy. Jeśli Pythona zamknięto lub uruchomiono ponownie, uruchom komórkę jeszcze raz i otwórz tam to, co jest w zakładce „Kod”: to ta pozycja sprzed braku odpowiedzi.
editor-page-held = Wybrane
editor-page-to-space = naciśnij pole
editor-page-to-card = naciśnij budynek
editor-page-put-down = Odłóż
editor-page-into-display = Do oferty
editor-page-into-hand = Na rękę
editor-page-off-table = Ze stołu
editor-page-go-home = Do domu
editor-page-clear-all = Wyczyść
editor-page-cards = Budynki
editor-page-settlements = Osady
editor-page-clergymen = Mnisi
editor-page-goods = Dobra
editor-page-land = Tereny
editor-page-wheel = Koło
editor-page-turn = Gra i tura
editor-page-output = Kod
editor-page-problems = Problemy
editor-page-possible = Ta pozycja jest możliwa.
editor-page-not-placed = Bez miejsca na stole
editor-page-take-away = Zabierz
editor-page-deal-display = Wyłóż wszystkie rozdane
editor-page-deal-hand = Wszystkie rozdane
editor-page-no-land = Naciśnij + na ziemiach, żeby dołożyć teren.
editor-page-unused = Nieużyte
editor-page-off-wheel = Poza kołem
editor-page-round = Runda
editor-page-phase = Część rundy
editor-page-whose-turn = Czyja tura
editor-page-first-seat = Pierwszy gracz
editor-page-actions-left = Zostało akcji podstawowych
editor-page-all-actions = Wszystkie
editor-page-game = Gra
editor-page-country = Kraj
editor-page-wonders = Cuda w zasobach
editor-page-standard = Jak zwykle
editor-page-less = mniej
editor-page-more = więcej
editor-page-undo = Cofnij
editor-page-redo = Ponów
editor-page-copy = Kopiuj
editor-page-copied = Skopiowano
editor-page-python-code = Scenariusz do komórki
editor-page-send-code = Kod do wysłania
editor-page-no-send-code = Niemożliwa pozycja nie ma kodu do wysłania.
editor-page-play = Graj od tego miejsca
editor-page-leave = Wróć do partii
editor-page-open-label = Otwórz scenariusz albo grę
editor-page-open-hint = ora.Scenario(…) albo ora1:…
editor-page-open = Otwórz
editor-page-word-title = Tytuł
editor-page-word-question = Pytanie
editor-page-word-notes = Uwagi
editor-page-word-goal = Cel
editor-page-word-prelude = Ruchy na początek
editor-page-word-solution = Rozwiązanie
editor-page-players = Ziemie
