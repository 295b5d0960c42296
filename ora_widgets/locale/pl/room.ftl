## Playing together: what guests and the host read

room-link-unknown = Ten link nie otwiera tu żadnej gry. Może ma literówkę albo jest ucięty. Poproś gospodarza o nowy.
room-link-withdrawn = Ten link zastąpiono nowym. Poproś o niego gospodarza.
room-removed = Gospodarz usunął cię z tej gry. Jeśli to pomyłka, poproś o nowy link.
room-seat-taken = Kto inny już gra tym kolorem: { $seat }. Poproś gospodarza o inny link albo o link dla widza.
room-no-seat = Wszystkie kolory są zajęte. Poproś gospodarza o link dla widza.
room-seat-gone = W następnej grze jest mniej graczy i nie ma wśród nich twojego koloru.
room-full = Pokój jest pełny: jest w nim miejsce dla { $most } osób. Spróbuj później.
room-silent = Naraz przyszło zbyt wiele osób, a ta strona jeszcze się nie odezwała. Łączy się ponownie.
room-closed-already = Ten pokój jest zamknięty i nikogo w nim nie ma. Otwórz nowy.
room-closed = Gospodarz zamknął pokój.
room-left = Nie bierzesz już udziału w grze. Twój kolor jest teraz wolny.
room-elsewhere = Ta gra jest otwarta na innej twojej stronie i tam toczy się dalej.
room-other-version = { $older ->
    [guest] Ta strona jest starsza niż program gospodarza. Wczytaj ją ponownie.
   *[host] Program gospodarza jest starszy niż ta strona. Poproś gospodarza o aktualizację.
}
room-flood = Ta strona wysyła o wiele za dużo danych, więc została rozłączona.
room-too-quick = To było za szybko. Poczekaj sekundę i spróbuj ponownie.
room-error = Po stronie gospodarza wystąpił błąd. Strona łączy się ponownie.
room-not-allowed-guest = Może to zrobić tylko gospodarz.
room-not-allowed-spectator = Jesteś widzem. Mogą to robić tylko gracze.
room-no-proposal = Żadna propozycja nie czeka na ciebie.
room-nothing-to-undo = Nie było jeszcze twojego ruchu, więc nie ma czego cofać.
room-nothing-to-again = Gra jeszcze się nie skończyła.
room-proposal-undo = { $name } chce cofnąć turę. Czekamy na: { $missing }
room-proposal-again = { $name } chce zagrać jeszcze raz. Czekamy na: { $missing }
room-refused = { $name } się nie zgadza.
room-came = { $name } dołącza do gry.
room-time-up = Czas minął: { $name }.
room-time-bot = Czas minął: { $name }. Dalej gra bot.
room-host = Gospodarz
room-spectator = Widz
room-phrase-moment = { $name }: Chwileczkę, proszę.
room-phrase-thanks = { $name }: Dziękuję!
room-phrase-well-played = { $name }: Dobra gra!

## The page of a guest

join-connecting = Łączenie z gospodarzem …
join-waiting = Gospodarz nie odpowiada. Strona sama próbuje dalej, a twoje miejsce czeka.
join-record = Dotychczasowa gra jako kod:
join-copy = Kopiuj
join-copied = Skopiowano
join-name = Twoje imię
join-sit-down = Usiądź
join-choose = Jak masz na imię i gdzie siadasz?
join-you = ty
join-here = jest
join-away = nie ma
join-bot = bot
join-free = wolne
join-host-plays = gospodarz
join-spectators = Widzowie
join-agree = Zgadzam się
join-disagree = Nie zgadzam się
join-take-back = Cofnij moją turę …
join-again = Zagraj jeszcze raz …
join-leave = Opuść grę …
join-leave-sure = Opuścić grę? Twój kolor będzie wolny dla innych.
join-say = Powiedz …
join-retry = Spróbuj teraz
join-reload = Wczytaj ponownie
join-moment = Chwileczkę, proszę
join-thanks = Dziękuję
join-well-played = Dobra gra

## The room on the host’s board

room-title = Grajcie razem
room-revoke = Nowy link
room-remove = Usuń
room-close = Zamknij pokój
room-bot = Niech gra bot
room-agree = Zgadzam się
room-disagree = Nie zgadzam się
room-again = Zagraj jeszcze raz …
room-here = jest
room-away = nie ma
room-bot-plays = bot
room-free = wolne
room-you = ty
room-code = Kod QR linku
room-invite = Zaproś …
room-link-any = Dowolny wolny kolor
room-link-watch = Dla widzów
room-says-here = Wyślij link każdemu graczowi. Te linki działają tylko na tym komputerze. Dla innych urządzeń wybierz „Otwórz dla tej sieci”.
room-says-network = Wyślij link każdemu graczowi. Wejdzie każdy w twojej sieci, kto ma link. Przesyłane dane nie są szyfrowane.
room-says-hub = Wyślij link każdemu graczowi. Otworzą go osoby z dostępem do tego serwera Jupyter, na którym musi być pakiet jupyter-server-proxy; przed linkiem stoi adres serwera.
room-says-page = Każdy gość dostaje własny link, na który jego przeglądarka odpowiada kodem. Dla urządzeń w jednej sieci.
room-says-moved = Wcześniejsze linki już niczego nie otwierają: ich port jest zajęty albo ten komputer ma teraz inny adres. Wyślij nowe; wszyscy siadają jeszcze raz.
room-no-network-here = W tej przeglądarce nie ma serwera, więc linki nie otworzą się gdzie indziej. Użyj „Udostępnij” i wyślij grę wiadomością.
room-cannot-listen = Nie można tu otworzyć pokoju: { $why }
board-play-together = Grajcie razem
board-open-network = Otwórz dla tej sieci

## Klasa w pokoju: co czytają uczniowie

class-name-empty = Wpisz swoje imię.
class-name-long = To imię ma { $letters ->
    [one] 1 literę
    [few] { $letters } litery
   *[many] { $letters } liter
}. Mieści się najwyżej { $most }.
class-name-signs = To imię zawiera niewidoczne znaki. Wpisz same litery.
class-link-unknown = Ten link nie otwiera tu żadnej klasy. Może jest stary albo ucięty. Poproś nauczyciela o link.
class-locked = Nauczyciel nie wpuszcza teraz nikogo nowego do klasy. Jeśli do niej należysz, powiedz o tym nauczycielowi. Jeśli to nie pierwszy raz, otwórz link w tej samej przeglądarce co poprzednio.
class-full = Klasa jest pełna: jest w niej miejsce dla { $most } uczniów. Powiedz o tym nauczycielowi.
class-gave-way = Klasa jest pełna, a twoja praca jeszcze się nie zaczęła, więc miejsce zajął ktoś inny. Wczytaj stronę ponownie albo powiedz o tym nauczycielowi.
class-removed = Nauczyciel usunął cię z klasy. Jeśli to pomyłka, powiedz o tym nauczycielowi.
class-left = Nie ma cię już w klasie. Twoja praca czeka, dopóki klasa jest otwarta: wczytaj tę stronę ponownie, aby wrócić.
class-closed = Nauczyciel zamknął klasę.
class-frozen = Nauczyciel zatrzymał na chwilę wszystkie plansze. Spójrz na ekran z przodu.
class-go-on = Możesz grać dalej.
class-question = Jaki ruch wykonasz tutaj? Twój pierwszy ruch jest odpowiedzią.
class-answer-taken = Twoja odpowiedź dotarła. Poczekaj na innych.
class-answered = Twoja odpowiedź już jest. Poczekaj na innych.
class-bots-turn = Teraz ruch bota. Poczekaj na jego odpowiedź.
class-other-position = Plansza zmieniła się od tego kliknięcia, więc nie zostało użyte. Spójrz jeszcze raz.
class-back = Klasa jest znów otwarta. Jesteś tam, gdzie wcześniej.
room-not-allowed-pupil = Tylko nauczyciel może to zrobić.
join-pupil-name = Jak masz na imię?
join-begin = Zaczynamy
join-waiting-class = Komputer nauczyciela nie odpowiada. Nie zamykaj tej strony: sama spróbuje ponownie, a twoja praca jest zachowana.

## Co czyta nauczyciel

class-no-pupil =
    { $count ->
        [0] Nikt w tej klasie nie nazywa się „{ $name }”.
       *[other] Nikt w tej klasie nie nazywa się „{ $name }”. Najbliższe imiona: { $near }
    }
class-no-steps = To zadanie ma tylko jeden krok. Aby przejść dalej, wyślij inne zadanie.
class-last-step = To ostatni krok lekcji. Aby przejść dalej, wyślij inne zadanie.
class-no-solution = To zadanie jest partią i nie ma znanego rozwiązania.
class-no-question = O nic nie zapytano. Najpierw zapytaj przez poll().
class-missing = { $count ->
    [one] Jeden uczeń jeszcze nie odpowiedział.
    [few] { $count } uczniowie jeszcze nie odpowiedzieli.
   *[many] { $count } uczniów jeszcze nie odpowiedziało.
}
class-here = jest
class-away = nie ma
class-column-name = imię
class-column-here = obecność
class-column-step = krok
class-column-solved = rozwiązane
class-column-tries = próby
class-column-hints = podpowiedzi
class-column-last = ostatnia próba
class-column-since = bez postępu od
class-column-answer = odpowiedź
class-column-move = ruch
class-column-count = uczniowie
class-column-share = udział
class-title = Klasa
class-counts = Obecni uczniowie: { $here } z { $all }
class-closed-now = Klasa jest zamknięta
class-says-address = Wszyscy uczniowie otwierają ten link i podają imię. Wejść może każdy, kto go ma.
class-says-hub = Wszyscy uczniowie otwierają ten link i podają imię. Otwiera się u osób, które mogą używać tego serwera Jupyter; przed linkiem stoi adres serwera.
class-kept = Klasa jest zapisana w pliku { $file }. Jeśli Python zostanie zamknięty, uruchom ponownie tę samą komórkę: link, uczniowie i ich praca wrócą.
class-kept-again = To klasa z { $when }, z jej uczniami i ich pracą. Jest zapisana w pliku { $file }. Aby zacząć z nową klasą, najpierw zamknij tę.
class-moved = Link się zmienił, bo dawny adres jest zajęty albo zniknął: podaj wszystkim uczniom nowy. Kto poda to samo imię co przedtem, wraca tam, gdzie skończył.
class-is-full = { $count ->
    [one] Ktoś zastał pełną klasę. Usuń tych, którzy do niej nie należą.
    [few] { $count } osoby zastały pełną klasę. Usuń tych, którzy do niej nie należą.
   *[many] { $count } osób zastało pełną klasę. Usuń tych, którzy do niej nie należą.
}
class-not-kept = Ta klasa nie jest zapisana ({ $why }). Jeśli Python zostanie zamknięty, praca uczniów przepadnie.
class-button-show = Pokaż
class-button-hide = Ukryj imiona na ekranie
class-button-own = Pokaż zadanie
class-button-push = Następny krok dla wszystkich
class-button-freeze = Zatrzymaj wszystkie plansze
class-button-go-on = Niech wszyscy grają dalej
class-button-reveal = Pokaż rozwiązanie
class-button-poll = Jaki ruch wykonasz?
class-button-play-out = Zagraj
class-button-board = Pokaż odpowiedzi na planszy
class-button-remove = Usuń
class-button-lock = Nie wpuszczaj nikogo więcej
class-button-unlock = Wpuszczaj nowych
class-button-close = Zamknij klasę
class-button-link = Link dla uczniów
class-button-pupils = Uczniowie, najpierw ci, którzy potrzebują pomocy
class-button-answers = Odpowiedzi klasy
