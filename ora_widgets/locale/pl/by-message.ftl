# Gra przez wiadomości: kto kim gra, partie, które przychodzą jako linki, i tury do wysłania.

who-you = Twój kolor: { $seat }.
who-bot = { $seat } to bot { $bot }.
who-elsewhere =
    { $count ->
        [one] { $seats } gra gdzie indziej, przez link.
        [few] { $seats } grają gdzie indziej, przez link.
        [many] { $seats } grają gdzie indziej, przez link.
       *[other] { $seats } grają gdzie indziej, przez link.
    }

link-no-seat = Ten link jest dla „{ $seat }”, a nikt tu nie gra tym kolorem ({ $seats }). Możesz grać wszystkimi kolorami.
link-no-bot = Nie ma tu bota „{ $bot }”. Tym kolorem możesz zagrać samodzielnie.
link-over = Partia się skończyła.
link-not-yours = Teraz gra { $seat }.
link-older = Ten link jest starszy niż twoja partia. Oto partia w takim stanie, w jakim ją zostawiono.
link-sent = Ta tura jest już zagrana i teraz gra { $seat }. Jeśli link zaginął, wyślij go jeszcze raz.
link-other-seat = Tym linkiem gra { $theirs }. W tej przeglądarce twój kolor to { $mine }.
link-other-line = Twoja partia się nie zmieniła. Tamta stoi w „Co się wydarzyło” jako inna linia: naciśnij ją tam, aby grać nią dalej, albo wyślij swoją jeszcze raz.
link-conflict = Twoja partia się nie zmieniła. Uzgodnijcie, która partia się liczy, i wyślijcie sobie jej link.

send-to = Wyślij: { $name }
send-text =
    { $over ->
        [yes] Ora et Labora: nasza partia się skończyła. Zobacz, jak:
       *[no] Ora et Labora: twoja kolej, { $name }.
    }
share-text = Partia Ora et Labora. Link otwiera ją w przeglądarce:

board-send = Wyślij link
board-send-copied = Skopiowano. Wklej link do wiadomości.
board-send-by-hand = Ta przeglądarka nie kopiuje. Zaznacz link i skopiuj go.

start-nobody-here = Ktoś musi grać tutaj. Ustaw przynajmniej jeden kolor na „Człowiek”.
level-elsewhere = Znajomy, przez link
