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
    .with = the clay indicator
indicator-coin = coin
    .with = the coin indicator
indicator-grain = grain
    .with = the grain indicator
indicator-livestock = livestock
    .with = the livestock indicator
indicator-wood = wood
    .with = the wood indicator
indicator-peat = peat
    .with = the peat indicator
indicator-joker = joker
    .with = the joker
indicator-grapes = grapes
    .with = the grapes indicator
indicator-stone = stone
    .with = the stone indicator

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
