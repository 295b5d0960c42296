# The rules in our own words. Numbers are cited by refusals, lessons and notebooks: never renumber, never reuse.
# Lines of a paragraph are joined when read; an empty line starts a new paragraph, lines with bars are a table.
# A number in the text (F7.6) becomes a cross-reference.

## F0 Words with a fixed meaning

rule-F0 =
    Kilka słów ma w tych zasadach ściśle określone znaczenie. Ten rozdział je wyjaśnia.
    .title = Słowa o stałym znaczeniu
rule-F0-1 =
    Runda trwa od jednego obrotu kieratu do następnego, więc n-ty obrót otwiera rundę n. W krótkiej grze dwuosobowej i w grze solo każda tura gracza zaczyna się własnym obrotem i jest osobną rundą; w tych rundach liczy
    się stosy i późne znaczniki.
    .title = Runda
rule-F0-2 =
    Kolejka to twoje prawo do jednej akcji podstawowej (F5). Akcje dodatkowe (F6) nie kosztują kolejki.
    .title = Kolejka
rule-F0-3 =
    Tura to czas, w którym możesz kupić jeden teren (F6.6). Przy trzech i czterech graczach każda kolejka jest
    osobną turą, więc gracz rozpoczynający ma w rundzie dwie tury. W krótkiej grze dwuosobowej i w grze solo jedną
    turę tworzą dwie akcje po obrocie kieratu. W długiej grze dwuosobowej jedną turą jest podwójna akcja gracza
    rozpoczynającego, a drugą pojedyncza akcja jego rywala.
    .title = Tura
rule-F0-4 =
    Masz jednego przeora i dwóch braci zakonnych, a w krótkiej grze na trzech lub czterech graczy jednego przeora i
    jednego brata. Mnich jest w domu, gotowy do wysłania, dopóki nie stoi na żadnym budynku.
    .title = Mnisi
rule-F0-5 =
    Gliniane wzgórze, Obejście i Kancelaria klasztorna są nadrukowane na każdej prowincji. To budynki jak każde
    inne, a Kancelaria klasztorna jest budynkiem klasztornym.
    .title = Budynki podstawowe
rule-F0-6 =
    Oferta to rząd odkrytych budynków, które każdy może zbudować. Zasoby ogólne to wspólny zapas dóbr. To, co
    należy do ciebie, to twoje dobra i karty jeszcze niezbudowanych osad.
    .title = Oferta i zasoby
rule-F0-7 =
    Budynki i osady stoją na polu; las i torfowisko tylko je przykrywają. Do lasu ani na torfowisko nie można
    nikogo wysłać i na końcu nie są one nic warte.
    .title = Co stoi na polu
rule-F0-8 =
    Wszystko jest jawne: zawsze możesz obejrzeć, co kto ma. Gdy miejsca przy stole są już ustalone, w grze nie ma
    losowości i nic nie jest zakryte.
    .title = Jawność

## F1 The pieces and their limits

rule-F1 =
    Co leży w pudełku i czego może zabraknąć.
    .title = Elementy gry i ich limity
rule-F1-1 =
    41 kart budynków ma stronę francuską i irlandzką oraz numery od 1 do 41: 1–13 to budynki startowe, 14–19 to
    stos A, 20–26 stos B, 27–33 stos C, a 34–41 stos D. Każdy ma prowincję i 8 kart osad; dla wszystkich jest 9
    zagonów, 9 areałów i 37 dwustronnych kart lasu i torfowiska. Do koła produkcji należy dziewięć znaczników
    (glina, monety, zboże, owce, drewno, torf, joker, winogrona, kamień), a jeden znacznik fazy osad pokazuje,
    który stos jest następny.
    .title = Co jest w pudełku
rule-F1-2 =
    Żeton dobra ma dwie strony i zawsze jest tylko tym, co leży na wierzchu: torf lub opał, owca lub mięso, zboże
    lub słoma, glina lub ceramika, kamień lub ornament, 1 moneta lub księga, 5 monet lub relikwia, drewno lub
    whisky. We Francji dochodzą winogrona lub wino oraz mąka lub chleb; w Irlandii słód lub piwo i tylko tam
    używa się strony z whisky.
    .title = Żetony i ich dwie strony
rule-F1-3 =
    Cuda to jedyne dobro, którego może zabraknąć: w całej grze jest 8 cudów. Po ósmym żadna karta nie da już
    następnego. Innych dóbr zawsze wystarczy; jeśli skończą się żetony, użyj czegokolwiek w zamian, na przykład
    cudu odwróconego i podłożonego pod żeton, który liczy się wtedy za pięć.
    .title = Kończą się tylko cuda
rule-F1-4 =
    Karty lasu i torfowiska nigdy się nie kończą. Zagonów jest 9 i areałów jest 9; gdy stos się wyczerpie, tego
    rodzaju terenu nie można już kupić.
    .title = Tereny się kończą, lasy nie
rule-F1-5 =
    Każdy budynek jest tylko jeden i gdy zostanie zbudowany, znika z oferty na dobre. Budynki i osady stoją tam,
    gdzie je położono; tylko w grze solo jedna karta może przykryć inną (F13.6).
    .title = Każdy budynek jest tylko jeden

## F2 Before the first round

rule-F2 =
    Jak przygotować stół przed pierwszą rundą.
    .title = Przed pierwszą rundą
rule-F2-1 =
    Wybierzcie Francję albo Irlandię i obróćcie wszystkie karty budynków na tę stronę.
    .title = Francja albo Irlandia
rule-F2-2 =
    Są dwie plansze, każda o dwóch stronach, i dwie strony kieratu.

    | Gra | Strona planszy | Kierat |
    |---|---|---|
    | solo | dla jednego i dwóch graczy | przód (0, 2, 3, 4 …) |
    | 2 graczy, krótka | dla jednego i dwóch graczy | tył (0, 1, 2, 2 …) |
    | 2 graczy, długa | dla jednego i dwóch graczy | przód |
    | 3 lub 4 graczy, krótka | gra krótka | przód |
    | 3 graczy, długa | dla trzech graczy | przód |
    | 4 graczy, długa | dla czterech graczy | przód |
    .title = Plansza i kierat
rule-F2-3 =
    Glina, monety, zboże, owce, drewno, torf i joker zaczynają na polu o wartości 0. Znacznik kamienia, a we
    Francji także znacznik winogron, czekają obok planszy i wchodzą później (F4.5). Irlandia nie używa znacznika
    winogron, a gra solo żadnego z tych dwóch.
    .title = Gdzie zaczynają znaczniki
rule-F2-4 =
    Niektóre karty mają oznaczenie „3+” (1, 6, 9, 16, 20, 29, 32, 36, 40) albo „4” (3, 10, 13, 15, 23, 25, 31,
    39).

    | Gra | Karty |
    |---|---|
    | 4 długa | wszystkie 41 |
    | 3 długa, 4 krótka | 33, bez „4” |
    | 2 krótka, 3 krótka | 24, bez „4” i „3+” |
    | 2 długa | Irlandia 41; Francja 38, bez Stolarni oraz Winorośli i Kamieniołomu ze stosu C |
    | solo | Irlandia 41; Francja 37, jak 2 długa i bez drugiej Winorośli |

    W krótkiej grze na czterech graczy we Francji możecie się umówić, że odkładacie Kamieniołom ze stosu C.
    .title = Które karty biorą udział
rule-F2-5 =
    Odkryjcie budynki startowe: to pierwsza oferta. Stosy od A do D leżą obok swoich pól planszy, każdy z jedną
    kartą osady na gracza: Kolonia artystów przy A, Przysiółek przy B, Wieś przy C, Latyfundium przy D. Znacznik
    fazy osad staje przy stosie A.
    .title = Oferta i stosy
rule-F2-6 =
    Dostajesz prowincję z jej lasami i torfowiskami (F7.1), swoich mnichów (F0.4), karty osad Dzielnica nędzy,
    Osada rolnicza, Miasteczko targowe i Osada rybacka oraz po 1 żetonie gliny, monety, zboża, owcy, drewna i
    torfu. Grę solo zaczynasz bez dóbr.
    .title = Z czym zaczynasz
rule-F2-7 =
    Ułóżcie oba stosy terenów według ceny, najtańsze na wierzchu: zagony kosztują 2, 3, 4, 4, 5, 5, 6, 7 i 8
    monet, areały 3, 4, 4, 5, 5, 5, 6, 6 i 7. Gra solo odwraca oba stosy i zaczyna od najdroższych. Na sprzedaż
    jest tylko to, co leży na wierzchu.
    .title = Stosy terenów
rule-F2-8 =
    Ustalcie dowolnie, kto zaczyna. Ten gracz bierze żeton gracza rozpoczynającego, stroną „1 moneta” do góry, i
    siedzi na miejscu 1; kolejne miejsca liczy się zgodnie z ruchem wskazówek zegara.
    .title = Gracz rozpoczynający
rule-F2-9 =
    W krótkiej grze na trzech lub czterech graczy odłóżcie z każdej prowincji dwie karty po lewej u góry: torfowisko
    i las.
    .title = Mniej kart na prowincji w krótkiej grze

## F3 A round with three or four players

rule-F3 =
    Przebieg jednej rundy przy trzech lub czterech graczach, po kolei: mnisi wracają, kierat się obraca, czasem jest
    faza osad, potem gracze wykonują akcje, a na końcu żeton gracza rozpoczynającego przechodzi dalej.
    .title = Runda przy trzech lub czterech graczach
rule-F3-1 =
    Jeśli wszyscy twoi mnisi stoją na budynkach, wszyscy wracają do domu; nie można z tego zrezygnować. Jeśli
    choć jeden jest już w domu, pozostali zostają tam, gdzie są.
    .title = Mnisi wracają
rule-F3-2 =
    Kierat obraca się o jedno pole. Znaczniki, które doszły do końca, są pchane dalej (F4.3), a późny znacznik
    może wejść na 0 (F4.5). W krótkiej grze wszyscy dostają potem prezenty (F12.3).
    .title = Kierat się obraca
rule-F3-3 =
    Jeśli przy tym obrocie ramię minęło stos, przy którym czeka znacznik fazy osad, następuje faza osad (F8).
    Znacznik czeka na A, B, C i D w tej kolejności; inne stosy, które mija ramię, nie mają znaczenia. Rundy
    wymienia F17.
    .title = Kiedy przychodzi faza osad
rule-F3-4 =
    Zaczyna gracz rozpoczynający i każdy, zgodnie z ruchem wskazówek zegara, ma jedną kolejkę; potem gracz
    rozpoczynający ma drugą. Daje to 4 kolejki przy trzech graczach i 5 przy czterech. Każda kolejka to jedna
    akcja podstawowa (F5) i dowolnie wiele akcji dodatkowych (F6).
    .title = Akcje w rundzie
rule-F3-5 =
    Żeton gracza rozpoczynającego przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara. W rundzie n
    zaczyna więc gracz na miejscu ((n − 1) mod P) + 1, gdzie P to liczba graczy.
    .title = Żeton idzie dalej
rule-F3-6 =
    Gra długa ma 24 rundy, krótka 12. Po nich następuje runda specjalna (F9).
    .title = Ile jest rund
rule-F3-7 =
    Mnisi wracają do domu tylko na początku rundy (F3.1) albo dzięki działaniu karty. Jeśli wyślesz ostatniego,
    wszyscy zostają poza domem do następnej rundy. Do tego czasu nikt nie może używać twoich budynków, chyba że
    pozwala na to karta, na przykład Dom przeora, Zamek albo Dwór.
    .title = Bez powrotu w trakcie rundy
rule-F3-8 =
    Każda runda każdej odmiany gry zaczyna się w tej samej kolejności. Mnisi wracają. Kierat obraca się i pcha
    znaczniki (solo: usuwa je). Późne znaczniki wchodzą na 0. W krótkiej grze na trzech lub czterech graczy wszyscy
    dostają prezenty. W grze solo w fazach od A do D gracz neutralny buduje, można użyć jednej z nowych kart i
    wracają neutralni mnisi. Potem następuje faza osad, jeśli na nią pora, a po niej akcje. Inaczej jest tylko w
    rundzie specjalnej (F9) i w ostatniej turze solo (F13.10).
    .title = To samo przygotowanie w każdej grze

## F4 The wheel

rule-F4 =
    Dzięki kieratowi dóbr przybywa: im dłużej nie użyto znacznika, tym więcej daje.
    .title = Kierat
rule-F4-1 =
    Znacznik jest wart tym więcej, im dawniej postawiono go na 0. Po tylu obrotach pokazuje:

    | obroty | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 |
    |---|---|---|---|---|---|---|---|---|---|---|---|---|---|
    | przód | 0 | 2 | 3 | 4 | 5 | 6 | 6 | 7 | 7 | 8 | 8 | 9 | 10 |
    | tył | 0 | 1 | 2 | 2 | 3 | 4 | 4 | 5 | 6 | 6 | 7 | 8 | 10 |
    .title = Ile są warte znaczniki
rule-F4-2 =
    Runda 1 zaczyna się obrotem kieratu, więc wszystkie początkowe znaczniki są wtedy warte 2 (1 na tylnej
    stronie kieratu).
    .title = Pierwsza runda
rule-F4-3 =
    Znacznik, który przy obrocie kieratu stoi na ostatniej wartości, 10, jest pchany przez ramię i zachowuje swoje
    10. W grze solo zamiast tego wypada z gry (F13.3).
    .title = Ostatnia wartość
rule-F4-4 =
    Gdy akcja lub karta pokazuje koło produkcji, bierzesz tyle tego dobra, ile pokazuje jego znacznik. Potem
    znacznik wraca na 0. Znacznik może pokazywać 0. Zawsze bierzesz wszystko.
    .title = Wytwarzanie
rule-F4-5 =
    Późne znaczniki wchodzą na pole o wartości 0, zaraz po obrocie kieratu. W tej rundzie nic nie dają, a pierwszą
    wartość pokazują jeden obrót później.

    | Gra | Winogrona (Francja) | Kamień |
    |---|---|---|
    | 3 lub 4 długa | runda 8 | runda 13 |
    | 3 lub 4 krótka | runda 4 | runda 6 |
    | 2 krótka, 2 długa | runda 11 | runda 18 |
    | solo | nigdy | nigdy |
    .title = Winogrona i kamień przychodzą później
rule-F4-6 =
    Zawsze gdy wytwarzasz dobro, możesz użyć jokera zamiast jego własnego znacznika; wtedy joker wraca na 0, a
    znacznik dobra zostaje. Działa to nawet dla dobra, którego znacznika nie ma w grze: tak zdobywa się kamień i
    winogrona wcześnie, a w grze solo zawsze. Używasz jednego znacznika albo drugiego i nigdy ich nie dodajesz.
    .title = Joker
rule-F4-7 =
    Nabrzeże i Warsztat bednarski używają tylko jokera.
    .title = Karty, które wymagają jokera
rule-F4-8 =
    Jeśli w grze solo wypadły z gry i własny znacznik dobra, i joker, wytwarzanie daje 0.
    .title = Gdy nie ma obu znaczników

## F5 Main actions

rule-F5 =
    Co możesz zrobić w swojej kolejce: jedna z czterech akcji podstawowych (F5.1) albo pas (F5.6).
    .title = Akcje podstawowe
rule-F5-1 =
    W swojej kolejce robisz jedno z tych: wysyłasz mnicha do własnego budynku (F5.2), zawierasz kontrakt (F5.3),
    karczujesz las lub wykopujesz torf (F5.4) albo budujesz jeden budynek (F5.5). Runda specjalna daje mniejszy
    wybór (F9.3).
    .title = Jedna z czterech
rule-F5-2 =
    Wyślij jednego ze swoich mnichów do własnego budynku i użyj go.
    .title = Użycie własnego budynku
rule-F5-2-1 =
    Wybierz jednego ze swoich mnichów w domu, przeora albo brata zakonnego, jak wolisz, postaw go na jednym ze
    swoich niezajętych budynków i raz użyj jego działania.
    .title = Wysłanie mnicha
rule-F5-2-2 =
    Nie musisz używać działania. Mnicha można wysłać tylko po to, żeby tam stał.
    .title = Użycie jest dobrowolne
rule-F5-2-3 =
    Z działania korzysta się tylko w chwili wprowadzenia mnicha. Mnich, który już stoi na budynku, nic nie robi.
    .title = Liczy się tylko przybycie
rule-F5-2-4 =
    Używać można tylko budynków na czyichś ziemiach, a nie kart z oferty czy ze stosu. Wyjątkami są karty Przytułek
    i Karczma. Do osady, lasu ani na torfowisko nie można wysłać mnicha.
    .title = Tylko to, co zbudowane
rule-F5-2-5 =
    Budynek mieści jednego mnicha, a zajętego budynku nie można użyć. Wyjątkami są runda specjalna (F9) i
    niektóre karty.
    .title = Jeden mnich na budynek
rule-F5-3 =
    Zapłać innemu graczowi, a jego mnich wykona dla ciebie pracę w jednym z jego budynków.
    .title = Kontrakt
rule-F5-3-1 =
    Wybierz niezajęty budynek innego gracza i zapłać cenę (F5.3.4). Właściciel musi postawić na nim własnego
    mnicha. Używasz działania tak, jakby było twoje: ty decydujesz, ty płacisz, ty otrzymujesz.
    .title = Najęcie cudzego mnicha
rule-F5-3-2 =
    Właściciel budynku decyduje, który mnich idzie: przeor czy brat zakonny. Gdy w domu jest tylko jeden rodzaj,
    nie ma o czym decydować. W grze solo decydujesz ty za gracza neutralnego.
    .title = Właściciel wybiera mnicha
rule-F5-3-3 =
    Do kontraktu potrzebny jest właściciel, który ma mnicha w domu. Jeśli go ma, nie może odmówić.
    .title = Ktoś musi być w domu
rule-F5-3-4 =
    Kontrakt kosztuje 1 monetę. Gdy ktokolwiek zbuduje Winiarnię (Francja) albo Destylarnię whisky (Irlandia),
    kosztuje 2 monety, dla wszystkich i do końca gry. Właściciel dostaje monety od razu, przed użyciem działania.
    .title = Cena kontraktu
rule-F5-3-5 =
    Od samego początku możesz zamiast monet dać jeden trunek, bez względu na cenę: 1 wino we Francji, 1 whisky w
    Irlandii. Trafia on do zasobów ogólnych, a właściciel nie dostaje nic.
    .title = Trunek zamiast monet
rule-F5-3-6 =
    Możesz zawrzeć kontrakt i nie użyć działania.
    .title = Kontrakt bez użycia
rule-F5-3-7 =
    Kontrakt jest akcją podstawową. Rusza mnicha właściciela, a żadnego z twoich. W rundzie specjalnej nie ma
    kontraktów.
    .title = Kontrakt zajmuje kolejkę
rule-F5-3-8 =
    Nie możesz nająć samego siebie; do swoich budynków wysyłasz własnych mnichów (F5.2).
    .title = Nie z samym sobą
rule-F5-4 =
    Usuń las, żeby mieć drewno, albo torfowisko, żeby mieć torf.
    .title = Karczowanie lasu i wykopywanie torfu
rule-F5-4-1 =
    Usuń ze swoich ziem jeden las i weź drewno albo jedno torfowisko i weź torf: tyle, ile pokazuje znacznik
    dobra albo joker; ten, którego użyto, wraca na 0. Nie potrzeba mnicha i nigdy nie usuwa się więcej niż jednej
    karty. Lasy i torfowiska innych graczy są poza zasięgiem.
    .title = Jedna karta, jeden zbiór
rule-F5-4-2 =
    Kartę możesz usunąć nawet wtedy, gdy znacznik pokazuje 0. I tak kosztuje to akcję.
    .title = Usunięcie bez zysku
rule-F5-4-3 =
    Jeśli nie masz już takiej karty albo żadnej nie usuwasz, wciąż możesz wybrać tę akcję. Nic nie dostajesz i
    żaden znacznik się nie rusza, czyli wychodzi na to samo co pas (F5.6).
    .title = Akcja bez usuwania karty
rule-F5-4-4 =
    Opróżnione pole jest odtąd pustym polem równiny.
    .title = Zostaje równina
rule-F5-5 =
    Weź budynek z oferty, zapłać za niego i połóż go na swoich ziemiach.
    .title = Budowanie
rule-F5-5-1 =
    Weź jeden budynek z oferty, oddaj jego koszt do zasobów ogólnych i od razu połóż kartę na pustym polu swoich
    ziem. Jedna akcja to jeden budynek. Bez pasującego pola nie możesz go zbudować i żadnej karty nie można kupić
    na zapas.
    .title = Jeden budynek z oferty
rule-F5-5-2 =
    Budynki kosztują drewno, glinę, słomę i kamień. Kilka kosztuje zamiast tego monety; budowanie ich to ta sama
    akcja.
    .title = Co kosztują budynki
rule-F5-5-3 =
    Karta mówi, na jakim terenie może stać, zwykle na wybrzeżu, równinie lub pogórzu. Góry przyjmują tylko
    Kamieniołom albo Warownię, a morze tylko irlandzką Barkę mieszkalną. Dopóki na polu leży las lub torfowisko,
    nie jest ono puste.
    .title = Gdzie mogą stać budynki
rule-F5-5-4 =
    Budynek klasztorny musi w chwili budowy stykać się bokiem z innym twoim budynkiem klasztornym. Liczą się też
    boki między pogórzem a górami (F7.6).
    .title = Klasztor obok klasztoru
rule-F5-5-5 =
    Jeśli po zbudowaniu twój przeor jest w domu, możesz go od razu postawić na nowym budynku i użyć go (F5.2). Musi
    to być przeor, musi to być ten budynek i trzeba to zrobić od razu. W międzyczasie nie można kupić terenu.
    .title = Przeor się wprowadza
rule-F5-5-6 =
    Ta akcja nie buduje osad. Buduje się je w fazach osad (F8) albo dzięki Warowni.
    .title = Tu nie ma osad
rule-F5-6 =
    Nigdy nie musisz robić czegoś pożytecznego. W każdej zwykłej rundzie możesz spasować: kolejka przepada i nic
    się nie zmienia.
    .title = Pas

## F6 Extra actions

rule-F6 =
    Drobne rzeczy, które możesz zrobić obok akcji podstawowej.
    .title = Akcje dodatkowe
rule-F6-1 =
    Przed akcją podstawową i po niej możesz wykonać dowolnie wiele akcji dodatkowych. Nie zajmują kolejki.
    .title = Ile tylko chcesz
rule-F6-2 =
    W każdej chwili możesz zamienić dowolnie wiele żetonów zboża na słomę, nawet płacąc lub używając karty. Słoma
    nigdy nie zamienia się z powrotem w zboże, a żadnego innego żetonu nie wolno w ten sposób odwrócić.
    .title = Zboże na słomę
rule-F6-3 =
    Pięć żetonów po 1 monecie i jeden żeton 5 monet można w każdej chwili wymienić w obie strony, więc przy
    płaceniu monetami zawsze jest reszta. Różnica liczy się tylko dla kart, które liczą różne żetony.
    .title = Wymiana monet
rule-F6-4 =
    W każdej chwili możesz sprzedać 1 wino za 1 monetę i 1 whisky za 2 monety. Nigdy odwrotnie.
    .title = Sprzedaż trunków
rule-F6-5 =
    Żetony oddawane jako żywność lub energia nie dają reszty i nie można ich dzielić.
    .title = Bez reszty z żywności i energii
rule-F6-6 =
    Możesz kupić wierzchni zagon albo wierzchni areał za jego cenę i od razu dołożyć go do swoich ziem (F7).
    Wolno to zrobić raz w każdej turze i jeszcze raz w każdej fazie osad, zanim zbudujesz osadę. Tura (F0.3) to
    przy trzech i czterech graczach jedna kolejka; w krótkiej grze dwuosobowej i w grze solo obie akcje razem; w
    długiej grze dwuosobowej twoja podwójna akcja to jedna tura, a pojedyncza druga. Niewykorzystany zakup
    przepada.
    .title = Zakup terenu
rule-F6-7 =
    Runda specjalna i ostatnia pojedyncza akcja krótkiej gry dwuosobowej też są turami: można wtedy kupić teren.
    .title = Tereny na samym końcu

## F7 Land

rule-F7 =
    Z czego składają się twoje ziemie, jak rosną i co z czym sąsiaduje.
    .title = Ziemie
rule-F7-1 =
    Pole nazywa się jak na mapie: literą rzędu i cyfrą kolumny. Prowincja ma rzędy M i N oraz kolumny od 3 do 7; cała
    jest równiną, poza pogórzem na M7.

    | | kol. 3 | kol. 4 | kol. 5 | kol. 6 | kol. 7 |
    |---|---|---|---|---|---|
    | rząd M | torfowisko | las | las | puste | Gliniane wzgórze (pogórze) |
    | rząd N | torfowisko | las | Obejście | puste | Kancelaria klasztorna |

    W krótkiej grze na trzech lub czterech graczy pola M3 i M4 są od początku puste. Neutralną prowincję opisuje
    F13.4.
    .title = Prowincja
rule-F7-2 =
    Stronę terenu wybierasz przy zakupie i nigdy go nie obracasz. Zagon to rząd pięciu pól, kolumny od 3 do 7:
    torfowisko, las, las, pogórze, pogórze albo las, równina, równina, równina, pogórze; pod lasem i torfowiskiem
    jest równina. Areał ma wymiary dwa na dwa. Strona nadbrzeżna leży po lewej, z morzem w kolumnie 1 i
    wybrzeżem w kolumnie 2; strona górska po prawej, z dwoma polami pogórza w kolumnie 8 i jednymi górami
    wysokości obu rzędów w kolumnie 9.
    .title = Zagony i areały
rule-F7-3 =
    Zagon kładzie się dokładnie nad swoją prowincją lub swoim innym zagonem albo pod nimi: bez przesunięcia w bok
    i nie na niczym innym. Musi bezpośrednio dotykać tamtego rzędu; przerwa, którą wypełnia tylko areał, nie
    wystarcza.
    .title = Kładzenie zagonu
rule-F7-4 =
    Areał zajmuje swój górny rząd i rząd pod nim; możesz go dowolnie przesunąć w górę lub w dół. Jego pola muszą
    być wolne. Jedno z jego pól wybrzeża musi stykać się bokiem z polem prowincji lub zagonu w kolumnie 3 albo z
    innym twoim polem wybrzeża; po stronie gór jedno z jego pól pogórza z polem w kolumnie 7 albo z pogórzem
    innego areału. Areał może więc wystawać u góry lub u dołu, a areały można dokładać do areałów. Tego, co leży,
    nigdy się nie przesuwa.
    .title = Kładzenie areału
rule-F7-5 =
    Teren kładzie się w chwili zakupu i nie można go odłożyć na później. Miejsce zawsze się znajdzie.
    .title = Kładzie się od razu
rule-F7-6 =
    Pola sąsiadują, jeśli stykają się bokiem, także na granicy dwóch plansz terenu; rogi się nie liczą. Wysokie
    góry to jedno pole z dwoma polami pogórza obok i sąsiadują z oboma. Góry nie sąsiadują z górami innego areału.
    Kierują się tym budynki klasztorne, osady i karty.
    .title = Co z czym sąsiaduje

## F8 Settlement phase

rule-F8 =
    Od czasu do czasu kierat przynosi fazę osad: każdy może zbudować osadę, a potem przychodzą nowe karty.
    .title = Faza osad
rule-F8-1 =
    Przychodzi, gdy kierat się obraca i jego ramię mija stos, przy którym czeka znacznik fazy osad. Są cztery, od
    A do D, oraz piąta, E, która kończy grę solo i gry na trzech i czterech graczy. Przy dwóch graczach E nie ma.
    .title = Kiedy przychodzi
rule-F8-2 =
    Najpierw znacznik fazy osad przechodzi do następnej litery; po D do E, jeśli gra ma E.
    .title = Najpierw znacznik
rule-F8-3 =
    Zaczynając od gracza rozpoczynającego rundę (w krótkiej grze dwuosobowej i solo: od gracza, którego tura się
    zaczyna) i dalej po kolei, każdy może kupić jeden teren, a potem zbudować jedną własną kartę osady. Można zrobić
    jedno i drugie, tylko jedno albo nic, ale teren zawsze kupuje się przed osadą.
    .title = Jeden teren, jedna osada
rule-F8-4 =
    Osada kosztuje żywność i energię. Oddaj dobra warte co najmniej tyle żywności i inne dobra warte co najmniej
    tyle energii; nadmiar przepada. Monety, wino i whisky to żywność według swojej wartości w monetach (wino 1,
    whisky 2); można też najpierw wymienić monety. Jedna słoma to pół energii, a połówki się sumują. Żaden żeton
    nie liczy się dwa razy.

    | Dobro | Żywność | Energia |
    |---|---|---|
    | zboże, mąka, winogrona, słód | 1 | – |
    | moneta, wino | 1 | – |
    | owce, whisky | 2 | – |
    | chleb | 3 | – |
    | mięso, piwo | 5 | – |
    | słoma | – | ½ |
    | drewno | – | 1 |
    | torf | – | 2 |
    | opał | – | 3 |
    .title = Płacenie za osadę
rule-F8-5 =
    Osada staje od razu na twoim pustym polu wybrzeża, równiny lub pogórza. Osada rybacka wymaga wybrzeża,
    Latyfundium pogórza. Morze i góry nigdy nie wchodzą w grę, a bez pola nie ma osady. Nie jest ona budynkiem
    klasztornym, nie wymaga szczególnego sąsiada i zostaje na dobre.
    .title = Gdzie mogą stać osady
rule-F8-6 =
    Gdy wszyscy mieli już okazję zbudować osadę, każdy gracz dostaje kartę osady danej litery (przy A Kolonię
    artystów, przy B Przysiółek, przy C Wieś, przy D Latyfundium), a jej stos budynków dołącza do tego, co jeszcze
    jest w ofercie. Nową osadę można zbudować dzięki Warowni albo od następnej fazy. Faza E nie przynosi nowych
    kart.
    .title = Nowe karty
rule-F8-7 =
    Możesz mieć na ręce dowolnie wiele kart osad, ale budować tylko własne. Wyłożenie karty z zapłatą zawczasu to
    tylko pomoc dla pamięci.
    .title = Osady na ręce
rule-F8-8 =
    W tej fazie nie ma akcji podstawowych: nie wysyłasz mnichów i nie zawierasz kontraktów. Nadal możesz zamieniać
    zboże, wymieniać monety i sprzedawać trunki (F6.2, F6.3, F6.4).
    .title = Co jeszcze wolno
rule-F8-9 =
    Przy dwóch graczach po D nie ma już fazy. Latyfundium i każdą osadę, która wtedy została na ręce, można
    zbudować tylko dzięki Warowni.
    .title = Dwóch graczy: po fazie D tylko Warownia

## F9 Bonus round and end with three or four players

rule-F9 =
    Ostatnia runda przy trzech lub czterech graczach ma własne zasady: każdy ma jedną akcję, potem jest faza osad, a
    na koniec liczy się punkty.
    .title = Runda specjalna i koniec dla trzech lub czterech
rule-F9-1 =
    Runda specjalna to runda 25 gry długiej, gdy ramię kieratu mija E po raz drugi; pierwszy raz, w rundzie 12,
    nic nie znaczy. W grze krótkiej jest to runda 13.
    .title = Kiedy przychodzi
rule-F9-2 =
    Najpierw każdy przeor wraca do domu, gdziekolwiek jest; bracia zakonni zostają poza domem. Potem kierat obraca
    się jeszcze o jedno pole, jak zawsze. W tej rundzie gry krótkiej nie ma prezentów.
    .title = Przeorzy wracają
rule-F9-3 =
    Zaczyna miejsce 1 i każdy gracz, także rozpoczynający, ma w tej rundzie tylko jedną kolejkę. Albo budujesz
    budynek (F5.5), do którego przeor może się wprowadzić, albo stawiasz przeora na wybranym budynku, czyimkolwiek,
    zajętym lub nie, i używasz go bez opłaty. Nie można wysyłać braci zakonnych, zawierać kontraktów, karczować lasu
    ani wykopywać torfu. Na jednym budynku może stać kilku przeorów. Możesz też wysłać przeora i nie użyć działania.
    .title = Co możesz zrobić w rundzie specjalnej
rule-F9-4 =
    Akcje dodatkowe są dozwolone jak zawsze, można też kupić jeden teren.
    .title = Akcje dodatkowe w rundzie specjalnej
rule-F9-5 =
    Potem następuje faza osad E w tej samej kolejności miejsc, znowu z jednym terenem przed osadą (F8.2, F8.3,
    F8.4, F8.5). Nowych kart nie ma.
    .title = Faza E
rule-F9-6 =
    To koniec. Policzcie punkty (F14).
    .title = Koniec

## F10 Two players, short

rule-F10 =
    Zwykła gra dwuosobowa. Każda tura ma własny obrót kieratu i dwie akcje.
    .title = Dwóch graczy, gra krótka
rule-F10-1 =
    Gracie z tylną stroną kieratu, na stronie planszy dla jednego i dwóch graczy i z 24 kartami. Wszystko, czego ten
    rozdział nie zmienia, działa tak, jak opisują rozdziały od F3 do F8.
    .title = Co jest inaczej
rule-F10-2 =
    Gracie na przemian. Na początku tury obaj gracze sprawdzają, czy wracają ich mnisi (F3.1). Potem kierat się
    obraca (winogrona wchodzą przy obrocie 11, kamień przy obrocie 18). Następnie może być faza osad, którą zaczyna
    aktywny gracz. Potem aktywny gracz wykonuje dwie akcje, jedną po drugiej, i zaczyna się tura drugiego gracza.
    .title = Tura
rule-F10-3 =
    Fazy A, B, C i D przypadają na początek tur 7, 14, 21 i 28, licząc tury obu graczy.
    .title = Kiedy są fazy
rule-F10-4 =
    Jeśli pierwszą akcją wyślesz ostatniego mnicha, przy drugiej nie możesz używać własnych budynków. Nadal możesz
    zawierać kontrakty, budować, karczować las i wykopywać torf.
    .title = Bez powrotu między dwiema akcjami
rule-F10-5 =
    W turze możesz kupić jeden teren i jeszcze jeden w każdej fazie osad.
    .title = Tereny
rule-F10-6 =
    Nie ma rundy specjalnej ani fazy E. Ile tur potrwa gra, zależy od graczy.
    .title = Bez stałej długości
rule-F10-7 =
    Koniec zaczyna się, gdy przyszedł stos D i w ofercie został najwyżej 1 budynek. Bieżąca tura zostaje
    dokończona, łącznie z drugą akcją. Potem drugi gracz ma ostatnią turę z powrotem mnichów i obrotem kieratu,
    ale tylko z jedną akcją (i akcjami dodatkowymi). Potem policzcie punkty (F14).
    .title = Jak gra się kończy
rule-F10-8 =
    Spójrzcie na ofertę na końcu każdej tury. Po D może tylko maleć, więc rozpoczętego końca nie da się
    odwołać.
    .title = Kiedy patrzeć

## F11 Two players, long

rule-F11 =
    Dłuższa gra dwuosobowa, podzielona na rundy: gracz rozpoczynający wykonuje dwie akcje, a drugi gracz jedną.
    .title = Dwóch graczy, gra długa
rule-F11-1 =
    Gracie jak w F10, ale z przednią stroną kieratu i prawie wszystkimi kartami: 41 w Irlandii, 38 we Francji, gdzie
    w pudełku zostają Stolarnia oraz Winorośl i Kamieniołom ze stosu C.
    .title = Co jest inaczej
rule-F11-2 =
    Na początku rundy obaj gracze sprawdzają, czy wracają ich mnisi. Potem kierat się obraca (winogrona wchodzą w
    rundzie 11, kamień w rundzie 18). Następnie może być faza osad, którą zaczyna gracz rozpoczynający. Potem gracz
    rozpoczynający wykonuje dwie akcje, a po nim drugi gracz jedną. Na koniec graczem rozpoczynającym zostaje drugi
    gracz. Wykonujesz więc trzy akcje z rzędu: jedną, a po obrocie kieratu dwie.
    .title = Runda
rule-F11-3 =
    Mnisi wracają tylko na początku rundy, a nie między akcjami obu graczy.
    .title = Mnisi wracają raz na rundę
rule-F11-4 =
    Fazy A, B, C i D przypadają na początek rund 7, 14, 21 i 28.
    .title = Kiedy są fazy
rule-F11-5 =
    Możesz kupić jeden teren przy podwójnej akcji i jeden przy pojedynczej (F6.6) oraz jeszcze jeden w każdej
    fazie osad.
    .title = Tereny
rule-F11-6 =
    Koniec zaczyna się, gdy przyszedł stos D i w ofercie zostały najwyżej 3 budynki. Bieżąca runda jest wtedy
    ostatnia. Jeśli koniec wywołał gracz rozpoczynający, drugi gracz ma jeszcze swoją pojedynczą akcję. Jeśli
    wywołała go ta pojedyncza akcja, gra kończy się od razu. Nie ma rundy specjalnej ani fazy E. Policzcie punkty
    (F14).
    .title = Jak gra się kończy

## F12 Three or four players, short

rule-F12 =
    Szybka gra z mniejszymi prowincjami, prezentami w każdej rundzie i żetonem dla wszystkich, gdy ktokolwiek
    wytwarza.
    .title = Trzech lub czterech graczy, gra krótka
rule-F12-1 =
    Gracie na planszy gry krótkiej, z przednią stroną kieratu, z 24 kartami w trzy osoby i z 33 w cztery (we Francji
    w cztery osoby możecie się umówić, że odkładacie Kamieniołom ze stosu C). Prowincje są bez dwóch kart po lewej u
    góry. Masz jednego przeora i jednego brata zakonnego; wracają, gdy obaj są poza domem. Sześć początkowych dóbr
    jak zwykle.
    .title = Co jest inaczej
rule-F12-2 =
    Jest 12 rund jak w F3, potem runda specjalna, runda 13, a po niej faza E. Fazy od A do D przypadają na początek
    rund 3, 5, 7 i 9. Winogrona (Francja) wchodzą w rundzie 4, kamień w rundzie 6.
    .title = Przebieg gry
rule-F12-3 =
    W rundach od 1 do 12, zaraz po obrocie kieratu i przed ewentualną fazą osad, każdy dostaje po jednym żetonie
    każdego dobra pokazanego tam, gdzie właśnie przeszło ramię. Żaden znacznik się przy tym nie rusza i nie jest
    to wytwarzanie (F12.4).

    | Rundy | Dobra |
    |---|---|
    | 1–3 | owca, zboże · glina, zboże · drewno, zboże |
    | 4–6 | kamień, zboże · kamień, torf · kamień, glina |
    | 7–9 | kamień, drewno · kamień, 5 monet · kamień, mięso |
    | 10–12 | księga, zboże · ceramika, glina · ornament, drewno |
    .title = Prezenty
rule-F12-4 =
    Zawsze gdy ktoś wytwarza przy użyciu koła produkcji, własnym znacznikiem dobra albo jokerem, wszyscy biorą 1
    dodatkowy żeton tego dobra, wytwarzający też, nawet przy wartości 0. Dotyczy to karczowania, wykopywania,
    Kamieniołomu, Winorośli, budynków podstawowych, Nabrzeża i Warsztatu bednarskiego, ale nie akcji bez usuwania
    karty (F5.4.3). W kontrakcie wytwarza ten, kto go zawarł, a właściciel dostaje 1 jak wszyscy.
    .title = Dodatkowa produkcja
rule-F12-5 =
    Cała reszta, jak kontrakty i ich cena, tereny, runda specjalna i punktacja, jest taka jak w grze długiej.
    .title = Cała reszta
rule-F12-6 =
    Z dwóch małych cyfr kontrolnych na tej planszy pierwsza jest dla trzech graczy, druga dla czterech (F15).
    .title = Cyfry kontrolne na krótkiej planszy

## F13 Alone

rule-F13 =
    Grasz 32 tury w pojedynkę. Gracz neutralny dostaje budynki, które zostawisz w ofercie.
    .title = Gra solo
rule-F13-1 =
    Grasz z przednią stroną kieratu, na stronie planszy dla jednego i dwóch graczy, z 41 kartami w Irlandii i z 37
    we Francji. Używa się jokera i sześciu podstawowych znaczników, a winogron i kamienia nie. Tereny zaczynają się
    od najdroższych: zagony 8, 7, 6, 5, 5, 4, 4, 3, 2 i areały 7, 6, 6, 5, 5, 5, 4, 4, 3. Nie masz dóbr, ale masz
    pełną prowincję, trzech mnichów i zwykłe karty osad.
    .title = Początek
rule-F13-2 =
    W turze wracają mnisi, twoi i neutralni, każda grupa osobno (F3.1); kierat się obraca; wykonujesz dwie
    akcje. W turze możesz kupić jeden teren.
    .title = Tura
rule-F13-3 =
    Znacznik, który przy obrocie kieratu stoi na 10, wypada z gry, joker także. Jego dobro można potem wytwarzać
    tylko jokerem, a gdy i jego zabraknie, wcale (F4.8).
    .title = Znaczniki można stracić
rule-F13-4 =
    Gracz neutralny ma prowincję bez lasów i torfowisk: Gliniane wzgórze, Obejście i Kancelarię klasztorną jak
    zwykle, Skład budowlany na M3 i sześć pustych pól równiny. Jest jeden neutralny przeor i dwóch neutralnych
    braci zakonnych. Gracz neutralny nie ma dóbr ani osad, nigdy nie dostaje terenu i nie zdobywa punktów.
    .title = Gracz neutralny
rule-F13-5 =
    Neutralnego budynku używasz przez kontrakt, który jest jedną z twoich akcji. Zapłać do zasobów ogólnych 1
    monetę, a 2 od chwili, gdy zbudujesz Winiarnię lub Destylarnię whisky albo położysz ją na neutralnej
    prowincji; zamiast tego wystarczy wino lub whisky. Wybrany przez ciebie neutralny mnich, jeśli jakiś jest w
    domu, idzie do niezajętego budynku, a ty używasz go dla siebie.
    .title = Używanie neutralnych budynków
rule-F13-6 =
    Na początku każdej fazy osad wszystkie budynki, które zostały w ofercie, trafiają za darmo na neutralną
    prowincję, w twojej kolejności, na pola do twojego wyboru. Zajmują puste pole albo przykrywają budynek bez
    mnicha, nawet podstawowy lub dopiero co położony; przykryta karta wypada z gry. Klasztorne przykrywają tylko
    klasztorne, inne tylko inne, a każdy klasztorny potrzebuje obok siebie innego klasztornego, poza tym, który
    przykrywa. Rodzaj terenu nie ma znaczenia. Żadna karta nie może zająć ostatniego miejsca innej, którą
    można by jeszcze położyć; odrzuca się tylko kartę, która w żadnej kolejności nigdzie nie pasuje.
    .title = Gracz neutralny musi budować
rule-F13-7 =
    Potem możesz użyć jednego budynku, który właśnie położono i którego nie przykryto, wysyłając tam neutralnego
    przeora, jeśli jest w domu. Płacisz aktualną cenę kontraktu (2, jeśli właśnie położono Winiarnię albo
    Destylarnię) albo dajesz trunek. Nie kosztuje to akcji.
    .title = Neutralny przeor się wprowadza
rule-F13-8 =
    Potem sprawdź jeszcze raz, czy wracają neutralni mnisi; przeor mógł być ostatnim z nich.
    .title = Neutralni mnisi wracają
rule-F13-9 =
    Fazy A, B, C i D przypadają na tury 12, 16, 22 i 26. W takiej turze mnisi wracają i kierat się obraca. Gracz
    neutralny buduje (F13.6), można użyć neutralnego przeora (F13.7) i neutralni mnisi wracają (F13.8). Potem masz
    swoją fazę osad z jednym terenem i jedną osadą, po której przychodzą nowe karty (F8). Na koniec wykonujesz swoje
    dwie akcje.
    .title = Tura z fazą osad
rule-F13-10 =
    Tura 32 jest ostatnia. Mnisi wracają, kierat się obraca i najpierw wykonujesz swoje dwie akcje; potem gracz
    neutralny buduje, można użyć neutralnego przeora, neutralni mnisi wracają, a faza osad E kończy grę bez nowych
    kart.
    .title = Ostatnia tura
rule-F13-11 =
    Nie ma rundy specjalnej. Wygrywasz, mając co najmniej 500 punktów, liczonych tylko z twoich ziem i twoich
    dóbr. W Irlandii jest odrobinę łatwiej.
    .title = Cel

## F14 Counting points

rule-F14 =
    Twój wynik to suma trzech rzeczy: punktów za dobra, punktów wartości i punktów za osady.
    .title = Liczenie punktów
rule-F14-1 =
    Dobra dają tyle punktów; wszystkie inne dają 0.

    | Dobro | Punkty |
    |---|---|
    | cud | 30 |
    | relikwia | 8 |
    | ornament | 4 |
    | ceramika | 3 |
    | księga | 2 |
    | każde 5 monet | 2 |
    | wino, whisky | po 1 |

    Wszystkie twoje monety liczy się razem. Wino lub whisky daje albo swój punkt, albo swoje monety (1 za wino, 2
    za whisky), a nie jedno i drugie; liczy się lepsza suma: 4 monety i 1 wino to 2 punkty, 5 win to 5.
    .title = Dobra
rule-F14-2 =
    Dodaj punkty wartości wszystkich budynków i osad na swoich ziemiach. Budynki podstawowe dodają 0, Kolonia
    artystów odejmuje 1. Niezbudowane osady nie dają punktów.
    .title = Punkty wartości
rule-F14-3 =
    Za każdą osadę dodaj jej własne punkty dodatkowe, punkty dodatkowe wszystkich sąsiednich budynków i osad
    (F7.6) oraz 3 za każde sąsiednie pole morza. Co sąsiaduje z kilkoma osadami, liczy się dla każdej, a dwie
    sąsiednie osady liczą się nawzajem. Wartości ujemne też się liczą, lecz z dala od osad punkty dodatkowe nic
    nie znaczą. Wartość Barki mieszkalnej zastępuje 3 jej morza. Lasy, torfowiska, puste pola i mnisi dają 0.
    .title = Punkty za osady
rule-F14-4 =
    Wygrywa najwyższa suma. Kto ją dzieli z innymi, wygrywa razem z nimi.
    .title = Kto wygrywa

## F15 to F17 Tables

rule-F15 =
    Małe cyfry na planszy pomagają tylko zauważyć zapomniany obrót: po obrocie kieratu ramię wskazuje miejsce
    gracza rozpoczynającego (F3.5). Na planszach dla trzech i czterech graczy pierwsza (górna) cyfra dotyczy
    pierwszego okrążenia ramienia, rund od 1 do 13, a druga (dolna) rund od 14 do 25; na planszy gry krótkiej
    pierwsza jest dla trzech graczy, druga dla czterech. Cyfra pogrubiona mówi, że właśnie przyszedł stos i ten
    gracz rozpoczynający wybiera z niego pierwszy.
    .title = Cyfry kontrolne
rule-F16 =
    Można zagrać w tych siedem gier, każdą we Francji i w Irlandii.

    | Gra | Karty (F / I) | Mnisi | Kolejki w rundzie | Rundy |
    |---|---|---|---|---|
    | solo | 37 / 41 | 3 i 3 neutralnych | 2 | 32 |
    | 2 krótka | 24 / 24 | 3 | 2 | otwarte (F10.7) |
    | 2 długa | 38 / 41 | 3 | 2 + 1 | otwarte (F11.6) |
    | 3 krótka | 24 / 24 | 2 | 4 | 12 + specjalna |
    | 4 krótka | 33 / 33 | 2 | 5 | 12 + specjalna |
    | 3 długa | 33 / 33 | 3 | 4 | 24 + specjalna |
    | 4 długa | 41 / 41 | 3 | 5 | 24 + specjalna |
    .title = Siedem gier
rule-F17 =
    Faza przypada na początek podanej tu rundy, zaraz po obrocie kieratu; E przychodzi po akcjach swojej rundy.

    | Gra | A | B | C | D | E |
    |---|---|---|---|---|---|
    | solo | 12 | 16 | 22 | 26 | 32 |
    | 2 krótka, 2 długa | 7 | 14 | 21 | 28 | brak |
    | 3 krótka, 4 krótka | 3 | 5 | 7 | 9 | 13 |
    | 3 długa | 6 | 11 | 15 | 20 | 25 |
    | 4 długa | 7 | 10 | 16 | 19 | 25 |

    Ramię stoi przy polu planszy ((runda − 1) mod 13) + 1.
    .title = Kiedy przypadają fazy

## What the rulebook itself says

# Words of a question that say nothing about its subject; a search leaves them out.
rulebook-small-words =
    ale albo ani bez być był była było będzie ciebie czy czego dla dlaczego dzieje jak jaka jaki jakie jako jest jeden
    jedna jego jej jeśli kiedy kim kogo komu kto która które którego który którzy lub mam masz mnie mogą mogę może
    można możesz musi muszę nad nie nich niego nim oraz pod przed przez przy robi robić się skąd swój swoje tak
    taki tam tego ten też trzeba tylko twój wiele wolno więc wszystko żeby
rulebook-unknown = Nie ma zasady { $number }; w pobliżu są { $near }.
rulebook-unknown-card = Nie ma zasady ani karty „{ $number }”; najbliższe karty to { $near }.
