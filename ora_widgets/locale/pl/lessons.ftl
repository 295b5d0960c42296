# What lessons say around their own words, which are in lesson-*.ftl: outcomes, reasons, progress, tables.

## Outcomes and help

lesson-untried = Jeszcze bez próby: zagraj na planszy albo przez lesson.game, a potem sprawdź ponownie.
lesson-untried-question = Jeszcze bez odpowiedzi: wybierz jedną z podanych.
lesson-solved = Rozwiązane.
lesson-solved-before = To zadanie jest już rozwiązane; możesz zagrać je jeszcze raz.
lesson-wrong-answer = „{ $answer }” to nie to. Zajrzyj do zasad ({ $rules }) albo poproś o podpowiedź.
lesson-dead-end = Z tego miejsca zadania nie da się już rozwiązać. Cofnij ruch albo zacznij od nowa.
lesson-dead-end-here =
    { $turns ->
        [one] W tej turze już się to nie uda. Cofnij ruch albo zacznij od nowa.
        [few] W { $turns } tury już się to nie uda. Cofnij ruch albo zacznij od nowa.
        [many] W { $turns } tur już się to nie uda. Cofnij ruch albo zacznij od nowa.
       *[other] W { $turns } tury już się to nie uda. Cofnij ruch albo zacznij od nowa.
    }
lesson-answers =
    { $others ->
        [one] Za drugiego gracza gra bot.
        [few] Za pozostałych graczy gra bot.
        [many] Za pozostałych graczy gra bot.
       *[other] Za pozostałych graczy gra bot.
    }
lesson-where = krok { $step } z { $steps }
lesson-last-hint = { $hint } (To była ostatnia podpowiedź.)
lesson-hint-way = Co się robi, po kolei: { $way }.
lesson-hint-rule = Mówi o tym zasada { $rule } ({ $title }).
lesson-hint-two = To jedna z tych dwóch odpowiedzi: „{ $one }” albo „{ $other }”.
lesson-hint-moves = Na przykład: { $moves }.
lesson-no-hints = Tu nie ma podpowiedzi, ale możesz obejrzeć rozwiązanie.
lesson-solution = Można zrobić to tak: { $solution }
lesson-shown = Tak można to zrobić. Wybierz „Od nowa” i zrób to samodzielnie.
lesson-solution-game = Całą grę można rozegrać na wiele sposobów, więc nie ma tu rozwiązania. Przy każdym ruchu możesz poprosić o podpowiedź.
lesson-solution-answer = Odpowiedź: { $solution }
lesson-finished = To był ostatni krok lekcji „{ $title }”.
lesson-no-choice = Tej odpowiedzi nie ma wśród podanych; są: { $choices }.
lesson-no-step = Nie ma tu kroku „{ $step }”; są { $near } i inne w „steps”.
lesson-no-date = „{ $day }” to nie data; zapisz ją tak: 2026-01-31.
lesson-unknown = Nie ma lekcji „{ $word }”; najbliższe nazwy to { $near }. ora.lessons() wymienia wszystkie.
practice-unknown = Nie ma ćwiczenia „{ $word }”; najbliższe nazwy to { $near }. Wystarczy też numer zasady.
practice-none = Zasada { $number } nie ma ćwiczenia; ora.rule pokaże jej treść i przykład.
lesson-advice = Możesz zrobić to: { $label } ({ $line }).
lesson-advice-why = { $why } Możesz zacząć tak: { $label } ({ $line }).
lesson-advice-over = Gra się skończyła: nie ma już czego radzić.

## Why not yet: the position

not-yet-has = { $seat } ma { $have }; trzeba mieć { $want }.
not-yet-built = { $seat } nie ma jeszcze na swoich ziemiach karty „{ $card }”.
not-yet-built-there =
    { $where ->
        [nowhere] { $seat } nie ma jeszcze na polu { $space } karty „{ $card }”.
       *[other] { $seat } ma kartę „{ $card }” na polu { $where }, a w zadaniu chodzi o pole { $space }. Cofnij albo zacznij od nowa.
    }
not-yet-cleared =
    { $what ->
        [moor] Na polu { $space } wciąż leży torfowisko.
       *[forest] Na polu { $space } wciąż rośnie las.
    }
not-yet-owns = { $seat } nie ma jeszcze pola { $space }; kup teren, na którym to pole leży.
not-yet-hand = { $seat } nie ma jeszcze na ręce karty „{ $card }”.
not-yet-prior =
    { $there ->
        [lay] { $seat } ma w budynku „{ $card }” brata zakonnego, a potrzebny jest przeor.
       *[nobody] { $seat } nie ma jeszcze przeora w budynku „{ $card }”.
    }
not-yet-lay =
    { $there ->
        [prior] { $seat } ma w budynku „{ $card }” przeora, a potrzebny jest brat zakonny.
       *[nobody] { $seat } nie ma jeszcze brata zakonnego w budynku „{ $card }”.
    }
not-yet-home =
    { $home ->
        [0] { $seat } nie ma w domu żadnego mnicha; potrzeba { $want }.
        [one] { $seat } ma w domu 1 mnicha; potrzeba { $want }.
        [few] { $seat } ma w domu { $home } mnichów; potrzeba { $want }.
       *[many] { $seat } ma w domu { $home } mnichów; potrzeba { $want }.
    }
not-yet-points =
    { $points ->
        [one] { $seat } ma 1 punkt; potrzeba { $want }.
        [few] { $seat } ma { $points } punkty; potrzeba { $want }.
       *[many] { $seat } ma { $points } punktów; potrzeba { $want }.
    }

## Why not yet: the table

not-yet-played =
    { $verb ->
        [use] Do tego budynku nikogo jeszcze nie wysłano.
        [contract] Żądanego kontraktu jeszcze nie zawarto.
        [build] Tego budynku jeszcze nie zbudowano.
        [fell] Lasu jeszcze nie wykarczowano tak, jak trzeba.
        [cut] Torfu jeszcze nie wykopano tak, jak trzeba.
        [settle] Tej osady jeszcze nie zbudowano.
        [district] Zagonu jeszcze nie położono tak, jak trzeba.
        [plot] Areału jeszcze nie położono tak, jak trzeba.
        [flip] Zboża jeszcze nie zamieniono na słomę.
        [sell] Trunku jeszcze nie sprzedano za monety.
        [enter] Tego budynku jeszcze nie użyto.
        [prior] Przeor jeszcze nie wprowadził się do nowego budynku.
        [pass] Nikt jeszcze nie spasował.
        [take] Żądanego znacznika jeszcze nie użyto.
        [place] Gracz neutralny nie dostał jeszcze tej karty.
        [send] Żądanego mnicha jeszcze nie wysłano.
        [done] Tura jeszcze się nie skończyła.
       *[other] Czegoś, czego wymaga zadanie, jeszcze nie zrobiono.
    }
not-yet-took =
    { $used ->
        [nothing] { $seat } nie wziął jeszcze niczego według znacznika; trzeba wziąć { $want }.
       *[other]
            { $wanted ->
                [any] { $seat } wziął { $have }; trzeba wziąć { $want }.
               *[other] { $seat } wziął { $have } { $used }; trzeba wziąć { $want } { $wanted }.
            }
    }
not-yet-gains = Od początku zadania { $seat } zyskał { $have }; trzeba zyskać { $want }.
not-yet-gains-there = Podczas jednej wizyty w budynku „{ $card }” { $seat } zyskał { $have }; trzeba zyskać { $want }.
not-yet-spends = { $seat } ma jeszcze oddać { $want }.
not-yet-spared = „{ $line }” posługuje się { $indicator }, a w tym zadaniu trzeba go oszczędzić. Cofnij i spróbuj inaczej.
not-yet-sent =
    { $what ->
        [hired] Mnich z kontraktu nie jest twój; { $seat } ma wysłać własnego mnicha do budynku „{ $card }”.
        [other]
            { $kind ->
                [prior] { $seat } wysłał do budynku „{ $card }” brata zakonnego, a ma wysłać przeora.
               *[lay] { $seat } wysłał do budynku „{ $card }” przeora, a ma wysłać brata zakonnego.
            }
       *[nobody] { $seat } jeszcze nikogo nie wysłał do budynku „{ $card }”.
    }
not-yet-hired = { $seat } nie zawarł jeszcze kontraktu na budynek „{ $card }”.
not-yet-unused =
    { $visited ->
        [no] Do budynku „{ $card }” nikt jeszcze nie przyszedł.
       *[yes] Budynek „{ $card }” został użyty („{ $line }”), a w tym zadaniu ma pozostać nieużyty. Cofnij i wybierz „skip”.
    }
not-yet-passed =
    { $passed ->
        [0] { $seat } jeszcze nie spasował.
       *[other] { $seat } spasował { $passed ->
            [one] 1 raz
            [few] { $passed } razy
            [many] { $passed } razy
           *[other] { $passed } raza
        }, a trzeba { $want ->
            [one] 1 raz
            [few] { $want } razy
            [many] { $want } razy
           *[other] { $want } raza
        }.
    }
not-yet-turns =
    { $want ->
        [one] To już { $turns }. tura; to zadanie trzeba rozwiązać w jednej turze. Cofnij albo zacznij od nowa.
        [few] To już { $turns }. tura; to zadanie trzeba rozwiązać w { $want } turach. Cofnij albo zacznij od nowa.
        [many] To już { $turns }. tura; to zadanie trzeba rozwiązać w { $want } turach. Cofnij albo zacznij od nowa.
       *[other] To już { $turns }. tura; to zadanie trzeba rozwiązać w { $want } tury. Cofnij albo zacznij od nowa.
    }
not-yet-wheel =
    { $indicator ->
        [joker] Joker pokazuje { $value }; na końcu ma pokazywać { $want }.
        [clay] Znacznik gliny pokazuje { $value }; na końcu ma pokazywać { $want }.
        [coin] Znacznik monet pokazuje { $value }; na końcu ma pokazywać { $want }.
        [grain] Znacznik zboża pokazuje { $value }; na końcu ma pokazywać { $want }.
        [livestock] Znacznik owiec pokazuje { $value }; na końcu ma pokazywać { $want }.
        [wood] Znacznik drewna pokazuje { $value }; na końcu ma pokazywać { $want }.
        [peat] Znacznik torfu pokazuje { $value }; na końcu ma pokazywać { $want }.
        [grapes] Znacznik winogron pokazuje { $value }; na końcu ma pokazywać { $want }.
        [stone] Znacznik kamienia pokazuje { $value }; na końcu ma pokazywać { $want }.
       *[other] Znacznik „{ $indicator }” pokazuje { $value }; na końcu ma pokazywać { $want }.
    }
not-yet-round =
    { $late ->
        [yes] Runda { $want } już minęła: cofnij albo zacznij od nowa.
       *[no] To jest runda { $round }; graj dalej do rundy { $want }.
    }
not-yet-turn = { $seat } jeszcze nie ma tury: graj dalej i zakończ turę przez „done”.
not-yet-over = Gra się jeszcze nie skończyła.
not-yet-midway = Prawie: w tej akcji jedno pytanie czeka jeszcze na odpowiedź.

## Progress

lessons-head-name = nazwa
lessons-head-title = lekcja
lessons-head-solved = rozwiązane
puzzles-head-name = nazwa
puzzles-head-title = zagadka
puzzles-head-theme = temat
puzzles-head-grade = stopień
puzzles-head-solved = rozwiązane
walkthroughs-head-name = nazwa
walkthroughs-head-title = partia
walkthroughs-head-turns = tury
progress-head-what = co
progress-head-solved = rozwiązane
progress-head-hints = podpowiedzi
progress-head-shown = rozwiązania
progress-card = karty
progress-puzzle = zagadki
class-head-name = kto się uczy
class-head-all = rozwiązane
progress-unreadable = to nie plik postępów
progress-set-aside = Pliku { $file } nie dało się odczytać jako pliku postępów; zachowano go jako { $aside } i zaczyna się nowy.
progress-not-written = Postępów nie można zachować w pliku { $file } ({ $why }); będą pamiętane do zamknięcia tej strony.
progress-no-folder = Nie ma folderu { $folder }, w którym można by zachować postępy.
progress-no-file = Nie ma pliku { $file }.

## On the board, whose own names for them have spaces instead of hyphens

board-lesson = Lekcja
board-lesson-step = Krok
board-lesson-of = z
board-lesson-task = Twoje zadanie
board-lesson-check = Sprawdź
board-lesson-hint = Podpowiedź
board-lesson-solution = Rozwiązanie
board-lesson-next = Dalej
board-lesson-following = Następna lekcja
board-lesson-back = Wstecz
board-lesson-restart = Od nowa
board-lesson-solved = Rozwiązane
board-lesson-not-yet = Jeszcze nie
board-lesson-untried = Jeszcze bez próby
board-lesson-begun = Rozpoczęte. „Sprawdź” powie, czego brakuje
board-lesson-rules = Zasady

## The card trainer

drill-lesson = Trening kart
    .goals = Minuta na kartę: po jakimś czasie wiesz, co robi każdy budynek.
drill-task =
    { $kind ->
        [built] Użyj karty „{ $card }” tak, żeby zbudować budynek „{ $built }”.
        [built-home] Użyj karty „{ $card }” tak, żeby zbudować budynek „{ $built }” i żeby przeor wrócił do domu.
        [land] Użyj karty „{ $card }” tak, żeby twoje ziemie urosły o zagon i o areał.
        [goods-home] Użyj karty „{ $card }” tak, żeby na koniec mieć { $goods } i wszystkich mnichów w domu.
       *[goods] Użyj karty „{ $card }” tak, żeby na koniec mieć { $goods }.
    }
drill-learnt = Oto co robi ta karta: { $text }
drill-hint =
    { $gives ->
        [0] Wyślij kogoś do budynku „{ $card }”; nic ci nie zabierze.
       *[other] W sumie trzeba oddać { $goods }.
    }
drill-unknown = Nie ma budynku „{ $name }”; najbliższe nazwy to { $near }.
drill-no-country = Nie ma kraju „{ $word }”; kraje to france i ireland.

## The quiz

quiz-cost = Ile kosztuje „{ $card }”?
quiz-terrain = Jaki teren jest dozwolony dla karty „{ $card }”?
quiz-effect = Co robi „{ $card }”?
quiz-economic = Ile punktów wartości ma „{ $card }”?
quiz-dwelling = Ile punktów dodatkowych ma „{ $card }”?
quiz-kind = Czy „{ $card }” to budynek klasztorny?
quiz-cloister = To budynek klasztorny.
quiz-ordinary = To nie jest budynek klasztorny.
quiz-right =
    { $days ->
        [one] Dobrze. To pytanie wróci jutro.
        [few] Dobrze. To pytanie wróci za { $days } dni.
       *[many] Dobrze. To pytanie wróci za { $days } dni.
    }
quiz-early = Dobrze. Na to pytanie nie przyszła jeszcze pora, więc zostaje tam, gdzie było.
quiz-guessed = Dobrze, ale to był strzał. To pytanie wróci jeszcze dziś.
quiz-wrong = Niezupełnie; to pytanie wkrótce wróci. Odpowiedź: { $answer }
quiz-untried = Na żadne pytanie nie ma jeszcze odpowiedzi.
quiz-so-far =
    { $asked ->
        [one] Dobre odpowiedzi: { $right } na 1 pytanie.
        [few] Dobre odpowiedzi: { $right } na { $asked } pytania.
       *[many] Dobre odpowiedzi: { $right } na { $asked } pytań.
    }
quiz-unknown = Nie ma quizu na temat „{ $word }”; tematy to { $subjects }, a kraje france i ireland.
quiz-no-number = „{ $word }” to nie liczba nowych pytań; podaj liczbę całkowitą, 0 lub większą.
