# The named scenarios: what each is called, what it asks, and what may help.

## First turns

scenario-theme-first-turns = pierwsze tury

scenario-first-move = Pierwszy ruch
    .question = Który pierwszy ruch jest na dłuższą metę najlepszy dla Czerwonego: budowanie, karczowanie czy Gliniane wzgórze?
    .notes = Porównaj je w setkach gier: ora.study.what_if.

scenario-kiln-first = Opał od razu
    .question = Jak Czerwony może mieć 2 opału po pierwszej turze?
    .notes = Przeor może wejść do właśnie zbudowanego budynku i go użyć.

scenario-grain-in-store = Sześć żetonów zboża za monetę
    .question = Jak Czerwony może mieć 7 żetonów zboża przed pierwszą turą Zielonego?
    .notes = Jeden budynek z oferty sprzedaje zboże. 7 żetonów zboża to 7 żywności, 7 słomy albo jedna wizyta w Wiatraku.

## Bread

scenario-theme-bread = chleb

scenario-first-bread = Pierwszy chleb
    .question = Masz 4 żetony zboża i żadnego paliwa: jak mieć 4 chleby na koniec tej tury?
    .notes = Wiatrak daje słomę, a chleb wymaga tylko ½ energii.

scenario-bread-for-coins = Chleb za monety
    .question = Jak Czerwony może mieć na koniec tej tury 8 monet i 1 chleb?

## Beer and whiskey

scenario-theme-beer-and-whiskey = piwo i whisky

scenario-brewing = Warzenie
    .question = Czerwony ma 6 żetonów zboża: jak może zakończyć tę turę z 2 piwami i 7 monetami?
    .notes = Piwo wymaga słodu i zboża.

scenario-water-of-life = Cztery whisky
    .question = Jak Czerwony może mieć 4 whisky na koniec tej tury?

## Ceramics and reliquaries

scenario-theme-ceramics-and-reliquaries = ceramika i relikwie

scenario-workshop = W warsztacie
    .question = Jak jedną wizytą w Warsztacie klasztornym zdobyć dobra warte 13 punktów?
    .notes = Trzy ceramiki i ornament wymagają 4 energii.

scenario-pilgrims = Od księgi do relikwii
    .question = Czerwony ma księgę, Miejsce pielgrzymek i Dom przeora: jak w tej turze zrobić z księgi relikwię?
    .notes = Z Domu przeora można użyć budynku, na którym stoi przeor.

## Wonders

scenario-theme-wonders = cuda

scenario-sacristy = Cud w dwóch krokach
    .question = Jak Czerwony może mieć cud na koniec tej tury?

scenario-last-wonder = Ostatni cud
    .question = Został jeden cud. Jakie dobra Czerwony oddaje w Okrągłej wieży?
    .notes = Oprócz 5 monet i 1 whisky Okrągła wieża bierze dobra warte 14 punktów. Czerwony ma dokładnie tyle.

## Settlements

scenario-theme-settlements = osady

scenario-first-settlement = Pierwsza osada
    .question = Która osada jest najlepsza dla Niebieskiego i na którym polu?
    .notes = ora.study.best_turn wymienia wszystkie sposoby na zakończenie tego kroku.

scenario-fishing-village = Osada rybacka
    .question = Jak Zielony może zapłacić za Osadę rybacką, która kosztuje 8 żywności i 3 energii, i na którym polu może ona stać?

## Contracts

scenario-theme-contracts = kontrakty

scenario-other-oven = Cudzy piec
    .question = Jedyną Piekarnię ma Zielony: jak Czerwony zamieni dwa żetony mąki na chleb i co dostanie Zielony?

scenario-a-gift = Wino zamiast monet
    .question = Kontrakty kosztują już 2 monety, a Czerwony nie ma żadnej: jak przerobi na wino dwa winogrona?
    .notes = Wino oddane za kontrakt trafia do zasobów ogólnych, a właściciel nie dostaje monet.

## Land

scenario-theme-land = ziemie

scenario-to-the-sea = Nad morze
    .question = Jak Niebieski może w tej turze zbudować Promenadę portową i od razu jej użyć?
    .notes = W turze można kupić jeden teren, przed akcją podstawową albo po niej.

scenario-into-the-mountain = Góry dla Kamieniołomu
    .question = Kamień pokazuje 4: jak Czerwony może mieć w tej turze 4 kamienie, mając 8 monet?
    .notes = Następny areał kosztuje 3 monety, a Kamieniołom 5.

## Cloister building

scenario-theme-cloister-building = budowa klasztoru

scenario-round-the-corner = Jeden obok drugiego
    .question = Jak Czerwony może w tej turze zbudować Dom przeora i Wirydarz?
    .notes = Tylko jedno z dwóch pustych pól dotyka Kancelarii klasztornej.

scenario-no-room = Brak miejsca w klasztorze
    .question = Mielerz stoi na polu obok Kancelarii klasztornej. Jak Czerwony może w tej turze zbudować Wirydarz?
    .notes = Które inne pole mogłoby dotykać Kancelarii klasztornej?

## Solo

scenario-theme-solo = gra solo

scenario-solo-pressing = Z jednej monety siedem
    .question = Czerwony ma jedną monetę: jak może mieć na koniec tej tury 7 monet i 1 wino?
    .notes = Majątek fundacyjny daje wśród innych dóbr 2 winogrona. Winiarnia płaci za 1 wino 7 monet.

scenario-neighbour-builds = Gracz neutralny buduje
    .question = Na początku fazy A cztery karty trafiają do gracza neutralnego. Której z nich Czerwony chce od razu użyć?
    .notes = Budynek klasztorny potrzebuje obok siebie innego. Przykryta karta wypada z gry.

## Bonus round

scenario-theme-bonus-round = runda specjalna

scenario-last-visit = Ostatni budynek
    .question = Do którego budynku, zajętego lub nie, Czerwony powinien wysłać przeora w rundzie specjalnej?
    .notes = Porównaj dwie relikwie z jednym cudem, który kosztuje dobra warte 17 punktów.

## Two players' end game

scenario-theme-two-players-end-game = końcówka gry dwuosobowej

scenario-four-cards-left = Zostały cztery karty
    .question = Gdy w ofercie zostaną najwyżej 3 karty, runda jest ostatnia. Czy Czerwony ma budować teraz, czy poczekać?
    .notes = Jeśli Czerwony zbuduje, kończy swoją turę, Zielony ma jeszcze jedną akcję i gra się kończy.
