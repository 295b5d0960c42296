# Wspólna gra ze strony na żywo, z przeglądarki do przeglądarki.

## Co mówi strona gospodarza

live-invite = { $which ->
    [watch] Zaproś kogoś do oglądania
    [any] Zaproś kogoś do gry
   *[other] Zaproś kogoś do gry: { $name }
}
live-link-for = Nowy link: { $name }
live-lost-guest = Połączenie zostało zerwane: { $names }. Miejsce czeka; prowadzi do niego nowy link.
live-lost-reload = { $count ->
    [one] Pokój jest znów otwarty. Ponowne wczytanie strony zerwało połączenie. Nowego linku potrzebuje: { $names }. Miejsce czeka.
    [few] Pokój jest znów otwarty. Ponowne wczytanie strony zerwało połączenia. Nowych linków potrzebują: { $names }. Miejsca czekają.
    [many] Pokój jest znów otwarty. Ponowne wczytanie strony zerwało połączenia. Nowych linków potrzebują: { $names }. Miejsca czekają.
   *[other] Pokój jest znów otwarty. Ponowne wczytanie strony zerwało połączenia. Nowych linków potrzebują: { $names }. Miejsca czekają.
}
live-lost-links = Pokój jest znów otwarty. Ponowne wczytanie strony unieważniło linki, których nikt nie użył: wyślij nowy.

peer-link = Wyślij ten link jednej osobie. Działa raz.
peer-send = Wyślij …
peer-copy = Kopiuj link
peer-copied = Skopiowano: wklej do wiadomości.
peer-qr = Jako kod QR
peer-code = Wróci do ciebie kod. Wklej go tutaj albo dotknij go w tej przeglądarce.
peer-waiting = Czekam na kod. Nie zamykaj tej strony.
peer-connecting = Kod pasuje. Łączenie …
peer-near = Dla urządzeń w jednej sieci, na przykład w tym samym Wi-Fi. Żaden serwer nie bierze udziału.
peer-asks = Aby się odnaleźć, obie przeglądarki pytają te serwery:
peer-relay = Wolę jeden link, bez wklejania, przez:
peer-relay-link = Wyślij ten link. Nic nie wraca; nie zamykaj tej strony.
peer-relay-silent = Żaden serwer pośredniczący nie odpowiada od 15 sekund: nie działa albo nie przepuszcza go zapora. Weź nowy link z kodem do wklejenia albo grajcie przez wiadomości.
peer-relay-late = Od minuty nikt nie przyszedł. Czy druga osoba otworzyła link? Jeśli tak, serwer pośredniczący nic nie przekazuje albo dzieli was zapora. Weź nowy link z kodem do wklejenia albo grajcie przez wiadomości.
peer-close = Zamknij
peer-message = Graj zamiast tego przez wiadomości
peer-new = Nowy link
peer-code-cut = Ten kod nie jest cały. Skopiuj go w całości.
peer-code-version = Ten kod pochodzi z innej wersji gry. Wczytajcie stronę ponownie na obu urządzeniach.
peer-code-used = Ten kod został już użyty. Aby spróbować znowu, wyślij nowy link.
peer-code-other = Ten kod odpowiada na link, którego ta strona nie zrobiła albo zrobiła przed ponownym wczytaniem. Wyślij nowy link.
peer-code-link = To jest link do wysłania. Kod, który wraca, jest inny.
peer-no-way = Brak połączenia po 15 sekundach. Urządzenia są w różnych sieciach albo dzieli je zapora. Grajcie przez wiadomości albo spróbuj nowego linku.
peer-none = Ta przeglądarka nie łączy się z innymi bezpośrednio: nie ma WebRTC albo jest ono wyłączone. Grajcie przez wiadomości.
peer-handed = Kod jest w drodze do okna z grą. Wróć tam.
peer-taken = Kod dotarł. Wróć do okna z grą; to możesz zamknąć.
peer-nobody = Żadna gra w tej przeglądarce nie czeka na ten kod. Otwórz go w przeglądarce z grą albo wklej go tam.

## Co mówi strona gościa

meet-invited = Masz zaproszenie do gry. Jak masz na imię?
meet-sit-copy = Usiądź i skopiuj mój kod
meet-sit-send = Usiądź i wyślij mój kod
meet-back = Odeślij ten kod osobie, która cię zaprosiła, i nie zamykaj tej strony. Gra zacznie się tutaj, gdy kod zostanie tam wklejony.
meet-code = Twój kod
meet-send = Wyślij …
meet-copied = Skopiowano: wklej do odpowiedzi.
meet-qr = Jako kod QR
meet-relay = Usiądź i połącz się przez:
meet-relay-silent = Od 20 sekund nikt nie odpowiada; ta strona próbuje dalej. Czy strona gospodarza jest otwarta? Jeśli tak, serwer pośredniczący nic nie przekazuje albo dzieli was zapora. Poproś o link z kodem albo grajcie przez wiadomości.
meet-relay-who = Każdy, kto ma ten link, może odpowiedzieć w miejsce gospodarza. Jeśli to nie ta gra, opuść ją. Potem poproś o link z kodem, który jest tylko dla ciebie.
meet-late = Jeszcze nic. Jeśli kod został wklejony, urządzenia są w różnych sieciach albo dzieli je zapora. Poproś gospodarza o grę przez wiadomości.
meet-cut = Ten link nie jest cały. Poproś o niego jeszcze raz i skopiuj go w całości.
meet-old = To zaproszenie ma ponad dobę. Poproś gospodarza o nowy link.
meet-version = Ten link pochodzi z innej wersji gry. Wczytaj tę stronę ponownie albo poproś gospodarza o nowy link.
meet-used = Ten link działa raz i został tu już użyty. Poproś gospodarza o nowy; twoje miejsce czeka.
meet-none = Ta przeglądarka nie łączy się z innymi bezpośrednio: nie ma WebRTC albo jest ono wyłączone. Poproś gospodarza o grę przez wiadomości.
meet-broken = Połączenie zostało zerwane. Poproś gospodarza o nowy link i otwórz go tutaj; twoje miejsce czeka.
meet-new = Wklej tu nowy link
