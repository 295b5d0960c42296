# The comments of the package's annotated games. Every figure is a variable, which the position fills in:
# $round, $R-points, $R-home (clergymen at home), $R-Wo (goods by code), $wheel-clay.

comment-coming-home = Coming home together
comment-coming-home-begin =
    Three bots of equal strength play this game. Watch the small figures beside the names: the clergymen at home. They
    come home only at the start of a round, and only when all three are out.
comment-coming-home-twice =
    Red is the start player, so Red also has the last turn of this round. Red has { $R-home } clergymen left. The prior
    stands on the Fuel Merchant already.
comment-coming-home-last-man =
    Green has the last turn of round { $round } and only { $G-home } clergyman at home. It pays to send him now, because then
    all three come home at once. Look at the side line, too.
comment-coming-home-felling-name = Green fells trees instead
comment-coming-home-felling =
    Now Green begins round { $round } with only { $G-home } clergyman at home. The other two stay where they are.
comment-coming-home-all-back =
    The last clergyman went to the Clay Mound. The wheel turned, and Green has { $G-home } clergymen at home again.
comment-coming-home-hired =
    All three of Red's clergymen were at home. Then Blue hired one of them for the Fuel Merchant, and { $R-home } are left. Blue paid
    Red for it, but now it will take Red longer to get all of them home.
comment-coming-home-only-one =
    This is Red's only turn in round { $round }, and { $R-home } clergyman is at home. The question is the same as before:
    send him, or keep him?
comment-coming-home-peat-name = Red cuts peat instead
comment-coming-home-peat =
    Red begins round { $round } with { $R-home } clergyman, who can use only one of Red's own buildings.
comment-coming-home-paid-back =
    Red sent him, and begins round { $round } with { $R-home } clergymen. First comes a settlement phase.
comment-coming-home-nobody =
    Blue has { $B-home } clergymen at home. Building, felling and cutting need none, so Blue builds. Plan such a turn for
    the time when everybody is out.
comment-coming-home-built =
    The Bakery is built, and Blue begins round { $round } with { $B-home } clergymen. No turn was lost.
comment-coming-home-green-nobody =
    Green has { $G-home } at home, too. A work contract uses another player's clergyman, and through Blue's Priory Green
    can use another building.
comment-coming-home-green-all =
    Green has { $G-Or } ornament now, and in round { $round } all { $G-home } clergymen are home again.
comment-coming-home-late =
    The same is true late in the game. Red has { $R-home } clergyman at home in round { $round }, and hires one of Green's to
    get stone.
comment-coming-home-end =
    The game is over: Red { $R-points }, Green { $G-points } and Blue { $B-points } points. Go back, and count who waited with
    one clergyman at home, and how long.

comment-nobody-ends-it = Nobody ends it
comment-nobody-ends-it-begin =
    A short game for two, played by two bots that look one turn ahead. Watch what happens when both could end the game and
    neither does.
comment-nobody-ends-it-pile-d =
    The last pile has been dealt. From now on the game ends when at most 1 building is left in the display. Red has
    { $R-points } points and Green { $G-points }: Red should hurry.
comment-nobody-ends-it-lead =
    Round { $round }, and Red still leads { $R-points } to { $G-points }. Most of what is left costs stone.
    The side line shows how Red could begin to clear the display.
comment-nobody-ends-it-stone-name = Red takes stone and builds
comment-nobody-ends-it-stone =
    One building fewer, and Red has { $R-points } points. After a few such turns, the game is over while Red leads.
comment-nobody-ends-it-behind =
    After two more turns each, Green leads { $G-points } to { $R-points }. Now it is Red who must not end the game.
comment-nobody-ends-it-back =
    Red is ahead again, { $R-points } to { $G-points }. The lead changes with every turn, and neither thinks of the end.
comment-nobody-ends-it-end =
    The bots were stopped in round { $round }: Red { $R-points }, Green { $G-points }. A person would have ended the game long ago.

comment-past-500 = Past 500
comment-past-500-begin =
    A bot that searches ahead plays a solo game. It needs { $goal } points. Watch how little it scores in the first
    half, and how much in the second.
comment-past-500-land =
    Round { $round }, and Red has { $R-points } points. Red spends coins on land, turn after turn, for the settlements and
    buildings that come later.
comment-past-500-neutral =
    Round { $round }. The neutral player gets the buildings left in the display. Red can use them by work contract.
comment-past-500-thirteen =
    Look at Red's goods: one of almost everything. The Chamber of Wonders takes 13 different goods for a wonder, and the
    neutral Priory lets Red use it again.
comment-past-500-clay-name = Red takes clay instead
comment-past-500-clay =
    Red has { $R-points } points after this turn, and the goods are still there for another chance.
comment-past-500-two =
    Two wonders in one turn: Red has { $R-points } points in round { $round }.
comment-past-500-ten =
    Livestock shows { $wheel-livestock }. Its indicator would leave the game when the wheel turns, so Red uses it now.
comment-past-500-castle =
    Round { $round }, { $R-points } points. Through the Castle Red builds a settlement outside of the settlement phases, and the
    Printing Office turns forests into books.
comment-past-500-last =
    The last turn. Red has { $R-points } points and two actions.
comment-past-500-passed =
    Red has { $R-points } points. Now the neutral player builds once more, and then comes the last settlement phase.
comment-past-500-end =
    { $R-points } points. More than half of them came in the second half of the game.

comment-by-the-water = By the water
comment-by-the-water-begin =
    Three bots that search ahead play this game. Follow Green, and see where Green's settlements go.
comment-by-the-water-coast =
    Green builds, uses the new building with the prior, and buys a coast with the coins. No settlement can stand there yet.
comment-by-the-water-fishing =
    It is the first settlement phase. Green has { $G-points } points and builds the Fishing Village on the new coast.
comment-by-the-water-without-name = Green builds nothing
comment-by-the-water-without =
    Green stays at { $G-points } points. The food and the fuel are still there, but the next settlement phase is rounds away.
comment-by-the-water-paid =
    With one settlement Green reached { $G-points } points. Each water space scores 3, and good neighbours score more.
comment-by-the-water-promenade =
    The Harbor Promenade goes right beside the settlement. A building by the water scores by itself and as a
    neighbour.
comment-by-the-water-second =
    Green has { $G-points } points and settles by the water again, beside a coast that was bought two rounds ago.
comment-by-the-water-shipyard =
    Green buys another coast, builds the Shipyard on it at once, and sends the prior there. Wood becomes an ornament and coins.
comment-by-the-water-workshop =
    Green finally uses the clay: the Cloister Workshop makes ceramics and an ornament in the turn in which it is built.
comment-by-the-water-late =
    Round { $round }. Green has { $G-Ce } ceramics, { $G-Or } ornaments and { $G-points } points, and builds the
    next settlement.
comment-by-the-water-wonder =
    Green has all four: a book, a ceramic, an ornament and a reliquary. The Hospice turns them into a wonder.
comment-by-the-water-again =
    Green has the goods for a second wonder and builds the Sacristy to make it.
comment-by-the-water-end =
    Green wins with { $G-points } points, ahead of Blue with { $B-points } and Red with { $R-points }.

comment-open-doors = Other players' buildings
comment-open-doors-begin =
    Three bots that look one turn ahead play the Irish game. Watch who uses whose buildings, and who is paid for it.
comment-open-doors-fuel =
    Blue uses Red's Fuel Merchant by work contract. Red has { $R-Pn } coins and receives the price.
comment-open-doors-workshop =
    Blue builds the Cloister Workshop and uses it with the prior. From now on everybody wants to use it.
comment-open-doors-hired =
    Green has { $G-Cl } clay and no workshop. Blue's Priory lets Green use a building where a prior stands. So Green
    makes ceramics, and Blue receives the price.
comment-open-doors-small-wheel =
    The wheel has little to offer: peat { $wheel-peat }, livestock { $wheel-livestock }. Red uses another player's Refectory
    instead of waiting.
comment-open-doors-doors =
    Round { $round }, and Blue has { $B-points } points. Through the Priory Blue uses the Guesthouse, through that the Castle in
    the display, and there Blue builds a settlement.
comment-open-doors-green-too =
    Green, with { $G-points } points, can use the same chain of buildings for the price of one contract.
comment-open-doors-red-too =
    Red uses a part of it, too: the Guesthouse is Green's. The owner of such a building has income until the end.
comment-open-doors-bonus =
    In the bonus round the prior may go to any building. Blue has { $B-Rq } reliquaries, { $B-Or } ornaments and { $B-Bo } books. It is
    time for a wonder.
comment-open-doors-end =
    Blue wins with { $B-points } points. Red has { $R-points } and Green { $G-points }.
