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
    mnich mnisi mnicha mnichów duchowny duchowni robotnik robotnicy pionek pionki człowiek ludzie ludzi figurka pracownik
    pracownicy brat bracia | moneta monety monet pieniądze pieniędzy kasa gotówka złoto | zagon zagony zagonu areał areały
    ziemia ziemię ziemi teren parcela | wino wina whisky trunek alkohol butelka napój | whisky whiskey
    spirytus wódka | budować zbudować zbudowanie postawić wznieść stawiać budowa wybudować | cena koszt kosztuje zapłacić
    płacić płacę opłata drogi tani tańszy najtańszy | specjalna ostatnia końcowa ostatniej | solo jednoosobowa
    jednoosobowej pojedynkę samemu sam sama samotnie | wracać wracają wrócić powrót wraca wrócą | brać biorę wziąć dostać
    dostaję dostanę dostajemy otrzymać zyskać bierze zebrać zebraniu zbierać | kupić dokupić nabyć kupno kupować | oferta
    dostępne rynek | zasób bank pula | użyć skorzystać korzystać użycie odwiedzić wejść używać wchodzić | punkty punktów
    wynik punktować liczy | kierat kieracie kieratu koło koła | znacznik znacznikiem wskaźnik żeton znaczniki | sąsiad
    sąsiaduje sąsiadują obok styka stykać rogiem przylega | odmówić odrzucić odmowa | księga ksiąg książka książki | chleb
    pieczywo | cudzy innego przeciwnika przeciwnik rywal inni innych ktoś | prezent podarunek upominek prezenty | osada
    osady osadę osad wieś wsi wioska wioskę wioskami miasteczko miasteczka | ornament ornamenty ornamentów ozdoba ozdoby
    ozdób | karczować wykarczować karczowanie ścinać ściąć wycinać wyciąć rąbać | las lasu lasy drzewo drzewa | torfowisko
    torfowiska bagno bagna moczary | wybrzeże wybrzeża morze morzem morski plaża brzeg | wzgórze wzgórza pagórek zbocze |
    góra góry górski | równina równiny łąka pole | wygrać wygrał wygrywa zwycięzca zwycięstwo zwyciężyć | remis równo tyle
    | relikwia relikwie relikwię | ceramika ceramikę naczynia garnki | słoma słomę siano | zboże zboża pszenica
    ziarno żyto | owce owca inwentarz zwierzęta bydło | torf torfu | węgiel węgla | glina gliny glinę | piwo piwa | kamień
    kamienia kamienie skała | mleć zmielić mielić młyn wiatrak mielenie | piec upiec piekarnia wypiekać | krótka krótkiej
    krótki szybka szybkiej | zachować trzymać zostawić później odłożyć zatrzymać | położyć umieścić kłaść stawiać miejsce
    dołożyć | przesunąć przesuwać przesunięcie | zamienić wymienić zmienić przerobić zamiana | zburzyć zniszczyć usunąć
    rozebrać | zostać pozostać reszta zostało | pusty skończyć skończyły wyczerpać brak zabraknąć | zacząć zaczyna
    początek pierwszy rozpocząć | koniec kończy skończyć zakończyć zakończenie | wyrzucić wyrzucamy odłożyć usunąć pudełko
    | sprzedać sprzedaje sprzedawać sprzedaż | darmo bezpłatnie | opał energia energii ogrzać opalić palić spalić grzać |
    żywność żywności jedzenie jedzenia nakarmić wyżywić karmić | wartość warte wart | ekonomiczna tarcza tarcze
    gospodarcza | wybrać wybiera decyduje zdecydować | spasować pas pominąć | wynająć kontrakt nająć zatrudnić | patrzeć
    podejrzeć zobaczyć podglądać | spadać wypaść wypada spycha | joker dżoker biały zastępuje zastąpić | nikt niezbudowany
    niezbudowane | przeor przeora opat | klasztor klasztorny klasztorne zakonny | cud cuda cudu cudów | dwa dwóch dwie dwoje 2 | trzy trzech 3 | cztery czterech 4 | warownia warowni zamek zamku twierdza | rzeźnia rzeźni ubój ubić zabić zarżnąć szlachtować

# Words that name the games in which alone the rules of a chapter hold: all those between two bars.
search-game-F9 = trzech graczy | czterech graczy | trzy osoby | cztery osoby | runda specjalna | rundzie specjalnej | rundą specjalną | ostatnia runda | ostatniej rundzie
search-game-F10 = dwóch graczy | na dwóch | dwuosobowy | dwuosobową | dwie osoby | dwoje | dwuosobowa | dwuosobowej | pojedynek | we dwoje
search-game-F11 = dwóch graczy | na dwóch | dwuosobowy | dwuosobową | dwie osoby | dwoje | dwuosobowa | dwuosobowej | pojedynek | we dwoje
search-game-F12 = krótka gra | krótkiej grze | podarunki | podarunek | prezenty
search-game-F13 = solo | samemu | jednoosobowa | jednoosobowej | pojedynkę | neutralny | neutralnego | neutralne

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
    F3.6 F16: ile rund trwa gra
    F14.3: jak się liczy punkty za osady
    F14.1: ile punktów daje relikwia
    F14.4: kto wygrywa przy remisie
    F8.4: ile żywności daje chleb
    F8.4: ile energii daje drewno
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
    F2.8: kto zaczyna
    F2.4: które karty odkłada się do pudełka
    F1.3: ile jest cudów w grze
    F1.3: co jeśli zabraknie żetonów
    F0.8: czy zasoby są jawne
    F9.3: co można robić w rundzie specjalnej
    F9.2: czy bracia zakonni wracają przed ostatnią rundą
    F8.1 F8.3 F5.5.6 F3.3 F17: kiedy można budować osady
    F8.3: Czy można zbudować dwie osady naraz?
    F8.5 S8: Gdzie może stać Latyfundium?
    F8.4: czym płaci się za osadę
    F8.6 F3.3 F17: kiedy dochodzą nowe budynki
    F10.7 F11.6: kiedy kończy się gra na dwie osoby
    F3.4: ile akcji ma gracz rozpoczynający w trzyosobowej grze
    F13.6: gdzie gracz neutralny stawia budynki
    F13.11: ile punktów trzeba mieć solo
    F13.3: czy w grze solo można stracić znacznik
    F12.3: podarunki w krótkiej grze
    F5.3.3: czy właściciel może odmówić kontraktu
    F5.3.2: kto decyduje, który mnich idzie do pracy
    F5.4.1: czy mogę wykarczować cudzy las
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
    F0.4: ilu mam mnichów
    F14.1: czy wino daje punkty na koniec
    F0.2: co to jest slot
    F8.4: czym można palić
    F14.2: jak policzyć punkty za budynki
    F5.5.3 I11: gdzie wolno postawić Barkę mieszkalną
    F2.7: ceny areałów
    F12.4: kto jeszcze dostaje glinę w krótkiej grze
    F14.2: co z osadami, których nie zbudowałem
    F8.3: czy można najpierw kupić ziemię, a potem postawić osadę
    F17 F3.3 F8.6: kiedy wchodzi stos C
    F32: Kalefaktorium
    I05: gdzie zrobię piwo
    I05 I21: co zrobić ze słodem
    F24 F35 F36 I24 I32 I36: skąd wziąć relikwię
    F5.2.3: czy budynek działa drugi raz, gdy mnich na nim stoi
    F5.3.8: czy mogę zawrzeć kontrakt sam ze sobą
    F4.4 F5.4.2 F4.1: co wskazuje znacznik, gdy jest na zerze
    F8.7: ile osad mogę trzymać w ręce
    F5.5.3 G28: czy Warownia może stać na górze
    F5.3 F5.3.1: czy mogę użyć cudzego budynku
    F1.4 F1.1: ile zagonów jest w grze
    F14.3 F0.7: czy lasy dają punkty
    F4.3 F4.1: jaka jest największa wartość na kole
    F9.1 F3.6: w której rundzie jest runda specjalna
    F7.5: czy kupiony zagon można odłożyć na później
    F8.4: czy whisky to żywność
    F8.3 F8 F8.1 F8.6: co się dzieje w fazie osad
    F5.2.1 F5.5.5 F0.4: czym różni się przeor od brata zakonnego
    F38: Drukarnia
    G18: gdzie zamienić glinę na ceramikę
    G22 F29 G12: skąd wziąć kamień
    I05 I20: kto kupuje piwo
    F30: ile kosztuje Posiadłość miejska
    F13.6: kiedy można przykryć budynek
    F12.3: co dostaje się w podarunku w rundzie 4
    F5.3.4: czy moneta za kontrakt idzie do właściciela
    F8.5: czy osada musi stać obok klasztoru
    F14.3: ile punktów jest za wodę
    F5.5.1: co gdy nie mam gdzie postawić budynku
    F0.7 F5.2.4: czy mogę wysłać mnicha na pole z lasem
    G18 F11 I30 F37 F23: skąd wziąć cegłę, to znaczy ceramikę
    F5.3.4 F5.3.5: kto dostaje pieniądze z kontraktu
    F14.1: po co komu księgi na końcu gry
    F5.5.3 G28: czy Warownia może stać w górach
    F6.6: ile razy w turze wolno kupić ziemię
    F21: gdzie przerobię winogrona na wino
    F3.7 F3.1 F5.3 F10.4: co zrobić, gdy nie mam już mnichów
    F6.2: czy wolno zmienić słomę z powrotem w zboże
    F4.5: kiedy wchodzi kamień
    F3.6 F16: ile trwa gra we czwórkę
    I35: co robi Okrągła wieża
    F7.6: czy dwie góry sąsiadują ze sobą
    F4.6: jak działa joker na kole
    F5.2.2 F5.5.5: czy trzeba używać budynku po postawieniu tam przeora
    F2.7: ile monet kosztuje trzeci areał
    F8.5: czy osada może stać na wybrzeżu
    F9.3: co mogę zrobić w rundzie specjalnej
    I20: który budynek sprzedaje whisky najdrożej
    F05 F20: gdzie sprzedam chleb
    F5.5.3: czy mogę budować na lesie
    F1.3: ile jest cudów
    G01: co daje Dom przeora
    F24 I32 F36 I36 F35: jak zdobyć relikwię
    F5.3.3: czy przeciwnik może odmówić kontraktu
    F8.4: czy mogę zapłacić za osadę pieniędzmi
    F2.4: co oznacza znaczek 3+ na karcie
    F10.7 F11.6: kiedy kończy się gra dwuosobowa
    F13.11: ile punktów potrzeba solo
    F5.5.4: czy klasztor musi stać obok klasztoru
    I21: jak zrobić whisky
    F5.5.5 F0.4 F9.3: po co jest przeor
    F6.5 F8.4: czy dostanę resztę, jeśli zapłacę za dużo
    F3.6 F16: ile rund ma długa gra
    F7.4: gdzie dołożyć góry
    F9.2: czy bracia zakonni wracają w rundzie specjalnej
    F38 F10 I29 F32: karta, która usuwa lasy
    F5.2.2: Czy muszę skorzystać z budynku, na którym postawiłem mnicha?
    F3.1 F3.7 F5.3 F5.3.1 F5.6: Co zrobić, jeśli wszyscy mnisi są na planszy?
    F5.3.4: Ile kosztuje wynajęcie cudzego budynku?
    F5.3.5: Czy mogę zapłacić za kontrakt winem?
    F5.3.1 F5.3.2 F5.3.3: Czy przeciwnik może odmówić kontraktu?
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
    F1.2 F8.4: Ile żywności daje owca?
    F6.5 F8.4: Czy przy płaceniu dostaje się resztę?
    F6.6: Ile terenów można kupić w jednej turze?
    F7.4: Gdzie można dołożyć wybrzeże?
    F2.7 F6.6 F7.2 F7.5: Ile kosztuje następny zagon?
    F7.2: Co znajduje się na stronie wzgórz?
    F7.6: Czy pola stykają się rogami?
    F8 F8.1 F8.3: Kiedy buduje się osady?
    F8.4: Czym płaci się za osadę?
    F8.6: Skąd biorą się nowe karty osad?
    F8.5 S4: Na jakim polu stawia się wioskę rybacką?
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
    F13 F13.1 F13.2: Jak gra się samemu?
    F13.11: Ile punktów trzeba zdobyć w grze solo?
    F13.4 F13.6: Jakie budynki stawia gracz neutralny?
    F14 F14.1 F14.2 F14.3: Jak liczy się punkty na koniec?
    F14.4: Co przy remisie?
    F14.3: Czy osada liczy punkty sąsiadów?
    F5.3.8: Czy mogę zawrzeć kontrakt sam ze sobą?
    F2.8 F3.4 F3.5: Jaka jest kolejność graczy w rundzie?
    F16 F3.4: Ile akcji przypada na rundę przy trzech graczach?
    F6.1 F6.6: Kiedy można kupić ziemię?
    F5.6: Czy można zrezygnować z akcji?
    F05: Co robi Piekarnia?
    F05: Jak zrobić chleb?
    G19: Skąd wziąć mięso?
    F27: Ile kosztuje Zamek?
    F17 F35 I17 I36: Który budynek daje książki?
    F10 F11 G18: Gdzie dostanę ceramikę?
    F24 F35 F36 G41 I24 I32 I36 I38: Jak zrobić relikwię?
    F5.2.2: Czy po wysłaniu mnicha muszę wykonać akcję budynku?
    F0.7 F5.4.4 F5.5.3: Dlaczego nie mogę budować na torfowisku?
    F14.2 F8.7: Co z niezbudowanymi osadami na końcu?
    F6.4: Czy można sprzedać piwo?
    F8 F8.1 F8.4: Jak często karmimy osady?
    F12.4: Czy inni coś dostają, gdy wycinam las?
    F4.1: Jakie liczby są na kole?
    F7.5: Czy kupioną ziemię mogę zostawić na później?
    F1.4 F2.7: Ile jest zagonów w grze?
    F1.3: Ile towarów można mieć?
    F1.3 F10.7 F11.6 F2.5 F5.5.1: Co gdy zabraknie budynków w ofercie?
    F2.1: Czym różni się Irlandia od Francji?
    F2.4: Które karty usuwa się przy trzech graczach?
    F1.2 F8.4: Ile energii daje drewno?
    F5.1 F5.5 F5.5.1 F5.5.5: Czy do budowy potrzebny jest mnich?
    F14.1: Ile wart jest cud na koniec?
    F2.8 F3.5: Kto dostaje znacznik pierwszego gracza?
    F0.4 F5.5.5: Co to jest przeor?
    I05 I11 I21 I25 I27 I30 I38: Skąd wziąć whisky?
    G34: Co robi Zakrystia?
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
    F21 F5.3.4: Co zmienia Winiarnia?
    F0.8: Czy mogę zajrzeć w karty przeciwnika?
    F8.4: Ile energii daje węgiel?
    F14.3: Jak zdobyć punkty za osady?
    F3.1 F9.2: Kiedy przeor wraca do domu?
    F5.3.3: Czy mogę odmówić, gdy ktoś chce skorzystać z mojego budynku?
    F5.3.4: Ile kosztuje kontrakt?
    F2.7: Ile kosztuje zagon?
    F0.7 F5.4 F5.4.1 F5.4.4 F5.5.1: Czy mogę budować na lesie?
    F9 F9.6 F3.6 F9.1: Kiedy kończy się gra we czworo?
    F14.1 F1.3: Ile punktów daje cud?
    F6.2: Czy słomę można zamienić z powrotem na zboże?
    F6.5: Czy dostanę resztę, jeśli zapłacę za dużo żywności?
    F2.4 F11.1 F10.1: Których kart nie używa się w dwie osoby?
    F2.8 F3.4 F9.3: Kto zaczyna grę?
    F5.2.5: Czy dwóch mnichów może stać w jednym budynku?
    F7.6: Czy pola po skosie sąsiadują ze sobą?
    F8.7: Ile osad mogę mieć na ręce?
    F1.4: Co się dzieje, gdy skończą się areały?
    F8.6: Kiedy dostanę Przysiółek?
    F5.5.4: Gdzie wolno postawić klasztor?
    F5.6: Czy muszę coś robić w swojej turze?
    F5.2.4 G34 F40: Czy mogę użyć budynku, który jeszcze leży w ofercie?
    F13.11: Ile punktów trzeba, żeby wygrać samemu?
    F05: co robi piekarnia
    F05: jak zrobić chleb z mąki
    F21: skąd wziąć wino
    G18: który budynek robi ceramikę
    F17 F32 F38 I17 I32 F11 G19: skąd wziąć książki
    G07: jak zamienić torf na węgiel
    G19 F33 I30: skąd się bierze mięso
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
    F14.2 S5: Czy kolonia artystów odejmuje punkty?
    F13.4: Kim jest neutralny gracz?
    F14: Jak liczy się punkty?
    F14.4: Kto wygrywa przy remisie?
    F5.5.5: Czy przeor może wejść do nowego budynku?
    F5.5.5: Czy brat zakonny może wejść do nowo zbudowanego budynku?
    F5.3.7 F9.3: Czy w rundzie specjalnej są kontrakty?
    F12.4 F12.3: Co dostają inni w krótkiej grze, gdy ktoś bierze dobra?
    F5.3.5: Czy mogę zapłacić winem za kontrakt?
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
    F05: kto sprzedaje chleb
    F21: co zrobić z winogronami
    G18: jak zamienić glinę na ceramikę
    F5.2.1: Czy przeora można wysłać do zwykłego budynku?
    F27: Co robi Zamek?
    G18 F5.5.2 F36 G34: do czego potrzebny jest kamień
    F1.3: Ile gliny mogę mieć najwięcej?
    F17 F8.1 F3.3: Kiedy jest pierwsza faza osadnicza?
    F1.1 F2.4: Ile jest budynków?
    F2.6: Co dostaję na początku gry?
    F14.3: Czy osada punktuje za sąsiednie budynki?
    F8.3 F5.6: Czy mogę nie budować osady?
    F5.3 F5.3.1: Co to jest kontrakt?
    F5.5.4: Czy wolno mi mieć dwa klasztory obok siebie?
    F8.4 F8.1 F8.3: Czy trzeba karmić ludzi?
    F6.2 F04 LR2 I05: jak zdobyć słomę
    I21 G22 I31 G34: do czego jest słód
    G18 G22 G34 F36: która karta daje ozdoby
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
    F04: Jak zamienić zboże na mąkę?
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
    I20: gdzie sprzedać piwo
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
    F5.1 F5: co mogę zrobić w swojej turze
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
    G02 F08 F25 I32: po co mi różne towary naraz
    F10 I23: budynek, który pozwala budować
    F40 I40: użyć karty, która jest niczyja
    F27 I27 G01: wejść tam, gdzie ktoś stoi
    G19: zabić owce na mięso
    G07: zrobić węgiel z torfu
    F30 I20 G06 F20: budynek, który daje pieniądze
    F21 F20 I20: gdzie coś sprzedać
    G18: do czego glina
    G22 F29: skąd się bierze kamień
    F9.2 F9: czy bracia wracają na końcu
    F3.3 F8.1 F17: skąd wiem, że będzie faza osad
    F8 F8.1: co gdy kierat mija literę
