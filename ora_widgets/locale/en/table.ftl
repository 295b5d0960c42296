# Names of seats, terrain and indicators.

seat-R = Red
seat-G = Green
seat-B = Blue
seat-W = White

country-france = France
country-ireland = Ireland

length-short = short
length-long = long

terrain-coast = coast
terrain-plains = plains
terrain-hillside = hillside
terrain-mountain = mountain
terrain-water = water

drink-wine = wine
drink-whiskey = whiskey

indicator-clay = clay
indicator-coin = coin
indicator-grain = grain
indicator-livestock = livestock
indicator-wood = wood
indicator-peat = peat
indicator-joker = joker
indicator-grapes = grapes
indicator-stone = stone

# The current question, when a move answers another one.
question-act = what to do this turn
question-bonus = what to do in the bonus round
question-settle = which settlement to build
question-granted = which of the granted actions to take
question-place = where the neutral player's next building goes
question-visited = which of the new neutral buildings to use

# The second landscape of the solo game, in a sentence and as a title.
seat-neutral = the neutral player
    .title = Neutral player
