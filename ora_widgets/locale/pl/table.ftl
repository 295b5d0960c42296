# What lies on the table, by name.
#
# One term for each term of the game, as the Polish edition has them where it does:
#   clergyman mnich · prior przeor · lay brother brat zakonny · work contract kontrakt
#   main action akcja podstawowa · extra action akcja dodatkowa · slot kolejka · turn tura · move ruch
#   wheel kierat, on the koło produkcji · beam ramię · indicator znacznik · building marker znacznik fazy osad
#   settlement osada · settlement phase faza osad · bonus round runda specjalna · display oferta · pile stos
#   supply zasoby ogólne · heartland prowincja · somebody's landscape ziemie · a landscape for sale teren
#   district zagon · plot areał · space pole · forest las · moor torfowisko · to fell karczować · to cut wykopywać
#   economic value punkty wartości · dwelling value punkty dodatkowe · cloister building budynek klasztorny
#   good dobro · tile żeton · food żywność · energy energia · rule zasada · checking number cyfra kontrolna
#   start player gracz rozpoczynający · rulings rozstrzygnięcia · record zapis

seat-R = Czerwony
seat-G = Zielony
seat-B = Niebieski
seat-W = Biały

country-france = Francja
country-ireland = Irlandia

length-short = krótka
length-long = długa

terrain-coast = wybrzeże
terrain-plains = równina
terrain-hillside = pogórze
terrain-mountain = góry
terrain-water = morze

drink-wine = wino
drink-whiskey = whisky

indicator-clay = glina
    .with = znacznikiem gliny
indicator-coin = monety
    .with = znacznikiem monet
indicator-grain = zboże
    .with = znacznikiem zboża
indicator-livestock = owce
    .with = znacznikiem owiec
indicator-wood = drewno
    .with = znacznikiem drewna
indicator-peat = torf
    .with = znacznikiem torfu
indicator-joker = joker
    .with = jokerem
indicator-grapes = winogrona
    .with = znacznikiem winogron
indicator-stone = kamień
    .with = znacznikiem kamienia

# The question now, where a move answers another one.
question-act = co robisz w tej turze
question-bonus = co robisz w rundzie specjalnej
question-settle = jaką osadę budujesz
question-granted = którą z przyznanych akcji wykonujesz
question-place = gdzie stanie następny budynek gracza neutralnego
question-visited = którego z nowych neutralnych budynków używasz

# The second landscape of the solo game, in a sentence and as a title.
seat-neutral = gracz neutralny
    .title = Gracz neutralny
