# Lesson 10: two players.

lesson-two-players = Dwóch graczy
    .goals = Po tej lekcji umiesz grać we dwoje w grę krótką i długą i kończyć je wtedy, kiedy ci to pasuje.

lesson-two-players-two-actions =
    Zwykła gra dla dwojga jest szybka: gracie na przemian, a każda tura zaczyna się obrotem kieratu i ma dwie akcje podstawowe (F10.2). Kierat
    leży tylną stroną, na której wartości rosną wolniej: 0, 1, 2, 2, 3 … (F2.2). Gra się 24 kartami.
    .title = Dwie akcje
    .task = Weź w jednej turze 1 glinę i 1 zboże i zakończ ją.
    .hint-1 = Gliniane wzgórze i Obejście, jedno po drugim.
    .hint-2 = use LR1 lay; take clay; use LR2 lay; take grain; done.
    .learnt = Dwie akcje, jeden obrót kieratu. Teraz to samo robi Zielony.

lesson-two-players-the-last-one =
    Mnisi wracają tylko wtedy, gdy zaczyna się tura. Jeśli pierwszą akcją wyślesz ostatniego, przy drugiej twoje budynki są zamknięte; zostają
    kontrakty, budowanie, karczowanie i wykopywanie (F10.4).
    .title = Ostatni zamyka drzwi
    .task = W domu został jeden brat zakonny. Weź w tej turze glinę i drewno.
    .hint-1 = Do jednego z dwojga nie potrzeba mnicha.
    .hint-2 = use LR1 lay; take clay; fell 0,1 wood.
    .learnt = Karczowanie, wykopywanie, budowanie i kontrakty nie wymagają twoich mnichów. Gdy wszyscy trzej są poza domem, wracają na początku następnej tury, twojej albo Zielonego.

lesson-two-players-phase-a =
    Fazy osad przypadają w grze krótkiej na tury 7, 14, 21 i 28, licząc tury obojga graczy, a w grze długiej na rundy 7, 14, 21 i 28 (F10.3,
    F11.4). Pierwszy buduje osadę gracz, którego tura się zaczyna.
    .title = Kiedy przychodzą stosy
    .task = To jest tura 6. Niech Zielony dwa razy spasuje i zakończy turę: zobacz, co przyjdzie.
    .hint-1 = pass; pass; done.
    .learnt = Tura 7 zaczyna się fazą osad A, a pierwszy jest Czerwony.

lesson-two-players-how-much-land =
    Dwie akcje z rzędu to wciąż jedna tura, a tura pozwala na jeden teren (F10.5). W grze długiej twoja podwójna akcja to jedna tura, a pojedyncza
    druga (F11.5).
    .title = Ile ziemi
    .task = To gra długa: Czerwony ma teraz pojedynczą akcję, a zaraz po niej podwójną. Za 5 monet kup dwa zagony, jeden do rzędu -1 i jeden do rzędu 2.
    .hint-1 = Licz tury, nie akcje. Kiedy wolno kupić drugi?
    .hint-2 = district -1 plains; pass; done; district 2 plains.
    .learnt = Jeden teren w każdej turze i jeszcze jeden w każdej fazie osad.

lesson-two-players-three-in-a-row =
    Długą grę dla dwojga gra się w rundach: gracz rozpoczynający ma dwie akcje, drugi jedną, potem role się zmieniają (F11.2). Po pierwszej
    rundzie każdy wykonuje więc trzy akcje z rzędu: jedną, potem obrót kieratu, potem dwie. Mnisi wracają tylko między rundami (F11.3). Kierat leży
    przednią stroną, a w grze są prawie wszystkie karty (F11.1).
    .title = Trzy z rzędu
    .task = Zagraj rundę 1: Czerwony pasuje dwa razy, Zielony raz. Zobacz, czyja jest potem tura.
    .hint-1 = Każdą turę kończy done.
    .hint-2 = pass; pass; done; pass; done.
    .learnt = Zielony dopiero co działał i działa znowu, dwa razy: to on zaczyna rundę 2.

lesson-two-players-the-end-short =
    Jak długo trwa gra dla dwojga, zależy od was. Nie ma rundy specjalnej ani fazy E (F10.6). Gdy stos D jest wyłożony, a w ofercie został najwyżej 1
    budynek, zaczął się koniec: kończysz turę, drugi gracz ma jedną ostatnią akcję i liczy się punkty (F10.7). Nie da się tego odwołać (F10.8).
    .title = Koniec gry krótkiej
    .task = Zostały dwa budynki. Doprowadź grę do końca.
    .hint-1 = Zbuduj jeden; potem zakończ turę i niech Zielony ma ostatnią akcję.
    .hint-2 = build G12 0,3; skip; pass; done; pass; done.
    .learnt = Kto zostawia w ofercie tylko jeden budynek, sprowadza koniec gry. Policz przedtem punkty.

lesson-two-players-the-end-long =
    Gra długa kończy się w tym samym duchu: stos D wyłożony, najwyżej 3 budynki w ofercie, i runda zostaje dokończona, nic więcej (F11.6). Jeśli
    sprawia to gracz rozpoczynający, drugi ma jeszcze pojedynczą akcję tej rundy.
    .title = Koniec gry długiej
    .task = Zostały cztery budynki. Doprowadź grę do końca.
    .hint-1 = Zbuduj jeden; runda idzie do końca.
    .hint-2 = build G02 0,3; skip; pass; done; pass; done.
    .learnt = Runda zostaje dograna do końca i gra jest skończona.

lesson-two-players-the-castle =
    Przy dwóch graczach po D nie ma już fazy osad. Co wtedy zostało na ręce, można zbudować tylko dzięki Warowni (F8.9): kto jej używa, buduje osadę i
    płaci jak zawsze.
    .title = Po co jest Warownia
    .task = Faza D minęła. Zbuduj Osadę rolniczą na 0,5, obok Warowni.
    .hint-1 = Wyślij kogoś do Warowni.
    .hint-2 = use G28 lay; settle S2 0,5.
    .learnt = Warownia ma 7 punktów dodatkowych: to także dobra sąsiadka.
