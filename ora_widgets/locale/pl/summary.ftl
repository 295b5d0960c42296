# Zasady w skrócie na jednej stronie, do wydruku: ora.rules_sheet().

summary-title = Ora et Labora w skrócie: { $country }
summary-aim = Wygrywa, kto ma najwięcej punktów. Liczą się dobra, punkty wartości wszystkich kart na twoich ziemiach i osady.
summary-round = Na początku rundy kierat się obraca. Jeśli { $count ->
        [2] obaj twoi mnisi
       *[3] wszyscy trzej twoi mnisi
    } są poza domem, najpierw wracają.
summary-turn = Przy trzech lub czterech graczach w swojej turze masz { $actions } akcję podstawową, a gracz rozpoczynający ma jeszcze jedną na końcu.
summary-actions = Akcje podstawowe: wyślij mnicha do swojego budynku; zapłać za kontrakt; wykarczuj las lub wykop torf; albo zbuduj budynek i, jeśli chcesz, wprowadź tam przeora.
summary-contract = Kontrakt kosztuje { $first } monetę albo jeden trunek ({ $drink }). Gdy ktoś zbuduje kartę „{ $card }”, kosztuje { $then } monety.
summary-land = W swojej turze możesz kupić jeden teren. Ceny terenów w monetach: zagony { $districts }, areały { $plots }.
summary-wheel = Znacznik daje po kolejnych obrotach kieratu: { $values }. W krótkiej grze dwuosobowej: { $back }.
summary-settle = Osada daje własne punkty dodatkowe, punkty dodatkowe wszystkich kart obok i { $water } za każde wolne pole morza obok.
summary-joker = Joker zastępuje znacznik dowolnego dobra; używa się jednego z dwóch, nigdy obu.
summary-change = Zboże można w każdej chwili odwrócić na słomę, nigdy odwrotnie. Przy żywności i energii nie ma reszty.
summary-bonus = Przy trzech lub czterech graczach po ostatniej rundzie jest runda specjalna: jeden budynek albo przeor na dowolnym budynku, za darmo. Potem następuje faza osad E.
summary-two = Gra dwuosobowa kończy się, gdy przyszedł stos D, a w ofercie został najwyżej { $short } budynek (gra krótka) albo najwyżej { $long } (gra długa).
summary-games = Gry
summary-goods = Dobra
summary-settlements = Osady
summary-buildings = Budynki
summary-players = Gracze
summary-rounds = Rundy
summary-cards = Karty
summary-phases = Fazy osad po rundach
summary-enters = { $good }: runda
summary-start = Na początek
summary-good = Dobro
summary-food = Żywność
summary-energy = Energia
summary-coins = Monety
summary-points = Punkty
summary-card = Karta
summary-cost = Koszt
summary-where = Gdzie
summary-economic = Wartość
summary-dwelling = Dodatkowe
summary-pile =
    { $letter ->
        [start] Początkowe
       *[other] Stos { $letter }
    }
summary-ordinary = Jeśli nie podano inaczej, karta może stać na: { $terrain }. ✝ to budynek klasztorny: musi stykać się z innym.
summary-open = do końca kart
summary-from = Z liczb programu, zasady { $rules }.
