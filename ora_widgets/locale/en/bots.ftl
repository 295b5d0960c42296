# What bots say: budgets they cannot think with, and why they play what they play.

bot-no-budget = Say how long the bot may think: seconds or playouts.
bot-answered = { $bot } answered “{ $line }”.
bot-no-level = There is no level “{ $word }”; there are { $known }.
bot-no-manner = There is no manner “{ $word }”; there are { $known }.

# One sentence for a turn: `$acts` is what is done, `$reasons` what for.
bot-why = { $seat } { $acts }: { $reasons }.
bot-why-plain = { $seat } { $acts }.
bot-reasons = { $first }, { $rest }

act-build = builds the { $card }
act-settle = builds the { $card }
act-use = uses the { $card }
act-contract = hires the { $card }
act-enter = uses the { $card } as well
act-prior = sends the prior there
act-fell = fells trees
act-cut = cuts peat
act-district = buys a district
act-plot = buys a plot
act-place = gives the { $card } to the neutral player
act-send =
    { $kind ->
        [prior] sends the prior
       *[lay] sends a lay brother
    }
act-pass = passes
act-none = goes on
act-done = ends the turn

reason-points =
    { $points ->
        [one] 1 point now
       *[other] { $points } points now
    }
reason-goods-for = { $goods } for the { $card }
reason-goods = { $goods } in hand
reason-meals = food and energy for the next settlement
reason-sites = better places for settlements
reason-cards = a building to use later
reason-land = room to build
reason-clergy = clergymen at home for later
reason-tempo = less on the wheel for the next player
reason-others = fewer points for the others
reason-nothing = nothing else is worth more

# The named opponents, and what their manners add to the reasons.
manner-woodcutter = Woodcutter
manner-settler = Settler
manner-miller = Miller
manner-brewer = Brewer
manner-abbot = Abbot
reason-woodcutter = what a woodcutter likes: wood and cleared land
reason-settler = what a settler likes: food, fuel and good sites
reason-miller = what a miller likes: grain and what is made of it
reason-brewer = what a brewer likes: drinks and what they are made of
reason-abbot = what an abbot likes: books, ornaments and relics

# The columns of a hint.
hint-move = move
hint-worth = worth
hint-playouts = playouts
hint-why = why

# The file of the learned evaluation.
bot-weights-missing = { $file } is missing. The bots go on with the hand-made evaluation. Install ora_widgets again to get the file back.
bot-weights-damaged = { $file } is damaged. The bots go on with the hand-made evaluation. Install ora_widgets again to get the file back.
bot-weights-version = { $file } is of version { $version } or has other inputs, and this program reads version { $ours }. The bots go on with the hand-made evaluation. Install ora_widgets again, or train the file anew with python -m ora_widgets.lab.training.train.

# A game looked at again.
review-who = player
review-round = round
review-lost = points lost
review-played = played
review-better = better
review-why = why
review-chart = Points that everybody could expect
review-points = { $lost } points lost ({ $low } to { $high })
review-none = No turn is found that cost a point or more.
review-time = The time was over before all turns were looked at.
review-interrupted = You interrupted it before all turns were looked at.
