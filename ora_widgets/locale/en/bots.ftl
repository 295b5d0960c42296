# What bots say: budgets that are refused, and the reasons for their moves.

bot-no-budget = Give the bot a limit: seconds or playouts.
bot-answered = { $bot } answered “{ $line }”.
bot-no-level = There is no level “{ $word }”; there are { $known }.
bot-no-manner = There is no manner “{ $word }”; there are { $known }.

# One sentence for a turn: `$acts` is what is done, `$reasons` why.
bot-why = { $seat } { $acts }: { $reasons }.
bot-why-plain = { $seat } { $acts }.
bot-reasons = { $first }, { $rest }

act-build = builds the { $card }
act-settle = builds the { $card }
act-use = uses the { $card }
act-contract = uses the { $card } by work contract
act-enter = uses the { $card } as well
act-prior = sends the prior there
act-fell = fells trees
act-cut = cuts peat
act-district = buys a district
act-plot = buys a plot
act-joker = takes goods with the joker
act-place = gives the { $card } to the neutral player
act-send =
    { $kind ->
        [prior] sends the prior
       *[lay] sends a lay brother
    }
act-pass = passes
act-none = continues
act-done = ends the turn

reason-points =
    { $points ->
        [one] 1 point now
       *[other] { $points } points now
    }
reason-end =
    { $points ->
        [one] the end of the game with a lead of 1 point
       *[other] the end of the game with a lead of { $points } points
    }
reason-goods-for = { $goods } for the { $card }
reason-goods = { $goods } more in stock
reason-meals = food and energy for the next settlement
reason-sites = better places for settlements
reason-cards = a building to use later
reason-land = room to build
reason-clergy =
    { $home ->
        [0] all clergymen home again in the next round
       *[other] clergymen at home for later
    }
reason-tempo = less on the wheel for the next player
reason-others = fewer points for the others

# The named opponents, and what their manners add to the reasons.
manner-woodcutter = Woodcutter
manner-settler = Settler
manner-miller = Miller
manner-brewer = Brewer
manner-abbot = Abbot
reason-woodcutter = what a woodcutter likes: wood and cleared land
reason-settler = what a settler likes: food, fuel and good sites
reason-miller = what a miller likes: grain and the goods made from it
reason-brewer = what a brewer likes: drinks and their ingredients
reason-abbot = what an abbot likes: books, ornaments and reliquaries

# The columns of a hint.
hint-move = move
hint-worth = worth
hint-playouts = playouts
hint-why = why
hint-interval = “±” is the half-width of the 95 % interval; a worth without it was judged without playouts.

# The file of trained weights.
bot-weights-missing = { $file } is missing. The bots use the hand-made evaluation instead. To restore the file, install ora_widgets again.
bot-weights-damaged = { $file } is damaged. The bots use the hand-made evaluation instead. To restore the file, install ora_widgets again.
bot-weights-version = { $file } has version { $version } or other inputs, and this program reads version { $ours }. The bots use the hand-made evaluation instead. Install ora_widgets again.

# The review of a game.
review-who = player
review-round = round
review-lost = points lost
review-played = played
review-better = better
review-why = why
review-chart = Expected points of each player
review-points =
    { $exact ->
        [1] { $lost } points lost
       *[0] { $lost } points lost (probably { $low } to { $high })
    }
review-none = No turn cost a point or more.
review-time = Time ran out before every turn was checked.
review-interrupted = It was interrupted before every turn was checked.

teaching-costly =
    That turn cost about { $points } { $points ->
        [one] point
       *[other] points
    }. Better: { $why }
teaching-shorter = the same turn without what came last.
teaching-good =
    Well played. { $why } The next best turn is worth about { $points } { $points ->
        [one] point
       *[other] points
    } less.
