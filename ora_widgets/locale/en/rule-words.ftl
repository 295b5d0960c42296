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
    clergyman clergymen monk monks worker workers meeple pawn man men guy guys figure figures people helper servant | coin
    coins money cash gold | district districts plot plots land landscape estate strip | wine whiskey drink alcohol booze
    bottle | whiskey whisky spirit spirits liquor | build construct erect built building put up | price cost costs pay
    paid expensive fee cheap cheapest charge | bonus final last | solo alone single solitaire myself | return back home
    recall | take get receive gain collect got grab harvest | buy purchase acquire bought | display market offer shop row
    | supply bank stock box | use activate visit enter occupy used | forbidden allowed permitted may legal | score points
    count scoring scored | wheel rondel dial | indicator indicators marker markers counter | adjacent neighbour
    neighbor next beside touch touching border corner diagonal | phase stage | refuse decline reject deny | settlement
    settlements village villages town towns hamlet | better improve upgrade | fell fells felling chop chopping lumber axe
    log | forest forests tree trees wooded jungle | moor moors bog swamp marsh peatland | coast coastal sea shore beach
    seaside ocean | hillside hill hills slope hilly | mountain mountains peak | plains plain flat meadow grassland | win
    won wins winner winning victory victorious | tie tied draw equal level both | reliquary reliquaries relic relics |
    ornament ornaments jewel jewels decoration | book books manuscript | ceramic ceramics pottery pot pots | straw hay |
    grain wheat corn cereal rye | livestock sheep animal animals cattle cow cows | peat turf | coal charcoal | clay loam |
    beer ale | stone stones rock | gift gifts present presents | opponent opponents rival enemy other others someone
    somebody else | mill grind ground milled windmill | bake baked baking bakery | short quick fast | keep hold store save
    later stash postpone | place put lay position locate | shift slide slid move moved | convert exchange swap trade turn
    transform | demolish destroy remove tear scrap raze | left remaining remain leftover | empty gone exhausted | begin
    start starts first opening | end ends ended finish finished over | exclude omit unused discard | sell sells sold
    vendor | free gratis | fuel energy heat burn warm heating | food eat eats feed feeding nutrition hungry meal calories
    | value worth | economic shield | choose chooses decide decides pick select | skip pass passing idle | hire hired rent
    borrow employ contract | look see peek inspect view | hidden secret closed | push pushed falls fall drop | joker jolly wild
    wildcard substitute white | unbuilt nobody | prior abbot boss | cloister monastery abbey convent religious | wonder
    wonders miracle | one 1 | two 2 | three 3 | four 4 | castle fortress stronghold citadel | slaughter slaughterhouse butcher kill slay | neutral dummy bot automa

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
    F5.5.4: does a cloister building have to touch another one
    F5.5.5: can I use a building in the turn I build it
    F5.5.5: can a lay brother move into a new building
    F5.6: do I have to do anything on my turn
    F5.4.3: may I fell trees with no forest left
    F5.4.4 F7.2: what is under a forest
    F5.5.3 F0.7: can I build on a moor
    F2.6: what do I start with
    F2.8: who goes first
    F2.4: which cards do we use with three players
    F1.3: how many wonders are there
    F1.3: what if we run out of clay tiles
    F0.8: may I hide my goods
    F9.3: what am I allowed to do in the bonus round
    F9.2: which clergymen come home before the bonus round
    F8.1 F8.3 F5.5.6 F3.3 F17: when can I build a settlement
    F8.3: two settlements in one phase?
    F8.5 S4: where may the Fishing Village stand
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
    F0.4: how many monks do I have
    F14.1: does a drink count towards the score
    F5.2.5: can I put my second lay brother on the same card
    F0.2: what is a slot
    F8.4: which goods count as fuel
    F6.4 F6.2 F05: can I sell flour
    F3.1 F3.7: what happens to an occupied building at the end of the round
    F5.5.3 I11: where does the Houseboat go
    F2.7: how much does the second district cost
    F12.4: do we all get stone when one player uses the quarry in the short game
    F14.2: do I score settlements that are still in my hand
    F8.3: can I buy land and build a settlement on it at once
    F17 F3.3 F8.6: when is pile C opened
    F32: what does the Calefactory do
    G07: which card turns peat into peat coal
    F24 I32 F36 I36 F35: how do I get a reliquary
    I05 I21: what can I do with malt
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
    F38: Printing Office
    G18: where can I turn clay into ceramic
    F10 I23: which card lets me build again
    G12 G13: get stone without the quarry
    F6.4: can I sell beer
    F30: how much is the Town Estate
    F13.6: when am I allowed to cover a building
    F12.3: what do gifts bring in round 4
    F5.3.4: do I have to pay the supply or the owner
    F7.4: can a plot overlap
    F5.5.5: if my prior is out, can I still use the building I just finished
    F05 F5.2.2: do I have to sell the bread when I bake
    F14.1: what beats 30 points, is there a good worth more than a reliquary
    F5.2.5: can two clergymen share a building
    F5.3.4 F5.3.1: somebody hired my man, do I get paid
    F8.4 F6.2: is grass or straw useful for heating
    F7.4 F7.2: where can I place a mountain tile
    F36 I36: which building turns books into better things
    G19: how to turn livestock to meat
    F7.6: do diagonals count as neighbours
    G39: what does Estate cost me each time
    F5.4.1 F5.4 F38 F10 I29: how can I get rid of forests
    F2.4 F16: how many buildings are there for three players
    F8.3: who picks first in the settlement phase
    F8.4: can I pay for a village with money
    F4.4 F5.4.2 F4.6 F4.8: what happens when the joker shows nothing
    G18 G26 G39: where do I get ornaments from
    F5.5.1: may I hold on to a building card for a later turn
    F10.7 F11.6: what ends a two player game
    I40 G01: Guesthouse and Priory together, which rule
    F8.4: how much energy is coal
    F5.6: can I skip my action
    F4.1 F4.3: what is the most a good can be worth on the wheel
    F17: when does pile C arrive in a four player game
    F5.4.1: do I need a clergyman to chop wood
    F5.3.3: may the owner say no
    F23: Bathhouse
    F5.5.3 G28: where can the Castle be built
    F5.5.3 G22 F29: is the Quarry allowed on a hillside
    F05 F20: sell bread
    G01 F27 I27 F9.3 F5.2.5: use an occupied building
    F1.3: how many wonders can there be
    F14.4: how are ties broken
    F7.2: how big is a district
    F9.3: can a prior go into a building that I just built in the bonus round
    F2.6: what do I own when the game begins
    F13.5: neutral buildings price
    F24 F35 F36 I24 I32 I36 G41 I38: which cards give reliquaries
    F8.4: does whiskey count as food
    G18: turn clay into pottery
    F3.1 F3.7: When do my clergymen come back to me?
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
    F6.5 F8.4: If I pay too much food do I get change?
    F6.6: How many plots can I buy in one turn?
    F7.4: Where can I attach a coastal plot?
    F2.7 F6.6 F7.2 F7.5: What does the next mountain cost?
    F7.2: What is on the hills side of a district?
    F7.3: May I leave a gap between two districts?
    F7.6: Do spaces touch diagonally?
    F8 F8.1 F8.3: When can settlements be built?
    F8.4: How do I pay for a settlement?
    F8.6: When do I get new settlement cards?
    F8.5 S4: Where can the Fishing Village stand?
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
    F13.11: How many points do I need to win alone?
    F14 F14.1 F14.2 F14.3: How is the final score worked out?
    F14.4: What if two players have the same number of points?
    F14.3: Does a village score for its neighbours?
    F5.3.8: Is it forbidden to hire my own building?
    G19: Which building makes meat?
    F17 F35 I17 I36: How do I make a book?
    G28: What does the Castle cost?
    F10 F11 G18: where can I get ceramics
    F24 F35 F36 G41 I24 I32 I36 I38: Which building gives reliquaries?
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
    I05 I11 I21 I25 I27 I30 I38: where do I get whiskey
    G34: what does the Sacristy do
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
    F21 F5.3.4: how does the Winery change things
    F05 F08 F15 F33: Where can I get bread without the Bakery?
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
    F2.8 F3.4 F9.3: Who goes first?
    F5.2.5: Can two clergymen share a building?
    F7.6: Is a diagonal neighbour adjacent?
    F8.7: How many settlements can I hold?
    F1.4: What happens if the pile of plots is empty?
    F8.6: When do I get the Hamlet?
    F5.5.4: Where can I put a cloister?
    F5.6: What do I do if I can't do anything useful?
    F5.2.4 G34 F40: Can I use a card that is still in the display?
    F13 F13.10 F13.2: How many turns does a solo game last?
    F05: What does the Bakery do?
    F05: what turns flour into bread
    F21: where do I get wine
    I21: how do I make whiskey
    G18: which building makes ceramics
    F17 F32 F38 I17 I32 F11 G19: what gives me books
    G07: what makes coal out of peat
    G19 F33 I30: how to get meat
    F4.4: Do I have to take all the goods from the wheel?
    F4.5 F2.3: When do grapes come in?
    F4.3 F13.3: What if the wheel reaches 10?
    F1.2 F8.4: How much energy is wood worth?
    F1.2 F8.4: How many food is one bread
    F6.4: Can I sell my wine?
    F6.6: Can I buy two plots in one turn?
    F8.3 F8.8: Can I buy land in the settlement phase?
    F7.2: May I rotate a district?
    F8.1 F8.2 F3.3: What does the building marker do?
    F1.5: Are there enough buildings for everyone, can a building be built twice?
    F0.8: Is my money hidden?
    F14.2 S5: Does the Artist's Colony lose points?
    F13.4: What is the neutral player?
    F14: How does scoring work?
    F14.4: What breaks a tie?
    F5.5.5: Can I use the prior after I build?
    F5.5.5: Can a lay brother move into a new building?
    F5.3.7 F9.3: How does a contract work in the last round?
    F12.4 F12.3: Do I get anything when others take goods in the short game?
    F5.3.4 F21: Price of a work contract after the winery is built
    F2.1 F1.1 F2.3: What is the difference between France and Ireland?
    F9.2: Do priors come home before the bonus round?
    F10.2 F11.2 F10: How many actions do I have when there are two of us?
    F5.4.3: Can I cut peat without having a moor?
    F5.5.3: What can I build on a mountain?
    F0.2: What is a slot?
    F14.3 F7.2 F7.4: How many water spaces does a coast give?
    F8.4: Do settlements need to be paid with wood?
    F7.4: Where am I allowed to put a coast?
    F14.3: Does a settlement next to water score more?
    F0.8: May I look at my opponents' goods?
    F12.2 F12 F16: How long does the short game take?
    F5.4.2 F4.4 F4.1: What happens when the wood marker is at zero?
    F5.3.2: Do I choose which of my monks another player uses?
    F5.5.1: Can I build two buildings with one action?
    F05: which building sells bread
    F21: what can I do with grapes
    G18: how do I turn clay into ceramics
    F5.2.1: Can the prior be sent to a normal building?
    G28: What does the Castle do?
    G18 F5.5.2 F36 G34: who uses stone
    F1.3: Is there a limit on how much clay I can own?
    F17 F8.1 F3.3: When is the first settlement phase?
    F1.1 F2.4: How many buildings are there?
    F2.6: What do I get at the beginning of the game?
    F14.3: Do settlements give points for the buildings around them?
    F8.3 F5.6: Can I skip building a settlement?
    F5.3 F5.3.1: What is a work contract?
    F8.4 F8.1 F8.3: Do I need to feed my people?
    F6.2 F04 LR2 I05: how do I get straw
    I21 G22 I31 G34: what is malt good for
    G18 G22 G34 F36: which card gives ornaments
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
    F9.5: is there a settlement phase after the bonus round
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
    F5.1 F5: what are my options in a turn
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
    F9.2 F9: do lay brothers return at the end
    F3.3 F8.1 F17: how do I know a settlement phase comes
    F8 F8.1: what happens when the wheel passes a letter
