# Lesson 9: the bonus round.

lesson-bonus-round = Runda specjalna
    .goals = Po tej lekcji umiesz jak najlepiej wykorzystać ostatnią rundę przy trzech lub czterech graczach.

lesson-bonus-round-when =
    Przy trzech lub czterech graczach gra długa ma 24 zwykłe rundy, krótka 12 (F3.6). Potem jest jeszcze jedna, runda specjalna, z własnymi
    zasadami (F9.1).
    .title = Jeszcze jedna runda
    .task = Niebieski ma ostatnią turę rundy 24. Niech Niebieski spasuje i zakończy turę; zobacz, co przychodzi po ostatniej zwykłej rundzie.
    .hint-1 = pass, potem done.
    .learnt = Runda 25 jest rundą specjalną, a przeor Czerwonego wrócił na nią do domu. W grze krótkiej jest to runda 13.

lesson-bonus-round-any-building =
    Zanim się zacznie, każdy przeor wraca do domu; bracia zakonni zostają, a kierat obraca się jeszcze raz (F9.2). Potem każdy gracz ma jedną
    jedyną akcję. Można ją wykorzystać tak: postaw przeora na dowolnym budynku dowolnego gracza, zajętym czy nie, i użyj go za darmo (F9.3).
    .title = Wszystkie drzwi otwarte
    .task = Kościół klasztorny Zielonego jest zajęty. Mimo to odwiedź go i wykonaj 2 relikwie.
    .hint-1 = Twój przeor może teraz iść wszędzie.
    .hint-2 = use F24 prior; times 2.
    .learnt = 16 punktów za jedną wizytę, bez monety dla Zielonego. Zanim przyjdzie koniec, pomyśl o najlepszym budynku na stole.

lesson-bonus-round-build-instead =
    Drugi sposób: zbuduj budynek i, jeśli chcesz, wprowadź do niego przeora (F9.3). Akcje dodatkowe są jak zawsze; można nawet kupić teren
    (F9.4, F6.7).
    .title = Albo buduj
    .task = Zbuduj Promenadę portową i od razu jej użyj.
    .hint-1 = Wymaga wybrzeża: najpierw je kup.
    .hint-2 = plot 0 coast; build F11 0,-1; prior.
    .learnt = Teren, budynek i wizyta: wszystko w ostatniej akcji gry.

lesson-bonus-round-not-allowed =
    W rundzie specjalnej nie ma braci zakonnych, kontraktów, karczowania ani wykopywania (F9.3).
    .title = Co już minęło
    .task = Co z tego Czerwony może jeszcze teraz zrobić?
    .choice-a = wykarczować las na polu 0,1
    .choice-b = wysłać brata zakonnego do Obejścia
    .choice-c = zawrzeć za monetę kontrakt na Obejście Zielonego
    .choice-d = wysłać przeora do Obejścia Zielonego
    .hint-1 = Tylko budowa albo przeor.
    .learnt = Przeor idzie, dokąd chce, i nikomu nie płaci.

lesson-bonus-round-phase-e =
    Na samym końcu przychodzi faza osad E: każdy jeden teren i jedna osada, nowych kart nie ma (F9.5). Potem gra się kończy i liczy się punkty
    (F9.6).
    .title = Ostatnia osada
    .task = Sama Dzielnica nędzy daje -3. Zbuduj ją tam, gdzie z sąsiadami da najwięcej, i zakończ grę za wszystkich trzech graczy.
    .hint-1 = Puste są trzy pola: 0,2, 0,3 i 1,3. Które z nich dotyka najwięcej twoich budynków? Po kroku Czerwonego przychodzi krok Zielonego, potem Niebieskiego.
    .hint-2 = settle S1 1,3; done; done; done.
    .learnt = Gra się skończyła. Między Obejściem a Kancelarią klasztorną (po 2) nawet Dzielnica nędzy daje punkt; na 0,2 kosztowałaby jeden, a wtedy nie wstyd niczego nie budować.
