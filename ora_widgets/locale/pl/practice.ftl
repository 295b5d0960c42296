# Practice: a task for each rule that no lesson makes one apply. Its title and what it explains are those of the rule.

practice-lesson = Ćwiczenia
    .goals = Każde z tych zadań zależy od jednej zasady: w grze bez niej rozwiązuje je inna odpowiedź albo żadna.

practice-turns-are-rounds = Glina pokazuje { $wheel-clay }. Weź naraz dokładnie { $want-R-Cl } gliny znacznikiem gliny, najwcześniej jak można. Do tego czasu obaj gracze pasują.
    .hint-1 = Po ilu obrotach tylna strona kieratu pokazuje { $want-R-Cl }? Każda tura to jeden obrót.
    .hint-2 = Potrzebujesz jeszcze dwóch obrotów: w turze Zielonego i w swojej następnej. Potem wyślij kogoś na Gliniane wzgórze.
    .learnt = W tej grze każda tura jest osobną rundą. Kierat obrócił się więc raz dla Zielonego i raz dla ciebie.

practice-each-slot-a-turn = Masz { $R-Pn } monet. Kup zagon nad prowincją i drugi pod nią, oba w tej rundzie. Zielony i Niebieski pasują.
    .hint-1 = Jesteś graczem rozpoczynającym. Ile tur masz w tej rundzie?
    .hint-2 = Rząd L kup teraz, zanim spasujesz. Rząd O kup w swojej drugiej turze tej rundy.
    .learnt = Przy trzech graczach każda kolejka to osobna tura, a każda tura pozwala kupić jeden teren. Bez zakupu teraz nie można by później kupić dwóch.

practice-open-goods = Możesz oglądać dobra wszystkich. Za który z tych budynków Zielony mógłby w tej chwili zapłacić?
    .choice-a = za Wiatrak: 3 drewna i 2 gliny
    .choice-b = za Piekarnię: 2 gliny i 1 słoma
    .choice-c = za Skład kamieni: 1 drewno
    .hint-1 = Spójrz na dobra Zielonego. Zboże może posłużyć jako słoma.
    .learnt = Zielony ma { $G-Cl } gliny i zboże, które posłuży jako słoma. W tej grze nic nie jest ukryte, więc przed decyzją sprawdź, co mogą inni.

practice-which-pile = Winiarnia to karta numer 21. Po której fazie osad można ją zbudować?
    .hint-1 = Stos A ma numery od 14 do 19.
    .learnt = Stos B ma numery od 20 do 26, więc Winiarnia przychodzi z fazą B.

practice-two-sides-two-goods = Twój Targ wymaga 4 różnych dóbr, a ty masz tylko drewno, zboże i monetę. Mimo to zdobądź chleb z Targu.
    .hint-1 = Dwie strony żetonu to dwa różne dobra. Które ze swoich żetonów możesz odwrócić?
    .hint-2 = Płacąc na Targu, odwróć jeden z dwóch żetonów zboża na słomę.
    .learnt = Drewno, zboże, słoma i moneta to cztery różne dobra. Zboże można odwrócić na słomę w każdej chwili; żadnego innego żetonu tak się nie odwraca.

practice-the-last-wonder = Zielony ma siedem cudów i dobra na ósmy. Została ci jedna akcja. Spraw, żeby Zielony nie dostał już żadnego cudu.
    .hint-1 = Ile cudów jest w całej grze?
    .hint-2 = Twoja Zakrystia robi cud z księgi, ceramiki, ornamentu i relikwii.
    .learnt = Jest tylko 8 cudów. Ostatni jest twój, więc żadna karta nikomu nie da następnego.

practice-only-one-bakery = Upiecz w tej turze oba żetony mąki, tak żeby mieć { $want-R-Br } chleby.
    .hint-1 = Każdy budynek jest tylko jeden, a Piekarnia już stoi.
    .hint-2 = Piekarnia stoi na ziemiach Zielonego. Zawrzyj kontrakt i nie sprzedawaj chleba.
    .learnt = Na Piekarnię starczyłoby ci gliny i słomy, ale jest tylko jedna. Dzięki kontraktowi i tak można jej użyć.

practice-room-from-the-start = Masz { $R-Cl } glinę i ani jednej monety. Zbuduj w tej turze Mielerz.
    .hint-1 = W grze krótkiej z każdej prowincji usuwa się dwie karty. Które pola są dzięki temu puste?
    .hint-2 = M3 i M4 są puste od samego początku.
    .learnt = Bez torfowiska na M3 i lasu na M4 już od pierwszej tury masz o dwa puste pola więcej.

practice-out-until-the-next-round = Masz w tej rundzie dwie tury i jednego brata zakonnego w domu. Weź glinę i owce, zanim runda się skończy. Zielony i Niebieski pasują.
    .hint-1 = Gdy ostatni mnich wyjdzie, nikt nie wraca przed następną rundą. Kto jeszcze ma Obejście?
    .hint-2 = Wyślij brata zakonnego na swoje Gliniane wzgórze. W drugiej turze użyj Obejścia Zielonego przez kontrakt.
    .learnt = Twoi mnisi są poza domem aż do następnej rundy. Kontrakt żadnego z nich nie potrzebuje.

practice-gifts-before-the-phase = Czerwony nie ma żadnych dóbr. Niech Zielony spasuje i zakończy rundę. Potem zagraj Czerwonym i zbuduj osadę w fazie A.
    .hint-1 = Co wszyscy dostają w rundzie { $then-round } i czy przed fazą, czy po niej?
    .hint-2 = Pierwszy krok fazy ma Niebieski i kończy go. Potem Czerwony może zapłacić za Dzielnicę nędzy 1 zbożem i 1 drewnem.
    .learnt = Najpierw obraca się kierat, potem są prezenty, a dopiero potem faza osad. Prezentami można więc już zapłacić za osadę.

practice-not-yet-grapes = Znacznik winogron wszedł na kierat w tej rundzie. Weź nim naraz { $want-R-Gp } winogrona. Inni pasują.
    .hint-1 = W rundzie, w której wchodzi, znacznik pokazuje { $wheel-grapes }. Kiedy pokaże { $want-R-Gp }?
    .hint-2 = Teraz spasuj i poczekaj jedną rundę. Potem wyślij kogoś do Winorośli.
    .learnt = W rundzie { $round } znacznik winogron pokazuje { $wheel-grapes }, a w rundzie { $then-round } pokazuje { $want-R-Gp }.

practice-nothing-on-the-wheel = Drewno, torf i joker wypadły z gry, a ty nie masz pustego pola. Mimo to zbuduj w tej turze Rzeźnię.
    .hint-1 = Potrzebujesz pola, a nie drewna. Czy nadal możesz karczować las?
    .hint-2 = Wykarczuj las na polu M4 za { $wheel-wood } drewna. Drugą akcją zbuduj tam Rzeźnię.
    .learnt = Bez obu znaczników dostajesz { $wheel-wood } drewna, ale las i tak znika.

practice-standing-there = Glina pokazuje { $wheel-clay }, a twój brat zakonny już stoi na twoim Glinianym wzgórzu. Weź te { $want-R-Cl } gliny w tej turze.
    .hint-1 = Budynek działa tylko w chwili, gdy ktoś do niego wchodzi. Gdzie jest inne Gliniane wzgórze?
    .hint-2 = Gliniane wzgórze Zielonego jest wolne. Na kontrakt masz { $R-Pn } monetę.
    .learnt = Mnich, który tylko stoi, nic nie robi, a twoje własne Gliniane wzgórze jest przez niego zajęte.

practice-before-the-price-rises = Masz { $R-Pn } monetę i dwie akcje. Upiecz w tej turze { $want-R-Br } chleby w Piekarni Zielonego i zbuduj Winiarnię.
    .hint-1 = Ile kosztuje kontrakt, gdy Winiarnia stoi? Dobrze wybierz kolejność i zachowaj słomę.
    .hint-2 = Najpierw kontrakt na Piekarnię: zapłać drewnem i nie sprzedawaj chleba. Potem zbuduj Winiarnię.
    .learnt = Winiarnia podnosi cenę kontraktów do { $then-price-contract } monet dla wszystkich. Udało ci się zapłacić tuż przed tym.

practice-two-coins-or-a-wine = Użyj Piekarni Niebieskiego przez kontrakt i upiecz oba żetony mąki. Na koniec tury masz nadal mieć wino, a Niebieski { $want-B-Pn } monety.
    .hint-1 = Winiarnia stoi, więc ile kosztuje kontrakt?
    .hint-2 = Zapłać za Piekarnię monetami, a nie winem. Nie sprzedawaj chleba.
    .learnt = Niebieski dostał { $want-B-Pn } monety. Za wino monety zostałyby u ciebie, a Niebieski nie dostałby nic.

practice-the-prior-stays-home = Glina pokazuje { $wheel-clay }, a w domu jest tylko twój przeor. Weź te { $want-R-Cl } gliny w tej turze i zatrzymaj przeora w domu.
    .hint-1 = Która akcja nie rusza żadnego z twoich mnichów?
    .hint-2 = Zielony ma Gliniane wzgórze i mnichów w domu. Masz { $R-Pn } monetę.
    .learnt = Kontrakt rusza mnicha właściciela, a żadnego z twoich. Zużywa jednak twoją akcję.

practice-whom-to-hire = Jest twoja tura i masz { $R-Pn } monetę. Jaki kontrakt możesz zawrzeć?
    .choice-a = na własne Obejście
    .choice-b = na Obejście Zielonego
    .choice-c = na Piekarnię w ofercie
    .hint-1 = Kontrakt zawiera się z innym graczem, na budynek, który stoi na czyichś ziemiach.
    .learnt = Nie możesz zawrzeć kontraktu z samym sobą, a karta w ofercie nie ma właściciela.

practice-no-card-to-clear = Czerwony nie ma już lasów ani torfowisk, ale mimo to wybiera akcję „karczuj las”. Co się dzieje?
    .choice-a = nic: tej akcji nie wolno wykonać
    .choice-b = akcja przepada, tak jakby Czerwony spasował
    .choice-c = Czerwony bierze drewno, nie usuwając karty
    .hint-1 = Co mówią zasady o tej akcji, gdy nie ma już żadnej karty?
    .hint-2 = Nie bierze się nic i żaden znacznik się nie rusza.
    .learnt = Wolno wykonać tę akcję bez usuwania karty. Nic nie dostajesz, a znaczniki stoją: to to samo co pas.

practice-what-to-build = To zwykła tura w rundzie { $round }. Co możesz teraz zbudować swoją akcją?
    .choice-a = Dzielnicę nędzy na M6
    .choice-b = Mielerz na M6
    .choice-c = Dom przeora na M6
    .hint-1 = Kiedy buduje się osady?
    .learnt = Osady czekają na fazę osad albo na Warownię. Dom przeora wymaga obok budynku klasztornego, a przy M6 żaden nie stoi.

practice-no-change-for-meat = Masz { $R-Mt } mięso, { $R-Pt } torf i { $R-Sw } słomy. Zbuduj Osadę rolniczą. Kosztuje 3 żywności i 3 energii.
    .hint-1 = Mięso to 5 żywności. Reszty nie ma, ale czy możesz dać za dużo?
    .hint-2 = Wystarczy każde puste pole. Mięsem zapłać żywność, a torfem i oboma żetonami słomy energię.
    .learnt = Za 3 żywności oddano 5, więc 2 przepadły. Torf to 2 energii, a dwa żetony słomy to 1.

practice-land-in-the-last-turn = Czerwony buduje Skład kamieni, więc zaczyna się koniec gry, a drugą akcją pasuje. Potem w ostatniej turze Zielonego kup zagon nad prowincją Zielonego i zakończ grę.
    .hint-1 = Drugi gracz ma jeszcze jedną akcję. Liczy się ona jako tura.
    .hint-2 = Buduj na M6. Zielony może kupić rząd L przed spasowaniem albo po nim.
    .learnt = Ostatnia pojedyncza akcja to tura, więc Zielony mógł kupić jeden teren.

practice-plot-upon-plot = Twój areał z wybrzeżem leży w rzędach L i M. Kup drugi areał z wybrzeżem i połóż go jak najwyżej.
    .hint-1 = Areał zajmuje swój górny rząd i rząd pod nim. Może przylegać do innego areału tej samej strony.
    .hint-2 = Rzędy J i K leżą bezpośrednio nad twoim areałem.
    .learnt = Wystarczy jedno pole wybrzeża, które dotyka innego twojego wybrzeża. Areały można więc dokładać daleko poza prowincję.

practice-beside-the-castle = W wyżej położonych górach stoi Warownia, w niżej położonych Kamieniołom. Zbuduj Dzielnicę nędzy tam, gdzie da najwięcej punktów.
    .hint-1 = Wysokie góry dotykają obu pól pogórza swojego areału i żadnego pogórza innego areału.
    .hint-2 = Warownia ma 7, Piekarnia 5, Kamieniołom -4. Które puste pole dotyka Warowni?
    .learnt = N8 dotyka Warowni, Piekarni i Kancelarii klasztornej. O8 dotyka tylko gór z Kamieniołomem, choć leży obok N8.

practice-the-marker-has-moved = Faza A właśnie się zaczęła. Przy którym stosie jest teraz znacznik fazy osad?
    .hint-1 = Znacznik przesuwa się, zanim ktokolwiek zbuduje osadę.
    .learnt = Najpierw przesuwa się znacznik, a dopiero potem są kroki graczy. Znacznik czeka już przy stosie B.

practice-land-then-settlement = Masz { $R-Pn } monety i żadnego pustego pola. Zbuduj Dzielnicę nędzy w tym kroku fazy osad.
    .hint-1 = W tej fazie możesz też kupić jeden teren. Co jest pierwsze?
    .hint-2 = Kup zagon za { $price-district } monety, stroną z równinami. Potem zbuduj na jednym z jego pustych pól.
    .learnt = Jeden teren, a po nim jedna osada. Odwrotnie nie wolno.

practice-half-an-energy = Dzielnica nędzy kosztuje 1 żywność i 1 energię. Czym można za nią zapłacić?
    .choice-a = 1 moneta i 1 słoma
    .choice-b = 1 moneta i 2 słomy
    .choice-c = 1 drewno
    .hint-1 = Słoma to pół energii, a żaden żeton nie liczy się dwa razy.
    .learnt = Moneta to 1 żywność, a dwa żetony słomy to 1 energia. Jedna słoma to za mało, a drewno nie jest żywnością.

practice-after-phase-a = Zielony pasuje i kończy rundę { $round }. W fazie A buduje tylko Czerwony: Dzielnicę nędzy. Potem niech Niebieski zbuduje Rzeźnię.
    .hint-1 = Kto jest graczem rozpoczynającym rundy { $then-round }? W tej kolejności każdy ma jeden krok fazy.
    .hint-2 = Kolejność to Niebieski, Czerwony, Zielony. Rzeźnia przychodzi ze stosem A na końcu fazy.
    .learnt = Po wszystkich krokach każdy dostał Kolonię artystów, a stos A trafił do oferty. Niebieski wybierał z niego pierwszy.

practice-a-card-kept = Kolonia artystów jest w twojej ręce od końca fazy A. Masz mięso i drewno. Zbuduj ją teraz, w fazie B.
    .hint-1 = Możesz zbudować każdą osadę z ręki, także tę, która przyszła wcześniej.
    .hint-2 = Kolonia artystów kosztuje 5 żywności i 1 energii. Wystarczy każde puste pole.
    .learnt = Karty osad możesz trzymać, jak długo chcesz. Nową kartę można zbudować od następnej fazy.

practice-and-then-phase-e = Niebieski ma ostatnią turę rundy specjalnej i pasuje. Potem zagraj Czerwonym, zbuduj Dzielnicę nędzy i graj do końca gry.
    .hint-1 = Po rundzie specjalnej jest jeszcze jedna faza osad.
    .hint-2 = Zakończ turę Niebieskiego. Pierwszy krok ma Czerwony: zbuduj na dowolnym pustym polu. Potem wszyscy kończą.
    .learnt = Faza E następuje po rundzie specjalnej, w tej samej kolejności. Nowych kart nie ma, a potem gra się kończy.

practice-the-second-action = W domu jest jeden brat zakonny. Weź w tej turze glinę i owce.
    .hint-1 = Po pierwszej akcji cała trójka może być poza domem, a między akcjami nikt nie wraca. Kto jeszcze ma Obejście?
    .hint-2 = Użyj swojego Glinianego wzgórza. Potem użyj Obejścia Zielonego przez kontrakt.
    .learnt = Między twoimi dwiema akcjami nikt nie wraca do domu. Kontrakt nadal jest możliwy.

practice-two-turns-two-districts = Masz { $R-Pn } monet. Kup zagon nad prowincją i zagon pod nią, najwcześniej jak można.
    .hint-1 = Ile terenów wolno kupić w turze o dwóch akcjach? I ile kosztuje następny, jeśli przed tobą kupi go ktoś inny?
    .hint-2 = Rząd L kup teraz i weź monety. Rząd O kup w swojej następnej turze.
    .learnt = Obie akcje razem to jedna tura, a jedna tura pozwala kupić jeden teren. W międzyczasie może kupić także Zielony, a wtedy następny teren jest droższy.

practice-nearly-all-cards = Grasz w długą grę dwuosobową z kartami francuskimi. Ile kart bierze udział?
    .hint-1 = Biorą udział wszystkie 41 prócz Stolarni i dwóch kart ze stosu C.
    .learnt = 38 kart: bez Stolarni oraz bez Winorośli i Kamieniołomu ze stosu C.

practice-one-and-then-two = To akcja Zielonego na końcu rundy { $round }. Zanim znów zagra Czerwony, weź dla Zielonego glinę, zboże i monety, każde dobro jego własnym znacznikiem.
    .hint-1 = Ile akcji ma Zielony jeszcze w tej rundzie, a ile w następnej?
    .hint-2 = Po pierwszej akcji zakończ turę. Następną rundę rozpoczyna Zielony i ma wtedy dwie akcje.
    .learnt = Zielony miał jedną akcję w rundzie { $round } i dwie w rundzie { $then-round }: razem trzy z rzędu.

practice-still-out = To pojedyncza akcja Zielonego w długiej grze dwuosobowej. Wszyscy trzej mnisi Czerwonego są poza domem. Co może zrobić Zielony?
    .choice-a = zawrzeć kontrakt na Piekarnię Czerwonego
    .choice-b = wysłać brata zakonnego na własne Gliniane wzgórze
    .choice-c = zawrzeć kontrakt na Gliniane wzgórze Czerwonego
    .hint-1 = Mnisi Czerwonego wracają, gdy zacznie się następna runda, a nie wcześniej.
    .learnt = Czerwony nie ma nikogo w domu, więc nie można zawrzeć z nim kontraktu. Mnisi wracają tylko na początku rundy.

practice-phase-in-round-seven = To pojedyncza akcja Czerwonego w rundzie { $round }. Zużyj ją, nic nie biorąc, a potem zbuduj Dzielnicę nędzy.
    .hint-1 = Także w długiej grze dwuosobowej faza A jest na początku rundy { $then-round }.
    .hint-2 = Spasuj i zakończ turę. Czerwony rozpoczyna rundę { $then-round } i ma pierwszy krok.
    .learnt = Faza A przyszła na początku rundy { $then-round }, zaraz po obrocie kieratu.

practice-ended-by-one-action = Stos D już jest w ofercie, zostały cztery budynki. Zielony ma swoją pojedynczą akcję. Spraw, żeby gra skończyła się od razu.
    .hint-1 = W długiej grze dwuosobowej koniec zaczyna się, gdy zostały najwyżej 3 budynki.
    .hint-2 = Zielony ma { $G-Wo } drewno. Zbuduj Skład kamieni i zakończ turę.
    .learnt = Jeśli koniec wywoła ta pojedyncza akcja, gra kończy się od razu: runda i tak była skończona.

practice-into-the-bonus-round = To ostatnia tura rundy { $round }, a gra Niebieski. Niech Niebieski spasuje. Potem zagraj Czerwonym i zrób { $want-R-Rq } relikwie w Kościele klasztornym Zielonego.
    .hint-1 = Co jest po rundzie { $round }? Gdzie będzie wtedy przeor Czerwonego?
    .hint-2 = W rundzie specjalnej przeor jest w domu i może iść do każdego budynku, nawet zajętego.
    .learnt = Długa gra ma 24 rundy. Przed rundą specjalną wszyscy przeorzy wracają do domu, a bracia zakonni zostają.

practice-both-out-both-home = Niebieski ma ostatnią turę rundy { $round }: niech spasuje. Brat zakonny Czerwonego stoi na Glinianym wzgórzu Czerwonego, a przeor też jest poza domem. W następnej turze Czerwonego wyślij tam brata zakonnego jeszcze raz i weź glinę znacznikiem gliny.
    .hint-1 = Ilu mnichów ma każdy gracz w grze krótkiej? Kiedy wracają do domu?
    .hint-2 = Obaj mnisi Czerwonego są poza domem, więc obaj wracają, gdy zaczyna się runda { $then-round }.
    .learnt = W grze krótkiej masz przeora i jednego brata zakonnego. Wrócili, bo obaj byli poza domem.

practice-wood-for-everybody = Drewno pokazuje { $wheel-wood }. Weź w tej turze { $want-R-Wo } drewna, tak żeby Zielony i Niebieski mieli po { $want-G-Wo } drewna.
    .hint-1 = W grze krótkiej wszyscy dostają dodatkowy żeton, gdy ktoś wytwarza.
    .hint-2 = Wykarczuj las na M5 albo N4 znacznikiem drewna.
    .learnt = Tobie przypadły { $wheel-wood } i jeszcze 1, innym po 1. Znacznik drewna stoi teraz na { $then-wheel-wood }, a pole jest pustą równiną.

practice-no-room-but-on-top = Wszystkie sześć pustych pól neutralnej prowincji jest zabudowanych. Połóż Mielerz tak, żeby przepadło tylko neutralne Gliniane wzgórze.
    .hint-1 = Karta może przykryć inną tego samego rodzaju: klasztorną albo nieklasztorną.
    .hint-2 = Gliniane wzgórze jest na M7. Rodzaj terenu nie ma tu znaczenia.
    .learnt = Przykryta karta wypada z gry. Wybierz więc budynek, którego nie potrzebujesz.

practice-all-three-neutral = Obaj neutralni bracia zakonni są poza domem. Połóż Mielerz i użyj go, wysyłając neutralnego przeora. Potem pierwszą akcją kup dobra w Składzie budowlanym.
    .hint-1 = Co się dzieje, gdy neutralny przeor wychodzi jako ostatni?
    .hint-2 = Po użyciu Mielerza wszyscy trzej neutralni mnisi wracają do domu. Pomiń własną osadę, a potem zawrzyj kontrakt na Skład budowlany.
    .learnt = Neutralni mnisi wrócili, bo wszyscy byli poza domem. Dlatego kontrakt na Skład budowlany był możliwy jeszcze w tej turze.

practice-the-neighbour-first = Tura { $then-round } przynosi fazę A. Masz { $R-Gn } zboże i { $R-Pn } monetę, ale nic, co daje energię. Spasuj dwa razy i mimo to zbuduj w fazie Dzielnicę nędzy.
    .hint-1 = Przed twoją osadą buduje gracz neutralny, a ty możesz użyć jednej z nowych kart.
    .hint-2 = Mielerz daje 1 opał i 1 monetę. Połóż go, użyj go, a potem zbuduj osadę.
    .learnt = Najpierw buduje gracz neutralny, potem pracuje neutralny przeor, a dopiero potem jest twoja osada. Dlatego Mielerz mógł za nią zapłacić.

practice-five-hundred = To twój wynik na koniec ostatniej tury gry solo. Czy to wygrana?
    .choice-a = tak
    .choice-b = nie
    .hint-1 = Otwórz punktację i porównaj ją z celem.
    .learnt = Masz dokładnie { $R-points } punktów, a { $goal } lub więcej to wygrana.

practice-the-best-of-five = Gra się skończyła. Co z tego jest warte najwięcej punktów?
    .choice-a = 4 monety i 1 wino
    .choice-b = 3 monety i 1 whisky
    .choice-c = 9 monet i 1 wino
    .choice-d = 5 win
    .choice-e = 4 monety, 1 wino i 1 whisky
    .hint-1 = Każde 5 monet to 2 punkty. Wino to 1 punkt albo 1 moneta, whisky 1 punkt albo 2 monety.
    .learnt = Pięć win to 5 punktów. Pozostałe dają 2, 2, 4 i 3.

practice-beside-the-houseboat = Osada rybacka stoi na wybrzeżu między Browarem a Barką mieszkalną. Ile punktów daje ta osada?
    .hint-1 = Dodaj 6 własnych, 7 Browaru i 6 Barki.
    .learnt = 6 + 7 + 6. Szóstka Barki zastępuje 3 jej pola morza; bez niej byłoby 16 punktów.

practice-who-starts = W grze na trzech graczy trwa runda { $round }, a kierat już się obrócił. Na którą cyfrę kontrolną powinno wskazywać ramię?
    .hint-1 = Miejsce 1 rozpoczyna rundę 1, miejsce 2 rundę 2, miejsce 3 rundę 3. A potem?
    .learnt = Rundę { $round } rozpoczyna miejsce { $answer }. Przy prawdziwym stole cyfra mówi, czy przekazano żeton.

practice-main-actions-of-a-round = Ile akcji podstawowych wykonują razem wszyscy gracze w jednej rundzie przy { $players } graczach?
    .hint-1 = Gracz rozpoczynający ma dwie tury.
    .learnt = { $answer }: po jednej dla każdego gracza i druga dla rozpoczynającego.

practice-when-c-comes = W której rundzie długiej gry na trzech graczy jest faza osad C?
    .hint-1 = Fazy są w rundach 6, 11, 15 i 20.
    .learnt = A w rundzie 6, B w 11, C w 15, D w 20, a E po rundzie specjalnej.
