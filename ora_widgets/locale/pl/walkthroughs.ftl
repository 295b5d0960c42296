# Gry z komentarzem: co mówi o nich strona i co jest odrzucane.

board-walk = Gra z komentarzem
board-walk-back = Wstecz
board-walk-on = Dalej
board-walk-out = Do głównego wariantu
board-walk-home = Wróć do swojej partii
board-walk-side = Warianty

walkthrough-where = ruch { $move } z { $moves }
walkthrough-lost = Tej pozycji nie ma w komentarzach. Naciśnij „Wstecz”, żeby do nich wrócić.

walkthrough-refused = Wiersza { $number }, „{ $line }”, nie da się odczytać: { $why } Wszystko przed nim wczytano.
walkthrough-no-game = Te komentarze nie mają gry, do której należą. { $why }
walkthrough-long-comment = Ten komentarz ma ponad { $most } znaków; przenieś część do innego ruchu.
walkthrough-mark = „{ $word }” nie jest miejscem na planszy; napisz pole, jak „R 0,3”, dobra, jak „R Wo”, kartę, jak „G07”, albo znacznik, jak „clay”.
walkthrough-too-deep = Najwyżej { $most } wariantów może stać jeden w drugim; zakończ najpierw któryś znakiem „)”.
walkthrough-empty-line = Wariant musi mieć przynajmniej jeden ruch; wpisz go po wierszu z „(” albo usuń ten wiersz.
walkthrough-not-open = Ten znak „)” nie kończy żadnego wariantu; zacznij wariant wierszem z „(” albo usuń ten znak.
walkthrough-not-closed = Ten wariant nie jest zakończony; po jego ostatnim ruchu dodaj wiersz z „)”.
walkthrough-same-move = Ruch „{ $line }” jest tu już zagrany; wariant musi zacząć się innym ruchem.
walkthrough-no-branch = „{ $word }” nie jest numerem wariantu; { $count ->
    [0] żaden się tu nie zaczyna
    [one] zaczyna się tu jeden
    [few] zaczynają się tu { $count }
    [many] zaczyna się tu { $count }
   *[other] zaczyna się tu { $count }
}. Ich nazwy są w „branches”.
walkthrough-unknown = Nie ma gry z komentarzem o nazwie „{ $word }”; najbliższe nazwy to { $near }.

walkthrough-review-title = Co można było zagrać lepiej
walkthrough-review-lost = { $who }: tu można było zdobyć o około { $lost } pkt więcej (od { $low } do { $high }), na przykład tak: { $better }. { $why }
walkthrough-review-better = Lepsza tura

walkthrough-nothing-to-keep = Nie zagrano tu nic poza głównym wariantem. Zagraj najpierw na planszy inne ruchy; potem można je zachować.
walkthrough-keep-first = Opuszczono komentarze, więc nic tu jeszcze nie można powiedzieć. Zachowaj najpierw zagrane ruchy jako wariant albo wróć.

walkthrough-long-link = Ta partia z komentarzami zajęłaby w linku { $letters } znaków, a otwiera się najwyżej { $most }; zapisz ją jako stronę.
annotator-comment = Co powiedzieć przy tej pozycji
annotator-title = Tytuł
annotator-mark = Zaznacz lub odznacz
annotator-press = Zaznaczaj na planszy
annotator-how = Naciśnij miejsce, żeby je zaznaczyć. Strzałkę przeciąga się z miejsca na miejsce albo naciska oba z klawiszem Shift (z klawiatury: Shift i spacja).
annotator-place = Miejsce
annotator-keep = Zachowaj zagrane ruchy
annotator-name = Nazwa wariantu
annotator-save = Zapisz
annotator-file = Plik
annotator-link = Zrób link
annotator-link-here = Tu pojawi się link dla innych
annotator-saved = Zapisano: { $file }
annotator-kind = „{ $word }” nie jest nazwą partii z komentarzami; musi kończyć się na „.html” dla strony, „.ipynb” dla notatnika albo „.ora” dla tekstu.
