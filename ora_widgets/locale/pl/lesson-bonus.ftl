# Lesson 10: the bonus round.

lesson-bonus-round = Runda specjalna
    .goals = Po tej lekcji umiesz dobrze wykorzystać ostatnią rundę przy trzech lub czterech graczach.

lesson-bonus-round-when =
    Przy trzech lub czterech graczach gra długa ma 24 zwykłe rundy, krótka 12 (F3.6). Potem jest jeszcze jedna, runda specjalna, z własnymi
    zasadami (F9.1).
    .title = Jeszcze jedna runda
    .task = Przeor Czerwonego stoi na Glinianym wzgórzu. Niebieski ma ostatnią turę rundy { $round } i pasuje. W następnej rundzie wyślij przeora Czerwonego i jeszcze raz weź glinę.
    .hint-1 = W zwykłej rundzie żaden mnich Czerwonego by nie wrócił: jeden brat jest wciąż w domu. Co zmienia się po rundzie { $round }?
    .hint-2 = Najpierw pass; done za Niebieskiego. Potem przeor Czerwonego jest w domu: use LR1 prior.
    .learnt = Runda { $then-round } jest rundą specjalną, a przeor Czerwonego wrócił na nią do domu. W grze krótkiej jest to runda 13.

lesson-bonus-round-any-building =
    Przed rundą specjalną każdy przeor wraca do domu. Bracia zakonni nie wracają, a kierat obraca się jeszcze raz
    (F9.2). Potem każdy gracz ma tylko jedną akcję. Można ją wykorzystać tak: postaw przeora na dowolnym budynku
    dowolnego gracza, nawet zajętym, i użyj tego budynku za darmo (F9.3).
    .title = Każdy budynek jest otwarty
    .task = Kościół klasztorny Zielonego jest zajęty. Mimo to wyślij tam przeora i wykonaj { $want-R-Rq } relikwie.
    .hint-1 = W rundzie specjalnej przeor może pójść do każdego budynku.
    .hint-2 = use F24 prior; times 2.
    .learnt = 16 punktów za jedną akcję, a Zielony nie dostał za to monety. Przed końcem gry zastanów się, który budynek na stole jest dla ciebie najlepszy.

lesson-bonus-round-build-instead =
    Drugi sposób wykorzystania tej akcji: zbuduj budynek i, jeśli chcesz, wprowadź do niego przeora (F9.3). Akcje
    dodatkowe są dozwolone jak zawsze, więc możesz też kupić teren (F9.4, F6.7).
    .title = Albo buduj
    .task = Zbuduj Promenadę portową i od razu jej użyj.
    .hint-1 = Wymaga wybrzeża, więc najpierw kup areał z wybrzeżem.
    .hint-2 = plot 0 coast; build F11 0,-1; prior.
    .learnt = Kupujesz areał, budujesz na nim i używasz nowego budynku: wszystko w ostatniej akcji gry.

lesson-bonus-round-not-allowed =
    W rundzie specjalnej nie wolno wysyłać braci zakonnych, zawierać kontraktów, karczować lasu ani wykopywać torfu
    (F9.3).
    .title = Czego nie wolno
    .task = Co z tego Czerwony może zrobić w rundzie specjalnej?
    .choice-a = wykarczować las na polu M4
    .choice-b = wysłać brata zakonnego do Obejścia
    .choice-c = zawrzeć za monetę kontrakt na Obejście Zielonego
    .choice-d = wysłać przeora do Obejścia Zielonego
    .hint-1 = Wolno tylko budować albo wysłać przeora.
    .learnt = W rundzie specjalnej przeor może pójść do każdego budynku i nic to nie kosztuje.

lesson-bonus-round-phase-e =
    Na samym końcu jest faza osad E. Każdy gracz może kupić jeden teren i zbudować jedną osadę, a nowych kart nie ma
    (F9.5). Potem gra się kończy i liczy się punkty (F9.6).
    .title = Ostatnia osada
    .task = Dzielnica nędzy ma -3 punkty dodatkowe. Zbuduj ją tam, gdzie sąsiedzi dodadzą najwięcej punktów. Potem zakończ grę za wszystkich trzech graczy.
    .hint-1 = Puste są trzy pola: M5, M6 i N6. Które z nich dotyka najwięcej twoich budynków? Po kroku Czerwonego przychodzi krok Zielonego, potem Niebieskiego.
    .hint-2 = settle S1 1,3; done; done; done.
    .learnt = Gra się skończyła. Między Obejściem a Kancelarią klasztorną (po 2) Dzielnica nędzy dała 1 punkt. Na M5 kosztowałaby 1 punkt; wtedy lepiej niczego nie budować.
