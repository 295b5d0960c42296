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
asked-F8-6 = nowe karty osad nowe budynki otrzymać dostać stos oferta kiedy przychodzą dostaję przysiółek kolonia
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
    pracownik pracownicy brat bracia braciszek braciszka facet facetów typ goście ludzik ludziki ludzików mnichami mnichom duchownych |
    moneta monety monet pieniądze pieniędzy kasa gotówka złoto forsa hajs złotówki pieniądz monetami monetą
    dwumonetowy | zagon zagony zagonu areał areały ziemia ziemię ziemi teren parcela
    parcele działka działki działkę działek | wino wina whisky trunek alkohol
    butelka napój winem trunki trunku | whisky whiskey spirytus wódka | budować zbudować zbudowanie postawić wznieść
    stawiać budowa wybudować | cena koszt kosztuje zapłacić płacić płacę opłata drogi tani tańszy najtańszy cennik
    ceny kosztów kosztują opłacić | specjalna ostatnia końcowa ostatniej bonusowa bonusowej
    dodatkowa dodatkowej | solo jednoosobowa jednoosobowej pojedynkę
    samemu sam sama samotnie | wracać wracają wrócić powrót wraca wrócą powroty odzyskać | brać biorę wziąć dostać
    dostaję dostanę dostajemy otrzymać zyskać bierze zebrać zebraniu zbierać | kupić dokupić nabyć kupno kupować
    kupuje zakup nabycie | oferta dostępne rynek | zasób bank pula | użyć skorzystać korzystać użycie odwiedzić wejść
    używać wchodzić | punkty punktów wynik punktować liczy pkt punkcik | kierat kieracie kieratu koło koła kole tarcza tarczę
    obrotu | znacznik znacznikiem wskaźnik żeton znaczniki marker |
    rozmienić rozmieniać reszta resztę reszty wydać | zakryć zakrywać zakrywanie przykryć nakryć nałożyć wierzch |
    drewno drewna deska deski kłoda bale | ręka ręce ręku | rondel rondla rondlu kierat kieracie | sąsiad sąsiaduje sąsiadują obok styka stykać rogiem
    przylega | odmówić odrzucić odmowa | księga ksiąg książka książki | chleb pieczywo | cudzy innego przeciwnika
    przeciwnik rywal inni innych ktoś kumpel kumpla kolega kolegi cudzego cudzym obcy obcego | prezent podarunek
    upominek prezenty | osada osady osadę osad wieś wsi wioska wioskę wioskami miasteczko miasteczka osadami
    osadnictwo osadnictwa osiedlać osiedle osadzie osadą | ornament ornamenty ornamentów ozdoba ozdoby ozdób |
    karczować wykarczować karczowanie ścinać ściąć wycinać wyciąć rąbać ścinka wycinka karczowania | las lasu lasy
    drzewo drzewa lasem lasów drzew | torfowisko torfowiska bagno bagna moczary | wybrzeże wybrzeża morze morzem
    morski plaża brzeg morska nadmorski wodzie woda | wzgórze wzgórza pagórek zbocze | góra góry górski gór górach
    górze | równina równiny łąka pole | wygrać wygrał wygrywa zwycięzca zwycięstwo zwyciężyć wygrana zwycięża | remis
    równo tyle remisu zremisować zremisowaliśmy | relikwia relikwie relikwię | ceramika ceramikę naczynia garnki garnek cegła cegły | słoma słomę siano | zboże
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
    zdecydować | spasować pas pominąć czekać poczekać | wynająć kontrakt nająć zatrudnić umowa umowy umowę umowie
    najem wynajem zlecenie zlecić | patrzeć podejrzeć zobaczyć podglądać |
    spadać wypaść wypada spycha | joker dżoker biały zastępuje zastąpić | nikt niezbudowany niezbudowane | przeor
    przeora opat | klasztor klasztorny klasztorne zakonny | cud cuda cudu cudów | dwa dwóch dwie dwoje 2 | trzy trzech
    3 | cztery czterech 4 | warownia warowni zamek zamku twierdza | rzeźnia rzeźni ubój ubić zabić zarżnąć szlachtować
    | pięć pięciu 5 | sześć sześciu 6 | siedem siedmiu 7 | osiem ośmiu 8 | dziewięć dziewięciu 9 | dziesięć dziesięciu
    10 | dwanaście dwunastu 12 | trzynaście trzynastu 13 | jeden jedna jedno 1 | lepsze lepszy
    ulepsz ulepszyć | usuwa usuń usunąć usuwają

# Words that name the games in which alone the rules of a chapter hold: all those between two bars.
search-game-F9 = trzech graczy | czterech graczy | trzy osoby | cztery osoby | runda specjalna | rundzie specjalnej | rundą specjalną | runda bonusowa | rundzie bonusowej | ostatnia runda | ostatniej rundzie
search-game-F10 = dwóch graczy | 2 graczy | 2 osoby | 2 os | 2p | na dwóch | na 2 | dwuosobowy | dwuosobową | dwie osoby | dwoje | dwuosobowa | dwuosobowej | pojedynek | we dwoje | na dwoje | we dwójkę | dwojga
search-game-F11 = dwóch graczy | 2 graczy | 2 osoby | 2 os | 2p | na dwóch | na 2 | dwuosobowy | dwuosobową | dwie osoby | dwoje | dwuosobowa | dwuosobowej | pojedynek | we dwoje | na dwoje | we dwójkę | dwojga
search-game-F12 = krótka gra | krótkiej grze | podarunki | podarunek | prezenty | krótkiej | krótka | krótki | szybka | szybkiej
search-game-F13 = solo | samemu | jednoosobowa | jednoosobowej | pojedynkę | neutralny | neutralnego | neutralne | gram sam | grając sam | jednego gracza | jedna osoba | jednej osoby

# Words before the number of a card.
search-card-number = karta kartę karty kartą budynek budynku numer nr

search-head-number = Nr
search-head-title = tytuł
search-head-text = początek
search-open = { $rule } pokazuje całą zasadę, z przykładem.
search-nothing = Nic o tym nie mówi; spróbuj innych słów. { $rule } pokazuje zasadę o danym numerze.

# Pytania, które zadawano, każde po zasadach i kartach, które na nie odpowiadają. Z nimi porównuje się to, o co ktoś pyta.
known-questions =
    F0.1: co to dokładnie jest runda | jak często obraca się koło | jak liczyć rundy | czy każdy obrót koła to nowa runda
    F0.1: czy obrót koła to runda | rundy i tury w solo to to samo | runda to jeden obrot kola? | runda a tura
    F0.1: obrót rondla nowa runda | od którego momentu leci następna runda | czy runda może minąć bez kręcenia tarczą
    F0.1: kiedy dokładnie startuje kolejna runda i jaki ma numer
    F0.2: co to jest slot | co znaczy kolejka | czy kolejka to jedna akcja | czy dodatkowe akcje zużywają kolejkę
    F0.2: co to jest jedna kolejka | co to jest pozycja akcji | kolejka jedno działanie
    F0.2: co właściwie mogę wykorzystać, jak mówią, że mam kolejkę | czy drobne czynności nie zjadają mi kolejki
    F0.2: ile działań głównych mieści się w kolejce
    F0.2 F3.4 F5.1: ile rzeczy moge zrobic jak jest moja kolej
    F0.3: co należy do jednej tury | czym różni się tura od rundy | kiedy kończy się moja tura | tura a kolejka, jaka różnica
    F0.3: dwie kolejki rozpoczynającego, dwie tury czy jedna | kiedy moja tura sie konczy | co to jest tura | tura znaczy
    F0.3: jedna tura czy dwie | tura limit parceli | na ile tur dzielą się moje dwa ruchy, jak gram we dwoje
    F0.3: czy podwójna akcja to nie są dwie osobne tury | ile tur w rundzie ma ten, kto zaczyna
    F0.4: Kim są duchowni? | kim są duchowni, czy przeor też | ilu pracowników ma każdy | liczba pionków na osobę
    F0.4: jak nazywają się mnisi | ile mam ludzików | ilu przeorow | liczba braci | liczba mnichów | czy przeor to duchowny
    F0.4: przeor a brat roznica | przeor i braciszkowie ilu | ile zakonników dostaje każdy z nas
    F0.4: czy mój braciszek może być w domu, jeśli stoi na domku | ile pionków mnichów mam, jak gramy krótko we trójkę
    F0.4 F2.6: ilu duchownych ma każdy gracz
    F0.4 F5.5.5: Do czego służy przeor?
    F0.4 F16: ilu mam mnichów
    F0.4 F16 F2.6: ilu mam ludzi na początku
    F0.5: jakie budynki mam od początku | czy gliniane wzgórze to budynek klasztorny | czy nadrukowane budynki liczą się jak inne
    F0.5: co już stoi na początku | czy cudze budynki startowe można wynająć | co robią trzy wydrukowane budynki
    F0.5: czy nadrukowane trzy licza sie jako budynki | czy wzgorze, obejscie i kancelaria to budynki
    F0.5: budynki nadrukowane na planszy | te trzy chatki z samego startu to normalne budynki?
    F0.5: czy wydrukowanych domków nie traktuje się inaczej niż kart | gdzie mam swój pierwszy klasztorny domek
    F0.5 F5.3: czy inni mogą wynająć moje nadrukowane budynki | użyć jego kancelarii lub obejścia | mogę wynająć czyjeś Obejście?
    F0.5 F5.3 F5.3.1: czy mogę wynająć Gliniane wzgórze lub Obejście | wynająć czyjąś Kancelarię
    F0.5 F5.3 F5.3.1: czy nadrukowane budynki można wynajmować
    F0.5 F5.5.4: Które budynki są klasztorne? | czy kancelaria klasztorna to budynek klasztorny
    F0.6: jak się nazywa rząd kart do kupienia | czym różni się zasób od oferty | dokąd idą zapłacone dobra
    F0.6: które karty są do wzięcia | co to jest oferta | co to oferta | rząd kart | bank dóbr | rynek kart, wspólny bank
    F0.6: gdzie odkładam towar, który oddaję | czy niezbudowane wioski to nadal moja własność
    F0.6: kto może brać domki wyłożone na środku
    F0.6 F8.6: odkryte karty dla wszystkich
    F0.7: czy las jest budynkiem | czy na torfowisku ktoś może pracować | czy las punktuje | las, który mi został na końcu
    F0.7: czy las to budynek | las punkty? | las to budynek? | las to nie budynek | zakonnik w krzakach na bagnie, da się?
    F0.7: czy bagna i drzewa nic nie są warte na finiszu | co stoi na kafelku, a co go tylko zakrywa
    F0.7 F5.2.4: czy mogę wysłać mnicha na pole z lasem
    F0.7 F5.4.1 F5.4.4 F5.5.1: czy moge postawic budynek na lesie
    F0.7 F5.4.4 F5.5.3: Czy można budować na lesie? | Dlaczego nie mogę budować na torfowisku?
    F0.8: czy zasoby są jawne | Czy mogę zajrzeć w karty przeciwnika? | Czy moje pieniądze są tajne?
    F0.8: Czy wolno oglądać dobra przeciwników? | Czy coś jest ukryte? | czy coś jest tajne | czy gramy w otwarte karty
    F0.8: czy jest tu losowość | czy możemy oglądać swoje rzeczy nawzajem | czy podglądanie to oszustwo | zasłonki na dobra
    F0.8: czy karty na ręce są ukryte | czy mówię ile mam monet | czy mogę podejrzeć towary innych | podejrzeć towary rywala
    F0.8: pokazac swoje rzeczy | czy mogę patrzeć na dobra innych | czy dobra sa tajne | widzieć jego dobra | szczęście w grze
    F0.8: ukryte karty | czy w tej grze jest losowość | czy towary są jawne | mogę podejrzeć jego monety?
    F0.8: czy dobra trzyma się za zasłonką | czy mozna ukrywac towary | czy musze pokazac swoje dobra | jawny hajs graczy
    F0.8: pokażesz ile masz forsy i garnków? | czy nie wolno mi zasłonić żetonów ręką
    F0.8: kiedy w tej grze decyduje przypadek, są jakieś kostki?
    F0: słowniczek pojęć instrukcja | co te wszystkie nazwy znaczą po ludzku | czy muszę się nauczyć jakichś specjalnych słówek
    F0: gdzie są wyjaśnione terminy z reguł
    F1.1: ile kart jest w każdym stosie | ile jest wszystkich budynków | co jest w pudełku | liczba kart osad
    F1.1: ile kart budynków ma gra | zawartość pudełka | ile budynków startowych, ile w A B C D | lista elementów w kartonie
    F1.1: ile klocków siedzi na rondlu | czy brakuje mi kart w pudle, powinno być 41?
    F1.1: ile kart lasu z bagnem jest łącznie i ile zestawów wsi
    F1.1 F2.4: Ile jest budynków?
    F1.1 F2.4 F2.5: ile kart jest na stosie C
    F1.2: co jest na rewersie każdego żetonu | tabela wartości dóbr | co jest na drugiej stronie drewna
    F1.2: co jest na odwrocie zboża | owca po odwroceniu to | druga strona | odwrotna strona | tył drewna | rewers monety
    F1.2: odwrocona ceramika | awers rewers klocka | w co zmienia się krówka po przewróceniu
    F1.2: czy żeton nie może być dwoma towarami jednocześnie | gdzie jest whisky, na odwrocie jakiego surowca
    F1.2 F8.4: Ile energii ma torf? | Ile żywności daje mięso? | ile żywności mają chleb i piwo
    F1.2 F8.4: który żeton daje najwięcej energii | czy mąkę można zjeść | jak sycący jest chleb
    F1.2 F8.4: energia torfu i węgla w porównaniu | żywność z winogron, wina, słodu | czy monety to żywność | co jest z tyłu gliny
    F1.2 F8.4: druga strona kamienia, drewna, zboża | odwrócona owca to co | dobra z płomieniem | ile jedzenia daje mięso
    F1.2 F8.4: co jest na odwrocie gliny | ile energii ma węgiel | które dobra mają energię
    F1.3: ile jest cudów w grze | co jeśli zabraknie żetonów | ile jest cudów | Ile towarów można mieć?
    F1.3: Ile gliny mogę mieć najwięcej? | limit towarów | dobra się skończyły, co teraz | czy żetony są ograniczone
    F1.3: ile najwięcej dóbr mogę mieć w zapasie | wszystkie cuda zabrane | czy jest dziewiąty cud | w zasobie nie ma żetonów
    F1.3: zasób pusty, czy i tak dostanę dobra | limit relikwii | czy mogę gromadzić dobra | mam 60 gliny, wolno?
    F1.3: brak żetonów owiec w pudełku | czy mogę mieć 40 zboża | czy jest maksimum gliny | czy mogę mieć dowolnie dużo monet
    F1.3: trzymać dużo drewna | mogę uzbierać 50 zboża? | moge miec ile chce | maksimum owiec | 40 drewna wolno?
    F1.3: brakuje żetonów drewna | nie ma więcej żetonów | tylko osiem cudów | gromadzić | limit dóbr | czy cuda mogą się skończyć
    F1.3: skonczyly sie cuda | cuda ograniczone do ośmiu | ktoś zgarnął ósmy cud, dostanę jeszcze jakiś?
    F1.3: co jeśli nie ma już w pudle klocków gliny | ile sztuk ziarna wolno chomikować
    F1.3 F1.4: czy glina jest ograniczona
    F1.3 F10.7 F11.6 F2.5 F5.5.1: Co gdy zabraknie budynków w ofercie?
    F1.3 F14.1: ile jest wszystkich cudów
    F1.4: Co się dzieje, gdy skończą się areały? | czy starczy lasów i torfowisk | stos zagonów się skończył | zabrakło kart lasu
    F1.4: nie ma już krajobrazów | skończyły się karty lasu | stos ziemi jest pusty | czy ziemia jest ograniczona
    F1.4: wszystkie zagony sprzedane | wszystkie góry i wybrzeża wykupione | zabraklo kart torfowisk | wykupione wszystkie zagony
    F1.4: areały się skończyły | ziemia wyprzedana | brak kart lasu w pudełku | koniec areałów
    F1.4: skończyły się karty torfowisk, co robić | arealy wyprzedane | wyprzedane tereny koniec
    F1.4: a jak ktoś wykupi ostatni pasek ziemi z kupki | czy nie zabraknie kart z drzewami
    F1.4: ile parcel każdego rodzaju leży w kupkach
    F1.4 F1.1 F2.7: ile zagonów jest w grze
    F1.4 F2.7: co jak skończą się zagony
    F1.4 F5.4.1 F5.4.4: czy lasy odrastają
    F1.5: Czy można zburzyć budynek? | Czy ten sam budynek może stać dwa razy? | dwa takie same budynki
    F1.5: przeciwnik już to ma, czy ja też mogę | rozebrać własny budynek | przestawić budynek gdzie indziej
    F1.5: zamienić miejscami dwie karty | czy obaj możemy mieć ten sam budynek | pozbyć się budynku
    F1.5: czy mogę przykryć własną kartę | przebudować gdzie indziej | czy każdy budynek jest tylko raz
    F1.5: przeciwnik zbudował Piekarnię, czy ja też mogę | drugi Wiatrak | obaj ta sama karta | czy dwóch graczy może mieć wiatrak
    F1.5: on ma już Wiatrak, czy ja też mogę | czy moga byc dwie piekarnie | zabrac budynek z powrotem
    F1.5: on ma wiatrak czy ja tez moge | przesunac potem osade gdzie indziej | zbudowac to znowu gdzie indziej
    F1.5: czy mogę przenieść lub zburzyć budynek | wyburzyć | taki sam budynek drugi raz | przestawić budynek
    F1.5: unikatowa karta budynku | kolega ma już browar, postawię taki sam?
    F1.5: czy nie mogę zburzyć starej chaty, żeby zrobić miejsce | kiedy wolno przykryć jedną kartę drugą
    F1.5 F8.3 F8.7: Czy mogę drugi raz zbudować tę samą osadę?
    F1: komponenty i ograniczenia | czego może nam zabraknąć w trakcie partii | czy coś z elementów nie jest nieograniczone
    F1: gdzie jest spis tego, co w kartonie
    F2.1: wybór kart francuskich albo irlandzkich | czy miesza się warianty | mieszać karty irlandzkie z francuskimi
    F2.1: w którym kraju gramy | czym się różni Irlandia od Francji | francja czy irlandia | strona kart kraj
    F2.1: obracamy budynki na Irlandczyków czy Francuzów | czy nie wolno pomieszać stron obu krajów
    F2.1: kto ustala, na której stronie kart gramy
    F2.1 F1.1: francja czy irlandia różnica
    F2.1 F1.1 F2.3: Czym różni się Francja od Irlandii?
    F2.1 F2.4 F4.5: co ma Irlandia, a nie ma Francja
    F2.1 F4.5: co jest inne w Irlandii
    F2.2: której strony koła używa się na trzy osoby | która plansza na dwie osoby | którą planszę wziąć na czterech
    F2.2: przód czy tył koła | plansza do krótkiej gry | którą stroną do góry koło | która plansza na dwóch
    F2.2: dobór planszy i tarczy | którą stroną położyć rondel, jak gram z żoną
    F2.2: czy na krótką we czwórkę nie używa się tyłu tarczy | kiedy bierze się tylną stronę koła
    F2.2 F16: która strona koła
    F2.3: gdzie zaczynają znaczniki | które znaczniki są na kole na początku | czy winogrona leżą obok planszy
    F2.3: winogrona i kamień przy rozkładaniu gry | gdzie położyć znaczniki koła na start
    F2.3: znacznik kamienia obok planszy na starcie | czy wszystko zaczyna od zera | gdzie startują znaczniki | klocki start zero
    F2.3: na jakim polu rondla układamy drewno i owce przed grą | czy klocka kamienia nie kładzie się od razu na tarczy
    F2.3: gdzie czeka kamień, zanim zacznie działać
    F2.4: które karty odkłada się do pudełka | co oznacza znaczek 3+ na karcie | Które karty usuwa się przy trzech graczach?
    F2.4: co znaczy 3+ w rogu karty | karta z cyfrą 4 | liczba kart zależnie od graczy
    F2.4: niepotrzebne karty przy mniejszej liczbie osób | dwóch graczy a karty z 3+ albo 4 | karty według liczby graczy
    F2.4: czy na czterech są wszystkie karty | czy ta karta gra na dwóch | które karty nie biorą udziału
    F2.4: odrzucić karty na trzech | jakie karty wyrzucamy na trzech graczy | karty z oznaczeniem 3+ | 3+ na karcie co znaczy
    F2.4: ktore karty odlozyc jak gramy w trojke | karta z 4 | selekcja kart liczba osób
    F2.4: wywalić coś z talii, jak jest nas trójka? | czy karty z czwórką nie biorą udziału, gdy jest nas mniej
    F2.4: ile kart zostaje, gdy gram krótko w czterech
    F2.4 F11.1 F10.1: Których kart nie używa się w dwie osoby?
    F2.4 F16: mniej kart na trzech | które karty na trzech | ile budynkow na 4 graczy | ile kart na trzech | karty z 4
    F2.4 F16: usunąć karty | dwóch graczy które karty
    F2.5: jakie budynki leżą na początku w ofercie | jak rozłożyć karty budynków | jak wyłożyć karty budynków
    F2.5: jakie litery mają stosy | czy budynki startowe leżą odkryte | gdzie położyć stosy A B C D | rozłożenie stosów abcd
    F2.5: stosy liter obok planszy | które domki wykładamy na rynek przed startem | czy karty stosów A–D nie leżą odkryte od razu
    F2.5: gdzie na początku stoi klocek domku od osad
    F2.5 F0.6: ile budynków startowych odkrytych | karty w ofercie na początku | ile kart odkrytych na początku
    F2.6: z czym zaczynam grę | Z jakimi towarami zaczyna się grę? | Co dostaję na początku gry? | towary na początek
    F2.6: moje dobra przed pierwszą rundą | które osady mam na ręce od początku | ile pieniędzy na początku
    F2.6: co leży przede mną na starcie | sześć dóbr na początek | czy zaczynamy z monetami | czy każdy ma to samo na start?
    F2.6: co rozdajemy najpierw | co mam na starcie | czy wszyscy zaczynają z tym samym | czy zaczynam z chlebem
    F2.6: rzeczy poczatkowe dla kazdego | materialy startowe | co mamy na poczatku | surowce startowe | czy na starcie sa monety
    F2.6: osady na start | z czym zaczynam | pierwsze dobra | startowe rzeczy | czy dostajemy jedzenie na start
    F2.6: startowy zestaw gracza | co dostaję do ręki i do magazynu na dzień dobry
    F2.6: czy na początek nie mam ani kamienia, ani chleba | ile sztuk każdego towaru ma gracz na otwarcie
    F2.6 F2: surowce na start?
    F2.6 F8.7: Ile kart osad ma się na początku?
    F2.6 F8.7 F8.6 F2.5: ile osad ma każdy gracz
    F2.7: ceny areałów | ile monet kosztuje trzeci areał | Ile kosztuje zagon? | ile zapłacę za kolejny areał
    F2.7: czy kolejne krajobrazy są droższe | kolejność cen areałów | jak drogi jest ostatni zagon | cena wierzchniego kafelka
    F2.7: pierwszy zagon kosztuje | czemu ziemia zdrożała | najtańszy kawałek ziemi | ile płacę za kolejny rząd
    F2.7: tabela kosztów ziemi | ile kosztują góry i wybrzeża | ile za drugą górę | cennik ziemi | ceny ziemi
    F2.7: ile kosztują zagony i areały | najdroższa ziemia | cena następnego areału | koszt zagonu | ile kosztuje ziemia
    F2.7: ile kosztuje areał górski | cena pierwszego zagonu | cena pierwszego arealu | cennik parcel
    F2.7: po ile chodzą kolejne kawałki ziemi | czy mogę wziąć teren ze spodu kupki, a nie z wierzchu
    F2.7: ile forsy za ósmy pasek, a ile za drugie wybrzeże
    F2.7 F6.6: Ile kosztują zagony? | ile się płaci za krajobraz | ile kosztuje areał | nastepny zagon drozszy?
    F2.7 F6.6: ile kosztuje nowa ziemia | czy ziemia drozeje
    F2.7 F6.6 F7.2 F7.5: Ile kosztuje następny zagon?
    F2.7 F13.1: najdroższy zagon
    F2.8: Kto jest pierwszym graczem? | jak wybrać rozpoczynającego | czyj jest pierwszy ruch | losujemy kto pierwszy
    F2.8: zaczyna najmłodszy? | czy jest zasada na pierwszego gracza | jak wybiera się rozpoczynającego
    F2.8: jak wybrać pierwszego gracza | starter wybór | kto z nas rusza jako pierwszy na samym początku
    F2.8: czy musi zacząć najmłodszy, czy można dowolnie | gdzie leży żeton startera i którą stroną
    F2.8 F3.4 F3.5: Jaka jest kolejność graczy w rundzie?
    F2.8 F3.4 F9.3: Kto zaczyna grę?
    F2.8 F3.5: Kto dostaje znacznik pierwszego gracza? | kto zaczyna
    F2.9: których lasów nie ma na początku krótkiej gry | ile drzew i torfowisk w krótkiej grze | dwa puste pola w szybkiej grze
    F2.9: mniej drzew w krótkiej wersji | mniej drzew na planszy w krótkiej | zdjąć dwie karty z prowincji
    F2.9: szybka gra bez dwóch kart | czemu mam mniej krzaków po lewej, jak gramy krótko
    F2.9: czy w szybkiej partii nie kładę torfowiska w rogu | gdzie są te dwie parcele puste od razu w skróconej wersji
    F2.9 F12.1: krotka ktore pola sa puste na starcie | w krótkiej grze, których lasów nie kładziemy
    F2.9 F12.1 F7.1: krótka gra mniej lasów na początku
    F2: rozstawienie gry | szykujemy stół, od czego zacząć | czy muszę coś przygotować, zanim ruszy pierwsza runda
    F2: gdzie jest opisany setup
    F3 F3.4 F3.8: co po kolei dzieje się w rundzie | przebieg gry krok po kroku
    F3 F3.8 F3.2: jak przebiega runda | kroki na poczatku kazdej rundy
    F3.1: czy muszę zabrać swoich ludzi | dwóch stoi, jeden w domu | wszyscy wysłani, co na początku rundy
    F3.1: co sprowadza pracowników do domu | tylko gdy wszyscy użyci | powrót automatyczny
    F3.1: czy trzeba zabrać mnichów, czy można ich zostawić | powrót mnichów jest obowiązkowy | dobrowolny powrót
    F3.1: wcześniejszy powrót mnichów | czy cofanie mnichów jest dobrowolne | wszyscy poza domem | mnisi wracaja kiedy
    F3.1: wszyscy mnisi na budynkach kiedy wracają | jeden mnich w domu czy reszta wraca
    F3.1: moi ludzie stoja na budynkach jak ich odzyskac | wszyscy zajęci, kiedy wolni | nie wszyscy stoją, czy wracają
    F3.1: muszę zabrać wszystkich? | jeden wolny, nikt nie wraca? | zostawić ich na budynkach | zabieram całą trójkę
    F3.1: zakonnicy do domu | kiedy ściągam wszystkie pionki z domków | czy braciszkowie nie wrócą, jak przeor siedzi bezczynnie
    F3.1: co jeśli nie chcę, żeby moi mnisi zeszli z planszy
    F3.1 F3.7: Kiedy mnisi wracają do domu? | nie wszyscy moi wyszli, czy wracają | nie mam kogo wysłać
    F3.1 F3.7: ostatni człowiek postawiony | odzyskać wszystkich | moi ludzie nie chcą wrócić | czemu mój mnich tam zostaje
    F3.1 F3.7: jeden w domu, reszta utknęła | wszyscy użyci, teraz wracają, prawda | czy wracają co rundę
    F3.1 F3.7: kiedy wracają do mnie moi bracia | mój mnich utknął w piekarni | czy wracają, jeśli jeden typ siedzi jeszcze w domu
    F3.1 F3.7: przeor w domu a bracia nie wracaja? | wszyscy moi trzej są zajęci, kiedy wracają do domu | nikt nie został w domu
    F3.1 F3.7: wszyscy mnisi zajeci kiedy wracaja | jeden zostal nikt nie wraca?
    F3.1 F3.7 F5.3 F5.3.1 F5.6: Co zrobić, jeśli wszyscy mnisi są na planszy?
    F3.1 F9.2: Kiedy przeor wraca do domu?
    F3.2: kiedy obraca się tarczę | czy koło kręci się co rundę | w którą stronę kręci się koło | co się dzieje przy obrocie koła
    F3.2: kiedy kręcić kołem | koło przed czy po akcjach | w którą stronę kręcić | kto obraca kołem | tarcza o jedno pole
    F3.2: o ile przesuwa się rondel na początku rundy | czy nikt nie musi kręcić kołem drugi raz w tej samej rundzie
    F3.2: kiedy przekręcamy koło w rundzie
    F3.2 F3.8: koło obracamy przed czy po powrocie mnichów | kiedy kręcimy kołem
    F3.2 F3.8 F3: co na poczatku rundy
    F3.2 F4.3 F4.1 F8.1: Do czego służy belka na kieracie?
    F3.3: belka minęła literę | jak poznać że nadeszła faza osad | belka doszła do stosu B | wyzwolenie osadnictwa
    F3.3: po czym poznać, że teraz stawiamy wioski | czy mijanie kupki bez klocka nic nie uruchamia
    F3.3: kiedy belka przy literze odpala fazę wsi
    F3.3 F8.1: strzalka mija stos | kiedy mozna osiedlac | faza osiedlania kiedy
    F3.3 F8.1 F17: skąd wiem, że będzie faza osad | co zaczyna osadnictwo | fazy osad na 3 osoby | w których rundach osady
    F3.4: ile akcji ma gracz rozpoczynający w trzyosobowej grze | Czy gracz rozpoczynający gra dwa razy?
    F3.4: ile akcji przypada na rundę | czy pierwszy gracz ma dwie akcje | kolejność graczy w rundzie
    F3.4: ile tur w rundzie na czterech | kto po mnie | czy gram dwa razy pod rząd | ile tur na osobę | czy kazdy gra raz na runde
    F3.4: ile ruchow w rundzie we trzech | czemu pierwszy gracz ma dwa ruchy | kolejnosc graczy na czterech | pierwszy dwa razy?
    F3.4: 3 graczy ile akcji | kto gra ostatni w rundzie | dwie akcje dla rozpoczynającego | pierwszy gra dwa razy w rundzie?
    F3.4: 5 ruchow na czterech czemu | kto ma ostatni ruch rundy | starter dwa ruchy
    F3.4: jak jest nas czworo, to ile razy ktoś się rusza w rundzie | czy ja nie mam tylko jednego ruchu, jeśli nie zaczynam
    F3.4: ile akcji łącznie przypada na rundę we trójkę
    F3.4 F0.3: ile razy jestem na ruchu w rundzie
    F3.4 F3.5: kto po kim gra | czy rozpoczynający jest stale ten sam | jak często gra pierwszy
    F3.4 F5.1 F0.2: ile moge zrobic w swoim ruchu
    F3.4 F16 F0.3: ile tur ma runda w trzy osoby | gramy we trzech, ile razy w rundzie działa pierwszy gracz
    F3.5: kto jest pierwszym graczem w następnej rundzie | czy pierwszy gracz się zmienia | przekazać żeton dalej
    F3.5: kto jest teraz pierwszy | czy zaczynający zmienia się w lewo | kto pierwszy w nastepnej rundzie | nastepny startowy
    F3.5: zmiana gracza rozpoczynającego | komu oddaję znacznik startowy | kto pierwszy po mnie | przejście znacznika startowego
    F3.5: przekazanie startera | komu podaję klocek startowy na koniec | czy pierwszy nie zostaje pierwszym w następnej rundzie
    F3.5: kto otwiera piątą rundę na trzy osoby
    F3.5 F2.8: czy rozpoczynający jest zawsze ten sam
    F3.5 F3.4: czy pierwszy gracz zmienia się co rundę
    F3.6: rundy w długiej grze | ile trwa gra rund | liczba rund gry | jak długo to leci, 24 czy 12
    F3.6: czy po dwunastej rundzie nie ma już zwykłych rund w skróconej | ile rund przed finałową w pełnej partii
    F3.6 F9.1 F9.6: Kiedy kończy się gra na cztery osoby?
    F3.6 F9.1 F16: ile rund trwa gra
    F3.6 F12.2 F16: ile rund trwa krótka gra
    F3.6 F16: ile trwa gra we czwórkę | ile rund ma długa gra | jak długo trwa gra | łączna liczba rund
    F3.6 F16: jak długo jeszcze potrwa gra | ostatnia zwykła runda | kiedy koniec na trzech lub czterech | ile rund do końca
    F3.6 F16: ile rund na czterech
    F3.7: pracownicy utknęli w budynkach | czy mogę odwołać mnicha w trakcie rundy | nie mam wolnych mnichów do wynajęcia
    F3.7: mnich z powrotem w trakcie rundy | zostałem bez ludzi do końca rundy | wystawiłem ostatniego, co teraz
    F3.7: odzyskać jednego przed końcem rundy | żadnego wolnego teraz | zakonnicy utknęli do następnej rundy
    F3.7: wystawiłem wszystkich pionków, kiedy zejdą | czy nie ściągnę braciszka w połowie rundy
    F3.7: co jeśli nikt nie został w domu, a mam jeszcze kolejkę
    F3.7 F3.1: bez ludzi do nastepnej rundy | poslalem trzeciego czy od razu wracaja | wszyscy zajeci a mam jeszcze ruch
    F3.7 F3.1: nie mam juz mnichow do konca rundy | nie ma nikogo w domu, wracaja odrazu?
    F3.7 F3.1 F5.3 F10.4: co zrobić, gdy nie mam już mnichów
    F3.7 F11.3 F10.4: mnich wróci w środku rundy
    F3.8: w jakiej kolejności robi się rzeczy przed turami | co najpierw, mnisi czy koło | kolejność przygotowania rundy
    F3.8: co najpierw w rundzie | porządek przygotowań rundy | co po czym: prezenty, faza wsi, obrót
    F3.8: czy nie najpierw kręcimy, a potem zbieramy zakonników | kiedy wchodzą późne klocki względem prezentów
    F3.8 F3 F3.2: co robimy najpierw przed akcjami
    F3.8 F3.2: najpierw koło czy powrót ludzi | co się robi przed pierwszą akcją rundy
    F3: struktura rundy 3–4 osoby | jak leci jedna runda, gdy gra nas trójka
    F3: czy nie mylę kolejności: zakonnicy, tarcza, osady, ruchy | kiedy w rundzie oddaje się żeton startera
    F4: jak dziala kolo | tarcza produkcji zasada | o co chodzi z tym rondlem i klockami
    F4: czy towaru nie przybywa, jak ktoś ciągle bierze | po co w ogóle jest koło na środku
    F4 F4.1 F4.4: jak działa koło produkcji | wyjaśnij kierat
    F4.1: ciąg wartości na kole | jak szybko rośnie dobro | ile daje znacznik po pięciu rundach | liczby koła
    F4.1: czemu 6 jest dwa razy na kole | jak odczytać ilość | ile drewna jeśli brano je trzy rundy temu
    F4.1: ile będzie wart znacznik następnym razem | potem 5 czy 6 | ile owiec będzie na kole następnym razem
    F4.1: ile gliny po dwóch rundach | czy będzie więcej drewna, jeśli poczekam | jak szybko rośnie zboże | jak szybko rosna dobra
    F4.1: skala 2 3 4 5 6 6 7 | co daje teraz kolo | liczby na kole | o ile rośnie co rundę | kolejne pola koła
    F4.1: na kole 2 3 4 5 6 6 czemu | skala rondla | ile owiec uzbiera się po siedmiu obrotach
    F4.1: czy wartość nie skacze co obrót zawsze o jeden | ile daje klocek po czterech przesunięciach na odwrocie tarczy
    F4.1 F4.2: jakie liczby są na kole
    F4.1 F4.3: jak wysoko moze dojsc
    F4.2: ile warte są znaczniki w pierwszej rundzie | wartość w pierwszej rundzie | ile drewna wezmę na samym początku
    F4.2: ile dają towary w pierwszej rundzie | wartość na kole na samym starcie | czy koło obraca się przed pierwszym ruchem
    F4.2: otwarcie rondla dwójki | ile gliny biorę w samej pierwszej kolejce gry | czy na początku klocki nie pokazują zera
    F4.2: ile wart jest klocek w rundzie numer jeden na tylnej stronie
    F4.2 F4.1: pierwszy ruch ile gliny
    F4.3: co się dzieje ze znacznikiem na końcu koła | Co się dzieje, gdy znacznik dojdzie do dziesięciu?
    F4.3: ramię dochodzi do znacznika na dziesiątce | dobro zostaje na maksimum | znacznik na szczycie skali
    F4.3: czy po dziesięciu jest jedenaście | koło się przepełnia | czy może przekroczyć dziesięć | utknęło na dziesięciu
    F4.3: najstarszy znacznik | zerowanie gdy pełny | pełne koło, dziesięć i nic więcej | pchany przez belkę | co jest po 10
    F4.3: do ilu dochodzi koło | czy idzie dalej niz dziesiec | znacznik na dziesięć popychany | glina stoi na 10 czy spadnie
    F4.3: znacznik na samej górze | nikt nie bierze, czy spada | maksimum w następnej rundzie | po dziesiątce
    F4.3: znacznik jest na dziesiątce, a koło się obraca | znacznik na 10 i co teraz | 10 i co potem | znacznik stoi na dziesięciu
    F4.3: klocek dziesiątka pchany | towar doszedł do końca tarczy i nikt go nie rusza
    F4.3: czy klocek na maksie nie przepada przy kręceniu | kiedy belka zaczyna popychać klocek
    F4.3 F3.2: znacznik jest już na samej górze, a ramię nadchodzi
    F4.3 F4.1: jaka jest największa wartość na kole | Co jeśli nikt długo nie bierze drewna? | czy rośnie ponad dziesięć
    F4.3 F4.1: juz na maksie co dalej
    F4.3 F13.3: Co, gdy znacznik dojdzie do 10?
    F4.4: czy muszę wziąć wszystkie dobra z koła | Czy mogę wziąć mniej towaru, niż pokazuje kierat?
    F4.4: Czy trzeba brać wszystkie dobra z koła? | znacznik wraca na zero | co ze znacznikiem po wzięciu towarów
    F4.4: czy trzeba wziąć wszystko | co robi znacznik po użyciu | czy znacznik się zeruje | zostawić trochę dóbr na kole
    F4.4: wziąć mniej niż pokazuje | ile biorę | wszystko albo nic | potem znacznik na zero | co ze znacznikiem po wzięciu owiec
    F4.4: znacznik po produkcji | wziąłem glinę, co teraz ze znacznikiem | znacznik na zero | czy muszę wziąć całe sześć drewna
    F4.4: czy trzeba wziąć całą glinę | wziąć tylko dwa torfy | tylko część owiec | czy mogę zostawić zboże
    F4.4: czy trzeba brać wszystkie towary z koła | gdzie idzie żeton po zebraniu towaru | czy muszę brać wszystko z koła
    F4.4: wziąć 3 drewna z 6 | muszę wziąć całe siedem gliny? | cofniecie znacznika na zero | kolo pokazuje 5, moge wziac 3?
    F4.4: chce mniej niz pokazuje | czy muszę wziąć całe drewno | gdzie idzie znacznik po wzięciu | wziąć tylko część
    F4.4: muszę brać wszystko? | zero na kole, a i tak użyć | cofnięcie po produkcji | czy mogę wziąć tylko część towarów z koła
    F4.4: wziac tylko troche gliny | znacznik wraca na zero po wzieciu | kolo 6 owiec, chce 4 | dobra zostają na kole
    F4.4: zbiór z tarczy zerowanie | biorę owce z rondla, ile sztuk i co z klockiem | czy nie mogę zgarnąć tylko połowy gliny
    F4.4: gdzie ląduje klocek po tym, jak wezmę towar
    F4.4 F4.1: ile dostane | owce na zerze na kole
    F4.4 F5.4.1: moge wziac mniej owiec niz pokazuje kolo
    F4.4 F5.4.2 F4.1: co wskazuje znacznik, gdy jest na zerze
    F4.5: Od której rundy jest kamień? | kiedy wchodzi kamień | Od której rundy są winogrona? | Kiedy pojawia się kamień?
    F4.5: winogron jeszcze nie ma na kole | w której rundzie kamień w krótkiej grze | pierwsza runda z winogronami
    F4.5: od kiedy produkuje się kamień | kamień pojawia się późno | w Irlandii nie ma winogron | jakiego dobra brak na początku
    F4.5: winogrona runda trzech graczy | wciąż brak kamienia, kiedy przyjdzie | nie ma znacznika winogron
    F4.5: czy kamień jest w grze od początku | winogrona w grze na 4, która runda | wciaz nie ma kamienia na kole
    F4.5: od kiedy winogrona | winogrona od której rundy | nie ma jeszcze znacznika winogron | brak znacznika kamienia
    F4.5: winogrona która runda | kamień wchodzi | kiedy kamień jest na kole | kiedy wchodzi winogrono
    F4.5: nie ma znacznika winogron czemu | kamienia jeszcze nie ma kiedy bedzie | kamień wejście na tarczę
    F4.5: kiedy wreszcie pojawi się klocek winogron | czy w rundzie wejścia kamień jeszcze nic nie daje
    F4.5: w której rundzie wchodzi kamień, gdy gramy długo we czwórkę
    F4.5 F2.3: Kiedy pojawiają się winogrona? | kiedy kamień? | nie ma winogron na kole
    F4.6: Do czego służy joker? | jak działa joker na kole | Czy joker może zastąpić kamień? | joker zamiast innego znacznika
    F4.6: do czego jest biały znacznik | znacznik uniwersalny | czy joker może zastąpić drewno | czy joker dodaje się do drewna
    F4.6: kamień za jokera przed 13 rundą | użyć jokera do czegokolwiek | joker zamiast owiec | wczesny kamień z jokera
    F4.6: czy drugi znacznik też się rusza | wolę wziąć jokera na zboże | joker na torf zostawia znacznik torfu?
    F4.6: brak znacznika kamienia, czy joker pomoże | co to jest dżoker | po co jest joker | za co liczy sie joker
    F4.6: joker czy zwykly znacznik, ktory | joker wyzej niz drewno, moge? | jak działa joker | joker i glina razem
    F4.6: dzoker zamiast kamienia | joker za drewno | joker, czy znacznik owiec się cofa | joker plus wartość dobra
    F4.6: joker zamiast gliny | który znacznik wraca przy jokerze | biały znacznik zastępuje wszystko?
    F4.6: czy dżoker może być drewnem | joker i kamień na zerze | joker gdy kamienia jeszcze nie ma | winogrona jokerem
    F4.6: dżoker zamiast klocka | jak użyć białego klocka do zboża | czy nie mogę zsumować jokera z drewnem
    F4.6: kiedy wystarczy joker, bo klocka kamienia brak
    F4.6 F4.4 F4.5: joker zamiast znacznika gliny
    F4.6 F4.5 F13.3: kamień jeszcze nie wszedł na koło, skąd go wziąć
    F4.6 F4.7: Co oznacza znacznik joker?
    F4.7: które karty wymagają jokera | budynki działające tylko z jokerem | którego znacznika używa nabrzeże i bednarz
    F4.7: nabrzeże z którym znacznikiem | warsztat bednarski bez jokera | bednarnia bez jokera | żegluga co odczytuje
    F4.7: czy musi być joker | nabrzeże wyłącznie joker | bednarz bierze z białego klocka, nie z innych?
    F4.7: czy do statków po mięso nie wystarczy inny klocek | które domki patrzą wyłącznie na jokera
    F4.8: joker i własny znacznik wypadły z koła | nie ma ani jokera, ani znacznika | produkcja zero
    F4.8: znacznik towaru i joker zniknęły, solo | grając samemu nie ma już gliny wcale | brak jokera i znacznika ile dostane
    F4.8: oba znaczniki stracone solo | brak obu klocków produkcja zero | gram sam, nie mam już klocka torfu ani jokera
    F4.8: czy nic nie dostanę, gdy dobro i dżoker spadły z rondla
    F4.8: ile biorę gliny, kiedy na tarczy nie został żaden pasujący klocek
    F4.8 F13.3: nie ma jokera ani znacznika | oba znaczniki przepadły | joker poza grą
    F5.1: co mi wolno, kiedy jest moja kolej | jakie sa akcje | co wolno gdy moja kolej | moja kolej co moge robic
    F5.1: uzyc, kontrakt, karczowac, budowac | co mogę zrobić w turze | jedna akcja glowna jakie sa | co mogę zrobić
    F5.1: moje możliwości | cztery opcje ruchu | teraz ja, co mam do wyboru | czy nie mogę i stawiać domku, i rąbać lasu naraz
    F5.1: ile akcji głównych robię w jednej kolejce
    F5.1 F5: lista akcji | jakie są rodzaje ruchów | co wolno robić w kolejce | wybór jednej akcji | co jest do zrobienia
    F5.1 F5: moja kolej i co teraz | typy akcji | jakie cztery akcje | czy mam jedną akcję | ile rzeczy wolno w mojej turze
    F5.1 F5: budować i jeszcze kogoś użyć? | czy po jednej akcji na osobę | jedna rzecz na turę | co mogę zrobić w swojej turze
    F5.1 F5: jedna akcja czy dwie | lista akcji glownych
    F5.1 F5.5 F5.5.1 F5.5.5: Czy do budowy potrzebny jest mnich?
    F5.1 F5.5.1: dwie akcje na raz
    F5.2 F5.2.1: jak uzyc tego co zbudowalem
    F5.2 F5.2.1 F5.3.8: Czy płacę za użycie własnego budynku?
    F5.2.1: Czy przeora można wysłać do zwykłego budynku? | uzyc mojej piekarni | ktorego mnicha uzyc
    F5.2.1: wysłać mnicha do swojego budynku | uzyc znowu wlasnego budynku gdzie stoi mnich | postawić ludzika na mojej karcie
    F5.2.1: kogo mogę wysłać | brat czy przeor to samo? | użyć własnego budynku | braciszek na własną kartę
    F5.2.1: którego pionka daję na swój domek | czy nie musi to być przeor, jak używam swojej chaty
    F5.2.1: ile razy działa karta, jak wejdzie zakonnik
    F5.2.1 F5.2: jak skorzystać ze swojego budynku | wysłać pracownika do własnego budynku | uruchomić coś swojego
    F5.2.1 F5.2: wejść do swojego domu | jak użyć budynku | wysłać brata do mojego młyna
    F5.2.1 F5.2: czy użycie własnego budynku coś kosztuje | którego mnicha wysyłam | brat do obejscia
    F5.2.1 F5.3 F3.1 F3.7 F5.6 F0.4: nie mam już mnicha w domu, co teraz
    F5.2.1 F5.3.1 F5.2.5: mogę postawić swojego mnicha na cudzym budynku za darmo?
    F5.2.1 F5.5.5 F0.4: czym różni się przeor od brata zakonnego
    F5.2.2: Czy muszę skorzystać z budynku, na którym postawiłem mnicha? | Czy po wysłaniu mnicha muszę wykonać akcję budynku?
    F5.2.2: postawić mnicha tylko po to żeby inni wrócili | stać i nic nie robić | pominąć działanie budynku
    F5.2.2: czy muszę robić to, co na karcie | czy trzeba wykonać efekt budynku | iść tam bez używania
    F5.2.2: czy mogę zrobić tylko część | zająć budynek tylko żeby zablokować | stanąć bez użycia karty
    F5.2.2: wysłać kogoś i nic nie wziąć | czy można wysłać mnicha tylko na pokaz | wejść i nie użyć
    F5.2.2: czy musze wykonac to co na budynku | czy trzeba uzyc funkcji | wyslac mnicha i nic nie brac | wejsc bez brania dobr
    F5.2.2: czy muszę użyć budynku | stać tam bez działania | zablokować budynek | pominąć efekt | zająć bez efektu
    F5.2.2: nie chcę efektu | czy muszę użyć budynku, do którego wchodzę | postawic mnicha i nic nie robic
    F5.2.2: wejsc tylko zeby zajac, bez dobr | zakonnik wchodzi bez efektu | wejść do chaty i nic z niej nie wziąć
    F5.2.2: czy muszę odpalić kartę, skoro już na niej stoję | co jeśli nie chcę robić wymiany z karty
    F5.2.2 F5.5.5: czy trzeba używać budynku po postawieniu tam przeora
    F5.2.3: czy budynek działa drugi raz, gdy mnich na nim stoi | czy stojący duchowny działa co rundę
    F5.2.3: czy zajęty budynek działa co rundę | czy produkcja powtarza się sama | efekt tylko raz | już w środku, użyć ponownie?
    F5.2.3: jedno użycie na wejście | zostać i użyć dwa razy | mnich zostaje na karcie czy dziala znowu
    F5.2.3: dochod co runde ze stojacego mnicha | mnich stoi, znów działa? | co rundę automatycznie | stojący mnich nieaktywny
    F5.2.3: pionek siedzi drugą rundę, coś mi za to kapnie? | czy nie działa ponownie, dopóki zakonnik nie zejdzie
    F5.2.3: kiedy karta daje towar: w momencie wejścia czy stale
    F5.2.3 F5.2.1: mnich stoi czy co runde dostaje dobra
    F5.2.3 F5.2.5: brat stoi na młynie, znowu młyn? | ten sam budynek w następnej rundzie | zostaje tam, czy działa
    F5.2.3 F5.2.5: mój mnich dalej tam stoi, czy znowu działa | przeor już stoi na kamieniołomie, znowu kamieniołom?
    F5.2.3 F5.2.5: dwa razy ten sam budynek
    F5.2.4: Czy mogę użyć budynku, który jeszcze leży w ofercie? | czy mogę użyć karty, która nie jest zbudowana
    F5.2.4: czy mogę posłać kogoś do lasu | użyć niezbudowanych budynków | mnich na osadzie | czy wieś można zająć
    F5.2.4: użycie niezbudowanej karty | czy ktoś może stać w lesie albo we wsi | zająć osadę | wysłać kogoś do wsi
    F5.2.4: pracownik na drzewach | osada jako miejsce pracy | czy można użyć karty która leży jeszcze w ofercie
    F5.2.4: czy moge isc na karte z oferty | postawic kogos na lesie | mnich w osadzie rybackiej | czy moge uzyc karty ze stosu
    F5.2.4: mnich do osady | użyć budynku z oferty | użyć karty z oferty | użyć karty której nikt nie zbudował | mnich na las
    F5.2.4: mnicha do wsi? | uzyc karty osady | zakonnik na kartę z rynku nie | chcę wejść na domek, którego nikt nie postawił
    F5.2.4: czy nie wolno wysłać pionka do wioski | gdzie mogę stawiać ludziki, tylko na postawionych domkach?
    F5.2.5: Czy na jednym budynku może stać dwóch mnichów? | dwie osoby w tym samym miejscu | tam już ktoś stoi
    F5.2.5: budynek jest zajęty | pełny budynek | ilu pracowników się zmieści | ktoś inny już tam stoi
    F5.2.5: jeden pracownik na budynek | miejsce pełne | czy mogę dołączyć | miejsce które chcę jest zajęte
    F5.2.5: czy mogę użyć budynku, w którym ktoś już stoi | ktos tam jest | juz stoi tam mnich | nie ma miejsca na budynku
    F5.2.5: budynek zajęty | już zajęte | miejsce dla drugiego | ktoś na nim stoi | niewolny | zajęta chata
    F5.2.5: ktoś siedzi na mojej karcie, wejdę drugim? | czy nie mogę dostawić pionka do cudzego pionka
    F5.2.5: ilu zakonników mieści jedna karta
    F5.2.5 F5.2.1: mój budynek jest zajęty, czy mogę go użyć | dwóch mnichów w jednym budynku?
    F5.2: uruchomić własny domek | odpalić swoją kartę zakonnikiem | czy za własną chatę nic nie płacę
    F5.2: kiedy mogę skorzystać z tego, co stoi u mnie
    F5.3 F5.3.1: czy mogę użyć cudzego budynku | Co to jest kontrakt? | czy mogę korzystać z budynków innych
    F5.3 F5.3.1: skorzystać z tego, co mają inni | jak działa kontrakt | wyjaśnij kontrakty | użyć budynku gracza obok
    F5.3 F5.3.1: pożyczyć budynek | odwiedzić budynek innego | praca dla kogoś | czy on może pracować dla mnie
    F5.3 F5.3.1: jak funkcjonują kontrakty | obcy budynek | czy mogę wejść do budynku przeciwnika | chce jego browar jak
    F5.3 F5.3.1: uzyc tego co zbudowal inny | chce uzyc jego browaru jak to dziala
    F5.3.1: kto dostaje to co produkuje wynajęty budynek | czyimi dobrami płaci się za efekt | czyj pracownik idzie
    F5.3.1: wynająłem jego piekarnię, czyj jest chleb | ja płacę dobrami, on daje człowieka | budynek sasiada czy moge uzyc
    F5.3.1: jego mnich moje dobra | użyć budynku sąsiada | kto dostaje dobra z kontraktu | użyć czegoś innego gracza
    F5.3.1: karta sąsiada | jej piekarnia | jego budynek jego mnich | kto bierze dobra z kontraktu | umowa cudzy domek
    F5.3.1: wynajmuję młyn koleżanki, kto bierze mąkę | czy nie stawiam tam własnego pionka, tylko ona swojego
    F5.3.1: kto płaci surowcami za efekt wynajętej karty
    F5.3.1 F5.3.4 F5.3: co się dzieje, gdy korzystam z winiarni mojego brata
    F5.3.1 F5.3.7: kontrakt kto zatrzymuje towary
    F5.3.2: kto decyduje, który mnich idzie do pracy | Kto wybiera, który mnich pójdzie do pracy?
    F5.3.2: Kto wybiera, którego mnicha wysłać przy kontrakcie? | kogo musi wysłać właściciel | czy musi wysłać przeora
    F5.3.2: czy właściciel może zatrzymać przeora | chcę żeby poszedł brat | obaj wolni, który | on wybiera mnicha czy ja
    F5.3.2: czy może zachować przeora | która figurka idzie do pracy | nie wysyłaj przeora, chcę drugiego
    F5.3.2: kogo ona wysyła gdy wynajmuję | ja wybieram czy właściciel | wysłałeś brata, choć chciałem przeora
    F5.3.2: brat zamiast przeora w kontrakcie | czy może wybrać kogo wysyła
    F5.3.2: kto wybiera czy idzie przeor czy brat przy kontrakcie | wynająłem cię, a ty wysyłasz brata zamiast przeora, wolno?
    F5.3.2: czy moge zadac przeora przy wynajmie | ktory moj idzie gdy mnie wynajma | wysylam brata a nie przeora ok
    F5.3.2: kogo wysyla wlasciciel | kto wybiera przeora przy kontrakcie | czy moge zazadac przeora od wlasciciela
    F5.3.2: wysyła nie tego | chcę jego brata nie przeora | który duchowny w kontrakcie | kto wybiera, którego mnicha wysłać
    F5.3.2: ktorego ludzika wysylam jak ktos mnie zatrudnia | chce mojego warsztatu, wysylam brata, moge?
    F5.3.2: wybór pionka przy najmie | mogę zażyczyć sobie jego przeora? | czy gospodarz nie musi dać braciszka, jak wolę przeora
    F5.3.2: kto wskazuje ludzika, gdy wynajmuję chatę
    F5.3.2 F5.3.1: cudzy przeor
    F5.3.3: czy właściciel może odmówić kontraktu | Czy mogę odmówić, gdy ktoś chce skorzystać z mojego budynku?
    F5.3.3: właściciel nie ma nikogo w domu | czy musi mnie wpuścić | powstrzymać kogoś przed użyciem mojego budynku
    F5.3.3: blokować kontrakty | właściciel nie ma mnichów | zapobiec kontraktowi | zabronić, zawetować kontrakt
    F5.3.3: czy musi się zgodzić | nie można wynająć, bo jego ludzie są zajęci | czy może powiedzieć nie
    F5.3.3: kontrakt z kimś bez wolnego człowieka | ma zero mnichów w domu | czy może mnie nie wpuścić | zablokować mnie
    F5.3.3: wszyscy jego mnisi wyszli, czy użyję jego budynku | wynajem, gdy wszyscy jego ludzie zajęci
    F5.3.3: sąsiad nie ma nikogo w domu, mogę wejść do jego piekarni? | czy może mi odmówić | czy sąsiad może odmówić kontraktu
    F5.3.3: wszyscy jego ludzie zajeci | wlasciciel bez ludzi | musi sie zgodzic? | ona odmawia | przeciwnik nie ma mnichów
    F5.3.3: czy on moze odmowic jak chce jego piekarnie | nie ma pracowników | wszyscy jego mnisi poza domem | nie zgadza się
    F5.3.3: wolno odmówić? | nie ma kogo wysłać | przeciwnik nie ma wolnych ludzi a chce go wynajac | u niego nikogo w domu
    F5.3.3: odmowa najmu | kumpel mówi, że mi nie wynajmie, ma prawo? | co jeśli gospodarz nie ma żadnego pionka pod ręką
    F5.3.3: kiedy nie da się wynająć niczyjego domku
    F5.3.3 F3.7: właściciel nie ma nikogo wolnego | jego pracownicy są zajęci, czy mogę wynająć | wszyscy jego ludzie poszli
    F5.3.3 F3.7: przeciwnik nie ma nikogo wolnego, wynajmę jego budynek?
    F5.3.3 F5.3: gracz bez wolnych mnichów a kontrakt
    F5.3.3 F5.3.1 F5.3: nie pozwala mi użyć browaru, może tak?
    F5.3.3 F5.3.1 F5.3.2: czy przeciwnik może odmówić kontraktu
    F5.3.4: ile kosztuje kontrakt | czy moneta za kontrakt idzie do właściciela | Ile kosztuje wynajęcie cudzego budynku?
    F5.3.4: Co zmienia Winiarnia? | dlaczego kontrakt podrożał do dwóch | jedna czy dwie monety za kontrakt | opłata za wynajem
    F5.3.4: czynsz za budynek | kiedy kontrakty drożeją | czy pieniądze idą do banku | podwójna cena | cena użycia budynku sąsiada
    F5.3.4: zapłacić właścicielowi | dwie monety zamiast jednej | płacę jemu czy do banku | opłata rośnie
    F5.3.4: Ile monet kosztuje wynajęcie budynku sąsiada? | kto dostaje monety z kontraktu
    F5.3.4: czy kontrakt jest darmowy dla gracza rozpoczynającego | czemu kontrakty są teraz po 2 | uzyl mojego ile mi placi
    F5.3.4: wynajem 1 czy 2 | moneta dla mnie gdy uzywa mojej karty? | winiarnia a kontrakty | cena kontraku
    F5.3.4: placi sie wlascicielowi czy do banku za kontrakt | koszt wynajmu | dlaczego kontrakt droższy | jedna moneta czy dwie
    F5.3.4: kto dostaje zapłatę | za mało pieniędzy na wynajem | kiedy płacę, przed czy po | ile place za cudzy budynek
    F5.3.4: dlaczego teraz płacę 2 monety | płacę do banku czy graczowi | ile kasy za uzycie cudzego budynku
    F5.3.4: ania uzyla mojego mielerza, moneta dla mnie? | od kiedy to kosztuje dwa | wynajem za dwie | stawka za najem
    F5.3.4: ile hajsu za wejście na cudzą kartę | czy po postawieniu winiarni nie płaci się już jednej monety
    F5.3.4: ile forsy dla gospodarza od czasu destylarni
    F5.3.4 F5.3.1: bob chce moj mlyn, co dostane
    F5.3.4 F5.3.1 F5.3: ktoś chce wejść do mojego warsztatu, co za to dostanę | ona wynajmuje mój młyn, czy zarobię monetę
    F5.3.4 F5.3.1 F5.3: ile jestem winien za użycie twojego kamieniołomu | ile mi się za to należy
    F5.3.4 F5.3.5: kto dostaje pieniądze z kontraktu
    F5.3.5: Czy mogę zapłacić winem zamiast monetą? | Czy mogę zapłacić za kontrakt winem? | dać trunek właścicielowi
    F5.3.5: opłacić kontrakt alkoholem | czy on dostaje moje wino | nie mam pieniędzy, tylko wino | trunek kupuje kontrakt
    F5.3.5: ile whisky za kontrakt | gdzie idzie wino | brak monet na kontrakt, ale jest whisky | butelka zamiast monety
    F5.3.5: butelka za kontrakt | zapłacić whisky zamiast monet | trunek zamiast monet | butelka jako zapłata
    F5.3.5: gdzie idzie prezent | whisky dla gospodarza | piwo w prezencie? | kto zatrzymuje butelkę, którą oddaję | łapówka winem
    F5.3.5: po co wino przy wynajmie | najem za flaszkę | zapłacić sąsiadowi flaszką zamiast kasą
    F5.3.5: czy gospodarz nie dostaje wina, którym płacę za umowę | ile butelek whisky wystarczy, gdy umowa kosztuje dwie monety
    F5.3.5 F5.3.4: czy za kontrakt mogę dać whisky zamiast monet
    F5.3.6: czy mogę wynająć kogoś tylko po to, żeby go zablokować | czy po opłaceniu kontraktu muszę użyć budynku
    F5.3.6: wynająć tylko na złość | kontrakt bez użycia budynku | pusty kontrakt | wygonić jego przeora
    F5.3.6: wynająć, by wygnać jego mnichów | zmusić go do wysłania ostatniego | nic nie użyć po wynajęciu
    F5.3.6: wynajac tylko zeby zablokowac | zapłacić i nie użyć | wynająć żeby zablokować | najem dla blokady
    F5.3.6: wynająć kolegę złośliwie i nic nie zrobić | czy po zapłaceniu muszę odpalić jego domek
    F5.3.6: co jeśli wynajmę, a nie chcę efektu karty
    F5.3.7: czy kontrakt to akcja | czy do kontraktu potrzebny mój wolny mnich | czy potrzebuję własnego mnicha do kontraktu
    F5.3.7: wynajem to cała akcja | czy kontrakt to moja akcja w turze | kontrakt i budowa naraz
    F5.3.7: wynająć i jeszcze wysłać swojego | czy wynajem zajmuje moja akcje | czy wynajem to akcja
    F5.3.7: czy do wynajmu potrzebuję mnicha | czy kontrakt zabiera mi ruch | umowa zużywa ruch
    F5.3.7: czy jak wynajmę, to mogę jeszcze postawić chatę | czy przy umowie nie rusza się żaden mój zakonnik
    F5.3.7: kiedy umowy są zakazane
    F5.3.7 F5.3.1: czy kontrakt zuzywa mojego mnicha
    F5.3.7 F9.3: Czy w rundzie specjalnej są kontrakty?
    F5.3.8: czy mogę zawrzeć kontrakt sam ze sobą | kontrakt z samym sobą | wynająć od siebie | wynająć własnego mnicha
    F5.3.8: umowa na własny budynek | płacić samemu sobie | czy mogę wynająć własnego człowieka | kontrakt ze mną | płacić sobie
    F5.3.8: wynająć własny budynek | wynajac wlasny | umowa sam ze sobą zakaz | chcę sobie zapłacić i wejść na swoją kartę
    F5.3.8: czy nie mogę nająć własnego braciszka za monetę | kto może być moim kontrahentem, ja sam też?
    F5.3: umowa z innym graczem | pracuje dla mnie czyjś zakonnik, o co chodzi | czy bez umowy nie wejdę na cudzy teren
    F5.3: kiedy warto wynająć domek kolegi
    F5.4: wycinka drzew | rąbanie i kopanie | zebrać opał z własnych krzaków i bagien | czy muszę coś poświęcić, żeby mieć drewno
    F5.4: skąd szybko drewno albo torf bez żadnego domku
    F5.4 F5.4.1: Ile drewna dostaję za wycięcie lasu? | Jak zdobyć torf? | ile drewna z jednego lasu | zdobyć drewno | zdobyć torf
    F5.4 F5.4.1: ścinać drzewa | oczyścić swoją ziemię | kopać bagno | jak się wycina las | jak ściąć drzewo
    F5.4 F5.4.1: drewno z mojej ziemi
    F5.4.1: czy mogę wykarczować cudzy las | dwa lasy naraz | drzewa sąsiada | ile kart lasu się zdejmuje
    F5.4.1: czy mogę kopać torf u przeciwnika | czy przy karczowaniu trzeba zdjąć kartę lasu | wyrab lasu
    F5.4.1: jak zdobyc drewno z lasu | wyciac dwa drzewa | kazdy las za jednym razem | ile drewna za las | rąbać drewno
    F5.4.1: kopać torf czy trzeba mnicha | czy do rabania lasu potrzebny mnich | wyciac cudzy las | dwa lasy jedna akcja
    F5.4.1: jak drewno | brać torf | wyrąb | wyciąć cudzy las | czy do wycinki potrzebny człowiek | więcej niż jeden las
    F5.4.1: kilka drzew | cudze drzewa | ile drewna przy wycince dostane | wszystkie lasy naraz | ile torfu za torfowisko
    F5.4.1: jeden las na ruch | ściąć drzewa u sąsiada, a drewno dla mnie | czy bez zakonnika nie da się rąbać
    F5.4.1: ile drewna wpada za jedną kartę krzaków
    F5.4.1 F5.4: pozbyć się torfowiska | drewno teraz | torf teraz | usunąć kartę lasu | ile torfu | co trzeba do karczowania
    F5.4.1 F5.4: ilość drewna przy karczowaniu | karczować znacznikiem jokera | czy karczowanie wymaga człowieka
    F5.4.1 F5.4: dwa drzewa w jednej akcji | chcę drewna, co robię | wyciąć dwa lasy naraz | ile torfu dostanę z kopania
    F5.4.1 F5.4: wykopac torfowisko | do karczowania trzeba mnicha? | drewno jak
    F5.4.1 F5.4.4: wycinka lasu co się dzieje
    F5.4.2: Czy mogę wyciąć las, gdy drewno jest na zerze? | oczyścić pole bez drewna | karczować tylko dla miejsca
    F5.4.2: znacznik nic nie daje | znacznik na niczym, czy karczować | kopać torf za zero
    F5.4.2: drewno stoi na zerze, mogę mimo to karczować | wyciac las choc kolo pokazuje 0 | karczowac za darmo dla miejsca
    F5.4.2: karczowanie gdy koło na 0 | wyciąć mimo zera | wycinka przy 0 | pozbyć się lasu za nic | rąbanie przy zerze
    F5.4.2: wywalić las, choć rondel nic za niego nie da | czy nie stracę ruchu, jeśli drewno stoi na zerze i tnę
    F5.4.2: kiedy karczować, skoro klocek nic nie pokazuje
    F5.4.2 F4.4 F4.1: Co, jeśli znacznik drewna pokazuje zero?
    F5.4.3: Nie mam już lasu, czy mogę wyrąbać drzewa? | Czy mogę kopać torf, jeśli nie mam torfowiska?
    F5.4.3: nie mam już lasów do wycięcia | nie ma już torfowisk na mojej ziemi | karczowanie bez drzewa | pusta akcja karczowania
    F5.4.3: brak torfowisk a chce torf | brak lasów czy mogę karczować | brak lasu u mnie | żadnych torfowisk więcej
    F5.4.3: wycinka bez karty | karczowanie bez drzew | nie mam drzew | rąbanie bez krzaków
    F5.4.3: nie zostało mi żadne drzewko, a chcę akcję wycinki | co jeśli nie zdejmę żadnej karty przy kopaniu
    F5.4.3: ile drewna dostaję, gdy nie mam czego ściąć
    F5.4.3 F5.6: wszystkie lasy wycięte, a i tak karczuję | brak bagien, ale wybieram kopanie
    F5.4.3 F5.6: nie mam już drzew, czy mogę wykonać karczowanie
    F5.4.4: co zostaje po wycięciu lasu | teren pod drzewami | co jest pod torfowiskiem | pole po wycięciu
    F5.4.4: jaki grunt się odsłania | co sie robi z wykarczowanego pola | puste po karczowaniu | oczyszczone pole to
    F5.4.4: co zostaje po wykopaniu torfu | las zniknal, co tam jest | pod lasem łąka | co za grunt zostaje, jak zniknie bagienko
    F5.4.4: czy po wycince nie robi się tam wzgórze | gdzie mogę stawiać, gdy karta z drzewami zeszła
    F5.4.4 F0.7: budować na drzewach | co pod lasem | ziemia pod bagnem
    F5.4.4 F5.4.1: co zostaje po wykopaniu bagna
    F5.4.4 F5.5.1: budować tam, gdzie był las
    F5.4.4 F5.5.3 F0.7: tu jest bagno, nie mogę budować?
    F5.5: jak budowac | stawianie domku | kupić kartę z rynku i wystawić u siebie | czy muszę płacić od razu za chatę
    F5.5: skąd biorę domek, który chcę postawić
    F5.5 F5.5.1: postawić nowy budynek | jak dostać budynek | budowanie
    F5.5.1: kupić kartę i postawić ją później | co gdy nie mam gdzie postawić budynku | Czy mogę postawić dwa budynki jedną akcją?
    F5.5.1: wziąć kartę, a budować później | zarezerwować budynek | nie ma wolnego pola | gdzie idzie zbudowana karta
    F5.5.1: kilka budynków za jednym razem | wziąć kartę na rękę | gdzie na planszy położyć budynek | dwa budynki w jednej turze
    F5.5.1: położyć kartę na swojej ziemi | które wolne pole | kupić budynek teraz, a postawić później | nigdzie sie nie miesci
    F5.5.1: wziac karte teraz zbudowac potem | dwa budynki jedną akcją | zaklepac budynek na pozniej | dwa budynki na raz
    F5.5.1: kupić teraz położyć później | zarezerwować kartę | brak miejsca na niego | zbudować dwie rzeczy naraz
    F5.5.1: brak miejsca na budynek | jedna karta z rynku | zaklepać domek na następną kolejkę, da się?
    F5.5.1: czy nie mogę kupić karty, jak nie mam wolnego kafelka | ile chat wolno postawić w jednym ruchu
    F5.5.1 F5.1 F10.2: Czy wolno zbudować dwa budynki w jednej turze?
    F5.5.1 F5.5: jak się buduje | etapy budowania | ile kart mogę zbudować | czy do budowy trzeba mnicha | położyć od razu
    F5.5.1 F5.5: czy mogę budować na cudzej ziemi | jak zbudować kartę krok po kroku
    F5.5.1 F5.5.2: czym place za budynek
    F5.5.1 F5.5.3: które pole mogę wybrać na budynek | nie ma na niego miejsca na mojej ziemi | czy mogę postawić gdziekolwiek
    F5.5.1 F5.5.3: gdzie na planszy kładzie się budynki
    F5.5.2: do czego potrzebny jest kamień | czym płaci się za budynki | czy potrzebuję pieniędzy, żeby budować
    F5.5.2: czego potrzeba do budowy | materiały budowlane | koszt w rogu karty | zapłacić za budynek monetami
    F5.5.2: jaka jest cena budynku | jakie surowce na budynki | zastąpić kamień czymś | brak drewna na budynek
    F5.5.2: kosztuje pieniądze? | za malo gliny na budowe | zapłata za budowę | materiały | słoma jako materiał
    F5.5.2: kto bierze monety za budowę | cena karty | czym sie placi za budynki | cena chaty surowce
    F5.5.2: z czego się stawia domki, z drewna i gliny? | czy za niektóre karty nie płaci się forsą zamiast materiałów
    F5.5.2: ile kosztuje domek i gdzie to jest napisane
    F5.5.2 F5.5.1: brakuje mi drewna na kartę | o jedną słomę za mało na budowę | brak dóbr na budynek
    F5.5.2 F5.5.1: buduję bez słomy, czym innym zapłacić? | brakuje mi jednej gliny na kartę
    F5.5.2 F6.2: budynek chce slomy, mam zboze
    F5.5.3: na jakim terenie można budować | gdzie wolno postawić Barkę mieszkalną | czy Warownia może stać na górze
    F5.5.3: czy Warownia może stać w górach | Co można zbudować w górach? | które budynki stoją nad wodą
    F5.5.3: co wolno stawiać na równinie | na jakim terenie stawia się budynek | dozwolony teren | budynek na wybrzeżu | na wodzie
    F5.5.3: tylko wzgórza | ta karta tu nie pasuje | szczyt | gdzie na mapie może być ten budynek | czy wolno na wzgórzu
    F5.5.3: nie można w górach | las przeszkadza | port bez wybrzeża | wiatrak na równinie | kamieniołom na równinie
    F5.5.3: czy stocznia może stać w głębi lądu | młyn nad morzem | budynek na wodzie | położyć kartę na jeziorze
    F5.5.3: co można postawić tylko na wybrzeżu | który budynek stoi na wodzie | czy warownia może stać na równinie
    F5.5.3: ktore pola nadaja sie na budynek | na drzewach czy moze stac | czemu nie mozna tu postawic
    F5.5.3: czy zwykly budynek moze na wybrzeze | co idzie na gory | co można na wodzie | kamieniołom gdzie | budowac na lesie
    F5.5.3: budować na wodzie | na wzgórzu? | co na wybrzeżu | gdzie kamieniołom | zły teren | warownia gdzie
    F5.5.3: piekarnia na wzgórzu | co można postawić w górach | co mozna dac na gorze | budynek na morzu
    F5.5.3: kamieniolom na wybrzezu? | na wode ktory | domy na wzgórzach | teren pod chatę | na jakiej parceli wolno stawiać domek
    F5.5.3: czy nie postawię piekarni na szczycie | gdzie trzeba mieć morze, żeby coś zbudować
    F5.5.3 F0.7 F5.4 F5.4.1 F5.4.4 F5.5.1: czy mogę budować na lesie
    F5.5.3 F5.4.4 F0.7: bagno mi przeszkadza | to pole zajmują drzewa | nie mogę tu postawić przez las
    F5.5.3 F5.4.4 F0.7: najpierw potrzebne wolne pole
    F5.5.3 F7.1: pola wody i budynki
    F5.5.3 F7.1 F8.5: co stawia się na wybrzeżu
    F5.5.3 F7.2: co moze stac na wzgorzu
    F5.5.3 F7.4: co pasuje na górę
    F5.5.4: budynek klasztorny obok klasztornego | czy klasztor musi stać obok klasztoru | Gdzie wolno budować budynki klasztorne?
    F5.5.4: Gdzie wolno postawić klasztor? | Czy wolno mi mieć dwa klasztory obok siebie? | czemu klasztory stoją obok siebie
    F5.5.4: żółte budynki | budynki klasztoru obok siebie | klasztor bez sąsiada | symbol budynku klasztornego
    F5.5.4: połączone klasztory | żółta karta, gdzie | kościół daleko od innych | pierwszy klasztor | musi być obok kancelarii
    F5.5.4: klasztor całkiem sam | kaplica bez sąsiedniego klasztoru | budynek klasztorny sam w rogu
    F5.5.4: czy kościół może stać osobno | co znaczy żółty budynek | klasztor daleko od innych | kościół sam w rogu, można?
    F5.5.4: klasztorny musi dotykac | daleko od kancelarii | żółte budynki obok siebie | klasztorny budynek bez sasiada
    F5.5.4: żółte karty razem | klasztor osobno | klasztorny z dala | klasztor po przekątnej | czy klasztorne muszą się stykać
    F5.5.4: czy klasztory potrzebują sąsiadów | klasztorny daleko od innych | biblioteka obok czego | żółty domek sąsiad bokiem
    F5.5.4: kościół postawić z dala od reszty mojego zakonu | czy nie wystarczy, że klasztory dotykają się rogiem
    F5.5.4: gdzie muszę dołożyć drugi klasztorny domek
    F5.5.5: czy przeor może od razu użyć nowego budynku | Czy po wybudowaniu można od razu użyć budynku?
    F5.5.5: Czy przeor może wejść do nowego budynku? | Czy brat zakonny może wejść do nowo zbudowanego budynku?
    F5.5.5: czy przeor wchodzi tylko na nowe budynki | uruchomić budynek zaraz po postawieniu | wprowadzić przeora
    F5.5.5: premia przeora | przeora nie było gdy budowałem | użyć dopiero w następnej turze | przeor wchodzi od razu
    F5.5.5: czy wejście po budowie jest darmowe | tylko przeor może | czy to druga akcja | czy przeor może tam teraz wejść
    F5.5.5: skończyłem budowę, kto może wejść | przeor był zajęty, więc nikt nie wchodzi | zbudować i użyć w jednej turze
    F5.5.5: czy po wybudowaniu mogę od razu użyć przeora | czy brat może wejść do świeżo zbudowanego
    F5.5.5: czy przeorem mogę wejść na stary budynek | przeor do nowego domu od zaraz | wejsc zaraz po zbudowaniu
    F5.5.5: przeor zajety, uzyc nowego? | przeor po budowie | brat zakonny do nowego budynku
    F5.5.5: wlasnie zbudowalem, przeor moze od razu wejsc? | przeor zajety, brat na nowy budynek | uruchomić nową kartę
    F5.5.5: przeor w domu buduje | brat na nowy budynek? | darmowe użycie po budowie | przeora nie ma, zbudowałem
    F5.5.5: przeor od razu na nowy budynek | zwykly mnich do nowo zbudowanego | brat do nowego budynku
    F5.5.5: przeor wprowadza się po budowie | postawiłem domek, odpalę go od ręki?
    F5.5.5: co jeśli przeor jest zajęty, może wejść braciszek na świeżą chatę?
    F5.5.5: kiedy wolno mi wprowadzić przeora do świeżej karty
    F5.5.5 F0.4: czym przeor różni się od braci
    F5.5.5 F0.4 F9.3: po co jest przeor
    F5.5.5 F5.2.1: zbudowałem wiatrak, ale przeor jest zajęty
    F5.5.6: Czy osady buduje się akcją budowy? | czy osada to akcja budowania | zbudować wieś w swojej turze
    F5.5.6: zakładać osady poza fazą | wioska zamiast budynku jako akcja | osada kiedykolwiek? | osada zwykłą akcją budowania?
    F5.5.6: warownia osada | wioska jako akcja budowy | osada teraz | osada w zwyklej turze | wioska nie akcją budowy
    F5.5.6: chcę w swoim ruchu postawić osadę zamiast domku | czy w zwykłej kolejce nie mogę założyć wioski
    F5.5.6: kiedy i czym stawia się wsie poza fazą
    F5.5.6 F8.1: Czy osadę można zbudować poza fazą osad? | osada zamiast budynku | postawić osadę w dowolnej chwili
    F5.5.6 F8.1: czy mogę teraz zbudować wieś
    F5.5.6 F8.1 F8.3: osada w ramach akcji | osada jako akcja
    F5.6: czy wolno spasować | Czy można zrezygnować z akcji? | Czy muszę coś robić w swojej turze?
    F5.6: czy w każdej turze muszę kogoś wysłać | nie chcę nic robić | nie ma nic sensownego do zrobienia | oddać akcję
    F5.6: przeczekać | stać bezczynnie | czy tracę akcję | czy mogę czekać | czy muszę działać | oddać turę
    F5.6: czy pas jest dozwolony | nic nie ma sensu w tej turze | chciałbym tę turę odpuścić | czy wolno nie grać
    F5.6: czy mogę spasować | czy muszę coś robić w turze | czy musze cos zrobic | poczekac ture | omin ture
    F5.6: nic sensownego nie mogę | żadna akcja niemożliwa | odpuszczam turę | muszę grać? | nie chcę ruszać
    F5.6: nie mam nic sensownego do zrobienia | nic nie chce robic | pas | nic nie robie | pas w kolejce
    F5.6: odpuszczam ruch, bo nie ma co robić | czy muszę zagrać, jak mi się nie opłaca | co jeśli nie wykonam żadnego działania
    F5.6 F1.3: czy odrzuca się coś na koniec tury
    F5.6 F5.4.3: chcę spasować
    F5.6 F5.4.3 F5.2.2: czy można spasować
    F5: ruchy główne lista | na co mogę zużyć ruch | czy muszę wybrać jedną z czterech rzeczy | gdzie jest spis akcji podstawowych
    F6 F6.1: co nie kosztuje akcji | co jest za darmo w turze | dodatki | drobne akcje w dowolnej chwili | darmowe rzeczy
    F6 F6.1: co mogę zrobić oprócz akcji | przed czy po akcji głównej | akcje dodatkowe | co jeszcze oprocz akcji glownej
    F6.1: darmowe akcje dodatkowe | darmowe akcje jak często | wymiana w trakcie akcji | przed czy po akcji
    F6.1: gratisowe czynności bez limitu | ile drobnych rzeczy wcisnę przed ruchem i po nim | czy nie ma limitu na akcje dodatkowe
    F6.1: kiedy mogę robić dodatki: przed czy po głównym ruchu
    F6.1 F6.6: Kiedy można kupić ziemię? | Czy mogę kupić ziemię po swojej akcji? | kupić ziemię po akcji
    F6.1 F6.6 F7.5: czy mogę kupić ziemię i od razu budować
    F6.2: zamiana zboża na słomę | czy wolno zmienić słomę z powrotem w zboże | Jak zamienić zboże na słomę?
    F6.2: Czy słomę można zamienić z powrotem na zboże? | jak zdobyć słomę | słoma ze zboża | zrobić słomę
    F6.2: potrzebna słoma na budowę | obrócić żeton | młócić zboże | cofnąć obrócenie | nie mam słomy | zdobyć siano
    F6.2: czy odwrócenie zboża to akcja | czy można odwracać inne żetony | zboże na słomę, gdy gra ktoś inny
    F6.2: słoma w dowolnym momencie, także przy płaceniu | czy do robienia siana potrzebny jest budynek
    F6.2: zboże na słomę w turze przeciwnika | zboze na slome kiedy | zboże w słomę | słoma w zboże nie? | odwrócić dowolny żeton
    F6.2: potrzebna słoma teraz | odwracanie żetonów | jak zrobić słomę | słoma ze zboża kiedy chcę? | obrocic zboze
    F6.2: sloma z powrotem na zboze | sloma w zboze | ziarno w słomę | przewrócić żyto na siano w połowie płacenia
    F6.2: czy słomy nie zamienię znów w ziarno | ile sztuk ziarna naraz mogę przewrócić
    F6.2 F5.5.2: brak slomy ale mam zboze na budowe
    F6.2 F8.4: brakuje mi slomy, co robic
    F6.3: Czy pięć monet to jeden żeton? | duża moneta na małe | wydać resztę drobnymi | moneta piątka | rozbić dużą monetę
    F6.3: żeton pięciu monet | pięć jedynek za piątkę | rozmiana monet | drobniaki | czy mogę rozmienić piątkę | zabrakło jedynek
    F6.3: zaplacic 3 piatka | rozmienić 5 monet | piatka na jedynki | drobne | piątka na jedynki | duża moneta | rozbic piataka
    F6.3: rozmienic piatke | piątkę na drobne | piątak na drobniaki | rozmienisz mi piątaka na jedynki?
    F6.3: czy nie stracę reszty, jak płacę żetonem piątki za coś za dwa | kiedy piątak i pięć jedynek to nie to samo
    F6.4: Czy mogę sprzedać whisky w dowolnej chwili? | Ile monet daje sprzedaż wina? | Czy można sprzedać piwo?
    F6.4: Czy mogę sprzedać wino? | pieniądze za wino | zamienić alkohol na monety | pozbyć się wina za pieniądze | cena whisky
    F6.4: kupić wino za monety | trunki na monety kiedykolwiek | spieniężyć whisky | wino na monete | sprzedać wino
    F6.4: sprzedaz whisky | wino to pieniądze | ile monet za whisky | kasa za piwo | sprzedać wino za pieniądze
    F6.4: sprzedac wino w trakcie tury | flaszka na kasę | opchnąć wino bez żadnej karty, po ile
    F6.4: czy nie kupię whisky za dwie monety | kiedy wolno upłynnić trunki
    F6.5: Czy dostanę resztę, jeśli zapłacę za dużo żywności? | zapłacić większym żetonem | marnuje się przy płaceniu
    F6.5: za dużo energii | odzyskać coś | rozmienić żywność | nic nie wraca | reszta z wegla | za duzo zaplacilem, reszta?
    F6.5: reszta za żarcie nie | daję mięso za trzy porcje jedzenia, oddasz mi dwie? | czy nadwyżka opału nie wraca do mnie
    F6.5: co jeśli nie mam równo tyle opału, ile trzeba
    F6.5 F6.3: zapłacić cztery piątką | reszta z dużej monety | energia węglem, o jeden za dużo
    F6.5 F8.4: czy dostanę resztę, gdy przepłacę | czy dostanę resztę, jeśli zapłacę za dużo
    F6.5 F8.4: Czy przy płaceniu dostaje się resztę? | czy nadwyżka przepada | zapłacono za dużo | zmarnowana żywność
    F6.5 F8.4: mam tylko duże żetony | czy nadwyżka zostaje | czy przepłacona energia przepada
    F6.5 F8.4: przepłaciłem mięsem, czy coś dostanę z powrotem | czy mogę przepłacić | mam tylko mięso, a trzeba 2 żywności
    F6.5 F8.4: bez reszty z wegla czy miesa | czy dostanę resztę za mięso | bez reszty za jedzenie | podzielić mięso
    F6.5 F8.4: nadwyżka przepada
    F6.6: ile ziem mogę kupić w turze | ile razy w turze wolno kupić ziemię | Ile terenów można kupić w jednej turze?
    F6.6: Ile krajobrazów mogę kupić w jednej turze? | zakup ziemi | druga ziemia w tej samej turze | ziemia na akcję
    F6.6: zdobyć wybrzeże | powiększyć klasztor | więcej miejsca na budynki | jedna ziemia na turę | kupić i zagon, i areał
    F6.6: czy ziemia to akcja dodatkowa | potrzebuję miejsca, jak zdobyć ziemię | kupić ziemię dwa razy w tej turze
    F6.6: wybrzeże i zagon naraz | kupno ziemi przed budową | chcę dokupić ziemi | już kupiłem ziemię w tej turze, jeszcze raz?
    F6.6: drugi areał dziś | jeden zagon czy kilka | ziemia dwa razy w mojej turze | jeszcze jeden zagon od razu
    F6.6: jak czesto ziemia | ile ziemi mogę kupić | kupic dwa arealy w jednej turze | kolejny teren | dwa areały teraz?
    F6.6: jak często powiększać | limit ziemi | ziemia dodatkowo | pierwszy gracz dwie ziemie | ile zagonów wolno kupić w turze
    F6.6: czy w jednej turze mogę kupić góry i zagon | kupiłem zagon, mogę drugi? | nie kupilem ziemi to moge potem dwie?
    F6.6: ziemia w cudzej turze | zakup parceli limit | ile razy na turę dobiorę kawałek terenu
    F6.6: czy nie mogę kupić dwóch kafelków ziemi w jednym ruchu | kiedy wolno dokupić pole i za ile
    F6.6 F2.7: chcę więcej ziemi, jak | po ile ziemia
    F6.6 F6.1: Czy kupno ziemi to akcja? | dokupić krajobraz i zrobić akcję | ziemia przed czy po akcji
    F6.6 F6.1 F5.1: kupno ziemi kosztuje akcje?
    F6.6 F6.7 F8.3: czy w fazie osadnictwa też można dokupić ziemię
    F6.6 F7.5: czy budować na ziemi kupionej w tej turze
    F6.6 F8.3: jak dokupić ziemię
    F6.7: czy w ostatniej turze można jeszcze kupić ziemię | ziemia w ostatniej turze | kupić areał przed końcem gry
    F6.7: ziemia w rundzie specjalnej | ostatnia tura, czy jeszcze kupię areał | parcela w finale
    F6.7: w ostatnim ruchu dobrać jeszcze teren dla punktów | czy na samym końcu nie jest za późno na kupno kafelka
    F6.7: kiedy ostatni raz mogę zapłacić za pole
    F6.7 F9.4: ziemia na samym końcu | areał w ostatniej turze
    F6: drobiazgi poza ruchem | jakie gratisowe czynności mam obok ruchu głównego
    F6: czy nie muszę zużywać kolejki na rozmienianie i sprzedaż | kiedy robi się te małe akcje
    F7.1: jak wygląda moja ziemia na początku | jakie pola są w prowincji | mapa startowa gracza | gdzie są lasy na prowincji
    F7.1: liczba wolnych pól na początku | nazwy pól | co jest na mojej planszy na początku | obraz prowincji
    F7.1: układ planszy gracza | co jest na prowincji | pola, z którymi każdy zaczyna | moja ziemia na poczatku
    F7.1: plan krainy startowej | moja plansza na starcie | pola na początku | wolne pola prowincji
    F7.1: ile lasow na planszy startowej | planszetka na start | co mam narysowane na swoich dziesięciu kafelkach
    F7.1: czy na początku nie mam żadnego wybrzeża ani gór | ile bagien i krzaków stoi u mnie od początku
    F7.1 F2.6 F7: Co to jest prowincja?
    F7.2: Co znajduje się na stronie wzgórz? | Czy można obrócić zagon? | dwie strony kafelków ziemi | strona wzgórz czy równin
    F7.2: jak wygląda areał | wybór strony | obrócić ziemię | zawartość kafelków ziemi | którą stronę wybrać
    F7.2: lasy na nowym zagonie | ile pól ma areał | odwrócić zagon na drugą stronę | wybrać wzgórza lub równiny przy zakupie
    F7.2: pola wody i wybrzeża areału | czy mogę obrócić kafelek ziemi | las i wzgórza na zagonie | jaki teren jest na areale
    F7.2: której strony płytki ziemi użyć | co jest na zagonie | co jest na kaflu | jaki teren ma areał
    F7.2: ktora strone zagonu moge wybrac | która strona kafelka | morze z prawej? | góry z lewej? | obrócić zagon | pola areału
    F7.2: odwrócić płytkę przed położeniem | druga strona arealu | strony parceli | ile kafelków ma długi pasek, a ile kwadrat
    F7.2: czy po położeniu nie odwrócę parceli na drugą stronę | kiedy decyduję, czy biorę morze, czy szczyty
    F7.2 F7.4: czy areał z wybrzeżem może leżeć po prawej
    F7.3: zagon nad czy pod | dołożyć rząd pięciu pól | nad prowincją | przerwa między rzędami | przesunąć zagon w bok
    F7.3: długi pas u góry czy u dołu | zagon po lewej lub prawej prowincji | zostawić przerwę | gdzie można dołożyć zagon
    F7.3: czy zagon może leżeć z boku | czy zagon można położyć pod spodem | pasek nad czy pod | czy zagony musza sie stykac
    F7.3: rozbudowac w gore o rzad | zagon nad planszą | przerwa miedzy zagonami | nowy rząd gdzie | zagon nie styka się
    F7.3: przesunąć zagon | zostawić wolny rząd | nowy rząd kładzie się nad planszą czy pod nią | pasek pod plansza czy nad
    F7.3: nowy rzad pod pierwszym | rząd nad prowincją | pasek przylega rzędem | doczepić długi pasek na dole czy z boku
    F7.3: czy pasek nie może wystawać o jedno pole w bok | gdzie przykładam nowy rząd, jak mam już dwa
    F7.3 F7.4: gdzie położyć nowy krajobraz | jak łączą się ziemie | dołożyć nowy rząd rogiem
    F7.3 F7.4: czy nowa ziemia musi dotykać starej | ziemia przesunięta o jedno | gdzie moge dolozyc pole
    F7.3 F7.4: ziemia przyłożona na skos
    F7.4: gdzie dołożyć góry | Gdzie można dołożyć wybrzeże? | Gdzie mogę położyć wybrzeże? | jak dołączyć wybrzeże albo góry
    F7.4: areał z lewej czy z prawej | wybrzeże z której strony | góry z której strony | areał wystaje | areały jeden nad drugim
    F7.4: czy areał musi dotykać prowincji | morze po lewej | góry po prawej | areał wystający w połowie | gdzie idzie wybrzeże
    F7.4: czy płytkę z morzem można przesunąć w górę | czy wybrzeże może wystawać u góry | wybrzeże na dole?
    F7.4: gdzie kafel z wybrzezem | czy arealy mozna ukladac jeden nad drugim | wybrzeże z lewej czy prawej | areal wystaje u gory
    F7.4: areał wyżej niż plansza | do połowy obok | wybrzeże niżej | gdzie dołożyć górę | areał na areale | z ktorej strony morze
    F7.4: areal na areale | gora z lewej mozliwa | kwadrat brzegiem do planszy | morski kafel przykleić z lewej czy z prawej
    F7.4: czy górski kwadrat nie może zwisać poniżej moich rzędów | gdzie doczepiam parcelę z morzem
    F7.4 F7.2: gdzie kłaść wybrzeże
    F7.4 F7.5: czy mogę przesunąć kupioną ziemię później
    F7.5: czy kupiony zagon można odłożyć na później | Czy kupioną ziemię mogę zostawić na później?
    F7.5: kiedy kładzie się kupioną ziemię | schować kafelek | odłożyć ziemię na bok | położyć ziemię natychmiast
    F7.5: zachować ziemię na potem | kupić teraz, położyć w następnej turze | trzymać zagon na ręce
    F7.5: czy mogę kupić ziemię teraz a położyć później | kupic ziemie, polozyc w nastepnej turze | zachować ziemię na później
    F7.5: ziemia na później | położyć w następnej turze | teren kładziony natychmiast | kupiony kafel zostawić sobie na boku
    F7.5: czy nie mogę poczekać z przyłożeniem parcele | co jeśli nie ma gdzie wcisnąć nowego terenu
    F7.5 F6.6: kupić teraz, położyć potem
    F7.6: czy pola stykające się rogiem sąsiadują | czy dwie góry sąsiadują ze sobą | Czy pola stykają się rogami?
    F7.6: Czy pola po skosie sąsiadują ze sobą? | które pola są sąsiednie | stykają się narożnikiem | sąsiedzi góry
    F7.6: przez granicę kafelka | co znaczy sąsiedni | tylko boki, nie rogi | czy na skos wolno | czy na ukos to sąsiad
    F7.6: czy góra sąsiaduje z oboma wzgórzami | rogiem tez sie liczy? | sąsiedztwo po skosie | z czym sasiaduje gora
    F7.6: stykają się rogami | obok znaczy | przez granicę płytek | po skosie sie liczy | duza gora z czym sasiaduje
    F7.6: rogi sie nie licza co | czy na ukos sasiaduje | sąsiedztwo przez krawędź
    F7.6: domki stykają się tylko narożnikami, liczy się? | czy dwa szczyty jeden nad drugim nie są sąsiadami
    F7.6: ile sąsiadów ma wysoki szczyt po prawej stronie
    F7.6 F7.4 F7.2: Czy góra to jedno pole?
    F7.6 F14.3: czy rogi się liczą
    F7: teren gracza podstawy | z czego składa się moje gospodarstwo | czy muszę się rozbudowywać o nowe tereny
    F7: gdzie jest opisane, jak rośnie moja planszetka
    F8 F8.1: co gdy kierat mija literę | czym jest faza osad | jak często buduje się osady | kiedy zakładamy osady | liczba faz
    F8 F8.1 F3.3 F17: kiedy można zbudować osadę
    F8 F8.1 F8.3: Kiedy buduje się osady?
    F8 F8.1 F8.4: Jak często karmimy osady?
    F8.1: stos B czterech graczy runda | etap wsi terminy | ile razy w partii zakładamy wioski | czy we dwoje nie ma piątej fazy
    F8.1: kiedy trzeba mieć żarcie i opał na wioskę
    F8.1 F3.3: kiedy mozna stawiac osady | kiedy budujemy osady
    F8.1 F3.3 F17: kiedy nastepne osady
    F8.1 F8: osady, kiedy | ile razy mogę zbudować osadę | następna faza osad | litera minięta, osada
    F8.1 F8.2 F3.3: Po co jest znacznik budynków?
    F8.1 F8.3 F5.5.6 F3.3 F17: kiedy można budować osady
    F8.1 F8.6 F17: belka mija stos | coś się dzieje przy literze A | w którym momencie nowe karty i osady | belka mija A, C lub D
    F8.1 F8.6 F17: w której turze następne osady | kiedy znowu osady
    F8.1 F17 F8.6: co jest, gdy belka mija B
    F8.2: dokąd idzie znacznik budynków po D | mały domek znacznik | przesunąć znacznik budynków
    F8.2: znacznik budynków kiedy się przesuwa | co najpierw z tym domkiem | znacznik budynkow idzie dalej | marker budynków rusza
    F8.2: klocek domku następna litera | przesunąć domek na kolejną kupkę na początku fazy
    F8.2: czy po D klocek nie idzie nigdzie, jak gramy we dwoje | gdzie ląduje klocek osad po literze C
    F8.3: Czy można zbudować dwie osady naraz? | czy można najpierw kupić ziemię, a potem postawić osadę
    F8.3: czy osada jest obowiązkowa | jedna osada na gracza | kto pierwszy buduje osadę | ziemia przed osadą | opuścić fazę osad
    F8.3: kupić samą ziemię | maksimum osad na fazę | czy mogę osiedlić się dwa razy | kolejność w fazie
    F8.3: najpierw kupić ziemię w fazie | czy mogę pominąć wieś w tej fazie | czy w ogóle muszę osiedlać
    F8.3: kupno ziemi przed czy po osadzie | dwie wsie naraz | kto pierwszy stawia osadę | osada bez wcześniejszego kupna ziemi
    F8.3: czy osiedlanie jest obowiazkowe | jedna osada na faze? | dwie osady w jednej fazie | ile wiosek naraz
    F8.3: ziemia i osada razem? | nic nie osiedlać | kto pierwszy osiedla | muszę osiedlać?
    F8.3: kiedy kupuję ziemię w fazie osad, przed czy po | dwie osady naraz w fazie | kto pierwszy w fazie osad
    F8.3: dwie osady na raz | teren, potem wioska | stawiam wieś i dopiero kupuję parcelę, tak można?
    F8.3: czy muszę założyć osadę, czy mogę odpuścić | ile wsi wolno postawić w jednym etapie i kto pierwszy
    F8.3 F5.6: Czy mogę nie budować osady?
    F8.3 F8 F8.1 F8.6: co się dzieje w fazie osad
    F8.3 F8.1: ile osad naraz
    F8.3 F8.4: czy co fazę trzeba budować osadę
    F8.3 F8.7: ile osad na raz w fazie osadnictwa
    F8.3 F8.8: Czy w fazie osadniczej wolno kupić ziemię?
    F8.4: ile żywności daje chleb | czym płaci się za osadę | czym można palić | czy whisky to żywność
    F8.4: czy mogę zapłacić za osadę pieniędzmi | Ile energii daje węgiel? | na co idzie energia | co się je
    F8.4: koszt osad w żywności i energii | pieniądze jako żywność | płacić słomą | co się pali | czym nakarmić | brakuje żywności
    F8.4: ogrzać osadę | zapłacić za osadę | czy wino to żywność | żywność monetami | co to energia | które żetony się palą
    F8.4: za mało żywności | co jedzą osadnicy | czy mogą jeść monety | ogrzewanie słomą, ile sztuk
    F8.4: brakuje mi dwóch żywności na wieś | które dobro najlepiej się pali | nakarmić piwem, winem lub whisky
    F8.4: wieś opłacona chlebem i torfem | żywność monetami, energia drewnem | do czego potrzebna jest energia
    F8.4: zapłacić za osadę whisky | czym zaplacic za osade | czy zboze to zywnosc | energia z drewna | nadmiar zywnosci przepada?
    F8.4: słoma ile energii | przeplacenie zywnosci za osade | monety jako zywnosc | wyżywić osadę | monety jako żywność
    F8.4: słoma na opał | zapłacone za dużo | jedzenie i opał | whisky jako jedzenie | drewno jako energia na wioskę
    F8.4: czym mogę opalić osadę | czym wykarmię osadę | czy whisky może nakarmić wieś | czym place za wioske
    F8.4: ile energi z drewna | monetami za osade | nadplata jedzenia przepada? | whisky jako zywnosc?
    F8.4: wies 15 zywnosci co sie liczy | piwo ile zywnosci | osada za mało żywności | żarcie plus opał
    F8.4: czym zapłacę za wioskę, chlebem i węglem torfowym? | czy drewno nie liczy się jako jedzenie
    F8.4: ile porcji żarcia daje bochenek, a ile piwo
    F8.4 F1.2: ile energii daje drewno | ile żywności daje zboże | ile energii daje torf | ile słomy na jedną energię
    F8.4 F1.2: drewno ile energii | torf energia
    F8.4 F1.2 F6.2: zboże to ile jedzenia
    F8.4 F6.5: czy dostanę resztę, gdy zapłacę za dużo żywności | place miesem, reszta | 6 zywnosci za 5, przepada?
    F8.4 F6.5: przepłacam energią
    F8.4 F8.1 F8.3: Czy trzeba karmić ludzi?
    F8.4 F8.5: jest faza osadnictwa i chciałbym postawić Miasteczko targowe, ale nie wiem, czy żywność mogę opłacić monetami
    F8.5: Gdzie może stać Latyfundium? | czy osada musi stać obok klasztoru | czy osada może stać na wybrzeżu
    F8.5: Na jakim polu stawia się wioskę rybacką? | gdzie można postawić osadę | teren dla osad | wieś nad morzem
    F8.5: osada tylko na wzgórzu | przenieść osadę | obok klasztoru | lokalizacja osady | na jakim terenie | nad wodą | na lesie
    F8.5: czy wieś potrzebuje sąsiadów | osada gdziekolwiek? | czy można ją zbudować na wybrzeżu lub wzgórzu
    F8.5: osada rybacka w głębi lądu | gdzie można postawić Osadę rybacką | która osada tylko na wzgórzu
    F8.5: czy osada może stać bez sąsiadów | osada za trzydzieści żywności | miejsce dla osady | wies na wzgorzu mozna
    F8.5: osada rybacka tylko na wybrzezu? | czy osada musi stac przy klasztornym | wioska rybacka nie na wybrzeżu | wieś na górze
    F8.5: gdzie stawiać domy | osada obok czego | czy przysiółek może stać na górze | osada z dala od wszystkiego | wies na gorze?
    F8.5: dzielnica nedzy na gorze | wioska jaki grunt | gdzie wcisnąć wieś, na łące czy nad morzem
    F8.5: czy osada nie musi dotykać klasztoru | gdzie nie wolno zakładać wiosek
    F8.6: Skąd biorą się nowe karty osad? | Kiedy dostanę Przysiółek? | nowe karty po fazie osad | kiedy dostanę kolejną osadę
    F8.6: która osada należy do stosu B | budynki kolejnej litery | następna karta osady
    F8.6: dostać Kolonię artystów, Przysiółek, Wieś | pojawiają się nowe budynki | które osady dochodzą w trakcie gry
    F8.6: czy można zbudować osadę w fazie w której się ją dostaje | późniejsze karty osad | kiedy dostaję kolonię artystów
    F8.6: które karty osad przychodzą później | dostalem karte osady, budowac od razu? | nowe karty po osiedlaniu
    F8.6: kiedy nowe osady | dostałem nową wioskę, budować teraz? | odkryty stos | nowe karty kiedy | czy dostaję nową kartę osady
    F8.6: dostalem nowa osade moge od razu | kupka dochodzi na rynek | kiedy dostaję nową kartę wsi do ręki
    F8.6: czy świeżej wioski nie postawię w tej samej fazie | kiedy na środek wykłada się nowe domki
    F8.6 F2.5: wychodzi kolejna litera kart
    F8.6 F3.3 F17: kiedy dochodzą nowe budynki
    F8.6 F8.7: nowa osada od razu?
    F8.6 F17: kiedy nowe karty
    F8.6 F17 F8.1 F3.3: Kiedy pojawiają się nowe budynki?
    F8.7: ile osad mogę trzymać w ręce | Ile osad mogę mieć na ręce? | ile osad mogę uzbierać | zostawić osadę na następną fazę
    F8.7: zbierać karty osad | zbudować osadę przeciwnika | ile kart na ręce | zachowac osady na pozniej | ile kart osad na rece
    F8.7: za dużo osad na ręce | zatrzymać osadę | karty osad na rece czyje | zbierac osady | nieużyte osady trzymam
    F8.7: wsie w ręce bez limitu | chomikować karty wiosek na później | czy nie mogę postawić wsi należącej do kolegi
    F8.7: ile niewybudowanych osad wolno trzymać
    F8.7 F14.2: osady których nie zbudowałem | czy nieużyta wieś kosztuje punkty | karty na ręce na końcu
    F8.7 F14.2: kara za niezbudowane osady
    F8.8: czy w fazie osadnictwa można zawierać kontrakty | czy można sprzedać wino podczas budowy osad | akcje podczas fazy osad
    F8.8: użyć budynku w fazie | wysyłać mnichów w fazie | odwrócić zboże w fazie osad | czy w fazie osad mogę wynajmować
    F8.8: obrócić zboże w fazie osad | akcja główna podczas osiedlania | kontrakt podczas osiedlania | mnisi w fazie osad
    F8.8: faza wsi bez najmu | w etapie osadnictwa wynająć jeszcze kogoś albo wysłać ludzika
    F8.8: czy w trakcie fazy nie mogę sprzedać flaszki na jedzenie | co wolno poza kupnem terenu i stawianiem wsi
    F8.9: czy po D jest jeszcze faza osad w grze dwuosobowej | ostatnia osada na dwóch graczy | brak fazy po D
    F8.9: Latyfundium w grze na dwóch | osada która zostaje, gdy gramy we dwoje | dwóch graczy, po D już bez osad?
    F8.9: latyfundium we dwoje nie do zbudowania? | we dwoje osada została na ręce | przysiolek po D we dwoje
    F8.9: latyfundium na dwie osoby jak wybudować | we dwoch latyfundium po D jak | we dwoje koniec wsi po D
    F8.9: gram z dziewczyną, jak postawić Latyfundium | czy w parze po czwartej fazie nie ma już wiosek
    F8.9: czym założyć wieś po D w partii dwuosobowej
    F8.9 F10.6: dwóch graczy ostatnia wioska | we dwoje po stosie D
    F8: etap osadnictwa | kiedy zakładamy wioski i skąd nowe karty | czy muszę coś robić w etapie wiosek | co po kolei w fazie wsi
    F9 F9.1: dodatkowa runda na końcu | kiedy jest dodatkowa runda | runda 25 | runda 13 w krótkiej grze | czy jest runda finałowa
    F9 F9.1: co to runda dodatkowa
    F9 F9.1 F3.6: co jest po dwudziestej czwartej rundzie
    F9 F9.1 F9.3: Na czym polega runda specjalna? | co to jest runda specjalna
    F9 F9.6 F3.6 F9.1: Kiedy kończy się gra we czworo?
    F9 F10.6: czy gra na dwóch ma rundę specjalną | bez rundy specjalnej na dwóch | dodatkowa runda dla dwojga
    F9.1: specjalna to runda 25? | finał numer rundy | po której rundzie leci bonusowa, gdy gramy krótko
    F9.1: czy pierwszy przejazd obok E nic nie uruchamia | kiedy wypada dwudziesta piąta runda
    F9.1 F3.6: w której rundzie jest runda specjalna | w której rundzie kończymy | ile rund we czwórkę | numer rundy finałowej
    F9.1 F3.6: która runda jest ostatnia na czterech | ostatnia runda w dlugiej | specjalna kiedy | po rundzie 24
    F9.1 F9: numer ostatniej rundy | czy na końcu jest runda specjalna
    F9.1 F9 F9.3 F10.6: runda specialna kiedy
    F9.2: czy bracia zakonni wracają przed ostatnią rundą | czy bracia zakonni wracają w rundzie specjalnej
    F9.2: Czy przeorzy wracają przed rundą specjalną? | przeor wraca przed końcem | czy mnisi wracają przed rundą finałową
    F9.2: na finał wracają tylko przeorzy? | kto wraca przed specjalna | czy bracia wracają przed rundą specjalną
    F9.2: przeor wraca na koniec | bracia zostają w premiowej | czy bracia tez wracaja na runde bonusowa
    F9.2: przeorzy do domu przed koncem | przeorowie schodzą, braciszkowie nie
    F9.2: czy w finale odzyskam wszystkie pionki czy jednego | czy braciszkowie nie wracają na bonusową
    F9.2: kiedy przeor schodzi z karty przed finałem
    F9.2 F9: czy bracia wracają na końcu
    F9.2 F9.3: bracia zakonni w rundzie specjalnej | czy bracia coś robią w ostatniej rundzie
    F9.3: co można robić w rundzie specjalnej | co mogę zrobić w rundzie specjalnej
    F9.3: Czy w rundzie specjalnej można wejść do zajętego budynku? | po jednej akcji na końcu | przeor na zajętym budynku
    F9.3: kontrakty w rundzie finałowej | karczować w rundzie finałowej | dwóch przeorów razem
    F9.3: torf lub drewno w rundzie finałowej | wynajem na sam koniec | brat w rundzie finałowej
    F9.3: a karczowanie w ostatniej rundzie | dwóch przeorów na jednym budynku w rundzie specjalnej
    F9.3: ten sam budynek kilku osób w finale | czy w ostatniej rundzie można kogoś wynająć
    F9.3: co z kopaniem torfu w ostatniej rundzie | runda specjalna ile ruchow | na co pozwala runda specjalna
    F9.3: koniec: dwoch przeorow w jednym budynku | w specjalnej nie mozna karczowac? | wynajac w specjalnej
    F9.3: co mogę w rundzie specjalnej | kontrakt w ostatniej rundzie | runda specialna ile akcji
    F9.3: karczowanie w rundzie specjalnej | ruchy w rundzie końcowej | ostatnia tura tylko przeor | ostatnia runda wynajem?
    F9.3: cudzy budynek na koniec | wycinka w rundzie dodatkowej | czy w ostatniej rundzie przeor może wejść tam, gdzie ktoś stoi
    F9.3: kilku przeorow na jednym | w bonusowej moge wynajac | na koniec przeor na jego budynek | ostatnia runda drewno
    F9.3: bonusowy ruch opcje | w finale wejdę przeorem na cudzy domek gratis? | czy na koniec nie wolno rąbać ani wynajmować
    F9.3: ile ruchów ma każdy w bonusowej rundzie
    F9.3 F5.2.5: runda specjalna zajęty budynek
    F9.3 F5.3.7: kontrakty w rundzie specjalnej
    F9.3 F9: co robimy w ostatniej rundzie | akcje rundy specjalnej | budować w rundzie specjalnej | przeor gdziekolwiek
    F9.3 F9: czy można karczować na sam koniec
    F9.3 F9.2: ostatnia runda: czy przeor może dołączyć | kto działa w rundzie specjalnej | na końcu bez braci?
    F9.3 F9.2: tylko budowa albo przeor | w specjalnej tylko przeor? | czy w rundzie specjalnej można zawierać kontrakty
    F9.3 F9.2 F9: co wolno w rundzie specjalnej
    F9.3 F9.4: jakie akcje w ostatniej rundzie
    F9.4: czy w rundzie specjalnej można kupić ziemię | odwrócić zboże w rundzie finałowej | ziemia w rundzie finałowej
    F9.4: kupno i obracanie w rundzie specjalnej | drobne akcje w ostatniej rundzie | finał drobne czynności
    F9.4: rozmienić kasę i kupić parcelę w bonusowej | czy w finale nie zabraniają sprzedać flaszki
    F9.4: ile parcel dobiorę w bonusowej kolejce
    F9.4 F6.7 F6.6: kupno ziemi w rundzie specjalnej
    F9.5: czy po rundzie specjalnej jest faza osad | jeszcze raz osady po rundzie finałowej | faza E | faza osad E
    F9.5: jeszcze jedna osada, gdy już wszystko skończone? | wioska po rundzie specjalnej | ostatnia szansa na osadę
    F9.5: faza osiedlania e | osada po rundzie specjalnej | osiedlanie po rundzie dodatkowej | osiedlanie na koniec
    F9.5: etap E wioski | po bonusowej stawiamy jeszcze po wiosce? | czy w fazie E nie dochodzą nowe domki
    F9.5: kto pierwszy zakłada wieś na samym finiszu
    F9.5 F8.1: osada po ostatniej rundzie | ostatnia osada | faza E osady
    F9.5 F8.1 F9: czy po rundzie specjalnej jest jeszcze osadnictwo
    F9.5 F9: czy po rundzie 25 są osady
    F9.6: kiedy liczy się punkty | czy to już koniec gry | po fazie E co dalej | koniec gry po ostatniej osadzie
    F9.6: finisz, podliczamy | wszyscy postawili ostatnie wsie, co teraz | czy po E nikt już nie ma ruchu
    F9.6: kiedy zaczynamy liczyć punkty we trójkę
    F9.6 F3.6 F9.1: kiedy to sie konczy
    F9.6 F3.6 F10.7 F11.6: skąd wiadomo, że gra skończona
    F9.6 F9.1: jak sie gra konczy
    F9.6 F9.1 F3.6: czy to juz koniec
    F10 F10.1: gramy we dwójkę | gra dla pary | przygotowanie na dwóch | co się zmienia na dwóch
    F10 F10.1 F11: objaśnij grę na dwóch | czy można grać we dwoje | jak działa tryb dwuosobowy
    F10 F10.1 F11 F11.1: zasady na dwóch graczy | co się zmienia w dwie osoby
    F10 F10.2: gra we dwoje jak
    F10.1: czym różni się gra dwuosobowa | para: strona tarczy i karty | ile domków bierze udział, gdy gram krótko z kolegą
    F10.1: czy we dwójkę nie gra się przodem rondla | które zasady zostają bez zmian w krótkiej dwuosobowej
    F10.1 F2.4 F16: jakie karty we dwoje | ile kart krotka dwuosobowa
    F10.1 F11.1: co jest inaczej we dwoje
    F10.1 F12 F12.1 F16 F10: czy jest krótsza gra
    F10.2: czy na dwóch koło obraca się przed każdym graczem | we dwoje ile ruchow | dwoje: ja dwa razy potem ty
    F10.2: krótka dwuosobowa ile akcji w turze | we dwoch tura to 2 akcje? | para: dwa ruchy i obrót
    F10.2: jak chodzimy na zmianę w parze, po ile ruchów | czy w dwójkę nie kręcimy kołem przed każdą turą
    F10.2: kto pierwszy zakłada wieś w turze, gdy jest nas dwoje
    F10.2 F5 F5.1 F5.5.1: czy mogę zbudować dwa budynki w turze
    F10.2 F10: dwie akcje pod rząd na dwóch graczy | przebieg tury we dwójkę | czy obaj obracają koło | 2 graczy liczba akcji
    F10.2 F10 F11.2: tura 2 graczy | we dwoje, ile akcji wykonuję | koło przed każdym z nas | czy na zmianę we dwoje
    F10.2 F10.4 F3.1: dwoje mnisi wracaja co ture?
    F10.2 F11.2: Ile akcji ma gracz w grze na dwóch? | Kto gra po mnie w grze dwuosobowej? | tury na dwóch | ile ruchów we dwójkę
    F10.2 F11.2: tury na zmianę | w dwóch ile akcji | we dwoje akcje | 2 graczy kto gra dwa razy
    F10.2 F11.2 F10: Ile akcji mam w turze, gdy gramy we dwoje?
    F10.3: kiedy są fazy osad na dwie osoby | kiedy osady we dwójkę | stos A na dwóch graczy | pierwsze osady we dwoje, która tura
    F10.3: krótka na dwie osoby: faza w turze 7? | para: tury z wsiami | w której turze zakładamy wioski, gdy gram z bratem
    F10.3: czy w dwójkę liczę tylko własne tury do fazy A | kiedy dochodzą kupki w krótkiej partii dla pary
    F10.3 F11.4: we dwoje kiedy stosy
    F10.3 F16 F8.1 F17: we dwoje: w których turach fazy osadnictwa
    F10.4: pierwsza akcja zużyła ostatniego mnicha, co z drugą | druga akcja bez pracowników
    F10.4: wszyscy wysłani po pierwszej z dwóch akcji | dwie akcje w turze, ale po pierwszej brak mnichów
    F10.4: ostatniego człowieka wysłałem pierwszą akcją, co z drugą | nikogo w domu na drugą akcję przy dwóch graczach
    F10.4: obaj mnisi poza domem po pierwszej akcji | ostatni mnich poszedł w pierwszej akcji a druga akcja
    F10.4: dwóch graczy druga akcja bez mnichów
    F10.4: na dwóch: ostatni mnich poszedł w pierwszej akcji, czy drugą mogę użyć swojego budynku
    F10.4: 2os po pierwszej akcji nie mam ludzi | drugi ruch bez zakonnika | w parze pierwszym ruchem poszedł ostatni pionek
    F10.4: czy między moimi dwoma ruchami nikt nie wraca | co mogę jeszcze zrobić drugim ruchem, gdy wszyscy są wystawieni
    F10.5: ile ziemi na turę w grze dwuosobowej | czy w turze dwuosobowej można kupić ziemię dwa razy
    F10.5: limit ziemi przy dwóch akcjach | para: jedna parcela na turę | gram z jedną osobą, dobiorę teren przy obu ruchach?
    F10.5: czy we dwoje nie mogę kupić dwóch kafli w turze | ile terenu w dwójkę poza etapem wsi
    F10.5 F6.6: ziemia przy każdej z dwóch akcji | ziemia na turę we dwójkę
    F10.6: ile trwa gra na dwie osoby | brak rundy specjalnej we dwójkę | liczba tur na dwóch | nie ma ostatniej rundy na dwóch?
    F10.6: dwie osoby runda specjalna | we dwoje bez ostatniej rundy? | brak limitu tur we dwoje | dwóch graczy ile rund?
    F10.6: pojedynek bez końca | runda dodatkowa na dwoje | para bez finałowej
    F10.6: jak długo gra się krótko we dwie osoby, zależy od nas? | czy w parze nie ma bonusowej ani E
    F10.6: ile tur trwa partia dla dwóch osób
    F10.6 F9.1: czy na dwóch jest runda specjalna
    F10.6 F10.7: Jak kończy się krótka gra dwuosobowa? | bez konca we dwoje | we dwoje bez konca?
    F10.7: został jeden budynek na dwóch graczy | ostatnia akcja drugiego | jak skończyć grę we dwójkę | ostatnia tura przeciwnika
    F10.7: kiedy koniec, gramy w parze | oferta prawie pusta we dwoje | dwie osoby został jeden budynek w ofercie co teraz
    F10.7: w ofercie została jedna karta, gramy we dwoje | gra we dwojke kiedy koniec | we dwoje ostatni budynek wziety
    F10.7: para: koniec przy jednej karcie | na rynku został jeden domek, kończymy w parze?
    F10.7: czy przeciwnik nie ma już ruchu po zakończeniu | ile akcji dostaje rywal na pożegnanie w dwójkę
    F10.7 F10.8: jak sie konczy na dwie osoby
    F10.7 F11.6: kiedy kończy się gra na dwie osoby | kiedy kończy się gra dwuosobowa | jak kończą dwaj gracze
    F10.7 F11.6: gra kończy się przy kilku budynkach | koniec na dwóch | kiedy kończymy we dwójkę
    F10.7 F11.6: ostatnia karta z oferty na dwóch | została jedna karta i jest nas dwoje | kiedy kończy się na 2
    F10.7 F11.6: czy koniec gdy oferta pusta, dwóch graczy | para gra, kiedy koniec | zakończenie dla nas dwojga
    F10.7 F11.6: koniec długiej wersji na dwoje | skąd wiadomo, że gra na dwie osoby się kończy | dwóch graczy kiedy koniec
    F10.7 F11.6: 2 graczy ostatni budynek | mało kart na dwoje | jest nas dwoje, koniec | koniec gry na 2 osoby
    F10.7 F11.6 F3.6 F9 F9.1 F9.6: kiedy koniec gry
    F10.8: czy nowe budynki mogą zatrzymać koniec gry dwuosobowej | sprawdzić koniec we dwójkę | czy koniec można cofnąć
    F10.8: w ofercie znowu więcej budynków, czy koniec się cofa | czy sprawdzamy ofertę po każdej turze | kontrola rynku po turze
    F10.8: kiedy sprawdzamy w parze, ile domków zostało | czy zakończenia we dwoje nie da się odwołać
    F10.8: kto pilnuje, czy rynek już prawie pusty
    F10.8 F10.7: czy koniec mozna jeszcze cofnac we dwoje
    F10: krótka partia w parze | gramy z mężem, jakie zasady na szybko | czy zwykła dwuosobowa nie ma wspólnych rund
    F10: gdzie są reguły krótkiej gry na parę
    F11 F11.1: długa gra dla pary | we dwójkę pełna gra | wszystkie karty na dwóch
    F11 F11.2: dluga gra we dwoje jak
    F11.1: Których kart nie używa się w długiej grze dwuosobowej? | karty w długiej dla dwojga
    F11.1: które karty odpadają w długiej na dwóch francja | długa w parze: karty i przód rondla
    F11.1: które domki wylatują w pełnej grze z żoną | czy w długiej na dwójkę nie używamy tyłu tarczy
    F11.1: ile kart w pełnej dwuosobowej po francusku
    F11.1 F2.2 F10.1: dluga na dwoch strona kola
    F11.1 F10.1: dluga na dwoch ktore budynki odpadaja
    F11.1 F10.1 F2.4: długa na dwóch: które karty do pudełka
    F11.2: rozpoczynający dwie akcje, drugi jedną | akcje w długim pojedynku | najpierw podwójna potem pojedyncza akcja
    F11.2: kolejność ruchów w długiej wersji dla dwojga | trzy akcje pod rząd przy dwóch? | kolejność akcji w długim pojedynku
    F11.2: dluga na dwoch kto kiedy gra | partia na dwóch długa ile akcji kto ma | dluga gra na dwoch kto kiedy
    F11.2: dluga na dwoch startowy 2 akcje | starter dwa, rywal jeden | kto ile ruchów robi w pełnej grze we dwoje
    F11.2: czy w długiej parze nie wychodzą mi trzy ruchy pod rząd | kiedy kręcimy rondlem w pełnej dwuosobowej
    F11.2 F0.3: dluga na dwoch dwie akcje potem jedna
    F11.2 F11.1 F11: jak działa długi wariant dwuosobowy
    F11.3: kiedy wracają mnisi w długiej grze dwuosobowej | powrót mnichów w długiej grze na dwóch
    F11.3: długa gra dwuosobowa, czy ludzie wracają między naszymi ruchami | we dwoje długa: powrót mnichów raz na rundę
    F11.3: ruszył się po mojej podwójnej akcji, moi już w domu? | dluga na dwoch powrot mnichow
    F11.3: długa dwuosobowa kiedy wracają mnisi | długa w parze: zejście pionków raz | moi zakonnicy schodzą przed ruchem rywala?
    F11.3: czy w pełnej dwuosobowej nikt nie wraca w środku rundy | kiedy ściągam braciszków w długiej grze z żoną
    F11.4: rundy osad w długiej grze na dwie osoby | fazy w długim pojedynku | długa gra na dwie osoby faza A w której rundzie
    F11.4: kiedy osady w długiej wersji dla dwóch | dluga na dwoch stosy | długa w parze: rundy wsi
    F11.4: kiedy zakładamy wioski w pełnej partii we dwoje | czy w długiej parze wsie nie wypadają inaczej niż w krótkiej
    F11.4: w której rundzie dochodzi kupka D w pełnej dwuosobowej
    F11.4 F10.3: we dwoje kiedy dochodzi stos C
    F11.5: kupowanie ziemi w długiej grze dwuosobowej | ziemia w długim pojedynku | ziemia na turę w długiej dwuosobowej
    F11.5: podwójna akcja, ile zagonów wtedy | dluga na dwoch limit ziemi | długa w parze: parcele
    F11.5: przy podwójnym ruchu dobiorę dwa kafle terenu? | czy przy pojedynczym ruchu nie mogę kupić parcele w długiej parze
    F11.5: ile razy na rundę kupię pole w pełnej grze we dwoje
    F11.5 F6.6: ile ziemi mozna kupic w dlugiej na dwoch
    F11.6: zostały trzy budynki w długiej na dwóch | koniec długiego pojedynku | długa gra na dwóch: warunek końca
    F11.6: jak się kończy długa gra na 2 osoby | dluga na 2 zostaly 3 budynki | długa w parze: finisz przy trzech kartach
    F11.6: zostały trzy domki na rynku, co dalej w pełnej dwuosobowej | czy drugi nie dogrywa swojego ruchu, jak starter zakończy
    F11.6: kiedy zamykamy pełną partię we dwójkę
    F11.6 F11: pełna gra na dwoje, zakończenie
    F11: pełna partia w parze | gramy we dwoje, ale na długo | czy długa dwuosobowa nie ma tur na zmianę jak krótka
    F11: gdzie są reguły długiej gry dla pary
    F12 F12.1: szybki wariant | tryb krótki na trzech lub czterech | czego brakuje w krótkiej grze | jak działa krótka gra
    F12 F12.1: krótsza rozgrywka | zmiany w krótkiej grze | gra na godzinę
    F12 F12.1 F16: szybsza wersja gry
    F12.1: Ilu braci zakonnych jest w krótkiej grze? | ilu mnichów jest w krótkiej grze | jakich kart używa się w szybkiej grze
    F12.1: tylko jeden brat zakonny | pracownicy w szybkiej grze | karty w szybkiej grze | ilu mnichów w krótkiej grze
    F12.1: krotka ilu braci | krótka gra mnisi | krótka gra przygotowanie | mniej ludzi w krótkiej
    F12.1: gra na godzinę: mniej pracowników? | mniej mnichow w krotkiej | tylko jeden brat? | skrócona: zestaw i pionki
    F12.1: iloma zakonnikami gram, gdy partia jest szybka | czy w skróconej nie mam drugiego braciszka
    F12.1: ile kart wykładamy, gdy gramy krótko we trójkę
    F12.1 F0.4: czemu mam tylko dwóch ludzi w krótkiej grze | krótka: ilu mnichów | jeden brat w szybkiej
    F12.1 F0.4: w krótkiej tylko dwóch mnichów?
    F12.2: kiedy są fazy osad w krótkiej grze | dwanaście rund | harmonogram szybkiej gry | osady w szybkiej grze
    F12.2: krótka gra: w których rundach nowe budynki | ile rund w szybkiej grze | krotka gra kamien winogrona runda
    F12.2: krotka stosy kiedy | ile rund krótka | kiedy kamien w krotkiej | skrócona: przebieg 12 plus finał
    F12.2: w której rundzie stawiamy wioski, gdy partia jest szybka | czy po dwunastej nie ma jeszcze bonusowej w skróconej
    F12.2: kiedy dochodzą kupki, jak gramy na skróty
    F12.2 F12 F16: Jak długo trwa krótka gra?
    F12.2 F12.1 F16: czas szybkiej gry | krótka gra ile rund | jak długa jest szybka gra
    F12.3: podarunki w krótkiej grze | co dostaje się w podarunku w rundzie 4 | Co dostają gracze co rundę w krótkiej grze?
    F12.3: wszyscy dostają dobra na początku rundy w krótkiej grze | prezenty w szybkiej grze
    F12.3: jakie dobra rozdaje się w rundzie 5 | każdy dostaje dwa żetony | lista darmowych dóbr | jakie dobra w tej rundzie
    F12.3: dobra na początku rundy | podarunek kamień | jakie dwa dobra w rundzie 8 | prezent na początku każdej rundy, szybka gra
    F12.3: podarunki w rundzie 1 | podarunek w rundzie 5 | krótka gra co dostajemy co rundę | darmowe dobra krotka gra
    F12.3: krotka w ktorej rundzie 5 monet | dobra za darmo co rundę krótka | szybka gra co dostaję w rundzie
    F12.3: co dostajemy wszyscy w każdej rundzie krótkiej gry | jakie darmowe towary co rundę w krótkiej grze
    F12.3: darmowe towary co runde krotka gra | prezenty co runde w krotkiej | kamien gratis runda 4 krotka
    F12.3: jakie podarunki w rundzie 8 | gratisy co obrót | co wpada wszystkim po zakręceniu kołem w skróconej
    F12.3: czy gratisowe klocki nie cofają niczego na tarczy | w której rundzie szybkiej gry dostaję mięso gratis
    F12.4: kto jeszcze dostaje glinę w krótkiej grze | Czy inni coś dostają, gdy wycinam las?
    F12.4: dodatkowy żeton dla każdego w szybkiej grze | sąsiad karczował, a ja dostałem drewno | o jeden więcej przy produkcji
    F12.4: czy inni też dostają | czemu jedno drewno więcej | każdy bierze jedno, gdy produkuję
    F12.4: użyła budynku i wszyscy dostaliśmy po jednym | każdy dostaje zboże w krótkiej
    F12.4: czy coś mam z tego, że przeciwnik bierze owce w krótkiej grze
    F12.4: czemu wszyscy dostają po jednym gdy produkuję w krótkiej | krótka gra: czy dostanę jedno, gdy on karczuje
    F12.4: on produkuje, ja tez dostaje | plus jeden dla wszystkich krotka | czy każdy dostaje towar jak produkuję
    F12.4: krótka 3 osoby bonus gliny dla innych | inni też biorą jeden | po jednym dla wszystkich | dostaję plus jeden
    F12.4: wszyscy biorą kafelek, kiedy produkuję? | produkcja dla wszystkich krotka | plus jeden dla każdego
    F12.4: kolega zgarnął glinę z rondla, a mnie też coś kapnie?
    F12.4: czy właściciel wynajętej karty nie dostaje dodatkowego klocka w skróconej
    F12.4: ile dostają pozostali, gdy ktoś rąbie las na szybko
    F12.4 F12.3: Co dostają inni w krótkiej grze, gdy ktoś bierze dobra? | gra na godzinę: ktoś produkuje, a ja dostaję jedno
    F12.4 F12.3: dodatek dla wszystkich przy karczowaniu
    F12.5: czy kontrakty w krótkiej grze są takie same | te same zasady w szybkiej grze | ziemia w szybkiej grze
    F12.5: co się nie zmienia w szybkiej grze | czy w krótkiej grze punktuje się inaczej | krotka reszta jak w dlugiej?
    F12.5: skrócona: reszta zwyczajnie | umowy i parcele w szybkiej partii jak zawsze?
    F12.5: czy w skróconej nie liczymy punktów innym sposobem | co się nie różni od pełnej, gdy gramy na czas
    F12.6: po co są dwie małe liczby na krótkiej planszy | cyfry na krótkiej planszy | dwie małe cyfry na krótkiej planszy
    F12.6: która z dwóch cyferek jest dla czterech | dwie cyferki skrócona plansza
    F12.6: które małe numerki czytamy, gdy gramy szybko we trójkę | czy druga cyferka nie jest dla trzech osób
    F12.6: gdzie patrzeć na skróconej planszy, gdy jest nas czworo
    F12: skrócony wariant 3–4 | mamy mało czasu i jest nas troje, jak grać | czy szybka partia nie ma prezentów dla każdego
    F12: gdzie są reguły godzinnej rozgrywki we czwórkę
    F13 F13.1 F13.2: zasady dla jednego gracza | jak działa gra solo | wyjaśnij solo | zasady solo w skrócie | jak się gra samemu
    F13 F13.2: czy można grać samemu | zasady pasjansa | gra dla jednej osoby | przebieg tury solo
    F13 F13.2 F13.1: jak grać samemu
    F13 F13.2 F13.11: gra w pojedynkę
    F13 F13.10 F13.2: Ile tur trwa gra solo?
    F13.1: z czym zaczynam w grze solo | czy samemu dostaje się dobra na start | solo ceny ziemi od najdroższej
    F13.1: przygotowanie gry solo | solo co mam na początek | samemu dobra startowe | solo ceny ziemi | nic na początku samemu
    F13.1: solo bez dobr na start? | solówka przygotowanie | co mam na wejściu, jak gram w samotności
    F13.1: czy w solówce nie dostaję żadnych towarów | ile kosztuje pierwszy pasek ziemi w samotnej partii
    F13.1 F2.6: początek gry solo | dobra na początku samemu | otwarcie solo | samemu zaczynam z niczym?
    F13.1 F2.6: czy mam dobra w pierwszej turze solo | samemu bez dóbr na start?
    F13.1 F2.7: ceny ziemi w grze solo | solo ceny zagonow od najdrozszego
    F13.1 F13.3 F4.5: znacznik winogron w solo
    F13.2: akcje na turę przy grze w pojedynkę | tura solo, dwie rzeczy? | gram sam ile akcji | ile akcji w turze gdy gram sam
    F13.2: solówka tura | co robię w turze, jak gram bez nikogo | czy neutralni nie schodzą razem z moimi zakonnikami
    F13.2: ile ruchów i ile parcel na turę w solówce
    F13.2 F13.10 F16: ile tur solo
    F13.3: czy w grze solo można stracić znacznik | znaczniki wypadają w grze solo | solo: znacznik spada z koła
    F13.3: znacznik wypada z gry | nie da się już produkować dobra | mój znacznik drewna zniknął w solo | znacznik zniknął z koła
    F13.3: dobro stracone na zawsze | solo, drewno wypadło | czy w grze solo znaczniki spadają z koła
    F13.3: solo: znacznik wypadł z koła, co z nim | drewno znika z koła, gdy gram sam | stracilem znacznik solo
    F13.3: gra solo znacznik na 10 znika | znacznik znika samemu | solo po dziesięciu | znacznik zlecial z kola jak gram sam
    F13.3: solo znacznik drewna zniknal | sam tracę znacznik | solówka utrata klocka
    F13.3: klocek doszedł do dziesiątki i zleciał, gdy gram bez nikogo | czy dobra nie można już produkować po stracie w solówce
    F13.3: kiedy klocek jest stracony na dobre
    F13.4: Kim jest neutralny gracz? | kim jest drugi gracz w grze solo | druga prowincja w solo | co ma neutralny
    F13.4: ziemia neutralnego | co posiada neutralny | prowincja manekina | czy neutralny ma ziemię | co ma gracz neutralny
    F13.4: co ma ten sztuczny gracz | neutralny stan posiadania | co ma na planszy ten bot w solówce
    F13.4: czy neutralny nie zbiera punktów ani żetonów | ilu zakonników ma wirtualny rywal
    F13.4 F13.5: czy neutralny ma dobra albo monety | kim jest szary gracz | koszt kontraktu z neutralnym | mnisi neutralnego
    F13.4 F13.5: plansza neutralna | monety dla neutralnego
    F13.4 F13.6: Jakie budynki stawia gracz neutralny?
    F13.5: jak użyć budynku neutralnego gracza | komu płacę w grze jednoosobowej | wynająć neutralnego | zapłacić neutralnemu
    F13.5: użyć budynków neutralnego | który neutralny mnich | cena kontraktu z neutralnym | jak użyć budynku neutralnego
    F13.5: monety dla neutralnego gdzie ida | wynajem u neutralnego | place do banku czy neutralnemu | neutralny wynajem do banku
    F13.5: wejść na kartę bota, komu dać monetę | czy za najem u neutralnego nie idzie kasa do banku
    F13.5: ile kosztuje umowa z wirtualnym sąsiadem po mojej winiarni
    F13.5 F13.4: budynki neutralnego gracza | wynająć neutralnego brata
    F13.5 F13.7: czy mogę używać budynków neutralnego
    F13.6: gdzie gracz neutralny stawia budynki | kiedy można przykryć budynek | niekupione karty w solo
    F13.6: kłaść budynki jeden na drugim | klasztory neutralnego | opróżnić ofertę | budynki których nikt nie kupił
    F13.6: położyć resztę budynków u neutralnego | co się dzieje z ofertą w solo | czy wszystkie karty trzeba położyć
    F13.6: czy nowa karta neutralna może leżeć na starej | faza osad solo a karty z oferty | kolejność kładzenia kart neutralnych
    F13.6: gdzie klasztory neutralnego | co z kartami w ofercie, gdy zaczyna się faza osad w solo | neutralne karty teren wazny?
    F13.6: kamieniolom u neutralnego | solo karty zostaja | co z niezbudowanymi kartami w solo
    F13.6: czy można przykryć budynek gracza neutralnego | solo kamieniolom na neutralnej planszy teren
    F13.6: niezbudowane karty samemu | neutralny buduje | na starym budynku | solo pozostałe karty
    F13.6: neutralny: przykryć stary budynek | gram sam co z kartami ktorych nie kupilem | solo przykryc obejscie
    F13.6: solo klasztorny obok klasztornego | neutralny układa resztki | domki, których nie kupiłem, gdzie je upchać u bota
    F13.6: czy klasztoru neutralnego nie mogę przykryć zwykłą chatą | kiedy niezbudowane karty lecą na planszę bota
    F13.7: czy neutralny przeor może użyć nowego budynku | neutralny przeor na właśnie położony budynek
    F13.7: od razu użyć nowego budynku neutralnego | od razu użyć nowego neutralnego budynku grając samemu
    F13.7: po położeniu neutralnych kart mogę którejś użyć | czy neutralny przeor kosztuje akcję | użycie neutralnego przeora
    F13.7: przeor neutralny używa nowego budynku | neutralny przeor na wylozona karte | neutralny przeor po wykładaniu
    F13.7: bot właśnie dostał kartę, mogę z niej skorzystać | czy wejście neutralnym przeorem nie zjada mi ruchu
    F13.7: ile płacę, gdy świeżą kartę bota odpala jego przeor
    F13.8: kiedy wracają neutralni mnisi | mnisi neutralnego wracają | neutralni wszyscy na budynkach, kiedy do domu
    F13.8: powrót neutralnych mnichów solo | neutralni schodzą drugi raz | przeor bota był ostatni w domu, co dalej
    F13.8: czy po wejściu neutralnego przeora nikt nie sprawdza zejścia | kiedy pionki bota schodzą po wykładaniu kart
    F13.8 F13.9: neutralni mnisi wracaja znowu | kiedy neutralny zabiera mnichów po wyłożeniu budynków
    F13.9: kiedy mogę budować osady w grze solo | tury z osadami solo | kolejność w turze solo z fazą
    F13.9: solo w których turach osiedlanie | solówka: tury z osadami | w której turze zakładam wsie, gdy gram bez nikogo
    F13.9: czy w solówce nie stawiam wsi przed ruchem bota | kiedy w turze 16 wykonuję swoje dwa ruchy
    F13.9 F16 F17: solo fazy osad kiedy
    F13.9 F17 F16: kiedy osady samemu | tury 12, 16, 22 i 26 solo | fazy solo
    F13.10: ostatnia tura solo | tura 32 | jak kończy się solo | tura 32 w pojedynkę | kolejność w ostatniej turze solo
    F13.10: czy po moich dwóch ostatnich akcjach solo jest osada | ostatnia tura solo kolejność | jak długo samemu
    F13.10: solo liczba tur | solo zakończenie | samemu koniec | kiedy kończy się jednoosobowa | solo ostatnia tura
    F13.10: solówka tura 32 | ostatnia tura w samotnej partii, najpierw moje ruchy? | czy po 32 turze nie dochodzą już nowe karty
    F13.10: kiedy bot układa karty w finale solówki
    F13.10 F13.9 F16: ostatnia tura solo, w jakiej kolejności
    F13.10 F13.11 F3.6: samotna gra koniec
    F13.10 F13.11 F13.9: ile trwa solo
    F13.11: ile punktów potrzeba solo | Ile punktów trzeba zdobyć w grze solo? | ile punktów, żeby pokonać grę solo
    F13.11: cel gry samemu | czy wygrałem solo | dobry wynik solo | czy solo jest runda specjalna | jak wysoki wynik samemu
    F13.11: 500 punktów | wygrać sam ze sobą | czy 450 punktów wystarczy samemu | mam 510, czy wygrałem
    F13.11: poniżej 500 to przegrana solo | ile trzeba mieć punktów solo | ile punktów żeby wygrać solo
    F13.11: jaki wynik solo jest dobry | 480 punktow solo wystarczy? | ile pkt trzeba żeby wygrać samemu | czy wygrałem sam
    F13.11: wynik do pobicia solo | 500 | wygrac solo | solówka próg 500 | jaki wynik trzeba wykręcić, grając bez nikogo
    F13.11: czy 499 to jeszcze nie wygrana w pojedynkę | ile punktów z samych moich ziem i towarów potrzeba
    F13: pasjans z neutralnym | gram sam ze sobą, jakie reguły | czy w trybie jednoosobowym nie potrzebuję rywala
    F13: ile tur gra się w pojedynkę
    F14: policzyć wynik | jak oblicza się punkty | składniki wyniku końcowego | skąd są punkty | punktacja końcowa
    F14: jak to zsumować | co daje punkty | łączny wynik | obliczenie zwycięzcy | jak liczyc | podliczenie końcowe
    F14: skąd się biorą punkty na finiszu, z trzech źródeł? | czy nie muszę niczego odejmować od wyniku
    F14: gdzie jest przepis na podliczenie zwycięstwa
    F14 F14.1 F14.2 F14.3: Jak liczy się punkty na koniec? | podliczanie punktów na koniec | jak się liczy wynik na koniec
    F14.1: ile punktów daje relikwia | czy wino daje punkty na koniec | po co komu księgi na końcu gry
    F14.1: Ile wart jest cud na koniec? | Ile punktów dają pieniądze? | Czy niewykorzystane dobra dają punkty?
    F14.1: punkty za relikwie i księgi | czy pieniądze coś dają na koniec | punkty za towary | które żetony dają punkty
    F14.1: punkty za ceramikę | resztki dóbr | czy pieniądze to punkty | trunek na koniec | najcenniejsze dobro | punkty za żeton
    F14.1: ile punktów za mięso | czy książki się liczą | ile warta ceramika | pięć monet dwa punkty | wino na koniec
    F14.1: 8 monet, punkty? | ile warte jest 12 monet na końcu | czy cud jest lepszy od relikwii | punkty za 3 książki
    F14.1: ile dają ozdoby | mięso, zboże i drewno na końcu, jakieś punkty | zostały dwie monety | glina nic nie daje
    F14.1: czy torf punktuje | ile punktów jest warta relikwia | ile pkt za relikwię | ile jest warta księga | punkty za monety
    F14.1: ozdoba punkty | relikwia a cud w punktach | zostały 4 monety, jakieś punkty? | czy surowce punktuja
    F14.1: wino punkt czy moneta | czy piwo daje punkty | pozostale dobra warte | czy ksiazki daja punkty | ile pkt za ozdobe
    F14.1: czy mieso na koniec cos daje | 5 monet to ile punktow | whisky punkty czy monety | dobra punkty | cud pkt
    F14.1: ceramika pkt | monety na koniec | czy dobra się liczą | chleb punkty | zostało mięso | ile warta ozdoba
    F14.1: ile punktów za książkę | 9 monet na koniec ile punktów | kasa na koniec gry punkty | czy zostale drewno cos daje
    F14.1: zostalo wino 1 pkt? | relikwia pkt | 7 monet ile pkt | ceramika punkty | wartość książki | towary w punktach
    F14.1: ile dostanę za garnki i ozdoby na mecie | czy za samo mięso i torf nie ma nic na finiszu
    F14.1: ile punktów za 13 monet i flaszkę
    F14.1 F1.3: Ile punktów daje cud?
    F14.1 F6.3: czy monety dają punkty
    F14.1 F6.4: czy wino punktuje
    F14.2: jak policzyć punkty za budynki | co z osadami, których nie zbudowałem | Co to jest wartość ekonomiczna?
    F14.2: Czy kolonia artystów odejmuje punkty? | punkty za budynki | liczba w tarczy | suma wszystkich budynków
    F14.2: karty zostawione na ręce | żółta tarcza | punkty kart | czy niezbudowana wieś to minus | wartość ekonomiczna budynków
    F14.2: punkty z tarczy na karcie | ujemne punkty budynkow | tarcza na karcie | punkty za budynek | niezbudowana osada punkty
    F14.2: liczba na budynku | punkty z tarczy na budynku | kancelaria ile punktow | tarcze domków suma
    F14.2: dodać cyfry z tarcz na moich chatach | czy wioska w ręce nie daje minusa na finiszu
    F14.2: ile wart jest nadrukowany domek przy podliczaniu
    F14.2 F1.1: wartość ekonomiczna co to
    F14.2 F8.7: Co z niezbudowanymi osadami na końcu?
    F14.2 F14: czy budynki same są warte punkty | duże budynki dają punkty? | różnica między tarczą a domkiem
    F14.2 F14: czy same budynki dają punkty
    F14.2 F14.3: dwie liczby na karcie, tarcza i domek | która cyfra karty się liczy | symbole z liczbami na kartach
    F14.2 F14.3: tarcza a dom na karcie | niezbudowane osady minusowe?
    F14.2 F14.3 F14: co to za dwie liczby na karcie | dwie liczby na kazdej karcie
    F14.3: jak się liczy punkty za osady | ile punktów jest za wodę | Czy osada liczy punkty sąsiadów?
    F14.3: Jak zdobyć punkty za osady? | Ile punktów daje woda? | Czy osada przy wodzie daje więcej punktów?
    F14.3: Czy osada punktuje za sąsiednie budynki? | Ile warta jest woda przy osadzie? | liczba w symbolu domu | punkty za wsie
    F14.3: co liczy się wokół osady | wartość domku | osady obok siebie | morze przy osadzie | minus za złych sąsiadów
    F14.3: przykład punktacji osady | budynki wokół wsi | sąsiedzi się liczą | dwie wsie obok siebie | morze warte trzy
    F14.3: symbol domku | czy budynek liczy się dla obu wsi | wspólny sąsiad liczony podwójnie | wieś nad morzem, ile punktów
    F14.3: zła wartość domku obok wsi | ile daje woda przy liczeniu osad | czy budynek między dwiema wioskami liczy się podwójnie
    F14.3: czy morze daje punkty wsi | co to są punkty dodatkowe karty | ujemna wartość domu | liczba w domku na karcie
    F14.3: karta przy dwoch osadach | jak punktują osady | punkty za pustą wodę | dwie osady obok siebie licza sie obie?
    F14.3: domek na karcie obok osady | domki | symbol domu | punkty wioski | ujemny obok wioski | co się liczy wokół osady
    F14.3: morze przy wiosce | budynek między dwiema osadami | czy woda obok osady się liczy
    F14.3: budynek między dwiema osadami, liczy się dwa razy? | torfowisko obok wsi coś daje? | woda obok osady ile daje
    F14.3: ujemny domek | lasy na koniec cos warte | woda 3 punkty | ujemne domki przy osadzie
    F14.3: budynek przy 2 osadach liczy sie 2 razy | domki wokół wioski | ile zbierze moja wieś z tego, co stoi obok
    F14.3: czy krzaki przy wiosce nic nie dokładają | ile punktów za morze przy mojej wsi
    F14.3 F0.7: czy lasy dają punkty | las obok wsi | puste pole przy osadzie | torfowisko jako sąsiad | drzewa obok osady
    F14.3 F0.7: czy lasy cos daja na koniec
    F14.3 F7.6: czy po skosie też się liczy
    F14.3 F14: co sąsiaduje z osadą
    F14.3 F14 F14.2: jak punktują osady na koniec
    F14.4: kto wygrywa przy remisie | Co przy remisie? | równy wynik, kto jest pierwszy | taki sam wynik | rozstrzyganie remisu
    F14.4: taka sama liczba punktów | wspólne zwycięstwo | najwięcej punktów wygrywa | równe punkty | remis | nikt nie prowadzi
    F14.4: mamy po tyle samo punktów, kto wygrywa | mamy po rowno | oboje zremisowali | remis kto wygrywa | rozstrzyganie remisow
    F14.4: równy wynik | tyle samo pkt | mamy po 143 punkty, kto wygrał | kto wygrywa | dogrywka nie, wspólna wygrana
    F14.4: mamy po równo, kto jest górą? | czy nie ma żadnego rozstrzygnięcia, gdy dwie osoby mają tyle samo
    F14.4: kto zostaje zwycięzcą partii
    F14.4 F14 F13.11: Jak wygrać?
    F15: co znaczą małe wydrukowane cyfry na planszy | jak zauważyć, że o czymś zapomnieliśmy | małe cyfry na planszy
    F15: sprawdzić czy nie zapomniano tury | liczby kontrolne | dwie liczby na polu planszy
    F15: liczby nadrukowane przy polach planszy | po co tłusta cyfra | grube cyfry na planszy | cyfra kontrolna
    F15: male cyferki przy kole | po co cyfry na planszy | cyferki kontrolne po co
    F15: zapomnieliśmy zakręcić kołem, po czym to poznać | czy tych małych numerków na planszy nie można zignorować
    F15: który numerek dotyczy drugiego okrążenia belki
    F16: porównanie wszystkich trybów | przegląd według liczby graczy | tabela wariantów | tabelka wariantów
    F16: w ile osób można w to zagrać i jakie są odmiany | czy dwuosobowe partie nie mają ustalonej liczby rund
    F16: ile kart, pionków i rund w każdej odmianie
    F16 F2.2: dla ilu osób jest gra
    F16 F3.4: Ile akcji przypada na rundę przy trzech graczach?
    F16 F3.6: ile jest rund
    F17: stos C kiedy | tabela stosów | 4 graczy stos D | stos c runda trzech graczy | w ktorej rundzie d | lista rund ze stosami
    F17: kiedy b | w ktorych rundach stosy | tabelka faz | numery rund, kiedy wchodzą litery A B C D E
    F17: czy we dwójkę nie ma terminu na E | kiedy wypada C w długiej na trzech
    F17 F2.5 F8.2 F8.6: kiedy dochodzą nowe karty
    F17 F3.3 F5.5.6 F8 F8.1: kiedy stawia się osady
    F17 F3.3 F8.6: kiedy wchodzi stos C
    F17 F8.1: rundy faz osad | kiedy wykłada się stos A | harmonogram stosów
    F17 F8.1 F3.3: Kiedy jest pierwsza faza osadnicza?
    F9: finał 3–4 osoby | jak wygląda sam koniec partii we czwórkę | czy po 24 rundach nie koniec od razu
    F9: co po kolei w finałowej rundzie

# To samo dla pytań, na które odpowiadają karty.
card-questions =
    F03: tanie zboże | jedna moneta za sześć zboża | dużo pszenicy | za jedną monetę sześć worków ziarna | hurtowe żyto za grosz
    F03 I03: dużo zboża za monetę | kupić zboże
    F04: Co robi Wiatrak? | Jak zamienić zboże na mąkę? | co daje mąkę | mielić zboże na mąkę | mąka i słoma ze zboża | młynarz
    F04: kto mieli | zmielić mąkę | gdzie zmielić zboże | kto mieli zboże na mąkę | mąka | mielenie | młyn
    F04: przerobić do siedmiu ziaren na mąkę i dorzucają siano | mąka ze słomą, limit siedem
    F04 F15: źródło mąki | zdobyc make | maka
    F04 I04: słoma z budynku | zboże i słoma | jak zrobić słomę
    F04 LR2 I05: jak zdobyć słomę
    F05: jak zrobić chleb | Co robi Piekarnia? | jak zrobić chleb z mąki | kto sprzedaje chleb | piec na chleb | piekarz
    F05: sprzedać chleb za cztery monety | upiec | kto piecze | mąka w bochenki | czego potrzebuje piekarnia | koszt piekarni
    F05: mąka na chleb | piekarna koszt | piec chleb | mąka i ogień | sprzedaż chleba | co zrobić z mąką
    F05: piekę bochenki na połówkach opału i opycham dwa po cztery monety | bochenek z mąki
    F05 F08 F33 F15: skąd wziąć chleb
    F05 F20: gdzie sprzedam chleb
    F05 F33: gdzie zrobię chleb z mąki
    F05 F33 F08 F15: źródło chleba | bochenek chleba
    F05 F33 F08 F15 G19 I30 I05: potrzebuję dużo żywności | głodna osada, który budynek | najlepszy budynek na żywność
    F05 F33 F08 F15 G19 I30 I05: budynek duzo zywnosci
    F08: cztery różne dobra za pieniądze i chleb | cztery różne dobra | chleb i 7 monet | wymienić cztery rodzaje
    F08: cztery rodzaje towarów wymienić na bochenek i siedem hajsu | cztery różne na chleb i kasę
    F09: użyć sąsiedniego budynku za darmo | winogrona i budynek obok | użyć karty sąsiedniej we Francji
    F09: winogrono i gratisowe wejście na pusty domek tuż obok, żółta karta za trzy monety | grona plus sąsiedni domek
    F09 I10: użyć karty obok | sąsiedni budynek bez płacenia | ogród i sąsiedni budynek | ogród, użyć budynku obok
    F09 I10: użyć sąsiedni budynek | winogrono i użycie obok | słód i użycie obok | pusty budynek obok
    F10: usunąć las i budować | stolarnia | dodatkowy budynek za las | stolarz | oddać las i od razu budować
    F10: poświęcam drzewa bez drewna i od ręki stawiam chatę | wycinka dla dodatkowego domku
    F10 F11 G18: Gdzie dostanę ceramikę?
    F10 I23: budować dwa razy | karta z dodatkową akcją budowania | jeszcze jedna budowa | budować jeszcze raz
    F10 I23: karta która buduje
    F11: drewno wino moneta ceramika | darmowe wino nad morzem | drewno, wino, moneta i ceramika za nic | spacer po porcie
    F11: nadmorska karta: deska, flaszka wina, monetka i garnek gratis | wino i garnek za nic
    F11 G13 G16 G02 I11 I25 I29 LR2: drewno z budynku | drewno bez wycinania
    F14 F31: winogrona kołem | winnica | zbiór winogron | winorośle | dużo winogron | pierwsze winogrona | winogrona skąd
    F14 F31: zdobyć winogrona
    F14 F31 F09 F15: skad winogrona
    F14: zbieram grona z tarczy na wzgórzu, stos A | grona z rondla, wczesna karta
    F15: moneta za księgę chleb winogrona mąkę | moneta za cztery rzeczy | jedna moneta za książkę, chleb, winogrona i mąkę
    F15: za jedną monetę książka, bochenek, grona i mąka | grosz za pełny kosz żarcia i księgę
    F17: księgi za monety | trzy księgi | księga na mięso i wino | trzy monety za trzy książki | książka za mięso i wino
    F17: kupuję do trzech książek po monecie, a jedną oddaję za mięso z winem | księgi po groszu
    F17 F15 I03 I17 F37 F38 I24 G39 F23 I14: skad ksiazki
    F17 F32 F38 I17 I32 F11 G19: skąd wziąć książki
    F17 F35 I17 I36: Który budynek daje książki?
    F17 F37 F38 F15 F23 I03 I14 I17 G39: jak zdobyć książki
    F20: żywność na pieniądze | wino za sześć monet | sprzedać jedzenie w zajeździe | jedzenie za monety | sprzedać wino za sześć
    F20: gospoda | zajazd za wino | opchnąć w gospodzie siedem porcji jedzenia i jedno wino za szóstkę | żarcie na hajs po jednym
    F20 F21 F05 G06 F30 I20 I05 I31 G26 F08: jestem spłukany, który budynek da pieniądze
    F20 F21 I05 I20 G06 F30 F05 I31: na czym zarobić dużo monet
    F20 F21 I20 G06 F30 F05 I31 G26 F08: brak monet | bez gotówki, która karta | szybko zarobić dużo pieniędzy
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: źródło monet | wzbogacić się | brak pieniędzy | potrzebuję gotówki
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: zarobić monety
    F21: kto produkuje wino | gdzie przerobię winogrona na wino | Co zmienia Winiarnia? | skąd wziąć wino
    F21: co zrobić z winogronami | robić wino | wino za siedem monet | podnosi cenę kontraktu we Francji | zrobić wino
    F21: winogrona na wino | piwnica | tłoczyć winogrona | robienie wina | wino za siedem
    F21: przerobić grona na wino i jedną flaszkę opchnąć za siódemkę, potem najem droższy | tłocznia win podnosi cenę najmu
    F21 F20 I20: gdzie coś sprzedać
    F21 I21: co podnosi cenę kontraktów | budynek podwajający cenę kontraktu | wynajem za dwie
    F23: wszyscy mnisi wracają dzięki budynkowi | książka i ceramika za monetę | laznia mnisi | kąpiel | wszyscy do domu za monetę
    F23: księga, ceramika i ludzie z powrotem | za monetę książka z garnkiem i ściągam wszystkich zakonników z planszy
    F23: kąpiel sprowadza pionki
    F23 F37 F38 G39 G41 I03 I14 I17 I24 I38 F15 F17: jaki budynek daje książki
    F23 I23: jak wcześniej odzyskać mnichów z budynków | mnisi wcześniej z powrotem | sprowadzić wszystkich kartą | zabrać przeora
    F23 I23: łaźnia wszyscy do domu | co pozwala wcześniej zabrać ludzi do domu | mnisi do domu karta
    F24: kościół za chleb i wino | bochenek i wino daje relikwię, dwa razy naraz | relikwia z pieczywa i wina
    F24 F35 F36 G41 I24 I32 I36 I38: Jak zrobić relikwię?
    F24 F35 F36 I24 I32 I36: skąd wziąć relikwię | szybko zdobyć relikwie
    F24 F35 F36 I24 I32 I36 I38 G41: chcę relikwię
    F24 I24: chleb i wino na relikwię | relikwia z chleba i wina | relikwia z piwa i whisky | trunki na relikwie
    F24 I24 F35 F36 I36 I32: gdzie zrobić relikwię | jak zdobyć relikwię
    F24 I24 F35 F36 I36 I32 G41 I38: źródło relikwii | zrobić relikwię | po osiem punktów
    F24 I24 G34 F25 I35 G41 F35: karty na dużo punktów pod koniec | co punktuje najwięcej
    F25: jeden cud za 13 różnych dóbr | zbierać wszystkie rodzaje dóbr | 13 rodzajów dóbr | po jednym wszystkiego za cud
    F25: po jednym wszystkiego cud | trzynaście rodzajów | trzynaście różnych dóbr | zebrać trzynaście rodzajów i dostać cud
    F25: kolekcja trzynastu towarów
    F25 G34 I35: skąd wziąć cud | źródło cudów | zrobić cud | które karty dają cuda
    F27: ile kosztuje Zamek | Co robi Zamek? | za wino wejść do zajętego budynku | bardzo drogi budynek, 25 monet | cena zamku
    F27: zamek ile kosztuje | za wino wskakuję na dowolną zajętą kartę, domek za 25 monet na pogórzu
    F27: flaszka wina za zajęty budynek
    F27 I27: dołączyć do mnicha w zajętym budynku | wejść do zajętego | użyć gdzie ktoś stoi | wino za użycie dowolnego
    F27 I27: whisky za użycie dowolnego
    F27 I27 G01: wejść tam, gdzie ktoś stoi | użyć tego, co zajęte | wejść tam, gdzie stoi inny mnich | skopiować zajęty budynek
    F27 I27 G01: wejść tam, gdzie już ktoś stoi | użyć zajętego budynku
    F29: drugi kamieniołom ze stosu C, do czego, tylko w górach | późny kamień z rondla, karta 3+
    F30: gdzie sprzedać ceramikę | ile kosztuje Posiadłość miejska | drogo sprzedać ceramikę | ceramika za dwanaście monet
    F30: sprzedac garnki | ceramika za 12 | garnek na pieniądze | dwanaście monet | jeden garnek sprzedać za dwunastkę hajsu
    F30: garnek za dwanaście
    F30 G06 F20 F05: towar za kase | garnki za kase
    F30 I20 G06 F20: budynek, który daje pieniądze
    F31 F14: skąd brać winogrona
    F31: druga winorośl ze stosu C, grona z tarczy we czwórkę | późne grona z rondla
    F32: Kalefaktorium | karczować i kopać w jednej akcji | moneta za karczowanie i kopanie | drewno i torf razem
    F32: co robi kalefaktorium | karczowanie i kopanie torfu za monete | las i torf jedną kartą | drewno i torf za monetę
    F32: ogrzewalnia | Kalefaktorium karczowanie | za monetkę od razu i rąbię, i kopię w jednym ruchu
    F32: klasztorna ogrzewalnia drewno plus torf
    F33: dostać mięso albo wino z jokera | mięso, chleb albo wino ile wskazuje joker | trzy energii za żywność
    F33: jak działa Nabrzeże | mięso chleb lub wino z jokera | statki za trzy energie
    F33: płacę trójkę opału i biorę z jokera mięso, bochenki albo wino | statki z jedzeniem z jokera
    F35: zapłacić monetami za relikwie | podrabiać relikwie | dziesięć monet za kolejną relikwię | pieniądze na relikwie
    F35: pracownia fałszerza ile relikwii za 25 monet | kupić relikwie | fałszować | monety na relikwie | fałszez
    F35: kupić relikwie za forsę, pierwsza po piątaku, kolejne po dziesiątce | lewa relikwia za hajs
    F35 F36: skad relikwie
    F35 F36 F24 I24 I32 I36: relikwia za monety
    F36: ulepszyć księgę na ceramikę | ulepszać skarby | ceramika na ozdobę | ozdoba na relikwię | pielgrzymi
    F36: ulepszyć księgę ceramikę ozdobę | książka na garnek, garnek na ozdobę, ozdoba na relikwię, dwa kroki
    F36: awans skarbów o stopień
    F37: pisać książki ze słomy i drewna | książki ze słomy i drewna | ceramika za nic | sypialnia | słoma i drewno na książki
    F37: słoma i drewno za księgi | księgi bez monet | dormitorium ksiazki
    F37: garnek gratis i z siana i desek robię książki bez limitu | księgi z siana
    F38: Drukarnia | każdy las daje książkę | drukować książki | drzewa na książki | lasy na książki | prasa drukarska
    F38: las na księgi | drukować | księgi za drzewa | poświęcam do czterech lasów, za każdy książka, drewna brak
    F38: wycięte drzewa na książki
    F38 F10 I29: karta usuwająca las
    F38 F10 I29 F32: karta, która usuwa lasy
    F38 F37 F17 I17 I24 F23 I03 I14 G39 F15: źródło książek | napisać książkę | więcej książek
    F40 I40: użyć budynku prosto z oferty | karta, która działa z niezbudowanymi budynkami | użyć karty, która jest niczyja
    F40 I40: użyć funkcji z oferty bez budowania | gość w niezbudowanym budynku | co daje Przytułek
    F40 I40: uzyc karty ktorej nikt nie zbudowal | karta uzycie budynku z oferty | użyć z oferty | działanie niezbudowanej karty
    F40 I40: użyć karty bez budowania | przytułek i karczma
    F40: francuska karta klasztorna: odpalam domek z rynku, którego nikt nie postawił | działanie karty leżącej na rynku, żółta
    G01: co daje Dom przeora | użyć budynku, w którym stoi przeor | powtórzyć budynek na którym stoi przeor
    G01: budynek korzystający z przeora | dom przeora | użyć tam gdzie stoi przeor | karta za przeorem | budynek z przeorem
    G01: ile punktów daje przeorat | do czego służy Dom przeora | wejść na czyjąś kartę, bo siedzi na niej opat
    G01: działanie karty zajętej przez przeora
    G02: wymienić trzy różne dobra na sześć jednego rodzaju | trzy rodzaje dóbr za sześć jednakowych
    G02: sześć sztuk dobra podstawowego | 3 rozne dobra na 6 | trzy różne za sześć jednakowych | sześć jednego dobra
    G02: wymiana 3 rodzajów | 3 różne towary na 6 jednakowych | oddaję trzy inne towary i dostaję sześć krówek albo sześć drewien
    G02: trzy rodzaje na sześć identycznych
    G02 F08 F25 I32: po co mi różne towary naraz | różne dobra | karta za wiele rodzajów dóbr
    G06: zamienić energię na pieniądze | kto płaci za torf i drewno | sprzedać torf i drewno | energia na monety
    G06: opał za pieniądze | sprzedać opał za pieniądze | trzy, sześć, dziewięć energii | sprzedac energie | sprzedać energię
    G06: pieniądze za drewno i torf | opał na monety | skład opału ile | palę dziewięć energii i biorę dziesiątkę hajsu
    G06: opał na forsę, trzy progi
    G06 F30 F20: wymienić energię na monety
    G06 F30 F20 I20 F21 F05 F08: ktora karta daje kase
    G07: jak zamienić torf na węgiel | zrobić węgiel z torfu | węgiel z torfu | gdzie zrobić węgiel | węgiel torfowy
    G07: wypalać węgiel | zrobić węgiel torfowy | gdzie wypalić torf na węgiel | wypalić węgiel drzewny
    G07: jak zdobyć węgiel torfowy | torf na wegiel | opał z torfu | węgiel | wypalić torf | wypalic torf
    G07: dostaję węgiel i monetkę za friko, a resztę torfu wypalam bez limitu | torf w opał hurtem
    G07 G06 F32 I11 G16: potrzebuję opału | brak energii, skąd wziąć | coś do spalenia | pilnie potrzebuję energii
    G07 I31: wegiel po co
    G12: kamień za żywność | kupić kamień za żywność i energię | kupiec kamieni | kamień na początku | sprzedawca kamieni
    G12: zapłacić żywnością i energią za kamienie | kamień za żywność i energię | kamienie wcześnie | kupić kamień
    G12: jedzenie i energia za kamień | Skład kamieni ile płacę | za żarcie i trochę opału dostanę do pięciu kamieni
    G12: kamień za dwa jedzenia | potrzebuję kamienia, kto sprzedaje
    G12 G13 I25 I29 G22 F29: skad kamienie
    G12 G22 F29 G13: jak zdobyć kamień | skąd kamień na początku gry
    G12 G22 F29 G13 I25 I29: brak kamienia, skąd | kamień potrzebny do budowy
    G13: kupić drewno, glinę, kamień i słomę za dwie monety | wszystkie materiały budowlane naraz
    G13: cztery materiały za dwie monety | drewno, glina, kamień, słoma razem | materiały na budowę
    G13: drewno, glina, kamień, słoma za monety | materiały za dwie monety | materiały za 2 monety | drewno glina kamień słoma
    G13: kupić materiały | za dwie monety komplet na budowę, stoi też u bota w solówce | drewno i glina za dwójkę hajsu
    G16: po jednym z każdego podstawowego dobra | co daje wszystkiego po trochu | sześć różnych dóbr podstawowych za darmo
    G16: po trochu wszystkiego | po jednym z każdego: torf, drewno, zboże, glina, moneta, bydło | wszystkie dobra podstawowe
    G16: po jednym: glina, bydło, drewno, zboże, torf, moneta | po jednym dobru podstawowym | wszystkie sześć dóbr
    G16: po sztuce każdego zwykłego towaru bez płacenia | sześć surowców gratis po jednym
    G18: gdzie zamienić glinę na ceramikę | który budynek robi ceramikę | jak zamienić glinę na ceramikę | do czego glina
    G18: kamień w ozdobę | wypalać ceramikę | glina na punkty | garncarz | kto robi ceramikę | biżuteria z kamienia
    G18: z gliny ceramika | garnki | wypalić glinę | ozdoba z kamienia | glina na garnki
    G18: robię z gliny garnki, a z kamienia błyskotkę, potrzebuję do tego opału | trzy garnki i ozdoba
    G18 F11 I30 F37 F23: skąd wziąć cegłę, to znaczy ceramikę
    G18 F30 F23: za dużo gliny | do czego służy glina
    G18 F36 G34: do czego potrzebny jest kamień
    G18 G22 G34 F36: która karta daje ozdoby
    G18 G26 F36 G39: ozdoba jak zrobic
    G18 G26 G39 F36 I38: jak zrobić ozdoby
    G18 G26 G39 F36 I38 G41: źródło ozdób | zrobić ozdobę
    G18 I30 F11 F23 F37: źródło ceramiki | zrobić garnek
    G19: skąd mam mięso | Skąd wziąć mięso? | zabić owce na mięso | zabić zwierzęta | mięso z bydła i słomy | rzeźnik
    G19: kto robi mięso | zabić krowę | bydło na mięso | czy do mięsa trzeba słomy? | mięso z owiec | zabić owce | dużo mięsa
    G19: jak zamienić owce na mięso | owce na mieso | owce na mięso | zarżnąć krówki na żarcie, do każdej garść słomy
    G19: bydło i siano na mięso, bez limitu
    G19 F33 I30: skąd się bierze mięso
    G22 F29: skąd się bierze kamień | produkować kamień kołem | wydobywać kamień | budynek w górach dający kamień | kamień z koła
    G22 F29: wydobycie | dużo kamienia | kopalnia | wykuć kamień z góry | karta z kamieniem | łamać kamień | kamień na górze
    G22 F29: potrzebuje kamienia ktory budynek | wydobywam kamień
    G22 F29 G12: skąd wziąć kamień
    G22: kopię kamień na szczycie, domek za pięć monet, stos B | kamień z rondla w górach
    G26: zbudować statek | drewno na ozdobę i pięć monet | sprzedać drewno drogo | statki | stocznia po co | statki z drewna
    G26: budowa statków | ozdoba i pięć monet | dwa drewna za ozdobę | stoczna | stocznia ozdoba
    G26: z dwóch desek robię łódkę, dostaję ozdobę i piątaka | drewno na ozdobę i piątkę nad morzem
    G28: czy Warownia może stać na górze | czy Warownia może stać w górach | zbudować osadę poza fazą osad
    G28: budynek zakładający osadę | dodatkowa osada w dowolnej chwili | kosztuje sześć drewna i pięć kamienia | działanie warowni
    G28: osada pomiędzy | do czego jest warownia | do czego służy zamek | cena warowni | osada poza fazą | dodatkowa osada
    G28: wioska dzięki karcie | czy Warownia pozwala budować osady | postawić wioskę w zwykłej kolejce, domek dozwolony w górach
    G28: wieś poza etapem
    G28 G22 F29: co można postawić w górach
    G34: Co robi Zakrystia? | książka, ceramika, ozdoba i relikwia razem za cud | cztery skarby na cud | jakie skarby do Zakrystii
    G34: zakrystia czego trzeba | księga ceramika ozdoba relikwia | cud z czterech skarbów
    G34: komplet: książka, garnek, błyskotka, relikwia, i mam cud | cztery skarby w jeden cud
    G34 F25 I35: jak zdobyć cud
    G34 F40: Czy mogę użyć budynku, który jeszcze leży w ofercie?
    G39: dziesięć żywności za książkę i ozdobę | energia na książkę i ozdobę | księga i ozdoba za jedzenie | 10 jedzenia
    G39: 6 energii za skarby | żywność albo energia na książkę i ozdobę
    G39: za dziesięć porcji jedzenia książka z ozdobą, i to dwa razy | sześć opału na księgę z ornamentem
    G41: punkty za wiele budynków klasztornych | pięć monet za punkty od klasztorów | nagroda za wiele klasztorów
    G41: punkty za budynki klasztorne karta | punkty za budynki klasztorne | 5 monet za klasztory | dom bracki | bractwo punkty
    G41: za piątaka skarby zależnie od tego, ile mam żółtych domków | bonus od klasztornych kart
    G41 I38: punkty za każdy budynek klasztorny | punkty za każdy las | punkty za każdy klasztor
    I03: kupić zboże i księgę za jedną monetę | moneta za cztery zboża i książkę
    I03: cztery worki ziarna i książka za monetkę, Irlandia | ziarno z książką za grosz
    I04: zamienić zboże w słód | co robi słód | słód i słoma ze zboża | słodownik | słód | zboże na słód | słodować
    I04: słód ze zboża | przerabiam ziarno na słód, dostaję siano, bez limitu | ziarno na słód
    I04 I10 I11: źródło słodu
    I04 I10 I14 I11 I25: slod skad | slod jak | slod z czego
    I05: gdzie zrobię piwo | piwo ze słodu i zboża | piwowar | piwo za siedem monet | warzyć piwo | słód plus zboże
    I05: robienie piwa | drogo sprzedać piwo | słód i zboże | warzę piwko ze słodu i ziarna, jedno opycham za siódemkę
    I05: piwko bez opału
    I05 I08 I33 I30 I14: zrobic piwo
    I05 I11 I21 I25 I27 I30 I38: Skąd wziąć whisky?
    I05 I20: kto kupuje piwo
    I05 I21: co zrobić ze słodem
    I05 I33: warzenie piwa
    I05 I33 I14 I08 I30: źródło piwa | zdobyć piwo
    I05 I33 I30 I08 I14: piwo skad
    I08: monety i napój za darmo | trzy monety i piwo lub whisky za nic | trzy monety i trunek | piwo albo whisky za darmo
    I08: latarnia | trzy monety i flaszka piwa lub whisky gratis, tylko nad morzem | trójka hajsu plus trunek
    I08 I14 I17 I21 I31 I33: gdzie sie robi whisky
    I09: co płaci za posiadanie owiec | monety zależnie od bydła | wełna | pieniądze za owce, które mam | bydło daje monety
    I09: bogactwo z owiec | monety za welne | monety za owce | monety za owce bez oddawania | prząść
    I09: kasa za to, że mam krówki, nie oddaję ich | trzy, pięć lub sześć monet za stado
    I10: wejść do budynku obok tego | słód i budynek obok | użyć karty sąsiedniej w Irlandii
    I10: słód i wejście gratis na pusty domek tuż obok, Irlandia | słód plus sąsiednia chata
    I11: gdzie wolno postawić Barkę mieszkalną | budynek na wodzie | łódź | drewno, słód, moneta i torf za nic
    I11: która karta może stać na wodzie | karta na morze | Barka mieszkalna | barka mieszkalna gdzie | na wodzie co
    I11: karta na kawałek morza | jedyny domek na wodzie, daje deskę, słód, monetkę i torf | łajba na morzu
    I11 F11: karta dająca drewno, monetę, ceramikę i wino
    I14: która karta daje książkę i trunek | książka, zboże lub słód i piwo lub whisky za darmo | księga i trunek za nic
    I14: darmowa księga zboże lub słód | książka, słód lub ziarno i jeszcze trunek, wszystko gratis | darmowy trunek z książką
    I15: oddać księgę za dużo podstawowych dóbr | książka za pięć i trzy dobra podstawowe | Dom druida wymaga książki?
    I15: księga za dobra podstawowe | pięć jednych i trzy innych | wydać księgę
    I15: oddaję książkę za pięć krówek i trzy gliny na przykład | książka na pięć plus trzy
    I17: jedna moneta za książkę, mięso i whisky | kopiści | moneta za księgę mięso whisky | pisać księgi
    I17: za monetkę książka, mięso i whisky naraz | grosz za książkę z whisky
    I17 F37 F17: przepisywanie ksiąg
    I20: który budynek sprzedaje whisky najdrożej | piwo za osiem monet | whisky za siedem monet | pub | sprzedać piwo i whisky
    I20: szynk | 8 monet za piwo | opchnąć piwko za ósemkę i whisky za siódemkę | knajpa z najlepszą ceną za trunki
    I21: jak zrobić whisky | destylować whisky | słód, drewno i torf na whisky | podnosi cenę kontraktu w Irlandii
    I21: alkohol ze słodu | destylowac | destylować | whisky ze słodu | słód drewno torf
    I21: pędzić whisky ze słodu, deski i torfu, dwie flaszki za raz | gorzelnia droższy najem
    I21 F21: który budynek podnosi cenę kontraktu
    I21 F35 I35 F27: destylarnia
    I21 G22 I31 G34: do czego jest słód
    I21 I08 I14 I17 I33 I31: jak zdobyć whisky
    I21 I33 I08 I14 I17 I31: źródło whisky | zdobyć whisky
    I21 I33 I31 I08 I14 I17: skad whisky | kto produkuje whisky
    I23: zabrać przeora i budować | odwołać przeora do domu | przeor do domu i budowa | rozmównica | dwie monety przeor i budynek
    I23: za dwie monety opat wraca do mnie i stawiam chatę | ściągnąć przeora i budować
    I23 F10: karta dwa razy budowac
    I23 F23: budynek ktory zwraca przeora
    I23 I29 F10: budynek, który pozwala znów budować
    I24: piwo i whisky na relikwię | książka za monetę | piwko z whisky na relikwię, do trzech razy, i książka po monecie
    I24: relikwia z dwóch trunków
    I25: relikwia za po dwa dobra podstawowe i kamień | oddać relikwię dostać dobra | po 2 wszystkiego | portyk daje co
    I25: poświęcam relikwię za po dwie sztuki wszystkich surowców i kamień | relikwia na zapas surowców
    I27: za whisky wejść do zajętego budynku | budynek za 20 monet | dwór używa
    I27: za whisky wskakuję na dowolną zajętą kartę, domek za 20 monet | flaszka whisky za zajęty budynek
    I27 F27: który pozwala wejść na zajęty budynek
    I29: las za bydło, drewno i kamień | las za owce drewno kamień | chatka
    I29: poświęcam drzewa i dostaję dwie krówki, dwie deski i kamień | krówki i kamień z wyciętych drzew
    I29 F38 F10: coś za las
    I30: mięso na ceramikę | piwo i mięso za nic | jadalnia | darmowe piwo i mięso
    I30: piwko i mięso gratis, a mięso przerabiam na garnki | mięso w garnki, do czterech
    I31: do czego przydaje się węgiel torfowy | sprzedać węgiel | węgiel za monety i whisky | sprzedaż opału
    I31: opał za monety i whisky | opchnąć do trzech opałów po trójce hajsu z flaszką, nad morzem | węgiel na hajs i whisky
    I32: pięć różnych dóbr za relikwię | pięć różnych dóbr | relikwia za 5 rodzajów | pięć rodzajów towaru oddaję i mam relikwię
    I32: pięć innych dóbr w relikwię
    I33: oddać drewno za whisky lub piwo | trzy drewna za piwo lub whisky z jokera | beczki | trzy drewna za trunki
    I33: piwo lub whisky z jokera | trzy deski i z białego klocka piwko albo whisky | bednarz trunki z jokera
    I35: Okrągła wieża | co robi Okrągła wieża | czternaście punktów dóbr, monety i whisky za cud | czego wymaga Okrągła wieża
    I35: cud za pieniądze i whisky | dobra za 14 punktów | wieża | koszt okrągłej wieży | wieża na cud
    I35: cud za piątaka, flaszkę whisky i towar wart czternaście | wysoka wieża daje cud
    I36: książka i ceramika za relikwię, monetę i glinę | księga i ceramika za relikwię | skarbiec
    I36: książka i ceramika na relikwię | książka z garnkiem na relikwię, do tego glina i monetka, dwa razy
    I36: relikwia z książki i garnka
    I37: dostać ziemię bez płacenia | zagon i areał za książkę | ziemia bez pieniędzy | darmowy zagon i areał
    I37: karta dająca darmową ziemię | darmowa ziemia z karty | darmowa ziemia budynek | ziemia za księgę
    I37: oba tereny bez płacenia | wał | mury za książkę | za książkę dokładam dwa kafle terenu gratis, długi i kwadrat
    I37: darmowe parcele za książkę
    I38: punkty za moje lasy i torfowiska | piwo na punkty | święto | punkty za lasy i torfowiska | piwo za punkty
    I38: pozostałe lasy i torfowiska do czego | festyn | festyn piwo | za piwko skarby zależnie od liczby drzew i bagien u mnie
    I38: bonus od krzaków i bagienek
    I38 G41: punkty z karty za to, co mam | nagroda za lasy lub klasztory
    I40: irlandzka gospoda: odpalam domek z rynku, którego nikt nie postawił | działanie karty leżącej na rynku, Irlandia
    LR1: własne źródło gliny | glina na początku | glina | zdobyć glinę | wzgórze z gliną
    LR1: który mój startowy domek kopie glinę na garnki | glina z rondla
    LR1 G13 G16: glina, skąd?
    LR2: zboże lub zwierzęta na początku | skąd brać owce | zebrać zboże | owce albo zboże | zdobyć zwierzęta | gospodarstwo
    LR2: biorę z tarczy ziarno albo krówki, na której startowej karcie | owce lub ziarno z rondla
    LR3: monety na początku | własne źródło pieniędzy | monety z koła | potrzebna gotówka | dochód
    LR3: skąd na początku brać hajs z tarczy | kasa z rondla, klasztorny
    S1: najtańsza osada | slumsy z wartością ujemną | dzielnica nedzy | najgorsza osada | slumsy | Dzielnica nędzy ujemne punkty?
    S1: wioska za jedno jedzenie i jeden opał, ale domek na minusie | najtańsza wieś minus trzy
    S2: wiejska osada za trzy jedzenia i trzy opału, jeden punkt domku | startowa wioska trzy i trzy
    S3: osada bez energii | siedem żywności | ile kosztuje miasteczko targowe | miasteczko targowe koszt | osada tylko za jedzenie
    S3: wieś bez opału, samo żarcie za siedem | targowa wioska siedem jedzenia
    S4: Na jakim polu stawia się wioskę rybacką? | osada na wybrzeżu | rybacy | osada nad morzem
    S4: wieś tylko przy brzegu, osiem żarcia i trzy opału | rybacka wioska nad morzem
    S5: Czy kolonia artystów odejmuje punkty? | osada z ujemną wartością ekonomiczną | artyści | osada z ujemną tarczą
    S5: wieś z literą A, tarcza minus jeden, domek pięć | artystyczna wioska pięć jedzenia
    S6: wieś ze stosu B, pięć żarcia i sześć opału | wioska bardzo opałowa
    S7: Wieś cena | duża wieś ze stosu C, piętnaście żarcia i dziewięć opału | wioska piętnaście i dziewięć
    S8: Gdzie może stać Latyfundium? | najdroższa osada | trzydzieści żywności | najdroższa wieś | osada tylko na wzgórzu
    S8: latyfundium | 30 jedzenia | najdroższa wioska, trzydzieści żarcia, tylko na pogórzu, litera D | wieś wyłącznie na zboczu
