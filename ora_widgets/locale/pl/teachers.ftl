# Dla nauczycieli i dla tych, którzy zabierają swoje postępy ze sobą.

backup-download = Pobierz swoje postępy
backup-paste = Albo zachowaj ten wiersz. W komórce przywróci twoje postępy, na każdym komputerze:
backup-restored =
    { $count ->
        [one] Przywrócono 1 ćwiczenie.
        [few] Przywrócono { $count } ćwiczenia.
       *[many] Przywrócono { $count } ćwiczeń.
    }
progress-damaged = To nie jest cały plik ani cały kod postępów. Nic nie zostało zmienione. Skopiuj go jeszcze raz, od pierwszej litery do ostatniej.
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
plan-lesson-how =
    { $tasks ->
        [one] W parach, jeden notatnik na dwie osoby: 1 zadanie. Chodź po klasie i pytaj, co zrobią dalej.
        [few] W parach, jeden notatnik na dwie osoby: { $tasks } zadania. Chodź po klasie i pytaj, co zrobią dalej.
       *[many] W parach, jeden notatnik na dwie osoby: { $tasks } zadań. Chodź po klasie i pytaj, co zrobią dalej.
    }
plan-together = Wspólna runda
plan-together-how = Zagrajcie jedną rundę na ścianie. Klasa głosuje nad każdym ruchem i mówi dlaczego.
plan-game = Krótka gra w grupach
plan-game-how = Po dwie lub trzy osoby przy planszy, przez ora.play(). Przerwijcie, gdzie jesteście; następnym razem dalej przez ora.resume().
plan-end = Co zostaje
plan-end-how = Każdy mówi jedną rzecz, której się nauczył. Pokaż ora.daily_practice() na dni do następnej lekcji.
sheet-name = Wpisz swoje imię między cudzysłowy i uruchom komórkę.
sheet-task = Zadanie
sheet-answers = Odpowiedzi: { $title }
sheet-who = Imię:
sheet-hand-in = Na koniec pobierz swoje postępy i oddaj plik nauczycielowi.
plan-unknown = Nie ma planu na „{ $minutes }”; są plany na { $known } minut.
