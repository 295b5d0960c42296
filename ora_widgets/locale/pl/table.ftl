# What lies on the table, by name.

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
indicator-coin = monety
indicator-grain = zboże
indicator-livestock = owce
indicator-wood = drewno
indicator-peat = torf
indicator-joker = joker
indicator-grapes = winogrona
indicator-stone = kamień

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
