# The cards: their names, and what they do in a sentence or two.
# Whoever uses a building gives, takes and decides; nothing of it has to be used. “Up to” counts one use.

# A card among others of its name: whose it is, or its number.
card-marked = { $name } ({ $mark })

## On every heartland

card-L1 = Gliniane wzgórze
    .text = Weź glinę według koła produkcji.
card-L2 = Obejście
    .text = Weź zboże albo owce, jedno z dwojga, według koła produkcji.
card-L3 = Kancelaria klasztorna
    .text = Weź monety według koła produkcji.

## In both countries

card-G01 = Dom przeora
    .text = Użyj budynku, na którym stoi przeor, twój albo cudzy, jak po zwykłym wysłaniu tam mnicha.
card-G02 = Wirydarz
    .text = Oddaj 3 różne dobra za 6 żetonów jednego dobra podstawowego: drewna, torfu, zboża, owiec, gliny albo monet.
card-G06 = Skład opału
    .text = Sprzedaj paliwo na jednym z trzech poziomów: 3 energii za 5 monet, 6 za 8 albo 9 za 10.
card-G07 = Mielerz
    .text = Otrzymujesz 1 opał i 1 monetę. Potem zamień dowolnie dużo torfu na opał.
card-G12 = Skład kamieni
    .text = Kup do 5 kamieni; każdy kosztuje 2 żywności i 1 energię, a za wszystkie płaci się naraz.
card-G13 = Skład budowlany
    .text = Raz zapłać 2 monety za 2 drewna, 2 gliny, 1 kamień i 1 słomę.
card-G16 = Kapitularz
    .text = Otrzymujesz po jednym żetonie dóbr podstawowych: glinę, owcę, drewno, zboże, torf i monetę.
card-G18 = Warsztat klasztorny
    .text = Wypal do 3 gliny na ceramikę i obrób do 1 kamienia na ornament. Każda sztuka wymaga 1 energii; płaci się naraz.
card-G19 = Rzeźnia
    .text = Zamień dowolnie wiele owiec na mięso; każda wymaga 1 słomy.
card-G22 = Kamieniołom
    .text = Weź kamień według koła produkcji.
card-G26 = Stocznia
    .text = Zbuduj jeden statek z 2 drewna; otrzymujesz 1 ornament i 5 monet.
card-G28 = Warownia
    .text = Zbuduj jedną osadę z ręki, płacąc żywność i energię tak jak w fazie osad.
card-G34 = Zakrystia
    .text = Oddaj 1 księgę, 1 ceramikę, 1 ornament i 1 relikwię za cud.
card-G39 = Posiadłość
    .text = Najwyżej dwa razy otrzymujesz 1 księgę i 1 ornament; za każdym razem kosztuje to 10 żywności albo 6 energii.
card-G41 = Dom bractwa
    .text = Zapłać 5 monet i weź punkty jako księgi, ceramikę, ornamenty i relikwie: 2 za każdy swój budynek klasztorny (1 w grze solo, 1½ w długiej grze dla dwojga).

## France

card-F03 = Skład zboża
    .text = Kup 6 zboża za 1 monetę.
card-F04 = Wiatrak
    .text = Zmiel do 7 zboża; z każdego powstaje 1 mąka i 1 słoma.
card-F05 = Piekarnia
    .text = Upiecz dowolnie wiele chlebów, każdy z 1 mąki i ½ energii. Potem sprzedaj do 2 chlebów po 4 monety.
card-F08 = Targ
    .text = Oddaj 4 różne dobra za 1 chleb i 7 monet.
card-F09 = Ogród klasztorny
    .text = Otrzymujesz 1 winogrono, a potem użyj budynku obok ogrodu, na którym nikt nie stoi. Działa to raz na akcję.
card-F10 = Stolarnia
    .text = Usuń jeden ze swoich lasów, nie biorąc drewna, żeby od razu zbudować budynek.
card-F11 = Promenada portowa
    .text = Otrzymujesz 1 drewno, 1 wino, 1 monetę i 1 ceramikę.
card-F14 = Winorośl
    .text = Weź winogrona według koła produkcji.
card-F15 = Majątek fundacyjny
    .text = Raz zapłać 1 monetę za 1 księgę, 1 chleb, 2 winogrona i 2 mąki.
card-F17 = Biblioteka klasztorna
    .text = Przepisz do 3 ksiąg po 1 monecie. Potem wymień do 1 księgi na 1 mięso i 1 wino.
card-F20 = Zajazd
    .text = Sprzedaj do 7 żywności po 1 monecie i do 1 wina za 6 monet.
card-F21 = Winiarnia
    .text = Zamień dowolnie wiele winogron na wino, a potem sprzedaj do 1 wina za 7 monet. Gdy już stoi, kontrakt kosztuje 2 monety.
card-F23 = Łaźnia
    .text = Zapłać 1 monetę, żeby otrzymać 1 księgę i 1 ceramikę i zabrać do domu wszystkich swoich mnichów.
card-F24 = Kościół klasztorny
    .text = Do dwóch razy oddaj 1 chleb i 1 wino za relikwię.
card-F25 = Komnata cudów
    .text = Oddaj 13 różnych dóbr za cud.
card-F27 = Zamek
    .text = Oddaj 1 wino, żeby użyć dowolnego budynku, na którym stoi mnich, obojętnie czyjego.
card-F29 = Kamieniołom
    .text = Weź kamień według koła produkcji.
card-F30 = Posiadłość miejska
    .text = Sprzedaj 1 ceramikę za 12 monet.
card-F31 = Winorośl
    .text = Weź winogrona według koła produkcji.
card-F32 = Kalefaktorium
    .text = Zapłać 1 monetę, żeby wykarczować jeden las i wykopać torf z jednego torfowiska, w dowolnej kolejności.
card-F33 = Nabrzeże
    .text = Zapłać 3 energii i weź mięso, chleb albo wino, jedno z trojga, według jokera.
card-F35 = Pracownia fałszerza
    .text = Kup jedną relikwię za 5 monet i dowolnie wiele następnych po 10 monet.
card-F36 = Miejsce pielgrzymek
    .text = Dwa razy podnieś skarb o jeden stopień: księga staje się ceramiką, ceramika ornamentem, ornament relikwią.
card-F37 = Dormitorium
    .text = Otrzymujesz 1 ceramikę. Potem wykonaj dowolnie wiele ksiąg, każdą z 1 słomy i 1 drewna.
card-F38 = Drukarnia
    .text = Usuń do 4 swoich lasów, nie biorąc drewna; za każdy otrzymujesz 1 księgę.
card-F40 = Przytułek
    .text = Użyj budynku z oferty, jakby stał na twoich ziemiach; zostaje on w ofercie.

## Ireland

card-I03 = Spichlerz
    .text = Raz zapłać 1 monetę za 4 zboża i 1 księgę.
card-I04 = Słodownia
    .text = Zesłoduj dowolnie dużo zboża; z każdego powstaje 1 słód i 1 słoma.
card-I05 = Browar
    .text = Uwarz dowolnie wiele piw, każde z 1 słodu i 1 zboża. Potem sprzedaj do 1 piwa za 7 monet.
card-I08 = Fałszywa latarnia morska
    .text = Otrzymujesz 3 monety oraz 1 piwo albo 1 whisky.
card-I09 = Przędzalnia
    .text = Otrzymujesz 3 monety, jeśli masz owce, 5 monet, jeśli masz ich co najmniej 5, i 6 monet, jeśli co najmniej 9. Owce zostają u ciebie.
card-I10 = Chata
    .text = Otrzymujesz 1 słód, a potem użyj budynku obok chaty, na którym nikt nie stoi. Działa to raz na akcję.
card-I11 = Barka mieszkalna
    .text = Otrzymujesz 1 drewno, 1 słód, 1 monetę i 1 torf.
card-I14 = Święte miejsce
    .text = Otrzymujesz 1 księgę, potem 2 zboża albo 2 słodu, a potem 1 piwo albo 1 whisky.
card-I15 = Dom druida
    .text = Oddaj 1 księgę za 5 żetonów jednego dobra podstawowego i 3 żetony innego.
card-I17 = Skryptorium
    .text = Raz zapłać 1 monetę za 1 księgę, 1 mięso i 1 whisky.
card-I20 = Piwiarnia
    .text = Sprzedaj do 1 piwa za 8 monet i do 1 whisky za 7 monet.
card-I21 = Destylarnia whisky
    .text = Wydestyluj 2 whisky z 1 słodu, 1 drewna i 1 torfu, ile razy chcesz. Gdy już stoi, kontrakt kosztuje 2 monety.
card-I23 = Rozmównica
    .text = Zapłać 2 monety, żeby zabrać przeora do domu, a potem zbudować budynek.
card-I24 = Kaplica
    .text = Kup do 1 księgi za 1 monetę. Potem do trzech razy oddaj 1 piwo i 1 whisky za relikwię.
card-I25 = Portyk
    .text = Oddaj 1 relikwię, a otrzymujesz po 2 żetony gliny, owiec, drewna, zboża, torfu, monet i kamienia.
card-I27 = Dwór
    .text = Oddaj 1 whisky, żeby użyć dowolnego budynku, na którym stoi mnich, obojętnie czyjego.
card-I29 = Leśna chata
    .text = Usuń jeden ze swoich lasów, nie karczując go, za 2 owce, 2 drewna i 1 kamień.
card-I30 = Refektarz
    .text = Otrzymujesz 1 piwo i 1 mięso. Potem zamień do 4 mięsa na ceramikę.
card-I31 = Port węglowy
    .text = Wyślij statkiem do 3 opału; za każdy dostajesz 3 monety i 1 whisky.
card-I32 = Kościół filialny
    .text = Oddaj 5 różnych dóbr za relikwię.
card-I33 = Warsztat bednarski
    .text = Oddaj 3 drewna i weź piwo albo whisky, jedno z dwojga, według jokera.
card-I35 = Okrągła wieża
    .text = Oddaj 5 monet, 1 whisky i inne dobra warte 14 punktów za cud.
card-I36 = Skarbiec
    .text = Do dwóch razy oddaj 1 księgę i 1 ceramikę za 1 monetę, 1 glinę i 1 relikwię.
card-I37 = Bastion
    .text = Oddaj 1 księgę i połóż na swoich ziemiach następny zagon i następny areał, bez opłaty.
card-I38 = Plac festynowy
    .text = Oddaj 1 piwo i weź punkty jako księgi, ceramikę, ornamenty i relikwie: 1 za każdy swój las i każde torfowisko.
card-I40 = Karczma
    .text = Użyj budynku z oferty, jakby stał na twoich ziemiach; zostaje on w ofercie.

## Settlements

card-S1 = Dzielnica nędzy
    .text = Na koniec liczy punkty dodatkowe własne i wszystkiego, co leży obok.
card-S2 = Osada rolnicza
    .text = Na koniec liczy punkty dodatkowe własne i wszystkiego, co leży obok.
card-S3 = Miasteczko targowe
    .text = Wymaga samej żywności. Na koniec liczy punkty dodatkowe własne i wszystkiego, co leży obok.
card-S4 = Osada rybacka
    .text = Stoi na wybrzeżu. Na koniec liczy punkty dodatkowe własne i wszystkiego, co leży obok, także wolnego morza.
card-S5 = Kolonia artystów
    .text = Na koniec liczy punkty dodatkowe własne i wszystkiego, co leży obok.
card-S6 = Przysiółek
    .text = Na koniec liczy punkty dodatkowe własne i wszystkiego, co leży obok.
card-S7 = Wieś
    .text = Na koniec liczy punkty dodatkowe własne i wszystkiego, co leży obok.
card-S8 = Latyfundium
    .text = Stoi na pogórzu. Na koniec liczy punkty dodatkowe własne i wszystkiego, co leży obok.
