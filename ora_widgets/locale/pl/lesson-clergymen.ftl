# Lesson 2: clergymen and first buildings.

lesson-clergymen = Mnisi i pierwsze budynki
    .goals = Po tej lekcji umiesz wysłać mnichów do pracy, zbudować pierwszy budynek i powiedzieć, kiedy mnisi wracają do domu.

lesson-clergymen-send-somebody =
    Masz trzech mnichów: jednego przeora i dwóch braci zakonnych. Zaczyna gracz rozpoczynający, potem kolejni gracze
    zgodnie z ruchem wskazówek zegara. W każdej turze wykonujesz jedną akcję podstawową (F5.1). Najczęstsza: wyślij
    mnicha, który jest w domu, do własnego wolnego budynku i raz go użyj (F5.2.1). Nie ma znaczenia, czy wejdzie przeor,
    czy brat zakonny.
    .title = Wyślij kogoś
    .task = Wyślij przeora do Obejścia i weź owce.
    .hint-1 = Kliknij Obejście, potem przeora, potem znacznik owiec.
    .hint-2 = use LR2 prior, potem take livestock.
    .learnt = Przeor stoi w Obejściu, a ty masz owce. Zostanie tam, aż twoi mnisi wrócą do domu.

lesson-clergymen-just-standing =
    Budynek działa raz: w chwili, gdy wchodzi do niego mnich. Później, gdy mnich już tylko stoi, nic się nie dzieje
    (F5.2.3). Nigdy nie musisz używać budynku: możesz wysłać tam mnicha i nic nie wziąć (F5.2.2).
    .title = Tylko stać
    .task = W tej turze wyślij brata zakonnego do Kancelarii klasztornej i nic nie bierz. Na koniec znacznik monet ma nadal pokazywać { $wheel-coin }.
    .hint-1 = Po wysłaniu go pada pytanie, którego znacznika użyć. Możesz też wybrać, że żadnego.
    .hint-2 = use LR3 lay, potem skip.
    .learnt = Nigdy nie musisz używać budynku. Czasem lepiej nie ruszać znacznika, żeby urósł.

lesson-clergymen-where-not =
    W budynku mieści się jeden mnich. Dopóki budynek jest zajęty, nikt inny nie może go użyć (F5.2.5). Używać można
    tylko budynków, które stoją na czyichś ziemiach, a nie kart leżących w ofercie, takich jak Piekarnia. Nie można też używać lasów,
    torfowisk ani osad (F5.2.4).
    .title = Dokąd nie można iść
    .task = Twój przeor i jeden brat zakonny pracują. Jeden brat jest w domu. Wyślij go do jedynego budynku, do którego może pójść.
    .hint-1 = Gliniane wzgórze i Obejście są zajęte, a Piekarnia leży jeszcze w ofercie. Który budynek zostaje?
    .hint-2 = use LR3 lay, potem take coin.
    .learnt = Kancelaria klasztorna jest twoja, jest zbudowana i nikt na niej nie stoi. Możesz więc jej użyć.

lesson-clergymen-first-building =
    Karty w ofercie nie należą do nikogo. Zbudowanie jednej to akcja podstawowa: zapłać jej koszt i od razu połóż ją na
    swoim pustym polu (F5.5.1). Jeśli twój przeor jest w domu, może wejść do nowego budynku i natychmiast go użyć
    (F5.5.5). Może to zrobić tylko przeor, więc trzymaj go w domu, kiedy chcesz budować.
    .title = Twój pierwszy budynek
    .task = Zbuduj Mielerz, wprowadź przeora i zamień torf na opał: na koniec masz mieć { $want-R-Co } opału.
    .hint-1 = Mielerz kosztuje 1 glinę, którą masz. Daje 1 opał i 1 monetę oraz zamienia torf na opał.
    .hint-2 = { $solution }.
    .learnt = Mielerz został zbudowany i użyty w tej samej turze. Dlatego przeora trzyma się w domu.

lesson-clergymen-coming-home =
    Mnisi wracają do domu na początku rundy: jeśli wszyscy trzej są poza domem, wszyscy trzej wracają (F3.1). Jeśli choć
    jeden jest w domu, pozostali zostają, gdzie są. W trakcie rundy nikt nie wraca, chyba że pozwala na to karta (F3.7).
    Gracz rozpoczynający rundę ma jej pierwszą turę i także ostatnią. Potem żeton gracza rozpoczynającego przechodzi do następnego (F3.4, F3.5).
    .title = Powrót do domu
    .task = To druga tura Czerwonego w rundzie { $round }. Dwóch twoich mnichów jest poza domem. Zadbaj o to, żeby na początku rundy { $want-round } wszyscy trzej byli w domu.
    .hint-1 = Wrócą tylko wtedy, gdy trzeci też będzie poza domem.
    .hint-2 = Wyślij gdzieś ostatniego brata zakonnego i zakończ turę: use LR3 lay; take coin; done.
    .learnt = Wszyscy trzej byli poza domem, więc wszyscy trzej wrócili. Wysłanie ostatniego to często najlepszy sposób, żeby przeor wrócił.

lesson-clergymen-in-order =
    Runda zaczyna się zawsze w tej samej kolejności (F3.8). Najpierw wracają mnisi. Potem obraca się kierat. Potem jest
    faza osad, jeśli przypada. Na koniec gracze wykonują swoje akcje.
    .title = Najpierw mnisi, potem kierat
    .task = Czerwony ma ostatnią turę rundy { $round }; glina pokazuje { $wheel-clay }, a wszyscy mnisi Zielonego są poza domem. Niech Czerwony spasuje i zakończy turę. Potem jako Zielony weź { $want-G-Cl } gliny z Glinianego wzgórza Zielonego.
    .hint-1 = Na Glinianym wzgórzu Zielonego ktoś stoi. Kto wraca do domu, gdy zaczyna się runda, i co się potem obraca?
    .hint-2 = pass; done; use LG1 lay; take clay.
    .learnt = Najpierw wrócili mnisi Zielonego, potem obrócił się kierat i glina wzrosła do { $want-G-Cl }. Ta kolejność jest taka sama w każdej odmianie gry.
