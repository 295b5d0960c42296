# What is impossible about a position that somebody has set up: one sentence each, all shown at once.

impossible-scenario =
    { $count ->
        [one] Ta pozycja jest niemożliwa:
        [few] Ta pozycja jest niemożliwa z { $count } powodów:
       *[many] Ta pozycja jest niemożliwa z { $count } powodów:
    }

## How it is written

position-shape = „{ $word }” nie może być { $what }; pisze się to tak: { $example }. Więcej mówi help(ora.Scenario).
position-term = Pozycja nie zna słowa „{ $word }”; najbliższe to { $near }.
position-seat = Nikt nie siedzi na miejscu „{ $word }”; miejsca to { $seats }.
position-good = „{ $word }” nie jest dobrem; najbliższe to { $near }. Dobra pisze się tak: 4Ma 3Pt, albo tak: 4 malt, 3 peat, każdego najwyżej 9999.
position-built-words = „{ $word }” nie nazywa żadnej karty; najbliższe to { $near }. Karty pisze się symbolem albo nazwą, z polem, na którym stoją: F05 0,3.
position-clergy-words = „{ $word }” to nie mnich na karcie; pisze się prior F05 albo lay LR1.
position-land-words = „{ $word }” to nie teren; pisze się district -1 hills albo plot 0 coast.
position-prelude = Stąd nie da się rozegrać wstępu: { $why }

## The clock

position-round =
    { $last ->
        [0] Nie ma rundy { $number }; rundy liczy się od 1.
       *[other] Nie ma rundy { $number }; rundy liczy się od 1, a ta gra kończy się na rundzie { $last }.
    }
position-phase = W tej grze nie ma fazy „{ $word }”; są { $phases }.
position-phase-round = Faza { $word } przypada w tej grze na rundę { $number }, a nie na rundę { $asked }.
position-bonus-phase = Runda specjalna i faza „{ $word }” to dwie różne chwile; podaj tylko jedną z nich.
position-indicator = Nie ma znacznika „{ $word }”; na kole są { $names }.
position-wheel-value = Znacznik „{ $indicator }” nie może pokazywać „{ $word }”: koło pokazuje { $values }; można też napisać 7 steps.
position-wheel-stays = Znacznika „{ $indicator }” nie może brakować na kole: znaczniki odpadają tylko w grze solo.
position-wheel-not-in =
    { $number ->
        [0] Znacznik „{ $indicator }” w ogóle nie wchodzi do tej gry.
       *[other] Znacznika „{ $indicator }” jeszcze nie ma na kole: wchodzi w rundzie { $number }.
    }
position-wheel-too-far = Znacznik „{ $indicator }” nie mógł dojść do „{ $word }” do rundy { $number }: pokazuje najwyżej { $most }.

## The turn

position-slot = Nie ma tury numer { $number }; w tej rundzie jest ich { $most }.
position-turn = { $seat } nie ma tej tury: tury idą tu w kolejności { $order }. Wybierz inną rundę albo inną kolejność miejsc.
position-actions =
    { $asked ->
        [one] Nie może zostać 1 akcja podstawowa; w tej turze jest ich { $most }.
        [few] Nie mogą zostać { $asked } akcje podstawowe; w tej turze jest ich { $most }.
       *[many] Nie może zostać { $asked } akcji podstawowych; w tej turze jest ich { $most }.
    }

## Land and cards

position-land-gone =
    { $kind ->
        [plot] Areałów jest tylko 9, więc { $seat } nie może mieć kolejnego.
       *[other] Zagonów jest tylko 9, więc { $seat } nie może mieć kolejnego.
    }
position-land-place =
    { $kind ->
        [plot] „{ $word }” nie pasuje do ziem, które ma { $seat }: na coś zachodzi albo niczego nie dotyka. Areał może leżeć w rzędzie { $rows }.
       *[other] „{ $word }” nie pasuje do ziem, które ma { $seat }: na coś zachodzi albo niczego nie dotyka. Zagon może leżeć w rzędzie { $rows }.
    }
position-cleared = { $seat } nie ma na polu { $space } ani lasu, ani torfowiska do usunięcia; są na polach { $there }.
position-no-space = { $seat } nie ma pola { $space } na kartę „{ $card }”; dodaj teren, na którym to pole leży.
position-terrain = Karta „{ $card }” nie może stać na polu { $space }, bo to { $terrain }; odpowiedni teren to { $allowed }.
position-taken = { $seat } nie pomieści na polu { $space } jeszcze karty „{ $card }”: stoi tam już „{ $other }”.
position-cloister = „{ $card }” to budynek klasztorny, a { $seat } nie ma łańcucha takich budynków, który łączyłby pole { $space } z Kancelarią klasztorną.
position-built-twice = Karta „{ $card }” stoi dwa razy; każdy budynek jest tylko jeden.
position-settled-twice = { $seat } ma osadę „{ $card }” zbudowaną dwa razy; każdy ma tylko jedną.
position-not-in-game = Karta „{ $card }” nie bierze udziału w tej grze: przy tej liczbie graczy, długości i kraju zostaje w pudełku.
position-not-dealt = Karta „{ $card }” przychodzi ze stosem { $letter }, którego w rundzie { $number } jeszcze nie wyłożono.
position-neutral-settles = Gracz neutralny nie ma osad, więc karta „{ $card }” nie może tam stać.
position-neutral-kind = Karta „{ $card }” nie może przykryć budynku pod nią („{ $other }”): klasztorne przykrywają klasztorne, inne przykrywają inne.
position-display-built = Karta „{ $card }” leży w ofercie i zarazem stoi; może być tylko w jednym miejscu.
position-display-twice = Karta „{ $card }” leży w ofercie dwa razy; każdy budynek jest tylko jeden.
position-display-pile = Karta „{ $card }” należy do stosu { $pile } i nie może leżeć w ofercie w rundzie { $number }.
position-hand = { $seat } nie może mieć na ręce także „{ $word }”: z rozdanych osad zostały tylko { $left }.

## People and goods

position-good-country = { $country }: tutaj nie ma żetonu „{ $good }”.
position-wonders =
    { $asked ->
        [one] Na stole leży 1 cud, a jest ich tylko { $most }.
        [few] Na stole leżą { $asked } cuda, a jest ich tylko { $most }.
       *[many] Na stole leży { $asked } cudów, a jest ich tylko { $most }.
    }
position-clergy-many =
    { $kind ->
        [prior] { $seat } ma tylko jednego przeora, a ten stoi już gdzie indziej.
       *[other] { $seat } nie ma więcej braci zakonnych niż { $most }.
    }
position-clergy-where = { $seat } nie może mieć mnicha na karcie „{ $card }”, bo jej nie zbudował; jego karty to { $own }.
position-clergy-twice = Na karcie „{ $card }” stoi dwóch mnichów; miejsce jest dla jednego.
position-prior-home = Przed rundą specjalną każdy przeor wraca do domu, a { $seat } nie miał w niej jeszcze tury.
position-clergy-returned = { $seat } ma wszystkich mnichów poza domem, ale wróciliby na początku tej rundy.

## Records and names

no-such-scenario = Nie ma scenariusza „{ $word }”; najbliższe nazwy to { $near }. ora.scenarios() wymienia wszystkie.
