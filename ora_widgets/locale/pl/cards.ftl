# The cards: their names, and what they do in a sentence or two.
# Whoever uses a building gives, takes and decides; nothing of it has to be used. “Up to” counts one use.

# A card among others of its name: whose it is, or its number.
card-marked = { $name } ({ $mark })

## On every heartland

card-L1 = Gliniane wzgórze
    .text = Weź tyle gliny, ile wskazuje kierat.
card-L2 = Obejście
    .text = Weź tyle zboża albo owiec, jedno z dwóch, ile wskazuje kierat.
card-L3 = Kancelaria klasztorna
    .text = Weź tyle monet, ile wskazuje kierat.

## In both countries

card-G01 = Dom przeora
    .text = Użyj budynku, na którym stoi przeor, twój albo cudzy, jak po zwykłym wysłaniu tam mnicha.
card-G02 = Wirydarz
    .text = Oddaj 3 różne dobra za 6 żetonów jednego dobra podstawowego: drewna, torfu, zboża, owiec, gliny albo monet.
card-G06 = Skład opału
    .text = Wybierz jedno: sprzedaj 3 energii za 5 monet, 6 energii za 8 monet albo 9 energii za 10 monet.
card-G07 = Mielerz
    .text = Otrzymujesz 1 opał i 1 monetę. Potem zamień dowolnie dużo torfu na opał.
card-G12 = Skład kamieni
    .text = Kup najwyżej 5 kamieni. Każdy kosztuje 2 żywności i 1 energię, a za wszystkie płaci się naraz.
card-G13 = Skład budowlany
    .text = Możesz zapłacić 2 monety (tylko raz) i wziąć 2 drewna, 2 gliny, 1 kamień i 1 słomę.
card-G16 = Kapitularz
    .text = Otrzymujesz po jednym żetonie dóbr podstawowych: glinę, owcę, drewno, zboże, torf i monetę.
card-G18 = Warsztat klasztorny
    .text = Zamień najwyżej 3 żetony gliny na ceramikę i najwyżej 1 kamień na ornament. Każda sztuka wymaga 1 energii; płaci się naraz.
card-G19 = Rzeźnia
    .text = Zamień dowolnie wiele owiec na mięso; każda wymaga 1 słomy.
card-G22 = Kamieniołom
    .text = Weź tyle kamienia, ile wskazuje kierat.
card-G26 = Stocznia
    .text = Zbuduj jeden statek z 2 drewna; otrzymujesz 1 ornament i 5 monet.
card-G28 = Warownia
    .text = Zbuduj jedną osadę z ręki, płacąc żywność i energię tak jak w fazie osad.
card-G34 = Zakrystia
    .text = Oddaj 1 księgę, 1 ceramikę, 1 ornament i 1 relikwię za cud.
card-G39 = Posiadłość
    .text = Najwyżej dwa razy otrzymujesz 1 księgę i 1 ornament; za każdym razem kosztuje to 10 żywności albo 6 energii.
card-G41 = Dom bractwa
    .text = Zapłać 5 monet i weź księgi, ceramikę, ornamenty i relikwie warte po 2 punkty za każdy swój budynek klasztorny (1 w grze solo, 1½ w długiej grze dwuosobowej).

## France

card-F03 = Skład zboża
    .text = Kup 6 żetonów zboża za 1 monetę.
card-F04 = Wiatrak
    .text = Zmiel najwyżej 7 żetonów zboża; z każdego powstaje 1 mąka i 1 słoma.
card-F05 = Piekarnia
    .text = Upiecz dowolnie wiele chlebów, każdy z 1 mąki i ½ energii. Potem sprzedaj najwyżej 2 chleby po 4 monety.
card-F08 = Targ
    .text = Oddaj 4 różne dobra za 1 chleb i 7 monet.
card-F09 = Ogród klasztorny
    .text = Otrzymujesz 1 winogrono. Potem użyj budynku obok ogrodu, na którym nikt nie stoi. Działa to raz na akcję.
card-F10 = Stolarnia
    .text = Usuń jeden ze swoich lasów, nie biorąc drewna, żeby od razu zbudować budynek.
card-F11 = Promenada portowa
    .text = Otrzymujesz 1 drewno, 1 wino, 1 monetę i 1 ceramikę.
card-F14 = Winorośl
    .text = Weź tyle winogron, ile wskazuje kierat.
card-F15 = Majątek fundacyjny
    .text = Możesz zapłacić 1 monetę (tylko raz) i wziąć 1 księgę, 1 chleb, 2 winogrona i 2 mąki.
card-F17 = Biblioteka klasztorna
    .text = Kup najwyżej 3 księgi, po 1 monecie za każdą. Potem możesz wymienić 1 księgę na 1 mięso i 1 wino.
card-F20 = Zajazd
    .text = Sprzedaj najwyżej 7 żywności po 1 monecie oraz najwyżej 1 wino za 6 monet.
card-F21 = Winiarnia
    .text = Zamień dowolnie wiele winogron na wino, a potem sprzedaj najwyżej 1 wino za 7 monet. Od chwili zbudowania Winiarni kontrakt kosztuje 2 monety.
card-F23 = Łaźnia
    .text = Zapłać 1 monetę, żeby otrzymać 1 księgę i 1 ceramikę i zabrać do domu wszystkich swoich mnichów.
card-F24 = Kościół klasztorny
    .text = Najwyżej dwa razy oddaj 1 chleb i 1 wino za relikwię.
card-F25 = Komnata cudów
    .text = Oddaj 13 różnych dóbr za cud.
card-F27 = Zamek
    .text = Oddaj 1 wino, żeby użyć dowolnego budynku, na którym stoi mnich, swojego albo cudzego.
card-F29 = Kamieniołom
    .text = Weź tyle kamienia, ile wskazuje kierat.
card-F30 = Posiadłość miejska
    .text = Sprzedaj 1 ceramikę za 12 monet.
card-F31 = Winorośl
    .text = Weź tyle winogron, ile wskazuje kierat.
card-F32 = Kalefaktorium
    .text = Zapłać 1 monetę, żeby wykarczować jeden las i wykopać torf z jednego torfowiska, w dowolnej kolejności.
card-F33 = Nabrzeże
    .text = Zapłać 3 energii i weź mięso, chleb albo wino, jedno z trzech, według jokera.
card-F35 = Pracownia fałszerza
    .text = Kup jedną relikwię za 5 monet i dowolnie wiele następnych po 10 monet.
card-F36 = Miejsce pielgrzymek
    .text = Najwyżej dwa razy ulepsz dobro o jeden stopień: księga staje się ceramiką, ceramika ornamentem, ornament relikwią.
card-F37 = Dormitorium
    .text = Otrzymujesz 1 ceramikę. Potem wykonaj dowolnie wiele ksiąg, każdą z 1 słomy i 1 drewna.
card-F38 = Drukarnia
    .text = Usuń najwyżej 4 swoje lasy, nie biorąc drewna; za każdy otrzymujesz 1 księgę.
card-F40 = Przytułek
    .text = Użyj budynku z oferty, jakby stał na twoich ziemiach; zostaje on w ofercie.

## Ireland

card-I03 = Spichlerz
    .text = Możesz zapłacić 1 monetę (tylko raz) i wziąć 4 zboża i 1 księgę.
card-I04 = Słodownia
    .text = Zesłoduj dowolnie dużo zboża; z każdego powstaje 1 słód i 1 słoma.
card-I05 = Browar
    .text = Uwarz dowolnie wiele piw, każde z 1 słodu i 1 zboża. Potem sprzedaj najwyżej 1 piwo za 7 monet.
card-I08 = Fałszywa latarnia morska
    .text = Otrzymujesz 3 monety oraz 1 piwo albo 1 whisky.
card-I09 = Przędzalnia
    .text = Otrzymujesz 3 monety, jeśli masz owce, 5 monet, jeśli masz ich co najmniej 5, i 6 monet, jeśli co najmniej 9. Owce zostają u ciebie.
card-I10 = Chata
    .text = Otrzymujesz 1 słód. Potem użyj budynku obok chaty, na którym nikt nie stoi. Działa to raz na akcję.
card-I11 = Barka mieszkalna
    .text = Otrzymujesz 1 drewno, 1 słód, 1 monetę i 1 torf.
card-I14 = Święte miejsce
    .text = Otrzymujesz 1 księgę, potem 2 zboża albo 2 słodu, a potem 1 piwo albo 1 whisky.
card-I15 = Dom druida
    .text = Oddaj 1 księgę za 5 żetonów jednego dobra podstawowego i 3 żetony innego.
card-I17 = Skryptorium
    .text = Możesz zapłacić 1 monetę (tylko raz) i wziąć 1 księgę, 1 mięso i 1 whisky.
card-I20 = Piwiarnia
    .text = Sprzedaj najwyżej 1 piwo za 8 monet oraz najwyżej 1 whisky za 7 monet.
card-I21 = Destylarnia whisky
    .text = Wydestyluj 2 whisky z 1 słodu, 1 drewna i 1 torfu, ile razy chcesz. Od chwili zbudowania Destylarni kontrakt kosztuje 2 monety.
card-I23 = Rozmównica
    .text = Zapłać 2 monety, żeby zabrać przeora do domu, a potem zbudować budynek.
card-I24 = Kaplica
    .text = Możesz kupić 1 księgę za 1 monetę. Potem najwyżej trzy razy oddaj 1 piwo i 1 whisky za relikwię.
card-I25 = Portyk
    .text = Oddaj 1 relikwię, a otrzymujesz po 2 żetony gliny, owiec, drewna, zboża, torfu, monet i kamienia.
card-I27 = Dwór
    .text = Oddaj 1 whisky, żeby użyć dowolnego budynku, na którym stoi mnich, swojego albo cudzego.
card-I29 = Leśna chata
    .text = Usuń jeden ze swoich lasów, nie karczując go, za 2 owce, 2 drewna i 1 kamień.
card-I30 = Refektarz
    .text = Otrzymujesz 1 piwo i 1 mięso. Potem zamień najwyżej 4 żetony mięsa na ceramikę.
card-I31 = Port węglowy
    .text = Sprzedaj najwyżej 3 żetony opału; za każdy dostajesz 3 monety i 1 whisky.
card-I32 = Kościół filialny
    .text = Oddaj 5 różnych dóbr za relikwię.
card-I33 = Warsztat bednarski
    .text = Oddaj 3 drewna i weź piwo albo whisky, jedno z dwóch, według jokera.
card-I35 = Okrągła wieża
    .text = Oddaj 5 monet, 1 whisky i inne dobra warte 14 punktów za cud.
card-I36 = Skarbiec
    .text = Najwyżej dwa razy oddaj 1 księgę i 1 ceramikę za 1 monetę, 1 glinę i 1 relikwię.
card-I37 = Bastion
    .text = Oddaj 1 księgę i połóż na swoich ziemiach następny zagon i następny areał, bez opłaty.
card-I38 = Plac festynowy
    .text = Oddaj 1 piwo i weź księgi, ceramikę, ornamenty i relikwie warte po 1 punkcie za każdy swój las i każde torfowisko.
card-I40 = Karczma
    .text = Użyj budynku z oferty, jakby stał na twoich ziemiach; zostaje on w ofercie.

## Settlements

card-S1 = Dzielnica nędzy
    .text = Na koniec gry daje swoje punkty dodatkowe i punkty dodatkowe wszystkich sąsiadów oraz 3 za każde wolne pole morza obok.
card-S2 = Osada rolnicza
    .text = Na koniec gry daje swoje punkty dodatkowe i punkty dodatkowe wszystkich sąsiadów oraz 3 za każde wolne pole morza obok.
card-S3 = Miasteczko targowe
    .text = Kosztuje samą żywność. Na koniec gry daje swoje punkty dodatkowe i punkty dodatkowe wszystkich sąsiadów oraz 3 za każde wolne pole morza obok.
card-S4 = Osada rybacka
    .text = Musi stać na wybrzeżu. Na koniec gry daje swoje punkty dodatkowe i punkty dodatkowe wszystkich sąsiadów oraz 3 za każde wolne pole morza obok.
card-S5 = Kolonia artystów
    .text = Na koniec gry daje swoje punkty dodatkowe i punkty dodatkowe wszystkich sąsiadów oraz 3 za każde wolne pole morza obok.
card-S6 = Przysiółek
    .text = Na koniec gry daje swoje punkty dodatkowe i punkty dodatkowe wszystkich sąsiadów oraz 3 za każde wolne pole morza obok.
card-S7 = Wieś
    .text = Na koniec gry daje swoje punkty dodatkowe i punkty dodatkowe wszystkich sąsiadów oraz 3 za każde wolne pole morza obok.
card-S8 = Latyfundium
    .text = Musi stać na pogórzu. Na koniec gry daje swoje punkty dodatkowe i punkty dodatkowe wszystkich sąsiadów.
