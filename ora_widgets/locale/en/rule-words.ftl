# Words in which people ask for a rule, where the rule itself says it otherwise; the rule search reads them.

asked-F0 = words glossary meaning definitions terms what does mean
asked-F0-1 = round what is turn of the wheel step begins long lasts
asked-F0-2 = slot action how many opportunity right what
asked-F0-3 = turn what is mine difference round
asked-F0-4 = workers monks priests meeples figures people how many number three prior lay brother own have total mine count clergymen brothers do I men team
asked-F0-5 = starting buildings printed home clay mound farmyard office basic begin free cloister count
asked-F0-6 = market offer open cards common stock bank supply row where lie available everyone
asked-F0-7 = forest building on top counts worth points forest moor stand send use value
asked-F0-8 = secret hidden hide luck random dice show see hand goods opponents own look open look opponents stock information private peek
asked-F1 = components material pieces limits
asked-F1-1 = components contents box how many cards tiles pieces included pile deck inside total buildings
asked-F1-2 = flip tile reverse other side back pair same tile two sides turn which good worth food energy value
asked-F1-3 = run out shortage enough limited unlimited empty supply wonder how many goods maximum tiles left none enough own have keep hold storage as lost round
asked-F1-4 = run out districts plots landscapes how many number supply forests empty pile limit sold tiles left enough exist all together
asked-F1-5 = destroy remove replace demolish move building again copy twice once destroyed later same built already second tear down return undo
asked-F2 = setup prepare start beginning preparation before
asked-F2-1 = variant country version side choose french irish which difference
asked-F2-2 = which board side wheel front back setup number of players the
asked-F2-3 = setup indicators markers wheel beginning place start position joker zero
asked-F2-4 = mark marked mean how many buildings remove cards leave out box fewer players which number three two return unused take part left many
asked-F2-5 = setup display piles face up first buildings marker cards laid out settlements empty refill refilled new
asked-F2-6 = starting goods resources begin with receive at the start initial own settlements cards have own beginning get
asked-F2-7 = price cost of land district plot how expensive cheapest coins setup order price much costs second next prices list cheaper mountain coast hills plain now
asked-F2-8 = first player choose seat order clockwise who begins marker goes first starts starting begin round opens game youngest
asked-F2-9 = short game fewer forests moors heartland setup remove
asked-F3 = order of a round sequence phases steps what happens
asked-F3-1 = workers monks come back return home retrieve take free again when all get end of the round occupied stay leave people men everybody
asked-F3-2 = turn wheel rotate advance beam arm space when does the move
asked-F3-3 = settlement phase when triggered trigger start due marker pile pile opens opened come comes next
asked-F3-4 = order of turns how many actions per round each player start player twice who plays after last
asked-F3-5 = next start player passes first player changes marker begins new who starts round
asked-F3-6 = length duration how long number of rounds end last game many ends when finish three four players
asked-F3-7 = return early stuck out blocked no clergymen left stay out between bring earlier before recall people men everybody everyone away still do
asked-F3-8 = order beginning of round preparation sequence all modes
asked-F4 = wheel production indicators goods how works
asked-F4-1 = value number table scale steps grow how much worth indicator numbers printed values fast wheel what are read nobody takes long time
asked-F4-2 = first round start value two beginning
asked-F4-3 = maximum ten end of the scale full highest pushed stays stop beam push top 10 reaches reached arrives stuck nobody takes long time
asked-F4-4 = take harvest gather goods produce receive how many reset zero all indicator shows part less fewer partly back resets leave some
asked-F4-5 = grapes stone enter late appear when round available join begin
asked-F4-6 = joker wild substitute replace any indicator instead early what for before both add together
asked-F4-7 = ships shipping cooperage only joker
asked-F4-8 = both gone lost no indicator zero produce
asked-F5 = actions options what to do turn choose
asked-F5-1 = which actions options possible choose what can I do on a turn main list
asked-F5-2 = use activate own building enter work
asked-F5-2-1 = place worker put monk send prior or lay brother activate difference own building can same effect person somebody someone man sent normal ordinary any kind
asked-F5-2-2 = optional must I use effect nothing only block without using obliged have to sending there forced do its action sent monk need
asked-F5-2-3 = again each round second time while standing repeat later keep using once twice still remain next turn works after empty
asked-F5-2-4 = unbuilt card display hand pile use not built settlement before market send forest moor
asked-F5-2-5 = same card two clergymen share occupied full same building second capacity already somebody card taken blocked join
asked-F5-3 = hire rent opponent building other player's use work contract
asked-F5-3-1 = hire borrow rent others' building opponent's monk who uses effect pays goods gets result other player's
asked-F5-3-2 = who chooses decides picks prior lay brother which owner sent send which monk hires hired worker someone else opponent goes men people
asked-F5-3-3 = refuse decline reject say no nobody home obliged forced without clergyman must accept available unavailable force asking permission against will prevent
asked-F5-3-4 = price cost contract how much pay coins expensive two winery owner receives fee who pays whom one coin use using somebody else's foreign owner's neighbour's gets
asked-F5-3-5 = wine whiskey present gift bribe alcohol drink pay instead money bottle with
asked-F5-3-6 = contract block without effect use nothing annoy send away opponent worker
asked-F5-3-7 = contract action bonus round count my clergyman needed
asked-F5-3-8 = own building hire myself self contract my with
asked-F5-4 = chop trees clear forest moor wood peat harvest
asked-F5-4-1 = chop clear remove forest moor wood peat how much get rid others forest opponent someone elses many cards trees clergyman needed
asked-F5-4-2 = zero nothing clear indicator empty anyway wood worth it
asked-F5-4-3 = no forest left nothing to cut fell clear without none more trees empty
asked-F5-4-4 = after clearing what terrain empty plains build there under underneath beneath below left remains becomes forest moor felled
asked-F5-5 = build construct building new card buy need needed clergyman monk worker require requires do I
asked-F5-5-1 = buy card keep hand later place at once how many buildings action two several one turn no room nowhere fitting space lack need needed clergyman
asked-F5-5-2 = cost price building pay materials resources wood clay stone straw what costs needed coins
asked-F5-5-3 = where place building terrain mountain coast hill allowed space put on build moor forest wooded which castle houseboat quarry stand trees why cannot spot here
asked-F5-5-4 = yellow religious cloister adjacent next to touch neighbour connected must monastery office touching
asked-F5-5-5 = use new building immediately at once after building prior enter free same turn new building lay brother move straight away just built right
asked-F5-5-6 = settlement build action normal when turn own outside
asked-F5-6 = skip nothing do not want pass turn wait have must anything obliged forced mandatory compulsory act turn idle give up forgo renounce
asked-F6 = free actions small extra additional land
asked-F6-1 = how many free actions extra additional unlimited before after any number land buying
asked-F6-2 = flip grain straw convert turn back wheat any time reverse back into get where
asked-F6-3 = change money exchange coins five break small split coin tile
asked-F6-4 = sell wine whiskey beer alcohol money coins how much price buy any time anywhere
asked-F6-5 = overpay change too much rest back food energy lost waste split money back pay too more than needed
asked-F6-6 = buy land landscape district plot how many often once each turn limit when per tiles expand mountain coast hills one action two another
asked-F6-7 = buy land last round bonus end still
asked-F7 = land landscape heartland map spaces
asked-F7-1 = coordinates names of spaces row column heartland starting map layout plains hillside forests trees moors many beginning have
asked-F7-2 = sides back reverse terrain district plot what is rotate types shows side which spaces mountain coast hills hilly plains drawn printed fields forest moor hillside
asked-F7-3 = where put district place attach row above below new shift goes gap
asked-F7-4 = where put plot place attach coast mountain column side shift put goes left right stack overlap
asked-F7-5 = keep land later store place immediately tile
asked-F7-6 = diagonal corner adjacent neighbour next to touch edge mountain connected
asked-F8 = settlement phase village houses build
asked-F8-1 = when settlement phase which round how many phases last times may can build built now often feed feeding hungry
asked-F8-2 = marker house moves letter next
asked-F8-3 = how many settlements build per phase order two one both land before how often two settlements once first then settlement buy at may can built
asked-F8-4 = pay food energy settlement feed fuel heat cost how coins overpay burn goods count which serve value worth much feeding hungry wood straw paid
asked-F8-5 = where place settlement terrain village town water mountain allowed put stand stands coast
asked-F8-6 = new settlement cards new buildings receive get pile joins display when come opened hamlet artists colony
asked-F8-7 = keep settlements hand limit how many hold save
asked-F8-8 = settlement phase use building contract action sell allowed during
asked-F8-9 = two players settlement after phase D castle hillside village
asked-F9 = final round bonus last end of game three four
asked-F9-1 = when bonus round final last number which three four players ends
asked-F9-2 = priors lay brothers return come home bonus last round gifts
asked-F9-3 = what allowed bonus last final round action prior any building free occupied allowed do actions
asked-F9-4 = bonus last round buy land extra sell
asked-F9-5 = last settlement phase end final E order
asked-F9-6 = game over end finish count three four players finishes ends last when
asked-F10 = two players short duel couple
asked-F10-1 = two players short differences board cards which
asked-F10-2 = two players turn sequence actions each how many two after me
asked-F10-3 = two players settlement phases when turns
asked-F10-4 = two players second action no clergymen left stuck
asked-F10-5 = two players buy land how many
asked-F10-6 = two players how long length number of turns
asked-F10-7 = two players end of game finish when last turn how ends over empty display
asked-F10-8 = two players check end display stop
asked-F11 = two players long
asked-F11-1 = two players long differences cards board
asked-F11-2 = two players long actions each how many round three in a row order
asked-F11-3 = two players long clergymen return once
asked-F11-4 = two players long settlement phases when rounds
asked-F11-5 = two players long buy land how many
asked-F11-6 = two players long end of game finish when
asked-F12 = short quick game three four players hour
asked-F12-1 = short game differences setup clergymen cards board lay brothers brother monks prior one own forests
asked-F12-2 = short game rounds how many course phases when last long end ends
asked-F12-3 = gifts free goods receive each round short game table presents
asked-F12-4 = bonus when others take produce everybody gets one tile short game also me all we else who takes clay opponents something I chop fell harvest
asked-F12-5 = short game otherwise same contracts scoring
asked-F12-6 = short board small numbers check
asked-F13 = solo single one player alone solitaire
asked-F13-1 = solo start setup goods land prices beginning
asked-F13-2 = solo turn sequence actions how many two alone length long
asked-F13-3 = solo indicator lost ten leaves removed disappears lose forever permanently good
asked-F13-4 = solo neutral player opponent who what has
asked-F13-5 = solo use neutral buildings contract price pay
asked-F13-6 = solo unbuilt leftover buildings display neutral must place cover over happens where puts place
asked-F13-7 = solo use new neutral building prior
asked-F13-8 = solo neutral clergymen return home
asked-F13-9 = solo settlement phase when order turns
asked-F13-10 = solo last turn end how long how many turns alone length
asked-F13-11 = solo win points needed goal target score aim 500 how many points
asked-F14 = scoring points final count victory calculated computed calculate worked add up adding total result sum
asked-F14-1 = score goods worth points book ceramic ornament reliquary wonder coins money value drink wine whiskey count towards end
asked-F14-2 = economic value shield buildings points score building hand unbuilt not built settlement remaining did build settlements end what happens left
asked-F14-3 = settlement points dwelling value neighbours score houses adjacent village count water
asked-F14-4 = winner tie ties tied tiebreak draw equal same points score victory wins level
asked-F15 = small numbers on the board meaning check mistake forgotten
asked-F16 = overview table modes players number of rounds cards clergymen variants
asked-F17 = table when pile arrive arrives appear four three player game settlement phases rounds overview which round pile opens come comes letter

# Words that mean the same to whoever asks, a group on each side of a bar.
asked-same =
    clergyman clergymen monk monks worker workers meeple pawn | coin coins money cash gold | district districts plot plots
    land landscape estate | wine whiskey drink alcohol booze | build construct erect | price cost pay expensive fee | bonus
    final last | solo alone single solitaire | return back home | take get receive gain collect | buy purchase | display
    market offer | supply bank stock | use activate visit enter | forbidden allowed permitted may | score points count |
    wheel rondel | indicator marker | adjacent neighbour neighbor next beside touch | phase stage | refuse decline reject |
    settlement settlements village villages town towns | better improve upgrade

# Words that name the games in which alone the rules of a chapter hold: all those between two bars.
search-game-F9 = three players | four players | three people | four people | bonus | final round | last round
search-game-F10 = two players | two player | for two | with two | between two | two people | duel | couple | two of us
search-game-F11 = two players | two player | for two | with two | between two | two people | duel | couple | two of us
search-game-F12 = short game | gifts | gift
search-game-F13 = solo | alone | single player | solitaire | neutral

# Words of a question about what a card brings; they tell no card from another.
search-bringing = which where gives get gets gain obtain make makes making made produce produces brew brews bake find comes come from source way building buildings card cards

# Words of a question about what a card takes, rather than what it brings.
search-spending = turn turns turned turning change changes convert exchange swap trade improve sell sells selling sold spend spends pay pays give away use uses with good

# Words before a good that is spent.
search-with = with for

# First words of a question for a card, where others ask whether something is allowed.
search-which = which who what how where

# Words of a question about when something happens.
search-time = when round soon

search-head-number = No.
search-head-title = title
search-head-text = begins
search-open = { $rule } shows a rule whole, with an example.
search-nothing = Nothing speaks of this; try other words. { $rule } shows a rule by its number.
