# Lesson 1: clergymen and first buildings.

lesson-clergymen = Mnisi i pierwsze budynki
    .goals = Po tej lekcji umiesz wysłać mnichów do pracy, postawić pierwszy budynek i wiesz, kiedy mnisi wracają do domu.

lesson-clergymen-send-somebody =
    Masz trzech mnichów: jednego przeora i dwóch braci zakonnych. Zaczyna gracz rozpoczynający, potem idzie to zgodnie z
    ruchem wskazówek zegara, a każda tura przynosi jedną akcję podstawową (F5.1). Najczęstsza: wyślij mnicha, który jest w
    domu, do własnego wolnego budynku i raz go użyj (F5.2.1). Dla budynku przeor czy brat to bez różnicy.
    .title = Wyślij kogoś
    .task = Wyślij przeora do Obejścia i weź owce.
    .hint-1 = Kliknij Obejście, potem przeora, potem znacznik owiec.
    .hint-2 = use LR2 prior, potem take livestock.
    .learnt = Przeor stoi w Obejściu, a owce są twoje. Zostanie tam, aż wolno mu będzie wrócić do domu.

lesson-clergymen-just-standing =
    Działanie budynku należy do chwili, w której ktoś przybywa. Później, gdy tylko stoi, nic już nie robi (F5.2.3). I nigdy
    nie musisz z niego korzystać: mnich może przyjść i zostawić wszystko tak, jak jest (F5.2.2).
    .title = Tylko stać
    .task = Wyślij brata zakonnego do Kancelarii klasztornej i nic nie bierz: znacznik monet ma zachować swoje 2.
    .hint-1 = Po wysłaniu go pada pytanie, którego znacznika użyć; można nie użyć żadnego.
    .hint-2 = use LR3 lay, potem skip.
    .learnt = Nikt cię nie zmusi do użycia budynku. Czasem lepiej pozwolić znacznikowi rosnąć.

lesson-clergymen-where-not =
    Jeden mnich wypełnia budynek, a zajęty budynek jest zamknięty (F5.2.5). Używać można tylko budynków, które stoją na
    czyichś ziemiach, a nie kart leżących jeszcze w ofercie; nikt też nie pracuje w lesie, na torfowisku ani w osadzie
    (F5.2.4).
    .title = Dokąd nie można iść
    .task = Twój przeor i jeden brat zakonny pracują; jeden brat jest w domu. Wyślij go do jedynego budynku, który stoi przed nim otworem.
    .hint-1 = Gliniane wzgórze i Obejście są zajęte, a Piekarnia leży jeszcze w ofercie. Co zostaje?
    .hint-2 = use LR3 lay, potem take coin.
    .learnt = Kancelaria klasztorna jest twoja, zbudowana i wolna. Nic więcej nie trzeba.

lesson-clergymen-first-building =
    Karty w ofercie nie należą do nikogo. Zbudowanie jednej to akcja podstawowa: zapłać jej koszt i od razu połóż ją na
    swoim pustym polu (F5.5.1). A potem najlepsze: jeśli twój przeor jest w domu, może się wprowadzić i natychmiast użyć
    nowego budynku (F5.5.5). Tylko on to potrafi. Trzymaj go więc w domu, kiedy chcesz budować.
    .title = Twój pierwszy budynek
    .task = Zbuduj Mielerz, wprowadź przeora i zamień torf na opał: na koniec masz mieć 2 opału.
    .hint-1 = Mielerz kosztuje 1 glinę, którą masz. Daje 1 opał i 1 monetę oraz zamienia torf na opał.
    .hint-2 = build G07 0,3; prior; times 1.
    .learnt = Jedna tura, a masz budynek, 2 opału i o jedną monetę więcej. Po to jest przeor.

lesson-clergymen-coming-home =
    Kiedy wracają do domu? Na początku rundy: jeśli wszyscy trzej są poza domem, wszyscy trzej wracają (F3.1). Jeśli choć
    jeden jest w domu, pozostali zostają, gdzie są. W trakcie rundy nikt nie wraca, chyba że pozwala na to karta (F3.7).
    Gracz rozpoczynający rundę ma dwie tury, pierwszą i ostatnią; potem żeton przechodzi w lewo (F3.4, F3.5).
    .title = Powrót do domu
    .task = To druga tura Czerwonego w rundzie 4. Dwóch twoich mnichów jest poza domem. Zadbaj o to, żeby rundę 5 zacząć z całą trójką w domu.
    .hint-1 = Wrócą tylko wtedy, gdy trzeci też będzie poza domem.
    .hint-2 = Wyślij gdzieś ostatniego brata zakonnego i zakończ turę: use LR3 lay; take coin; done.
    .learnt = Wszyscy trzej poza domem, wszyscy trzej z powrotem. Wysłanie ostatniego to często najlepszy sposób, żeby przeor wrócił.

lesson-clergymen-in-order =
    Runda jest zawsze przygotowywana w tej samej kolejności (F3.8): najpierw wracają mnisi, potem obraca się kierat, potem
    jest faza osad, jeśli przypada, a potem wszyscy działają.
    .title = Najpierw dom, potem kierat
    .task = Czerwony ma ostatnią turę rundy 4; glina pokazuje 3, a wszyscy mnisi Zielonego są poza domem. Niech Czerwony spasuje i zakończy turę. Potem jako Zielony weź 4 gliny z Glinianego wzgórza Zielonego.
    .hint-1 = Na Glinianym wzgórzu Zielonego ktoś stoi. Kto wraca do domu, gdy zaczyna się runda, i co się potem obraca?
    .hint-2 = pass; done; use LG1 lay; take clay.
    .learnt = Dom, kierat, (osady,) akcje: mnisi Zielonego byli w domu, zanim glina wzrosła do 4. Tak samo w każdej odmianie gry.
