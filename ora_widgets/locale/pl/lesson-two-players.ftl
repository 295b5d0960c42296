# Lesson 11: two players.

lesson-two-players = Dwóch graczy
    .goals = Po tej lekcji umiesz grać w krótką i długą grę dwuosobową i wiesz, jak je zakończyć.

lesson-two-players-two-actions =
    W krótkiej grze dwuosobowej gracie na przemian. Każda tura zaczyna się obrotem kieratu i ma dwie akcje podstawowe
    (F10.2). Kierat leży tylną stroną do góry; wartości rosną na niej wolniej: 0, 1, 2, 2, 3 … (F2.2). Gra się 24
    kartami.
    .title = Dwie akcje
    .task = Weź w jednej turze { $want-R-Cl ->
            [one] 1 glinę
            [few] { $want-R-Cl } gliny
           *[many] { $want-R-Cl } gliny
        } i { $want-R-Gn ->
            [one] 1 zboże
            [few] { $want-R-Gn } zboża
           *[many] { $want-R-Gn } zboża
        } i zakończ ją.
    .hint-1 = Gliniane wzgórze i Obejście, jedno po drugim.
    .hint-2 = use LR1 lay; take clay; use LR2 lay; take grain; done.
    .learnt = W każdej turze kierat obraca się raz, a ty wykonujesz dwie akcje. Teraz tura Zielonego.

lesson-two-players-the-last-one =
    Mnisi wracają tylko wtedy, gdy zaczyna się tura. Jeśli pierwszą akcją wyślesz ostatniego mnicha, drugą nie możesz
    użyć własnych budynków. Nadal możesz zawierać kontrakty, budować, karczować las i wykopywać torf (F10.4).
    .title = Ostatni zamyka drzwi
    .task = W domu został jeden brat zakonny. Weź w tej turze glinę i drewno.
    .hint-1 = Do jednego z dwojga nie potrzeba mnicha.
    .hint-2 = use LR1 lay; take clay; fell 0,1 wood.
    .learnt = Karczowanie, wykopywanie, budowanie i kontrakty nie wymagają twoich mnichów. Gdy wszyscy trzej są poza domem, wracają na początku następnej tury, twojej albo Zielonego.

lesson-two-players-phase-a =
    W grze krótkiej fazy osad przypadają na tury 7, 14, 21 i 28 (F10.3). Liczy się razem tury obu graczy. W grze
    długiej przypadają na rundy 7, 14, 21 i 28 (F11.4). Pierwszy jest gracz, którego tura się zaczyna; w grze długiej
    gracz rozpoczynający.
    .title = Kiedy są fazy
    .task = To jest tura { $round }, a gra Zielony. Zielony dwa razy pasuje i kończy turę. Potem zagraj Czerwonym i zbuduj Dzielnicę nędzy, gdy tylko będzie wolno.
    .hint-1 = Tura ma dwie akcje i obie można spasować. Czym zaczyna się tura { $then-round }?
    .hint-2 = pass; pass; done. Pierwszy krok fazy ma Czerwony: settle S1 na pustym polu.
    .learnt = Tura { $then-round } zaczyna się fazą osad A, a pierwszy jest Czerwony. Tury obu graczy liczy się razem.

lesson-two-players-how-much-land =
    W grze krótkiej obie akcje to razem jedna tura, a w turze wolno kupić jeden teren (F10.5). W grze długiej twoja
    podwójna akcja to jedna tura, a pojedyncza druga (F11.5).
    .title = Ile terenów
    .task = To gra długa: Czerwony ma teraz pojedynczą akcję, a zaraz po niej podwójną. Za { $R-Pn } monet kup dwa zagony, jeden do rzędu L i jeden do rzędu O.
    .hint-1 = W każdej turze wolno kupić jeden. Kiedy zaczyna się twoja następna tura?
    .hint-2 = district -1 plains; pass; done; district 2 plains.
    .learnt = W każdej turze wolno kupić jeden teren i jeszcze jeden w każdej fazie osad.

lesson-two-players-three-in-a-row =
    W długiej grze dwuosobowej gra się rundami. Gracz rozpoczynający wykonuje dwie akcje, potem drugi gracz jedną. Potem
    rozpoczynającym zostaje ten drugi (F11.2). Po pierwszej rundzie każdy wykonuje więc trzy akcje z rzędu: jedną, potem
    obraca się kierat, potem dwie. Mnisi wracają tylko między rundami (F11.3). Kierat leży przednią stroną do góry, a
    używa się prawie wszystkich kart (F11.1).
    .title = Trzy z rzędu
    .task = Czerwony w rundzie { $round } dwa razy pasuje. Trzema następnymi akcjami Zielonego weź { $want-G-Cl } gliny, { $want-G-Gn } zboża i { $want-G-Pn ->
            [one] 1 monetę
            [few] { $want-G-Pn } monety
           *[many] { $want-G-Pn } monet
        }.
    .hint-1 = Zielony ma jedną akcję, potem obraca się kierat, potem ma jeszcze dwie. Wszystkie znaczniki pokazują teraz { $wheel-clay }; co trzeba wziąć najpierw?
    .hint-2 = Glinę weź w rundzie { $round }. W rundzie { $then-round } zboże i monety pokazują { $want-G-Gn }, a dwóch mnichów jest wciąż w domu.
    .learnt = Zielony miał trzy akcje z rzędu, z jednym obrotem kieratu po pierwszej. Jest graczem rozpoczynającym rundy { $then-round }.

lesson-two-players-the-end-short =
    Gra dwuosobowa nie ma ustalonej długości. Nie ma rundy specjalnej ani fazy E (F10.6). Gdy stos D jest już wyłożony,
    koniec zaczyna się, kiedy w ofercie został najwyżej 1 budynek. Kończysz swoją turę, a drugi gracz ma jedną ostatnią
    akcję. Potem liczy się punkty (F10.7). Rozpoczętego końca nie da się cofnąć (F10.8).
    .title = Koniec gry krótkiej
    .task = W ofercie zostały dwa budynki. Spraw, żeby gra skończyła się jak najwcześniej.
    .hint-1 = Zbuduj jeden z nich. Potem zakończ turę i niech Zielony wykona ostatnią akcję.
    .hint-2 = build G12 0,3; skip; pass; done; pass; done.
    .learnt = Kto buduje przedostatnią kartę z oferty, kończy grę. Policz przedtem punkty.

lesson-two-players-the-end-long =
    Gra długa kończy się podobnie. Gdy stos D jest wyłożony, a w ofercie zostały najwyżej 3 budynki, trwająca runda jest
    ostatnia (F11.6). Jeśli koniec wywołał gracz rozpoczynający, drugi ma jeszcze pojedynczą akcję tej rundy.
    .title = Koniec gry długiej
    .task = W ofercie zostały cztery budynki. Spraw, żeby gra się skończyła.
    .hint-1 = Zbuduj jeden z nich i rozegraj rundę do końca.
    .hint-2 = build G02 0,3; skip; pass; done; pass; done.
    .learnt = Runda dobiegła końca i gra się skończyła.

lesson-two-players-the-castle =
    Przy dwóch graczach po D nie ma już fazy osad. Osady, które zostały ci na ręce, można wtedy zbudować tylko dzięki
    Warowni (F8.9). Używając Warowni, możesz zbudować jedną osadę; płacisz jej żywność i energię jak zwykle.
    .title = Warownia
    .task = Faza D minęła. Mimo to zbuduj Osadę rolniczą tam, gdzie da najwięcej punktów.
    .hint-1 = Który budynek pozwala zbudować osadę? Oba pola pogórza go dotykają; przy którym drugi sąsiad jest lepszy?
    .hint-2 = use G28 lay; settle S2 0,5.
    .learnt = Warownia ma 7 punktów dodatkowych: to także dobra sąsiadka.
