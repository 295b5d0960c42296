# The named scenarios: what each is called, what it asks, and what may help.

## First turns

scenario-theme-first-turns = pierwsze tury

scenario-first-move = Pierwszy ruch
    .question = Który pierwszy ruch jest w końcu najwięcej wart dla Czerwonego: budowanie, karczowanie czy Gliniane wzgórze?
    .notes = Porównaj je setkami prób: ora.study.what_if.

scenario-kiln-first = Opał od razu
    .question = Jak Czerwony może mieć 2 opału po pierwszej turze?
    .notes = Przeor może odwiedzić to, co właśnie zbudowano.

scenario-grain-in-store = Jedna moneta, sześć zboża
    .question = Jak Czerwony może mieć 7 zboża, zanim ruszy się Zielony?
    .notes = Na co to? Siedem zboża to siedem żywności, siedem słomy albo jedna wizyta w Wiatraku.

## Bread

scenario-theme-bread = chleb

scenario-first-bread = Pierwszy chleb
    .question = Cztery zboża i żadnego paliwa: jak mieć 4 chleby na koniec tej tury?
    .notes = Kto miele, ten ma słomę, a chleb potrzebuje tylko pół energii.

scenario-bread-for-coins = Chleb za monety
    .question = Jak Czerwony może mieć na koniec tej tury 8 monet i jeszcze chleb?

## Beer and whiskey

scenario-theme-beer-and-whiskey = piwo i whisky

scenario-brewing = Warzenie
    .question = Sześć zboża: jak Czerwony kończy tę turę z 2 piwami i 7 monetami?
    .notes = Piwo wymaga słodu i zboża.

scenario-water-of-life = Woda życia
    .question = Jak Czerwony może mieć 4 whisky na koniec tej tury?

## Ceramics and reliquaries

scenario-theme-ceramics-and-reliquaries = ceramika i relikwie

scenario-workshop = W warsztacie
    .question = Jedna wizyta w Warsztacie klasztornym: jak zrobić z niej 13 punktów w dobrach?
    .notes = Trzy ceramiki i ornament wymagają 4 energii.

scenario-pilgrims = Długa droga do relikwii
    .question = Jedna księga, jedno Miejsce pielgrzymek, Dom przeora: jak zrobić z księgi relikwię w tej turze?
    .notes = Miejsce można w turze odwiedzić dwa razy, jeśli kogoś wyśle się tam skądinąd.

## Wonders

scenario-theme-wonders = cuda

scenario-sacristy = Cud w dwóch krokach
    .question = Jak Czerwony może mieć cud na koniec tej tury?

scenario-last-wonder = Ostatni cud
    .question = Został jeden cud. Jakie dobra Czerwony oddaje w Okrągłej wieży?
    .notes = Dobra warte 14 punktów i nic ponadto.

## Settlements

scenario-theme-settlements = osady

scenario-first-settlement = Pierwsza osada
    .question = Która osada i gdzie jest najwięcej warta dla Niebieskiego?
    .notes = ora.study.best_turn wymienia wszystkie sposoby na zakończenie tego kroku.

scenario-fishing-village = Osada rybacka
    .question = Jak Zielony może zbudować Osadę rybacką i gdzie jest ona warta najwięcej?

## Contracts

scenario-theme-contracts = kontrakty

scenario-other-oven = Cudzy piec
    .question = Jedyną Piekarnię ma Zielony: jak Czerwony zamienia dwie mąki na chleb i co z tego ma Zielony?

scenario-a-gift = Prezent
    .question = Kontrakty kosztują już 2 monety, a Czerwony nie ma żadnej: jak przerobi na wino dwa winogrona?
    .notes = Oddane wino to moneta, której właściciel nie dostaje.

## Land

scenario-theme-land = ziemie

scenario-to-the-sea = Nad morze
    .question = Jak Niebieski może w tej turze zbudować Promenadę portową i od razu jej użyć?
    .notes = W turze można kupić jeden teren, przed akcją podstawową albo po niej.

scenario-into-the-mountain = W góry
    .question = Kamień pokazuje 4: jak Czerwony może mieć w tej turze 4 kamienie, mając 8 monet?
    .notes = Góry kosztują 3, Kamieniołom 5.

## Cloister building

scenario-theme-cloister-building = budowa klasztoru

scenario-round-the-corner = Za rogiem
    .question = Jak Czerwony może mieć po tej turze Dom przeora i Wirydarz?
    .notes = Tylko jedno z dwóch pustych pól dotyka Kancelarii klasztornej.

scenario-no-room = Brak miejsca w klasztorze
    .question = Mielerz stoi tam, gdzie powinien rosnąć klasztor. Jak Czerwony zbuduje w tej turze Wirydarz?
    .notes = Co jeszcze dotyka Kancelarii klasztornej?

## Solo

scenario-theme-solo = gra solo

scenario-solo-pressing = Wino z monety
    .question = Jedna moneta: jak zrobić z niej w tej turze 8 punktów z monet i wina?
    .notes = Majątek fundacyjny sprzedaje wśród innych dóbr dwa winogrona; Winiarnia dobrze sprzedaje jedno wino.

scenario-neighbour-builds = Sąsiad buduje
    .question = Przed fazą A cztery karty trafiają do gracza neutralnego: której z nich Czerwony chce użyć od razu?
    .notes = Budynek klasztorny potrzebuje obok siebie innego; to, co przykryte, przepada.

## Bonus round

scenario-theme-bonus-round = runda specjalna

scenario-last-visit = Ostatnia wizyta
    .question = Który budynek, zajęty czy nie, Czerwony odwiedza w rundzie specjalnej?
    .notes = Dwie relikwie czy jeden cud, który kosztuje dobra za 17 punktów?

## Two players' end game

scenario-theme-two-players-end-game = końcówka dla dwojga

scenario-four-cards-left = Zostały cztery karty
    .question = Gdy zostaną 3 karty, runda jest ostatnia. Czy Czerwony ma budować teraz, czy poczekać?
    .notes = Jeśli Czerwony zbuduje, Zielony ma jeszcze jedną akcję i gra się kończy.
