## Co dostała funkcja: `$name` to parametr, `$given` to, co przyszło, `$kind` to, co byłoby dobre.

argument-whole = „{ $given }” to nie liczba dla { $name }; potrzebna jest liczba całkowita od { $least } do { $most }.
argument-number = „{ $given }” to nie liczba dla { $name }; potrzebna jest liczba od { $least } do { $most }.
argument-kind = „{ $given }” nie pasuje do { $name }; { $kind ->
    [agent] funkcja jednego argumentu, polecenie jako lista słów albo nic
    [agents] potrzebne jest choć jedno miejsce bez bota
    [bot] potrzebny jest bot: ora.bots.Greedy(), obiekt z metodą choose(position, deadline) albo taka funkcja
    [bots] potrzebne są boty o różnych nazwach, na przykład dict(chance=None, greedy=ora.bots.Greedy())
    [bot-list] potrzebna jest lista botów, na przykład [moj_bot], i lista poziomów
    [class-task] potrzebna jest lekcja, scenariusz albo gra, na przykład ora.lesson("wheel")
    [class-tasks] potrzebna jest lista zadań, na przykład [ora.assign("wheel"), ora.assign("land")]
    [clock] potrzebny jest zegar do gry, na przykład ora.Clock(turn=90)
    [clergyman] „prior” albo „lay”
    [clergyman-there] budynek, na którym stoi taki mnich
    [quiz-seed] potrzebna jest liczba całkowita albo nic; o co pytać, podaje się z nazwą: subjects=["cost"]
    [review] przegląd gry, jaki zapisuje to_json
    [review-value] przegląd gry, na przykład game.review()
    [reviewed-seats] kolory z przejrzanej partii, na przykład R
    [deadline] potrzebny jest termin, na przykład ora.bots.Deadline(), albo nic
    [flag] potrzebne jest True albo False
    [function] potrzebna jest funkcja
    [game-place] potrzebny jest numer albo wycinek, na przykład [:3]; named("…") znajduje grę po nazwie, a filter(…) wybiera pasujące
    [game] potrzebna jest gra, na przykład ora.new_game()
    [land] zagon („district”) albo areał („plot”), rząd i strona, na przykład „district”, -1, „hills”
    [land-there] teren, który dołożono tutaj
    [lesson] potrzebna jest lekcja, na przykład ora.lesson("wheel")
    [moves] potrzebne są ruchy, na przykład ["pass", "done"]
    [names] potrzebne są imiona według kolorów, na przykład dict(R="Ada")
    [no-coroutine] potrzebna jest zwykła funkcja, a nie współprogram ani generator: nikt tu nie czeka na jego odpowiedź
    [no-game-time] potrzebne jest 0, gdy podano turn
    [number] potrzebna jest liczba
    [path] potrzebna jest ścieżka pliku
    [place] potrzebna jest liczba całkowita
    [position] gra, scenariusz albo tekst, który zawiera jedno z nich
    [program] pierwszym słowem polecenia musi być program, który da się znaleźć
    [progress] potrzebny jest plik postępów, na przykład ora.lessons.keep_in("anna.json")
    [proposal] „undo” albo „again”, a w odpowiedzi „yes” albo „no”
    [room-link] kolor z tej gry, „any” albo „watch”
    [random] potrzebny jest random.Random albo nic
    [records] potrzebna jest lista gier, zapisów, kodów lub plików
    [render] potrzebne jest "ansi" albo nic
    [seated] potrzebne są boty według kolorów, na przykład dict(G=ora.bots.Greedy())
    [named-bots] potrzebne są nazwy botów według kolorów, na przykład dict(G="settler")
    [no-bots-in-lesson] boty są możliwe tylko w grze albo scenariuszu; lekcja ma własnych przeciwników
    [seat-for-learner] potrzebne są boty dla mniejszej liczby kolorów, tak aby jeden został dla ucznia
    [seats] potrzebne są kolory w kolejności miejsc, na przykład RGB
    [saved-game] potrzebny jest zapis, kod, adres, plik albo dane z to_json, na przykład game.record()
    [seed] potrzebna jest liczba całkowita, krótki tekst albo nic
    [setup] potrzebne są warunki gry; grę tworzy ora.new_game()
    [site] potrzebny jest adres strony, na przykład https://example.org
    [start] potrzebna jest funkcja, która daje grę, na przykład game scenariusza
    [tags] potrzebne są wartości według nazw, na przykład dict(event="wieczór klubowy")
    [state] potrzebna jest pozycja silnika, na przykład game.state
    [values] potrzebna jest ocena, na przykład ora.bots.Values()
    [walkthrough] potrzebna jest gra z komentarzem, na przykład ora.walkthrough("coming-home")
    [weights] potrzebne są wagi cech
    [short-text] potrzebny jest krótszy tekst
   *[text] potrzebny jest tekst
}.
game-too-long = Gra może mieć najwyżej { $most } ruchów; cofnij kilka albo zacznij nową.
record-too-long = Tego nie da się odczytać: jest dłuższe niż jakakolwiek gra, a zapis ma najwyżej { $most } ruchów, { $lines } wierszy i { $letters } znaków.
no-such-option = Plansza nie ma opcji „{ $word }”; opcje to { $known }.
argument-uncopied = Obiektu { $kind } nie można skopiować ani zapisać przez pickle: należy do stron i wątków tego Pythona. Zamiast niego skopiuj jego { $instead }.
