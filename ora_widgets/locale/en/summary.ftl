# The rules on one printable page.

summary-title = Ora et Labora at a glance: { $country }
summary-aim = The player with the most points wins. Count your goods, the economic value of all cards on your land, and your settlements.
summary-round = The wheel turns at the start of each round. If all your { $count } clergymen are out, they come home first.
summary-turn = With three or four players you take { $actions } main action in a turn, and the start player has one more at the end.
summary-actions = Main actions: send a clergyman to one of your buildings; pay for a work contract; fell trees or cut peat; build a card. After building you may send your prior there.
summary-contract = A work contract costs { $first } coin, or one { $drink }. Once somebody has built the { $card }, it costs { $then } coins.
summary-land = In each turn you may buy one landscape. Districts cost { $districts } coins, and plots { $plots } coins.
summary-wheel = An indicator shows, after each turn of the wheel: { $values }. In the short game for two: { $back }.
summary-settle = A settlement scores its own dwelling value, those of all cards next to it, and { $water } for each open water space next to it.
summary-joker = The joker stands in for any good's indicator; you use one of the two, never both.
summary-change = Grain turns to straw at any time, never back. Food and energy give no change.
summary-bonus = With three or four players a bonus round follows the last one: one building, or your prior on any building, free of charge. Then comes settlement phase E.
summary-two = A game for two ends after pile D, when few buildings are left in the display. Few means { $short } in the short game, { $long } in the long one.
summary-games = Games
summary-goods = Goods
summary-settlements = Settlements
summary-buildings = Buildings
summary-players = Players
summary-rounds = Rounds
summary-cards = Cards
summary-phases = Settlements after rounds
summary-enters = { $good } in
summary-start = Start
summary-good = Good
summary-food = Food
summary-energy = Energy
summary-coins = Coins
summary-points = Points
summary-card = Card
summary-cost = Cost
summary-where = Where
summary-economic = Value
summary-dwelling = Dwelling
summary-pile =
    { $letter ->
        [start] Start
       *[other] Pile { $letter }
    }
summary-ordinary = Unless noted otherwise, a card may stand on { $terrain }. ✝ is a cloister building: it must touch another one.
summary-open = open
summary-from = Taken from the program's own figures; rules { $rules }.
