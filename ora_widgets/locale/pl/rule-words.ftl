# Słowa, którymi pyta się o zasadę, gdy ona sama mówi to inaczej; czyta je wyszukiwarka zasad.

asked-F0 = słowa słowniczek znaczenie definicje pojęcia co znaczy
asked-F0-1 = runda czym jest obrót kieratu krok trwa co to
asked-F0-2 = kolejka akcja ile możliwość slot co to
asked-F0-3 = tura czym jest moja różnica runda
asked-F0-4 = pionki robotnicy figurki mnisi ilu liczba trzech przeor brat mam mnichów swoich ludzie ludzi duchowni kim
asked-F0-5 = budynki początkowe nadrukowane startowe gliniane wzgórze zagroda biuro podstawowe wydrukowane
asked-F0-6 = targ oferta wyłożone karty zasoby wspólne bank gdzie leżą dostępne każdy
asked-F0-7 = las torfowisko budynek na polu punkty las torfowisko stoi wart wysłać wartość
asked-F0-8 = tajne ukryte ukrywać los losowość kości pokazać zobaczyć podejrzeć przeciwnicy jawne zasoby dobra innych zobaczyć patrzeć zajrzeć zaglądać podglądać kart karty
asked-F1 = elementy zawartość pudełka limity
asked-F1-1 = zawartość pudełka ile kart żetonów elementy stosy pudełko budynków
asked-F1-2 = odwrócić żeton rewers druga strona para odwrotna dobro wart warte żywność energia
asked-F1-3 = zabraknąć skończyć wyczerpać limit nieograniczone dobra cuda ile maksimum żetonów zabraknie brakuje mieć trzymać przechowywać magazyn posiadać przepadają
asked-F1-4 = wyczerpać zagony areały ile liczba las brak stos limit zagonów areałów zabraknie wyczerpane jest w grze razem skończą skończy kończą koniec
asked-F1-5 = zburzyć usunąć zastąpić przenieść budynek drugi raz kopia ten sam rozebrać dwa razy podwójnie powtórzyć
asked-F2 = przygotowanie rozłożyć początek przed grą
asked-F2-1 = wariant kraj wersja strona wybór francuski irlandzki który różnica
asked-F2-2 = która plansza strona kierat przednia tylna liczba graczy planszy koła
asked-F2-3 = przygotowanie znaczniki kierat początek ustawić joker zero
asked-F2-4 = znaczek oznacza oznaczenie karcie odłożyć karty pudełko mniej graczy które budynki liczba kart trzech dwóch usunąć
asked-F2-5 = przygotowanie oferta stosy odkryte pierwsze budynki znacznik rozłożyć karty pusta uzupełnia uzupełnić
asked-F2-6 = początkowe dobra zasoby na start zaczynać z czym otrzymuje karty osad mam na początku
asked-F2-7 = cena koszt ziemi zagon areał ile kosztuje najtańszy ceny drugi następny lista góra góry wybrzeże wzgórza kolejny teraz
asked-F2-8 = pierwszy gracz wybór kolejność zgodnie z zegarem kto zaczyna znacznik pierwszy zaczyna rozpoczyna pierwszą rundę grę najmłodszy wybrać
asked-F2-9 = krótka gra mniej lasów torfowisk usunąć przygotowanie
asked-F3 = przebieg rundy kolejność kroki co się dzieje
asked-F3-1 = mnisi wracają powrót do domu odzyskać wolni kiedy wszyscy pionki koniec rundy zajęty zostają schodzą ludzie
asked-F3-2 = obrót kieratu przesunąć ramię pole kiedy obraca się koło kierat
asked-F3-3 = faza osad kiedy następuje wywołać znacznik stos wchodzi przychodzi otwiera
asked-F3-4 = kolejność ile akcji na rundę każdy gracz rozpoczynający dwa razy kto po kim
asked-F3-5 = następny gracz rozpoczynający zmiana znacznik przechodzi zaczyna nowa kto następną rundę
asked-F3-6 = długość czas ile rund koniec trwa ostatnia kiedy trzech czterech kończy gra trzy cztery osoby
asked-F3-7 = wcześniej utknąć zablokowany bez mnichów zostają poza odzyskać sprowadzić utknęli ludzie wszyscy zajęci na planszy nikogo dalej
asked-F3-8 = kolejność początek rundy przygotowanie wszystkie warianty
asked-F4 = kierat produkcja znaczniki dobra jak działa
asked-F4-1 = wartość liczba tabela skala kroki rośnie ile wart znacznik liczby wartości jak kierat kole koła odczytać jakie nikt długo bierze
asked-F4-2 = pierwsza runda początek wartość dwa
asked-F4-3 = maksimum dziesięć koniec skali najwyższa pchany zostaje belka pcha 10 dojdzie dziesięciu dziesiątki osiągnie nikt długo bierze
asked-F4-4 = brać zbierać dobra produkować ile dostaję zero wszystkie znacznik wskazuje mniej część wraca zeruje wszystko zostawić
asked-F4-5 = winogrona kamień wchodzą później pojawiają kiedy runda dostępne
asked-F4-6 = joker zamiast zastąpić dowolny znacznik wcześniej po co oba razem dodać
asked-F4-7 = statki przedsiębiorstwo żeglugowe bednarz tylko joker
asked-F4-8 = oba zniknęły utracone brak znacznika zero
asked-F5 = akcje możliwości co robić tura wybór
asked-F5-1 = jakie akcje możliwości wybór co mogę zrobić w turze główne
asked-F5-2 = użyć uruchomić swój budynek wejść
asked-F5-2-1 = wprowadzić mnicha postawić przeor czy brat uruchomić różnica własny albo ktoś kogoś człowiek przeora wysłać zwykłego zwykły dowolny
asked-F5-2-2 = muszę użyć obowiązek efekt nic tylko zablokować bez użycia trzeba obowiązkowo koniecznie postawiłem wysłałem skorzystać od razu wykonać akcję budynku wysłaniu wysłać mnicha
asked-F5-2-3 = znowu co rundę drugi raz stoi ponownie później raz dwa razy działa
asked-F5-2-4 = wysłać postawić mnicha las lasem torfowisko niezbudowana karta oferta stos użyć osada przed zbudowaniem
asked-F5-2-5 = dwóch mnichów razem zajęty pełny ten sam budynek drugi już ktoś ta sama karta dołączyć
asked-F5-3 = wynająć cudzy budynek innego gracza przeciwnik kontrakt
asked-F5-3-1 = wynająć pożyczyć cudzy budynek mnich przeciwnika kto korzysta płaci dostaje efekt dobra innego gracza
asked-F5-3-2 = kto wybiera decyduje przeor brat właściciel którego wysłany wysłać pracy mnich który przeciwnik robotnik idzie
asked-F5-3-3 = odmówić nie zgodzić odrzucić nikogo w domu musi zmusić bez mnicha ma zgoda pytania pozwolenia zabronić sprzeciwić
asked-F5-3-4 = cena koszt kontraktu ile zapłacić monety drożej winiarnia opłata dostaje kto komu płaci jedną monetę właściciel wynajęcie wynajem najem użycie cudzego innego gracza sąsiada skorzystanie
asked-F5-3-5 = wino whisky prezent dla gospodarza alkohol trunek zamiast pieniędzy zapłacić winem butelka
asked-F5-3-6 = kontrakt zablokować bez działania nic wysłać cudzego
asked-F5-3-7 = kontrakt akcja runda specjalna mój mnich potrzebny
asked-F5-3-8 = własny budynek wynająć siebie ze sobą mój sam
asked-F5-4 = ścinać drzewa karczować las torfowisko drewno torf
asked-F5-4-1 = karczować wyciąć oczyścić usunąć las torfowisko drewno torf ile pozbyć cudzy czyjś innego gracza przeciwnika las wykarczować kart drzewa potrzebny mnich
asked-F5-4-2 = zero nic oczyścić znacznik mimo to drewna zerze zera zerowym wyciąć wykarczować
asked-F5-4-3 = brak lasów nic do wycięcia bez karty żadnego nie ma już drzew kopać torf torfowiska torfowisk nie mam
asked-F5-4-4 = po oczyszczeniu jaki teren pusta równina budować pod lasem zostaje co wycięciu wykarczowaniu
asked-F5-5 = budować wznieść budynek nowa karta kupić potrzebny mnich mnicha trzeba budowy budowa
asked-F5-5-1 = kupić kartę zachować na później odłożyć od razu ile budynków akcja kilka zarezerwować w turze nie mam gdzie miejsca brak pola postawić potrzebny mnich mnicha budowy
asked-F5-5-2 = koszt cena budynku płacić materiały zasoby drewno glina kamień słoma co kosztuje potrzebne surowce monety
asked-F5-5-3 = gdzie postawić budynek teren góry góra woda wybrzeże wzgórze dozwolone pole na torfowisku lesie budować warownia barka kamieniołom stać drzewa drzewach dlaczego nie mogę tutaj
asked-F5-5-4 = żółte klasztorny klasztor sąsiaduje obok styka połączony musi klasztorne kancelaria stykać
asked-F5-5-5 = użyć nowego budynku natychmiast od razu po zbudowaniu przeor wchodzi tej samej turze nowy budynek brat zakonny świeżo dopiero zbudowany
asked-F5-5-6 = osada zbudować akcja zwykła kiedy w zwykłej turze swoja poza
asked-F5-6 = pominąć nic nie chcę pas czekać rezygnować muszę musi obowiązek obowiązkowe coś robić turze rezygnacja zrezygnować odpuścić opuścić darować przepuścić akcję
asked-F6 = darmowe akcje małe dodatkowe
asked-F6-1 = ile darmowych akcji dodatkowe bez ograniczeń przed po dowolnie darmowe akcje kupno ziemi
asked-F6-2 = odwrócić zboże słoma zamienić z powrotem kiedykolwiek skąd pszenica
asked-F6-3 = rozmienić pieniądze wymienić monety pięć drobne monet żeton
asked-F6-4 = sprzedać wino whisky piwo alkohol pieniądze monety ile cena kupić w każdej chwili
asked-F6-5 = przepłacić reszta za dużo żywność energia strata zwrot dzielić oddają więcej niż trzeba
asked-F6-6 = kupić ziemię zagon areał ile jak często raz na turę limit kiedy ziemia w turze powiększyć góra góry wybrzeże wzgórza teren tereny dokupić akcja akcją kupno
asked-F6-7 = kupić ziemię ostatnia runda specjalna koniec jeszcze
asked-F7 = ziemie plansza gracza prowincja pola
asked-F7-1 = współrzędne nazwy pól rząd kolumna plansza początkowa układ prowincja równina lasy lasów torfowiska drzewa na początku startowa
asked-F7-2 = strony rewers druga teren zagon areał co jest obracać rodzaje strona pola góra wybrzeże wzgórz wzgórza wzgórzami równiny równin narysowane lasów
asked-F7-3 = gdzie położyć zagon dołożyć rząd nad pod nowy przesunąć przerwa
asked-F7-4 = gdzie położyć areał dołożyć wybrzeże góry kolumna bok przesunąć lewo prawo wystaje
asked-F7-5 = zachować ziemię później odłożyć od razu kafelek
asked-F7-6 = ukos skos róg przekątna sąsiad obok styka krawędź góry
asked-F8 = faza osad wioski domy budować
asked-F8-1 = kiedy faza osad która runda ile faz ostatnia razy buduje budować zbudować stawiać osadę osady można często karmić karmimy karmienie głód
asked-F8-2 = znacznik dom przesuwa litera następna
asked-F8-3 = ile osad zbudować w fazie kolejność dwie jedna ziemia przed najpierw potem osada kupić postawić buduje budować stawiać osadę osady można
asked-F8-4 = płacić żywność energia osada wyżywić opał koszt jak monety przepłacić palić ogrzać wykarmić które dobra wartość ile karmić karmimy karmienie nakarmić głód drewno drewnem słoma
asked-F8-5 = gdzie postawić osadę teren wioska miasto woda góry dozwolone wieś stoi góra wybrzeże
asked-F8-6 = nowe karty osad nowe budynki otrzymać dostać stos oferta kiedy przychodzą dostaję przysiółek kolonia | lepsze lepszy ulepsz ulepszyć | usuwa usuń usunąć usuwają
asked-F8-7 = trzymać osady na ręce limit ile zachować ręka
asked-F8-8 = faza osad użyć budynku kontrakt akcja sprzedać wolno w fazie
asked-F8-9 = dwóch graczy osada po fazie D warownia zamek
asked-F9 = ostatnia runda specjalna dodatkowa koniec gry trzech czterech
asked-F9-1 = kiedy runda specjalna ostatnia dodatkowa numer która trzech czterech kończy trzy cztery osoby
asked-F9-2 = przeorzy bracia wracają do domu runda specjalna ostatnia prezenty
asked-F9-3 = co wolno runda specjalna ostatnia akcja przeor dowolny budynek za darmo zajęty można robić wolno akcje jakie
asked-F9-4 = runda specjalna ostatnia kupić ziemię dodatkowe sprzedać
asked-F9-5 = ostatnia faza osad koniec E kolejność
asked-F9-6 = koniec gry zakończenie liczenie trzech czterech graczy kończy kiedy trzy cztery osoby
asked-F10 = dwóch graczy krótki pojedynek we dwoje
asked-F10-1 = dwóch graczy krótki różnice plansza karty które inaczej inne zmienia zmieni zmiany
asked-F10-2 = dwóch graczy przebieg tury akcje ile dwie tura mnie kto gra
asked-F10-3 = dwóch graczy fazy osad kiedy tury
asked-F10-4 = dwóch graczy druga akcja bez mnichów
asked-F10-5 = dwóch graczy kupić ziemię ile
asked-F10-6 = dwóch graczy jak długo ile tur trwa
asked-F10-7 = dwóch graczy koniec gry kiedy kończy ostatnia tura jak pusta oferta zabraknie budynków
asked-F10-8 = dwóch graczy sprawdzić koniec oferta zatrzymać
asked-F11 = dwóch graczy długi
asked-F11-1 = dwóch graczy długi różnice karty plansza inaczej inne zmienia zmieni zmiany
asked-F11-2 = dwóch graczy długi akcje ile runda trzy z rzędu kolejność mnie kto gra
asked-F11-3 = dwóch graczy długi mnisi wracają raz
asked-F11-4 = dwóch graczy długi fazy osad kiedy rundy
asked-F11-5 = dwóch graczy długi kupić ziemię ile
asked-F11-6 = dwóch graczy długi koniec gry kiedy kończy
asked-F12 = krótki szybka gra trzech czterech graczy godzina
asked-F12-1 = krótka gra różnice przygotowanie mnisi karty plansza braci zakonnych brat zakonny bracia przeor jeden mnichów lasów
asked-F12-2 = krótka gra rundy ile przebieg fazy kiedy trwa kończy koniec długo
asked-F12-3 = prezenty darmowe dobra otrzymać każda runda krótka gra tabela za darmo co rundę
asked-F12-4 = gdy inni biorą produkują każdy dostaje żeton krótka gra też ja premia kto jeszcze wszyscy glina coś dostają wycinam karczuję
asked-F12-5 = krótka gra poza tym tak samo kontrakty punkty
asked-F12-6 = krótka plansza małe liczby kontrolne
asked-F13 = solo samemu jeden gracz w pojedynkę jednoosobowa
asked-F13-1 = solo początek przygotowanie dobra ceny ziemi jednoosobowa
asked-F13-2 = solo przebieg tury akcje ile dwie jednoosobowa tura samemu trwa długość
asked-F13-3 = solo znacznik utracony dziesięć znika jednoosobowa stracić na zawsze tracę
asked-F13-4 = solo gracz neutralny przeciwnik kto co ma jednoosobowa
asked-F13-5 = solo użyć neutralnych budynków kontrakt cena jednoosobowa
asked-F13-6 = solo niezbudowane pozostałe budynki oferta neutralny musi przykryć jednoosobowa gdzie stawia kładzie neutralny zostały
asked-F13-7 = solo użyć nowego neutralnego budynku przeor jednoosobowa
asked-F13-8 = solo neutralni mnisi wracają jednoosobowa
asked-F13-9 = solo faza osad kiedy kolejność tury jednoosobowa
asked-F13-10 = solo ostatnia tura koniec ile tur trwa jednoosobowa długość
asked-F13-11 = solo wygrać ile punktów trzeba cel wynik 500 jednoosobowa ile punktów potrzeba
asked-F14 = punktacja punkty końcowe liczenie zwycięstwo obliczyć oblicza liczy podliczyć suma wynik końcowy podsumowanie zsumować
asked-F14-1 = punkty za dobra wartość księga ceramika ozdoba relikwiarz cud monety pieniądze warta wino whisky koniec ile daje
asked-F14-2 = zostają wartość ekonomiczna tarcza budynki punkty za ręka niezbudowane osady nie zbudowałem zostały niezbudowana niezbudowanymi osadami końcu ręce
asked-F14-3 = punkty osad wartość mieszkalna sąsiedzi domy obok liczyć osada wieś woda
asked-F14-4 = zwycięzca remis równo tyle samo punktów zwycięstwo wygrywa remisie remisu jednakowo
asked-F15 = małe liczby na planszy znaczenie kontrola pomyłka zapomnieć
asked-F16 = przegląd tabela warianty liczba graczy rundy karty mnisi
asked-F17 = tabela kiedy fazy osad rundy przegląd która runda stos wchodzi przychodzi

# Słowa, które dla pytającego znaczą to samo; grupy dzieli kreska.
asked-same =
    mnich mnisi mnicha mnichów duchowny duchowni robotnik robotnicy pionek pionki człowiek ludzie ludzi figurka
    pracownik pracownicy brat bracia facet facetów typ goście ludzik ludziki ludzików mnichami mnichom duchownych |
    moneta monety monet pieniądze pieniędzy kasa gotówka złoto forsa hajs złotówki pieniądz monetami monetą
    dwumonetowy | zagon zagony zagonu areał areały ziemia ziemię ziemi teren parcela | wino wina whisky trunek alkohol
    butelka napój winem trunki trunku | whisky whiskey spirytus wódka | budować zbudować zbudowanie postawić wznieść
    stawiać budowa wybudować | cena koszt kosztuje zapłacić płacić płacę opłata drogi tani tańszy najtańszy cennik
    ceny kosztów kosztują opłacić | specjalna ostatnia końcowa ostatniej bonusowa bonusowej | solo jednoosobowa jednoosobowej pojedynkę
    samemu sam sama samotnie | wracać wracają wrócić powrót wraca wrócą powroty odzyskać | brać biorę wziąć dostać
    dostaję dostanę dostajemy otrzymać zyskać bierze zebrać zebraniu zbierać | kupić dokupić nabyć kupno kupować
    kupuje zakup nabycie | oferta dostępne rynek | zasób bank pula | użyć skorzystać korzystać użycie odwiedzić wejść
    używać wchodzić | punkty punktów wynik punktować liczy pkt punkcik | kierat kieracie kieratu koło koła kole tarcza tarczę
    obrotu | znacznik znacznikiem wskaźnik żeton znaczniki marker | sąsiad sąsiaduje sąsiadują obok styka stykać rogiem
    przylega | odmówić odrzucić odmowa | księga ksiąg książka książki | chleb pieczywo | cudzy innego przeciwnika
    przeciwnik rywal inni innych ktoś kumpel kumpla kolega kolegi cudzego cudzym obcy obcego | prezent podarunek
    upominek prezenty | osada osady osadę osad wieś wsi wioska wioskę wioskami miasteczko miasteczka osadami
    osadnictwo osadnictwa osiedlać osiedle osadzie osadą | ornament ornamenty ornamentów ozdoba ozdoby ozdób |
    karczować wykarczować karczowanie ścinać ściąć wycinać wyciąć rąbać ścinka wycinka karczowania | las lasu lasy
    drzewo drzewa lasem lasów drzew | torfowisko torfowiska bagno bagna moczary | wybrzeże wybrzeża morze morzem
    morski plaża brzeg morska nadmorski wodzie woda | wzgórze wzgórza pagórek zbocze | góra góry górski gór górach
    górze | równina równiny łąka pole | wygrać wygrał wygrywa zwycięzca zwycięstwo zwyciężyć wygrana zwycięża | remis
    równo tyle remisu zremisować zremisowaliśmy | relikwia relikwie relikwię | ceramika ceramikę naczynia garnki | słoma słomę siano | zboże
    zboża pszenica ziarno żyto | owce owca inwentarz zwierzęta bydło owiec bydła krowa krowę | torf torfu torfem
    torfowy | węgiel węgla węglem węglowy | glina gliny glinę | piwo piwa piwem browar | kamień kamienia kamienie
    skała | mleć zmielić mielić młyn wiatrak mielenie mieli młynarz mielimy zemleć | piec upiec piekarnia wypiekać |
    krótka krótkiej krótki szybka szybkiej | zachować trzymać zostawić później odłożyć zatrzymać | położyć umieścić
    kłaść stawiać miejsce dołożyć | przesunąć przesuwać przesunięcie | zamienić wymienić zmienić przerobić zamiana |
    zburzyć zniszczyć usunąć rozebrać | zostać pozostać reszta zostało | pusty skończyć skończyły wyczerpać brak brakuje
    zabraknąć | zacząć zaczyna początek pierwszy rozpocząć startu starcie
    startowe startowa startowy początkowe początkowa | koniec kończy skończyć zakończyć zakończenie | wyrzucić
    wyrzucamy odłożyć usunąć pudełko | sprzedać sprzedaje sprzedawać sprzedaż | darmo bezpłatnie friko darmowy darmowa
    darmowe gratis | opał energia energii ogrzać opalić palić spalić grzać | żywność żywności jedzenie jedzenia żarcie
    nakarmić wyżywić karmić | wartość warte wart | ekonomiczna tarcza tarcze gospodarcza | wybrać wybiera decyduje
    zdecydować | spasować pas pominąć czekać poczekać | wynająć kontrakt nająć zatrudnić | patrzeć podejrzeć zobaczyć podglądać |
    spadać wypaść wypada spycha | joker dżoker biały zastępuje zastąpić | nikt niezbudowany niezbudowane | przeor
    przeora opat | klasztor klasztorny klasztorne zakonny | cud cuda cudu cudów | dwa dwóch dwie dwoje 2 | trzy trzech
    3 | cztery czterech 4 | warownia warowni zamek zamku twierdza | rzeźnia rzeźni ubój ubić zabić zarżnąć szlachtować
    | pięć pięciu 5 | sześć sześciu 6 | siedem siedmiu 7 | osiem ośmiu 8 | dziewięć dziewięciu 9 | dziesięć dziesięciu
    10 | dwanaście dwunastu 12 | trzynaście trzynastu 13 | jeden jedna jedno 1

# Words that name the games in which alone the rules of a chapter hold: all those between two bars.
search-game-F9 = trzech graczy | czterech graczy | trzy osoby | cztery osoby | runda specjalna | rundzie specjalnej | rundą specjalną | runda bonusowa | rundzie bonusowej | ostatnia runda | ostatniej rundzie
search-game-F10 = dwóch graczy | 2 graczy | 2 osoby | 2 os | 2p | na dwóch | na 2 | dwuosobowy | dwuosobową | dwie osoby | dwoje | dwuosobowa | dwuosobowej | pojedynek | we dwoje | na dwoje | we dwójkę | dwojga
search-game-F11 = dwóch graczy | 2 graczy | 2 osoby | 2 os | 2p | na dwóch | na 2 | dwuosobowy | dwuosobową | dwie osoby | dwoje | dwuosobowa | dwuosobowej | pojedynek | we dwoje | na dwoje | we dwójkę | dwojga
search-game-F12 = krótka gra | krótkiej grze | podarunki | podarunek | prezenty | krótkiej | krótka | krótki | szybka | szybkiej
search-game-F13 = solo | samemu | jednoosobowa | jednoosobowej | pojedynkę | neutralny | neutralnego | neutralne | gram sam | grając sam | jednego gracza | jedna osoba | jednej osoby

# Words of a question about what a card brings; they tell no card from another.
search-bringing = gdzie jaki daje dają dostarcza robić zrobić zrobię robi zdobyć zdobędę dostać dostanę dostanie wziąć skąd produkuje produkować wytwarza źródło budynek karta który bierze bierze się powstaje otrzymać mieć

# Words of a question about what a card takes, rather than what it brings.
search-spending = zamienić zamienia zamienię zamieniam wymienić wymienia wymienię przerobić przerabia przerobię ulepszyć sprzedać sprzedam sprzedaje sprzedaż oddać wydać zapłacić wykorzystać zużyć zamieniać zamiana

# Words before a good that is spent.
search-with = z ze do

# First words of a question for a card, where others ask whether something is allowed.
search-which = który która kto co jak skąd gdzie czym do

# Words of a question about when something happens.
search-time = kiedy rundzie

search-head-number = Nr
search-head-title = tytuł
search-head-text = początek
search-open = { $rule } pokazuje całą zasadę, z przykładem.
search-nothing = Nic o tym nie mówi; spróbuj innych słów. { $rule } pokazuje zasadę o danym numerze.

# Pytania, które zadawano, każde po zasadach i kartach, które na nie odpowiadają. Z nimi porównuje się to, o co ktoś pyta.
known-questions =
    F5.2.5: Czy na jednym budynku może stać dwóch mnichów?
    F3.1 F3.7: Kiedy mnisi wracają do domu?
    F5.3.4: ile kosztuje kontrakt
    F5.3.5: Czy mogę zapłacić winem zamiast monetą?
    F4.3: co się dzieje ze znacznikiem na końcu koła
    F4.4: czy muszę wziąć wszystkie dobra z koła
    F4.5: Od której rundy jest kamień?
    F4.6: Do czego służy joker?
    F14.3: jak się liczy punkty za osady
    F14.1: ile punktów daje relikwia
    F14.4: kto wygrywa przy remisie
    F8.4: ile żywności daje chleb
    F8.4 F1.2: ile energii daje drewno
    F6.5 F8.4: czy dostanę resztę, gdy przepłacę
    F6.2: zamiana zboża na słomę
    F6.4: Czy mogę sprzedać whisky w dowolnej chwili?
    F6.6: ile ziem mogę kupić w turze
    F7.4 F7.2: gdzie kłaść wybrzeże
    F7.6: czy pola stykające się rogiem sąsiadują
    F7.4 F7.5: czy mogę przesunąć kupioną ziemię później
    F5.5.4: budynek klasztorny obok klasztornego
    F5.5.5: czy przeor może od razu użyć nowego budynku
    F5.5.1: kupić kartę i postawić ją później
    F5.6: czy wolno spasować
    F5.4.3: Nie mam już lasu, czy mogę wyrąbać drzewa?
    F5.4.4: co zostaje po wycięciu lasu
    F5.5.3: na jakim terenie można budować
    F2.6: z czym zaczynam grę
    F2.4: które karty odkłada się do pudełka
    F1.3: ile jest cudów w grze
    F1.3: co jeśli zabraknie żetonów
    F0.8: czy zasoby są jawne
    F9.3: co można robić w rundzie specjalnej
    F9.2: czy bracia zakonni wracają przed ostatnią rundą
    F8.1 F8.3 F5.5.6 F3.3 F17: kiedy można budować osady
    F8.3: Czy można zbudować dwie osady naraz?
    F8.5: Gdzie może stać Latyfundium?
    F8.4: czym płaci się za osadę
    F8.6 F3.3 F17: kiedy dochodzą nowe budynki
    F10.7 F11.6: kiedy kończy się gra na dwie osoby
    F3.4: ile akcji ma gracz rozpoczynający w trzyosobowej grze
    F13.6: gdzie gracz neutralny stawia budynki
    F13.3: czy w grze solo można stracić znacznik
    F12.3: podarunki w krótkiej grze
    F5.3.3: czy właściciel może odmówić kontraktu
    F5.3.2: kto decyduje, który mnich idzie do pracy
    F5.4.1: czy mogę wykarczować cudzy las
    F14.1: czy wino daje punkty na koniec
    F0.2: co to jest slot
    F8.4: czym można palić
    F14.2: jak policzyć punkty za budynki
    F5.5.3: gdzie wolno postawić Barkę mieszkalną
    F2.7: ceny areałów
    F12.4: kto jeszcze dostaje glinę w krótkiej grze
    F14.2: co z osadami, których nie zbudowałem
    F8.3: czy można najpierw kupić ziemię, a potem postawić osadę
    F17 F3.3 F8.6: kiedy wchodzi stos C
    F5.2.3: czy budynek działa drugi raz, gdy mnich na nim stoi
    F5.3.8: czy mogę zawrzeć kontrakt sam ze sobą
    F4.4 F5.4.2 F4.1: co wskazuje znacznik, gdy jest na zerze
    F8.7: ile osad mogę trzymać w ręce
    F5.5.3: czy Warownia może stać na górze
    F5.3 F5.3.1: czy mogę użyć cudzego budynku
    F1.4 F1.1 F2.7: ile zagonów jest w grze
    F14.3 F0.7: czy lasy dają punkty
    F4.3 F4.1: jaka jest największa wartość na kole
    F9.1 F3.6: w której rundzie jest runda specjalna
    F7.5: czy kupiony zagon można odłożyć na później
    F8.4: czy whisky to żywność
    F8.3 F8 F8.1 F8.6: co się dzieje w fazie osad
    F5.2.1 F5.5.5 F0.4: czym różni się przeor od brata zakonnego
    F13.6: kiedy można przykryć budynek
    F12.3: co dostaje się w podarunku w rundzie 4
    F5.3.4: czy moneta za kontrakt idzie do właściciela
    F8.5: czy osada musi stać obok klasztoru
    F14.3: ile punktów jest za wodę
    F5.5.1: co gdy nie mam gdzie postawić budynku
    F0.7 F5.2.4: czy mogę wysłać mnicha na pole z lasem
    F5.3.4 F5.3.5: kto dostaje pieniądze z kontraktu
    F14.1: po co komu księgi na końcu gry
    F5.5.3: czy Warownia może stać w górach
    F6.6: ile razy w turze wolno kupić ziemię
    F3.7 F3.1 F5.3 F10.4: co zrobić, gdy nie mam już mnichów
    F6.2: czy wolno zmienić słomę z powrotem w zboże
    F4.5: kiedy wchodzi kamień
    F3.6 F16: ile trwa gra we czwórkę
    F7.6: czy dwie góry sąsiadują ze sobą
    F4.6: jak działa joker na kole
    F5.2.2 F5.5.5: czy trzeba używać budynku po postawieniu tam przeora
    F2.7: ile monet kosztuje trzeci areał
    F8.5: czy osada może stać na wybrzeżu
    F9.3: co mogę zrobić w rundzie specjalnej
    F5.5.3 F0.7 F5.4 F5.4.1 F5.4.4 F5.5.1: czy mogę budować na lesie
    F1.3: ile jest cudów
    F5.3.3 F5.3.1 F5.3.2: czy przeciwnik może odmówić kontraktu
    F8.4: czy mogę zapłacić za osadę pieniędzmi
    F2.4: co oznacza znaczek 3+ na karcie
    F10.7 F11.6: kiedy kończy się gra dwuosobowa
    F13.11: ile punktów potrzeba solo
    F5.5.4: czy klasztor musi stać obok klasztoru
    F5.5.5 F0.4 F9.3: po co jest przeor
    F6.5 F8.4: czy dostanę resztę, jeśli zapłacę za dużo
    F3.6 F16: ile rund ma długa gra
    F7.4: gdzie dołożyć góry
    F9.2: czy bracia zakonni wracają w rundzie specjalnej
    F5.2.2: Czy muszę skorzystać z budynku, na którym postawiłem mnicha?
    F3.1 F3.7 F5.3 F5.3.1 F5.6: Co zrobić, jeśli wszyscy mnisi są na planszy?
    F5.3.4: Ile kosztuje wynajęcie cudzego budynku?
    F5.3.5: Czy mogę zapłacić za kontrakt winem?
    F5.3.2: Kto wybiera, który mnich pójdzie do pracy?
    F0.4 F5.5.5: Do czego służy przeor?
    F5.5.5: Czy po wybudowaniu można od razu użyć budynku?
    F5.5.4: Gdzie wolno budować budynki klasztorne?
    F0.7 F5.4.4 F5.5.3: Czy można budować na lesie?
    F5.4 F5.4.1: Ile drewna dostaję za wycięcie lasu?
    F5.4.2: Czy mogę wyciąć las, gdy drewno jest na zerze?
    F5.4 F5.4.1: Jak zdobyć torf?
    F4.6 F4.7: Co oznacza znacznik joker?
    F4.3: Co się dzieje, gdy znacznik dojdzie do dziesięciu?
    F4.5: Od której rundy są winogrona?
    F4.5: Kiedy pojawia się kamień?
    F6.2: Jak zamienić zboże na słomę?
    F6.4: Ile monet daje sprzedaż wina?
    F1.2 F8.4: Ile energii ma torf?
    F6.5 F8.4: Czy przy płaceniu dostaje się resztę?
    F6.6: Ile terenów można kupić w jednej turze?
    F7.4: Gdzie można dołożyć wybrzeże?
    F2.7 F6.6 F7.2 F7.5: Ile kosztuje następny zagon?
    F7.2: Co znajduje się na stronie wzgórz?
    F7.6: Czy pola stykają się rogami?
    F8 F8.1 F8.3: Kiedy buduje się osady?
    F8.6: Skąd biorą się nowe karty osad?
    F8.5: Na jakim polu stawia się wioskę rybacką?
    F9 F9.1 F9.3: Na czym polega runda specjalna?
    F3.6 F9.1 F9.6: Kiedy kończy się gra na cztery osoby?
    F9.3: Czy w rundzie specjalnej można wejść do zajętego budynku?
    F10.2 F11.2: Ile akcji ma gracz w grze na dwóch?
    F10.6 F10.7: Jak kończy się krótka gra dwuosobowa?
    F11.1: Których kart nie używa się w długiej grze dwuosobowej?
    F12.3: Co dostają gracze co rundę w krótkiej grze?
    F12.1: Ilu braci zakonnych jest w krótkiej grze?
    F2.6: Z jakimi towarami zaczyna się grę?
    F2.8: Kto jest pierwszym graczem?
    F13.11: Ile punktów trzeba zdobyć w grze solo?
    F13.4 F13.6: Jakie budynki stawia gracz neutralny?
    F14 F14.1 F14.2 F14.3: Jak liczy się punkty na koniec?
    F14.4: Co przy remisie?
    F14.3: Czy osada liczy punkty sąsiadów?
    F2.8 F3.4 F3.5: Jaka jest kolejność graczy w rundzie?
    F16 F3.4: Ile akcji przypada na rundę przy trzech graczach?
    F6.1 F6.6: Kiedy można kupić ziemię?
    F5.6: Czy można zrezygnować z akcji?
    F5.2.2: Czy po wysłaniu mnicha muszę wykonać akcję budynku?
    F0.7 F5.4.4 F5.5.3: Dlaczego nie mogę budować na torfowisku?
    F14.2 F8.7: Co z niezbudowanymi osadami na końcu?
    F6.4: Czy można sprzedać piwo?
    F8 F8.1 F8.4: Jak często karmimy osady?
    F12.4: Czy inni coś dostają, gdy wycinam las?
    F7.5: Czy kupioną ziemię mogę zostawić na później?
    F1.3: Ile towarów można mieć?
    F1.3 F10.7 F11.6 F2.5 F5.5.1: Co gdy zabraknie budynków w ofercie?
    F2.4: Które karty usuwa się przy trzech graczach?
    F5.1 F5.5 F5.5.1 F5.5.5: Czy do budowy potrzebny jest mnich?
    F14.1: Ile wart jest cud na koniec?
    F2.8 F3.5: Kto dostaje znacznik pierwszego gracza?
    F4.4: Czy mogę wziąć mniej towaru, niż pokazuje kierat?
    F4.3 F4.1: Co jeśli nikt długo nie bierze drewna?
    F5.2 F5.2.1 F5.3.8: Czy płacę za użycie własnego budynku?
    F5.5.1 F5.1 F10.2: Czy wolno zbudować dwa budynki w jednej turze?
    F0.5 F5.5.4: Które budynki są klasztorne?
    F1.5: Czy można zburzyć budynek?
    F2.7 F6.6: Ile kosztują zagony?
    F6.6 F6.1: Czy kupno ziemi to akcja?
    F5.5.6 F8.1: Czy osadę można zbudować poza fazą osad?
    F2.6 F8.7: Ile kart osad ma się na początku?
    F14.2: Co to jest wartość ekonomiczna?
    F14.1: Ile punktów dają pieniądze?
    F3.2 F4.3 F4.1 F8.1: Do czego służy belka na kieracie?
    F10.2 F11.2: Kto gra po mnie w grze dwuosobowej?
    F13 F13.10 F13.2: Ile tur trwa gra solo?
    F5.3.4: Co zmienia Winiarnia?
    F0.8: Czy mogę zajrzeć w karty przeciwnika?
    F8.4: Ile energii daje węgiel?
    F14.3: Jak zdobyć punkty za osady?
    F3.1 F9.2: Kiedy przeor wraca do domu?
    F5.3.3: Czy mogę odmówić, gdy ktoś chce skorzystać z mojego budynku?
    F2.7: Ile kosztuje zagon?
    F9 F9.6 F3.6 F9.1: Kiedy kończy się gra we czworo?
    F14.1 F1.3: Ile punktów daje cud?
    F6.2: Czy słomę można zamienić z powrotem na zboże?
    F6.5: Czy dostanę resztę, jeśli zapłacę za dużo żywności?
    F2.4 F11.1 F10.1: Których kart nie używa się w dwie osoby?
    F2.8 F3.4 F9.3: Kto zaczyna grę?
    F7.6: Czy pola po skosie sąsiadują ze sobą?
    F8.7: Ile osad mogę mieć na ręce?
    F1.4: Co się dzieje, gdy skończą się areały?
    F8.6: Kiedy dostanę Przysiółek?
    F5.5.4: Gdzie wolno postawić klasztor?
    F5.6: Czy muszę coś robić w swojej turze?
    F5.2.4: Czy mogę użyć budynku, który jeszcze leży w ofercie?
    F4.4: Czy trzeba brać wszystkie dobra z koła?
    F4.5 F2.3: Kiedy pojawiają się winogrona?
    F4.3 F13.3: Co, gdy znacznik dojdzie do 10?
    F1.2 F8.4: Ile żywności daje mięso?
    F6.4: Czy mogę sprzedać wino?
    F6.6: Ile krajobrazów mogę kupić w jednej turze?
    F8.3 F8.8: Czy w fazie osadniczej wolno kupić ziemię?
    F7.2: Czy można obrócić zagon?
    F8.1 F8.2 F3.3: Po co jest znacznik budynków?
    F1.5: Czy ten sam budynek może stać dwa razy?
    F0.8: Czy moje pieniądze są tajne?
    F14.2: Czy kolonia artystów odejmuje punkty?
    F13.4: Kim jest neutralny gracz?
    F5.5.5: Czy przeor może wejść do nowego budynku?
    F5.5.5: Czy brat zakonny może wejść do nowo zbudowanego budynku?
    F5.3.7 F9.3: Czy w rundzie specjalnej są kontrakty?
    F12.4 F12.3: Co dostają inni w krótkiej grze, gdy ktoś bierze dobra?
    F2.1 F1.1 F2.3: Czym różni się Francja od Irlandii?
    F9.2: Czy przeorzy wracają przed rundą specjalną?
    F10.2 F11.2 F10: Ile akcji mam w turze, gdy gramy we dwoje?
    F5.4.3: Czy mogę kopać torf, jeśli nie mam torfowiska?
    F5.5.3: Co można zbudować w górach?
    F14.3: Ile punktów daje woda?
    F5.3.2: Kto wybiera, którego mnicha wysłać przy kontrakcie?
    F5.5.6: Czy osady buduje się akcją budowy?
    F7.4: Gdzie mogę położyć wybrzeże?
    F14.3: Czy osada przy wodzie daje więcej punktów?
    F0.8: Czy wolno oglądać dobra przeciwników?
    F12.2 F12 F16: Jak długo trwa krótka gra?
    F5.4.2 F4.4 F4.1: Co, jeśli znacznik drewna pokazuje zero?
    F5.5.1: Czy mogę postawić dwa budynki jedną akcją?
    F5.2.1: Czy przeora można wysłać do zwykłego budynku?
    F5.5.2: do czego potrzebny jest kamień
    F1.3: Ile gliny mogę mieć najwięcej?
    F17 F8.1 F3.3: Kiedy jest pierwsza faza osadnicza?
    F1.1 F2.4: Ile jest budynków?
    F2.6: Co dostaję na początku gry?
    F14.3: Czy osada punktuje za sąsiednie budynki?
    F8.3 F5.6: Czy mogę nie budować osady?
    F5.3 F5.3.1: Co to jest kontrakt?
    F5.5.4: Czy wolno mi mieć dwa klasztory obok siebie?
    F8.4 F8.1 F8.3: Czy trzeba karmić ludzi?
    F6.2: jak zdobyć słomę
    F3.4: Czy gracz rozpoczynający gra dwa razy?
    F0.8: Czy coś jest ukryte?
    F0.4: Kim są duchowni?
    F1.5 F8.3 F8.7: Czy mogę drugi raz zbudować tę samą osadę?
    F14.1: Czy niewykorzystane dobra dają punkty?
    F8.6 F17 F8.1 F3.3: Kiedy pojawiają się nowe budynki?
    F6.1 F6.6: Czy mogę kupić ziemię po swojej akcji?
    F7.6 F7.4 F7.2: Czy góra to jedno pole?
    F4.6: Czy joker może zastąpić kamień?
    F14.4 F14 F13.11: Jak wygrać?
    F14.3: Ile warta jest woda przy osadzie?
    F6.3: Czy pięć monet to jeden żeton?
    F7.1 F2.6 F7: Co to jest prowincja?
    F0.1: co to dokładnie jest runda
    F0.1: jak często obraca się koło
    F0.3: co należy do jednej tury
    F0.5: jakie budynki mam od początku
    F0.5: czy gliniane wzgórze to budynek klasztorny
    F0.6: jak się nazywa rząd kart do kupienia
    F2.2: której strony koła używa się na trzy osoby
    F2.2: która plansza na dwie osoby
    F2.5: jakie budynki leżą na początku w ofercie
    F2.5: jak rozłożyć karty budynków
    F2.9: których lasów nie ma na początku krótkiej gry
    F2.9: ile drzew i torfowisk w krótkiej grze
    F3.5: kto jest pierwszym graczem w następnej rundzie
    F3.5: czy pierwszy gracz się zmienia
    F3.8: w jakiej kolejności robi się rzeczy przed turami
    F4.2: ile warte są znaczniki w pierwszej rundzie
    F4.7: które karty wymagają jokera
    F4.8: joker i własny znacznik wypadły z koła
    F5.2.4: czy mogę użyć karty, która nie jest zbudowana
    F5.2.4: czy mogę posłać kogoś do lasu
    F5.3.6: czy mogę wynająć kogoś tylko po to, żeby go zablokować
    F5.3.6: czy po opłaceniu kontraktu muszę użyć budynku
    F5.5.2: czym płaci się za budynki
    F5.5.2: czy potrzebuję pieniędzy, żeby budować
    F6.7: czy w ostatniej turze można jeszcze kupić ziemię
    F7.1: jak wygląda moja ziemia na początku
    F7.1: jakie pola są w prowincji
    F8.2: dokąd idzie znacznik budynków po D
    F8.8: czy w fazie osadnictwa można zawierać kontrakty
    F8.8: czy można sprzedać wino podczas budowy osad
    F8.9: czy po D jest jeszcze faza osad w grze dwuosobowej
    F9.4: czy w rundzie specjalnej można kupić ziemię
    F9.5: czy po rundzie specjalnej jest faza osad
    F10.1: czym różni się gra dwuosobowa
    F10.3: kiedy są fazy osad na dwie osoby
    F10.4: pierwsza akcja zużyła ostatniego mnicha, co z drugą
    F10.5: ile ziemi na turę w grze dwuosobowej
    F10.6: ile trwa gra na dwie osoby
    F10.8: czy nowe budynki mogą zatrzymać koniec gry dwuosobowej
    F11.3: kiedy wracają mnisi w długiej grze dwuosobowej
    F11.4: rundy osad w długiej grze na dwie osoby
    F11.5: kupowanie ziemi w długiej grze dwuosobowej
    F12.1: ilu mnichów jest w krótkiej grze
    F12.1: jakich kart używa się w szybkiej grze
    F12.2: kiedy są fazy osad w krótkiej grze
    F12.5: czy kontrakty w krótkiej grze są takie same
    F12.6: po co są dwie małe liczby na krótkiej planszy
    F13.1: z czym zaczynam w grze solo
    F13.5: jak użyć budynku neutralnego gracza
    F13.5: komu płacę w grze jednoosobowej
    F13.7: czy neutralny przeor może użyć nowego budynku
    F13.8: kiedy wracają neutralni mnisi
    F13.9: kiedy mogę budować osady w grze solo
    F15: co znaczą małe wydrukowane cyfry na planszy
    F15: jak zauważyć, że o czymś zapomnieliśmy
    F1.4: czy starczy lasów i torfowisk
    F1.4: stos zagonów się skończył
    F1.1: ile kart jest w każdym stosie
    F1.1: ile jest wszystkich budynków
    F5.2.5: dwie osoby w tym samym miejscu
    F8.7: ile osad mogę uzbierać
    F14.4: równy wynik, kto jest pierwszy
    F13.11: ile punktów, żeby pokonać grę solo
    F12.3: wszyscy dostają dobra na początku rundy w krótkiej grze
    F7.4: jak dołączyć wybrzeże albo góry
    F5.1: co mi wolno, kiedy jest moja kolej
    F0.4 F2.6: ilu duchownych ma każdy gracz
    F5.5.5 F0.4: czym przeor różni się od braci
    F5.5.5: czy przeor wchodzi tylko na nowe budynki
    F5.2.1 F5.2: jak skorzystać ze swojego budynku
    F5.2.5 F5.2.1: mój budynek jest zajęty, czy mogę go użyć
    F5.2.5: tam już ktoś stoi
    F5.2.3: czy stojący duchowny działa co rundę
    F5.3 F5.3.1: czy mogę korzystać z budynków innych
    F5.3 F5.3.1: skorzystać z tego, co mają inni
    F5.3.4: dlaczego kontrakt podrożał do dwóch
    F5.3.4: jedna czy dwie monety za kontrakt
    F5.3.2: kogo musi wysłać właściciel
    F5.3.3: właściciel nie ma nikogo w domu
    F5.3.3: czy musi mnie wpuścić
    F5.3.8: kontrakt z samym sobą
    F5.6: czy w każdej turze muszę kogoś wysłać
    F5.6: nie chcę nic robić
    F5.1 F5.5.1: dwie akcje na raz
    F5.4 F5.4.1: ile drewna z jednego lasu
    F5.4.1 F5.4: pozbyć się torfowiska
    F5.4.3: nie mam już lasów do wycięcia
    F1.4: zabrakło kart lasu
    F1.4: nie ma już krajobrazów
    F5.4.4 F5.5.1: budować tam, gdzie był las
    F5.5.3: które budynki stoją nad wodą
    F5.5.3: co wolno stawiać na równinie
    F5.5.3: na jakim terenie stawia się budynek
    F5.5.3 F7.1: pola wody i budynki
    F5.5.3 F7.4: co pasuje na górę
    F5.5.4: czemu klasztory stoją obok siebie
    F5.5.4: żółte budynki
    F5.5.2: czego potrzeba do budowy
    F5.5.1 F5.5: jak się buduje
    F5.5.1: wziąć kartę, a budować później
    F1.5: dwa takie same budynki
    F1.5: przeciwnik już to ma, czy ja też mogę
    F1.5: rozebrać własny budynek
    F5.5.6 F8.1: osada zamiast budynku
    F6.6 F6.1: dokupić krajobraz i zrobić akcję
    F6.6 F7.5: czy budować na ziemi kupionej w tej turze
    F2.7 F6.6: ile się płaci za krajobraz
    F2.7: ile zapłacę za kolejny areał
    F2.7: czy kolejne krajobrazy są droższe
    F7.3 F7.4: gdzie położyć nowy krajobraz
    F7.3: zagon nad czy pod
    F7.4: areał z lewej czy z prawej
    F7.6 F14.3: czy rogi się liczą
    F6.5: zapłacić większym żetonem
    F6.5 F8.4: czy nadwyżka przepada
    F6.3: duża moneta na małe
    F6.2: słoma ze zboża
    F6.4: pieniądze za wino
    F8.4: na co idzie energia
    F8.4: co się je
    F8.4 F1.2: ile żywności daje zboże
    F8.4 F1.2: ile energii daje torf
    F8.3 F8.1: ile osad naraz
    F8.3: czy osada jest obowiązkowa
    F8.7: zostawić osadę na następną fazę
    F8.5: gdzie można postawić osadę
    F8.6 F17: kiedy nowe karty
    F8.6 F2.5: wychodzi kolejna litera kart
    F3.1 F3.7: nie wszyscy moi wyszli, czy wracają
    F3.4: ile akcji przypada na rundę
    F3.4 F0.3: ile razy jestem na ruchu w rundzie
    F3.4 F3.5: kto po kim gra
    F4.4: znacznik wraca na zero
    F4.4: co ze znacznikiem po wzięciu towarów
    F4.3: ramię dochodzi do znacznika na dziesiątce
    F4.3 F4.1: czy rośnie ponad dziesięć
    F13.3: znaczniki wypadają w grze solo
    F4.6: joker zamiast innego znacznika
    F4.6: do czego jest biały znacznik
    F9 F9.1: dodatkowa runda na końcu
    F9.3 F9.4: jakie akcje w ostatniej rundzie
    F9.6 F3.6 F10.7 F11.6: skąd wiadomo, że gra skończona
    F3.6 F16: jak długo trwa gra
    F14 F14.1 F14.2 F14.3: podliczanie punktów na koniec
    F14.1: punkty za relikwie i księgi
    F14.1: czy pieniądze coś dają na koniec
    F14.3: liczba w symbolu domu
    F14.3 F14: co sąsiaduje z osadą
    F14.4: taki sam wynik
    F2.1 F2.4 F4.5: co ma Irlandia, a nie ma Francja
    F10 F10.1 F11 F11.1: zasady na dwóch graczy
    F10.1 F11.1: co jest inaczej we dwoje
    F12 F12.1 F16: szybsza wersja gry
    F13 F13.1 F13.2: zasady dla jednego gracza
    F13 F13.2 F13.11: gra w pojedynkę
    F13.4: kim jest drugi gracz w grze solo
    F2.6: towary na początek
    F5.6 F1.3: czy odrzuca się coś na koniec tury
    F1.3: limit towarów
    F9.2 F9: czy bracia wracają na końcu
    F3.3 F8.1 F17: skąd wiem, że będzie faza osad
    F8 F8.1: co gdy kierat mija literę
    F0.1: jak liczyć rundy
    F0.1: czy każdy obrót koła to nowa runda
    F0.2: co znaczy kolejka
    F0.2: czy kolejka to jedna akcja
    F0.3: czym różni się tura od rundy
    F0.3: kiedy kończy się moja tura
    F0.4: kim są duchowni, czy przeor też
    F0.4: ilu pracowników ma każdy
    F0.4: liczba pionków na osobę
    F0.5: czy nadrukowane budynki liczą się jak inne
    F0.5: co już stoi na początku
    F0.5: czy cudze budynki startowe można wynająć
    F0.6: czym różni się zasób od oferty
    F0.6: dokąd idą zapłacone dobra
    F0.6: które karty są do wzięcia
    F0.7: czy las jest budynkiem
    F0.7: czy na torfowisku ktoś może pracować
    F0.8: czy coś jest tajne
    F0.8: czy gramy w otwarte karty
    F0.8: czy jest tu losowość
    F1.1: co jest w pudełku
    F1.1: liczba kart osad
    F1.1: ile kart budynków ma gra
    F1.2: co jest na rewersie każdego żetonu
    F1.2: tabela wartości dóbr
    F1.2: co jest na drugiej stronie drewna
    F1.2 F8.4: ile żywności mają chleb i piwo
    F1.2 F8.4: który żeton daje najwięcej energii
    F1.2 F8.4: czy mąkę można zjeść
    F1.3: dobra się skończyły, co teraz
    F1.3: czy żetony są ograniczone
    F1.3: ile najwięcej dóbr mogę mieć w zapasie
    F1.3: wszystkie cuda zabrane
    F1.3: czy jest dziewiąty cud
    F1.4: skończyły się karty lasu
    F1.4: stos ziemi jest pusty
    F1.4: czy ziemia jest ograniczona
    F1.5: przestawić budynek gdzie indziej
    F1.5: zamienić miejscami dwie karty
    F1.5: czy obaj możemy mieć ten sam budynek
    F1.5: pozbyć się budynku
    F2.1: wybór kart francuskich albo irlandzkich
    F2.1: czy miesza się warianty
    F2.2: którą planszę wziąć na czterech
    F2.2: przód czy tył koła
    F2.2: plansza do krótkiej gry
    F2.3: gdzie zaczynają znaczniki
    F2.3: które znaczniki są na kole na początku
    F2.3: czy winogrona leżą obok planszy
    F2.4: co znaczy 3+ w rogu karty
    F2.4: karta z cyfrą 4
    F2.4: liczba kart zależnie od graczy
    F2.4: niepotrzebne karty przy mniejszej liczbie osób
    F2.5: jak wyłożyć karty budynków
    F2.5: jakie litery mają stosy
    F2.5: czy budynki startowe leżą odkryte
    F2.6: moje dobra przed pierwszą rundą
    F2.6: które osady mam na ręce od początku
    F2.6: ile pieniędzy na początku
    F2.7: kolejność cen areałów
    F2.7: jak drogi jest ostatni zagon
    F2.7: cena wierzchniego kafelka
    F2.8: jak wybrać rozpoczynającego
    F2.8: czyj jest pierwszy ruch
    F2.8: losujemy kto pierwszy
    F2.9: dwa puste pola w szybkiej grze
    F2.9: mniej drzew w krótkiej wersji
    F3 F3.4 F3.8: co po kolei dzieje się w rundzie
    F3 F3.4 F3.8: przebieg gry krok po kroku
    F3.1: czy muszę zabrać swoich ludzi
    F3.1: dwóch stoi, jeden w domu
    F3.1: wszyscy wysłani, co na początku rundy
    F3.2: kiedy obraca się tarczę
    F3.2: czy koło kręci się co rundę
    F3.2: w którą stronę kręci się koło
    F3.3: belka minęła literę
    F3.3: jak poznać że nadeszła faza osad
    F3.3: belka doszła do stosu B
    F3.4: czy pierwszy gracz ma dwie akcje
    F3.4: kolejność graczy w rundzie
    F3.4: ile tur w rundzie na czterech
    F3.5: przekazać żeton dalej
    F3.5: kto jest teraz pierwszy
    F3.5: czy zaczynający zmienia się w lewo
    F3.6 F16: łączna liczba rund
    F3.6 F16: jak długo jeszcze potrwa gra
    F3.6 F16: ostatnia zwykła runda
    F3.7: pracownicy utknęli w budynkach
    F3.7: czy mogę odwołać mnicha w trakcie rundy
    F3.7: nie mam wolnych mnichów do wynajęcia
    F3.8: co najpierw, mnisi czy koło
    F3.8: kolejność przygotowania rundy
    F4 F4.1 F4.4: jak działa koło produkcji
    F4 F4.1 F4.4: wyjaśnij kierat
    F4.1: ciąg wartości na kole
    F4.1: jak szybko rośnie dobro
    F4.1: ile daje znacznik po pięciu rundach
    F4.2: wartość w pierwszej rundzie
    F4.2: ile drewna wezmę na samym początku
    F4.3: dobro zostaje na maksimum
    F4.3: znacznik na szczycie skali
    F4.3: czy po dziesięciu jest jedenaście
    F4.3: koło się przepełnia
    F4.4: czy trzeba wziąć wszystko
    F4.4: co robi znacznik po użyciu
    F4.4: czy znacznik się zeruje
    F4.4: zostawić trochę dóbr na kole
    F4.5: winogron jeszcze nie ma na kole
    F4.5: w której rundzie kamień w krótkiej grze
    F4.5: pierwsza runda z winogronami
    F4.5: od kiedy produkuje się kamień
    F4.6: znacznik uniwersalny
    F4.6: czy joker może zastąpić drewno
    F4.6: czy joker dodaje się do drewna
    F4.6: kamień za jokera przed 13 rundą
    F4.7: budynki działające tylko z jokerem
    F4.7: którego znacznika używa nabrzeże i bednarz
    F4.8: nie ma ani jokera, ani znacznika
    F4.8: produkcja zero
    F5.1 F5: lista akcji
    F5.1 F5: jakie są rodzaje ruchów
    F5.1 F5: co wolno robić w kolejce
    F5.1 F5: wybór jednej akcji
    F5.2.1 F5.2: wysłać pracownika do własnego budynku
    F5.2.1 F5.2: uruchomić coś swojego
    F5.2.1 F5.2: wejść do swojego domu
    F5.2.2: postawić mnicha tylko po to żeby inni wrócili
    F5.2.2: stać i nic nie robić
    F5.2.2: pominąć działanie budynku
    F5.2.3: czy zajęty budynek działa co rundę
    F5.2.3: czy produkcja powtarza się sama
    F5.2.3: efekt tylko raz
    F5.2.4: użyć niezbudowanych budynków
    F5.2.4: mnich na osadzie
    F5.2.4: czy wieś można zająć
    F5.2.5: budynek jest zajęty
    F5.2.5: pełny budynek
    F5.2.5: ilu pracowników się zmieści
    F5.2.5: ktoś inny już tam stoi
    F5.3 F5.3.1: jak działa kontrakt
    F5.3 F5.3.1: wyjaśnij kontrakty
    F5.3 F5.3.1: użyć budynku gracza obok
    F5.3 F5.3.1: pożyczyć budynek
    F5.3.1: kto dostaje to co produkuje wynajęty budynek
    F5.3.1: czyimi dobrami płaci się za efekt
    F5.3.1: czyj pracownik idzie
    F5.3.2: czy musi wysłać przeora
    F5.3.2: czy właściciel może zatrzymać przeora
    F5.3.2: chcę żeby poszedł brat
    F5.3.2: obaj wolni, który
    F5.3.3: powstrzymać kogoś przed użyciem mojego budynku
    F5.3.3: blokować kontrakty
    F5.3.3: właściciel nie ma mnichów
    F5.3.3: zapobiec kontraktowi
    F5.3.4: opłata za wynajem
    F5.3.4: czynsz za budynek
    F5.3.4: kiedy kontrakty drożeją
    F5.3.4: czy pieniądze idą do banku
    F5.3.4: podwójna cena
    F5.3.5: dać trunek właścicielowi
    F5.3.5: opłacić kontrakt alkoholem
    F5.3.5: czy on dostaje moje wino
    F5.3.5: nie mam pieniędzy, tylko wino
    F5.3.6: wynająć tylko na złość
    F5.3.6: kontrakt bez użycia budynku
    F5.3.6: pusty kontrakt
    F5.3.6: wygonić jego przeora
    F5.3.7: czy kontrakt to akcja
    F5.3.7: czy do kontraktu potrzebny mój wolny mnich
    F5.3.8: wynająć od siebie
    F5.3.8: wynająć własnego mnicha
    F5.4 F5.4.1: zdobyć drewno
    F5.4 F5.4.1: zdobyć torf
    F5.4 F5.4.1: ścinać drzewa
    F5.4 F5.4.1: oczyścić swoją ziemię
    F5.4 F5.4.1: kopać bagno
    F5.4.1: dwa lasy naraz
    F5.4.1: drzewa sąsiada
    F5.4.1: ile kart lasu się zdejmuje
    F5.4.2: oczyścić pole bez drewna
    F5.4.2: karczować tylko dla miejsca
    F5.4.2: znacznik nic nie daje
    F5.4.3: nie ma już torfowisk na mojej ziemi
    F5.4.3: karczowanie bez drzewa
    F5.4.3: pusta akcja karczowania
    F5.4.4: teren pod drzewami
    F5.4.4: co jest pod torfowiskiem
    F5.4.4: pole po wycięciu
    F5.4.4: jaki grunt się odsłania
    F5.5 F5.5.1: postawić nowy budynek
    F5.5 F5.5.1: jak dostać budynek
    F5.5 F5.5.1: budowanie
    F5.5.1: zarezerwować budynek
    F5.5.1: nie ma wolnego pola
    F5.5.1: gdzie idzie zbudowana karta
    F5.5.1: kilka budynków za jednym razem
    F5.5.1: wziąć kartę na rękę
    F5.5.2: materiały budowlane
    F5.5.2: koszt w rogu karty
    F5.5.2: zapłacić za budynek monetami
    F5.5.2: jaka jest cena budynku
    F5.5.3: dozwolony teren
    F5.5.3: budynek na wybrzeżu
    F5.5.3: na wodzie
    F5.5.3: tylko wzgórza
    F5.5.3: ta karta tu nie pasuje
    F5.5.3: szczyt
    F5.5.4: budynki klasztoru obok siebie
    F5.5.4: klasztor bez sąsiada
    F5.5.4: symbol budynku klasztornego
    F5.5.4: połączone klasztory
    F5.5.5: uruchomić budynek zaraz po postawieniu
    F5.5.5: wprowadzić przeora
    F5.5.5: premia przeora
    F5.5.5: przeora nie było gdy budowałem
    F5.5.5: użyć dopiero w następnej turze
    F5.5.6: czy osada to akcja budowania
    F5.5.6: zbudować wieś w swojej turze
    F5.5.6: zakładać osady poza fazą
    F5.6: nie ma nic sensownego do zrobienia
    F5.6: oddać akcję
    F5.6: przeczekać
    F5.6: stać bezczynnie
    F5.6: czy tracę akcję
    F6 F6.1: co nie kosztuje akcji
    F6 F6.1: co jest za darmo w turze
    F6 F6.1: dodatki
    F6 F6.1: drobne akcje w dowolnej chwili
    F6.2: zrobić słomę
    F6.2: potrzebna słoma na budowę
    F6.2: obrócić żeton
    F6.2: młócić zboże
    F6.2: cofnąć obrócenie
    F6.3: wydać resztę drobnymi
    F6.3: moneta piątka
    F6.3: rozbić dużą monetę
    F6.3: żeton pięciu monet
    F6.4: zamienić alkohol na monety
    F6.4: pozbyć się wina za pieniądze
    F6.4: cena whisky
    F6.4: kupić wino za monety
    F6.5: marnuje się przy płaceniu
    F6.5: za dużo energii
    F6.5: odzyskać coś
    F6.5: rozmienić żywność
    F6.6: zakup ziemi
    F6.6: druga ziemia w tej samej turze
    F6.6: ziemia na akcję
    F6.6: zdobyć wybrzeże
    F6.6: powiększyć klasztor
    F6.7: ziemia w ostatniej turze
    F6.7: kupić areał przed końcem gry
    F7.1: mapa startowa gracza
    F7.1: gdzie są lasy na prowincji
    F7.1: liczba wolnych pól na początku
    F7.1: nazwy pól
    F7.2: dwie strony kafelków ziemi
    F7.2: strona wzgórz czy równin
    F7.2: jak wygląda areał
    F7.2: wybór strony
    F7.2: obrócić ziemię
    F7.3: dołożyć rząd pięciu pól
    F7.3: nad prowincją
    F7.3: przerwa między rzędami
    F7.3: przesunąć zagon w bok
    F7.4: wybrzeże z której strony
    F7.4: góry z której strony
    F7.4: areał wystaje
    F7.4: areały jeden nad drugim
    F7.4: czy areał musi dotykać prowincji
    F7.5: kiedy kładzie się kupioną ziemię
    F7.5: schować kafelek
    F7.5: odłożyć ziemię na bok
    F7.6: które pola są sąsiednie
    F7.6: stykają się narożnikiem
    F7.6: sąsiedzi góry
    F7.6: przez granicę kafelka
    F8 F8.1: czym jest faza osad
    F8 F8.1: jak często buduje się osady
    F8 F8.1: kiedy zakładamy osady
    F8 F8.1: liczba faz
    F8.2: mały domek znacznik
    F8.2: przesunąć znacznik budynków
    F8.3: jedna osada na gracza
    F8.3: kto pierwszy buduje osadę
    F8.3: ziemia przed osadą
    F8.3: opuścić fazę osad
    F8.3: kupić samą ziemię
    F8.4: koszt osad w żywności i energii
    F8.4: pieniądze jako żywność
    F8.4: płacić słomą
    F8.4: co się pali
    F8.4: czym nakarmić
    F8.4: brakuje żywności
    F8.4: ogrzać osadę
    F8.5: teren dla osad
    F8.5: wieś nad morzem
    F8.5: osada tylko na wzgórzu
    F8.5: przenieść osadę
    F8.5: obok klasztoru
    F8.6: nowe karty po fazie osad
    F8.6: kiedy dostanę kolejną osadę
    F8.6: która osada należy do stosu B
    F8.6: budynki kolejnej litery
    F8.7: zbierać karty osad
    F8.7: zbudować osadę przeciwnika
    F8.7: ile kart na ręce
    F8.8: akcje podczas fazy osad
    F8.8: użyć budynku w fazie
    F8.8: wysyłać mnichów w fazie
    F8.8: odwrócić zboże w fazie osad
    F8.9: ostatnia osada na dwóch graczy
    F8.9: brak fazy po D
    F9 F9.1: kiedy jest dodatkowa runda
    F9 F9.1: runda 25
    F9 F9.1: runda 13 w krótkiej grze
    F9 F9.1: czy jest runda finałowa
    F9.2: przeor wraca przed końcem
    F9.2: czy mnisi wracają przed rundą finałową
    F9.3: po jednej akcji na końcu
    F9.3: przeor na zajętym budynku
    F9.3: kontrakty w rundzie finałowej
    F9.3: karczować w rundzie finałowej
    F9.3: dwóch przeorów razem
    F9.4: odwrócić zboże w rundzie finałowej
    F9.4: ziemia w rundzie finałowej
    F9.5: jeszcze raz osady po rundzie finałowej
    F9.5: faza E
    F9.6: kiedy liczy się punkty
    F9.6: czy to już koniec gry
    F10 F10.1: gramy we dwójkę
    F10 F10.1: gra dla pary
    F10 F10.1: przygotowanie na dwóch
    F10 F10.1: co się zmienia na dwóch
    F10.2 F10: dwie akcje pod rząd na dwóch graczy
    F10.2 F10: przebieg tury we dwójkę
    F10.2 F10: czy obaj obracają koło
    F10.3: kiedy osady we dwójkę
    F10.3: stos A na dwóch graczy
    F10.4: druga akcja bez pracowników
    F10.4: wszyscy wysłani po pierwszej z dwóch akcji
    F10.5 F6.6: ziemia przy każdej z dwóch akcji
    F10.5 F6.6: ziemia na turę we dwójkę
    F10.6: brak rundy specjalnej we dwójkę
    F10.6: liczba tur na dwóch
    F10.7: został jeden budynek na dwóch graczy
    F10.7: ostatnia akcja drugiego
    F10.7: jak skończyć grę we dwójkę
    F10.7: ostatnia tura przeciwnika
    F10.8: sprawdzić koniec we dwójkę
    F10.8: czy koniec można cofnąć
    F11 F11.1: długa gra dla pary
    F11 F11.1: we dwójkę pełna gra
    F11 F11.1: wszystkie karty na dwóch
    F11.2: rozpoczynający dwie akcje, drugi jedną
    F11.2: akcje w długim pojedynku
    F11.3: powrót mnichów w długiej grze na dwóch
    F11.4: fazy w długim pojedynku
    F11.5: ziemia w długim pojedynku
    F11.6: zostały trzy budynki w długiej na dwóch
    F11.6: koniec długiego pojedynku
    F12 F12.1: szybki wariant
    F12 F12.1: tryb krótki na trzech lub czterech
    F12 F12.1: czego brakuje w krótkiej grze
    F12.1: tylko jeden brat zakonny
    F12.1: pracownicy w szybkiej grze
    F12.1: karty w szybkiej grze
    F12.2: dwanaście rund
    F12.2: harmonogram szybkiej gry
    F12.2: osady w szybkiej grze
    F12.3: prezenty w szybkiej grze
    F12.3: jakie dobra rozdaje się w rundzie 5
    F12.3: każdy dostaje dwa żetony
    F12.4: dodatkowy żeton dla każdego w szybkiej grze
    F12.4: sąsiad karczował, a ja dostałem drewno
    F12.4: o jeden więcej przy produkcji
    F12.5: te same zasady w szybkiej grze
    F12.5: ziemia w szybkiej grze
    F12.6: cyfry na krótkiej planszy
    F13 F13.2: czy można grać samemu
    F13 F13.2: zasady pasjansa
    F13 F13.2: gra dla jednej osoby
    F13 F13.2: przebieg tury solo
    F13.1: czy samemu dostaje się dobra na start
    F13.1: solo ceny ziemi od najdroższej
    F13.1: przygotowanie gry solo
    F13.3: solo: znacznik spada z koła
    F13.3: znacznik wypada z gry
    F13.3: nie da się już produkować dobra
    F13.4: druga prowincja w solo
    F13.4: co ma neutralny
    F13.4: ziemia neutralnego
    F13.5: wynająć neutralnego
    F13.5: zapłacić neutralnemu
    F13.5: użyć budynków neutralnego
    F13.5: który neutralny mnich
    F13.6: niekupione karty w solo
    F13.6: kłaść budynki jeden na drugim
    F13.6: klasztory neutralnego
    F13.6: opróżnić ofertę
    F13.6: budynki których nikt nie kupił
    F13.7: neutralny przeor na właśnie położony budynek
    F13.7: od razu użyć nowego budynku neutralnego
    F13.8: mnisi neutralnego wracają
    F13.9: tury z osadami solo
    F13.9: kolejność w turze solo z fazą
    F13.10: ostatnia tura solo
    F13.10: tura 32
    F13.10: jak kończy się solo
    F13.11: cel gry samemu
    F13.11: czy wygrałem solo
    F13.11: dobry wynik solo
    F13.11: czy solo jest runda specjalna
    F14: policzyć wynik
    F14: jak oblicza się punkty
    F14: składniki wyniku końcowego
    F14: skąd są punkty
    F14.1: punkty za towary
    F14.1: które żetony dają punkty
    F14.1: punkty za ceramikę
    F14.1: resztki dóbr
    F14.1: czy pieniądze to punkty
    F14.1: trunek na koniec
    F14.1: najcenniejsze dobro
    F14.2: punkty za budynki
    F14.2: liczba w tarczy
    F14.2: suma wszystkich budynków
    F14.2: karty zostawione na ręce
    F14.3: punkty za wsie
    F14.3: co liczy się wokół osady
    F14.3: wartość domku
    F14.3: osady obok siebie
    F14.3: morze przy osadzie
    F14.3: minus za złych sąsiadów
    F14.4: rozstrzyganie remisu
    F14.4: taka sama liczba punktów
    F14.4: wspólne zwycięstwo
    F14.4: najwięcej punktów wygrywa
    F15: małe cyfry na planszy
    F15: sprawdzić czy nie zapomniano tury
    F16: porównanie wszystkich trybów
    F16: przegląd według liczby graczy
    F17 F8.1: rundy faz osad
    F17 F8.1: kiedy wykłada się stos A
    F17 F8.1: harmonogram stosów
    F16 F2.2: dla ilu osób jest gra
    F10: oddać las i od razu budować
    F10: stolarz
    F11: drewno, wino, moneta i ceramika za nic
    F11: spacer po porcie
    F15: jedna moneta za książkę, chleb, winogrona i mąkę
    F17: trzy monety za trzy książki
    F17: książka za mięso i wino
    F0.4: jak nazywają się mnisi
    F0.4: ile mam ludzików
    F0.8: czy możemy oglądać swoje rzeczy nawzajem
    F0.8: czy podglądanie to oszustwo
    F1.1: zawartość pudełka
    F1.1: ile budynków startowych, ile w A B C D
    F1.2 F8.4: jak sycący jest chleb
    F1.2 F8.4: energia torfu i węgla w porównaniu
    F1.2 F8.4: żywność z winogron, wina, słodu
    F1.2 F8.4: czy monety to żywność
    F1.3: w zasobie nie ma żetonów
    F1.3: zasób pusty, czy i tak dostanę dobra
    F1.3: limit relikwii
    F1.4: wszystkie zagony sprzedane
    F1.4: wszystkie góry i wybrzeża wykupione
    F1.5: czy mogę przykryć własną kartę
    F1.5: przebudować gdzie indziej
    F1.5: czy każdy budynek jest tylko raz
    F2.4: dwóch graczy a karty z 3+ albo 4
    F2.4: karty według liczby graczy
    F2.4: czy na czterech są wszystkie karty
    F2.6: co leży przede mną na starcie
    F2.6: sześć dóbr na początek
    F2.6: czy zaczynamy z monetami
    F2.7: pierwszy zagon kosztuje
    F2.7: czemu ziemia zdrożała
    F2.7: najtańszy kawałek ziemi
    F2.8: zaczyna najmłodszy?
    F2.8: czy jest zasada na pierwszego gracza
    F3.1: co sprowadza pracowników do domu
    F3.1: tylko gdy wszyscy użyci
    F3.1: powrót automatyczny
    F3.1 F3.7: nie mam kogo wysłać
    F3.1 F3.7: ostatni człowiek postawiony
    F3.1 F3.7: odzyskać wszystkich
    F3.4: kto po mnie
    F3.4: czy gram dwa razy pod rząd
    F3.4: ile tur na osobę
    F3.6 F16: kiedy koniec na trzech lub czterech
    F3.6 F16: ile rund do końca
    F4.1: liczby koła
    F4.1: czemu 6 jest dwa razy na kole
    F4.1: jak odczytać ilość
    F4.3: czy może przekroczyć dziesięć
    F4.3: utknęło na dziesięciu
    F4.3: najstarszy znacznik
    F4.3: zerowanie gdy pełny
    F4.4: wziąć mniej niż pokazuje
    F4.4: ile biorę
    F4.4: wszystko albo nic
    F4.4: potem znacznik na zero
    F4.5: kamień pojawia się późno
    F4.5: w Irlandii nie ma winogron
    F4.5: jakiego dobra brak na początku
    F4.5: winogrona runda trzech graczy
    F4.6: użyć jokera do czegokolwiek
    F4.6: joker zamiast owiec
    F4.6: wczesny kamień z jokera
    F4.6: czy drugi znacznik też się rusza
    F5.1 F5: co jest do zrobienia
    F5.1 F5: moja kolej i co teraz
    F5.1 F5: typy akcji
    F5.1 F5: jakie cztery akcje
    F5.1 F5: czy mam jedną akcję
    F5.2.1 F5.2: jak użyć budynku
    F5.2.1 F5.2: wysłać brata do mojego młyna
    F5.2.1 F5.2: czy użycie własnego budynku coś kosztuje
    F5.2.1 F5.2: którego mnicha wysyłam
    F5.2.2: czy muszę robić to, co na karcie
    F5.2.2: czy trzeba wykonać efekt budynku
    F5.2.2: iść tam bez używania
    F5.2.2: czy mogę zrobić tylko część
    F5.2.3: już w środku, użyć ponownie?
    F5.2.3: jedno użycie na wejście
    F5.2.3: zostać i użyć dwa razy
    F5.2.4: użycie niezbudowanej karty
    F5.2.4: czy ktoś może stać w lesie albo we wsi
    F5.2.4: zająć osadę
    F5.2.5: jeden pracownik na budynek
    F5.2.5: miejsce pełne
    F5.2.5: czy mogę dołączyć
    F5.2.5: miejsce które chcę jest zajęte
    F5.3 F5.3.1: odwiedzić budynek innego
    F5.3 F5.3.1: praca dla kogoś
    F5.3 F5.3.1: czy on może pracować dla mnie
    F5.3 F5.3.1: jak funkcjonują kontrakty
    F5.3 F5.3.1: obcy budynek
    F5.3.2: on wybiera mnicha czy ja
    F5.3.2: czy może zachować przeora
    F5.3.2: która figurka idzie do pracy
    F5.3.3: zabronić, zawetować kontrakt
    F5.3.3: czy musi się zgodzić
    F5.3.3: nie można wynająć, bo jego ludzie są zajęci
    F5.3.3: czy może powiedzieć nie
    F5.3.4: cena użycia budynku sąsiada
    F5.3.4: zapłacić właścicielowi
    F5.3.4: dwie monety zamiast jednej
    F5.3.4: płacę jemu czy do banku
    F5.3.4: opłata rośnie
    F5.3.5: trunek kupuje kontrakt
    F5.3.5: ile whisky za kontrakt
    F5.3.5: gdzie idzie wino
    F5.3.6: wynająć, by wygnać jego mnichów
    F5.3.6: zmusić go do wysłania ostatniego
    F5.3.6: nic nie użyć po wynajęciu
    F5.3.7: czy potrzebuję własnego mnicha do kontraktu
    F5.3.7: wynajem to cała akcja
    F5.4.1 F5.4: drewno teraz
    F5.4.1 F5.4: torf teraz
    F5.4.1 F5.4: usunąć kartę lasu
    F5.4.1 F5.4: ile torfu
    F5.4.1 F5.4: co trzeba do karczowania
    F5.4.4 F0.7: budować na drzewach
    F5.4.4 F0.7: co pod lasem
    F5.4.4 F0.7: ziemia pod bagnem
    F5.5.1 F5.5: etapy budowania
    F5.5.1 F5.5: ile kart mogę zbudować
    F5.5.1 F5.5: czy do budowy trzeba mnicha
    F5.5.1 F5.5: położyć od razu
    F5.5.1 F5.5: czy mogę budować na cudzej ziemi
    F5.5.2: jakie surowce na budynki
    F5.5.2: zastąpić kamień czymś
    F5.5.2: brak drewna na budynek
    F5.5.2: kosztuje pieniądze?
    F5.5.3: gdzie na mapie może być ten budynek
    F5.5.3: czy wolno na wzgórzu
    F5.5.3: nie można w górach
    F5.5.3: las przeszkadza
    F5.5.4: żółta karta, gdzie
    F5.5.4: kościół daleko od innych
    F5.5.4: pierwszy klasztor
    F5.5.4: musi być obok kancelarii
    F5.5.5: przeor wchodzi od razu
    F5.5.5: czy wejście po budowie jest darmowe
    F5.5.5: tylko przeor może
    F5.5.5: czy to druga akcja
    F5.5.6 F8.1: postawić osadę w dowolnej chwili
    F5.5.6 F8.1: czy mogę teraz zbudować wieś
    F5.6: czy mogę czekać
    F5.6: czy muszę działać
    F5.6: oddać turę
    F5.6: czy pas jest dozwolony
    F6 F6.1: darmowe rzeczy
    F6 F6.1: co mogę zrobić oprócz akcji
    F6 F6.1: przed czy po akcji głównej
    F6 F6.1: akcje dodatkowe
    F6.2: nie mam słomy
    F6.2: zdobyć siano
    F6.2: czy odwrócenie zboża to akcja
    F6.2: czy można odwracać inne żetony
    F6.3: pięć jedynek za piątkę
    F6.3: rozmiana monet
    F6.3: drobniaki
    F6.4: trunki na monety kiedykolwiek
    F6.5 F8.4: zapłacono za dużo
    F6.5 F8.4: zmarnowana żywność
    F6.5 F8.4: mam tylko duże żetony
    F6.5 F8.4: czy nadwyżka zostaje
    F6.6: więcej miejsca na budynki
    F6.6: jedna ziemia na turę
    F6.6: kupić i zagon, i areał
    F6.6: czy ziemia to akcja dodatkowa
    F7.1: co jest na mojej planszy na początku
    F7.1: obraz prowincji
    F7.1: układ planszy gracza
    F7.2: zawartość kafelków ziemi
    F7.2: którą stronę wybrać
    F7.2: lasy na nowym zagonie
    F7.2: ile pól ma areał
    F7.3: długi pas u góry czy u dołu
    F7.3: zagon po lewej lub prawej prowincji
    F7.3: zostawić przerwę
    F7.4: morze po lewej
    F7.4: góry po prawej
    F7.4: areał wystający w połowie
    F7.4: gdzie idzie wybrzeże
    F7.5: położyć ziemię natychmiast
    F7.5: zachować ziemię na potem
    F7.6: co znaczy sąsiedni
    F7.6: tylko boki, nie rogi
    F7.6: czy na skos wolno
    F8.1 F8: osady, kiedy
    F8.1 F8: ile razy mogę zbudować osadę
    F8.1 F8: następna faza osad
    F8.1 F8: litera minięta, osada
    F8.3: maksimum osad na fazę
    F8.3: czy mogę osiedlić się dwa razy
    F8.3: kolejność w fazie
    F8.3: najpierw kupić ziemię w fazie
    F8.4: zapłacić za osadę
    F8.4: czy wino to żywność
    F8.4: żywność monetami
    F8.4: co to energia
    F8.4: które żetony się palą
    F8.4: za mało żywności
    F8.5: lokalizacja osady
    F8.5: na jakim terenie
    F8.5: nad wodą
    F8.5: na lesie
    F8.6: następna karta osady
    F8.6: dostać Kolonię artystów, Przysiółek, Wieś
    F8.6: pojawiają się nowe budynki
    F8.9: Latyfundium w grze na dwóch
    F8.9: osada która zostaje, gdy gramy we dwoje
    F9.5 F8.1: osada po ostatniej rundzie
    F9.5 F8.1: ostatnia osada
    F9.5 F8.1: faza E osady
    F9.1 F9: numer ostatniej rundy
    F9.1 F9: czy na końcu jest runda specjalna
    F9.3 F9: co robimy w ostatniej rundzie
    F9.3 F9: akcje rundy specjalnej
    F9.3 F9: budować w rundzie specjalnej
    F9.3 F9: przeor gdziekolwiek
    F9.3 F9: czy można karczować na sam koniec
    F10.7 F11.6: jak kończą dwaj gracze
    F10.7 F11.6: gra kończy się przy kilku budynkach
    F10.7 F11.6: koniec na dwóch
    F10.7 F11.6: kiedy kończymy we dwójkę
    F10 F10.1 F11: objaśnij grę na dwóch
    F10 F10.1 F11: czy można grać we dwoje
    F10 F10.1 F11: jak działa tryb dwuosobowy
    F10.2 F11.2: tury na dwóch
    F10.2 F11.2: ile ruchów we dwójkę
    F10.2 F11.2: tury na zmianę
    F12 F12.1: jak działa krótka gra
    F12 F12.1: krótsza rozgrywka
    F12 F12.1: zmiany w krótkiej grze
    F12 F12.1: gra na godzinę
    F12.3: lista darmowych dóbr
    F12.3: jakie dobra w tej rundzie
    F12.3: dobra na początku rundy
    F12.3: podarunek kamień
    F12.4: czy inni też dostają
    F12.4: czemu jedno drewno więcej
    F12.4: każdy bierze jedno, gdy produkuję
    F13 F13.1 F13.2: jak działa gra solo
    F13 F13.1 F13.2: wyjaśnij solo
    F13 F13.1 F13.2: zasady solo w skrócie
    F13.1 F2.6: początek gry solo
    F13.1 F2.6: dobra na początku samemu
    F13.1 F2.6: otwarcie solo
    F13.6: położyć resztę budynków u neutralnego
    F13.6: co się dzieje z ofertą w solo
    F13.6: czy wszystkie karty trzeba położyć
    F13.11: jak wysoki wynik samemu
    F13.11: 500 punktów
    F13.11: wygrać sam ze sobą
    F14: punktacja końcowa
    F14: jak to zsumować
    F14: co daje punkty
    F14: łączny wynik
    F14: obliczenie zwycięzcy
    F14.1: punkty za żeton
    F14.1: ile punktów za mięso
    F14.1: czy książki się liczą
    F14.1: ile warta ceramika
    F14.1: pięć monet dwa punkty
    F14.1: wino na koniec
    F14.2: żółta tarcza
    F14.2: punkty kart
    F14.2: czy niezbudowana wieś to minus
    F14.2: wartość ekonomiczna budynków
    F14.3: przykład punktacji osady
    F14.3: budynki wokół wsi
    F14.3: sąsiedzi się liczą
    F14.3: dwie wsie obok siebie
    F14.3: morze warte trzy
    F14.3: symbol domku
    F14.4: równe punkty
    F14.4: remis
    F14.4: nikt nie prowadzi
    F15: liczby kontrolne
    F15: dwie liczby na polu planszy
    F5.3.4 F5.3.1 F5.3: ktoś chce wejść do mojego warsztatu, co za to dostanę
    F5.3.4 F5.3.1 F5.3: ona wynajmuje mój młyn, czy zarobię monetę
    F5.3.4 F5.3.1 F5.3: ile jestem winien za użycie twojego kamieniołomu
    F5.3.4 F5.3.1 F5.3: ile mi się za to należy
    F5.3.3 F3.7: właściciel nie ma nikogo wolnego
    F5.3.3 F3.7: jego pracownicy są zajęci, czy mogę wynająć
    F5.3.3 F3.7: wszyscy jego ludzie poszli
    F5.3.2: nie wysyłaj przeora, chcę drugiego
    F5.3.2: kogo ona wysyła gdy wynajmuję
    F5.3.2: ja wybieram czy właściciel
    F5.3.1: wynająłem jego piekarnię, czyj jest chleb
    F5.3.1: ja płacę dobrami, on daje człowieka
    F5.3.5: brak monet na kontrakt, ale jest whisky
    F5.3.5: butelka zamiast monety
    F3.1 F3.7: moi ludzie nie chcą wrócić
    F3.1 F3.7: czemu mój mnich tam zostaje
    F3.1 F3.7: jeden w domu, reszta utknęła
    F3.1 F3.7: wszyscy użyci, teraz wracają, prawda
    F3.1 F3.7: czy wracają co rundę
    F4.4: co ze znacznikiem po wzięciu owiec
    F4.4: znacznik po produkcji
    F4.4: wziąłem glinę, co teraz ze znacznikiem
    F4.4: znacznik na zero
    F4.1: ile drewna jeśli brano je trzy rundy temu
    F4.1: ile będzie wart znacznik następnym razem
    F4.1: potem 5 czy 6
    F4.3: pełne koło, dziesięć i nic więcej
    F4.3: pchany przez belkę
    F4.3: co jest po 10
    F4.5: wciąż brak kamienia, kiedy przyjdzie
    F4.5: nie ma znacznika winogron
    F4.5: czy kamień jest w grze od początku
    F4.6: wolę wziąć jokera na zboże
    F4.6: joker na torf zostawia znacznik torfu?
    F4.6: brak znacznika kamienia, czy joker pomoże
    F5.1 F5: ile rzeczy wolno w mojej turze
    F5.1 F5: budować i jeszcze kogoś użyć?
    F5.1 F5: czy po jednej akcji na osobę
    F5.1 F5: jedna rzecz na turę
    F5.5.3 F5.4.4 F0.7: bagno mi przeszkadza
    F5.5.3 F5.4.4 F0.7: to pole zajmują drzewa
    F5.5.3 F5.4.4 F0.7: nie mogę tu postawić przez las
    F5.5.3 F5.4.4 F0.7: najpierw potrzebne wolne pole
    F5.5.4: klasztor całkiem sam
    F5.5.4: kaplica bez sąsiedniego klasztoru
    F5.5.4: budynek klasztorny sam w rogu
    F5.5.4: czy kościół może stać osobno
    F5.5.5: czy przeor może tam teraz wejść
    F5.5.5: skończyłem budowę, kto może wejść
    F5.5.5: przeor był zajęty, więc nikt nie wchodzi
    F5.5.5: zbudować i użyć w jednej turze
    F5.5.1 F5.5.3: które pole mogę wybrać na budynek
    F5.5.1 F5.5.3: nie ma na niego miejsca na mojej ziemi
    F5.5.1 F5.5.3: czy mogę postawić gdziekolwiek
    F5.6: nic nie ma sensu w tej turze
    F5.6: chciałbym tę turę odpuścić
    F5.6: czy wolno nie grać
    F5.4.3 F5.6: wszystkie lasy wycięte, a i tak karczuję
    F5.4.3 F5.6: brak bagien, ale wybieram kopanie
    F5.4.1 F5.4: ilość drewna przy karczowaniu
    F5.4.1 F5.4: karczować znacznikiem jokera
    F5.4.1 F5.4: czy karczowanie wymaga człowieka
    F5.4.1 F5.4: dwa drzewa w jednej akcji
    F6.6: potrzebuję miejsca, jak zdobyć ziemię
    F6.6: kupić ziemię dwa razy w tej turze
    F6.6: wybrzeże i zagon naraz
    F6.6: kupno ziemi przed budową
    F6.6: chcę dokupić ziemi
    F2.7: ile płacę za kolejny rząd
    F2.7: tabela kosztów ziemi
    F2.7: ile kosztują góry i wybrzeża
    F7.2: odwrócić zagon na drugą stronę
    F7.2: wybrać wzgórza lub równiny przy zakupie
    F7.2: pola wody i wybrzeża areału
    F7.2: czy mogę obrócić kafelek ziemi
    F7.3 F7.4: jak łączą się ziemie
    F7.3 F7.4: dołożyć nowy rząd rogiem
    F7.3 F7.4: czy nowa ziemia musi dotykać starej
    F7.3 F7.4: ziemia przesunięta o jedno
    F8.1 F8.6 F17: belka mija stos
    F8.1 F8.6 F17: coś się dzieje przy literze A
    F8.1 F8.6 F17: w którym momencie nowe karty i osady
    F8.3: czy mogę pominąć wieś w tej fazie
    F8.3: czy w ogóle muszę osiedlać
    F8.3: kupno ziemi przed czy po osadzie
    F8.3: dwie wsie naraz
    F8.4: co jedzą osadnicy
    F8.4: czy mogą jeść monety
    F8.4: ogrzewanie słomą, ile sztuk
    F8.4: brakuje mi dwóch żywności na wieś
    F8.4: które dobro najlepiej się pali
    F8.6: które osady dochodzą w trakcie gry
    F8.6: czy można zbudować osadę w fazie w której się ją dostaje
    F8.6: późniejsze karty osad
    F8.7 F14.2: osady których nie zbudowałem
    F8.7 F14.2: czy nieużyta wieś kosztuje punkty
    F8.7 F14.2: karty na ręce na końcu
    F9.3 F9.2: ostatnia runda: czy przeor może dołączyć
    F9.3 F9.2: kto działa w rundzie specjalnej
    F9.3 F9.2: na końcu bez braci?
    F9.3 F9.2: tylko budowa albo przeor
    F9.1 F3.6: w której rundzie kończymy
    F9.1 F3.6: ile rund we czwórkę
    F9.1 F3.6: numer rundy finałowej
    F10.2 F10 F11.2: tura 2 graczy
    F10.2 F10 F11.2: we dwoje, ile akcji wykonuję
    F10.2 F10 F11.2: koło przed każdym z nas
    F10.2 F10 F11.2: czy na zmianę we dwoje
    F10.7 F11.6: ostatnia karta z oferty na dwóch
    F10.7 F11.6: została jedna karta i jest nas dwoje
    F10.7 F11.6: kiedy kończy się na 2
    F10.7 F11.6: czy koniec gdy oferta pusta, dwóch graczy
    F9 F10.6: czy gra na dwóch ma rundę specjalną
    F9 F10.6: bez rundy specjalnej na dwóch
    F9 F10.6: dodatkowa runda dla dwojga
    F12.1 F0.4: czemu mam tylko dwóch ludzi w krótkiej grze
    F12.1 F0.4: krótka: ilu mnichów
    F12.1 F0.4: jeden brat w szybkiej
    F12.2 F12.1 F16: czas szybkiej gry
    F12.2 F12.1 F16: krótka gra ile rund
    F12.3: jakie dwa dobra w rundzie 8
    F12.3: prezent na początku każdej rundy, szybka gra
    F12.4: użyła budynku i wszyscy dostaliśmy po jednym
    F12.4: każdy dostaje zboże w krótkiej
    F13.11: czy 450 punktów wystarczy samemu
    F13.11: mam 510, czy wygrałem
    F13.11: poniżej 500 to przegrana solo
    F13.3: mój znacznik drewna zniknął w solo
    F13.3: znacznik zniknął z koła
    F13.3: dobro stracone na zawsze
    F13.4 F13.5: czy neutralny ma dobra albo monety
    F13.4 F13.5: kim jest szary gracz
    F13.4 F13.5: koszt kontraktu z neutralnym
    F13.6: czy nowa karta neutralna może leżeć na starej
    F13.6: faza osad solo a karty z oferty
    F13.1 F2.6: samemu zaczynam z niczym?
    F13.1 F2.6: czy mam dobra w pierwszej turze solo
    F14.1: 8 monet, punkty?
    F14.1: ile warte jest 12 monet na końcu
    F14.1: czy cud jest lepszy od relikwii
    F14.1: punkty za 3 książki
    F14.1: ile dają ozdoby
    F14.2 F14: czy budynki same są warte punkty
    F14.2 F14: duże budynki dają punkty?
    F14.2 F14: różnica między tarczą a domkiem
    F14.3: czy budynek liczy się dla obu wsi
    F14.3: wspólny sąsiad liczony podwójnie
    F14.3: wieś nad morzem, ile punktów
    F14.3: zła wartość domku obok wsi
    F1.2 F8.4: co jest z tyłu gliny
    F1.2 F8.4: druga strona kamienia, drewna, zboża
    F1.2 F8.4: odwrócona owca to co
    F1.2 F8.4: dobra z płomieniem
    F1.3: czy mogę gromadzić dobra
    F1.3: mam 60 gliny, wolno?
    F1.3: brak żetonów owiec w pudełku
    F2.4: czy ta karta gra na dwóch
    F2.4: które karty nie biorą udziału
    F2.4: odrzucić karty na trzech
    F2.6: czy każdy ma to samo na start?
    F2.6: co rozdajemy najpierw
    F0.5 F5.3: czy inni mogą wynająć moje nadrukowane budynki
    F0.5 F5.3: użyć jego kancelarii lub obejścia
    F5.2.4: wysłać kogoś do wsi
    F5.2.4: pracownik na drzewach
    F5.2.4: osada jako miejsce pracy
    F1.3: czy mogę mieć 40 zboża
    F1.3: czy jest maksimum gliny
    F1.3: czy mogę mieć dowolnie dużo monet
    F1.3: trzymać dużo drewna
    F4.1: ile owiec będzie na kole następnym razem
    F4.1: ile gliny po dwóch rundach
    F4.1: czy będzie więcej drewna, jeśli poczekam
    F4.1: jak szybko rośnie zboże
    F4.4: czy muszę wziąć całe sześć drewna
    F4.4: czy trzeba wziąć całą glinę
    F4.4: wziąć tylko dwa torfy
    F4.4: tylko część owiec
    F4.4: czy mogę zostawić zboże
    F3.1: czy trzeba zabrać mnichów, czy można ich zostawić
    F3.1: powrót mnichów jest obowiązkowy
    F3.1: dobrowolny powrót
    F5.3.3: kontrakt z kimś bez wolnego człowieka
    F5.3.3: ma zero mnichów w domu
    F5.3.3: czy może mnie nie wpuścić
    F5.3.3: zablokować mnie
    F5.3.2: wysłałeś brata, choć chciałem przeora
    F5.3.2: brat zamiast przeora w kontrakcie
    F5.3.2: czy może wybrać kogo wysyła
    F0.5 F5.3 F5.3.1: czy mogę wynająć Gliniane wzgórze lub Obejście
    F0.5 F5.3 F5.3.1: wynająć czyjąś Kancelarię
    F0.5 F5.3 F5.3.1: czy nadrukowane budynki można wynajmować
    F5.5.3: port bez wybrzeża
    F5.5.3: wiatrak na równinie
    F5.5.3: kamieniołom na równinie
    F5.5.3: czy stocznia może stać w głębi lądu
    F5.5.3: młyn nad morzem
    F5.5.1: gdzie na planszy położyć budynek
    F5.5.1: dwa budynki w jednej turze
    F5.5.1: położyć kartę na swojej ziemi
    F5.5.1: które wolne pole
    F5.5.2 F5.5.1: brakuje mi drewna na kartę
    F5.5.2 F5.5.1: o jedną słomę za mało na budowę
    F5.5.2 F5.5.1: brak dóbr na budynek
    F8.1 F8.6 F17: belka mija A, C lub D
    F8.1 F8.6 F17: w której turze następne osady
    F8.1 F8.6 F17: kiedy znowu osady
    F8.4: nakarmić piwem, winem lub whisky
    F8.4: wieś opłacona chlebem i torfem
    F8.4: żywność monetami, energia drewnem
    F8.5: czy wieś potrzebuje sąsiadów
    F8.5: osada gdziekolwiek?
    F8.5: czy można ją zbudować na wybrzeżu lub wzgórzu
    F6.5 F6.3: zapłacić cztery piątką
    F6.5 F6.3: reszta z dużej monety
    F6.5 F6.3: energia węglem, o jeden za dużo
    F6.2: zboże na słomę, gdy gra ktoś inny
    F6.2: słoma w dowolnym momencie, także przy płaceniu
    F6.6: już kupiłem ziemię w tej turze, jeszcze raz?
    F6.6: drugi areał dziś
    F6.6: jeden zagon czy kilka
    F9.3: torf lub drewno w rundzie finałowej
    F9.3: wynajem na sam koniec
    F9.3: brat w rundzie finałowej
    F9.3: a karczowanie w ostatniej rundzie
    F14.1: mięso, zboże i drewno na końcu, jakieś punkty
    F14.1: zostały dwie monety
    F14.1: glina nic nie daje
    F14.1: czy torf punktuje
    F14.3 F0.7: las obok wsi
    F14.3 F0.7: puste pole przy osadzie
    F14.3 F0.7: torfowisko jako sąsiad
    F14.2 F14.3: dwie liczby na karcie, tarcza i domek
    F14.2 F14.3: która cyfra karty się liczy
    F14.2 F14.3: symbole z liczbami na kartach
    F1.5: przeciwnik zbudował Piekarnię, czy ja też mogę
    F1.5: drugi Wiatrak
    F1.5: obaj ta sama karta
    F3.8 F3.2: najpierw koło czy powrót ludzi
    F3.8 F3.2: co się robi przed pierwszą akcją rundy
    F3.4 F3.5: czy rozpoczynający jest stale ten sam
    F3.4 F3.5: jak często gra pierwszy
    F5.2.3 F5.2.5: brat stoi na młynie, znowu młyn?
    F5.2.3 F5.2.5: ten sam budynek w następnej rundzie
    F5.2.3 F5.2.5: zostaje tam, czy działa
    F0.8: zasłonki na dobra
    F0.8: czy karty na ręce są ukryte
    F0.8: czy mówię ile mam monet
    F2.5 F0.6: ile budynków startowych odkrytych
    F2.5 F0.6: karty w ofercie na początku
    F12.4 F12.3: gra na godzinę: ktoś produkuje, a ja dostaję jedno
    F12.4 F12.3: dodatek dla wszystkich przy karczowaniu
    F13.9 F17 F16: kiedy osady samemu
    F13.9 F17 F16: tury 12, 16, 22 i 26 solo
    F13.9 F17 F16: fazy solo
    F13.6: kolejność kładzenia kart neutralnych
    F13.6: gdzie klasztory neutralnego
    F10.7 F11.6: para gra, kiedy koniec
    F10.7 F11.6: zakończenie dla nas dwojga
    F10.7 F11.6: koniec długiej wersji na dwoje
    F11.3: długa gra dwuosobowa, czy ludzie wracają między naszymi ruchami
    F11.3: we dwoje długa: powrót mnichów raz na rundę
    F11.3: ruszył się po mojej podwójnej akcji, moi już w domu?
    F11.4: długa gra na dwie osoby faza A w której rundzie
    F11.4: kiedy osady w długiej wersji dla dwóch
    F11.5: ziemia na turę w długiej dwuosobowej
    F11.5: podwójna akcja, ile zagonów wtedy
    F12.6: dwie małe cyfry na krótkiej planszy
    F12.6: która z dwóch cyferek jest dla czterech
    F13.8: neutralni wszyscy na budynkach, kiedy do domu
    F13.8: powrót neutralnych mnichów solo
    F0.2: czy dodatkowe akcje zużywają kolejkę
    F0.2: co to jest jedna kolejka
    F10.3: pierwsze osady we dwoje, która tura
    F10.3: krótka na dwie osoby: faza w turze 7?
    F10.4: dwie akcje w turze, ale po pierwszej brak mnichów
    F10.4: ostatniego człowieka wysłałem pierwszą akcją, co z drugą
    F10.4: nikogo w domu na drugą akcję przy dwóch graczach
    F10.5: czy w turze dwuosobowej można kupić ziemię dwa razy
    F10.5: limit ziemi przy dwóch akcjach
    F10.8: w ofercie znowu więcej budynków, czy koniec się cofa
    F10.8: czy sprawdzamy ofertę po każdej turze
    F12.5: co się nie zmienia w szybkiej grze
    F12.5: czy w krótkiej grze punktuje się inaczej
    F13.7: od razu użyć nowego neutralnego budynku grając samemu
    F13.7: po położeniu neutralnych kart mogę którejś użyć
    F13.7: czy neutralny przeor kosztuje akcję
    F4.2: ile dają towary w pierwszej rundzie
    F4.2: wartość na kole na samym starcie
    F4.2: czy koło obraca się przed pierwszym ruchem
    F4.7: nabrzeże z którym znacznikiem
    F4.7: warsztat bednarski bez jokera
    F6.7: ziemia w rundzie specjalnej
    F6.7: ostatnia tura, czy jeszcze kupię areał
    F0.1: czy obrót koła to runda
    F0.1: rundy i tury w solo to to samo
    F0.3: tura a kolejka, jaka różnica
    F0.3: dwie kolejki rozpoczynającego, dwie tury czy jedna
    F2.1: mieszać karty irlandzkie z francuskimi
    F2.1: w którym kraju gramy
    F2.3: winogrona i kamień przy rozkładaniu gry
    F2.3: gdzie położyć znaczniki koła na start
    F2.3: znacznik kamienia obok planszy na starcie
    F2.3: czy wszystko zaczyna od zera
    F2.9: mniej drzew na planszy w krótkiej
    F2.9: zdjąć dwie karty z prowincji
    F4.8: znacznik towaru i joker zniknęły, solo
    F4.8: grając samemu nie ma już gliny wcale
    F8.2: znacznik budynków kiedy się przesuwa
    F8.2: co najpierw z tym domkiem
    F9.4: kupno i obracanie w rundzie specjalnej
    F9.4: drobne akcje w ostatniej rundzie
    F13.10: tura 32 w pojedynkę
    F13.10: kolejność w ostatniej turze solo
    F13.10: czy po moich dwóch ostatnich akcjach solo jest osada
    F8.9: dwóch graczy, po D już bez osad?
    F8.9: latyfundium we dwoje nie do zbudowania?
    F8.9: we dwoje osada została na ręce
    F9.5: faza osad E
    F9.5: jeszcze jedna osada, gdy już wszystko skończone?
    F9.5: wioska po rundzie specjalnej
    F9.5: ostatnia szansa na osadę
    F9.6: po fazie E co dalej
    F9.6: koniec gry po ostatniej osadzie
    F5.3.7: czy kontrakt to moja akcja w turze
    F5.3.7: kontrakt i budowa naraz
    F5.3.7: wynająć i jeszcze wysłać swojego
    F5.3.8: umowa na własny budynek
    F5.3.8: płacić samemu sobie
    F5.4.2: znacznik na niczym, czy karczować
    F5.4.2: kopać torf za zero
    F10.6: nie ma ostatniej rundy na dwóch?
    F10.6: dwie osoby runda specjalna
    F11.1: karty w długiej dla dwojga
    F11.2: najpierw podwójna potem pojedyncza akcja
    F11.2: kolejność ruchów w długiej wersji dla dwojga
    F11.2: trzy akcje pod rząd przy dwóch?
    F12.2: krótka gra: w których rundach nowe budynki
    F12.2: ile rund w szybkiej grze
    F3.2: co się dzieje przy obrocie koła
    F3.8: co najpierw w rundzie
    F8.8: czy w fazie osad mogę wynajmować
    F8.8: obrócić zboże w fazie osad
    F15: liczby nadrukowane przy polach planszy
    F15: po co tłusta cyfra
    F5.5.6: wioska zamiast budynku jako akcja
    F5.5.6: osada kiedykolwiek?
    F13.3: solo, drewno wypadło
    F13.4: co posiada neutralny
    F13.4: prowincja manekina
    F7.5: kupić teraz, położyć w następnej turze
    F7.5: trzymać zagon na ręce
    F9.2: na finał wracają tylko przeorzy?
    F5.2.2: zająć budynek tylko żeby zablokować
    F5.2.2: stanąć bez użycia karty
    F5.2.2: wysłać kogoś i nic nie wziąć
    F7.1: co jest na prowincji
    F7.1: pola, z którymi każdy zaczyna
    F7.2: las i wzgórza na zagonie
    F7.2: jaki teren jest na areale
    F14.3 F0.7: drzewa obok osady
    F0.7: czy las punktuje
    F0.7: las, który mi został na końcu
    F5.3.3: wszyscy jego mnisi wyszli, czy użyję jego budynku
    F5.3.3: wynajem, gdy wszyscy jego ludzie zajęci
    F9.3: dwóch przeorów na jednym budynku w rundzie specjalnej
    F9.3: ten sam budynek kilku osób w finale
    F5.5.3: budynek na wodzie
    F5.5.3: położyć kartę na jeziorze
    F13.2: akcje na turę przy grze w pojedynkę
    F13.2: tura solo, dwie rzeczy?
    F5.3.4: Ile monet kosztuje wynajęcie budynku sąsiada?
    F3.4 F16 F0.3: ile tur ma runda w trzy osoby
    F4.4: czy trzeba brać wszystkie towary z koła
    F14.1: ile punktów jest warta relikwia
    F8 F8.1 F3.3 F17: kiedy można zbudować osadę
    F6.6 F8.3: jak dokupić ziemię
    F7.3: gdzie można dołożyć zagon
    F3.6 F12.2 F16: ile rund trwa krótka gra
    F13 F13.2 F13.1: jak grać samemu
    F5.5.5: czy po wybudowaniu mogę od razu użyć przeora
    F5.6: czy mogę spasować
    F2.1: czym się różni Irlandia od Francji
    F5.4 F5.4.1: jak się wycina las
    F6.5 F8.4: czy przepłacona energia przepada
    F5.5.3: co można postawić tylko na wybrzeżu
    F14.3: ile daje woda przy liczeniu osad
    F5.2.5: czy mogę użyć budynku, w którym ktoś już stoi
    F5.3.3: sąsiad nie ma nikogo w domu, mogę wejść do jego piekarni?
    F4.4: gdzie idzie żeton po zebraniu towaru
    F5.4.2: drewno stoi na zerze, mogę mimo to karczować
    F7.4: czy płytkę z morzem można przesunąć w górę
    F8.4 F1.2 F6.2: zboże to ile jedzenia
    F8.5: osada rybacka w głębi lądu
    F9.3: czy w ostatniej rundzie można kogoś wynająć
    F14.3: czy budynek między dwiema wioskami liczy się podwójnie
    F13.3: czy w grze solo znaczniki spadają z koła
    F10.7 F11.6: skąd wiadomo, że gra na dwie osoby się kończy
    F12.4: czy coś mam z tego, że przeciwnik bierze owce w krótkiej grze
    F2.4: jakie karty wyrzucamy na trzech graczy
    F5.5.5: czy brat może wejść do świeżo zbudowanego
    F5.5.1: kupić budynek teraz, a postawić później
    F0.8: czy mogę podejrzeć towary innych
    F13: potrzebuję kamienia, kto sprzedaje
    F4.3 F3.2: znacznik jest już na samej górze, a ramię nadchodzi
    F5.4.1 F5.4: chcę drewna, co robię
    F5.2.2: czy można wysłać mnicha tylko na pokaz
    F5.3.8: czy mogę wynająć własnego człowieka
    F6.2: czy do robienia siana potrzebny jest budynek
    F6.5 F8.4: przepłaciłem mięsem, czy coś dostanę z powrotem
    F7.2: której strony płytki ziemi użyć
    F8.6: kiedy dostaję kolonię artystów
    F9 F9.1 F3.6: co jest po dwudziestej czwartej rundzie
    F14.3: czy morze daje punkty wsi
    F1.5: czy dwóch graczy może mieć wiatrak
    F2.8: jak wybiera się rozpoczynającego
    F13.4: czy neutralny ma ziemię
    F11.2: kolejność akcji w długim pojedynku
    F3.1 F3.7: kiedy wracają do mnie moi bracia
    F5.5.5: czy przeorem mogę wejść na stary budynek
    F4.4: czy muszę brać wszystko z koła
    F4.6: co to jest dżoker
    F7.3 F7.4: gdzie moge dolozyc pole
    F5.5.3 F7.1 F8.5: co stawia się na wybrzeżu
    F5.4 F5.4.1: jak ściąć drzewo
    F1.4 F5.4.1 F5.4.4: czy lasy odrastają
    F17 F3.3 F5.5.6 F8 F8.1: kiedy stawia się osady
    F1.2 F8.4: ile jedzenia daje mięso
    F6.5 F8.4: czy mogę przepłacić
    F5.3 F5.3.1: czy mogę wejść do budynku przeciwnika
    F5.3.3: czy może mi odmówić
    F5.3.4: kto dostaje monety z kontraktu
    F6.3: czy mogę rozmienić piątkę
    F10.7 F11.6 F3.6 F9 F9.1 F9.6: kiedy koniec gry
    F9 F9.1: co to runda dodatkowa
    F14.3: co to są punkty dodatkowe karty
    F14.1: ile pkt za relikwię
    F14.1: ile jest warta księga
    F5.6: czy muszę coś robić w turze
    F5.5.4: co znaczy żółty budynek
    F13 F13.1 F13.2: jak się gra samemu
    F10 F10.1 F11 F11.1: co się zmienia w dwie osoby
    F2.6: co mam na starcie
    F17 F2.5 F8.2 F8.6: kiedy dochodzą nowe karty
    F6.1 F6.6 F7.5: czy mogę kupić ziemię i od razu budować
    F2.7: ile za drugą górę
    F8.4: do czego potrzebna jest energia
    F3.1 F3.7: mój mnich utknął w piekarni
    F4.4: wziąć 3 drewna z 6
    F6.3: zabrakło jedynek
    F7.3: czy zagon może leżeć z boku
    F8.4: zapłacić za osadę whisky
    F8.3: kto pierwszy stawia osadę
    F9.3 F5.3.7: kontrakty w rundzie specjalnej
    F10.2 F11.2: w dwóch ile akcji
    F13.11: ile trzeba mieć punktów solo
    F14.2 F14.3: tarcza a dom na karcie
    F5.4.1 F5.4: wyciąć dwa lasy naraz
    F5.5.4: klasztor daleko od innych
    F6.1 F6.6: kupić ziemię po akcji
    F0.8: podejrzeć towary rywala
    F2.4: karty z oznaczeniem 3+
    F13.5 F13.4: budynki neutralnego gracza
    F5.2.2: wejść i nie użyć
    F2.7 F6.6: ile kosztuje areał
    F5.3.3: czy sąsiad może odmówić kontraktu
    F5.1 F5: co mogę zrobić w swojej turze
    F6.6 F6.7 F8.3: czy w fazie osadnictwa też można dokupić ziemię
    F13.5 F13.7: czy mogę używać budynków neutralnego
    F7.5: czy mogę kupić ziemię teraz a położyć później
    F2.5: gdzie położyć stosy A B C D
    F4.6: po co jest joker
    F3.6 F9.1 F16: ile rund trwa gra
    F7.3: czy zagon można położyć pod spodem
    F5.5.3: który budynek stoi na wodzie
    F8.3 F8.7: ile osad na raz w fazie osadnictwa
    F13.3: solo: znacznik wypadł z koła, co z nim
    F5.6 F5.4.3: chcę spasować
    F9.5 F8.1 F9: czy po rundzie specjalnej jest jeszcze osadnictwo
    F3.5 F3.4: czy pierwszy gracz zmienia się co rundę
    F7.2: co jest na zagonie
    F14.1: punkty za monety
    F14 F14.1 F14.2 F14.3: jak się liczy wynik na koniec
    F13.11: ile punktów żeby wygrać solo
    F5.2.4: czy można użyć karty która leży jeszcze w ofercie
    F0.4 F16: ilu mam mnichów
    F0.6: co to jest oferta
    F8.5: gdzie można postawić Osadę rybacką
    F13.7: użycie neutralnego przeora
    F13.10 F13.9 F16: ostatnia tura solo, w jakiej kolejności
    F9.1 F9 F9.3 F10.6: runda specialna kiedy
    F8.4 F6.5: czy dostanę resztę, gdy zapłacę za dużo żywności
    F11.2 F11.1 F11: jak działa długi wariant dwuosobowy
    F2.2: którą stroną do góry koło
    F4.6 F4.5 F13.3: kamień jeszcze nie wszedł na koło, skąd go wziąć
    F9.2 F9.3: bracia zakonni w rundzie specjalnej
    F5.3.5 F5.3.4: czy za kontrakt mogę dać whisky zamiast monet
    F5.2.1 F5.3.1 F5.2.5: mogę postawić swojego mnicha na cudzym budynku za darmo?
    F14.3 F14 F14.2: jak punktują osady na koniec
    F5.5.6: osada zwykłą akcją budowania?
    F14.4: mamy po tyle samo punktów, kto wygrywa
    F5.5.2 F5.5.1: buduję bez słomy, czym innym zapłacić?
    F13.1 F2.7: ceny ziemi w grze solo
    F12.4: czemu wszyscy dostają po jednym gdy produkuję w krótkiej
    F7.6: czy na ukos to sąsiad
    F3.1: wcześniejszy powrót mnichów
    F11.6: długa gra na dwóch: warunek końca
    F5.2.5 F5.2.1: dwóch mnichów w jednym budynku?
    F9.3 F9.2 F9: co wolno w rundzie specjalnej
    F5.3.2: kto wybiera czy idzie przeor czy brat przy kontrakcie
    F3.1 F3.7: czy wracają, jeśli jeden typ siedzi jeszcze w domu
    F2.8 F3.5: kto zaczyna
    F5.4.1: czy mogę kopać torf u przeciwnika
    F14.1 F6.4: czy wino punktuje
    F0.5: co robią trzy wydrukowane budynki
    F14.2 F1.1: wartość ekonomiczna co to
    F4.1 F4.2: jakie liczby są na kole
    F5.3.3 F3.7: przeciwnik nie ma nikogo wolnego, wynajmę jego budynek?
    F4.6 F4.4 F4.5: joker zamiast znacznika gliny
    F4.5 F2.3: kiedy kamień?
    F5.4.4 F5.5.3 F0.7: tu jest bagno, nie mogę budować?
    F5.5.4: kościół sam w rogu, można?
    F6.5 F8.4: mam tylko mięso, a trzeba 2 żywności
    F7.3 F7.4: ziemia przyłożona na skos
    F8.6: które karty osad przychodzą później
    F8.7 F14.2: kara za niezbudowane osady
    F9.1 F3.6: która runda jest ostatnia na czterech
    F10.2 F10: 2 graczy liczba akcji
    F12.1 F0.4: w krótkiej tylko dwóch mnichów?
    F13.2 F13.10 F16: ile tur solo
    F13.5: cena kontraktu z neutralnym
    F14.1: ozdoba punkty
    F14.3: ujemna wartość domu
    F1.2 F8.4: co jest na odwrocie gliny
    F2.6: czy wszyscy zaczynają z tym samym
    F5.2.3 F5.2.5: mój mnich dalej tam stoi, czy znowu działa
    F5.1 F5: jedna akcja czy dwie
    F6.4: spieniężyć whisky
    F5.3.1 F5.3.4 F5.3: co się dzieje, gdy korzystam z winiarni mojego brata
    F5.3.2: wynająłem cię, a ty wysyłasz brata zamiast przeora, wolno?
    F3.1: czy cofanie mnichów jest dobrowolne
    F5.5.5: przeor do nowego domu od zaraz
    F5.5.1 F5.5.3: gdzie na planszy kładzie się budynki
    F5.5.3: czy warownia może stać na równinie
    F5.4.1 F5.4: ile torfu dostanę z kopania
    F5.4.3 F5.6: nie mam już drzew, czy mogę wykonać karczowanie
    F4.4: muszę wziąć całe siedem gliny?
    F4.5: winogrona w grze na 4, która runda
    F2.7: cennik ziemi
    F7.4: czy wybrzeże może wystawać u góry
    F7.6: czy góra sąsiaduje z oboma wzgórzami
    F8.4 F1.2: ile słomy na jedną energię
    F8.1 F17 F8.6: co jest, gdy belka mija B
    F8.5: która osada tylko na wzgórzu
    F9.3 F9.2: w specjalnej tylko przeor?
    F10.2: czy na dwóch koło obraca się przed każdym graczem
    F12.2 F12.1 F16: jak długa jest szybka gra
    F12.3: podarunki w rundzie 1
    F13.6: co z kartami w ofercie, gdy zaczyna się faza osad w solo
    F13.3: drewno znika z koła, gdy gram sam
    F14.1: relikwia a cud w punktach
    F14.2 F14: czy same budynki dają punkty
    F1.3: mogę uzbierać 50 zboża?
    F5.3.4: czy kontrakt jest darmowy dla gracza rozpoczynającego
    F5.2.3 F5.2.5: przeor już stoi na kamieniołomie, znowu kamieniołom?
    F5.5.2 F5.5.1: brakuje mi jednej gliny na kartę
    F5.4.1: czy przy karczowaniu trzeba zdjąć kartę lasu
    F4.3: do ilu dochodzi koło
    F6.2: zboże na słomę w turze przeciwnika
    F7.4: wybrzeże na dole?
    F8.3: osada bez wcześniejszego kupna ziemi
    F8.5: czy osada może stać bez sąsiadów
    F9.3: co z kopaniem torfu w ostatniej rundzie
    F10.7: kiedy koniec, gramy w parze
    F11.6 F11: pełna gra na dwoje, zakończenie
    F12.4: krótka gra: czy dostanę jedno, gdy on karczuje
    F13.5 F13.4: wynająć neutralnego brata
    F13.11: jaki wynik solo jest dobry
    F14.1: zostały 4 monety, jakieś punkty?
    F14.2 F14.3 F14: co to za dwie liczby na karcie
    F2.5 F0.6: ile kart odkrytych na początku
    F2.1 F4.5: co jest inne w Irlandii
    F1.5: on ma już Wiatrak, czy ja też mogę
    F3.5 F2.8: czy rozpoczynający jest zawsze ten sam
    F3.2 F3.8: koło obracamy przed czy po powrocie mnichów
    F5.3.4: czemu kontrakty są teraz po 2
    F8.5: osada za trzydzieści żywności
    F0.1: runda to jeden obrot kola?
    F0.1: runda a tura
    F0.2: co to jest pozycja akcji
    F0.3: kiedy moja tura sie konczy
    F0.5: czy nadrukowane trzy licza sie jako budynki
    F0.5: czy wzgorze, obejscie i kancelaria to budynki
    F0.6 F8.6: odkryte karty dla wszystkich
    F1.4: zabraklo kart torfowisk
    F1.4: wykupione wszystkie zagony
    F1.5: czy moga byc dwie piekarnie
    F1.5: zabrac budynek z powrotem
    F1.5: on ma wiatrak czy ja tez moge
    F1.5: przesunac potem osade gdzie indziej
    F2.9 F12.1: krotka ktore pola sa puste na starcie
    F2.6: czy zaczynam z chlebem
    F2.6: rzeczy poczatkowe dla kazdego
    F2.6: materialy startowe
    F3 F3.8 F3.2: jak przebiega runda
    F3 F3.8 F3.2: kroki na poczatku kazdej rundy
    F3.8 F3 F3.2: co robimy najpierw przed akcjami
    F3.3 F8.1: strzalka mija stos
    F3.3 F8.1: kiedy mozna osiedlac
    F3.4: czy kazdy gra raz na runde
    F3.4: ile ruchow w rundzie we trzech
    F3.4 F5.1 F0.2: ile moge zrobic w swoim ruchu
    F3.5: kto pierwszy w nastepnej rundzie
    F3.7 F3.1: bez ludzi do nastepnej rundy
    F3.7 F3.1: poslalem trzeciego czy od razu wracaja
    F4: jak dziala kolo
    F4.1: jak szybko rosna dobra
    F4.1: skala 2 3 4 5 6 6 7
    F4.2 F4.1: pierwszy ruch ile gliny
    F4.3: czy idzie dalej niz dziesiec
    F4.3 F4.1: juz na maksie co dalej
    F4.4: cofniecie znacznika na zero
    F4.8: brak jokera i znacznika ile dostane
    F4.8: oba znaczniki stracone solo
    F5.1: jakie sa akcje
    F5.1: co wolno gdy moja kolej
    F5.1: moja kolej co moge robic
    F5.1 F5: lista akcji glownych
    F5.2 F5.2.1: jak uzyc tego co zbudowalem
    F5.2.2: czy musze wykonac to co na budynku
    F5.2.2: czy trzeba uzyc funkcji
    F5.2.2: wyslac mnicha i nic nie brac
    F5.2.3: mnich zostaje na karcie czy dziala znowu
    F5.2.3: dochod co runde ze stojacego mnicha
    F5.2.3 F5.2.5: dwa razy ten sam budynek
    F5.2.4: czy moge isc na karte z oferty
    F5.2.4: postawic kogos na lesie
    F5.2.4: mnich w osadzie rybackiej
    F5.3 F5.3.1: chce jego browar jak
    F5.3 F5.3.1: uzyc tego co zbudowal inny
    F5.3.1: budynek sasiada czy moge uzyc
    F5.3.1 F5.3.7: kontrakt kto zatrzymuje towary
    F5.3.2: czy moge zadac przeora przy wynajmie
    F5.3.2: ktory moj idzie gdy mnie wynajma
    F5.3.3: wszyscy jego ludzie zajeci
    F5.3.3: wlasciciel bez ludzi
    F5.3.4: uzyl mojego ile mi placi
    F5.3.6: wynajac tylko zeby zablokowac
    F5.3.7: czy wynajem zajmuje moja akcje
    F5.4 F5.4.1: drewno z mojej ziemi
    F5.4.1: wyrab lasu
    F5.4.1: jak zdobyc drewno z lasu
    F5.4.2: wyciac las choc kolo pokazuje 0
    F5.4.2: karczowac za darmo dla miejsca
    F5.5: jak budowac
    F5.5.3: ktore pola nadaja sie na budynek
    F5.5.3: na drzewach czy moze stac
    F5.5.3: czemu nie mozna tu postawic
    F5.6: czy musze cos zrobic
    F6 F6.1: co jeszcze oprocz akcji glownej
    F7.1: moja ziemia na poczatku
    F7.1: plan krainy startowej
    F7.3: pasek nad czy pod
    F7.3: czy zagony musza sie stykac
    F8.1 F3.3: kiedy mozna stawiac osady
    F8.5: miejsce dla osady
    F8.7: zachowac osady na pozniej
    F8.9: przysiolek po D we dwoje
    F9.5: faza osiedlania e
    F9.3: runda specjalna ile ruchow
    F9.3: na co pozwala runda specjalna
    F9.6 F9.1: jak sie gra konczy
    F9.6 F3.6 F9.1: kiedy to sie konczy
    F9.6 F9.1 F3.6: czy to juz koniec
    F10 F10.2: gra we dwoje jak
    F10.1 F2.4 F16: jakie karty we dwoje
    F10.3 F11.4: we dwoje kiedy stosy
    F10.6: we dwoje bez ostatniej rundy?
    F10.8 F10.7: czy koniec mozna jeszcze cofnac we dwoje
    F10.2: we dwoje ile ruchow
    F11 F11.2: dluga gra we dwoje jak
    F11.2: dluga na dwoch kto kiedy gra
    F11.3: dluga na dwoch powrot mnichow
    F11.4: dluga na dwoch stosy
    F11.5: dluga na dwoch limit ziemi
    F12.2: krotka gra kamien winogrona runda
    F12.2: krotka stosy kiedy
    F12.5: krotka reszta jak w dlugiej?
    F13.2: gram sam ile akcji
    F13.6: neutralne karty teren wazny?
    F13.6: kamieniolom u neutralnego
    F13.8 F13.9: neutralni mnisi wracaja znowu
    F13.11: 480 punktow solo wystarczy?
    F8.2: znacznik budynkow idzie dalej
    F6.5 F8.4: bez reszty z wegla czy miesa
    F14.1: czy surowce punktuja
    F14.3 F0.7: czy lasy cos daja na koniec
    F14.2 F14.3 F14: dwie liczby na kazdej karcie
    F6.3: zaplacic 3 piatka
    F10.4: obaj mnisi poza domem po pierwszej akcji
    F11.1 F10.1: dluga na dwoch ktore budynki odpadaja
    F4.4: kolo pokazuje 5, moge wziac 3?
    F4.4: chce mniej niz pokazuje
    F4.4 F4.1: ile dostane
    F4.1: co daje teraz kolo
    F4.1 F4.3: jak wysoko moze dojsc
    F4.6: za co liczy sie joker
    F4.6: joker czy zwykly znacznik, ktory
    F4.6: joker wyzej niz drewno, moge?
    F4.5: wciaz nie ma kamienia na kole
    F4.5: od kiedy winogrona
    F6.6: ziemia dwa razy w mojej turze
    F6.6: jeszcze jeden zagon od razu
    F6.6: jak czesto ziemia
    F6.6 F6.1: ziemia przed czy po akcji
    F2.7 F6.6: nastepny zagon drozszy?
    F2.7: ceny ziemi
    F7.2: co jest na kaflu
    F7.4: gdzie kafel z wybrzezem
    F7.4: czy arealy mozna ukladac jeden nad drugim
    F7.3: rozbudowac w gore o rzad
    F7.5: kupic ziemie, polozyc w nastepnej turze
    F7.6: rogiem tez sie liczy?
    F5.4.1: wyciac dwa drzewa
    F5.4.1: kazdy las za jednym razem
    F5.4.1: ile drewna za las
    F5.4.1 F5.4: wykopac torfowisko
    F5.4.3: brak torfowisk a chce torf
    F5.4.4: co sie robi z wykarczowanego pola
    F5.5.1: nigdzie sie nie miesci
    F5.5.1: wziac karte teraz zbudowac potem
    F5.5.2: za malo gliny na budowe
    F5.5.2 F6.2: budynek chce slomy, mam zboze
    F5.5.3: czy zwykly budynek moze na wybrzeze
    F5.5.3: co idzie na gory
    F5.5.4: klasztorny musi dotykac
    F5.5.4: daleko od kancelarii
    F5.5.5: wejsc zaraz po zbudowaniu
    F5.5.5: przeor zajety, uzyc nowego?
    F5.5.6 F8.1 F8.3: osada w ramach akcji
    F5.6: poczekac ture
    F5.6: omin ture
    F5.1: uzyc, kontrakt, karczowac, budowac
    F5.2.5: ktos tam jest
    F5.2.5: juz stoi tam mnich
    F5.2.5: nie ma miejsca na budynku
    F5.2.1: uzyc mojej piekarni
    F5.2.1: ktorego mnicha uzyc
    F5.2.4: czy moge uzyc karty ze stosu
    F5.2.2: wejsc bez brania dobr
    F5.3.3: musi sie zgodzic?
    F5.3.3: ona odmawia
    F5.3.2: wysylam brata a nie przeora ok
    F5.3.2: kogo wysyla wlasciciel
    F5.3.4: wynajem 1 czy 2
    F5.3.4: moneta dla mnie gdy uzywa mojej karty?
    F5.3.5: butelka za kontrakt
    F5.3.1: jego mnich moje dobra
    F3.1: wszyscy poza domem
    F3.1: mnisi wracaja kiedy
    F3.7 F3.1: wszyscy zajeci a mam jeszcze ruch
    F3.5: nastepny startowy
    F2.6: co mamy na poczatku
    F2.4 F16: mniej kart na trzech
    F0.4: ilu przeorow
    F0.4: liczba braci
    F0.8: pokazac swoje rzeczy
    F1.3: moge miec ile chce
    F1.3: maksimum owiec
    F1.3: 40 drewna wolno?
    F8.4: czym zaplacic za osade
    F8.4: czy zboze to zywnosc
    F8.4: energia z drewna
    F8.4: nadmiar zywnosci przepada?
    F8.4 F6.5: place miesem, reszta
    F8.3: czy osiedlanie jest obowiazkowe
    F8.3: jedna osada na faze?
    F8.5: wies na wzgorzu mozna
    F8.6: dostalem karte osady, budowac od razu?
    F8.6: nowe karty po osiedlaniu
    F9.3: koniec: dwoch przeorow w jednym budynku
    F9.3: w specjalnej nie mozna karczowac?
    F9.3: wynajac w specjalnej
    F9.2: kto wraca przed specjalna
    F9.1: specjalna to runda 25?
    F10.6 F10.7: bez konca we dwoje
    F10.6: brak limitu tur we dwoje
    F10.7: oferta prawie pusta we dwoje
    F10.2: dwoje: ja dwa razy potem ty
    F12.4: on produkuje, ja tez dostaje
    F12.4: plus jeden dla wszystkich krotka
    F12.3: podarunek w rundzie 5
    F13.3: stracilem znacznik solo
    F13.6: solo karty zostaja
    F14.1: wino punkt czy moneta
    F14.1: czy piwo daje punkty
    F14.1: pozostale dobra warte
    F14.3: liczba w domku na karcie
    F14.3: karta przy dwoch osadach
    F14.4: mamy po rowno
    F14.4: oboje zremisowali
    F6.4: wino na monete
    F6.5: nic nie wraca
    F1.5: zbudowac to znowu gdzie indziej
    F11.2: partia na dwóch długa ile akcji kto ma
    F11.3: długa dwuosobowa kiedy wracają mnisi
    F11.4 F10.3: we dwoje kiedy dochodzi stos C
    F11.6: jak się kończy długa gra na 2 osoby
    F11.1: które karty odpadają w długiej na dwóch francja
    F10.7: dwie osoby został jeden budynek w ofercie co teraz
    F10.4: ostatni mnich poszedł w pierwszej akcji a druga akcja
    F10.2: krótka dwuosobowa ile akcji w turze
    F10.6 F9.1: czy na dwóch jest runda specjalna
    F8.9: latyfundium na dwie osoby jak wybudować
    F13.1: solo co mam na początek
    F13.2: ile akcji w turze gdy gram sam
    F13.3: gra solo znacznik na 10 znika
    F13.4: co ma gracz neutralny
    F13.5: jak użyć budynku neutralnego
    F13.6: co z niezbudowanymi kartami w solo
    F13.6: czy można przykryć budynek gracza neutralnego
    F13.7: przeor neutralny używa nowego budynku
    F13.8 F13.9: kiedy neutralny zabiera mnichów po wyłożeniu budynków
    F13.10: ostatnia tura solo kolejność
    F13.11: ile pkt trzeba żeby wygrać samemu
    F13.9: solo w których turach osiedlanie
    F12.3: krótka gra co dostajemy co rundę
    F12.4: czy każdy dostaje towar jak produkuję
    F12.1: ilu mnichów w krótkiej grze
    F12.2: ile rund krótka
    F2.9 F12.1 F7.1: krótka gra mniej lasów na początku
    F12.4: krótka 3 osoby bonus gliny dla innych
    F9.3: co mogę w rundzie specjalnej
    F9.2: czy bracia wracają przed rundą specjalną
    F9.3 F5.2.5: runda specjalna zajęty budynek
    F9.5: osada po rundzie specjalnej
    F9.4 F6.7 F6.6: kupno ziemi w rundzie specjalnej
    F9.3: kontrakt w ostatniej rundzie
    F2.6: surowce startowe
    F2.7: ile kosztują zagony i areały
    F2.4 F16: które karty na trzech
    F2.2 F16: która strona koła
    F2.3: gdzie startują znaczniki
    F2.5: rozłożenie stosów abcd
    F2.1 F1.1: francja czy irlandia różnica
    F1.3: brakuje żetonów drewna
    F1.4: areały się skończyły
    F1.5: czy mogę przenieść lub zburzyć budynek
    F1.2: co jest na odwrocie zboża
    F0.3: co to jest tura
    F0.8: czy mogę patrzeć na dobra innych
    F3.1: wszyscy mnisi na budynkach kiedy wracają
    F3.1: jeden mnich w domu czy reszta wraca
    F3.7: mnich z powrotem w trakcie rundy
    F3.4: czemu pierwszy gracz ma dwa ruchy
    F3.5: zmiana gracza rozpoczynającego
    F3.2 F3.8: kiedy kręcimy kołem
    F4.1: liczby na kole
    F4.3: znacznik na dziesięć popychany
    F4.4: czy muszę wziąć całe drewno
    F4.4: gdzie idzie znacznik po wzięciu
    F4.5: winogrona od której rundy
    F4.6: jak działa joker
    F4.6: joker i glina razem
    F4.8 F13.3: nie ma jokera ani znacznika
    F5.1: co mogę zrobić w turze
    F5.2.1: wysłać mnicha do swojego budynku
    F5.2.2: czy muszę użyć budynku
    F5.2.4: mnich do osady
    F5.2.4: użyć budynku z oferty
    F5.2.5: budynek zajęty
    F5.3.1: użyć budynku sąsiada
    F5.3.2: kto wybiera przeora przy kontrakcie
    F5.3.3: przeciwnik nie ma mnichów
    F5.3.4: winiarnia a kontrakty
    F5.3.5: zapłacić whisky zamiast monet
    F5.3.1: kto dostaje dobra z kontraktu
    F5.4.1: rąbać drewno
    F5.4.1: kopać torf czy trzeba mnicha
    F5.4.3: brak lasów czy mogę karczować
    F5.4.2: karczowanie gdy koło na 0
    F5.5.1: dwa budynki jedną akcją
    F5.5.3: co można na wodzie
    F5.5.3: kamieniołom gdzie
    F5.5.4: żółte budynki obok siebie
    F5.5.5: przeor po budowie
    F5.5.5: brat zakonny do nowego budynku
    F5.5.6 F8.1 F8.3: osada jako akcja
    F5.6 F5.4.3 F5.2.2: czy można spasować
    F6.3: rozmienić 5 monet
    F6.4: sprzedać wino
    F6.5 F8.4: czy dostanę resztę za mięso
    F6.6: ile ziemi mogę kupić
    F7.2: jaki teren ma areał
    F7.3: zagon nad planszą
    F7.4: wybrzeże z lewej czy prawej
    F7.5: zachować ziemię na później
    F7.6: sąsiedztwo po skosie
    F8.4: słoma ile energii
    F8.3: dwie osady w jednej fazie
    F8.6: kiedy nowe osady
    F8.2: marker budynków rusza
    F8.8: akcja główna podczas osiedlania
    F14.2: punkty z tarczy na karcie
    F14.3: jak punktują osady
    F14.3: punkty za pustą wodę
    F14.4: remis kto wygrywa
    F16: tabela wariantów
    F3.1: moi ludzie stoja na budynkach jak ich odzyskac
    F3.1 F3.7: przeor w domu a bracia nie wracaja?
    F5.3.4: cena kontraku
    F5.3.4: placi sie wlascicielowi czy do banku za kontrakt
    F5.3.3: czy on moze odmowic jak chce jego piekarnie
    F5.3.2: czy moge zazadac przeora od wlasciciela
    F5.3.7 F5.3.1: czy kontrakt zuzywa mojego mnicha
    F4.6: dzoker zamiast kamienia
    F4.4 F5.4.1: moge wziac mniej owiec niz pokazuje kolo
    F4.3: glina stoi na 10 czy spadnie
    F4.4 F4.1: owce na zerze na kole
    F5.5.3: budowac na lesie
    F5.5.3 F7.2: co moze stac na wzgorzu
    F5.5.4: klasztorny budynek bez sasiada
    F5.5.1: zaklepac budynek na pozniej
    F5.5.1 F5.5.2: czym place za budynek
    F5.5.5: wlasnie zbudowalem, przeor moze od razu wejsc?
    F5.5.5: przeor zajety, brat na nowy budynek
    F6.6: kupic dwa arealy w jednej turze
    F7.2: ktora strone zagonu moge wybrac
    F7.4: areal wystaje u gory
    F7.3: przerwa miedzy zagonami
    F7.6: z czym sasiaduje gora
    F8.1 F3.3: kiedy budujemy osady
    F8.4: przeplacenie zywnosci za osade
    F8.4: monety jako zywnosc
    F8.4 F1.2: drewno ile energii
    F8.5: osada rybacka tylko na wybrzezu?
    F8.5: czy osada musi stac przy klasztornym
    F8.7: ile kart osad na rece
    F9.1 F3.6: ostatnia runda w dlugiej
    F9.3: runda specialna ile akcji
    F9.3: karczowanie w rundzie specjalnej
    F14.1: czy ksiazki daja punkty
    F14.1: ile pkt za ozdobe
    F14.1: czy mieso na koniec cos daje
    F14.1: 5 monet to ile punktow
    F14.1: whisky punkty czy monety
    F14.2: ujemne punkty budynkow
    F14.2 F14.3: niezbudowane osady minusowe?
    F14.3: dwie osady obok siebie licza sie obie?
    F14.3: domek na karcie obok osady
    F14.4: rozstrzyganie remisow
    F13.5: monety dla neutralnego gdzie ida
    F13.6: solo kamieniolom na neutralnej planszy teren
    F13.1 F2.7: solo ceny zagonow od najdrozszego
    F13.10 F13.11 F13.9: ile trwa solo
    F13.1 F13.3 F4.5: znacznik winogron w solo
    F12.1: krotka ilu braci
    F12.3: darmowe dobra krotka gra
    F12.3: krotka w ktorej rundzie 5 monet
    F12.2: kiedy kamien w krotkiej
    F11.2 F0.3: dluga na dwoch dwie akcje potem jedna
    F11.5 F6.6: ile ziemi mozna kupic w dlugiej na dwoch
    F10.7 F10.8: jak sie konczy na dwie osoby
    F10.1 F2.4 F16: ile kart krotka dwuosobowa
    F3.6 F16: ile rund na czterech
    F3.4: kolejnosc graczy na czterech
    F3.2 F3.8 F3: co na poczatku rundy
    F3.3 F8.1: faza osiedlania kiedy
    F2.6: czy na starcie sa monety
    F2.6: osady na start
    F2.4: 3+ na karcie co znaczy
    F2.4 F16: ile budynkow na 4 graczy
    F1.3 F1.4: czy glina jest ograniczona
    F1.2: owca po odwroceniu to
    F0.5 F5.5.4: czy kancelaria klasztorna to budynek klasztorny
    F0.7: czy las to budynek
    F0.6: co to oferta
    F0.8: czy dobra sa tajne
    F6.2: zboze na slome kiedy
    F6.5: reszta z wegla
    F6.4: sprzedaz whisky
    F6.1: darmowe akcje dodatkowe
    F6.3: piatka na jedynki
    F5.4.1: czy do rabania lasu potrzebny mnich
    F5.4.1: wyciac cudzy las
    F5.4.1: dwa lasy jedna akcja
    F5.2.1: uzyc znowu wlasnego budynku gdzie stoi mnich
    F5.2.3 F5.2.1: mnich stoi czy co runde dostaje dobra
    F5.1: jedna akcja glowna jakie sa
    F8.1: stos B czterech graczy runda
    F5.5.6: warownia osada

# To samo dla pytań, na które odpowiadają karty.
card-questions =
    S8: Gdzie może stać Latyfundium?
    F04: Co robi Wiatrak?
    I35: Okrągła wieża
    F05: jak zrobić chleb
    F25 G34 I35: skąd wziąć cud
    G19: skąd mam mięso
    F17 F37 F38 F15 F23 I03 I14 I17 G39: jak zdobyć książki
    F21: kto produkuje wino
    F27: ile kosztuje Zamek
    F23 I23: jak wcześniej odzyskać mnichów z budynków
    F30: gdzie sprzedać ceramikę
    I11: gdzie wolno postawić Barkę mieszkalną
    F32: Kalefaktorium
    I05: gdzie zrobię piwo
    I05 I21: co zrobić ze słodem
    F24 F35 F36 I24 I32 I36: skąd wziąć relikwię
    G28: czy Warownia może stać na górze
    F38: Drukarnia
    G18: gdzie zamienić glinę na ceramikę
    G22 F29 G12: skąd wziąć kamień
    I05 I20: kto kupuje piwo
    F30: ile kosztuje Posiadłość miejska
    G18 F11 I30 F37 F23: skąd wziąć cegłę, to znaczy ceramikę
    G28: czy Warownia może stać w górach
    F21: gdzie przerobię winogrona na wino
    I35: co robi Okrągła wieża
    I20: który budynek sprzedaje whisky najdrożej
    F05 F20: gdzie sprzedam chleb
    G01: co daje Dom przeora
    I21: jak zrobić whisky
    F38 F10 I29 F32: karta, która usuwa lasy
    S4: Na jakim polu stawia się wioskę rybacką?
    F05: Co robi Piekarnia?
    G19: Skąd wziąć mięso?
    F17 F35 I17 I36: Który budynek daje książki?
    F10 F11 G18: Gdzie dostanę ceramikę?
    F24 F35 F36 G41 I24 I32 I36 I38: Jak zrobić relikwię?
    I05 I11 I21 I25 I27 I30 I38: Skąd wziąć whisky?
    G34: Co robi Zakrystia?
    F21: Co zmienia Winiarnia?
    G34 F40: Czy mogę użyć budynku, który jeszcze leży w ofercie?
    F05: jak zrobić chleb z mąki
    F21: skąd wziąć wino
    G18: który budynek robi ceramikę
    F17 F32 F38 I17 I32 F11 G19: skąd wziąć książki
    G07: jak zamienić torf na węgiel
    G19 F33 I30: skąd się bierze mięso
    S5: Czy kolonia artystów odejmuje punkty?
    F05: kto sprzedaje chleb
    F21: co zrobić z winogronami
    G18: jak zamienić glinę na ceramikę
    F27: Co robi Zamek?
    G18 F36 G34: do czego potrzebny jest kamień
    F04 LR2 I05: jak zdobyć słomę
    I21 G22 I31 G34: do czego jest słód
    G18 G22 G34 F36: która karta daje ozdoby
    F04: Jak zamienić zboże na mąkę?
    G02: wymienić trzy różne dobra na sześć jednego rodzaju
    G06: zamienić energię na pieniądze
    G06: kto płaci za torf i drewno
    G16: po jednym z każdego podstawowego dobra
    G16: co daje wszystkiego po trochu
    F03: tanie zboże
    F09: użyć sąsiedniego budynku za darmo
    I10: wejść do budynku obok tego
    F31 F14: skąd brać winogrona
    F37: pisać książki ze słomy i drewna
    I03: kupić zboże i księgę za jedną monetę
    I04: zamienić zboże w słód
    I04: co robi słód
    I08: monety i napój za darmo
    I09: co płaci za posiadanie owiec
    I14: która karta daje książkę i trunek
    I15: oddać księgę za dużo podstawowych dóbr
    I33: oddać drewno za whisky lub piwo
    I37: dostać ziemię bez płacenia
    F04: co daje mąkę
    F04: mielić zboże na mąkę
    F40 I40: użyć budynku prosto z oferty
    F40 I40: karta, która działa z niezbudowanymi budynkami
    F27 I27: dołączyć do mnicha w zajętym budynku
    G01: użyć budynku, w którym stoi przeor
    G28: zbudować osadę poza fazą osad
    F10: usunąć las i budować
    F32: karczować i kopać w jednej akcji
    G41: punkty za wiele budynków klasztornych
    F30: drogo sprzedać ceramikę
    F33: dostać mięso albo wino z jokera
    G12 G22 F29 G13: jak zdobyć kamień
    F20 F21 I05 I20 G06 F30 F05 I31: na czym zarobić dużo monet
    G26: zbudować statek
    F35: zapłacić monetami za relikwie
    F36: ulepszyć księgę na ceramikę
    I31: do czego przydaje się węgiel torfowy
    G02 F08 F25 I32: po co mi różne towary naraz
    F40 I40: użyć karty, która jest niczyja
    F27 I27 G01: wejść tam, gdzie ktoś stoi
    G19: zabić owce na mięso
    G07: zrobić węgiel z torfu
    F30 I20 G06 F20: budynek, który daje pieniądze
    F21 F20 I20: gdzie coś sprzedać
    G18: do czego glina
    G22 F29: skąd się bierze kamień
    LR1: własne źródło gliny
    LR1: glina na początku
    LR2: zboże lub zwierzęta na początku
    LR2: skąd brać owce
    LR2: zebrać zboże
    LR3: monety na początku
    LR3: własne źródło pieniędzy
    G01: powtórzyć budynek na którym stoi przeor
    G01: budynek korzystający z przeora
    G02: trzy rodzaje dóbr za sześć jednakowych
    G02: sześć sztuk dobra podstawowego
    G06: sprzedać torf i drewno
    G06: energia na monety
    G06: opał za pieniądze
    G07: węgiel z torfu
    G07: gdzie zrobić węgiel
    G12: kamień za żywność
    G12: kupić kamień za żywność i energię
    G13: kupić drewno, glinę, kamień i słomę za dwie monety
    G13: wszystkie materiały budowlane naraz
    G16: sześć różnych dóbr podstawowych za darmo
    G16: po trochu wszystkiego
    G18: kamień w ozdobę
    G18: wypalać ceramikę
    G18: glina na punkty
    G19: zabić zwierzęta
    G19: mięso z bydła i słomy
    G22 F29: produkować kamień kołem
    G22 F29: wydobywać kamień
    G22 F29: budynek w górach dający kamień
    G26: drewno na ozdobę i pięć monet
    G26: sprzedać drewno drogo
    G26: statki
    G28: budynek zakładający osadę
    G28: dodatkowa osada w dowolnej chwili
    G28: kosztuje sześć drewna i pięć kamienia
    G34: książka, ceramika, ozdoba i relikwia razem za cud
    G34: cztery skarby na cud
    G39: dziesięć żywności za książkę i ozdobę
    G39: energia na książkę i ozdobę
    G41: pięć monet za punkty od klasztorów
    G41: nagroda za wiele klasztorów
    F03: jedna moneta za sześć zboża
    F03: dużo pszenicy
    F04: mąka i słoma ze zboża
    F04: młynarz
    F05: piec na chleb
    F05: piekarz
    F05: sprzedać chleb za cztery monety
    F08: cztery różne dobra za pieniądze i chleb
    F09: winogrona i budynek obok
    F09: użyć karty sąsiedniej we Francji
    F14 F31: winogrona kołem
    F14 F31: winnica
    F14 F31: zbiór winogron
    F20: żywność na pieniądze
    F20: wino za sześć monet
    F21: robić wino
    F21: wino za siedem monet
    F21: podnosi cenę kontraktu we Francji
    F23: wszyscy mnisi wracają dzięki budynkowi
    F23: książka i ceramika za monetę
    F25: jeden cud za 13 różnych dóbr
    F25: zbierać wszystkie rodzaje dóbr
    F27: za wino wejść do zajętego budynku
    F27: bardzo drogi budynek, 25 monet
    F30: ceramika za dwanaście monet
    F32: moneta za karczowanie i kopanie
    F32: drewno i torf razem
    F33: mięso, chleb albo wino ile wskazuje joker
    F33: trzy energii za żywność
    F35: podrabiać relikwie
    F35: dziesięć monet za kolejną relikwię
    F35: pieniądze na relikwie
    F36: ulepszać skarby
    F36: ceramika na ozdobę
    F36: ozdoba na relikwię
    F36: pielgrzymi
    F37: książki ze słomy i drewna
    F37: ceramika za nic
    F37: sypialnia
    F38: każdy las daje książkę
    F38: drukować książki
    F40 I40: użyć funkcji z oferty bez budowania
    F40 I40: gość w niezbudowanym budynku
    I03: moneta za cztery zboża i książkę
    I04: słód i słoma ze zboża
    I04: słodownik
    I05: piwo ze słodu i zboża
    I05: piwowar
    I05: piwo za siedem monet
    I08: trzy monety i piwo lub whisky za nic
    I09: monety zależnie od bydła
    I09: wełna
    I10: słód i budynek obok
    I10: użyć karty sąsiedniej w Irlandii
    I11: budynek na wodzie
    I11: łódź
    I11: drewno, słód, moneta i torf za nic
    I14: książka, zboże lub słód i piwo lub whisky za darmo
    I15: książka za pięć i trzy dobra podstawowe
    I17: jedna moneta za książkę, mięso i whisky
    I17: kopiści
    I20: piwo za osiem monet
    I20: whisky za siedem monet
    I20: pub
    I21: destylować whisky
    I21: słód, drewno i torf na whisky
    I21: podnosi cenę kontraktu w Irlandii
    I23: zabrać przeora i budować
    I23: odwołać przeora do domu
    I24: piwo i whisky na relikwię
    I24: książka za monetę
    I25: relikwia za po dwa dobra podstawowe i kamień
    I27: za whisky wejść do zajętego budynku
    I27: budynek za 20 monet
    I29: las za bydło, drewno i kamień
    I30: mięso na ceramikę
    I30: piwo i mięso za nic
    I30: jadalnia
    I31: sprzedać węgiel
    I31: węgiel za monety i whisky
    I32: pięć różnych dóbr za relikwię
    I33: trzy drewna za piwo lub whisky z jokera
    I33: beczki
    I35: czternaście punktów dóbr, monety i whisky za cud
    I36: książka i ceramika za relikwię, monetę i glinę
    I37: zagon i areał za książkę
    I37: ziemia bez pieniędzy
    I38: punkty za moje lasy i torfowiska
    I38: piwo na punkty
    I38: święto
    S1: najtańsza osada
    S1: slumsy z wartością ujemną
    S3: osada bez energii
    S3: siedem żywności
    S4: osada na wybrzeżu
    S4: rybacy
    S5: osada z ujemną wartością ekonomiczną
    S5: artyści
    S8: najdroższa osada
    S8: trzydzieści żywności
    F04: kto mieli
    F04: zmielić mąkę
    F04: gdzie zmielić zboże
    F05: upiec
    F05: kto piecze
    F05: mąka w bochenki
    G07: węgiel torfowy
    G07: wypalać węgiel
    G07: zrobić węgiel torfowy
    I37: darmowy zagon i areał
    I37: karta dająca darmową ziemię
    I11: która karta może stać na wodzie
    I11: karta na morze
    G28: działanie warowni
    G28: osada pomiędzy
    G19: rzeźnik
    G19: kto robi mięso
    G19: zabić krowę
    G18: garncarz
    G18: kto robi ceramikę
    G18: biżuteria z kamienia
    G12: kupiec kamieni
    G12: kamień na początku
    G13: cztery materiały za dwie monety
    G13: drewno, glina, kamień, słoma razem
    G22 F29: kamień z koła
    G22 F29: wydobycie
    G22 F29: dużo kamienia
    F14 F31: winorośle
    F14 F31: dużo winogron
    F14 F31: pierwsze winogrona
    F21: zrobić wino
    F21: winogrona na wino
    F21: piwnica
    I21 I33 I08 I14 I17 I31: źródło whisky
    I21 I33 I08 I14 I17 I31: zdobyć whisky
    I05 I33 I14 I08 I30: źródło piwa
    I05 I33 I14 I08 I30: zdobyć piwo
    F25 G34 I35: źródło cudów
    F25 G34 I35: zrobić cud
    F24 I24 F35 F36 I36 I32 G41 I38: źródło relikwii
    F24 I24 F35 F36 I36 I32 G41 I38: zrobić relikwię
    F24 I24 F35 F36 I36 I32 G41 I38: po osiem punktów
    G18 G26 G39 F36 I38 G41: źródło ozdób
    G18 G26 G39 F36 I38 G41: zrobić ozdobę
    F38 F37 F17 I17 I24 F23 I03 I14 G39 F15: źródło książek
    F38 F37 F17 I17 I24 F23 I03 I14 G39 F15: napisać książkę
    F38 F37 F17 I17 I24 F23 I03 I14 G39 F15: więcej książek
    G18 I30 F11 F23 F37: źródło ceramiki
    G18 I30 F11 F23 F37: zrobić garnek
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: źródło monet
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: wzbogacić się
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: brak pieniędzy
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: potrzebuję gotówki
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: zarobić monety
    F05 F33 F08 F15: źródło chleba
    F27 I27 G01: użyć tego, co zajęte
    F27 I27 G01: wejść tam, gdzie stoi inny mnich
    F27 I27 G01: skopiować zajęty budynek
    F23 I23: mnisi wcześniej z powrotem
    F23 I23: sprowadzić wszystkich kartą
    F23 I23: zabrać przeora
    F10 I23: budować dwa razy
    F10 I23: karta z dodatkową akcją budowania
    F09 I10: użyć karty obok
    F09 I10: sąsiedni budynek bez płacenia
    G02 F08 F25 I32: różne dobra
    G02 F08 F25 I32: karta za wiele rodzajów dóbr
    F38 F10 I29: karta usuwająca las
    F21 I21: co podnosi cenę kontraktów
    F21 I21: budynek podwajający cenę kontraktu
    I38 G41: punkty z karty za to, co mam
    I38 G41: nagroda za lasy lub klasztory
    I04 I10 I11: źródło słodu
    F04 F15: źródło mąki
    G16: po jednym z każdego: torf, drewno, zboże, glina, moneta, bydło
    G16: wszystkie dobra podstawowe
    I09: pieniądze za owce, które mam
    I09: bydło daje monety
    I09: bogactwo z owiec
    F25: 13 rodzajów dóbr
    F25: po jednym wszystkiego za cud
    F38: drzewa na książki
    F38: lasy na książki
    G07 G06 F32 I11 G16: potrzebuję opału
    G07 G06 F32 I11 G16: brak energii, skąd wziąć
    G07 G06 F32 I11 G16: coś do spalenia
    F05 F33 F08 F15 G19 I30 I05: potrzebuję dużo żywności
    F05 F33 F08 F15 G19 I30 I05: głodna osada, który budynek
    F05 F33 F08 F15 G19 I30 I05: najlepszy budynek na żywność
    F20 F21 I20 G06 F30 F05 I31 G26 F08: brak monet
    F20 F21 I20 G06 F30 F05 I31 G26 F08: bez gotówki, która karta
    F20 F21 I20 G06 F30 F05 I31 G26 F08: szybko zarobić dużo pieniędzy
    G18 F30 F23: za dużo gliny
    G18 F30 F23: do czego służy glina
    F11 G13 G16 G02 I11 I25 I29 LR2: drewno z budynku
    F11 G13 G16 G02 I11 I25 I29 LR2: drewno bez wycinania
    G12 G22 F29 G13 I25 I29: brak kamienia, skąd
    G12 G22 F29 G13 I25 I29: kamień potrzebny do budowy
    F04 I04: słoma z budynku
    F04 I04: zboże i słoma
    F24 I24 G34 F25 I35 G41 F35: karty na dużo punktów pod koniec
    F24 I24 G34 F25 I35 G41 F35: co punktuje najwięcej
    F09 I10: ogród i sąsiedni budynek
    G41 I38: punkty za każdy budynek klasztorny
    G41 I38: punkty za każdy las
    G12: sprzedawca kamieni
    G12: zapłacić żywnością i energią za kamienie
    G13: materiały na budowę
    G13: drewno, glina, kamień, słoma za monety
    G22 F29: kopalnia
    G22 F29: wykuć kamień z góry
    S8: najdroższa wieś
    S8: osada tylko na wzgórzu
    S3: ile kosztuje miasteczko targowe
    I21 I08 I14 I17 I33 I31: jak zdobyć whisky
    F05: czego potrzebuje piekarnia
    G34 F25 I35: jak zdobyć cud
    G07: gdzie wypalić torf na węgiel
    I21: alkohol ze słodu
    F27 I27 G01: wejść tam, gdzie już ktoś stoi
    G06: sprzedać opał za pieniądze
    G07: wypalić węgiel drzewny
    I05: warzyć piwo
    F32: co robi kalefaktorium
    F24 I24: chleb i wino na relikwię
    G28: do czego jest warownia
    G28: do czego służy zamek
    F24 F35 F36 I24 I32 I36 I38 G41: chcę relikwię
    F33: jak działa Nabrzeże
    G07: jak zdobyć węgiel torfowy
    F25 G34 I35: które karty dają cuda
    I05 I33: warzenie piwa
    I35: czego wymaga Okrągła wieża
    F04: kto mieli zboże na mąkę
    I37: darmowa ziemia z karty
    G18 G26 G39 F36 I38: jak zrobić ozdoby
    F27 I27 G01: użyć zajętego budynku
    G06 F30 F20: wymienić energię na monety
    F35: pracownia fałszerza ile relikwii za 25 monet
    G19: bydło na mięso
    G18: z gliny ceramika
    F40 I40: co daje Przytułek
    I11: Barka mieszkalna
    G12: kamień za żywność i energię
    F20: sprzedać jedzenie w zajeździe
    G16: po jednym: glina, bydło, drewno, zboże, torf, moneta
    F23 I23: łaźnia wszyscy do domu
    F09 I10: ogród, użyć budynku obok
    F37: słoma i drewno na książki
    F20 F21 F05 G06 F30 I20 I05 I31 G26 F08: jestem spłukany, który budynek da pieniądze
    I15: Dom druida wymaga książki?
    I21 F21: który budynek podnosi cenę kontraktu
    G19: czy do mięsa trzeba słomy?
    G26: stocznia po co
    G34: jakie skarby do Zakrystii
    I05: słód plus zboże
    G13: materiały za dwie monety
    G06: trzy, sześć, dziewięć energii
    F24: kościół za chleb i wino
    I04 I10 I14 I11 I25: slod skad
    I04 I10 I14 I11 I25: slod jak
    F04 F15: zdobyc make
    F05 F33 F08 F15: bochenek chleba
    F05 F33 F08 F15 G19 I30 I05: budynek duzo zywnosci
    F14 F31 F09 F15: skad winogrona
    G07 I31: wegiel po co
    G06 F30 F20 I20 F21 F05 F08: ktora karta daje kase
    F40 I40: uzyc karty ktorej nikt nie zbudowal
    F05: koszt piekarni
    F27: cena zamku
    G28: cena warowni
    G34: zakrystia czego trzeba
    F23: laznia mnisi
    F38: prasa drukarska
    F30: sprzedac garnki
    F30 G06 F20 F05: towar za kase
    I09: monety za welne
    G26: statki z drewna
    I21: destylowac
    F15: male cyferki przy kole
    F17: stos c runda trzech graczy
    F17: w ktorej rundzie d
    F17: lista rund ze stosami
    F14: jak liczyc
    F17: kiedy b
    F15: po co cyfry na planszy
    G19: mięso z owiec
    F05: mąka na chleb
    F24 I24 F35 F36 I36 I32: gdzie zrobić relikwię
    I27 F27: który pozwala wejść na zajęty budynek
    G28: osada poza fazą
    F17: w ktorych rundach stosy
    F15: cyfra kontrolna
    G01: dom przeora
    F05: piekarna koszt
    F27: zamek ile kosztuje
    I09: monety za owce
    G06: sprzedac energie
    G07: torf na wegiel
    I21 I33 I31 I08 I14 I17: skad whisky
    I05 I08 I33 I30 I14: zrobic piwo
    F04 F15: maka
    I04 I10 I14 I11 I25: slod z czego
    F17 F15 I03 I17 F37 F38 I24 G39 F23 I14: skad ksiazki
    G18 G26 F36 G39: ozdoba jak zrobic
    G12 G13 I25 I29 G22 F29: skad kamienie
    I37: darmowa ziemia budynek
    I23 F23: budynek ktory zwraca przeora
    F40 I40: karta uzycie budynku z oferty
    G02: 3 rozne dobra na 6
    F32: karczowanie i kopanie torfu za monete
    G41: punkty za budynki klasztorne karta
    I38: punkty za lasy i torfowiska
    S3: miasteczko targowe koszt
    S8: latyfundium
    S1: dzielnica nedzy
    I11: barka mieszkalna gdzie
    F10: stolarnia
