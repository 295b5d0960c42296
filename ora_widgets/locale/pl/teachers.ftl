# Dla nauczycieli i dla tych, którzy zabierają swoje postępy ze sobą.

backup-download = Pobierz swoje postępy
backup-paste = Albo zachowaj ten wiersz. Uruchomiony w komórce na dowolnym komputerze, przywróci twoje postępy:
backup-restored =
    { $count ->
        [one] Przywrócono 1 ćwiczenie.
        [few] Przywrócono { $count } ćwiczenia.
       *[many] Przywrócono { $count } ćwiczeń.
    }
progress-damaged = Ten plik lub kod postępów jest niepełny. Nic nie zostało zmienione. Skopiuj go jeszcze raz, od pierwszej litery do ostatniej.
progress-newer = Te postępy mają wersję { $version }, a ten program czyta wersje do { $ours }. Nic nie zostało zmienione. Zaktualizuj ora_widgets.
progress-newer-file = Plik { $file } ma wersję { $version }, a ten program czyta wersje do { $ours }. Plik zostaje taki, jaki jest. Postępy są pamiętane tylko do zamknięcia notatnika. Zaktualizuj ora_widgets.
progress-newer-row = wersja { $version }: zaktualizuj ora_widgets
class-head-hints = podpowiedzi
class-head-shown = rozwiązania
class-head-last = ostatni dzień
learner-head-task = zadanie
learner-head-solved = rozwiązane
learner-head-begun = zaczęte
learner-head-last = ostatni dzień
learner-head-tries = błędne próby
learner-head-hints = podpowiedzi
learner-head-looked = obejrzane rozwiązanie
learner-seen = tak
learner-questions =
    { $begun ->
        [one] Pytania o karty: zaczęte 1, znane od trzech tygodni lub dłużej { $known }.
        [few] Pytania o karty: zaczęte { $begun }, znane od trzech tygodni lub dłużej { $known }.
       *[many] Pytania o karty: zaczęte { $begun }, znane od trzech tygodni lub dłużej { $known }.
    }
plan-head-from = od minuty
plan-head-minutes = minuty
plan-head-what = co
plan-head-how = jak
plan-head-task = zadanie
plan-head-answer = odpowiedź
plan-head-learnt = co pokazuje
plan-head-rules = zasady
plan-head-expect = czego się spodziewać
plan-lesson-how = W parach: zadania { $tasks }. Podchodź do par i pytaj, co zrobią dalej. Kto jest szybszy, robi pozostałe.
plan-arrive = Wejście
plan-arrive-how = Pokaż kod QR z ora.host(ora.assign("welcome"), network=True). Każdy otwiera link i podaje imię.
plan-together = Wspólna runda
plan-together-how = Pokaż grę na ekranie i zapytaj przez room.poll(): jaki ruch wykonasz? Pokaż odpowiedzi na planszy, zagraj dwie z nich i niech ich autorzy powiedzą dlaczego.
plan-game = Krótka gra w grupach
plan-game-how = Po dwie lub trzy osoby przy planszy, przez ora.play(). Przerwać można w dowolnej chwili; następnym razem gra toczy się dalej przez ora.resume().
plan-end = Co zostaje
plan-end-how = Każdy mówi jedną rzecz, której się nauczył. Pokaż ora.daily_practice() na dni do następnej lekcji.
plan-expect-welcome = Wielu za wcześnie szuka przycisku końca tury, wielu wysyła przeora. Jasna obwódka pokazuje następne kliknięcie; przeor jest cenniejszy w domu.
plan-expect-wheel = Wielu bierze dobro od razu, przy niskiej wartości, a jokera nikt nie rusza. Zapytaj, co znacznik pokaże w następnej rundzie.
plan-expect-clergymen = Wielu chce wysłać kogoś, kogo nie ma w domu. Mnisi wracają tylko na początku rundy i tylko wtedy, gdy wszyscy trzej są poza domem.
plan-expect-building = Wielu zapomina o rodzaju terenu i o tym, że budynek klasztorny musi stykać się z innym. Niech przeczytają kartę na głos, zanim wybiorą pole.
plan-expect-work-contracts = Wielu chce wysłać własnego mnicha. Przy kontrakcie mnicha wysyła właściciel i to on dostaje monety.
plan-expect-land = Wielu karczuje las tylko dla drewna. Robi się też miejsce; a zagon to rząd powyżej lub poniżej, nigdy z boku.
plan-expect-food = Wielu płaci tym, co ma pod ręką, i czeka na resztę. Nadpłata przepada, więc niech szukają dokładnej sumy.
plan-expect-scoring = Wielu liczy zboże i drewno jako punkty i zapomina, ile dają sąsiedzi osady, także ci z wartością ujemną.
sheet-name = Wpisz swoje imię między cudzysłowy i uruchom komórkę.
sheet-task = Zadanie
sheet-write =
    { $kind ->
        [choice] W drugiej komórce poniżej wpisz słowo stojące przed twoją odpowiedzią, na przykład: `{ $line }`
       *[moves] Wypróbuj na planszy. Potem wpisz swoje ruchy w komórce pod nią, na przykład: `{ $line }`
    }
sheet-answers = Odpowiedzi: { $title }
sheet-who = Imię:
sheet-hand-in = Na koniec pobierz swoje postępy i oddaj plik nauczycielowi.
plan-unknown = Nie ma planu na „{ $minutes }”; są plany na { $known } minut.
