# Komentarze do gier z pakietu. Każda liczba jest zmienną, którą wypełnia pozycja.

comment-coming-home = Razem do domu
comment-coming-home-begin =
    Grają trzy boty tej samej siły. Patrz na małe figurki obok nazw: to mnisi w domu. Wracają tylko na początku rundy
    i tylko wtedy, gdy wszyscy trzej są poza domem.
comment-coming-home-twice =
    Czerwony jest graczem rozpoczynającym, więc ma też ostatnią turę tej rundy. Ma jeszcze w domu { $R-home ->
            [one] 1 mnicha
            [few] { $R-home } mnichów
           *[many] { $R-home } mnichów
        }, a przeor
    stoi już w Składzie opału.
comment-coming-home-last-man =
    Zielony ma ostatnią turę rundy { $round }, a w domu { $G-home ->
            [one] 1 mnicha
            [few] { $G-home } mnichów
           *[many] { $G-home } mnichów
        }. Teraz warto go wysłać: wtedy od razu wrócą
    wszyscy trzej. Zobacz też wariant.
comment-coming-home-felling-name = Zielony karczuje las
comment-coming-home-felling =
    Teraz Zielony zaczyna rundę { $round }, mając w domu { $G-home ->
            [one] 1 mnicha
            [few] { $G-home } mnichów
           *[many] { $G-home } mnichów
        }. Dwaj pozostali stoją tam, gdzie stali.
comment-coming-home-all-back =
    Ostatni mnich poszedł na Gliniane wzgórze. Kierat się obrócił i Zielony ma znowu w domu { $G-home ->
            [one] 1 mnicha
            [few] { $G-home } mnichów
           *[many] { $G-home } mnichów
        }.
comment-coming-home-hired =
    Wszyscy trzej mnisi Czerwonego byli w domu. Potem Niebieski wynajął jednego do Składu opału i zostało ich
    { $R-home }. Niebieski mu za to zapłacił, ale teraz Czerwony będzie dłużej czekał, aż wszyscy wrócą do domu.
comment-coming-home-only-one =
    To jedyna tura Czerwonego w rundzie { $round }, a w domu ma { $R-home ->
            [one] 1 mnicha
            [few] { $R-home } mnichów
           *[many] { $R-home } mnichów
        }. Pytanie jest to samo co wcześniej:
    wysłać go czy zostawić?
comment-coming-home-peat-name = Czerwony wykopuje torf
comment-coming-home-peat =
    Czerwony zaczyna rundę { $round }, mając w domu { $R-home ->
            [one] 1 mnicha
            [few] { $R-home } mnichów
           *[many] { $R-home } mnichów
        }. W tej rundzie może użyć najwyżej jednego
    własnego budynku.
comment-coming-home-paid-back =
    Czerwony go wysłał i w rundzie { $round } ma w domu { $R-home ->
            [one] 1 mnicha
            [few] { $R-home } mnichów
           *[many] { $R-home } mnichów
        }. Najpierw jest faza osad.
comment-coming-home-nobody =
    Niebieski ma w domu { $B-home ->
            [one] 1 mnicha
            [few] { $B-home } mnichów
           *[many] { $B-home } mnichów
        }. Budowanie, karczowanie i wykopywanie torfu ich nie wymagają, więc Niebieski buduje.
    Planuj takie tury na chwilę, gdy wszyscy są poza domem.
comment-coming-home-built =
    Piekarnia stoi, a Niebieski zaczyna rundę { $round }, mając w domu { $B-home ->
            [one] 1 mnicha
            [few] { $B-home } mnichów
           *[many] { $B-home } mnichów
        }. Żadna tura nie przepadła.
comment-coming-home-green-nobody =
    Zielony też ma w domu { $G-home ->
            [one] 1 mnicha
            [few] { $G-home } mnichów
           *[many] { $G-home } mnichów
        }. Kontrakt korzysta z cudzego mnicha, a przez Dom przeora Niebieskiego Zielony może użyć jeszcze innego budynku.
comment-coming-home-green-all =
    Zielony ma teraz { $G-Or ->
            [one] 1 ornament
            [few] { $G-Or } ornamenty
           *[many] { $G-Or } ornamentów
        }, a w rundzie { $round } jest znów w domu { $G-home ->
            [one] 1 mnich
            [few] { $G-home } mnichów
           *[many] { $G-home } mnichów
        }.
comment-coming-home-late =
    Pod koniec gry jest tak samo. W rundzie { $round } Czerwony ma w domu { $R-home ->
            [one] 1 mnicha
            [few] { $R-home } mnichów
           *[many] { $R-home } mnichów
        } i wynajmuje jednego z mnichów Zielonego, żeby zdobyć kamień.
comment-coming-home-end =
    Koniec gry. Punkty: Czerwony { $R-points }, Zielony { $G-points }, Niebieski { $B-points }. Cofnij się i policz, kto i jak długo czekał
    z jednym mnichem w domu.

comment-nobody-ends-it = Nikt nie kończy
comment-nobody-ends-it-begin =
    Krótka gra dwóch botów, które patrzą o jedną turę naprzód. Zobacz, co się dzieje, gdy obaj mogliby skończyć grę, a żaden
    tego nie robi.
comment-nobody-ends-it-pile-d =
    Wyłożono ostatnie budynki. Od teraz gra kończy się, gdy w ofercie zostanie najwyżej 1. Czerwony ma { $R-points ->
            [one] 1 punkt
            [few] { $R-points } punkty
           *[many] { $R-points } punktów
        },
    a Zielony { $G-points }: Czerwony powinien się spieszyć.
comment-nobody-ends-it-lead =
    Runda { $round }, a Czerwony wciąż prowadzi { $R-points } do { $G-points }. Większość tego, co zostało, kosztuje
    kamień. Wariant pokazuje, jak Czerwony mógłby zacząć opróżniać ofertę.
comment-nobody-ends-it-stone-name = Czerwony bierze kamień i buduje
comment-nobody-ends-it-stone =
    O jeden budynek mniej, a Czerwony ma { $R-points ->
            [one] 1 punkt
            [few] { $R-points } punkty
           *[many] { $R-points } punktów
        }. Kilka takich tur i gra się kończy, póki Czerwony prowadzi.
comment-nobody-ends-it-behind =
    Po dwóch turach każdego gracza prowadzi Zielony, { $G-points } do { $R-points }. Teraz to Czerwony nie może kończyć gry.
comment-nobody-ends-it-back =
    Czerwony znów wyszedł na prowadzenie, { $R-points } do { $G-points }. Prowadzenie zmienia się co turę, a o końcu nikt nie myśli.
comment-nobody-ends-it-end =
    W rundzie { $round } boty zatrzymano. Punkty: Czerwony { $R-points }, Zielony { $G-points }. Człowiek dawno by to zakończył.

comment-past-500 = Ponad 500
comment-past-500-begin =
    Bot, który przeszukuje możliwości, gra solo. Potrzebuje { $goal } punktów. Zobacz, jak mało zdobywa w pierwszej
    połowie, a jak dużo w drugiej.
comment-past-500-land =
    Runda { $round }: Czerwony ma { $R-points ->
            [one] 1 punkt
            [few] { $R-points } punkty
           *[many] { $R-points } punktów
        }. Monety co turę idą na tereny: to miejsce na późniejsze osady i budynki.
comment-past-500-neutral =
    Runda { $round }. Gracz neutralny dostaje budynki, które zostały w ofercie. Czerwony może ich używać przez
    kontrakty.
comment-past-500-thirteen =
    Spójrz na dobra Czerwonego: prawie wszystkiego po trochu. Komnata cudów przyjmuje 13 różnych dóbr za cud, a
    dzięki neutralnemu Domowi przeora Czerwony może użyć jej drugi raz.
comment-past-500-clay-name = Czerwony bierze glinę
comment-past-500-clay =
    Po tej turze Czerwony ma { $R-points ->
            [one] 1 punkt
            [few] { $R-points } punkty
           *[many] { $R-points } punktów
        }. Dobra czekałyby na następną okazję.
comment-past-500-two =
    Dwa cuda w jednej turze: w rundzie { $round } Czerwony ma { $R-points ->
            [one] 1 punkt
            [few] { $R-points } punkty
           *[many] { $R-points } punktów
        }.
comment-past-500-ten =
    Znacznik owiec pokazuje { $wheel-livestock }. Przy obrocie kieratu znacznik wypadłby z gry, więc Czerwony używa
    go teraz.
comment-past-500-castle =
    Runda { $round } i { $R-points ->
            [one] 1 punkt
            [few] { $R-points } punkty
           *[many] { $R-points } punktów
        }. Dzięki Warowni Czerwony buduje osadę poza fazami osad, a Drukarnia zamienia lasy na księgi.
comment-past-500-last =
    Ostatnia tura. Czerwony ma { $R-points ->
            [one] 1 punkt
            [few] { $R-points } punkty
           *[many] { $R-points } punktów
        } i dwie akcje.
comment-past-500-passed =
    Czerwony ma { $R-points ->
            [one] 1 punkt
            [few] { $R-points } punkty
           *[many] { $R-points } punktów
        }. Teraz gracz neutralny buduje jeszcze raz, a potem jest ostatnia faza osad.
comment-past-500-end =
    To { $R-points ->
            [one] 1 punkt
            [few] { $R-points } punkty
           *[many] { $R-points } punktów
        }. Ponad połowa z nich przyszła w drugiej połowie gry.

comment-by-the-water = Nad wodą
comment-by-the-water-begin =
    Grają trzy boty, które przeszukują możliwości. Śledź Zielonego i patrz, gdzie stawia osady.
comment-by-the-water-coast =
    Zielony buduje, wysyła do nowego budynku przeora i za monety kupuje wybrzeże. Na razie nie może tam stać żadna
    osada.
comment-by-the-water-fishing =
    Pierwsza faza osad. Zielony ma { $G-points ->
            [one] 1 punkt
            [few] { $G-points } punkty
           *[many] { $G-points } punktów
        } i stawia Osadę rybacką na nowym wybrzeżu.
comment-by-the-water-without-name = Zielony nic nie buduje
comment-by-the-water-without =
    Zielony zostaje przy wyniku { $G-points }. Żywność i paliwo zostały, ale następna faza osad jest dopiero za
    kilka rund.
comment-by-the-water-paid =
    Jedna osada i Zielony ma { $G-points ->
            [one] 1 punkt
            [few] { $G-points } punkty
           *[many] { $G-points } punktów
        }. Każde pole morza obok daje 3, a dobrzy sąsiedzi jeszcze więcej.
comment-by-the-water-promenade =
    Promenada portowa staje tuż obok osady. Budynek nad wodą liczy się sam i jako sąsiad.
comment-by-the-water-second =
    Zielony ma { $G-points ->
            [one] 1 punkt
            [few] { $G-points } punkty
           *[many] { $G-points } punktów
        } i znów stawia osadę nad wodą, przy wybrzeżu kupionym dwie rundy wcześniej.
comment-by-the-water-shipyard =
    Zielony kupuje kolejne wybrzeże, od razu buduje na nim Stocznię i wysyła tam przeora. Z drewna powstają ornament
    i monety.
comment-by-the-water-workshop =
    Glina dość się naczekała: Warsztat klasztorny robi ceramikę i ornament w tej samej turze, w której powstaje.
comment-by-the-water-late =
    Runda { $round }. Zielony ma { $G-Ce ->
            [one] 1 ceramikę
            [few] { $G-Ce } ceramiki
           *[many] { $G-Ce } ceramik
        }, { $G-Or ->
            [one] 1 ornament
            [few] { $G-Or } ornamenty
           *[many] { $G-Or } ornamentów
        } i { $G-points ->
            [one] 1 punkt
            [few] { $G-points } punkty
           *[many] { $G-points } punktów
        }. Buduje następną osadę.
comment-by-the-water-wonder =
    Księga, ceramika, ornament i relikwia: Zielony ma wszystkie cztery. W Przytułku zamienia je na cud.
comment-by-the-water-again =
    Zielony ma dobra na drugi cud i buduje Zakrystię, żeby go zrobić.
comment-by-the-water-end =
    Zielony wygrywa z wynikiem { $G-points }. Niebieski ma { $B-points }, a Czerwony { $R-points }.

comment-open-doors = Budynki innych graczy
comment-open-doors-begin =
    W Irlandii grają trzy boty, które patrzą o jedną turę naprzód. Zobacz, kto używa czyich budynków i kto na tym zarabia.
comment-open-doors-fuel =
    Niebieski zawiera kontrakt na Skład opału Czerwonego. Czerwony ma { $R-Pn ->
            [one] 1 monetę
            [few] { $R-Pn } monety
           *[many] { $R-Pn } monet
        } i dostaje zapłatę za kontrakt.
comment-open-doors-workshop =
    Niebieski buduje Warsztat klasztorny i wysyła do niego przeora. Odtąd wszyscy chcą go używać.
comment-open-doors-hired =
    Zielony ma { $G-Cl ->
            [one] 1 żeton gliny
            [few] { $G-Cl } żetony gliny
           *[many] { $G-Cl } żetonów gliny
        }, ale nie ma warsztatu. Dom przeora Niebieskiego pozwala mu użyć budynku, na którym stoi przeor. Zielony robi więc ceramikę, a Niebieski dostaje zapłatę.
comment-open-doors-small-wheel =
    Kierat niewiele daje: torf { $wheel-peat }, owce { $wheel-livestock }. Zamiast czekać, Czerwony zawiera kontrakt
    na cudzy Refektarz.
comment-open-doors-doors =
    Runda { $round }: Niebieski ma { $B-points ->
            [one] 1 punkt
            [few] { $B-points } punkty
           *[many] { $B-points } punktów
        }. Przez Dom przeora używa Karczmy, przez Karczmę Warowni z oferty, a dzięki niej buduje osadę.
comment-open-doors-green-too =
    Zielony, który ma { $G-points ->
            [one] 1 punkt
            [few] { $G-points } punkty
           *[many] { $G-points } punktów
        }, może użyć tego samego łańcucha budynków za cenę jednego kontraktu.
comment-open-doors-red-too =
    Czerwony też używa części tego łańcucha: Karczma należy do Zielonego. Właściciel takiego budynku zarabia do
    końca gry.
comment-open-doors-bonus =
    W rundzie specjalnej przeor może iść do dowolnego budynku. Niebieski ma { $B-Rq ->
            [one] 1 relikwię
            [few] { $B-Rq } relikwie
           *[many] { $B-Rq } relikwii
        }, { $B-Or ->
            [one] 1 ornament
            [few] { $B-Or } ornamenty
           *[many] { $B-Or } ornamentów
        } i { $B-Bo ->
            [one] 1 księgę
            [few] { $B-Bo } księgi
           *[many] { $B-Bo } ksiąg
        }. Pora na cud.
comment-open-doors-end =
    Niebieski wygrywa z wynikiem { $B-points }. Czerwony ma { $R-points }, a Zielony { $G-points }.
