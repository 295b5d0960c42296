# The comments of the package's own games with comments. Every figure is a variable, which the position fills in:
# $round, $R-points, $R-home (clergymen at home), $R-Wo (goods by code), $wheel-clay.

comment-coming-home = Coming home together
comment-coming-home-begin =
    Three bots of equal strength play this game. Watch the small figures beside the names: the clergymen at home. They
    come home only at the start of a round, and only when all three are out.
comment-coming-home-twice =
    Red is the start player, so Red also has the last turn of this round. Red has { $R-home } clergymen left. The prior
    stands on the Fuel Merchant already.
comment-coming-home-last-man =
    Green has the last turn of round { $round } and only { $G-home } clergyman at home. Now it pays to send him: then all
    three come home at once. Look at the side line, too.
comment-coming-home-felling-name = Green fells trees instead
comment-coming-home-felling =
    Now Green begins round { $round } with only { $G-home } clergyman at home. The other two stay where they are.
comment-coming-home-all-back =
    The last clergyman went to the Clay Mound. The wheel turned, and Green has { $G-home } clergymen at home again.
comment-coming-home-hired =
    All three of Red’s were at home. Then Blue hired one of them for the Fuel Merchant, and now { $R-home } are left. Blue paid Red
    for it, but Red’s next way home has become longer.
comment-coming-home-only-one =
    This is Red’s only turn in round { $round }, and { $R-home } clergyman is at home. The question is the same as before:
    send him, or keep him?
comment-coming-home-peat-name = Red cuts peat instead
comment-coming-home-peat =
    Red begins round { $round } with { $R-home } clergyman. In that round Red can use only one building of Red’s own.
comment-coming-home-paid-back =
    Red sent him, and begins round { $round } with { $R-home } clergymen. First comes a settlement phase.
comment-coming-home-nobody =
    Blue has { $B-home } clergymen at home. Building, felling and cutting need none, so Blue builds. Plan such a turn for
    the moment when everybody is out.
comment-coming-home-built =
    The Bakery stands, and Blue begins round { $round } with { $B-home } clergymen. No turn was lost.
comment-coming-home-green-nobody =
    Green has { $G-home } at home, too. A work contract uses somebody else’s clergyman: Blue’s Priory leads Green into
    another building.
comment-coming-home-green-all =
    Green has { $G-Or } ornament now, and in round { $round } everybody is home again: { $G-home } clergymen.
comment-coming-home-late =
    Late in the game it is the same. Red has { $R-home } clergyman at home in round { $round }, and hires one of Green’s to
    get stone.
comment-coming-home-end =
    The game is over: Red { $R-points }, Green { $G-points } and Blue { $B-points } points. Walk back, and count who waited with
    one clergyman at home, and how long.
