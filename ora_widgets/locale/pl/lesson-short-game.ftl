# Lesson 11: the short game for three or four.

lesson-short-game = Gra krótka
    .goals = Po tej lekcji umiesz rozegrać w godzinę grę na trzech lub czterech graczy.

lesson-short-game-fewer-hands =
    Gra krótka ma 12 rund i rundę specjalną. Zaczynasz z jednym przeorem i jednym bratem zakonnym, którzy wracają do domu, gdy obaj są poza nim (F12.1), a
    dwóch kart po lewej u góry twojej prowincji nie ma, więc jest więcej miejsca (F2.9).
    .title = Mniej rąk
    .task = Zbuduj Mielerz na 0,0 i wprowadź do niego przeora. Zacznij rundę 2 z oboma mnichami w domu; Zielony i Niebieski mogą spasować.
    .hint-1 = Wracają do domu dopiero, gdy obaj są poza nim. Ostatnia tura tej rundy jest twoja.
    .hint-2 = build G07 0,0; prior; times 1; done; potem pass; done za Zielonego i za Niebieskiego; potem use LR1 lay; take clay; done.
    .learnt = Pole 0,0 było puste od początku, a gdy mnichów jest tylko dwóch, obaj szybko są poza domem i szybko wracają.

lesson-short-game-gifts =
    W każdej z rund od 1 do 12 wszyscy dostają na początku dwa dobra, zaraz po obrocie kieratu: te, które narysowano tam, gdzie właśnie przeszło ramię
    (F12.3). Runda 1 przynosi owcę i zboże, runda 2 glinę i zboże.
    .title = Prezenty
    .task = Niech w rundzie 1 wszyscy spasują; zobacz, co przyniesie runda 2.
    .hint-1 = Cztery tury: Czerwony, Zielony, Niebieski i znowu Czerwony.
    .hint-2 = pass; done, cztery razy.
    .learnt = Glina i zboże dla każdego. Później są kamienie, 5 monet, księga, a nawet ornament.

lesson-short-game-a-harvest-for-all =
    Kto wytwarza przy użyciu koła produkcji, ten się dzieli: wszyscy biorą 1 dodatkowy żeton tego dobra, wytwarzający też (F12.4).
    .title = Zbiór dla wszystkich
    .task = Wykarczuj las i zobacz, co dostaną inni.
    .hint-1 = Drewno pokazuje 2.
    .hint-2 = fell 0,2 wood.
    .learnt = Dostajesz o jedno drewno więcej, niż pokazywał znacznik, a każdy z pozostałych też dostaje jedno.

lesson-short-game-hired-harvest =
    Z kontraktem jest tak samo: wytwarza ten, kto go zawarł, a właściciel dostaje 1 żeton jak wszyscy. Co nie jest osobliwością tej odmiany, jest takie jak w
    grze długiej (F12.5).
    .title = Najęte ręce
    .task = Zawrzyj kontrakt na Gliniane wzgórze Zielonego i weź glinę.
    .hint-1 = contract LG1 coins; Zielony kogoś wysyła; take clay.
    .hint-2 = contract LG1 coins; send lay; take clay.
    .learnt = Zielony dostał twoją monetę i glinę. W grze krótkiej kontrakty są milsze.

lesson-short-game-course =
    Fazy osad od A do D przypadają na początek rund 3, 5, 7 i 9; winogrona wchodzą w rundzie 4, kamień w rundzie 6. Po rundzie 12 następuje runda specjalna, a
    potem faza E (F12.2).
    .title = Szybki przebieg
    .task = Ile faz osad będzie w tej grze?
    .choice-a = pięć
    .choice-b = cztery
    .choice-c = trzy
    .hint-1 = A, B, C, D i jedna na samym końcu.
    .learnt = Pięć, w trzynastu rundach. Zacznij wcześnie zbierać żywność.

lesson-short-game-checking-numbers =
    Małe pary cyfr na planszy mówią, kto powinien być graczem rozpoczynającym, żeby było widać, czy nikt nie zapomniał przekazać żetonu. Na planszy gry krótkiej
    pierwsza jest dla trzech graczy, druga dla czterech (F12.6).
    .title = Kontrola
    .task = Gracie w trójkę. Na którą z dwóch cyfr patrzysz?
    .choice-a = na pierwszą
    .choice-b = na drugą
    .hint-1 = Trzy jest przed czterema.
    .learnt = Tutaj plansza robi to sama, ale przy prawdziwym stole taka kontrola się przydaje.
