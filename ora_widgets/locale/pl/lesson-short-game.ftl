# Lesson 12: the short game for three or four.

lesson-short-game = Gra krótka
    .goals = Po tej lekcji umiesz rozegrać w godzinę grę na trzech lub czterech graczy.

lesson-short-game-fewer-hands =
    Gra krótka ma 12 rund i rundę specjalną. Zaczynasz z jednym przeorem i jednym bratem zakonnym. Wracają do domu, gdy
    obaj są poza nim (F12.1). Dwie karty po lewej u góry twojej prowincji odpadają, więc masz więcej miejsca (F2.9).
    .title = Tylko dwóch mnichów
    .task = Zbuduj Mielerz na M3 i wprowadź do niego przeora. Zadbaj o to, żeby na początku rundy { $want-round } obaj twoi mnisi byli w domu. Zielony i Niebieski mogą spasować.
    .hint-1 = Wracają do domu dopiero, gdy obaj są poza nim. Ostatnia tura tej rundy jest twoja.
    .hint-2 = build G07 0,0; prior; times 1; done; potem pass; done za Zielonego i za Niebieskiego; potem use LR1 lay; take clay; done.
    .learnt = Pole M3 było puste od początku. Gdy mnichów jest tylko dwóch, obaj szybko są poza domem, a wtedy obaj wracają.

lesson-short-game-gifts =
    Na początku każdej z rund od 1 do 12, zaraz po obrocie kieratu, wszyscy dostają dwa dobra. Są narysowane na polu,
    które właśnie minęło ramię (F12.3). Runda 1 przynosi owcę i zboże, runda 2 glinę i zboże.
    .title = Prezenty
    .task = Czerwony nie ma żadnych dóbr, a Mielerz kosztuje 1 glinę. Zbuduj go w rundzie { $want-round }, nie biorąc gliny z kieratu. Inni pasują.
    .hint-1 = Co wszyscy dostają na początku rundy { $want-round }?
    .hint-2 = pass; done za Czerwonego, Zielonego i Niebieskiego. Potem jest tura Czerwonego w rundzie { $want-round }: build G07.
    .learnt = Wszyscy dostali glinę i zboże, a glina zapłaciła za Mielerz. Późniejsze rundy przynoszą kamień, 5 monet, księgę, ceramikę i ornament.

lesson-short-game-a-harvest-for-all =
    Gdy ktoś bierze dobra według kieratu, wszyscy dostają 1 dodatkowy żeton tego dobra, wytwarzający też (F12.4).
    .title = Żeton dla każdego
    .task = Wykarczuj las i zobacz, co dostaną inni.
    .hint-1 = Drewno pokazuje { $wheel-wood }.
    .hint-2 = fell 0,2 wood.
    .learnt = Dostajesz o jedno drewno więcej, niż pokazywał znacznik, a każdy z pozostałych też dostaje jedno.

lesson-short-game-hired-harvest =
    Tak samo jest przy kontrakcie: wytwarza ten, kto go zawarł, a właściciel dostaje 1 żeton jak wszyscy. Poza tym
    wszystko jest tak jak w grze długiej (F12.5).
    .title = To samo przy kontrakcie
    .task = Zawrzyj kontrakt na Gliniane wzgórze Zielonego i weź glinę.
    .hint-1 = contract LG1 coins; Zielony kogoś wysyła; take clay.
    .hint-2 = contract LG1 coins; send lay; take clay.
    .learnt = Zielony dostał twoją monetę i { $gain-G-Cl } glinę. W grze krótkiej właściciel ma z takiego kontraktu trochę więcej.

lesson-short-game-course =
    Fazy osad od A do D przypadają na początek rund 3, 5, 7 i 9. We Francji winogrona wchodzą w rundzie 4; kamień
    wchodzi w rundzie 6. Po rundzie 12 jest runda specjalna, a potem faza E (F12.2).
    .title = Kiedy są fazy
    .task = Ile faz osad będzie w tej grze?
    .choice-a = pięć
    .choice-b = cztery
    .choice-c = trzy
    .hint-1 = A, B, C, D i jedna na samym końcu.
    .learnt = Jest ich pięć, w trzynastu rundach. Zacznij wcześnie zbierać żywność.

lesson-short-game-checking-numbers =
    Małe pary cyfr kontrolnych na planszy mówią, kto powinien być graczem rozpoczynającym. Można sprawdzić, czy nikt
    nie zapomniał przekazać żetonu. Na planszy gry krótkiej pierwsza cyfra jest dla trzech graczy, druga dla
    czterech (F12.6).
    .title = Kontrola
    .task = Gracie w trójkę. Na którą z dwóch cyfr patrzysz?
    .choice-a = na pierwszą
    .choice-b = na drugą
    .hint-1 = Pierwsza cyfra jest dla mniejszej liczby graczy.
    .learnt = Tutaj żeton przekazuje program. Przy prawdziwym stole taka kontrola się przydaje.
