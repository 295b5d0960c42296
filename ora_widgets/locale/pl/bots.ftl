# What bots say: budgets they cannot think with, and why they play what they play.

bot-no-budget = Powiedz, jak długo bot może myśleć: seconds albo playouts.
bot-answered = { $bot } odpowiada „{ $line }”.
bot-no-level = Nie ma poziomu „{ $word }”; są: { $known }.
bot-no-manner = Nie ma stylu „{ $word }”; są: { $known }.

# One sentence for a turn: `$acts` is what is done, `$reasons` what for. Reasons stand in the accusative.
bot-why = { $seat } { $acts }, żeby mieć { $reasons }.
bot-why-plain = { $seat } { $acts }.
bot-reasons = { $first }, a także { $rest }

act-build = buduje budynek „{ $card }”
act-settle = buduje osadę „{ $card }”
act-use = używa budynku „{ $card }”
act-contract = zawiera kontrakt na budynek „{ $card }”
act-enter = używa też budynku „{ $card }”
act-prior = wysyła tam przeora
act-fell = karczuje las
act-cut = wykopuje torf
act-district = kupuje zagon
act-plot = kupuje areał
act-joker = bierze dobra jokerem
act-place = daje budynek „{ $card }” graczowi neutralnemu
act-send =
    { $kind ->
        [prior] wysyła przeora
       *[lay] wysyła brata zakonnego
    }
act-pass = pasuje
act-none = idzie dalej
act-done = kończy turę

reason-points =
    { $points ->
        [one] od razu 1 punkt
        [few] od razu { $points } punkty
       *[many] od razu { $points } punktów
    }
reason-end =
    { $points ->
        [one] koniec gry z przewagą 1 punktu
        [few] koniec gry z przewagą { $points } punktów
        [many] koniec gry z przewagą { $points } punktów
       *[other] koniec gry z przewagą { $points } punktów
    }
reason-goods-for = { $goods } na potrzeby budynku „{ $card }”
reason-goods = { $goods } więcej w zapasie
reason-meals = żywność i energię na następną osadę
reason-sites = lepsze miejsca na osady
reason-cards = budynek, którego można użyć później
reason-land = miejsce na budowanie
reason-clergy =
    { $home ->
        [0] powrót wszystkich mnichów w następnej rundzie
       *[other] mnichów w domu na to, co nadejdzie
    }
reason-tempo = na kole mniej dóbr dla następnego gracza
reason-others = przewagę nad innymi

# The named opponents, and what their manners add to the reasons.
manner-woodcutter = Drwal
manner-settler = Osadnik
manner-miller = Młynarz
manner-brewer = Piwowar
manner-abbot = Opat
reason-woodcutter = to, co lubi drwal: drewno i wykarczowany las
reason-settler = to, co lubi osadnik: żywność, paliwo i dobre miejsca
reason-miller = to, co lubi młynarz: zboże i wszystko, co z niego
reason-brewer = to, co lubi piwowar: trunki i to, z czego są
reason-abbot = to, co lubi opat: księgi, ornamenty i relikwie

# The columns of a hint.
hint-move = ruch
hint-worth = wartość
hint-playouts = próby
hint-why = dlaczego
hint-interval = „±” to połowa szerokości przedziału 95 %; wartość bez niego oceniono bez prób.

# Plik wyuczonej oceny.
bot-weights-missing = Brakuje pliku { $file }. Boty grają dalej z oceną napisaną ręcznie. Zainstaluj ora_widgets ponownie, aby odzyskać plik.
bot-weights-damaged = Plik { $file } jest uszkodzony. Boty grają dalej z oceną napisaną ręcznie. Zainstaluj ora_widgets ponownie, aby odzyskać plik.
bot-weights-version = Plik { $file } ma wersję { $version } albo inne wejścia, a ten program czyta wersję { $ours }. Boty grają dalej z oceną napisaną ręcznie. Zainstaluj ora_widgets ponownie.

# A game looked at again.
review-who = gracz
review-round = runda
review-lost = stracone punkty
review-played = zagrano
review-better = lepiej
review-why = dlaczego
review-chart = Punkty, których każdy mógł się spodziewać
review-points =
    { $exact ->
        [1] strata: { $lost } pkt
       *[0] strata: { $lost } pkt (pewnie od { $low } do { $high })
    }
review-none = Nie znaleziono tury, która kosztowała co najmniej punkt.
review-time = Czas minął, zanim sprawdzono wszystkie tury.
review-interrupted = Przerwano, zanim sprawdzono wszystkie tury.

teaching-costly =
    Ta tura kosztowała około { $points } { $points ->
        [one] punktu
        [few] punktów
        [many] punktów
       *[other] punktu
    }. Lepiej: { $why }
teaching-shorter = ta sama tura bez tego, co było na końcu.
teaching-good =
    Dobra tura. { $why } Druga najlepsza tura jest warta o około { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } mniej.
