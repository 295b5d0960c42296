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
asked-F10-1 = dwóch graczy krótki różnice plansza karty które
asked-F10-2 = dwóch graczy przebieg tury akcje ile dwie tura mnie kto gra
asked-F10-3 = dwóch graczy fazy osad kiedy tury
asked-F10-4 = dwóch graczy druga akcja bez mnichów
asked-F10-5 = dwóch graczy kupić ziemię ile
asked-F10-6 = dwóch graczy jak długo ile tur trwa
asked-F10-7 = dwóch graczy koniec gry kiedy kończy ostatnia tura jak pusta oferta zabraknie budynków
asked-F10-8 = dwóch graczy sprawdzić koniec oferta zatrzymać
asked-F11 = dwóch graczy długi
asked-F11-1 = dwóch graczy długi różnice karty plansza
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
    mnich mnisi mnicha mnichów duchowny duchowni robotnik robotnicy pionek pionki | moneta monety monet pieniądze pieniędzy
    kasa | zagon zagonu areał areały ziemia ziemię ziemi | wino wina whisky trunek alkohol | budować zbudować zbudowanie
    postawić wznieść | cena koszt kosztuje zapłacić płacić płacę opłata | specjalna ostatnia końcowa | solo jednoosobowa
    jednoosobowej pojedynkę samemu | wracać wracają wrócić powrót | brać biorę wziąć dostać dostaję dostanę otrzymać zyskać |
    kupić dokupić nabyć | oferta dostępne | użyć skorzystać korzystać użycie odwiedzić wejść | punkty punktów wynik | kierat
    kieracie kieratu koło | znacznik znacznikiem wskaźnik | sąsiad sąsiaduje obok styka | odmówić odrzucić | księga ksiąg
    książka | chleb pieczywo | cudzy innego przeciwnika | prezent podarunek upominek |
    osada osady osadę osad wieś wsi wioska wioskę miasteczko miasteczka |
    ornament ornamenty ornamentów ozdoba ozdoby ozdób

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
