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
asked-F10-1 = two players short differences board cards which different changes change changed
asked-F10-2 = two players turn sequence actions each how many two after me
asked-F10-3 = two players settlement phases when turns
asked-F10-4 = two players second action no clergymen left stuck
asked-F10-5 = two players buy land how many
asked-F10-6 = two players how long length number of turns
asked-F10-7 = two players end of game finish when last turn how ends over empty display
asked-F10-8 = two players check end display stop
asked-F11 = two players long
asked-F11-1 = two players long differences cards board different changes change changed
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
    clergyman clergymen monk monks worker workers meeple pawn man men guy guys figure figures people helper servant
    dude dudes fellow fellows staff brother brothers clergy | coin coins money cash gold bucks dough dollars quid
    penny | district districts plot plots land landscape estate strip | wine whiskey drink alcohol booze bottle wines
    drinks | whiskey whisky spirit spirits liquor | build construct erect built building put up | price cost costs pay
    paid expensive fee cheap cheapest charge | bonus final last | solo alone single solitaire myself | return back
    home recall | take get receive gain collect got grab harvest | buy purchase acquire bought | display market offer
    shop row | supply bank stock box | use activate visit enter occupy used | forbidden allowed permitted may legal
    able | score points count scoring scored tally point pts vps | wheel rondel dial disc rotor production | indicator
    indicators marker markers counter | adjacent neighbour neighbor next beside touch touching border corner diagonal
    adjoining connect connected contiguous | phase stage | refuse decline reject deny forbid veto object | settlement
    settlements village villages town towns hamlet settle settling settlers | better improve upgrade | fell fells
    felling chop chopping lumber axe log woodcutting | forest forests tree trees wooded jungle | moor moors bog swamp
    marsh peatland fen | coast coastal sea shore beach seaside ocean | hillside hill hills slope hilly | mountain
    mountains peak | plains plain flat meadow grassland | win won wins winner winning victory victorious | tie tied
    draw equal level both | reliquary reliquaries relic relics shrine | ornament ornaments jewel jewels decoration |
    book books manuscript | ceramic ceramics pottery pot pots | straw hay thatch | grain wheat corn cereal rye |
    livestock sheep animal animals cattle cow cows ox | peat turf | coal charcoal | clay loam | beer ale | stone
    stones rock | gift gifts present presents | opponent opponents rival enemy other others someone somebody else
    buddy mate foe player | mill grind ground milled windmill miller mills grinds | bake baked baking bakery | short
    quick fast shorter | keep hold store save later stash postpone | place put lay position locate | shift slide slid
    move moved | convert exchange swap trade turn transform | demolish destroy remove tear scrap raze | left remaining
    remain leftover | empty gone exhausted run ran none | begin start starts first opening | end ends ended finish finished over |
    exclude omit unused discard | sell sells sold vendor cash | free gratis freebie freebies | fuel energy heat burn warm heating |
    food eat eats feed feeding nutrition hungry meal calories | value worth | economic shield | choose chooses decide
    decides pick select | skip pass passing idle | hire hired rent borrow employ contract hiring renting lend
    contracts | look see peek inspect view | hidden secret closed | push pushed falls fall drop | joker jolly wild
    wildcard substitute white | unbuilt nobody | prior abbot boss priors | cloister monastery abbey convent religious
    | wonder wonders miracle | one 1 | two 2 | three 3 | four 4 | castle fortress stronghold citadel | slaughter
    slaughterhouse butcher kill slay | neutral dummy bot automa | five 5 | six 6 | seven 7 | eight 8 | nine 9 | ten 10
    | twelve 12 | thirteen 13

# Words that name the games in which alone the rules of a chapter hold: all those between two bars.
search-game-F9 = three players | four players | 3 players | 4 players | 3p | 4p | three people | four people | bonus | final round | last round
search-game-F10 = two players | two player | 2 players | 2p | 1v1 | for two | for 2 | with two | with 2 | between two | two people | duel | couple | two of us | we two
search-game-F11 = two players | two player | 2 players | 2p | for two | for 2 | with two | with 2 | between two | two people | duel | couple | two of us | we two
search-game-F12 = short game | gifts | gift | short | quick
search-game-F13 = solo | alone | single player | 1 player | 1p | solitaire | neutral | by myself | on my own | one player | dummy

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

# Questions that people have asked, each after the rules and cards that answer it. What is asked is compared with them.
known-questions =
    F5.2.5: can two monks be in the same building?
    F3.1 F3.7: when do my clergymen come back
    F5.3.4: who gets the coin when I use somebody else's building
    F5.3.5: does the owner get anything if I pay with whiskey
    F4.3: what happens when a marker reaches the end of the wheel
    F4.4: can I take only part of what the wheel shows
    F4.5: when does stone come into the game
    F4.6: can I use the joker for grapes before they are on the wheel
    F3.6 F16: how many rounds does a normal game have
    F14.3: how do settlements score
    F14.1: are leftover coins worth points
    F14.4: who wins a tie
    F1.2 F8.4: how much food is meat worth
    F1.2 F8.4: how much energy does peat coal give
    F6.5 F8.4: do I get change if I pay too much food
    F6.2: can I turn straw back into grain
    F6.4: selling wine without a building
    F6.6: how often can I buy land
    F7.4 F7.2: where can I put a mountain tile
    F7.6: are diagonal spaces next to each other
    F7.2: may I rotate a district
    F5.5.5: can I use a building in the turn I build it
    F5.5.5: can a lay brother move into a new building
    F5.6: do I have to do anything on my turn
    F5.4.3: may I fell trees with no forest left
    F5.4.4 F7.2: what is under a forest
    F5.5.3 F0.7: can I build on a moor
    F2.6: what do I start with
    F2.4: which cards do we use with three players
    F1.3: how many wonders are there
    F1.3: what if we run out of clay tiles
    F0.8: may I hide my goods
    F9.3: what am I allowed to do in the bonus round
    F9.2: which clergymen come home before the bonus round
    F8.1 F8.3 F5.5.6 F3.3 F17: when can I build a settlement
    F8.3: two settlements in one phase?
    F8.5: where may the Fishing Village stand
    F8.4: what do I pay for a settlement
    F8.6: when do I get the Hamlet
    F10.7 F11.6: how does a two player game end
    F10 F10.2 F11.2: how many actions per turn with two players
    F13.6: what does the neutral player do with leftover buildings
    F13.11: how many points do I need to win alone
    F13.3: can I lose an indicator for good
    F12.3: free goods at the start of each round in the short game
    F5.3.3: can I refuse to lend my monk
    F5.3.4: does a work contract ever cost 2
    F5.3.2: which of my monks is sent when someone hires me
    F0.4: how many monks do I have
    F14.1: does a drink count towards the score
    F5.2.5: can I put my second lay brother on the same card
    F0.2: what is a slot
    F8.4: which goods count as fuel
    F6.4 F6.2: can I sell flour
    F3.1 F3.7: what happens to an occupied building at the end of the round
    F5.5.3: where does the Houseboat go
    F2.7: how much does the second district cost
    F12.4: do we all get stone when one player uses the quarry in the short game
    F14.2: do I score settlements that are still in my hand
    F8.3: can I buy land and build a settlement on it at once
    F17 F3.3 F8.6: when is pile C opened
    F5.3.2: does my opponent choose which worker goes
    F5.2.3: can I use a building twice in one round
    F8.7: is there a limit on hand settlements
    F13.6 F13.4: who decides what happens with the neutral cards
    F1.4 F1.1: how many plots exist
    F5.3.1 F5.3.2 F5.3.7: may I send the prior to a building I rent
    F14.3 F0.7: do forests give points
    F4.3 F4.1: what is the maximum of the wheel
    F9.1 F3.6: when does the bonus round take place
    F7.5: can I keep a district for later
    F8.4: is whiskey food
    F8.3 F8 F8.1: what does a settlement phase consist of
    F5.2.1 F5.5.5 F0.4: are lay brothers different from the prior
    F6.4: can I sell beer
    F13.6: when am I allowed to cover a building
    F12.3: what do gifts bring in round 4
    F5.3.4: do I have to pay the supply or the owner
    F7.4: can a plot overlap
    F5.5.5: if my prior is out, can I still use the building I just finished
    F5.2.2: do I have to sell the bread when I bake
    F14.1: what beats 30 points, is there a good worth more than a reliquary
    F5.2.5: can two clergymen share a building
    F5.3.4 F5.3.1: somebody hired my man, do I get paid
    F8.4 F6.2: is grass or straw useful for heating
    F7.4 F7.2: where can I place a mountain tile
    F7.6: do diagonals count as neighbours
    F5.4.1 F5.4: how can I get rid of forests
    F2.4 F16: how many buildings are there for three players
    F8.3: who picks first in the settlement phase
    F8.4: can I pay for a village with money
    F4.4 F5.4.2 F4.6 F4.8: what happens when the joker shows nothing
    F5.5.1: may I hold on to a building card for a later turn
    F10.7 F11.6: what ends a two player game
    F8.4: how much energy is coal
    F5.6: can I skip my action
    F4.1 F4.3: what is the most a good can be worth on the wheel
    F17: when does pile C arrive in a four player game
    F5.4.1: do I need a clergyman to chop wood
    F5.3.3: may the owner say no
    F5.5.3: where can the Castle be built
    F5.5.3: is the Quarry allowed on a hillside
    F9.3 F5.2.5: use an occupied building
    F1.3: how many wonders can there be
    F14.4: how are ties broken
    F7.2: how big is a district
    F9.3: can a prior go into a building that I just built in the bonus round
    F2.6: what do I own when the game begins
    F13.5: neutral buildings price
    F8.4: does whiskey count as food
    F3.1 F3.7 F5.3 F5.3.1 F5.6: All three of my people are out, what can I still do?
    F5.2.5: Can two clergymen stand on the same building?
    F5.3.4: How much does it cost to use somebody else's building?
    F5.3.5: Can I pay for a contract with wine instead of money?
    F5.3.1 F5.3.4: Who receives the coin when I hire a neighbour?
    F5.3.1 F5.3.2 F5.3.3: Can the opponent say no when I want his building?
    F5.3.2: Which of his men has to go, the prior or a brother?
    F5.2.2 F5.3.6: Must I use a building after sending someone there?
    F0.4 F5.5.5: What is special about the prior?
    F5.5.4: Where may a monastery building be placed?
    F0.7 F5.4.4 F5.5.3: Can I build on a space with trees on it?
    F5.4 F5.4.1: What do I get for cutting down trees?
    F5.4.2: May I fell a forest while wood shows zero?
    F5.4 F5.4.1: How do I get peat from a moor?
    F5.4.4: What can I do with a cleared space?
    F3.2 F4.1: When does the wheel turn?
    F4.6: What is the joker for?
    F4.3: What happens when an indicator reaches 10?
    F4.5: In which round do grapes appear?
    F4.5: When does stone enter the game?
    F6.3: Can I change five single coins into a five-coin tile?
    F6.2: How do I turn grain into straw?
    F6.4: How many coins do I get for selling wine?
    F14.1 F6.4: What is whiskey worth at the end?
    F1.2 F8.4: How much energy does straw give?
    F1.2 F8.4: How much food is a sheep worth?
    F6.6: How many plots can I buy in one turn?
    F7.4: Where can I attach a coastal plot?
    F2.7 F6.6 F7.2 F7.5: What does the next mountain cost?
    F7.2: What is on the hills side of a district?
    F7.3: May I leave a gap between two districts?
    F7.6: Do spaces touch diagonally?
    F8 F8.1 F8.3: When can settlements be built?
    F8.4: How do I pay for a settlement?
    F8.6: When do I get new settlement cards?
    F8.5: Where can the Fishing Village stand?
    F9 F9.1 F9.3: What happens in the bonus round?
    F3.6 F9.1 F9.6: When does a game with three players end?
    F9.3: Can I use occupied buildings in the last round?
    F10.2 F11.2: How many actions do I have per turn with two players?
    F10.6 F10.7: How does the short game for two end?
    F11.1: Which cards are left out in the long two-player game?
    F12.3: What does everybody receive each round in the short game?
    F12.1: How many lay brothers does one have in the short game?
    F2.6: What goods does each player start with?
    F2.8: Who begins the first round?
    F13.4 F13.6: How does the neutral player get buildings in the solo game?
    F14 F14.1 F14.2 F14.3: How is the final score worked out?
    F14.4: What if two players have the same number of points?
    F14.3: Does a village score for its neighbours?
    F5.3.8: Is it forbidden to hire my own building?
    F5.2.2: If I send a monk, am I forced to do the action?
    F0.7 F5.4.4 F5.5.3: Why can't I build here, this spot has a moor?
    F7 F7.3 F7.4: When is my landscape full?
    F14 F14.2 F8.7: what happens to unbuilt settlements at the end
    F2.8 F3.4 F3.5: Is there an advantage in going first?
    F8 F8.1 F8.4: how often do we feed
    F12.4: Do my opponents get something when I chop wood?
    F4.1: what are the numbers on the wheel
    F7.5: do I keep the land I buy for later
    F1.4 F2.7: How many districts exist?
    F1.3: how many goods can I own
    F10.7 F11.6 F2.5 F5.5.1: when the display is empty, what then
    F7.2 F7.4: How is a mountain tile oriented?
    F2.1: difference between Ireland and France
    F2.4: which cards are removed for three players
    F8.4: how much energy is a piece of wood
    F5.1 F5.5 F5.5.1 F5.5.5: do I need a clergyman to build
    F1.3 F2.6 F4.4: Do goods on my land get lost at the end of a round?
    F4.4: can I take fewer goods than the wheel shows
    F4.3 F4.1: what happens if nobody takes wood for a long time
    F5.2.1 F5.2 F5.3.8: do I pay for my own building's use
    F5.5.1 F5.1 F10.2: may I build two buildings in one turn
    F0.5 F5.5.4: which buildings are cloisters
    F1.5: can I tear down a building
    F2.7 F6.6: How expensive are districts?
    F6.6 F6.1: is buying land an action
    F8.4 F8.1 F8.3: when do I have to pay food
    F5.5.6 F8.1: can I build a settlement without the settlement phase
    F2.6 F8.7: how many settlement cards do I start with
    F14.2: what is the economic value
    F14.1: points for money
    F14.2: are unused settlements negative points
    F3.2 F4.3 F4.1 F8.1: What does the beam do?
    F10.2 F11.2: two players: who acts after my turn
    F13.2 F13.10: solo game length
    F5.3.4: how does the Winery change things
    F5.3.3: Can I say no when somebody wants to use my building?
    F5.3.4: Who gets the coin when I hire someone?
    F3.1 F3.7: How do I get my monks back?
    F2.7: How much does a district cost?
    F0.7 F5.4 F5.4.1 F5.4.4 F5.5.1: May I build on a forest?
    F9 F9.6 F3.6 F9.1: When is the game over with four people?
    F14.1 F1.3: How many points is a wonder?
    F6.2: Can I trade straw back to grain?
    F6.5: Do I get change when I pay too much food?
    F2.4 F11.1 F10.1: Which buildings are left out with two?
    F7.6: Is a diagonal neighbour adjacent?
    F8.7: How many settlements can I hold?
    F1.4: What happens if the pile of plots is empty?
    F5.5.4: Where can I put a cloister?
    F5.6: What do I do if I can't do anything useful?
    F5.2.4: Can I use a card that is still in the display?
    F13 F13.10 F13.2: How many turns does a solo game last?
    F4.4: Do I have to take all the goods from the wheel?
    F4.5 F2.3: When do grapes come in?
    F4.3 F13.3: What if the wheel reaches 10?
    F1.2 F8.4: How much energy is wood worth?
    F1.2 F8.4: How many food is one bread
    F6.4: Can I sell my wine?
    F6.6: Can I buy two plots in one turn?
    F8.3 F8.8: Can I buy land in the settlement phase?
    F8.1 F8.2 F3.3: What does the building marker do?
    F1.5: Are there enough buildings for everyone, can a building be built twice?
    F0.8: Is my money hidden?
    F14.2: Does the Artist's Colony lose points?
    F13.4: What is the neutral player?
    F14: How does scoring work?
    F14.4: What breaks a tie?
    F5.5.5: Can I use the prior after I build?
    F5.3.7 F9.3: How does a contract work in the last round?
    F12.4 F12.3: Do I get anything when others take goods in the short game?
    F5.3.4: Price of a work contract after the winery is built
    F9.2: Do priors come home before the bonus round?
    F10.2 F11.2 F10: How many actions do I have when there are two of us?
    F5.4.3: Can I cut peat without having a moor?
    F5.5.3: What can I build on a mountain?
    F14.3 F7.2 F7.4: How many water spaces does a coast give?
    F8.4: Do settlements need to be paid with wood?
    F7.4: Where am I allowed to put a coast?
    F14.3: Does a settlement next to water score more?
    F0.8: May I look at my opponents' goods?
    F12.2 F12 F16: How long does the short game take?
    F5.4.2 F4.4 F4.1: What happens when the wood marker is at zero?
    F5.3.2: Do I choose which of my monks another player uses?
    F5.5.1: Can I build two buildings with one action?
    F5.2.1: Can the prior be sent to a normal building?
    F5.5.2: who uses stone
    F1.3: Is there a limit on how much clay I can own?
    F17 F8.1 F3.3: When is the first settlement phase?
    F1.1 F2.4: How many buildings are there?
    F2.6: What do I get at the beginning of the game?
    F14.3: Do settlements give points for the buildings around them?
    F8.3 F5.6: Can I skip building a settlement?
    F5.3 F5.3.1: What is a work contract?
    F8.4 F8.1 F8.3: Do I need to feed my people?
    F6.2: how do I get straw
    F5.5.1 F5.5.3 F7.6: Can I put a building next to another player's land?
    F3.4: Does the start player act twice?
    F0.8: Is there hidden information?
    F0.4: What are clergymen?
    F1.5 F8.3 F8.7: Can I build the same settlement twice?
    F14.1: Do I get points for unused goods?
    F8.6 F17 F8.1 F3.3: When do new buildings come into play?
    F6.1 F6.6: May I buy land before and after my action?
    F3.1 F5.2.3: What happens to an empty building after the round?
    F7.6 F7.4 F7.2: Does a mountain count as one space?
    F4.6: Can the joker be used for stone?
    F14.4 F14 F13.11: How do I win?
    F14.3: How much is the Dwelling value of water?
    F5.2 F5.2.1 F5.3.8: Who must pay when I use my own building?
    F1.5 F5.5.1: Is it possible to return a card?
    F6.3: Can five coins be one tile?
    F0.1: what exactly counts as a round
    F0.1: how often does the wheel go round
    F0.3: what belongs to one turn
    F0.5: which buildings do I own from the beginning
    F0.5: is the clay mound a cloister building
    F0.6: what do you call the row of cards that are for sale
    F2.2: which side of the wheel is used with three players
    F2.2: which board for a game of two
    F2.5: which buildings are on offer at the start
    F2.5: how do I set out the building cards
    F2.9: which forests are missing at the start of the quick game
    F2.9: how many trees and moors in the short game
    F3.5: who is the starting player next round
    F3.5: does the first player change
    F3.8: in which order are things done before the turns
    F4.2: what are the indicators worth in round one
    F4.7: which cards insist on the joker
    F4.8: joker and own marker have both left the wheel
    F5.2.4: can I use a card that has not been built
    F5.2.4: may I send a man to a forest
    F5.3.6: may I hire somebody just to block him
    F5.3.6: do I have to use the building after paying for the contract
    F5.5.2: what are buildings paid with
    F5.5.2: do I need money in order to build
    F6.7: can I still buy land in the last turn
    F7.1: how does my land look at the beginning
    F7.1: which spaces are there on the heartland
    F8.2: where does the building marker go after D
    F8.8: may I make contracts in a settlement phase
    F8.8: can I sell wine while settlements are built
    F8.9: is there another settlement phase after D with two
    F9.4: can I buy a landscape in the bonus round
    F10.1: how is the game different for two people
    F10.3: when do settlement phases come with two players
    F10.4: my first action used my last man, what about the second one
    F10.5: how much land per turn in the game for two
    F10.6: how long is a game for two
    F10.8: can new buildings stop the end of the game for two
    F11.3: when do clergymen return in the long game for two
    F11.4: settlement rounds of the long game for two
    F11.5: buying land in the long game for two
    F12.1: how many clergymen in the short game
    F12.1: which cards are used in the quick game
    F12.2: when are the settlement phases of the short game
    F12.5: are contracts the same in the short game
    F12.6: what are the two small numbers on the short board for
    F13.1: what do I begin with in the solo game
    F13.5: how do I use a building of the neutral player
    F13.5: whom do I pay in the solo game
    F13.7: may the neutral prior use a new building
    F13.8: when do the neutral clergymen go home
    F13.9: when may I settle in the solo game
    F15: what are the small printed numbers on the board
    F15: how do I notice that we forgot something
    F1.4: are there enough moors and forests
    F1.4: the stack of districts is used up
    F1.1: how many cards are in each pile
    F1.1: how many buildings are there in all
    F5.2.5: two people in the same place
    F8.7: how many settlements may I save up
    F14.4: equal score, which player is first
    F13.11: how many points to beat the solo game
    F12.3: everybody gets goods at the start of a round in the short game
    F7.4: how do I attach a coast or mountain
    F5.1: what am I allowed to do when it is my turn
    F0.4 F2.6: what people do I have at my disposal
    F5.5.5 F0.4: why is the prior better than the others
    F5.5.5: prior only on new buildings?
    F5.2.1 F5.2: how do I use one of my own buildings
    F5.2.5 F5.2.1: my building is occupied, may I use it
    F5.2.5: someone is standing there already
    F5.2.3: does a standing clergyman keep producing
    F5.3 F5.3.1: may I work in the building of another player
    F5.3 F5.3.1: use something the others own
    F5.3.4: why did the price go up to two coins
    F5.3.4: one coin or two for hiring
    F5.3.2: which worker must he give me
    F5.3.3: I want his building but he has no one at home
    F5.3.3: is he obliged to let me in
    F5.3.8: contract with my own building
    F5.6: must I move somebody each turn
    F5.6: do nothing this turn
    F5.1 F5.5.1: two actions in the same turn
    F5.4 F5.4.1: how much wood from one forest
    F5.4.1 F5.4: get rid of a moor
    F5.4.3: I have no trees left to cut
    F1.4: the forest cards are all gone
    F1.4: no landscapes left to buy
    F5.4.4 F5.5.1: build where the forest was
    F5.5.3: which buildings belong on the shore
    F5.5.3: what stands on plains only
    F5.5.3: terrain for a building
    F5.5.3 F7.1: water spaces, may I build there
    F5.5.3 F7.4: mountain peak, what fits
    F5.5.4: why must cloisters be together
    F5.5.4: yellow buildings
    F5.5.2: what do I need to build something
    F5.5.1 F5.5: how do I build
    F5.5.1: take a card now and build it later
    F1.5: two of the same building
    F1.5: my rival already has it, can I build it too
    F1.5: knock down my own building
    F5.5.6 F8.1: settlement as a normal action
    F6.6 F6.1: buy land and do an action too
    F6.6 F7.5: may I build on land I just bought
    F2.7 F6.6: price of land
    F2.7: cost of the next plot
    F2.7: are later tiles dearer
    F7.3 F7.4: where does new land go
    F7.3: district on the top or the bottom
    F7.4: plot left or right
    F7.6 F14.3: corners count?
    F6.5: pay with a bigger tile
    F6.5 F8.4: is the rest lost when I overpay
    F6.3: big coin into small ones
    F6.2: hay out of cereal
    F6.4: money for wine
    F8.4: what does one need energy for
    F8.4: what can be eaten
    F8.4 F1.2: food value of grain
    F8.4 F1.2: energy value of peat
    F8.3 F8.1: number of settlements at a time
    F8.3: must I settle
    F8.7: keep settlement cards for the next phase
    F8.5: where can a village be put
    F8.6 F17: new cards, when
    F8.6 F2.5: next letter of cards comes out
    F2.4 F2.5 F1.1: how many cards lie in pile B
    F3.1 F3.7: not all of my men are out, do they return
    F3.4: number of actions per round
    F3.4 F0.3: how often is it my turn in a round
    F3.4 F3.5: who plays when
    F4.4: marker back to zero
    F4.4: what do I do with the marker once I took goods
    F4.3: the beam reaches a marker at ten
    F4.3 F4.1: does it grow beyond ten
    F13.3: indicators that drop off when alone
    F4.6: joker instead of another marker
    F4.6: what does the white marker do
    F9 F9.1: extra round at the end
    F9.3 F9.4: allowed actions in the final round
    F9.6 F3.6 F10.7 F11.6: how do I know the game has finished
    F3.6 F16: length of a game
    F14 F14.1 F14.2 F14.3: adding up points at the end
    F14.1: points for reliquaries and books
    F14.1: is money worth anything in the end
    F14.3: numbers in the house symbol
    F14.3 F14: what is next to my settlement
    F14.4: same score
    F2.1 F2.4 F4.5: what does Ireland have that France has not
    F10 F10.1 F11 F11.1: rules for two players
    F10.1 F11.1: what changes for a couple
    F12 F12.1 F16: a quick version
    F13 F13.1 F13.2: rules for one player
    F13 F13.2 F13.11: playing alone
    F13.4: who is the other player in solo
    F2.6: goods at the beginning
    F2.8: who begins
    F5.6 F1.3: do I have to discard at the end of my turn
    F1.3: is there a hand limit for goods
    F9.2 F9: do lay brothers return at the end
    F3.3 F8.1 F17: how do I know a settlement phase comes
    F8 F8.1: what happens when the wheel passes a letter
    F0.1: how do I count rounds
    F0.1: does a turn of the wheel make a new round
    F0.2: what does slot mean here
    F0.2: is a slot the same as an action
    F0.3: what is the difference between a turn and a round
    F0.3: where does my turn end
    F0.4: what does a clergyman mean, is the prior one of them
    F0.4: size of my staff
    F0.4: number of workers per person
    F0.5: are the starting buildings real buildings
    F0.5: what is already built when we begin
    F0.5: heartland buildings for hire
    F0.6: difference between supply and display
    F0.6: where do spent goods go
    F0.6: which cards are for sale
    F0.7: is a forest a building
    F0.7: can somebody work in a moor
    F0.8: is anything secret
    F0.8: do I play with open goods
    F0.8: is there luck in this game
    F1.1: what is in the box
    F1.1: number of settlement cards
    F1.1: how many building cards come with the game
    F1.2: what is printed on the reverse of each tile
    F1.2: value of each good table
    F1.2: what does wood become on its other side
    F1.2 F8.4: calories of bread and beer
    F1.2 F8.4: which tile gives the most energy
    F1.2 F8.4: is flour edible
    F1.3: goods are used up, what then
    F1.3: are tiles limited
    F1.3: maximum amount of a good in my stock
    F1.3: all wonders have been taken
    F1.3: is there a ninth wonder
    F1.4: forest cards ran out
    F1.4: the pile of land is empty
    F1.4: is land limited
    F1.5: relocate a building
    F1.5: swap places of two cards on my land
    F1.5: can we both have the same building
    F1.5: get rid of a building
    F2.1: choose between the French and the Irish cards
    F2.1: do we mix the variants
    F2.2: which board do I take for four
    F2.2: front or back of the wheel
    F2.2: the board for short games
    F2.3: where do markers start
    F2.3: which indicators are on the wheel at first
    F2.3: do grapes lie beside the board
    F2.4: what does 3+ in the corner of a card mean
    F2.4: card with a 4 on it
    F2.4: number of cards by player count
    F2.4: unused cards with few players
    F2.5: lay out the building cards
    F2.5: which letters are on the piles
    F2.5: are the start buildings face up
    F2.6: my goods before the first round
    F2.6: which settlements are in my hand at first
    F2.6: how much money at the beginning
    F2.7: order of prices of plots
    F2.7: how dear is the last district
    F2.7: top tile price
    F2.8: how is the beginner chosen
    F2.8: who takes the first turn
    F2.8: do we roll for the first player
    F2.9: two empty spaces in the quick game
    F2.9: fewer trees in short mode
    F3 F3.4 F3.8: what happens in a round step by step
    F3 F3.4 F3.8: sequence of play
    F3.1: do I have to take my people back
    F3.1: two are out and one is at home
    F3.1: everybody is placed, what happens at the start of the round
    F3.2: when is the dial rotated
    F3.2: do we rotate the wheel each round
    F3.2: direction of the wheel
    F3.3: the beam passed a letter
    F3.3: how do I see that a settlement phase is due
    F3.3: the beam reached pile B
    F3.4: does the first player get two actions
    F3.4: order of players in a round
    F3.4: turns per round with four
    F3.5: pass the marker on
    F3.5: who is first player now
    F3.5: does the lead rotate clockwise
    F3.6 F16: total number of rounds
    F3.6 F16: how much longer is the game
    F3.6 F16: last regular round
    F3.7: workers stuck on buildings
    F3.7: can I call a man back during the round
    F3.7: no free monks for others to hire
    F3.8: what comes first, clergy or wheel
    F3.8: upkeep order
    F4 F4.1 F4.4: how does the production wheel work
    F4 F4.1 F4.4: explain the dial
    F4.1: sequence of values on the wheel
    F4.1: how fast does a good grow
    F4.1: how many goods does a marker give after five rounds
    F4.2: value in the first round
    F4.2: how much wood can I take at once in round one
    F4.3: good stays at the maximum
    F4.3: marker at the top of the scale
    F4.3: does ten turn into eleven
    F4.3: overflow of the wheel
    F4.4: must I take everything
    F4.4: what does an indicator do after use
    F4.4: does the marker reset
    F4.4: leave some goods on the wheel
    F4.5: grapes not on the wheel yet
    F4.5: in which round does stone arrive in the short game
    F4.5: first round with grapes
    F4.5: start of stone production
    F4.6: wildcard marker
    F4.6: may I use the jolly for wood
    F4.6: are joker and wood added together
    F4.6: stone with the joker before round 13
    F4.7: buildings that only work with the joker
    F4.7: harbour and cooper use which marker
    F4.8: neither joker nor marker is left
    F4.8: produce nothing at all
    F5.1 F5: list of actions
    F5.1 F5: what kinds of moves are there
    F5.1 F5: what can be done in a turn
    F5.1 F5: choose one action
    F5.2.1 F5.2: sending a worker to my own building
    F5.2.1 F5.2: activate something of mine
    F5.2.1 F5.2: go into my own house
    F5.2.2: place a monk only to free the others
    F5.2.2: stand there and do nothing
    F5.2.2: ignore the effect of the building
    F5.2.3: does a building work every round while occupied
    F5.2.3: production repeats automatically
    F5.2.3: effect only once
    F5.2.4: use unbuilt buildings
    F5.2.4: worker on a settlement
    F5.2.4: can a village be occupied
    F5.2.5: building is taken
    F5.2.5: full building
    F5.2.5: how many workers fit in
    F5.2.5: somebody else stands there
    F5.3 F5.3.1: how does hiring work
    F5.3 F5.3.1: explain work contracts
    F5.3 F5.3.1: use the building of the player next to me
    F5.3 F5.3.1: borrow a building
    F5.3.1: who gets what the hired building makes
    F5.3.1: whose goods are paid for the effect
    F5.3.1: whose worker moves
    F5.3.2: must he send the prior
    F5.3.2: may the owner keep his prior at home
    F5.3.2: I want the lay brother to go
    F5.3.2: both are free, which one
    F5.3.3: stop somebody from using my building
    F5.3.3: can I block contracts
    F5.3.3: owner has no monks
    F5.3.3: prevent a contract
    F5.3.4: hiring fee
    F5.3.4: rent of a building
    F5.3.4: when do contracts become dearer
    F5.3.4: does the money go to the bank
    F5.3.4: double price
    F5.3.5: give a drink to the owner
    F5.3.5: pay the contract in alcohol
    F5.3.5: does he get my wine
    F5.3.5: no money, only wine
    F5.3.6: hire only to annoy
    F5.3.6: contract without using the building
    F5.3.6: empty contract
    F5.3.6: send his prior away
    F5.3.7: is a contract an action
    F5.3.7: do I need a free monk of my own to hire
    F5.3.8: rent from myself
    F5.3.8: hire my own man
    F5.4 F5.4.1: get wood
    F5.4 F5.4.1: get peat
    F5.4 F5.4.1: chop trees down
    F5.4 F5.4.1: clear my land
    F5.4 F5.4.1: dig the bog
    F5.4.1: two forests at the same time
    F5.4.1: trees of a neighbour
    F5.4.1: how many forest cards are removed
    F5.4.2: clear a space without getting wood
    F5.4.2: fell just to make room
    F5.4.2: indicator at nothing
    F5.4.3: no more moors on my land
    F5.4.3: fell without a tree
    F5.4.3: empty felling action
    F5.4.4: terrain underneath trees
    F5.4.4: what is below a moor
    F5.4.4: field after felling
    F5.4.4: kind of ground that becomes free
    F5.5 F5.5.1: put up a new building
    F5.5 F5.5.1: how do I get a building
    F5.5 F5.5.1: constructing
    F5.5.1: reserve a building
    F5.5.1: no free space left
    F5.5.1: where does the built card go
    F5.5.1: several buildings in one go
    F5.5.1: take a card into my hand
    F5.5.2: building materials
    F5.5.2: cost in the corner of the card
    F5.5.2: pay for a building with coins
    F5.5.2: what is the price of a building
    F5.5.3: allowed terrain
    F5.5.3: building on the coast
    F5.5.3: on water
    F5.5.3: only hills
    F5.5.3: this card does not fit here
    F5.5.3: peak
    F5.5.4: abbey buildings next to each other
    F5.5.4: monastery without neighbour
    F5.5.4: symbol of a cloister building
    F5.5.4: connected religious buildings
    F5.5.5: activate a building right after placing it
    F5.5.5: move in with the prior
    F5.5.5: bonus for the prior
    F5.5.5: prior was away when I built
    F5.5.5: use it the turn after
    F5.5.6: is a settlement a building action
    F5.5.6: build a village on my turn
    F5.5.6: settling outside of the phase
    F5.6: nothing useful to do
    F5.6: give up an action
    F5.6: sit out
    F5.6: stay idle
    F5.6: do I lose my action
    F6 F6.1: things that cost no action
    F6 F6.1: what is free of charge in a turn
    F6 F6.1: extras
    F6 F6.1: small actions any time
    F6.2: make straw
    F6.2: need straw for building
    F6.2: flip a tile
    F6.2: thresh grain
    F6.2: undo the flip
    F6.3: make change
    F6.3: a five piece
    F6.3: break a big coin
    F6.3: coin tiles worth five
    F6.4: turn alcohol into coins
    F6.4: get rid of wine for money
    F6.4: price of whiskey
    F6.4: buy wine with coins
    F6.5: waste when paying
    F6.5: too much energy
    F6.5: get something back
    F6.5: break a food tile
    F6.6: purchase of land
    F6.6: second landscape in one turn
    F6.6: land per action
    F6.6: acquire a coast
    F6.6: enlarge my monastery
    F6.7: land in the very last turn
    F6.7: buy a plot before the game ends
    F7.1: starting map of a player
    F7.1: where are the forests on the heartland
    F7.1: number of free spaces at first
    F7.1: name of the spaces
    F7.2: two sides of the land tiles
    F7.2: hill side or plains side
    F7.2: what does a plot look like
    F7.2: choose a side
    F7.2: turn land around
    F7.3: attach a row of five
    F7.3: above the heartland
    F7.3: gap between rows
    F7.3: shift a district sideways
    F7.4: coast on which side
    F7.4: mountain on which side
    F7.4: plot sticking out
    F7.4: plots above each other
    F7.4: must a plot touch the heartland
    F7.5: when is bought land placed
    F7.5: store a tile
    F7.5: put land aside
    F7.6: which spaces are neighbours
    F7.6: touching at a corner
    F7.6: neighbours of a mountain
    F7.6: across the border of a tile
    F8 F8.1: what is a settlement phase
    F8 F8.1: how often are settlements built
    F8 F8.1: when do we settle
    F8 F8.1: number of phases
    F8.2: the little house marker
    F8.2: move the building marker on
    F8.3: one settlement per player
    F8.3: who settles first
    F8.3: land before the settlement
    F8.3: skip a settlement phase
    F8.3: buy only land
    F8.4: cost of settlements in food and energy
    F8.4: use money as food
    F8.4: pay with straw
    F8.4: what burns
    F8.4: what can I feed them
    F8.4: food missing
    F8.4: heat a settlement
    F8.5: terrain for settlements
    F8.5: village by the sea
    F8.5: village on hills only
    F8.5: move a settlement
    F8.5: next to a cloister
    F8.6: new cards after settling
    F8.6: when do I get another settlement
    F8.6: which settlement belongs to pile B
    F8.6: buildings of the next letter
    F8.7: collect settlement cards
    F8.7: build my opponent's settlement
    F8.7: hand size
    F8.8: actions while settling
    F8.8: use a building in the phase
    F8.8: send monks in the phase
    F8.8: flip grain while settling
    F8.9: last settlement with two players
    F8.9: no phase after D
    F9 F9.1: when is the extra round
    F9 F9.1: round 25
    F9 F9.1: round 13 of the short game
    F9 F9.1: is there a final round
    F9.2: prior is taken back before the end
    F9.2: do monks come home before the final round
    F9.3: one action each at the end
    F9.3: prior on an occupied building
    F9.3: contracts in the final round
    F9.3: fell trees in the final round
    F9.3: two priors together
    F9.4: flip grain in the final round
    F9.4: land in the final round
    F9.5: settle once more after the final round
    F9.5: phase E
    F9.6: when are points counted
    F9.6: is the game over now
    F10 F10.1: we are two
    F10 F10.1: game for a pair
    F10 F10.1: setup for two
    F10 F10.1: rules that change with two
    F10.2 F10: two actions in a row for two players
    F10.2 F10: course of a turn with two
    F10.2 F10: do both turn the wheel
    F10.3: when to settle with two
    F10.3: pile A with two players
    F10.4: second action without workers
    F10.4: all out after the first of two actions
    F10.5 F6.6: land for each of the two actions
    F10.5 F6.6: land per turn with two
    F10.6: no bonus round with two
    F10.6: number of turns with two
    F10.7: one building left with two players
    F10.7: last action of the other
    F10.7: how do we end the game, we are two
    F10.7: final turn for the opponent
    F10.8: check the end with two
    F10.8: can the end be stopped
    F11 F11.1: long game for a pair
    F11 F11.1: two players full length
    F11 F11.1: all cards with two
    F11.2: start player two actions the other one
    F11.2: long duel actions
    F11.3: monks back in the long game for two
    F11.4: phases in the long duel
    F11.5: land in the long duel
    F11.6: three buildings left with two players long
    F11.6: end of the long duel
    F12 F12.1: quick variant
    F12 F12.1: short mode for three or four
    F12 F12.1: what is missing in the short mode
    F12.1: one lay brother only
    F12.1: workers in the quick game
    F12.1: cards of the quick game
    F12.2: twelve rounds
    F12.2: schedule of the quick game
    F12.2: settling in the quick game
    F12.3: presents in the quick game
    F12.3: which goods are handed out in round 5
    F12.3: everyone receives two tiles
    F12.4: extra tile for everybody in the quick game
    F12.4: my neighbour felled trees and I got wood
    F12.4: one more when producing
    F12.5: same rules in the quick game
    F12.5: land in the quick game
    F12.6: figures printed on the short board
    F13 F13.2: can one play alone
    F13 F13.2: solitaire rules
    F13 F13.2: one person game
    F13 F13.2: order of a solo turn
    F13.1: do I get goods at the beginning when alone
    F13.1: solo land prices dearest first
    F13.1: set up the solo game
    F13.3: solo: marker falls off the wheel
    F13.3: indicator out of the game
    F13.3: good cannot be produced any more
    F13.4: second heartland in solo
    F13.4: what does the dummy own
    F13.4: neutral landscape
    F13.5: hire the neutral
    F13.5: pay the neutral player
    F13.5: use the dummy's buildings
    F13.5: which neutral monk
    F13.6: unbought cards in solo
    F13.6: stack buildings over each other
    F13.6: neutral cloisters
    F13.6: display must be emptied
    F13.6: buildings nobody bought
    F13.7: neutral prior into a building just placed
    F13.7: use one of the neutral's new buildings at once
    F13.8: dummy's monks come back
    F13.9: solo settlement turns
    F13.9: order in a solo turn with a phase
    F13.10: final solo turn
    F13.10: turn 32
    F13.10: how does solo end
    F13.11: goal when alone
    F13.11: did I win solo
    F13.11: good solo score
    F13.11: is there a bonus round alone
    F14: count up the result
    F14: how are points calculated
    F14: parts of the final score
    F14: where do points come from
    F14.1: points of goods
    F14.1: which tiles are worth points
    F14.1: score of ceramics
    F14.1: leftover goods
    F14.1: is money points
    F14.1: a drink at the end
    F14.1: most valuable good
    F14.2: points of buildings
    F14.2: number in the shield
    F14.2: sum of all buildings
    F14.2: cards left in hand
    F14.3: village points
    F14.3: what counts around a settlement
    F14.3: house value
    F14.3: settlements beside each other
    F14.3: water by a settlement
    F14.3: minus from bad neighbours
    F14.4: tie break
    F14.4: same number of points
    F14.4: shared victory
    F14.4: most points wins
    F15: tiny digits on the board
    F15: check whether a turn was forgotten
    F16: compare all modes
    F16: overview for number of players
    F17 F8.1: rounds of the settlement phases
    F17 F8.1: when is pile A dealt
    F17 F8.1: timetable of the piles
    F16 F2.2: best number of players
    F10: give up a forest and build at once
    F10: joiner
    F11: wood, wine, coin and ceramic for nothing
    F11: walk by the harbour
    F15: one coin for book, bread, grapes and flour
    F17: three coins for three books
    F17: book for meat and wine
    F0.4: what are monks called here
    F0.4: how many little men have I got
    F0.8: can we look at each other's stuff
    F0.8: is it cheating to look
    F1.1: contents of the box
    F1.1: how many start buildings, how many in A B C D
    F1.2 F8.4: how filling is bread
    F1.2 F8.4: energy of peat and coal compared
    F1.2 F8.4: food for grapes, wine, malt
    F1.2 F8.4: do coins count as food
    F1.3: no tiles left in the supply
    F1.3: stock is empty, do I still get my goods
    F1.3: limit for reliquaries
    F1.4: all districts sold
    F1.4: all mountains and coasts bought up
    F1.5: can I cover or overbuild my own card
    F1.5: rebuild something elsewhere
    F1.5: is each building only there once
    F2.4: two players and cards with 3+ or 4
    F2.4: cards by number of players
    F2.4: are all cards in the game with four
    F2.6: what lies in front of me at the start
    F2.6: six goods at the beginning
    F2.6: do we begin with coins
    F2.7: first district costs
    F2.7: why did land get more expensive
    F2.7: cheapest piece of land
    F2.8: youngest player begins?
    F2.8: any rule for the first player
    F3.1: what brings workers home
    F3.1: only when every one is used
    F3.1: automatic return
    F3.1 F3.7: I have no one to send
    F3.1 F3.7: last man placed
    F3.1 F3.7: get all of them back
    F3.4: who comes after me
    F3.4: am I twice in a row
    F3.4: number of turns each
    F3.6 F16: when is it over with three or four
    F3.6 F16: how many rounds until the end
    F4.1: wheel numbers
    F4.1: why 6 twice on the wheel
    F4.1: how is the amount read
    F4.3: can it go above ten
    F4.3: stuck at ten
    F4.3: oldest marker
    F4.3: reset when full
    F4.4: take less than shown
    F4.4: how many do I take
    F4.4: all or nothing
    F4.4: then the marker goes to zero
    F4.5: stone comes out late
    F4.5: which good is missing at first
    F4.5: grapes round three players
    F4.6: use the joker for anything
    F4.6: joker instead of sheep
    F4.6: stone early by the joker
    F4.6: does the other marker move as well
    F5.1 F5: what is there to do
    F5.1 F5: my turn, now what
    F5.1 F5: types of actions
    F5.1 F5: which four actions
    F5.1 F5: do I get one action
    F5.2.1 F5.2: how does one use a building
    F5.2.1 F5.2: send a brother to my mill
    F5.2.1 F5.2: does using my own building cost something
    F5.2.1 F5.2: which monk do I send
    F5.2.2: am I forced to do what the card says
    F5.2.2: must I carry out the building's effect
    F5.2.2: go there without using it
    F5.2.2: may I do only a part of it
    F5.2.3: already inside, use it again?
    F5.2.3: one use per placing
    F5.2.3: stay and use twice
    F5.2.4: unbuilt card use
    F5.2.4: can a man stand in a wood or on a village
    F5.2.4: occupy a settlement
    F5.2.5: one worker per building
    F5.2.5: place is full
    F5.2.5: may I join him
    F5.2.5: the spot I want is taken
    F5.3 F5.3.1: visit another player's place
    F5.3 F5.3.1: working for somebody else
    F5.3 F5.3.1: can I make him work for me
    F5.3 F5.3.1: how do contracts function
    F5.3 F5.3.1: foreign building
    F5.3.2: he chooses or I choose the monk
    F5.3.2: can he hold his prior back
    F5.3.2: which figure goes to work
    F5.3.3: forbid, veto, disagree with a contract
    F5.3.3: does he have to accept
    F5.3.3: cannot hire because all his men are busy
    F5.3.3: may he say no
    F5.3.4: price of using a neighbour's building
    F5.3.4: pay the owner
    F5.3.4: two coins instead of one
    F5.3.4: do I pay him or the bank
    F5.3.4: fee goes up
    F5.3.5: a drink buys a contract
    F5.3.5: whiskey counts how much for a contract
    F5.3.5: where does the wine go
    F5.3.6: hire to force his monks out
    F5.3.6: make him place his last man
    F5.3.6: use nothing after hiring
    F5.3.7: do I need my own monk for a contract
    F5.3.7: hiring is my whole action
    F5.4.1 F5.4: wood now
    F5.4.1 F5.4: get peat now
    F5.4.1 F5.4: forest card away
    F5.4.1 F5.4: how much peat
    F5.4.1 F5.4: what do I need for felling
    F5.4.4 F0.7: build on trees
    F5.4.4 F0.7: what comes under the forest
    F5.4.4 F0.7: land under a bog
    F5.5.1 F5.5: steps of building
    F5.5.1 F5.5: how many cards may I build
    F5.5.1 F5.5: do I need a monk to build
    F5.5.1 F5.5: place it right away
    F5.5.1 F5.5: can I build on somebody else's land
    F5.5.2: which resources for buildings
    F5.5.2: replace stone by something
    F5.5.2: lacking wood for a building
    F5.5.2: costs money?
    F5.5.3: where on the map may this building be
    F5.5.3: is it allowed on hills
    F5.5.3: cannot place on mountains
    F5.5.3: forest in the way
    F5.5.4: yellow card placement
    F5.5.4: church far away from the others
    F5.5.4: first cloister
    F5.5.4: must be beside the Cloister Office
    F5.5.5: prior goes in at once
    F5.5.5: is entering after building free
    F5.5.5: only the prior may
    F5.5.5: does it count as a second action
    F5.5.6 F8.1: put a settlement any time
    F5.5.6 F8.1: can I build the village now
    F5.6: I do not want to do anything
    F5.6: may I wait
    F5.6: must I act
    F5.6: pass the turn
    F5.6: is passing allowed
    F6 F6.1: free things
    F6 F6.1: what can I do besides my action
    F6 F6.1: before or after the main action
    F6 F6.1: additional actions
    F6.2: no straw at hand
    F6.2: get hay
    F6.2: is flipping grain an action
    F6.2: can I flip other tiles
    F6.3: five ones for a five
    F6.3: coins in change
    F6.3: small coins
    F6.4: wine is money
    F6.4: drinks to coins any time
    F6.5 F8.4: too much paid
    F6.5 F8.4: wasted food
    F6.5 F8.4: I only have big tiles
    F6.5 F8.4: is the surplus kept
    F6.6: more room for buildings
    F6.6: one piece of land a turn
    F6.6: buy both a district and a plot
    F6.6: is land an extra action
    F6.6: when can land be bought
    F7.1: what is on my board in the beginning
    F7.1: picture of the heartland
    F7.1: own player board layout
    F7.2: content of land tiles
    F7.2: which side to choose
    F7.2: forests on a new district
    F7.2: how many spaces has a plot
    F7.3: long strip above or below
    F7.3: district next to heartland left or right
    F7.3: leave space between
    F7.4: sea to the left
    F7.4: mountains to the right
    F7.4: plot half above
    F7.4: where does the coast go
    F7.5: lay land immediately
    F7.5: save land for later
    F7.6: what does adjacent mean
    F7.6: only sides, not corners
    F7.6: is across okay
    F8.1 F8: settlements, when
    F8.1 F8: how many times can I settle
    F8.1 F8: next settlement phase
    F8.1 F8: letter passed, settlement
    F8.3: max settlements each phase
    F8.3: may I settle twice
    F8.3: order in the phase
    F8.3: buy land in the phase first
    F8.4: pay a settlement
    F8.4: is wine food
    F8.4: food with coins
    F8.4: what is energy
    F8.4: which tiles burn
    F8.4: not enough food
    F8.5: settlement location
    F8.5: on which land
    F8.5: by the water
    F8.5: on top of a forest
    F8.6: next settlement card
    F8.6: get the Artist's Colony, Hamlet, Village
    F8.6: new buildings appear
    F8.9: Hilltop Village in a game of two
    F8.9: settlement left when there are two of us
    F9.5 F8.1: settlement after the last round
    F9.5 F8.1: very last settlement
    F9.5 F8.1: phase E for settlements
    F9.1 F9: special round
    F9.1 F9: last round number
    F9.1 F9: is the end of the game a bonus round
    F9.3 F9: what do we do in the last round
    F9.3 F9: bonus round actions
    F9.3 F9: build in the bonus round
    F9.3 F9: prior anywhere
    F9.3 F9: is felling possible at the very end
    F10.7 F11.6: how do two players finish
    F10.7 F11.6: the game ends with few buildings
    F10.7 F11.6: end for two
    F10.7 F11.6: when do we stop when we are two
    F10 F10.1 F11: explain the game for two
    F10 F10.1 F11: can two play
    F10 F10.1 F11: how does two player mode work
    F10.2 F11.2: turns with two
    F10.2 F11.2: how many moves for two
    F10.2 F11.2: alternate turns
    F12 F12.1: how does the short game work
    F12 F12.1: shorter play
    F12 F12.1: changes in the short game
    F12 F12.1: game of one hour
    F12.3: list of free goods
    F12.3: which goods this round
    F12.3: goods at the start of a round
    F12.3: gift of stone
    F12.4: do the others also receive
    F12.4: why one more wood
    F12.4: everybody takes one when I produce
    F13 F13.1 F13.2: how does the solo game work
    F13 F13.1 F13.2: explain solo
    F13 F13.1 F13.2: how do I play on my own
    F13 F13.1 F13.2: solo rules in short
    F13.1 F2.6: start of the solo game
    F13.1 F2.6: goods at the beginning alone
    F13.1 F2.6: solo opening
    F13.6: put leftover buildings on the neutral land
    F13.6: what happens with the display in solo
    F13.6: must all cards be placed
    F13.11: how high a score alone
    F13.11: 500 points
    F13.11: win against nobody
    F14: final scoring
    F14: how do I add it up
    F14: what gives points
    F14: total score
    F14: winner calculation
    F14.1: points per tile
    F14.1: how many points is meat
    F14.1: do books count
    F14.1: ceramics worth
    F14.1: five coins two points
    F14.1: leftover wine
    F14.2: yellow shield
    F14.2: points of the cards
    F14.2: is an unbuilt village minus
    F14.2: economic value of buildings
    F14.3: settlement scoring example
    F14.3: buildings around a village
    F14.3: neighbours count
    F14.3: two villages side by side
    F14.3: sea worth three
    F14.3: house symbol
    F14.4: equal points
    F14.4: draw
    F14.4: nobody is ahead
    F15: control numbers
    F15: check digits
    F15: two numbers in a space of the board
    F5.3.4 F5.3.1 F5.3: somebody wants into my workshop, what do I get for it
    F5.3.4 F5.3.1 F5.3: she hires my mill, do I earn a coin
    F5.3.4 F5.3.1 F5.3: what do I owe for using your quarry
    F5.3.4 F5.3.1 F5.3: is it one coin or more by now
    F5.3.3 F3.7: the owner has nobody free
    F5.3.3 F3.7: all of his workers are busy, can I still hire
    F5.3.3 F3.7: his men are all away
    F5.3.2: you may not send your prior, I want the other one
    F5.3.2: whom does she send when I hire
    F5.3.2: do I pick or does the owner pick
    F5.3.1: I hired his bakery, whose bread is it
    F5.3.1: I pay the goods, he gives the man
    F5.3.5: no coins for the contract but some whiskey
    F5.3.5: bottle instead of coin
    F3.1 F3.7: my men won't come back
    F3.1 F3.7: why does my clergyman stay out there
    F3.1 F3.7: one still at home, the rest stuck
    F3.1 F3.7: everybody used, now they come back, right
    F3.1 F3.7: do they return every round
    F4.4: which way does the marker go after I took sheep
    F4.4: indicator after producing
    F4.4: I took clay, now what with the marker
    F4.4: put the indicator to zero
    F4.1: how much do I get for wood if it was taken three rounds ago
    F4.1: what will the marker be worth next time
    F4.1: is it 5 or 6 next
    F4.3: full wheel, ten and no more
    F4.3: pushed by the beam
    F4.3: what comes after 10
    F4.5: still no stone around, when will it come
    F4.5: grape marker not there
    F4.5: is stone in the game from the beginning
    F4.6: I would rather take the joker for the grain
    F4.6: joker for peat leaves the peat marker alone?
    F4.6: no stone marker, can the joker help
    F5.1 F5: how many things may I do in my turn
    F5.1 F5: build and use somebody too?
    F5.1 F5: is it one action each or more
    F5.1 F5: one thing per turn
    F5.5.3 F5.4.4 F0.7: a bog is in my way
    F5.5.3 F5.4.4 F0.7: this field is covered by trees
    F5.5.3 F5.4.4 F0.7: cannot place here because of the forest
    F5.5.3 F5.4.4 F0.7: need a free space first
    F5.5.4: cloister all by itself
    F5.5.4: chapel without a neighbouring cloister
    F5.5.4: monastery building in a corner on its own
    F5.5.4: can a church stand apart from the rest
    F5.5.5: may my prior walk into it right now
    F5.5.5: I finished it, who may go in
    F5.5.5: the prior was busy so nobody goes in
    F5.5.5: built and used in one turn
    F5.5.5: lay brother cannot go in
    F5.5.1 F5.5.3: which space can I choose for a building
    F5.5.1 F5.5.3: there is no space for it on my land
    F5.5.1 F5.5.3: may I put it anywhere
    F5.6: nothing makes sense this turn
    F5.6: I would like to sit this one out
    F5.6: am I allowed not to play
    F5.4.3 F5.6: my forests are all cut down, felling anyway
    F5.4.3 F5.6: no swamp left but I choose cutting
    F5.4.1 F5.4: amount of wood when felling
    F5.4.1 F5.4: may I fell with the joker marker
    F5.4.1 F5.4: does felling need a man
    F5.4.1 F5.4: two trees in one action
    F6.6: I need more space, how do I get land
    F6.6: buying land twice this turn
    F6.6: can I get a coast and a district today
    F6.6: land purchase before building
    F2.7: what do I pay for another row
    F2.7: table of land costs
    F2.7: how much are mountains and coasts
    F7.2: flip a district to the other face
    F7.2: choose hills or plains when buying
    F7.2: water and coast spaces of a plot
    F7.2: can I turn the land tile over
    F7.3 F7.4: how do lands join
    F7.3 F7.4: attach a new row at the corner
    F7.3 F7.4: must new land touch the old one
    F7.3 F7.4: land offset by one
    F8.1 F8.6 F17: the beam moves past a pile
    F8.1 F8.6 F17: something happens at the letter A
    F8.1 F8.6 F17: new cards and settlements come at which moment
    F8.3: may I skip building a village this phase
    F8.3: do I need to settle at all
    F8.3: is buying land before or after settling
    F8.3: two villages at once
    F8.4: what do settlers eat
    F8.4: can they eat coins
    F8.4: heating with straw, how many
    F8.4: I lack two food for my village
    F8.4: which good burns best
    F8.4: cost in food
    F8.6: which settlements are added during the game
    F8.6: may I build a settlement in the phase in which I get it
    F8.6: later settlement cards
    F8.7 F14.2: settlements I never built
    F8.7 F14.2: does an unused village cost points
    F8.7 F14.2: cards in hand at the end
    F9.3 F9.2: last round: may my prior join another
    F9.3 F9.2: who can act in the bonus round
    F9.3 F9.2: no lay brothers at the end?
    F9.3 F9.2: only build or prior
    F9.1 F3.6: which round do we stop at
    F9.1 F3.6: how many rounds with four of us
    F9.1 F3.6: number of the final round
    F10.2 F10 F11.2: 2p turn
    F10.2 F10 F11.2: we two, how many actions do I take
    F10.2 F10 F11.2: wheel turned before each of us
    F10.2 F10 F11.2: do we alternate with two
    F10.7 F11.6: last card of the display with two
    F10.7 F11.6: one card left and we are two
    F10.7 F11.6: when does 2p finish
    F10.7 F11.6: are we done when the offer is empty, two players
    F9 F10.6: does a two player game have a bonus round
    F9 F10.6: no bonus with two
    F9 F10.6: extra round for us two
    F12.1 F0.4: why do I have just two men in the short game
    F12.1 F0.4: short: how many monks
    F12.1 F0.4: one brother in the quick game
    F12.2 F12.1 F16: duration of the quick game
    F12.2 F12.1 F16: short game takes how many rounds
    F12.3: which two goods come in round 8
    F12.3: present at the beginning of each round, quick game
    F12.4: she used a building and we all got one
    F12.4: everybody gets grain in the short game
    F13.11: are 450 points enough alone
    F13.11: I have 510, did I win
    F13.11: below 500 is a loss when alone
    F13.3: my wood marker is gone in solo
    F13.3: marker vanished from the wheel
    F13.3: good lost for ever alone
    F13.4 F13.5: does the neutral one own goods or coins
    F13.4 F13.5: who is the grey player
    F13.4 F13.5: neutral contract cost
    F13.6: may a new neutral card lie on an old one
    F13.6: solo settlement phase and the cards of the display
    F13.1 F2.6: alone I start with nothing?
    F13.1 F2.6: do I own goods in the first solo turn
    F14.1: 8 coins, points?
    F14.1: what are 12 coins worth at the end
    F14.1: is a wonder better than reliquaries
    F14.1: points of 3 books
    F14.1: ornaments give how many
    F14.2 F14: are buildings worth points on their own
    F14.2 F14: big buildings give points?
    F14.2 F14: difference between the shield and the house number
    F14.3: does a building count for both villages
    F14.3: shared neighbour counted double
    F14.3: village by the sea, how many points
    F14.3: bad house value next to my village
    F1.2 F8.4: what is behind a clay tile
    F1.2 F8.4: back side of stone, wood, grain
    F1.2 F8.4: flipped sheep is what
    F1.2 F8.4: goods with a flame
    F1.3: may I hoard goods
    F1.3: I have 60 clay, allowed?
    F1.3: no more sheep tiles in the box
    F2.4: is this card used with two
    F2.4: which cards do not take part
    F2.4: sort out cards for three
    F2.6: everybody has the same at the start?
    F2.6: what do we hand out first
    F0.5 F5.3: may others hire my printed buildings
    F0.5 F5.3: use his office or farm
    F5.2.4: send someone into a village
    F5.2.4: worker on trees
    F5.2.4: settlement as workplace
    F1.3: may I keep 40 grain
    F1.3: is there a maximum for clay
    F1.3: can I have as many coins as I like
    F1.3: store lots of wood
    F4.1: how many sheep are there on the wheel next time
    F4.1: how much clay after two rounds
    F4.1: will there be more wood if I wait
    F4.1: grain marker grows how fast
    F4.4: do I have to take all six wood
    F4.4: must I take the whole of the clay
    F4.4: take just two peat
    F4.4: only part of the sheep
    F4.4: can I leave some grain
    F3.1: must everybody take his men back or can he leave them
    F3.1: taking clergymen back is compulsory
    F3.1: voluntary return
    F5.3.3: contract with somebody who has no free man
    F5.3.3: he has zero clergymen at home
    F5.3.3: can he keep me out of his building
    F5.3.3: does he need to let me in
    F5.3.3: block me
    F5.3.2: you sent the lay brother although I wanted the prior
    F5.3.2: brother instead of prior in a contract
    F5.3.2: may he choose whom to send
    F0.5 F5.3 F5.3.1: can I rent a Clay Mound or Farmyard
    F0.5 F5.3 F5.3.1: hire a Cloister Office of another
    F0.5 F5.3 F5.3.1: are printed buildings open for contracts
    F5.5.3: harbour without a coast
    F5.5.3: windmill on the plains
    F5.5.3: quarry on flat land
    F5.5.3: can a shipyard stand inland
    F5.5.3: mill at the sea
    F5.5.1: where do I lay a building on my board
    F5.5.1: two buildings in one turn
    F5.5.1: put a card on my landscape
    F5.5.1: which free space
    F5.5.2 F5.5.1: I lack one wood for the card
    F5.5.2 F5.5.1: one straw too little to build
    F5.5.2 F5.5.1: goods missing for a building
    F8.1 F8.6 F17: the bar goes past A, C or D
    F8.1 F8.6 F17: which turn brings the next settlements
    F8.1 F8.6 F17: when are settlements again
    F8.4: feed with beer, wine or whisky
    F8.4: village paid with bread and peat
    F8.4: may food be paid in coins and wood as energy
    F8.5: does a village need neighbours
    F8.5: settlement anywhere?
    F8.5: may it be built on the coast or hills
    F6.5 F6.3: pay four with a five coin tile
    F6.5 F6.3: change from a big coin
    F6.5 F6.3: paying energy with coal, one too much
    F6.2: turn wheat to straw while another plays
    F6.2: straw at any time, also during payment
    F6.6: already bought land this turn, again?
    F6.6: second plot today
    F6.6: one district or several
    F9.3: peat or wood in the final round
    F9.3: hiring at the very end
    F9.3: lay brother in the final round
    F9.3: what about felling in the last round
    F14.1: meat, grain and wood at the end, any points
    F14.1: two coins left over
    F14.1: clay scores nothing
    F14.1: does peat score
    F14.3 F0.7: forest beside a village
    F14.3 F0.7: empty space next to a settlement
    F14.3 F0.7: moor as a neighbour
    F14.2 F14.3: two numbers on a card, shield and house
    F14.2 F14.3: which figure of a card counts
    F14.2 F14.3: symbols with numbers on cards
    F1.5: my opponent built the Bakery, can I have it too
    F1.5: second Windmill
    F1.5: both of us the same card
    F3.8 F3.2: first the wheel or first the return of the men
    F3.8 F3.2: what is done before the first action of a round
    F3.4 F3.5: is the starting player always the same one
    F3.4 F3.5: how often does the first one play
    F5.2.3 F5.2.5: my brother stands on the mill, mill again?
    F5.2.3 F5.2.5: use the same building next round
    F5.2.3 F5.2.5: he remains there, does it work
    F0.8: screens to hide goods
    F0.8: cards in hand hidden?
    F0.8: do I tell my coins
    F2.5 F0.6: start buildings face up how many
    F2.5 F0.6: cards on offer at the beginning
    F12.4 F12.3: hour game: someone produces and I get one
    F12.4 F12.3: extra for all when felling
    F13.9 F17 F16: when do I settle alone
    F13.9 F17 F16: solo turns 12, 16, 22 and 26
    F13.9 F17 F16: solo phases
    F13.6: sequence of placing neutral cards
    F13.6: where do neutral cloisters go
    F10.7 F11.6: a couple plays, when is it over
    F10.7 F11.6: ending for us two
    F10.7 F11.6: finish of the long version for two
    F11.3: long two player game, do men come back between our goes
    F11.3: 2p long return of clergymen once a round
    F11.3: he moved after my double action, are my people home again
    F11.4: long game for two phase A which round
    F11.4: when do we get settlements in the long two player version
    F11.5: land per turn in the long 2p game
    F11.5: double action, how many districts then
    F12.6: small number pair on the short board
    F12.6: which of the two tiny numbers is for four
    F13.8: neutral men all out, when do they go home
    F13.8: neutral clergymen come back solo
    F0.2: what does slot mean
    F0.2: do extra actions use up a slot
    F0.2: what is one slot
    F10.3: first settlements with two players, which turn
    F10.3: 2p short: phase on turn 7?
    F10.4: two actions in one go but no monks after the first
    F10.4: used my last guy with action one, what about action two
    F10.4: no one home for the second action in a two player game
    F10.5: may we buy land twice in one two player turn
    F10.5: land limit with two actions
    F10.8: building came into the row again, does the end stop
    F10.8: do we check the display after every turn
    F12.5: what stays the same in the quick game
    F12.5: is scoring different in the short game
    F13.7: use the fresh neutral building at once when alone
    F13.7: after placing neutral cards can i use one
    F13.7: does the neutral prior cost me an action
    F4.2: what do things give in round one
    F4.2: wheel value right at the beginning
    F4.2: is the wheel turned before the first turn
    F4.7: shipping company which indicator
    F4.7: cooperage without the joker
    F6.7: land in the bonus round
    F6.7: last turn, still allowed to buy a plot
    F0.1: is a turn of the wheel a round
    F0.1: rounds and turns in solo same thing
    F0.3: turn or slot, what's the difference
    F0.3: two slots as start player, two turns or one
    F2.1: mix irish and french cards
    F2.1: which country should we play
    F2.3: grapes and stone at setup
    F2.3: where do i put the markers of the wheel at first
    F2.3: stone marker beside the board at setup
    F2.3: does everything start at zero
    F2.9: fewer trees on the board in the short game
    F2.9: take two cards off the heartland
    F4.8: good's marker and joker both gone, solo
    F4.8: no more clay at all when playing alone
    F8.2: building marker moves on when
    F8.2: what do we do with the house marker first
    F9.4: buy or flip in the bonus round
    F9.4: small actions in the last round
    F13.10: turn 32 alone
    F13.10: order in the last solo turn
    F13.10: is there a settlement after my last two actions alone
    F8.9: two players, no more settling after D?
    F8.9: hillside village never buildable with two?
    F8.9: with two, village left in hand at the end
    F9.5: settlement phase E
    F9.5: one more settlement when everything is over?
    F9.5: build a village after the bonus round
    F9.5: last chance to settle
    F9.6: after phase E what
    F9.6: game over after the last settlement
    F5.3.7: is a contract my action for the turn
    F5.3.7: contract plus building in one go
    F5.3.7: hire and still send my own monk
    F5.3.7: contracts in the bonus round
    F5.3.8: make a deal with my own building
    F5.3.8: pay myself
    F5.4.2: indicator at nothing, may i fell
    F5.4.2: cut peat for zero
    F10.6: no last round for two?
    F10.6: two players bonus round
    F11.1: cards used in long game for two
    F11.2: double then single action
    F11.2: order of play in the long version for two
    F11.2: three actions in a row with two players?
    F12.2: short game: which rounds bring new buildings
    F12.2: how many rounds in the quick game
    F3.2: what happens when the wheel turns
    F3.8: what comes first in a round
    F8.8: may i hire in the settlement phase
    F8.8: flip grain in the settlement phase
    F15: numbers printed next to the spaces of the board
    F15: what is the bold number for
    F5.5.6: village instead of a building as my action
    F5.5.6: settle any time?
    F13.3: solo, wood marker is out
    F13.4: what does neutral own
    F13.4: heartland of the dummy
    F7.5: buy now, lay down next turn
    F7.5: keep a strip in hand
    F9.2: only priors return for the final round?
    F5.2.2: occupy a building just to block it
    F5.2.2: stand there without doing what it says
    F5.2.2: send someone and take nothing
    F7.1: what is on the heartland
    F7.1: spaces that everybody begins with
    F7.2: forest and hills on a district
    F7.2: which ground is on a plot
    F14.3 F0.7: trees next to a settlement
    F0.7: do woods score
    F0.7: forest left on my land at the end
    F5.3.3: everybody of his is out, can i still use his building
    F5.3.3: owner has no man at home
    F5.3.3: hire when all his monks are busy
    F9.3: two priors meet on one building in the bonus round
    F9.3: same building used by several in the final round
    F5.5.3: building on water
    F5.5.3: put a card in the lake
    F13.2: actions per turn when playing alone
    F13.2: solo turn, two things?
    F6.3 F6.5: Do I get change back when I pay with a 5 coin?
    F5.3.3: can the owner refuse when I want to use his building
    F3.1 F3.7: When do my workers come home?
    F4.3 F13.3: what happens when the wheel pushes a goods marker
    F6.4 F8.4 F1.2: what is whiskey worth as food
    F14.1: which goods give points at the end
    F6.6 F8.3: how do I buy more land
    F7.3: where may I lay a new district
    F10.7 F11.6: How does the game end with two players
    F9 F9.1 F9.3: do we play something after the last round
    F13.4: who owns the neutral buildings
    F5.2.1 F5.3 F3.1 F3.7 F5.6 F0.4: what if I have no clergyman left at home
    F2.6: starting goods for each player
    F4.5: when do grapes appear on the wheel
    F5.4 F5.4.1: how does felling trees work
    F6.5 F8.4: Can I pay with too much energy?
    F1.3: how many wonders are there in total
    F14.3: does water count when scoring settlements
    F1.5: can I demolish a building
    F3.1 F3.7: I have two guys out and one in, do the two come back next round
    F4.6: is the white marker a substitute for anything
    F6.6: am I allowed to purchase two strips of land in the same turn
    F7.6: are spaces touching at the corner neighbours
    F8.4 F1.2 F6.2: how many food points does grain have
    F8.5: can the fishing village go inland
    F9.3: can I hire someone in the last round
    F14.3: do my buildings score twice if two villages are beside them
    F13.3: markers fall off the wheel when I'm alone?
    F10.7: how do we know the game for two is nearly over
    F12.4: do I get something when my opponent takes sheep in the short game
    F2.4: which cards do we remove with three
    F5.5.5: does a lay brother get to move into a fresh building
    F5.5.1: can I buy a building now and place it later
    F0.8: may I look at what goods the others have
    F13: I need stone, who sells it
    F4.3 F3.2: what if the marker is already at the top when the arm comes
    F5.4.1 F5.4: I want wood, what do I do
    F5.2.2: can I send a monk somewhere just for show
    F5.3.8: may I contract my own man
    F6.2: do I need a building for making hay
    F6.5 F8.4: overpaid with meat, do I get something back
    F7.2: which side of the strip do I use
    F8.6: when do I receive the artists' card
    F9 F9.1 F3.6: what happens after the twenty-fourth round
    F14.3: does the sea give points to a village
    F1.5: can two players own a windmill
    F2.8: how is the starting player chosen
    F13.4: does the automa own land
    F11.2: order of actions in the long duel
    F0.4 F16 F2.6: how many guys do i start with
    F0.4 F5.5.5: whats the prior good for
    F4.4: do i have to take everything from the wheel
    F4.6: what is the jocker
    F7.3 F7.4: where can i put the new land
    F5.5.3 F7.1 F8.5: what can be built on the coast
    F5.4 F5.4.1: how do i chop wood
    F1.4 F5.4.1 F5.4.4: do forests grow back
    F17 F3.3 F5.5.6 F8 F8.1: when can i build settlements
    F1.2 F8.4: how much food is meat
    F6.5 F8.4: can i pay with more than needed
    F5.3 F5.3.1: can i use my opponents building
    F5.3.3: can he say no if i want his building
    F5.3.4: who gets the coins from the contract
    F6.3: can i swap my 5 coin for ones
    F16 F3.6: how many rounds are there
    F9 F9.3 F9.4: what can i do in the last round
    F14.3 F7.6: do neighbours score diagonal
    F14.1: are coins worth points
    F10.2 F5 F5.1 F5.5.1: can i build two things in one turn
    F5.2.1 F5.2.5: can i use my own building if its taken
    F5.5.4: do monastery buildings have to touch
    F10 F10.1 F11 F11.1: whats different with 2 players
    F1.1 F16 F2.1 F2.4 F4.5: what is the difference between ireland and france
    F6.1 F6.6 F7.5: can i buy land and build in the same turn
    F2.7: how much does the second mountain cost
    F8.4: what is energy for
    F5.3.4: do i pay the bank or the guy
    F5.5.5: prior was out when i built
    F4.5 F2.3: no grapes on my wheel
    F1.3: no more wood tiles
    F7.2: flip the tile before placing
    F8.4 F1.2: food in a loaf
    F8.6: do i get a new settlement card each time
    F9.3: can i fell in the bonus round
    F10.7 F11.6: 2 player ending
    F14.3: does water give points
    F2.7: first district price
    F5.4.2: cut for nothing
    F5.5.3: bakery on a hill
    F6.4: sell whiskey price
    F2.8: how to pick the first player
    F12.3: free stuff every round short game
    F3.2: who turns the wheel
    F2.7 F6.6: what does a plot cost
    F5.3.3: can my neighbour say no to a work contract
    F5.1 F5: what are my options on my turn
    F10.3 F17 F16 F8.1: 2p settlement phases at which turns
    F3.4 F16: how many actions does everybody get in a round with 3
    F14.1: how much is a book worth
    F2.6 F2: starting resources?
    F8.9: hillside village in two player game how
    F3.3 F8.1 F8.2: what triggers settlement
    F5.2.2: must I use the building I enter
    F5.3.4 F5.3.1 F5.3: whats the dmg for borrowing a buddy's joint
    F13.3: solo and indicator falls off, is it gone?
    F5.6 F5.4.3: skip my turn
    F9.5 F8.1 F9: is there a settlement phase after the bonus round
    F3.5 F3.4: does the first player change every round
    F7.2: what is on a district tile
    F14.1: points for coins
    F14 F14.1 F14.2 F14.3: how do u tally up at the end
    F13.11: points to win solo
    F5.2.4: can I use a card that still lies in the display
    F0.4 F16: how many clergymen do I own
    F0.6: what's the display
    F8.5: where can the Fishing Village go
    F13.7: neutral prior use
    F13.10 F13.9 F16: last turn alone, what order
    F9.1 F9 F9.3 F10.6: bonus ronud when
    F8.4 F6.5: do I get change when I overpay food
    F11.2 F11.1 F11: how does the long version for 2 work
    F2.2: which side of the wheel
    F4.6 F4.5 F13.3: we ran out of stone and the marker isn't on the wheel yet, now what
    F9.2 F9.3: lay brothers in the bonus round
    F5.3.5 F5.3.4: can I hand over a bottle of whiskey instead of money for a contract
    F5.2.1 F5.3.1 F5.2.5: can I put my monk on somebody else's building without paying?
    F14.3 F14 F14.2: how do villages score at the end
    F5.5.6: can i build a settlement with a normal build action
    F14.4: we both have 312 points, who wins
    F5.5.2 F5.5.1: build without straw, pay something else?
    F13.1 F2.7: solo land prices
    F12.4: why does everyone get one when I produce (short)
    F7.6: are diagonals adjacent
    F3.1: get my clergy back early
    F11.6: two-player long: end condition
    F5.2.5 F5.2.1: two monks in one building possible?
    F9.3 F9.2 F9: what may I do in the bonus round
    F5.3.2: who picks if prior or lay brother goes on the contract
    F3.1 F3.7: do they return if one of my dudes is still at home
    F2.8 F3.5: who goes first
    F5.4.1: can I cut peat on my opponent's land
    F14.1 F6.4: does wine score
    F0.5: what do the three printed buildings do
    F14.2 F1.1: What is the number in the shield/economic value for
    F4.1 F4.2: what numbers are on the wheel
    F5.3.3 F3.7: opponents are all out working, can I still rent their stuff
    F4.6 F4.4 F4.5: joker instead of clay marker
    F4.5 F2.3: when stone?
    F5.4.4 F5.5.3 F0.7: this space has a swamp on it, can't I build there
    F5.5.4: church alone in a corner allowed?
    F6.5 F8.4: I only have a big meat tile but need 2 food
    F7.3 F7.4: connect land diagonally
    F8.6: which settlement cards come later
    F8.7 F14.2: leftover settlement cards penalty
    F9.1 F3.6: which round is the last one with 4
    F10.2 F10: 2p number of actions
    F12.1 F0.4: only two monks in the short game?
    F13.2 F13.10 F16: how many turns solo
    F13.5: price of neutral contract
    F14.1: ornament points
    F14.3: negative dwelling value
    F1.2 F8.4: what is on the back of a clay tile
    F2.6: do we all start with the same goods
    F5.2.3 F5.2.5: my monk is still standing there, does it work again
    F5.1 F5: one action or two
    F6.4: cash in my whisky
    F8.9: build settlement with castle
    F0.8: can i peek at his coins
    F5.3.4: two bucks for a contract since when
    F5.3.3 F5.3: player with zero free monks, contract with him
    F3.1 F3.7: stuck with one monk at home for ages
    F5.5.5 F5.2.1: I built a mill but my prior is busy
    F5.5.3: harbour on plains?
    F5.5.4: do cloisters need neighbours
    F5.4.1 F4.6: fell with the joker
    F4.3: the marker is already on ten and the wheel turns
    F4.1: how much will sheep be next round
    F6.6: may I buy a mountain and a district in the same turn
    F7.2 F7.4: what are the spaces of a mountain plot
    F7.5 F6.6: buy now, place afterwards
    F8.4: can I feed the settlers with coins
    F8.3: when do I buy land in the settlement phase, before or after
    F8.6 F8.3 F8.7: can I build the Hamlet in the same phase I receive it
    F9.3: in the last round, may my prior enter a building where somebody stands
    F9 F9.1 F10.6: bonus round for two?
    F10.7: display has one card left and we're two
    F12.4: everyone got clay when she used the clay mound, why
    F13.1 F2.6: no goods at start alone?
    F13.4 F13.5: does the neutral player have money
    F14.1: 9 coins at the end how many points
    F14.3: how does my fishing village score the sea
    F0.5 F5.3: may I hire somebody's Farmyard
    F2.4: is the Bakery in a two player game
    F5.3.4: is hiring free if I am the start player
    F5.2.3 F5.2.5: prior is on the quarry already, quarry again next turn?
    F5.5.2 F5.5.1: missing one clay for a card
    F5.4.1: must I take the forest card off when felling
    F4.3: what's the highest the wheel goes
    F6.2: wheat to hay during the opponent's turn
    F7.4: coast at the bottom?
    F8.3: settle without buying land first
    F8.5: may a settlement stand alone without neighbours
    F9.3: what about cutting peat in the final round
    F10.7: when's the end, couple playing
    F11.6 F11: full game with two, finish
    F12.4: short game: do I get one if he fells
    F13.5 F13.4: hire a neutral lay brother
    F13.11: what's a decent solo result
    F14.1: four coins left, any points
    F14.2 F14.3 F14: what are the two numbers on each card
    F2.5 F0.6: how many cards are face up at the start
    F2.1 F4.5: what's different in Ireland
    F1.5: he has the Windmill already, can I get one
    F3.5 F2.8: does the start player stay the same
    F3.2 F3.8: do we turn the wheel before or after taking the men back
    F5.3.4: why are contracts 2 now
    F8.5: thirty food settlement
    F0.1: is a round one turn of the wheel
    F0.1: round vs turn
    F0.3: when is my turn over
    F0.5: the three printed ones do they count as buildings
    F0.5: clay mound farmyard office are they buildings
    F0.6 F8.6: cards lying open for all
    F1.4: moor cards used up
    F1.5: two bakeries in the game?
    F1.5: take a building back
    F1.5: shift my settlement elsewhere later
    F2.9 F12.1: short heartland which spots are empty
    F2.6: do i begin with bread
    F2.6: beginning stuff everybody gets
    F2.6: start materials
    F3 F3.8 F3.2: how does a round go
    F3 F3.8 F3.2: steps at the start of each round
    F3.8 F3 F3.2: what do we do first before actions
    F3.3 F8.1: arrow passes the pile marker
    F3.3 F8.1: when do we get to settle
    F3.4: does everybody play once per round
    F3.4: how many moves in a round with three
    F3.4 F5.1 F0.2: how much can i do when it is my go
    F3.5: who is first next round
    F3.7 F3.1: stuck without people till next round
    F3.7 F3.1: placed my third one now, do they come home at once
    F4: how does the wheel work
    F4.1: how fast do goods grow
    F4.1: scale is it 2 3 4 5 6 6 7
    F4.2: value in round one
    F4.2 F4.1: first turn how much clay
    F4.3: does it go past ten
    F4.3 F4.1: already at max what now
    F4.4: reset marker
    F4.4: must it be the full amount
    F4.8: no joker no indicator how much do i get
    F4.8: both markers lost solo
    F5.1: what actions are there
    F5.1: what may i do when it is my turn
    F5.1: my turn now what can i do
    F5.1 F5: list of main actions
    F5.2 F5.2.1: how do i use what i built
    F5.2.2: must i do what the building says
    F5.2.2: do i have to use the function
    F5.2.2: send monk there and take nothing
    F5.2.3: monk remains on the card, does it work again
    F5.2.3: income every round from a standing monk
    F5.2.3 F5.2.5: twice the same building
    F5.2.4: can i go to cards that lie in the display
    F5.2.4: put someone on a forest
    F5.2.4: monk in the fishing village
    F5.3 F5.3.1: i want his brewery how
    F5.3 F5.3.1: use what another player built
    F5.3.1: building of my neighbour can i use it
    F5.3.1 F5.3.7: contract who keeps the stuff
    F5.3.2: can i insist on the prior when hiring
    F5.3.2: which of mine goes when hired
    F5.3.3: all his people are busy
    F5.3.3: owner without people
    F5.3.4: he used mine what does he owe me
    F5.3.6: hire just to block him
    F5.3.7: does hiring need my action
    F5.4 F5.4.1: get wood from my land
    F5.4.1: logging
    F5.4.1: how do i get firewood
    F5.4.2: clear a forest although wheel shows 0
    F5.4.2: cut for nothing just for space
    F5.5.3: which spots are ok for a building
    F5.5.3: on trees, can it stand there
    F5.5.3: why cant it go there
    F5.6: do i have to do something
    F5.6: i want to do nothing
    F6 F6.1: extra stuff besides the main action
    F7.1: my land at the beginning
    F7.1: heartland map
    F7.3: must districts touch
    F8.1 F3.3: when may we put up villages
    F8.5: village spot
    F8.7: save settlements for later
    F8.9: hamlet after D two players
    F9.5: build a village at the very end
    F9.3: bonus turn how many moves
    F9.3: what does the extra round allow
    F9.6 F9.1: how does the game end
    F9.6 F3.6 F9.1: when does it end
    F9.6 F9.1 F3.6: is the game over after that
    F10 F10.2: game for two how
    F10.1 F2.4 F16: which cards with two
    F10.3 F11.4: two of us when do piles come
    F10.6: no last round with two?
    F10.8 F10.7: can the end still be avoided with 2
    F10.2: two of us how many moves
    F11 F11.2: long game with two how
    F11.2: long for two who plays when
    F11.3: long for two return of clergymen
    F11.4: long for two piles
    F11.5: long for two land limit
    F12.2: short game stone grapes round
    F12.2: short piles when
    F12.5: short game rest same as long?
    F13 F13.2: how do i play by myself
    F13.2: by myself how many actions
    F13.6: neutral cards terrain matter?
    F13.6: quarry on neutral land
    F13.8 F13.9: neutral monks return again
    F13.11: 480 points solo enough?
    F8.2: building marker goes to next letter
    F6.5 F8.4: no change from coal or meat
    F14.1: do raw goods score
    F14.3 F0.7: are forests any good at the end
    F14.2 F14.3 F14: the two numbers on each card
    F1.3: can i own 40 grain
    F6.3: pay 3 with a five
    F10.4: both my monks gone after first action
    F11.1 F10.1: long for two which buildings out
    F4.4: wheel shows 5, can i take 3
    F4.4: i want less than shown
    F4.4 F4.1: how many do i get
    F4.1: what does the wheel give now
    F4.1 F4.3: how high can it go
    F4.6: joker counts as what
    F4.6: joker or normal marker, which one
    F4.6: joker higher than wood, use it?
    F4.5: still no stone on the wheel
    F4.5: from when grapes
    F6.6: land twice in my turn
    F6.6: another district right after
    F6.6: how often land
    F6.6 F6.1: land before or after my action
    F2.7 F6.6: next district dearer?
    F2.7: land prices
    F7.2: what do i get on the tile
    F7.2: hill side or plain side
    F7.4: where does the coast tile go
    F7.4: can plots stack
    F7.3: extend upward with a row
    F7.5: buy land but place it next turn
    F7.6: touching by corner counts?
    F5.4.1: clear two trees
    F5.4.1: every forest in one go
    F5.4.1: how much wood for a tree
    F5.4.1 F5.4: dig up the moor
    F5.4.3: no moor left but want peat
    F5.4.4: what becomes of the cleared space
    F5.5.1: cant fit it anywhere
    F5.5.1: take a card now build later
    F5.5.2: too few clay to build
    F5.5.2 F6.2: building needs straw i have grain
    F5.5.3: is sand, coast ok for a normal house
    F5.5.3: what goes on mountains
    F5.5.4: cloister must touch
    F5.5.4: far away from the cloister office
    F5.5.5: enter it right after building
    F5.5.5: prior is busy, use new one?
    F5.5.6 F8.1 F8.3: town as my action
    F5.6: wait a turn
    F5.6: skip
    F5.1: use, contract, fell, build
    F5.2.5: someone is in there
    F5.2.5: already a monk on it
    F5.2.5: no room on the building
    F5.2.1: use my bakery
    F5.2.1: which monk do i take
    F5.2.4: can i use a card from the pile
    F5.2.2: enter without taking goods
    F5.3.3: he has to say yes?
    F5.3.3: she refuses
    F5.3.2: i send the lay brother not the prior ok
    F5.3.2: owner sends whom
    F5.3.4: rent 1 or 2
    F5.3.4: a coin for me when he uses my card?
    F5.3.5: bottle for the contract
    F5.3.1: his monk my goods
    F3.1: everybody out
    F3.1: monks return when
    F3.7 F3.1: all away, still a turn left
    F3.5: next starter
    F2.8: who starts the game
    F2.6: what do we have at the beginning
    F2.4 F16: fewer cards with three
    F0.4: how many priors
    F0.4: number of lay brothers
    F0.8: show my things
    F1.3: can i have as much as i like
    F1.3: maximum sheep
    F1.3: 40 wood allowed?
    F8.4: pay a settlement with what
    F8.4: does grain count as food
    F8.4: energy from wood
    F8.4: too much food is lost?
    F8.4 F6.5: pay with meat, rest back
    F8.3: is settling compulsory
    F8.3: one village per phase?
    F8.5: village on the hill ok
    F8.6: just got a village card, build now?
    F9.3: end: two priors same house
    F9.3: last round fell trees no?
    F9.3: hire in the bonus
    F9.2: who comes home before bonus
    F9.1: bonus round 25?
    F10.6 F10.7: endless with two
    F10.6: no limit of turns two players
    F10.7: display nearly empty two players
    F10.2: two: i play twice then you
    F12.4: he produces, i get one as well
    F12.4: plus one for all short
    F12.3: gift in round 5
    F13.3: lost the marker alone
    F13.6: alone cards left over
    F14.1: wine point or coin
    F14.1: is beer worth points
    F14.1: leftover goods worth
    F14.3: number in the little house
    F14.3: card beside two villages
    F14.4: we are equal
    F14.4: both the same points
    F6.4: wine into coin
    F6.5: nothing back
    F1.5: build it again somewhere
    F11.2: 2p long who takes how many actions
    F11.3: long 2 player when do my monks come home
    F11.4 F10.3: two players when is pile C dealt
    F11.6: how does the long two player game finish
    F11.1: which cards are removed in long 2 player france
    F10.7: 2 players one building left what happens
    F10.4: used my last monk with first action, second action?
    F10.2: short 2p turn how many actions
    F10.6 F9.1: is there a bonus round with 2
    F8.9: hilltop village with two players how to build it
    F13.1: solo setup starting goods
    F13.2: solo how many actions a turn
    F13.3: solo marker reaches 10 and falls off
    F13.4: what does the dummy player own in solo
    F13.5: how do i use the neutrals buildings
    F13.6: leftover buildings go where in solo
    F13.6: can i cover a neutral building
    F13.7: neutral prior use new building right away
    F13.8 F13.9: neutral clergy back a second time after placing
    F13.10: last turn of the solo game order
    F13.11: how many pts to win alone
    F13.9: solo which turns have settlement phase
    F12.3: short game what do we get every round
    F12.4: everybody gets one when i produce?
    F12.1: how many monks in short game
    F12.2: short game how many rounds
    F2.9 F12.1 F7.1: short game less forest cards
    F12.4: 3 short clay mound bonus clay for others
    F9.3: what can i do in the bonus round
    F9.2: do lay brothers come back for bonus round
    F9.3 F5.2.5: bonus round enter occupied building
    F9.5: settlement after the bonus round
    F9.4 F6.7 F6.6: buy land in bonus round
    F9.6 F9.5 F3.6 F9.1: when is it over
    F9.3: contract in the last round allowed
    F2.7: price of districts and plots
    F2.4 F16: cards for three players
    F2.3: where do the markers begin
    F2.5: set up piles a b c d
    F2.1 F1.1: france or ireland differnce
    F1.3: wonders run out
    F1.3: not enough wood tiles
    F1.4: no more plots left
    F1.5: can i tear down or move a building
    F1.2: whats on the back of the grain tile
    F0.3: what counts as a turn
    F0.8: can i look at others goods
    F3.1: all monks out when back
    F3.1: one monk at home do others return
    F3.7: get monks back mid round
    F3.4: why does first player go twice
    F3.5: start player change
    F3.6: how many rounds long game
    F3.2 F3.8: when turn the wheel
    F4.1: numbers on the wheel
    F4.3: marker at ten gets pushed
    F4.4: must i take all wood
    F4.4: where does marker go after i take
    F4.5: when stone comes
    F4.5: grapes marker round
    F4.6: joker rules
    F4.6: joker plus clay together
    F4.7: cooperage without joker
    F4.8 F13.3: joker gone and marker gone
    F5.1: what can i do on my turn
    F5.2.1: place monk own building
    F5.2.2: do i have to use the building
    F5.2.4: send monk to a settlement
    F5.2.4: use a building nobody has built yet
    F5.2.5: building is full
    F5.3.1: use neighbours building
    F5.3.2: who picks prior or brother for contract
    F5.3.3: opponent has no free monks
    F5.3.4: cost to hire
    F5.3.4: winery effect on contracts
    F5.3.5: pay with whisky instead
    F5.3.1: who gets the goods from contract
    F5.3.8: contract on myself
    F5.4.1: chop wood
    F5.4.1: dig peat need monk?
    F5.4.3: no trees left can i still fell
    F5.4.4: what remains after cutting forest
    F5.4.2: fell when wheel at 0
    F5.5.1: build 2 buildings in one action
    F5.5.3: what can go on water
    F5.5.3: quarry where
    F5.5.4: yellow buildings next to each other
    F5.5.5: prior after building
    F5.5.5: lay brother into the new building
    F5.5.6 F8.1 F8.3: can i build settlement as action
    F5.6 F5.4.3 F5.2.2: can i pass
    F6.3: swap 5 coins
    F6.4: sell wine
    F6.5 F8.4: do i get change for meat
    F6.6: how many lands can i buy
    F7.1: what is on my board at start
    F7.2: what terrain is on a plot
    F7.3: put district above
    F7.4: coast plot left or right
    F7.5: keep land for later
    F7.6: diagonal neighbours
    F8.4: peat coal worth energy
    F8.4: straw how much energy
    F8.6: new settlement cards when
    F8.2: building marker moves
    F8.8: main action in settlement phase
    F14.2: shield points on card
    F14.3: empty water points
    F16: table of modes
    F3.1: my guys are stuck out there how do i get em back
    F3.1 F3.7: i still have the prior at home, brothers dont return?
    F5.3.4: contrct price
    F5.3.4: do i pay the owner or the bank for a contract
    F5.3.3: can he say no when i want his bakery
    F5.3.2: can i force him to send his prior
    F5.3.7 F5.3.1: does a contract use up my own monk
    F4.6: jocker for stone before it comes
    F4.4 F5.4.1: can i take fewer sheep than the wheel says
    F4.3: clay been at 10 for ages does it drop
    F4.4 F4.1: wheel is on zero for sheep
    F5.5.3: bild on forrest
    F5.5.3 F7.2: what can stand on hillside
    F5.5.4: church touching nothing
    F5.5.1: reserve a building for later
    F5.5.1 F5.5.2: pay for building with what
    F5.5.5: just built it, can my monk go in straight away
    F5.5.5: prior already out when building, can lay brother go
    F6.6: buy two plots same turn
    F7.2: which side of the district can i choose
    F7.4: plot sticking out past the top
    F7.3: leave a gap between districts
    F7.6: mountain is next to which spaces
    F8.1 F3.3: when do we build villages
    F8.4: overpay food for settlement
    F8.4 F1.2: bread food value
    F8.4: use coins as food
    F8.4 F1.2: wood energy how much
    F8.5: fishing village must be on coast?
    F8.5: settlement next to a cloister?
    F8.7: how many settlment cards can i hold
    F9.1 F3.6: last round long
    F9.3: bonus rnd how many actions
    F9.3: fell trees in bonus round
    F14.1: are books worth points
    F14.1: how many pts is an ornament
    F14.1: meat at the end worth anything
    F14.1: 5 coins = how many points
    F14.1: whiskey points or coins
    F14.2: negative points buildings
    F14.2 F14.3: unbuilt settlements minus points?
    F14.3: two towns beside each other both count?
    F14.3: house value next to settlement
    F14.4: tiebreak
    F13.5: pay neutral player coins go where
    F13.6: solo leftover quarry terrain
    F13.1 F2.7: solo land prices reversed
    F13.10 F13.11 F13.9: how long is solo
    F13.1 F13.3 F4.5: grapes marker in solo?
    F12.1: short variant brothers
    F12.3: free goods each round short
    F12.3: 5 coin tile which round short game
    F12.2: when does stone enter in the short game
    F11.2 F0.3: long duel two actions then one
    F11.5 F6.6: land purchases 2p long
    F10.7 F10.8: how does 2p end
    F10.1 F2.4 F16: number of cards two players short
    F3.6 F16: length of the game for four
    F3.4: order of play 4 players
    F3.2 F3.8 F3: what happens at start of a round
    F3.3 F8.1: settlement phase begins when
    F2.6: do we start with money
    F2.6: starting settlements
    F2.4: 3+ on a card
    F2.4 F16: how many buildings with 4 players
    F1.1: whats in the box
    F1.3 F1.4: is clay limited
    F1.2: livestock flipped becomes
    F0.5 F5.5.4: is cloister office a cloister building
    F0.6: what is display
    F0.8: secret goods?
    F6.2: flip grain anytime
    F6.5: change for peat coal
    F6.4: sell whiskey for coins
    F6.1: free actions
    F6.3: one 5 coin into five singles
    F5.4.1: need a clergyman for chopping?
    F5.4.1: remove opponents forest
    F5.4.1: two forests one action
    F5.2.1: use my own building again while monk is there
    F5.2.3 F5.2.1: monk stays, do i get goods every round
    F5.1: pick one main action
    F8.1: pile B four players round
    F5.5.6: castle settlement

# The same for questions that cards answer.
card-questions =
    S4: where may the Fishing Village stand
    F05: what does the Bakery do
    I35: Round Tower
    F05: which building makes bread
    F25 G34 I35: where do wonders come from
    G19: how do I make meat
    G18 G26 G39 I38 F36: how can I get ornaments
    I05: what brews beer
    G28: cost of the Castle
    I23 F23: I need a way to get my prior home early
    G01: can the Priory be used without a prior
    F05: can I sell flour
    I11: where does the Houseboat go
    F32: what does the Calefactory do
    G07: which card turns peat into peat coal
    I05 I21: what can I do with malt
    F38: Printing Office
    G18: where can I turn clay into ceramic
    F10 I23: which card lets me build again
    G12 G13: get stone without the quarry
    F30: how much is the Town Estate
    F05: do I have to sell the bread when I bake
    F36 I36: which building turns books into better things
    G19: how to turn livestock to meat
    G39: what does Estate cost me each time
    F38 F10 I29: how can I get rid of forests
    G18 G26 G39: where do I get ornaments from
    I40 G01: Guesthouse and Priory together, which rule
    F23: Bathhouse
    G28: where can the Castle be built
    G22 F29: is the Quarry allowed on a hillside
    F05 F20: sell bread
    G01 F27 I27: use an occupied building
    F24 F35 F36 I24 I32 I36 G41 I38: which cards give reliquaries
    G18: turn clay into pottery
    S4: Where can the Fishing Village stand?
    G19: Which building makes meat?
    F17 F35 I17 I36: How do I make a book?
    G28: What does the Castle cost?
    F10 F11 G18: where can I get ceramics
    F24 F35 F36 G41 I24 I32 I36 I38: Which building gives reliquaries?
    I05 I11 I21 I25 I27 I30 I38: where do I get whiskey
    G34: what does the Sacristy do
    F21: how does the Winery change things
    F05 F08 F15 F33: Where can I get bread without the Bakery?
    G34 F40: Can I use a card that is still in the display?
    F05: what turns flour into bread
    F21: where do I get wine
    I21: how do I make whiskey
    G18: which building makes ceramics
    F17 F32 F38 I17 I32 F11 G19: what gives me books
    G07: what makes coal out of peat
    G19 F33 I30: how to get meat
    S5: Does the Artist's Colony lose points?
    F21: Price of a work contract after the winery is built
    F05: which building sells bread
    F21: what can I do with grapes
    G18: how do I turn clay into ceramics
    G28: What does the Castle do?
    G18 F36 G34: who uses stone
    F04 LR2 I05: how do I get straw
    I21 G22 I31 G34: what is malt good for
    G18 G22 G34 F36: which card gives ornaments
    G02: swap three different goods for six of one kind
    G06: turn energy into money
    G06: who pays for peat and wood
    G16: one of every basic good
    G16: what gives me a bit of everything
    F03: cheap grain
    F09: use the neighbouring building for free
    I10: enter the building beside this one
    F31 F14: where do I take grapes
    F37: write books from straw and wood
    I03: buy grain and a book for one coin
    I04: turn grain into malt
    I04: who makes malt
    I08: coins and a drink for free
    I09: what pays for owning sheep
    I14: which card gives a book and a drink
    I15: trade a book for lots of basic goods
    I20: where can I sell beer
    I33: give wood for whiskey or beer
    I37: get land without paying
    F04: what makes flour
    F04: grind grain into flour
    F40 I40: use a building straight from the display
    F40 I40: card that works with unbuilt buildings
    F27 I27: join a clergyman in an occupied building
    G01: use a building where a prior stands
    G28: build a settlement outside the settlement phase
    F10: remove a forest and build
    F32: fell and cut in one action
    G41: points for many cloister buildings
    F30: sell pottery at a high price
    F33: get meat or wine with the joker
    G12 G22 F29 G13: how do I come by stone
    F20 F21 I05 I20 G06 F30 F05 I31: what earns a lot of coins
    G26: build a ship
    F35: pay coins for reliquaries
    F36: improve a book to a ceramic
    I31: what is peat coal good for
    G02 F08 F25 I32: what are the flower and nettle buildings for
    F10 I23: building that lets me build
    F40 I40: use a card nobody owns
    F27 I27 G01: into an occupied building
    G19: kill sheep for meat
    G07: burn peat to coal
    F30 I20 G06 F20: building that gives money
    F21 F20 I20: where to sell things for money
    G28: stronghold
    G18: use for clay
    G22 F29: where is stone made
    LR1: my own source of clay
    LR1: clay at the start
    LR2: grain or animals at the start
    LR2: where do I take sheep
    LR2: harvest corn
    LR3: coins at the start
    LR3: my own source of money
    G01: copy a building that a prior uses
    G01: building that reuses the prior's building
    G02: three kinds of goods for many of one kind
    G02: get six of a basic good
    G06: sell peat and wood for money
    G06: energy into coins
    G06: fuel for cash
    G07: charcoal from peat
    G07: where do I make coal
    G12: stone for food
    G12: buy stone with food and energy
    G13: buy wood, clay, stone and straw for two coins
    G13: all building materials at once
    G16: six different basic goods for free
    G16: a little of everything
    G18: stone into ornament
    G18: fire pottery
    G18: clay to points
    G19: kill animals
    G19: meat out of cattle and straw
    G22 F29: produce stone with the wheel
    G22 F29: mine stone
    G22 F29: building for stone on a mountain
    G26: wood into ornament and five coins
    G26: sell wood for a lot
    G26: ships
    G28: building that founds a settlement
    G28: extra settlement at any time
    G28: needs six wood and five stone
    G34: book, ceramic, ornament and reliquary together for a wonder
    G34: four different treasures into a wonder
    G39: ten food for a book and an ornament
    G39: energy into book and ornament
    G41: five coins for points per cloister building
    G41: reward for having many cloisters
    F03: one coin for six grain
    F03: lots of wheat
    F04: flour and straw out of grain
    F04: miller
    F05: oven for bread
    F05: baker
    F05: sell bread for four coins
    F08: four different goods for money and bread
    F09: one grapes and the adjacent building
    F09: use the card next to it, in France
    F14 F31: grapes with the wheel
    F14 F31: vineyard
    F14 F31: harvest grapes
    F20: food into money
    F20: wine for six coins
    F21: press wine
    F21: wine for seven coins
    F21: makes contracts dearer in France
    F23: all clergymen come home through a building in France
    F23: book and ceramic for a coin
    F24: bread and wine into a reliquary
    F25: one wonder for 13 different tiles
    F25: collect all kinds of goods
    F27: pay a wine to join an occupied building
    F27: very expensive building, 25 coins
    F30: ceramic for twelve coins
    F32: one coin for felling and cutting
    F32: wood and peat together
    F33: meat, bread or wine as much as the joker shows
    F33: pay three energy for food
    F35: counterfeit relics
    F35: ten coins for each further reliquary
    F35: money into reliquaries
    F36: upgrade treasures
    F36: ceramic to ornament
    F36: ornament to reliquary
    F36: pilgrims
    F37: books from straw and wood
    F37: ceramic for nothing
    F37: sleep
    F38: each forest gives a book
    F38: print books
    F40 I40: use a function from the display without building it
    F40 I40: guest in an unbuilt building
    I03: coin for four grain and a book
    I04: malt and straw out of grain
    I04: maltster
    I05: beer from malt and grain
    I05: brewer
    I05: beer for seven coins
    I08: three coins and beer or whiskey for nothing
    I09: coins depending on my livestock
    I09: wool
    I10: one malt and the adjacent building
    I10: use the card next to it, in Ireland
    I11: building on water
    I11: boat
    I11: wood, malt, coin and peat for nothing
    I14: book, grain or malt, and beer or whiskey for free
    I15: book for five and three basic goods
    I17: one coin for book, meat and whiskey
    I17: copyists
    I20: beer for eight coins
    I20: whiskey for seven coins
    I20: pub
    I21: distil whiskey
    I21: malt, wood and peat into whiskey
    I21: makes contracts dearer in Ireland
    I23: take my prior back and build
    I23: call the prior home
    I24: beer and whiskey into a reliquary
    I24: book for a coin
    I25: reliquary for two of each basic good and stone
    I27: pay a whiskey to join an occupied building
    I27: 20 coins building
    I29: forest for livestock, wood and stone
    I30: meat into ceramics
    I30: beer and meat for nothing
    I30: dining hall
    I31: sell coal
    I31: coal for coins and whiskey
    I32: five different goods for a reliquary
    I33: three wood for beer or whiskey by the joker
    I33: barrels
    I35: fourteen points of goods, coins and whiskey for a wonder
    I36: book and ceramic for reliquary, coin and clay
    I37: district and plot for a book
    I37: land without money
    I38: points for my forests and moors
    I38: beer for points
    I38: feast
    S1: cheapest settlement
    S1: slum with negative value
    S3: settlement without energy
    S3: seven food
    S4: settlement on the coast
    S4: fishermen
    S5: settlement with negative economic value
    S5: artists
    S8: dearest settlement
    S8: thirty food
    F04: who mills
    F04: grind flour
    F04: where can grain be milled
    F05: bake
    F05: who bakes
    F05: flour into loaves
    G07: peat coal
    G07: coal kiln
    G07: coke
    G07: make peat coal
    I37: free district and plot
    I37: card that gives land for free
    I11: which card may be on water
    I11: card for the sea
    G28: castle function
    G28: settlement in between
    G19: butcher
    G19: who makes meat
    G19: slaughter a cow
    G18: potter
    G18: who makes ceramics
    G18: jewellery from stone
    G12: merchant of stones
    G12: stone at the beginning
    G13: four materials for two coins
    G13: wood, clay, stone, straw together
    G22 F29: stone by the wheel
    G22 F29: quarrying
    G22 F29: lots of stone
    F14 F31: vines
    F14 F31: lots of grapes
    F14 F31: first grapes
    F21: make wine
    F21: grapes to wine
    F21: cellar
    I21 I33 I08 I14 I17 I31: source of whiskey
    I21 I33 I08 I14 I17 I31: get whisky
    I05 I33 I14 I08 I30: source of beer
    I05 I33 I14 I08 I30: get beer
    F25 G34 I35: source of wonders
    F25 G34 I35: make a miracle
    F24 I24 F35 F36 I36 I32 G41 I38: source of reliquaries
    F24 I24 F35 F36 I36 I32 G41 I38: make a relic
    F24 I24 F35 F36 I36 I32 G41 I38: eight points each
    G18 G26 G39 F36 I38 G41: source of ornaments
    G18 G26 G39 F36 I38 G41: make jewellery
    F38 F37 F17 I17 I24 F23 I03 I14 G39 F15: source of books
    F38 F37 F17 I17 I24 F23 I03 I14 G39 F15: write a book
    F38 F37 F17 I17 I24 F23 I03 I14 G39 F15: more books
    G18 I30 F11 F23 F37: source of ceramics
    G18 I30 F11 F23 F37: make a pot
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: source of coins
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: get rich
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: no money
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: need cash
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: earn coins
    F05 F33 F08 F15: source of bread
    F27 I27 G01: use what is occupied
    F27 I27 G01: enter where another clergyman stands
    F27 I27 G01: copy an occupied building
    F23 I23: clergymen back earlier
    F23 I23: bring everyone home by a card
    F23 I23: take the prior back
    F10 I23: build twice
    F10 I23: card with an extra building action
    F09 I10: use the card beside
    F09 I10: neighbouring building without paying
    G02 F08 F25 I32: different goods
    G02 F08 F25 I32: card for many kinds of goods
    F38 F10 I29: card that removes a forest
    F38 F10 I29: forest for something
    F21 I21: what makes contracts expensive
    F21 I21: building that doubles the contract price
    I38 G41: points from a card for what I own
    I38 G41: reward for forests or cloisters
    I04 I10 I11: source of malt
    F04 F15: source of flour
    G16: one of each: peat, wood, grain, clay, coin, livestock
    G16: all basic goods
    I09: money for sheep I own
    I09: cattle gives coins
    I09: sheep make me rich
    F25: 13 kinds of goods
    F25: one of everything for a wonder
    F38: trees into books
    F38: cut forests for books
    G07 G06 F32 I11 G16: I need fuel
    G07 G06 F32 I11 G16: energy is missing, where do I get some
    G07 G06 F32 I11 G16: something to burn
    F05 F33 F08 F15 G19 I30 I05: I need a lot of food
    F05 F33 F08 F15 G19 I30 I05: hungry settlement, which building
    F05 F33 F08 F15 G19 I30 I05: best food building
    F20 F21 I20 G06 F30 F05 I31 G26 F08: out of coins
    F20 F21 I20 G06 F30 F05 I31 G26 F08: short of cash, which card
    F20 F21 I20 G06 F30 F05 I31 G26 F08: make a lot of money quickly
    G18 F30 F23: too much clay
    G18 F30 F23: what is clay used for
    G18 F30 F23: ceramics from clay
    F11 G13 G16 G02 I11 I25 I29 LR2: wood from a building
    F11 G13 G16 G02 I11 I25 I29 LR2: get wood without chopping
    G12 G22 F29 G13 I25 I29: no stone, where from
    G12 G22 F29 G13 I25 I29: stone needed for building
    F04 I04: straw from a building
    F04 I04: grain and straw
    F24 I24 G34 F25 I35 G41 F35: cards with many points at the end
    F24 I24 G34 F25 I35 G41 F35: what scores most late
    F09 I10: garden and neighbouring building
    G41 I38: points for each cloister
    G41 I38: points for each forest
    G12: stone seller
    G12: pay food and energy for stones
    G13: supplies for building
    G13: wood, clay, stone, straw for coins
    G22 F29: mine
    G22 F29: dig stone from the mountain
    S8: most expensive settlement
    S8: settlement on a hill only
    S5: how much food does an artists' colony need
    I21 I08 I14 I17 I33 I31: how can I make whisky
    G19: turn sheep into meat
    G22 F29: cost of the Quarry
    G01: how many points is the priory worth
    I35: what does the round tower give
    G07: where can I burn peat into coal
    G02 F08 F25 I32: what do I do with nettles or flowers
    I21: spirits out of malt
    F27 I27 G01: go into a building where somebody already is
    G06: sell fuel for money
    G07: make charcoal
    I05: brew ale
    I35: round tower cost
    F29 G22: quarry
    F40 I40: hospice guesthouse
    F25 G34 I35: how to make a wonder
    F33: Shipping Company how does it work
    I20 I05 F20: sell beer for coins
    G01: what does priory do
    G41: House of the brotherhood points
    I05 I33: brewing beer
    I35: round tower needs what
    F04: who grinds grain into flour
    I37: free landscape card
    G18 G26 G39 F36 I38: how to make ornaments
    F27 I27 G01: use a building where somebody already stands
    G06 F30 F20: exchange energy for money
    F35: forgers workshop how many reliquaries for 25 coins
    G19: livestock into meat
    G18: turn clay into ceramics
    F40 I40: Hospice vs Guesthouse, what do they do
    I11: Houseboat
    G12: food and energy for stone
    F20: sell food for coins at the inn
    G16: one each of clay, sheep, wood, grain, peat and coin
    F23 I23: bath house all monks home
    F09 I10: use neighbouring building through garden
    G07 G06 F32 I11 G16: need energy badly
    G18 F30: what do I do with clay
    I15: Druid's House needs a book?
    I21 F21: who raises contract prices
    G19: straw needed for meat?
    G26: shipyard what for
    G34: which treasures go into the Sacristy
    I05: malt plus grain
    G13: building supplies for two coins
    G06: three, six, nine energy
    F24: bread and wine church
    I04 I10 I14 I11 I25: where is malt from
    I04 I10 I14 I11 I25: malt how
    F04 F15: get flour
    F05 F33 F08 F15: loaf of bread
    F05 F33 F08 F15 G19 I30 I05: building with lots of food
    F14 F31 F09 F15: where grapes
    G07 I31: coal what for
    G06 F30 F20 I20 F21 F05 F08: which card pays cash
    F40 I40: use a card nobody built
    F05: cost of the bakery
    F27: price of the palace
    G28: castle price
    G34: sacristy needs
    F23: bathhouse monks
    F38: printing press
    F30: sell pots
    F30 G06 F20 F05: goods for cash
    I09: coins for wool
    G26: sell wood ships
    I21: distill
    F15: little digits at the wheel
    F17: pile c round three players
    F17: what round is d
    F17: list of rounds with piles
    F17: when is b
    F15: small numbers on board what for
    G19: how to get meat from sheep
    F05: turn flour in bread
    F24 I24 F35 F36 I36 I32: where can i make reliquary
    G18 F36 F37 I30 I36 F23: who makes pottery
    I27 F27: building to use occupied building
    G28: build settlement outside of phase
    F17: in which rounds the piles come
    F15: checking digits
    G01: priory
    F05: bakry cost
    F27: palce
    I09: sheep for coins building
    G06: sell energy for money
    G07: make coal from peat
    I21 I33 I31 I08 I14 I17: where whiskey
    I05 I08 I33 I30 I14: make beer
    F04 F15: flour
    I04 I10 I14 I11 I25: malt from what
    F17 F15 I03 I17 F37 F38 I24 G39 F23 I14: how get books
    G18 G26 F36 G39: ornament how
    G12 G13 I25 I29 G22 F29: how do i get stones
    I37: free land building
    I23 F23: building that brings prior home
    F40 I40: use unbuilt building
    G02: 3 different goods into 6
    F32: fell and cut in one
    F38: forests into books
    G41: points for cloister buildings
    S3: market town cost
    S1: shantytown
    I11: houseboat where
    F10: clear forest and build
