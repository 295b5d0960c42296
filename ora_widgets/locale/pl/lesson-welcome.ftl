# Lesson 0: what the game is about, and the table.

lesson-welcome = Witaj w Ora et Labora
    .goals = Po tej lekcji wiesz, o co chodzi w grze i kto wygrywa. Znasz stół i umiesz postawić budynek na polu.

lesson-welcome-the-aim =
    Kierujesz klasztorem. Zbierasz dobra, stawiasz budynki, a później budujesz wśród nich osady. Na końcu wszyscy liczą
    punkty za cenne dobra, za budynki i za osady; wygrywa gracz, który ma najwięcej punktów (F14.4). Tarcza na karcie
    pokazuje jej punkty, a domek mówi, ile punktów karta dodaje każdej osadzie obok.
    .title = Kto wygrywa
    .task = Na końcu Czerwony ma 9 punktów za dobra, 20 za budynki i 16 za osady. Zielony ma 40 punktów za dobra i nic więcej. Kto wygrywa?
    .choice-a = Czerwony
    .choice-b = Zielony
    .choice-c = obaj
    .hint-1 = Dodaj trzy liczby Czerwonego i porównaj.
    .hint-2 = Czy 9 + 20 + 16 to więcej niż 40, czy mniej?
    .learnt = Czerwony ma 9 + 20 + 16 = 45 punktów, a Zielony 40. Do punktów prowadzi wiele dróg i można je łączyć.

lesson-welcome-the-table =
    Na górze widać graczy i ich punkty, pod nimi zadanie i to, co możesz teraz zrobić. Kierat pokazuje, ile danego dobra
    wolno wziąć. Nad twoją ziemią są twoje dobra i twoi mnisi: przeor i dwóch braci zakonnych. Wyślij jednego z nich do
    budynku, żeby go użyć (F5.2.1). Gliniane wzgórze daje glinę, Obejście zboże albo owce, Kancelaria klasztorna monety.
    .title = Stół
    .task = Grasz Czerwonym. Weź glinę czterema kliknięciami: akcja, Gliniane wzgórze, brat zakonny, glina. Następne kliknięcie ma jasną obwódkę.
    .hint-1 = Poszukaj jasnej obwódki i tam kliknij.
    .learnt = Twój brat zakonny stoi na Glinianym wzgórzu, a ty masz o { $gain-R-Cl } gliny więcej. Kierat pokazuje teraz { $then-wheel-clay } gliny (F4.4). Później znowu urośnie.

lesson-welcome-names =
    Teraz, w nowej pozycji, postaw budynek. Mielerz leży w ofercie, pod napisem „Budynki”, i każdy może go zbudować. Pola nazywa się jak
    na mapie: litera to rząd, cyfra to kolumna. Na początku masz rzędy M i N, więc pole N6 leży w dolnym (F7.1).
    Zakładka „Co się wydarzyło” pokazuje wszystkie ruchy; każdy da się też zapisać w jednym wierszu.
    .title = Budynek i jego pole
    .task = Zbuduj Mielerz na polu N6.
    .hint-1 = Wybierz „Zbuduj”. Każde puste pole ma w rogu swoją literę i cyfrę.
    .hint-2 = Kliknij kartę, potem pole N6.
    .learnt = Mielerz jest twój, a każdy może kogoś tam wysłać. Daje ci { $gain-R-points } punkty; widać je na górze.

lesson-welcome-rule-numbers =
    Widzisz w tekstach numery takie jak F4.4. To numery zasad. Przy zadaniu stoją zasady, których ono dotyczy. Kliknij
    numer, żeby przeczytać zasadę.
    .title = Numery zasad
    .task = Przeczytaj zasadę F2.6. Ile kart osad ma każdy na początku?
    .hint-1 = Kliknij numer F2.6 przy zadaniu.
    .hint-2 = Policz nazwy po słowach „karty osad”.
    .learnt = Cztery. Numer z literą F i z kropką, taki jak F2.6, to zasada.

lesson-welcome-a-round =
    Gra ma wiele rund. W rundzie gracze mają swoje tury po kolei. Gracz rozpoczynający ma pierwszą turę, a w tej grze
    także ostatnią (F3.4). Tura to jedna akcja; potem kończysz turę. Gdy zaczyna się nowa runda, kierat się obraca
    (F3.2). Wtedy można wziąć więcej każdego dobra, którego nikt nie brał.
    .title = Cała runda
    .task = Zagraj rundę { $round } do końca. Za każdym razem klikaj jasną obwódkę. Zielony i Niebieski grają sami.
    .hint-1 = Po swojej akcji zakończ turę.
    .learnt = Zaczęła się runda { $then-round }, a graczem rozpoczynającym jest teraz Zielony. Drewno i torf pokazują { $then-wheel-wood }, a joker { $then-wheel-joker }, bo nikt ich nie użył. Znasz już stół; następna lekcja jest o kieracie.
