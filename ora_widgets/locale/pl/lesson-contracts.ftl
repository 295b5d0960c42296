# Lesson 4: work contracts.

lesson-work-contracts = Kontrakty
    .goals = Po tej lekcji umiesz używać budynków innych graczy i wiesz, kto za co płaci.

lesson-work-contracts-their-oven =
    Żeby użyć budynku, nie trzeba go mieć. Zawierając kontrakt, płacisz właścicielowi, a on stawia na budynku własnego
    mnicha. Używasz budynku tak, jakby był twój: ty decydujesz, ty płacisz dobrami i ty dostajesz to, co z nich powstaje
    (F5.3.1). Piekarnia zamienia mąkę na chleb, a potem skupuje go za monety. Cena kontraktu to 1 moneta. Płacisz ją właścicielowi, zanim użyjesz budynku (F5.3.4).
    .title = Ich piec, twój chleb
    .task = Jedyną Piekarnię ma Zielony. Zamień tam oba żetony mąki na chleb. Każdy bochenek wymaga ½ energii z twoich własnych dóbr. Na koniec Zielony ma { $want-G-Pn } monety.
    .hint-1 = Kliknij Piekarnię Zielonego i zapłać monetą. Potem Zielony wybiera, który mnich idzie.
    .hint-2 = contract F05 coins; send lay; times 2; i bez sprzedaży chleba: times 0.
    .learnt = Ty masz chleb, Zielony ma monetę, a twoi mnisi zostali tam, gdzie byli.

lesson-work-contracts-the-owner-picks =
    To właściciel wybiera między przeorem a bratem zakonnym (F5.3.2). Najczęściej wysyła się brata, bo przeor przyda się w
    domu przy następnym nowym budynku.
    .title = Właściciel wybiera
    .task = Tym razem grasz Zielonym. Czerwony właśnie zapłacił ci za Piekarnię. Wyślij mnicha, ale przeora zatrzymaj w domu.
    .hint-1 = Pytanie, kto idzie, dostaje Zielony.
    .hint-2 = send lay.
    .learnt = Właściciel nie może odmówić kontraktu, ale wybiera, który mnich idzie.

lesson-work-contracts-who-is-at-home =
    Kontrakt wymaga, żeby właściciel miał mnicha w domu (F5.3.3). Nie możesz zawrzeć kontraktu z samym sobą (F5.3.8): do
    własnych budynków wysyłasz własnych mnichów. Zanim coś zaplanujesz, zobacz więc, kto jest w domu.
    .title = Czy ktoś jest w domu?
    .task = Znacznik gliny pokazuje { $wheel-clay }, a twoje własne Gliniane wzgórze jest zajęte. Znajdź to jedno Gliniane wzgórze, na które możesz zawrzeć kontrakt, i weź glinę.
    .hint-1 = Wszyscy mnisi Zielonego są poza domem.
    .hint-2 = contract LB1 coins; Niebieski kogoś wysyła; take clay.
    .learnt = Niebieski miał mnichów w domu, a Zielony nie. Z kimś, kto nie ma nikogo w domu, nie można zawrzeć kontraktu, więc nic na tym nie zarobi.

lesson-work-contracts-a-drink =
    Winiarnia przerabia winogrona na wino, a potem skupuje jedno. Gdy ktoś ją zbuduje (w Irlandii: Destylarnię whisky), kontrakty kosztują 2 monety, dla wszystkich i do końca
    gry (F5.3.4). Ale zawsze możesz dać zamiast tego 1 wino (w Irlandii: 1 whisky), bez względu na cenę. Trafia ono do
    zasobów ogólnych, a właściciel nie dostaje nic (F5.3.5).
    .title = Trunek zamiast monet
    .task = Winiarnia jest zbudowana, a ty masz { $R-Pn ->
            [one] 1 monetę
            [few] { $R-Pn } monety
           *[many] { $R-Pn } monet
        }, a wina: { $R-Wn }. Zawrzyj na nią kontrakt w tej turze i przerób wszystkie winogrona na wino, ale tak, żeby Zielony nic nie zarobił.
    .hint-1 = Monety dostałby Zielony. Co innego możesz dać?
    .hint-2 = { $solution } (na końcu bez sprzedaży).
    .learnt = Oddajesz wina: { $R-Wn }, robisz: { $R-Gp }. Monety zostały u ciebie, a Zielony nic nie dostał.

lesson-work-contracts-keep-them-busy =
    Możesz zawrzeć kontrakt i nie użyć budynku (F5.3.6). Jeden z powodów: żeby inny gracz musiał wysłać ostatniego
    mnicha. Wtedy nie ma przeora, który wszedłby do nowego budynku, i w tej rundzie nikt już nie zawrze z nim kontraktu.
    .title = Niech mają zajęcie
    .task = Zielony ma w domu tylko jednego brata zakonnego. Zawrzyj kontrakt, który wyśle go na Gliniane wzgórze Zielonego, i nie bierz gliny.
    .hint-1 = Zawrzyj kontrakt na Gliniane wzgórze i nie użyj żadnego znacznika.
    .hint-2 = contract LG1 coins, potem skip.
    .learnt = Kontrakt może służyć po prostu temu, żeby komuś przeszkodzić. Ale pamiętaj: gdy wszyscy trzej mnisi są poza domem, w następnej rundzie wszyscy trzej wracają.
