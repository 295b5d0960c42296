# Komentarze do gier z pakietu. Każda liczba jest zmienną, którą wypełnia pozycja.

comment-coming-home = Razem do domu
comment-coming-home-begin =
    Grają trzy boty tej samej siły. Patrz na małe figurki obok nazw: to duchowni w domu. Wracają tylko na początku rundy
    i tylko wtedy, gdy wszyscy trzej są poza domem.
comment-coming-home-twice =
    Czerwony jest graczem rozpoczynającym, więc ma też ostatnią turę tej rundy. Duchowni w domu: { $R-home }. Przeor stoi
    już w Składzie opału.
comment-coming-home-last-man =
    Zielony ma ostatnią turę rundy { $round }, a duchownych w domu: { $G-home }. Teraz warto go wysłać: wtedy od razu wrócą
    wszyscy trzej. Zobacz też wariant.
comment-coming-home-felling-name = Zielony ścina drzewa
comment-coming-home-felling =
    Teraz Zielony zaczyna rundę { $round } z duchownymi w domu w liczbie { $G-home }. Dwaj pozostali stoją tam, gdzie stali.
comment-coming-home-all-back =
    Ostatni duchowny poszedł na Gliniane wzgórze. Koło się obróciło i Zielony ma znowu w domu duchownych: { $G-home }.
comment-coming-home-hired =
    Wszyscy trzej duchowni Czerwonego byli w domu. Potem Niebieski wynajął jednego do Składu opału i zostało ich { $R-home }.
    Niebieski za to zapłacił, ale droga Czerwonego do następnego powrotu się wydłużyła.
comment-coming-home-only-one =
    To jedyna tura Czerwonego w rundzie { $round }, a duchownych w domu: { $R-home }. Pytanie jest to samo co wcześniej:
    wysłać go czy zostawić?
comment-coming-home-peat-name = Czerwony wydobywa torf
comment-coming-home-peat =
    Czerwony zaczyna rundę { $round }, mając w domu duchownych: { $R-home }. W tej rundzie może użyć najwyżej jednego
    własnego budynku.
comment-coming-home-paid-back =
    Czerwony go wysłał i w rundzie { $round } ma w domu duchownych: { $R-home }. Najpierw jest faza osadnictwa.
comment-coming-home-nobody =
    Niebieski ma w domu duchownych: { $B-home }. Budowa, wyrąb i wydobycie torfu ich nie wymagają, więc Niebieski buduje.
    Planuj takie tury na chwilę, gdy wszyscy są poza domem.
comment-coming-home-built =
    Piekarnia stoi, a Niebieski zaczyna rundę { $round }, mając w domu duchownych: { $B-home }. Żadna tura nie przepadła.
comment-coming-home-green-nobody =
    Zielony też ma w domu duchownych: { $G-home }. Kontrakt korzysta z cudzego duchownego: Dom przeora Niebieskiego prowadzi
    Zielonego do innego budynku.
comment-coming-home-green-all =
    Zielony ma teraz ornamentów: { $G-Or }, a w rundzie { $round } wszyscy są znów w domu: { $G-home }.
comment-coming-home-late =
    Pod koniec gry jest tak samo. W rundzie { $round } Czerwony ma w domu duchownych: { $R-home }, i wynajmuje jednego
    z duchownych Zielonego, żeby zdobyć kamień.
comment-coming-home-end =
    Koniec gry. Punkty: Czerwony { $R-points }, Zielony { $G-points }, Niebieski { $B-points }. Cofnij się i policz, kto i jak długo czekał
    z jednym duchownym w domu.
