# Lesson 3: work contracts.

lesson-work-contracts = Kontrakty
    .goals = Po tej lekcji umiesz używać cudzych budynków i wiesz, co i kogo to kosztuje.

lesson-work-contracts-their-oven =
    Żeby użyć budynku, nie trzeba go mieć. Zawierając kontrakt, płacisz właścicielowi, a on stawia tam własnego mnicha; ty
    używasz budynku tak, jakby był twój: ty decydujesz, ty oddajesz dobra, ty bierzesz to, co z nich powstaje (F5.3.1). Cena
    to 1 moneta, płacona właścicielowi przed wszystkim innym (F5.3.4).
    .title = Ich piec, twój chleb
    .task = Jedyną Piekarnię ma Zielony. Zamień tam obie swoje mąki na chleb. Paliwo znajdź we własnych dobrach, a Zielony ma na koniec mieć 2 monety.
    .hint-1 = Kliknij Piekarnię Zielonego i zapłać monetą. Potem Zielony decyduje, kto pracuje.
    .hint-2 = contract F05 coins; send lay; times 2; i bez sprzedaży chleba: times 0.
    .learnt = Ty masz chleb, Zielony monetę, a żaden z twoich mnichów się nie ruszył.

lesson-work-contracts-the-owner-picks =
    To właściciel wybiera między przeorem a bratem zakonnym (F5.3.2). Najczęściej wysyła się brata, bo przeor przyda się w
    domu przy następnym nowym budynku.
    .title = Właściciel wybiera
    .task = Tym razem grasz Zielonym. Czerwony właśnie zapłacił ci za Piekarnię. Wyślij kogoś, ale przeora zatrzymaj w domu.
    .hint-1 = Pytanie, kto idzie, dostaje Zielony.
    .hint-2 = send lay.
    .learnt = Właściciel nie może odmówić, ale wybiera, kto pracuje.

lesson-work-contracts-who-is-at-home =
    Bez mnicha w domu nie ma kontraktu (F5.3.3). I nie możesz nająć samego siebie (F5.3.8): do własnych budynków wysyłasz
    własnych ludzi. Zanim coś zaplanujesz, zobacz, kto jest w domu.
    .title = Czy ktoś jest w domu?
    .task = Znacznik gliny pokazuje 4, a twoje własne Gliniane wzgórze jest zajęte. Znajdź to jedno Gliniane wzgórze, na które możesz zawrzeć kontrakt, i weź glinę.
    .hint-1 = Wszyscy mnisi Zielonego są poza domem.
    .hint-2 = contract LB1 coins; Niebieski kogoś wysyła; take clay.
    .learnt = Niebieski miał ludzi w domu, Zielony nie. Kto nie ma nikogo w domu, temu kontrakty nie grożą, ale i monet mu nie przybywa.

lesson-work-contracts-a-drink =
    Gdy tylko ktoś zbuduje Winiarnię (w Irlandii: Destylarnię whisky), kontrakty kosztują 2 monety, dla wszystkich i do końca
    (F5.3.4). Ale od pierwszego do ostatniego dnia możesz zamiast tego dać 1 wino (1 whisky), obojętnie jaka jest cena:
    trafia ono do zasobów ogólnych, a właściciel nie dostaje nic (F5.3.5).
    .title = Kieliszek wśród przyjaciół
    .task = Winiarnia stoi, a ty nie masz monet. Mimo to zawrzyj na nią kontrakt w tej turze i przerób oba winogrona na wino.
    .hint-1 = Masz przecież wino.
    .hint-2 = contract F21 wine; send lay; times 2; bez sprzedaży: times 0.
    .learnt = Jedno wino oddane, dwa zrobione, a Zielony bez monety.

lesson-work-contracts-keep-them-busy =
    Możesz zawrzeć kontrakt i nie użyć budynku (F5.3.6). Po co? Na przykład żeby wysłać komuś z domu ostatniego mnicha: jego
    przeor nigdzie się nie wprowadzi i w tej rundzie nie będzie już z nim kontraktów.
    .title = Niech mają zajęcie
    .task = Zielony ma w domu tylko jednego brata zakonnego. Wyślij go na Gliniane wzgórze Zielonego, a glinę zostaw tam, gdzie jest.
    .hint-1 = Zawrzyj kontrakt na Gliniane wzgórze i nie użyj żadnego znacznika.
    .hint-2 = contract LG1 coins, potem skip.
    .learnt = Kontrakt może być zwykłą złośliwością. Ale uwaga: gdy wszyscy trzej są poza domem, w następnej rundzie wszyscy trzej wracają.
