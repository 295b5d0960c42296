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

# Words before the number of a card.
search-card-number = card cards building number

search-head-number = No.
search-head-title = title
search-head-text = begins
search-open = { $rule } shows a rule whole, with an example.
search-nothing = Nothing speaks of this; try other words. { $rule } shows a rule by its number.

# Questions that people have asked, each after the rules and cards that answer it. What is asked is compared with them.
known-questions =
    F0.1: what exactly counts as a round | how often does the wheel go round | how do I count rounds
    F0.1: does a turn of the wheel make a new round | is a turn of the wheel a round | rounds and turns in solo same thing
    F0.1: is a round one turn of the wheel | round vs turn
    F0.2: what is a slot | what does slot mean here | is a slot the same as an action | what does slot mean
    F0.2: do extra actions use up a slot | what is one slot
    F0.3: what belongs to one turn | what is the difference between a turn and a round | where does my turn end
    F0.3: turn or slot, what's the difference | two slots as start player, two turns or one | when is my turn over
    F0.3: what counts as a turn | turn means | one turn or two
    F0.4: how many monks do I have | What are clergymen? | what does a clergyman mean, is the prior one of them | size of my staff
    F0.4: number of workers per person | what are monks called here | how many little men have I got | how many priors
    F0.4: number of lay brothers | count of monks | is prior a clergyman
    F0.4 F2.6: what people do I have at my disposal
    F0.4 F5.5.5: What is special about the prior? | whats the prior good for
    F0.4 F16: how many clergymen do I own
    F0.4 F16 F2.6: how many guys do i start with
    F0.5: which buildings do I own from the beginning | is the clay mound a cloister building
    F0.5: are the starting buildings real buildings | what is already built when we begin | heartland buildings for hire
    F0.5: what do the three printed buildings do | the three printed ones do they count as buildings
    F0.5: clay mound farmyard office are they buildings
    F0.5 F5.3: may others hire my printed buildings | use his office or farm | may I hire somebody's Farmyard
    F0.5 F5.3 F5.3.1: can I rent a Clay Mound or Farmyard | hire a Cloister Office of another
    F0.5 F5.3 F5.3.1: are printed buildings open for contracts
    F0.5 F5.5.4: which buildings are cloisters | is cloister office a cloister building
    F0.6: what do you call the row of cards that are for sale | difference between supply and display | where do spent goods go
    F0.6: which cards are for sale | what's the display | what is display | row of cards | bank of goods
    F0.6 F8.6: cards lying open for all
    F0.7: is a forest a building | can somebody work in a moor | do woods score | forest left on my land at the end
    F0.7: forest points? | forest is a building?
    F0.7 F5.4 F5.4.1 F5.4.4 F5.5.1: May I build on a forest?
    F0.7 F5.4.4 F5.5.3: Can I build on a space with trees on it? | Why can't I build here, this spot has a moor?
    F0.8: may I hide my goods | Is my money hidden? | May I look at my opponents' goods? | Is there hidden information?
    F0.8: is anything secret | do I play with open goods | is there luck in this game | can we look at each other's stuff
    F0.8: is it cheating to look | screens to hide goods | cards in hand hidden? | do I tell my coins
    F0.8: may I look at what goods the others have | can i peek at his coins | show my things | can i look at others goods
    F0.8: secret goods? | see his goods | luck | hidden cards | do I have to show my goods to others | can i peek at his goods
    F0.8: secret stuff? can you hide goods | tell my stuff? | open info?
    F1.1: how many cards are in each pile | how many buildings are there in all | what is in the box | number of settlement cards
    F1.1: how many building cards come with the game | contents of the box | how many start buildings, how many in A B C D
    F1.1: whats in the box
    F1.1 F2.4: How many buildings are there?
    F1.1 F2.4 F2.5: how many buildings come in phase C
    F1.1 F16 F2.1 F2.4 F4.5: what is the difference between ireland and france
    F1.2: what is printed on the reverse of each tile | value of each good table | what does wood become on its other side
    F1.2: whats on the back of the grain tile | livestock flipped becomes | other side | flip side of | reverse of wood
    F1.2: back of coin
    F1.2 F8.4: how much food is meat worth | how much energy does peat coal give | How much energy does straw give?
    F1.2 F8.4: How much food is a sheep worth? | How much energy is wood worth? | How many food is one bread
    F1.2 F8.4: calories of bread and beer | which tile gives the most energy | is flour edible | how filling is bread
    F1.2 F8.4: energy of peat and coal compared | food for grapes, wine, malt | do coins count as food
    F1.2 F8.4: what is behind a clay tile | back side of stone, wood, grain | flipped sheep is what | goods with a flame
    F1.2 F8.4: how much food is meat | what is on the back of a clay tile | which goods have energy
    F1.3: how many wonders are there | what if we run out of clay tiles | how many wonders can there be | how many goods can I own
    F1.3: Is there a limit on how much clay I can own? | is there a hand limit for goods | goods are used up, what then
    F1.3: are tiles limited | maximum amount of a good in my stock | all wonders have been taken | is there a ninth wonder
    F1.3: no tiles left in the supply | stock is empty, do I still get my goods | limit for reliquaries | may I hoard goods
    F1.3: I have 60 clay, allowed? | no more sheep tiles in the box | may I keep 40 grain | is there a maximum for clay
    F1.3: can I have as many coins as I like | store lots of wood | how many wonders are there in total | no more wood tiles
    F1.3: can i own 40 grain | can i have as much as i like | maximum sheep | 40 wood allowed? | wonders run out
    F1.3: not enough wood tiles | no more tiles | only eight wonders | hoard | limit of goods
    F1.3: are there enough wonders for everybody | how many wonders exist
    F1.3 F1.4: is clay limited
    F1.3 F2.6 F4.4: Do goods on my land get lost at the end of a round?
    F1.4: What happens if the pile of plots is empty? | are there enough moors and forests | the stack of districts is used up
    F1.4: the forest cards are all gone | no landscapes left to buy | forest cards ran out | the pile of land is empty
    F1.4: is land limited | all districts sold | all mountains and coasts bought up | moor cards used up | no more plots left
    F1.4: land sold out | no forest cards in the box | out of plots
    F1.4 F1.1: how many plots exist
    F1.4 F2.7: How many districts exist? | what if there are no districts left
    F1.4 F5.4.1 F5.4.4: do forests grow back
    F1.5: can I tear down a building | Are there enough buildings for everyone, can a building be built twice?
    F1.5: two of the same building | my rival already has it, can I build it too | knock down my own building
    F1.5: relocate a building | swap places of two cards on my land | can we both have the same building | get rid of a building
    F1.5: can I cover or overbuild my own card | rebuild something elsewhere | is each building only there once
    F1.5: my opponent built the Bakery, can I have it too | second Windmill | both of us the same card | can I demolish a building
    F1.5: can two players own a windmill | he has the Windmill already, can I get one | two bakeries in the game?
    F1.5: take a building back | shift my settlement elsewhere later | build it again somewhere
    F1.5: can i tear down or move a building | tear down | same building twice in game | shift a building
    F1.5 F5.5.1: Is it possible to return a card?
    F1.5 F8.3 F8.7: Can I build the same settlement twice?
    F2.1: difference between Ireland and France | choose between the French and the Irish cards | do we mix the variants
    F2.1: mix irish and french cards | which country should we play
    F2.1 F1.1: france or ireland differnce
    F2.1 F2.4 F4.5: what does Ireland have that France has not
    F2.1 F4.5: what's different in Ireland
    F2.2: which side of the wheel is used with three players | which board for a game of two | which board do I take for four
    F2.2: front or back of the wheel | the board for short games | which side of the wheel
    F2.3: where do markers start | which indicators are on the wheel at first | do grapes lie beside the board
    F2.3: grapes and stone at setup | where do i put the markers of the wheel at first | stone marker beside the board at setup
    F2.3: does everything start at zero | where do the markers begin | stone marker at the start
    F2.4: which cards do we use with three players | which cards are removed for three players
    F2.4: what does 3+ in the corner of a card mean | card with a 4 on it | number of cards by player count
    F2.4: unused cards with few players | two players and cards with 3+ or 4 | cards by number of players
    F2.4: are all cards in the game with four | is this card used with two | which cards do not take part
    F2.4: sort out cards for three | which cards do we remove with three | is the Bakery in a two player game | 3+ on a card
    F2.4: cards marked 3+ | card says 4
    F2.4 F2.5 F1.1: how many cards lie in pile B
    F2.4 F11.1 F10.1: Which buildings are left out with two?
    F2.4 F16: how many buildings are there for three players | fewer cards with three | cards for three players
    F2.4 F16: how many buildings with 4 players | how many cards with three | cards marked 4 | remove cards
    F2.4 F16: two players which cards
    F2.5: which buildings are on offer at the start | how do I set out the building cards | lay out the building cards
    F2.5: which letters are on the piles | are the start buildings face up | set up piles a b c d | where do the piles A B C D go
    F2.5 F0.6: start buildings face up how many | cards on offer at the beginning | how many cards are face up at the start
    F2.6: what do I start with | what do I own when the game begins | What goods does each player start with?
    F2.6: What do I get at the beginning of the game? | goods at the beginning | my goods before the first round
    F2.6: which settlements are in my hand at first | how much money at the beginning | what lies in front of me at the start
    F2.6: six goods at the beginning | do we begin with coins | everybody has the same at the start? | what do we hand out first
    F2.6: starting goods for each player | do we all start with the same goods | do i begin with bread
    F2.6: beginning stuff everybody gets | start materials | what do we have at the beginning | do we start with money
    F2.6: starting settlements | first goods | starting hand | what do I have in my purse when we start
    F2.6: what do we each get at the start | starting stuff | do we get food at start
    F2.6 F2: starting resources?
    F2.6 F8.7: how many settlement cards do I start with
    F2.7: how much does the second district cost | How much does a district cost? | cost of the next plot | are later tiles dearer
    F2.7: order of prices of plots | how dear is the last district | top tile price | first district costs
    F2.7: why did land get more expensive | cheapest piece of land | what do I pay for another row | table of land costs
    F2.7: how much are mountains and coasts | how much does the second mountain cost | first district price | land prices
    F2.7: price of districts and plots | dearest land | next plot price | district costs | how much is land
    F2.7: are districts always the same price | first plot price | 8th district price
    F2.7 F6.6: How expensive are districts? | price of land | what does a plot cost | next district dearer?
    F2.7 F6.6: land gets more expensive?
    F2.7 F6.6 F7.2 F7.5: What does the next mountain cost?
    F2.7 F13.1: dearest district
    F2.8: Who begins the first round? | who begins | how is the beginner chosen | who takes the first turn
    F2.8: do we roll for the first player | youngest player begins? | any rule for the first player
    F2.8: how is the starting player chosen | how to pick the first player | who starts the game | who starts
    F2.8 F3.4 F3.5: Is there an advantage in going first?
    F2.8 F3.5: who goes first
    F2.9: which forests are missing at the start of the quick game | how many trees and moors in the short game
    F2.9: two empty spaces in the quick game | fewer trees in short mode | fewer trees on the board in the short game
    F2.9: take two cards off the heartland
    F2.9 F12.1: short heartland which spots are empty | short game which forests are left out
    F2.9 F12.1 F7.1: short game less forest cards
    F3 F3.4 F3.8: what happens in a round step by step | sequence of play
    F3 F3.8 F3.2: how does a round go | steps at the start of each round
    F3.1: do I have to take my people back | two are out and one is at home
    F3.1: everybody is placed, what happens at the start of the round | what brings workers home | only when every one is used
    F3.1: automatic return | must everybody take his men back or can he leave them | taking clergymen back is compulsory
    F3.1: voluntary return | get my clergy back early | everybody out | monks return when | all monks out when back
    F3.1: one monk at home do others return | my guys are stuck out there how do i get em back
    F3.1: all my people are busy, when are they free | not all monks placed, do they return | must I take them all back
    F3.1: one brother free, nobody returns? | keep them on the buildings on purpose | recall all three | when do i get them back
    F3.1: one brother left home
    F3.1 F3.7: when do my clergymen come back | what happens to an occupied building at the end of the round
    F3.1 F3.7: How do I get my monks back? | not all of my men are out, do they return | I have no one to send | last man placed
    F3.1 F3.7: get all of them back | my men won't come back | why does my clergyman stay out there
    F3.1 F3.7: one still at home, the rest stuck | everybody used, now they come back, right | do they return every round
    F3.1 F3.7: When do my workers come home? | I have two guys out and one in, do the two come back next round
    F3.1 F3.7: do they return if one of my dudes is still at home | stuck with one monk at home for ages
    F3.1 F3.7: i still have the prior at home, brothers dont return? | my monk is stuck on the bakery
    F3.1 F3.7: all three of my guys are out, when do they come home | nobody left at home | when will my prior be back
    F3.1 F3.7: still got one monk at home, others dont come back?? | all out and its my turn again what now
    F3.1 F3.7: third monk sent, when back
    F3.1 F3.7 F5.3 F5.3.1 F5.6: All three of my people are out, what can I still do?
    F3.1 F5.2.3: What happens to an empty building after the round?
    F3.2: when is the dial rotated | do we rotate the wheel each round | direction of the wheel
    F3.2: what happens when the wheel turns | who turns the wheel | when to turn the dial | wheel before or after actions
    F3.2: which way does the wheel turn
    F3.2 F3.8: do we turn the wheel before or after taking the men back | when turn the wheel
    F3.2 F3.8 F3: what happens at start of a round
    F3.2 F4.1: When does the wheel turn?
    F3.2 F4.3 F4.1 F8.1: What does the beam do?
    F3.3: the beam passed a letter | how do I see that a settlement phase is due | the beam reached pile B
    F3.3 F8.1: arrow passes the pile marker | when do we get to settle | settlement phase begins when
    F3.3 F8.1 F8.2: what triggers settlement
    F3.3 F8.1 F17: how do I know a settlement phase comes | what starts settling | settlement rounds with 3
    F3.3 F8.1 F17: which rounds do we settle | what triggers settling
    F3.4: Does the start player act twice? | number of actions per round | does the first player get two actions
    F3.4: order of players in a round | turns per round with four | who comes after me | am I twice in a row
    F3.4: number of turns each | does everybody play once per round | how many moves in a round with three
    F3.4: why does first player go twice | order of play 4 players | start player twice? | 3 players slots
    F3.4: who acts last in a round | two actions for the first one | start player goes twice? | first guy plays twice a round?
    F3.4 F0.3: how often is it my turn in a round
    F3.4 F3.5: who plays when | is the starting player always the same one | how often does the first one play
    F3.4 F5.1 F0.2: how much can i do when it is my go
    F3.4 F16: how many actions does everybody get in a round with 3
    F3.4 F16 F0.3: how many turns are there in one round with four people
    F3.5: who is the starting player next round | does the first player change | pass the marker on | who is first player now
    F3.5: does the lead rotate clockwise | who is first next round | next starter | start player change | marker passes to whom
    F3.5: who is first after me | passing start marker
    F3.5 F2.8: does the start player stay the same
    F3.5 F3.4: does the first player change every round
    F3.6: how many rounds long game | rounds in a long game | game length rounds | how long is a game rounds
    F3.6 F9.1 F9.6: When does a game with three players end?
    F3.6 F16: how many rounds does a normal game have | length of a game | total number of rounds | how much longer is the game
    F3.6 F16: last regular round | when is it over with three or four | how many rounds until the end
    F3.6 F16: length of the game for four
    F3.7: workers stuck on buildings | can I call a man back during the round | no free monks for others to hire
    F3.7: get monks back mid round | stuck without people until next round | placed the last one, what now
    F3.7: get one back before the round ends | none available now
    F3.7 F3.1: stuck without people till next round | placed my third one now, do they come home at once
    F3.7 F3.1: all away, still a turn left | he's got nobody left at home do they come back right away | monks stuck
    F3.8: in which order are things done before the turns | what comes first, clergy or wheel | upkeep order
    F3.8: what comes first in a round
    F3.8 F3 F3.2: what do we do first before actions
    F3.8 F3.2: first the wheel or first the return of the men | what is done before the first action of a round
    F4: how does the wheel work
    F4 F4.1 F4.4: how does the production wheel work | explain the dial
    F4.1: what are the numbers on the wheel | sequence of values on the wheel | how fast does a good grow
    F4.1: how many goods does a marker give after five rounds | wheel numbers | why 6 twice on the wheel | how is the amount read
    F4.1: how much do I get for wood if it was taken three rounds ago | what will the marker be worth next time
    F4.1: is it 5 or 6 next | how many sheep are there on the wheel next time | how much clay after two rounds
    F4.1: will there be more wood if I wait | grain marker grows how fast | how much will sheep be next round
    F4.1: how fast do goods grow | scale is it 2 3 4 5 6 6 7 | what does the wheel give now | numbers on the wheel
    F4.1: numbers on the dial | how much does it grow per round | steps of the wheel | numbers round the wheel
    F4.1: how many steps are on the wheel scale
    F4.1 F4.2: what numbers are on the wheel
    F4.1 F4.3: what is the most a good can be worth on the wheel | how high can it go
    F4.2: what are the indicators worth in round one | value in the first round | how much wood can I take at once in round one
    F4.2: what do things give in round one | wheel value right at the beginning | is the wheel turned before the first turn
    F4.2: value in round one
    F4.2 F4.1: first turn how much clay
    F4.3: what happens when a marker reaches the end of the wheel | What happens when an indicator reaches 10?
    F4.3: the beam reaches a marker at ten | good stays at the maximum | marker at the top of the scale
    F4.3: does ten turn into eleven | overflow of the wheel | can it go above ten | stuck at ten | oldest marker | reset when full
    F4.3: full wheel, ten and no more | pushed by the beam | what comes after 10
    F4.3: the marker is already on ten and the wheel turns | what's the highest the wheel goes | does it go past ten
    F4.3: marker at ten gets pushed | clay been at 10 for ages does it drop | indicator at the top | never taken, does it drop
    F4.3: top value again next round | after ten | clay at max for ages, grows more?
    F4.3 F3.2: what if the marker is already at the top when the arm comes
    F4.3 F4.1: what is the maximum of the wheel | what happens if nobody takes wood for a long time | does it grow beyond ten
    F4.3 F4.1: already at max what now | max on wheel
    F4.3 F13.3: What if the wheel reaches 10? | what happens when the wheel pushes a goods marker
    F4.4: can I take only part of what the wheel shows | can I take fewer goods than the wheel shows
    F4.4: Do I have to take all the goods from the wheel? | marker back to zero | what do I do with the marker once I took goods
    F4.4: must I take everything | what does an indicator do after use | does the marker reset | leave some goods on the wheel
    F4.4: take less than shown | how many do I take | all or nothing | then the marker goes to zero
    F4.4: which way does the marker go after I took sheep | indicator after producing | I took clay, now what with the marker
    F4.4: put the indicator to zero | do I have to take all six wood | must I take the whole of the clay | take just two peat
    F4.4: only part of the sheep | can I leave some grain | do i have to take everything from the wheel | reset marker
    F4.4: must it be the full amount | wheel shows 5, can i take 3 | i want less than shown | must i take all wood
    F4.4: where does marker go after i take | take only some | must I take the full amount | zero on the wheel, use it anyway
    F4.4: reset after production | what happens to the marker after I harvest | could I leave some of the wood on the wheel
    F4.4: can I take only some of the goods from the wheel
    F4.4 F4.1: how many do i get | wheel is on zero for sheep
    F4.4 F5.4.1: can i take fewer sheep than the wheel says | after harvesting marker to zero?
    F4.4 F5.4.2: clay shows 0 can i still use mound
    F4.4 F5.4.2 F4.6 F4.8: what happens when the joker shows nothing
    F4.5: when does stone come into the game | In which round do grapes appear? | When does stone enter the game?
    F4.5: grapes not on the wheel yet | in which round does stone arrive in the short game | first round with grapes
    F4.5: start of stone production | stone comes out late | which good is missing at first | grapes round three players
    F4.5: still no stone around, when will it come | grape marker not there | is stone in the game from the beginning
    F4.5: when do grapes appear on the wheel | still no stone on the wheel | from when grapes | when stone comes
    F4.5: grapes marker round | no grapes marker yet | stone marker missing | grapes which round | stone enters
    F4.5: when is there stone on the wheel | round of the grape indicator in a 4p game | no grapes on the wheel where are they
    F4.5: when does stone show up
    F4.5 F2.3: When do grapes come in? | no grapes on my wheel | when stone?
    F4.6: can I use the joker for grapes before they are on the wheel | What is the joker for? | Can the joker be used for stone?
    F4.6: joker instead of another marker | what does the white marker do | wildcard marker | may I use the jolly for wood
    F4.6: are joker and wood added together | stone with the joker before round 13 | use the joker for anything
    F4.6: joker instead of sheep | stone early by the joker | does the other marker move as well
    F4.6: I would rather take the joker for the grain | joker for peat leaves the peat marker alone?
    F4.6: no stone marker, can the joker help | is the white marker a substitute for anything | what is the jocker
    F4.6: joker counts as what | joker or normal marker, which one | joker higher than wood, use it? | joker rules
    F4.6: joker plus clay together | jocker for stone before it comes | joker for wood | use joker, does the sheep marker move
    F4.6: joker plus own value | wild instead of clay | which marker goes back with joker | can I use the joker for any good
    F4.6: what is the joker good for | whats that white jolly wildcard thing on the wheel | white marker what does it do
    F4.6: can joker be wood | jokr for stone
    F4.6 F4.4 F4.5: joker instead of clay marker
    F4.6 F4.5 F13.3: we ran out of stone and the marker isn't on the wheel yet, now what
    F4.7: which cards insist on the joker | buildings that only work with the joker | harbour and cooper use which marker
    F4.7: shipping company which indicator | cooperage without the joker | cooperage without joker | ships read what
    F4.7: must it be the joker
    F4.8: joker and own marker have both left the wheel | neither joker nor marker is left | produce nothing at all
    F4.8: good's marker and joker both gone, solo | no more clay at all when playing alone
    F4.8: no joker no indicator how much do i get | both markers lost solo
    F4.8 F13.3: joker gone and marker gone | both markers lost | joker out of the game
    F5.1: what am I allowed to do when it is my turn | what actions are there | what may i do when it is my turn
    F5.1: my turn now what can i do | use, contract, fell, build | what can i do on my turn | pick one main action | what can I do
    F5.1: my options
    F5.1 F5: list of actions | what kinds of moves are there | what can be done in a turn | choose one action
    F5.1 F5: what is there to do | my turn, now what | types of actions | which four actions | do I get one action
    F5.1 F5: how many things may I do in my turn | build and use somebody too? | is it one action each or more
    F5.1 F5: one thing per turn | what are my options on my turn | one action or two | list of main actions
    F5.1 F5.5 F5.5.1 F5.5.5: do I need a clergyman to build
    F5.1 F5.5.1: two actions in the same turn
    F5.2 F5.2.1: how do i use what i built
    F5.2 F5.2.1 F5.3.8: Who must pay when I use my own building?
    F5.2.1: Can the prior be sent to a normal building? | use my bakery | which monk do i take | place monk own building
    F5.2.1: use my own building again while monk is there | put a worker on my card | which guy may I send
    F5.2.1: lay brother or prior same? | use my own farm
    F5.2.1 F5.2: how do I use one of my own buildings | sending a worker to my own building | activate something of mine
    F5.2.1 F5.2: go into my own house | how does one use a building | send a brother to my mill
    F5.2.1 F5.2: does using my own building cost something | which monk do I send
    F5.2.1 F5.2 F5.3.8: do I pay for my own building's use
    F5.2.1 F5.2.5: can i use my own building if its taken
    F5.2.1 F5.3 F3.1 F3.7 F5.6 F0.4: what if I have no clergyman left at home
    F5.2.1 F5.3.1 F5.2.5: can I put my monk on somebody else's building without paying?
    F5.2.1 F5.5.5 F0.4: are lay brothers different from the prior
    F5.2.2: do I have to sell the bread when I bake | If I send a monk, am I forced to do the action?
    F5.2.2: place a monk only to free the others | stand there and do nothing | ignore the effect of the building
    F5.2.2: am I forced to do what the card says | must I carry out the building's effect | go there without using it
    F5.2.2: may I do only a part of it | occupy a building just to block it | stand there without doing what it says
    F5.2.2: send someone and take nothing | can I send a monk somewhere just for show | must I use the building I enter
    F5.2.2: must i do what the building says | do i have to use the function | send monk there and take nothing
    F5.2.2: enter without taking goods | do i have to use the building | stand there doing nothing | block a building
    F5.2.2: skip the effect | occupy without effect | don't want its effect | enter but not produce
    F5.2.2 F5.3.6: Must I use a building after sending someone there?
    F5.2.3: can I use a building twice in one round | does a standing clergyman keep producing
    F5.2.3: does a building work every round while occupied | production repeats automatically | effect only once
    F5.2.3: already inside, use it again? | one use per placing | stay and use twice
    F5.2.3: monk remains on the card, does it work again | income every round from a standing monk | monk stays, effect again?
    F5.2.3: every round again automatically | does it keep giving
    F5.2.3 F5.2.1: monk stays, do i get goods every round
    F5.2.3 F5.2.5: my brother stands on the mill, mill again? | use the same building next round | he remains there, does it work
    F5.2.3 F5.2.5: my monk is still standing there, does it work again | prior is on the quarry already, quarry again next turn?
    F5.2.3 F5.2.5: twice the same building
    F5.2.4: Can I use a card that is still in the display? | can I use a card that has not been built
    F5.2.4: may I send a man to a forest | use unbuilt buildings | worker on a settlement | can a village be occupied
    F5.2.4: unbuilt card use | can a man stand in a wood or on a village | occupy a settlement | send someone into a village
    F5.2.4: worker on trees | settlement as workplace | can I use a card that still lies in the display
    F5.2.4: can i go to cards that lie in the display | put someone on a forest | monk in the fishing village
    F5.2.4: can i use a card from the pile | send monk to a settlement | use a building nobody has built yet
    F5.2.4: use a card from the display | use a card nobody built | monk on forest | send monk to village
    F5.2.4 F0.7: walk my guy onto a village
    F5.2.5: can two monks be in the same building? | can I put my second lay brother on the same card
    F5.2.5: can two clergymen share a building | Can two clergymen stand on the same building? | two people in the same place
    F5.2.5: someone is standing there already | building is taken | full building | how many workers fit in
    F5.2.5: somebody else stands there | one worker per building | place is full | may I join him | the spot I want is taken
    F5.2.5: someone is in there | already a monk on it | no room on the building | building is full | already occupied
    F5.2.5: space for a second one | someone's on it | not free | somebody's already standing on that building can i go there
    F5.2.5: somebody standing there already
    F5.2.5 F5.2.1: my building is occupied, may I use it | two monks in one building possible?
    F5.2.5 F5.3.1 F5.3.3: rent busy house
    F5.3 F5.3.1: What is a work contract? | may I work in the building of another player | use something the others own
    F5.3 F5.3.1: how does hiring work | explain work contracts | use the building of the player next to me | borrow a building
    F5.3 F5.3.1: visit another player's place | working for somebody else | can I make him work for me | how do contracts function
    F5.3 F5.3.1: foreign building | can i use my opponents building | i want his brewery how | use what another player built
    F5.3 F5.3.1: wanna use his brewery how does that work
    F5.3.1: who gets what the hired building makes | whose goods are paid for the effect | whose worker moves
    F5.3.1: I hired his bakery, whose bread is it | I pay the goods, he gives the man | building of my neighbour can i use it
    F5.3.1: his monk my goods | use neighbours building | who gets the goods from contract | use what belongs to another
    F5.3.1: neighbour's card | her bakery | his building his monk | goods go to whom in a contract
    F5.3.1 F5.3: who gets the stuff when i pay him to work
    F5.3.1 F5.3 F5.3.7: i play his card with his dude, who gets goods me or him
    F5.3.1 F5.3.2 F5.3.3: Can the opponent say no when I want his building?
    F5.3.1 F5.3.2 F5.3.7: may I send the prior to a building I rent
    F5.3.1 F5.3.4: Who receives the coin when I hire a neighbour?
    F5.3.1 F5.3.7: contract who keeps the stuff
    F5.3.2: which of my monks is sent when someone hires me | does my opponent choose which worker goes
    F5.3.2: Which of his men has to go, the prior or a brother? | Do I choose which of my monks another player uses?
    F5.3.2: which worker must he give me | must he send the prior | may the owner keep his prior at home
    F5.3.2: I want the lay brother to go | both are free, which one | he chooses or I choose the monk | can he hold his prior back
    F5.3.2: which figure goes to work | you may not send your prior, I want the other one | whom does she send when I hire
    F5.3.2: do I pick or does the owner pick | you sent the lay brother although I wanted the prior
    F5.3.2: brother instead of prior in a contract | may he choose whom to send
    F5.3.2: who picks if prior or lay brother goes on the contract | can i insist on the prior when hiring
    F5.3.2: which of mine goes when hired | i send the lay brother not the prior ok | owner sends whom
    F5.3.2: who picks prior or brother for contract | can i force him to send his prior | he sends the wrong one
    F5.3.2: I want his lay brother not the prior | which clergyman in contract | which monk does he send
    F5.3.2: I hired you and you sent your brother instead of the prior, legal?
    F5.3.3: can I refuse to lend my monk | may the owner say no | Can I say no when somebody wants to use my building?
    F5.3.3: I want his building but he has no one at home | is he obliged to let me in | stop somebody from using my building
    F5.3.3: can I block contracts | owner has no monks | prevent a contract | forbid, veto, disagree with a contract
    F5.3.3: does he have to accept | cannot hire because all his men are busy | may he say no
    F5.3.3: contract with somebody who has no free man | he has zero clergymen at home | can he keep me out of his building
    F5.3.3: does he need to let me in | block me | everybody of his is out, can i still use his building
    F5.3.3: owner has no man at home | hire when all his monks are busy | can the owner refuse when I want to use his building
    F5.3.3: can he say no if i want his building | can my neighbour say no to a work contract | all his people are busy
    F5.3.3: owner without people | he has to say yes? | she refuses | opponent has no free monks
    F5.3.3: can he say no when i want his bakery | no worker at his place | all his monks are out | won't let me
    F5.3.3: is it allowed to decline | has nobody to send | he says he doesnt want to let me use his bakery can he say no
    F5.3.3 F3.7: the owner has nobody free | all of his workers are busy, can I still hire | his men are all away
    F5.3.3 F3.7: opponents are all out working, can I still rent their stuff
    F5.3.3 F5.3: player with zero free monks, contract with him
    F5.3.4: who gets the coin when I use somebody else's building | does a work contract ever cost 2
    F5.3.4: do I have to pay the supply or the owner | How much does it cost to use somebody else's building?
    F5.3.4: how does the Winery change things | Who gets the coin when I hire someone?
    F5.3.4: Price of a work contract after the winery is built | why did the price go up to two coins | one coin or two for hiring
    F5.3.4: hiring fee | rent of a building | when do contracts become dearer | does the money go to the bank | double price
    F5.3.4: price of using a neighbour's building | pay the owner | two coins instead of one | do I pay him or the bank
    F5.3.4: fee goes up | who gets the coins from the contract | do i pay the bank or the guy
    F5.3.4: two bucks for a contract since when | is hiring free if I am the start player | why are contracts 2 now
    F5.3.4: he used mine what does he owe me | rent 1 or 2 | a coin for me when he uses my card? | cost to hire
    F5.3.4: winery effect on contracts | contrct price | do i pay the owner or the bank for a contract | rent fee | hire costs
    F5.3.4: more expensive contract why | one coin or two | who is paid | too little money to hire
    F5.3.4: when do I pay, before or after | how much does it cost to use another player's building
    F5.3.4: why did the hiring fee double | 2 coins now for hiring since winery? | contract money to bank?
    F5.3.4 F5.3.1: somebody hired my man, do I get paid
    F5.3.4 F5.3.1 F5.3: somebody wants into my workshop, what do I get for it | she hires my mill, do I earn a coin
    F5.3.4 F5.3.1 F5.3: what do I owe for using your quarry | is it one coin or more by now
    F5.3.4 F5.3.1 F5.3: whats the dmg for borrowing a buddy's joint
    F5.3.5: does the owner get anything if I pay with whiskey | Can I pay for a contract with wine instead of money?
    F5.3.5: give a drink to the owner | pay the contract in alcohol | does he get my wine | no money, only wine
    F5.3.5: a drink buys a contract | whiskey counts how much for a contract | where does the wine go
    F5.3.5: no coins for the contract but some whiskey | bottle instead of coin | bottle for the contract
    F5.3.5: pay with whisky instead | drink instead of coins | bottle as payment | where does the gift go
    F5.3.5: whiskey present for the host | beer as gift? | bribe with wine | pay with booze instead of money
    F5.3.5: whats wine good for when hiring | wine not money for hiring | cheap contract drink
    F5.3.5 F5.3.4: can I hand over a bottle of whiskey instead of money for a contract
    F5.3.6: may I hire somebody just to block him | do I have to use the building after paying for the contract
    F5.3.6: hire only to annoy | contract without using the building | empty contract | send his prior away
    F5.3.6: hire to force his monks out | make him place his last man | use nothing after hiring | hire just to block him
    F5.3.6: pay and use nothing | hire just to block
    F5.3.7: is a contract an action | do I need a free monk of my own to hire | do I need my own monk for a contract
    F5.3.7: hiring is my whole action | is a contract my action for the turn | contract plus building in one go
    F5.3.7: hire and still send my own monk | contracts in the bonus round | does hiring need my action
    F5.3.7: hiring counts as my action? | do I need a monk to hire | my monks needed for renting?
    F5.3.7 F5.3.1: does a contract use up my own monk
    F5.3.7 F9.3: How does a contract work in the last round?
    F5.3.8: Is it forbidden to hire my own building? | contract with my own building | rent from myself | hire my own man
    F5.3.8: make a deal with my own building | pay myself | may I contract my own man | contract on myself | contract with me
    F5.3.8: rent own house | hire myself
    F5.4: dig up bog
    F5.4 F5.4.1: What do I get for cutting down trees? | How do I get peat from a moor? | how much wood from one forest | get wood
    F5.4 F5.4.1: get peat | chop trees down | clear my land | dig the bog | how does felling trees work | how do i chop wood
    F5.4 F5.4.1: get wood from my land | what do i get for a moor
    F5.4.1: do I need a clergyman to chop wood | two forests at the same time | trees of a neighbour
    F5.4.1: how many forest cards are removed | can I cut peat on my opponent's land
    F5.4.1: must I take the forest card off when felling | logging | how do i get firewood | clear two trees
    F5.4.1: every forest in one go | how much wood for a tree | chop wood | dig peat need monk? | need a clergyman for chopping?
    F5.4.1: remove opponents forest | two forests one action | take peat | lumber | fell in somebody else's forest
    F5.4.1: do I need a worker to cut | more than one forest | several trees
    F5.4.1 F4.6: fell with the joker | chop with joker
    F5.4.1 F5.4: how can I get rid of forests | get rid of a moor | wood now | get peat now | forest card away | how much peat
    F5.4.1 F5.4: what do I need for felling | amount of wood when felling | may I fell with the joker marker
    F5.4.1 F5.4: does felling need a man | two trees in one action | I want wood, what do I do | dig up the moor
    F5.4.1 F5.4: clear two forests at once | felling, is a worker needed | is a monk needed for peat
    F5.4.1 F5.4 F5.4.2 F4.6: fell with joker
    F5.4.1 F5.4.4: felling trees what happens
    F5.4.2: May I fell a forest while wood shows zero? | clear a space without getting wood | fell just to make room
    F5.4.2: indicator at nothing | indicator at nothing, may i fell | cut peat for zero | cut for nothing
    F5.4.2: clear a forest although wheel shows 0 | cut for nothing just for space | fell when wheel at 0 | clear although zero
    F5.4.2: cut at 0 | get rid of a forest for nothing | chop with zero on the wheel | dig moor zero peat
    F5.4.2 F4.4 F4.1: What happens when the wood marker is at zero?
    F5.4.3: may I fell trees with no forest left | Can I cut peat without having a moor? | I have no trees left to cut
    F5.4.3: no more moors on my land | fell without a tree | empty felling action | no moor left but want peat
    F5.4.3: no trees left can i still fell | no wood left on my land | no moors any more | cut without card
    F5.4.3: felling without trees | no woods left can i still chop | felling with no forest
    F5.4.3 F5.6: my forests are all cut down, felling anyway | no swamp left but I choose cutting
    F5.4.3 F5.6: all my trees are gone, can I still take the felling action
    F5.4.4: What can I do with a cleared space? | terrain underneath trees | what is below a moor | field after felling
    F5.4.4: kind of ground that becomes free | what becomes of the cleared space | what remains after cutting forest
    F5.4.4: empty after clearing | cleared space is | ground below the forest
    F5.4.4 F0.7: build on trees | what comes under the forest | land under a bog | is a felled forest a plains field
    F5.4.4 F5.5.1: build where the forest was
    F5.4.4 F5.5.3 F0.7: this space has a swamp on it, can't I build there
    F5.4.4 F7.2: what is under a forest
    F5.5: i want to put up a house how
    F5.5 F5.5.1: put up a new building | how do I get a building | constructing
    F5.5.1: may I hold on to a building card for a later turn | Can I build two buildings with one action?
    F5.5.1: take a card now and build it later | reserve a building | no free space left | where does the built card go
    F5.5.1: several buildings in one go | take a card into my hand | where do I lay a building on my board
    F5.5.1: two buildings in one turn | put a card on my landscape | which free space
    F5.5.1: can I buy a building now and place it later | cant fit it anywhere | take a card now build later
    F5.5.1: build 2 buildings in one action | reserve a building for later | two buildings one turn | buy now place later
    F5.5.1: reserve a card | no room for it | grab a card and keep it for later | two houses one turn
    F5.5.1 F5.1 F10.2: may I build two buildings in one turn
    F5.5.1 F5.5: how do I build | steps of building | how many cards may I build | do I need a monk to build | place it right away
    F5.5.1 F5.5: can I build on somebody else's land | building a card step by step
    F5.5.1 F5.5.2: pay for building with what
    F5.5.1 F5.5.3: which space can I choose for a building | there is no space for it on my land | may I put it anywhere
    F5.5.1 F5.5.3 F7.6: Can I put a building next to another player's land?
    F5.5.2: who uses stone | what are buildings paid with | do I need money in order to build | what do I need to build something
    F5.5.2: building materials | cost in the corner of the card | pay for a building with coins | what is the price of a building
    F5.5.2: which resources for buildings | replace stone by something | lacking wood for a building | costs money?
    F5.5.2: too few clay to build | pay for building | materials | straw as material | who gets the building coins
    F5.5.2: price of a card | what can i do with clay | what do buildings cost | what do i pay buildings with
    F5.5.2 F5.5.1: I lack one wood for the card | one straw too little to build | goods missing for a building
    F5.5.2 F5.5.1: build without straw, pay something else? | missing one clay for a card
    F5.5.2 F6.2: building needs straw i have grain
    F5.5.3: where does the Houseboat go | where can the Castle be built | is the Quarry allowed on a hillside
    F5.5.3: What can I build on a mountain? | which buildings belong on the shore | what stands on plains only
    F5.5.3: terrain for a building | allowed terrain | building on the coast | on water | only hills | this card does not fit here
    F5.5.3: peak | where on the map may this building be | is it allowed on hills | cannot place on mountains | forest in the way
    F5.5.3: harbour without a coast | windmill on the plains | quarry on flat land | can a shipyard stand inland | mill at the sea
    F5.5.3: building on water | put a card in the lake | bakery on a hill | harbour on plains? | which spots are ok for a building
    F5.5.3: on trees, can it stand there | why cant it go there | is sand, coast ok for a normal house | what goes on mountains
    F5.5.3: what can go on water | quarry where | bild on forrest | build on water | on hills? | coast which building
    F5.5.3: where does the quarry go | wrong terrain | castle where | which buildings can only stand on the coast
    F5.5.3: Which building goes on water? | what can I build on mountains | can a castle stand on flat ground
    F5.5.3: cant put my building there why | building on moor card | houseboat on coast | grapevine place | mill on shore
    F5.5.3 F0.7: can I build on a moor
    F5.5.3 F5.4.4 F0.7: a bog is in my way | this field is covered by trees | cannot place here because of the forest
    F5.5.3 F5.4.4 F0.7: need a free space first
    F5.5.3 F7.1: water spaces, may I build there
    F5.5.3 F7.1 F7.2: can i build on water
    F5.5.3 F7.1 F8.5: what can be built on the coast
    F5.5.3 F7.2: what can stand on hillside
    F5.5.3 F7.4: mountain peak, what fits
    F5.5.4: Where may a monastery building be placed? | Where can I put a cloister? | why must cloisters be together
    F5.5.4: yellow buildings | abbey buildings next to each other | monastery without neighbour | symbol of a cloister building
    F5.5.4: connected religious buildings | yellow card placement | church far away from the others | first cloister
    F5.5.4: must be beside the Cloister Office | cloister all by itself | chapel without a neighbouring cloister
    F5.5.4: monastery building in a corner on its own | can a church stand apart from the rest
    F5.5.4: do monastery buildings have to touch | church alone in a corner allowed? | do cloisters need neighbours
    F5.5.4: cloister must touch | far away from the cloister office | yellow buildings next to each other
    F5.5.4: church touching nothing | yellow cards together | cloister apart | alone standing cloister
    F5.5.4: cloister touching diagonally | my cloister doesn't touch another one, can I still build it
    F5.5.4: what are cloister buildings for | do the yellow cloister things need to touch | first abbey card where
    F5.5.4: monastery cards all in one clump | new chapel has no yellow neighbor | cloister thing far from the others
    F5.5.4: cloister touching rule
    F5.5.4 F5.5.3: can I put a cloister building anywhere
    F5.5.5: can I use a building in the turn I build it | can a lay brother move into a new building
    F5.5.5: if my prior is out, can I still use the building I just finished | Can I use the prior after I build?
    F5.5.5: prior only on new buildings? | activate a building right after placing it | move in with the prior
    F5.5.5: bonus for the prior | prior was away when I built | use it the turn after | prior goes in at once
    F5.5.5: is entering after building free | only the prior may | does it count as a second action
    F5.5.5: may my prior walk into it right now | I finished it, who may go in | the prior was busy so nobody goes in
    F5.5.5: built and used in one turn | lay brother cannot go in | does a lay brother get to move into a fresh building
    F5.5.5: prior was out when i built | enter it right after building | prior is busy, use new one? | prior after building
    F5.5.5: lay brother into the new building | just built it, can my monk go in straight away
    F5.5.5: prior already out when building, can lay brother go | activate new card | prior at home builds
    F5.5.5: brother onto new building? | free use after building | prior away, built something
    F5.5.5: can i place my prior on a building i didnt just build | prior in his new home immediately
    F5.5.5: build then jump in w/ prior | new bldg + prior same turn | newly built use lay brother
    F5.5.5 F0.4: why is the prior better than the others
    F5.5.5 F5.2.1: I built a mill but my prior is busy
    F5.5.6: is a settlement a building action | build a village on my turn | settling outside of the phase
    F5.5.6: village instead of a building as my action | settle any time? | can i build a settlement with a normal build action
    F5.5.6: castle settlement | village as build action | build settlement now
    F5.5.6 F8.1: can I build a settlement without the settlement phase | settlement as a normal action | put a settlement any time
    F5.5.6 F8.1: can I build the village now
    F5.5.6 F8.1 F8.3: town as my action | can i build settlement as action
    F5.6: do I have to do anything on my turn | can I skip my action | What do I do if I can't do anything useful?
    F5.6: must I move somebody each turn | do nothing this turn | nothing useful to do | give up an action | sit out | stay idle
    F5.6: do I lose my action | I do not want to do anything | may I wait | must I act | pass the turn | is passing allowed
    F5.6: nothing makes sense this turn | I would like to sit this one out | am I allowed not to play | do i have to do something
    F5.6: i want to do nothing | wait a turn | skip | I can't do anything useful | no action possible | forced to act?
    F5.6: don't want to move | can I undo or skip my main action | can i just wait | doing nothing allowed
    F5.6 F1.3: do I have to discard at the end of my turn
    F5.6 F5.4.3: skip my turn
    F5.6 F5.4.3 F5.2.2: can i pass
    F5.6 F9.6: do i lose goods if i pass
    F6 F6.1: things that cost no action | what is free of charge in a turn | extras | small actions any time | free things
    F6 F6.1: what can I do besides my action | before or after the main action | additional actions
    F6 F6.1: extra stuff besides the main action
    F6.1: free actions | free things how often | exchange during action | before or after the action
    F6.1: free actions before or after | how many extras
    F6.1 F6.6: May I buy land before and after my action? | buy land after acting
    F6.1 F6.6 F7.5: can i buy land and build in the same turn
    F6.2: can I turn straw back into grain | How do I turn grain into straw? | Can I trade straw back to grain?
    F6.2: how do I get straw | hay out of cereal | make straw | need straw for building | flip a tile | thresh grain
    F6.2: undo the flip | no straw at hand | get hay | is flipping grain an action | can I flip other tiles
    F6.2: turn wheat to straw while another plays | straw at any time, also during payment | do I need a building for making hay
    F6.2: wheat to hay during the opponent's turn | flip grain anytime | grain into straw | straw into grain no? | flip any tile
    F6.2: need straw now | turn tiles over | flip grain to straw whenever? | grain into straw whenever? | wheat to hay
    F6.2 F8.4: im short on straww what can i do
    F6.3: Can I change five single coins into a five-coin tile? | Can five coins be one tile? | big coin into small ones
    F6.3: make change | a five piece | break a big coin | coin tiles worth five | five ones for a five | coins in change
    F6.3: small coins | can i swap my 5 coin for ones | pay 3 with a five | swap 5 coins | one 5 coin into five singles
    F6.3: small change | 5 for five ones | big coin | we ran out of 1 coins | swap five single coins for a fiver
    F6.3: break a five coin | break five coin
    F6.3 F6.5: Do I get change back when I pay with a 5 coin? | do i get change back | I want to pay 3 with a five
    F6.4: selling wine without a building | can I sell beer | How many coins do I get for selling wine? | Can I sell my wine?
    F6.4: money for wine | turn alcohol into coins | get rid of wine for money | price of whiskey | buy wine with coins
    F6.4: wine is money | drinks to coins any time | sell whiskey price | cash in my whisky | wine into coin | sell wine
    F6.4: sell whiskey for coins | wine = money | whiskey worth in coins | cash for beer | cash for my whiskey
    F6.4: sell wine for cash | whisky for cash | wine = coin?
    F6.4 F6.2: can I sell flour
    F6.4 F8.4 F1.2: what is whiskey worth as food
    F6.4 F14.1: value of wine
    F6.5: Do I get change when I pay too much food? | pay with a bigger tile | waste when paying | too much energy
    F6.5: get something back | break a food tile | nothing back | change for peat coal
    F6.5 F6.3: pay four with a five coin tile | change from a big coin | paying energy with coal, one too much
    F6.5 F8.4: do I get change if I pay too much food | is the rest lost when I overpay | too much paid | wasted food
    F6.5 F8.4: I only have big tiles | is the surplus kept | Can I pay with too much energy?
    F6.5 F8.4: overpaid with meat, do I get something back | can i pay with more than needed
    F6.5 F8.4: I only have a big meat tile but need 2 food | no change from coal or meat | do i get change for meat
    F6.5 F8.4: no change for food | too much energy paid | split a meat tile | wasted surplus
    F6.6: how often can I buy land | How many plots can I buy in one turn? | Can I buy two plots in one turn? | purchase of land
    F6.6: second landscape in one turn | land per action | acquire a coast | enlarge my monastery | more room for buildings
    F6.6: one piece of land a turn | buy both a district and a plot | is land an extra action | when can land be bought
    F6.6: I need more space, how do I get land | buying land twice this turn | can I get a coast and a district today
    F6.6: land purchase before building | already bought land this turn, again? | second plot today | one district or several
    F6.6: am I allowed to purchase two strips of land in the same turn | may I buy a mountain and a district in the same turn
    F6.6: land twice in my turn | another district right after | how often land | how many lands can i buy
    F6.6: buy two plots same turn | another landscape | two plots now? | expand how often | land limit | buy land as extra
    F6.6: start player two lands | how many districts may I buy per turn | how many bits of land per turn
    F6.6: district and plot in one go
    F6.6 F2.7: more land please, how
    F6.6 F6.1: is buying land an action | buy land and do an action too | land before or after my action
    F6.6 F7.5: may I build on land I just bought
    F6.6 F8.3: how do I buy more land
    F6.7: can I still buy land in the last turn | land in the very last turn | buy a plot before the game ends
    F6.7: land in the bonus round | last turn, still allowed to buy a plot | buy land in last round
    F6.7 F9.4: land at the very end | plot in last turn
    F7 F7.3 F7.4: When is my landscape full?
    F7.1: how does my land look at the beginning | which spaces are there on the heartland | starting map of a player
    F7.1: where are the forests on the heartland | number of free spaces at first | name of the spaces
    F7.1: what is on my board in the beginning | picture of the heartland | own player board layout | what is on the heartland
    F7.1: spaces that everybody begins with | my land at the beginning | heartland map | what is on my board at start
    F7.1: my board at start | spaces at the beginning | free spaces of the heartland | starting board spots
    F7.2: may I rotate a district | how big is a district | What is on the hills side of a district? | two sides of the land tiles
    F7.2: hill side or plains side | what does a plot look like | choose a side | turn land around | content of land tiles
    F7.2: which side to choose | forests on a new district | how many spaces has a plot | flip a district to the other face
    F7.2: choose hills or plains when buying | water and coast spaces of a plot | can I turn the land tile over
    F7.2: forest and hills on a district | which ground is on a plot | which side of the strip do I use
    F7.2: flip the tile before placing | what is on a district tile | what do i get on the tile | hill side or plain side
    F7.2: what terrain is on a plot | which side of the district can i choose | which side of the tile | sea on the right?
    F7.2: mountains left? | turn the district round | spaces of a plot | can i turn the landscape tile round | flip side of plot
    F7.2 F7.4: How is a mountain tile oriented? | what are the spaces of a mountain plot
    F7.2 F7.4: can the seaside plot go on the right hand side | size of a plot
    F7.3: May I leave a gap between two districts? | district on the top or the bottom | attach a row of five
    F7.3: above the heartland | gap between rows | shift a district sideways | long strip above or below
    F7.3: district next to heartland left or right | leave space between | where may I lay a new district | must districts touch
    F7.3: extend upward with a row | put district above | leave a gap between districts | new row where | district not touching
    F7.3: offset district | leave a row free | may I place a district below | two districts above one another
    F7.3: where does the new row go | put strip under my board or on top | rows above home
    F7.3 F7.4: where does new land go | how do lands join | attach a new row at the corner | must new land touch the old one
    F7.3 F7.4: land offset by one | where can i put the new land | connect land diagonally
    F7.4: can a plot overlap | Where can I attach a coastal plot? | Where am I allowed to put a coast?
    F7.4: how do I attach a coast or mountain | plot left or right | coast on which side | mountain on which side
    F7.4: plot sticking out | plots above each other | must a plot touch the heartland | sea to the left | mountains to the right
    F7.4: plot half above | where does the coast go | coast at the bottom? | where does the coast tile go | can plots stack
    F7.4: coast plot left or right | plot sticking out past the top | plot higher than the board | half beside | coast lower
    F7.4: where to add the mountain | plot on plot | can the sea tile be slid up and down
    F7.4: is it ok if my coast hangs over the top edge | the 2x2 tile can it hang out over the end | plots on top of plots
    F7.4: mountian tile right side? | sea left?
    F7.4 F7.2: where can I put a mountain tile | where can I place a mountain tile
    F7.5: can I keep a district for later | do I keep the land I buy for later | when is bought land placed | store a tile
    F7.5: put land aside | lay land immediately | save land for later | buy now, lay down next turn | keep a strip in hand
    F7.5: buy land but place it next turn | keep land for later | place it next turn | buy tile now put it later
    F7.5 F6.6: buy now, place afterwards
    F7.6: are diagonal spaces next to each other | do diagonals count as neighbours | Do spaces touch diagonally?
    F7.6: Is a diagonal neighbour adjacent? | which spaces are neighbours | touching at a corner | neighbours of a mountain
    F7.6: across the border of a tile | what does adjacent mean | only sides, not corners | is across okay
    F7.6: are spaces touching at the corner neighbours | are diagonals adjacent | touching by corner counts? | diagonal neighbours
    F7.6: mountain is next to which spaces | corners touch | mountain neighbours | next to means | across the tile border
    F7.6 F7.4 F7.2: Does a mountain count as one space?
    F7.6 F14.3: corners count?
    F8 F8.1: what happens when the wheel passes a letter | what is a settlement phase | how often are settlements built
    F8 F8.1: when do we settle | number of phases
    F8 F8.1 F8.3: When can settlements be built?
    F8 F8.1 F8.4: how often do we feed
    F8 F8.3: do i have to build a settlement
    F8.1: pile B four players round
    F8.1 F3.3: when may we put up villages | when do we build villages
    F8.1 F3.3 F17: which turn is the next settlement
    F8.1 F5.5.6 F8.3: village any time?
    F8.1 F8: settlements, when | how many times can I settle | next settlement phase | letter passed, settlement
    F8.1 F8.2 F3.3: What does the building marker do?
    F8.1 F8.3 F5.5.6 F3.3 F17: when can I build a settlement
    F8.1 F8.6 F17: the beam moves past a pile | something happens at the letter A | new cards and settlements come at which moment
    F8.1 F8.6 F17: the bar goes past A, C or D | which turn brings the next settlements | when are settlements again
    F8.2: where does the building marker go after D | the little house marker | move the building marker on
    F8.2: building marker moves on when | what do we do with the house marker first | building marker goes to next letter
    F8.2: building marker moves
    F8.3: two settlements in one phase? | can I buy land and build a settlement on it at once
    F8.3: who picks first in the settlement phase | must I settle | one settlement per player | who settles first
    F8.3: land before the settlement | skip a settlement phase | buy only land | max settlements each phase | may I settle twice
    F8.3: order in the phase | buy land in the phase first | may I skip building a village this phase | do I need to settle at all
    F8.3: is buying land before or after settling | two villages at once
    F8.3: when do I buy land in the settlement phase, before or after | settle without buying land first | is settling compulsory
    F8.3: one village per phase? | how many villages at once | land and settlement both? | settle nothing
    F8.3: land first or village first | bought land in settle phase then another | skip settling
    F8.3 F5.6: Can I skip building a settlement?
    F8.3 F6.6: land before settling
    F8.3 F8 F8.1: what does a settlement phase consist of
    F8.3 F8.1: number of settlements at a time | how many villages may I found each time | settlement optional?
    F8.3 F8.4: do I have to build a settlement every time
    F8.3 F8.7: how many settlements in one phase
    F8.3 F8.8: Can I buy land in the settlement phase?
    F8.4: what do I pay for a settlement | which goods count as fuel | is whiskey food | can I pay for a village with money
    F8.4: how much energy is coal | does whiskey count as food | How do I pay for a settlement?
    F8.4: how much energy is a piece of wood | Do settlements need to be paid with wood? | what does one need energy for
    F8.4: what can be eaten | cost of settlements in food and energy | use money as food | pay with straw | what burns
    F8.4: what can I feed them | food missing | heat a settlement | pay a settlement | is wine food | food with coins
    F8.4: what is energy | which tiles burn | not enough food | what do settlers eat | can they eat coins
    F8.4: heating with straw, how many | I lack two food for my village | which good burns best | cost in food
    F8.4: feed with beer, wine or whisky | village paid with bread and peat | may food be paid in coins and wood as energy
    F8.4: what is energy for | can I feed the settlers with coins | pay a settlement with what | does grain count as food
    F8.4: energy from wood | too much food is lost? | peat coal worth energy | straw how much energy | overpay food for settlement
    F8.4: use coins as food | feed a settlement | pay with coins food | straw as fuel | overpaid | food and fire
    F8.4: with whiskey as food | wood energy for village | pay settlement with whisky | how much food is a cow
    F8.4: straw as fuel half | settlement payment bread worth | whisky as food? | is straw energy | settle without paying full
    F8.4 F1.2: food value of grain | energy value of peat | food in a loaf | bread food value | wood energy how much
    F8.4 F1.2: how many straw for one energy | peat energy
    F8.4 F1.2 F6.2: how many food points does grain have
    F8.4 F6.2: is grass or straw useful for heating | half energy
    F8.4 F6.5: do I get change when I overpay food | pay with meat, rest back | overpay energy
    F8.4 F8.1 F8.3: when do I have to pay food | Do I need to feed my people?
    F8.4 F8.5: so it is the settlement phase and I would like to put down my Market Town but I am not sure whether I may pay the food with coins
    F8.5: where may the Fishing Village stand | Where can the Fishing Village stand? | where can a village be put
    F8.5: terrain for settlements | village by the sea | village on hills only | move a settlement | next to a cloister
    F8.5: settlement location | on which land | by the water | on top of a forest | does a village need neighbours
    F8.5: settlement anywhere? | may it be built on the coast or hills | can the fishing village go inland
    F8.5: where can the Fishing Village go | may a settlement stand alone without neighbours | thirty food settlement
    F8.5: village spot | village on the hill ok | fishing village must be on coast? | settlement next to a cloister?
    F8.5: fishing village not on coast | village on mountain | where to put houses | settlement next to what
    F8.5: which settlement only goes on hills | settlement on water allowed | fishing village needs beach | town touching nothing
    F8.5: village on water
    F8.6: when do I get the Hamlet | When do I get new settlement cards? | new cards after settling
    F8.6: when do I get another settlement | which settlement belongs to pile B | buildings of the next letter
    F8.6: next settlement card | get the Artist's Colony, Hamlet, Village | new buildings appear
    F8.6: which settlements are added during the game | may I build a settlement in the phase in which I get it
    F8.6: later settlement cards | when do I receive the artists' card | do i get a new settlement card each time
    F8.6: which settlement cards come later | just got a village card, build now? | new settlement cards when
    F8.6: got a new village, build it now? | pile revealed | when do I receive the Artist's Colony | when do new buildings turn up
    F8.6: when do artists come | when hamlet | artists colony arrival
    F8.6 F2.5: next letter of cards comes out
    F8.6 F8.3 F8.7: can I build the Hamlet in the same phase I receive it
    F8.6 F17: new cards, when
    F8.6 F17 F8.1 F3.3: When do new buildings come into play?
    F8.7: is there a limit on hand settlements | How many settlements can I hold? | how many settlements may I save up
    F8.7: keep settlement cards for the next phase | collect settlement cards | build my opponent's settlement | hand size
    F8.7: save settlements for later | how many settlment cards can i hold | too many villages in hand | keep settlement
    F8.7: can I keep villages for later instead of building them
    F8.7 F14.2: settlements I never built | does an unused village cost points | cards in hand at the end
    F8.7 F14.2: leftover settlement cards penalty
    F8.8: may I make contracts in a settlement phase | can I sell wine while settlements are built | actions while settling
    F8.8: use a building in the phase | send monks in the phase | flip grain while settling | may i hire in the settlement phase
    F8.8: flip grain in the settlement phase | main action in settlement phase | contract while settling
    F8.8: monks in settlement phase | monks during settlement phase
    F8.8 F6.4: sell wine while settling
    F8.9: is there another settlement phase after D with two | last settlement with two players | no phase after D
    F8.9: Hilltop Village in a game of two | settlement left when there are two of us | two players, no more settling after D?
    F8.9: hillside village never buildable with two? | with two, village left in hand at the end
    F8.9: hillside village in two player game how | build settlement with castle | hamlet after D two players
    F8.9: hilltop village with two players how to build it
    F8.9 F10.6: two players hilltop village | us two after pile D
    F9 F9.1: extra round at the end | when is the extra round | round 25 | round 13 of the short game | is there a final round
    F9 F9.1 F3.6: what happens after the twenty-fourth round
    F9 F9.1 F9.3: What happens in the bonus round? | do we play something after the last round
    F9 F9.1 F10.6: bonus round for two?
    F9 F9.3 F9.4: what can i do in the last round
    F9 F9.6 F3.6 F9.1: When is the game over with four people?
    F9 F10.6: does a two player game have a bonus round | no bonus with two | extra round for us two
    F9.1: bonus round 25? | when is the bonus round
    F9.1 F3.6: when does the bonus round take place | which round do we stop at | how many rounds with four of us
    F9.1 F3.6: number of the final round | which round is the last one with 4 | last round long
    F9.1 F9: special round | last round number | is the end of the game a bonus round
    F9.1 F9 F9.3 F10.6: bonus ronud when
    F9.2: which clergymen come home before the bonus round | Do priors come home before the bonus round?
    F9.2: prior is taken back before the end | do monks come home before the final round | only priors return for the final round?
    F9.2: who comes home before bonus | do lay brothers come back for bonus round | prior back at the end | brothers stay in bonus
    F9.2: priors home before the end
    F9.2 F9: do lay brothers return at the end
    F9.2 F9.3: lay brothers in the bonus round | final round lay brothers
    F9.3: what am I allowed to do in the bonus round | can a prior go into a building that I just built in the bonus round
    F9.3: Can I use occupied buildings in the last round? | one action each at the end | prior on an occupied building
    F9.3: contracts in the final round | fell trees in the final round | two priors together | peat or wood in the final round
    F9.3: hiring at the very end | lay brother in the final round | what about felling in the last round
    F9.3: two priors meet on one building in the bonus round | same building used by several in the final round
    F9.3: can I hire someone in the last round | can i fell in the bonus round
    F9.3: in the last round, may my prior enter a building where somebody stands | what about cutting peat in the final round
    F9.3: bonus turn how many moves | what does the extra round allow | end: two priors same house | last round fell trees no?
    F9.3: hire in the bonus | what can i do in the bonus round | contract in the last round allowed | bonus rnd how many actions
    F9.3: fell trees in bonus round | end round moves | final turn only prior | last round hire? | foreign building at the end
    F9.3: last round what am i allowed | bonus rnd can i hire | in the bonus can i chop wood | bonus just prior or also build
    F9.3 F5.2.5: use an occupied building | bonus round enter occupied building
    F9.3 F5.3.7: contracts in bonus round
    F9.3 F9: what do we do in the last round | bonus round actions | build in the bonus round | prior anywhere
    F9.3 F9: is felling possible at the very end
    F9.3 F9.2: last round: may my prior join another | who can act in the bonus round | no lay brothers at the end?
    F9.3 F9.2: only build or prior | bonus round can I hire | lay brothers in bonus round
    F9.3 F9.2 F9: what may I do in the bonus round
    F9.3 F9.4: allowed actions in the final round
    F9.4: can I buy a landscape in the bonus round | flip grain in the final round | land in the final round
    F9.4: buy or flip in the bonus round | small actions in the last round
    F9.4 F6.7 F6.6: buy land in bonus round
    F9.5: settle once more after the final round | phase E | settlement phase E | one more settlement when everything is over?
    F9.5: build a village after the bonus round | last chance to settle | build a village at the very end
    F9.5: settlement after the bonus round | settle after bonus round | settle at the very end
    F9.5 F8.1: settlement after the last round | very last settlement | phase E for settlements
    F9.5 F8.1 F9: is there a settlement phase after the bonus round
    F9.6: when are points counted | is the game over now | after phase E what | game over after the last settlement
    F9.6 F3.6 F9.1: when does it end
    F9.6 F3.6 F10.7 F11.6: how do I know the game has finished
    F9.6 F9.1: how does the game end
    F9.6 F9.1 F3.6: is the game over after that
    F9.6 F9.5 F3.6 F9.1: when is it over
    F10 F10.1: we are two | game for a pair | setup for two | rules that change with two
    F10 F10.1 F11: explain the game for two | can two play | how does two player mode work
    F10 F10.1 F11 F11.1: rules for two players | whats different with 2 players
    F10 F10.2: game for two how
    F10 F10.2 F11.2: how many actions per turn with two players
    F10.1: how is the game different for two people
    F10.1 F2.4 F16: which cards with two | number of cards two players short
    F10.1 F11.1: what changes for a couple
    F10.1 F12 F12.1 F16 F10: is there a shorter game
    F10.2: two of us how many moves | two: i play twice then you | short 2p turn how many actions
    F10.2: does the wheel turn for every player with two | my partner and I: two moves each? | two player turn = 2 actions?
    F10.2 F5 F5.1 F5.5.1: can i build two things in one turn
    F10.2 F10: two actions in a row for two players | course of a turn with two | do both turn the wheel | 2p number of actions
    F10.2 F10 F11.2: 2p turn | we two, how many actions do I take | wheel turned before each of us | do we alternate with two
    F10.2 F11.2: How many actions do I have per turn with two players? | two players: who acts after my turn | turns with two
    F10.2 F11.2: how many moves for two | alternate turns | two of us actions | 2 players who plays twice
    F10.2 F11.2 F10: How many actions do I have when there are two of us?
    F10.3: when do settlement phases come with two players | when to settle with two | pile A with two players
    F10.3: first settlements with two players, which turn | 2p short: phase on turn 7?
    F10.3 F11.4: two of us when do piles come
    F10.3 F17 F16 F8.1: 2p settlement phases at which turns
    F10.4: my first action used my last man, what about the second one | second action without workers
    F10.4: all out after the first of two actions | two actions in one go but no monks after the first
    F10.4: used my last guy with action one, what about action two | no one home for the second action in a two player game
    F10.4: both my monks gone after first action | used my last monk with first action, second action?
    F10.4: two players no monks second action | my last monk left with my first action, two players, can I still use my building
    F10.4: 2p both guys away after first action | both actions 2p last monk
    F10.5: how much land per turn in the game for two | may we buy land twice in one two player turn | land limit with two actions
    F10.5 F6.6: land for each of the two actions | land per turn with two
    F10.6: how long is a game for two | no bonus round with two | number of turns with two | no last round for two?
    F10.6: two players bonus round | no last round with two? | no limit of turns two players | two players rounds?
    F10.6: duel goes on for ever
    F10.6 F9.1: is there a bonus round with 2
    F10.6 F10.7: How does the short game for two end? | endless with two
    F10.7: one building left with two players | last action of the other | how do we end the game, we are two
    F10.7: final turn for the opponent | how do we know the game for two is nearly over | display has one card left and we're two
    F10.7: when's the end, couple playing | display nearly empty two players | 2 players one building left what happens
    F10.7: 2p last building taken | 2p display 1 left
    F10.7 F10.6: game just goes on and on with my wife no last round
    F10.7 F10.8: how does 2p end
    F10.7 F11.6: how does a two player game end | what ends a two player game | how do two players finish
    F10.7 F11.6: the game ends with few buildings | end for two | when do we stop when we are two
    F10.7 F11.6: last card of the display with two | one card left and we are two | when does 2p finish
    F10.7 F11.6: are we done when the offer is empty, two players | a couple plays, when is it over | ending for us two
    F10.7 F11.6: finish of the long version for two | How does the game end with two players | 2 player ending
    F10.7 F11.6: two players when over | 2p last building | few cards left two players | we are two, finish | duel finish
    F10.7 F11.6 F2.5 F5.5.1: when the display is empty, what then
    F10.7 F11.6 F3.6 F9 F9.1 F9.6: when is the game over
    F10.8: can new buildings stop the end of the game for two | check the end with two | can the end be stopped
    F10.8: building came into the row again, does the end stop | do we check the display after every turn
    F10.8 F10.7: can the end still be avoided with 2
    F11 F11.1: long game for a pair | two players full length | all cards with two
    F11 F11.2: long game with two how
    F11.1: Which cards are left out in the long two-player game? | cards used in long game for two
    F11.1: which cards are removed in long 2 player france
    F11.1 F10.1: long for two which buildings out
    F11.1 F10.1 F2.4: long 2p game which buildings go back to the box
    F11.2: start player two actions the other one | long duel actions | double then single action
    F11.2: order of play in the long version for two | three actions in a row with two players?
    F11.2: order of actions in the long duel | long for two who plays when | 2p long who takes how many actions
    F11.2: long 2 player game who goes when
    F11.2 F0.3: long duel two actions then one
    F11.2 F11.1 F11: how does the long version for 2 work
    F11.3: when do clergymen return in the long game for two | monks back in the long game for two
    F11.3: long two player game, do men come back between our goes | 2p long return of clergymen once a round
    F11.3: he moved after my double action, are my people home again | long for two return of clergymen
    F11.3: long 2 player when do my monks come home | 2p long monks when home
    F11.4: settlement rounds of the long game for two | phases in the long duel | long game for two phase A which round
    F11.4: when do we get settlements in the long two player version | long for two piles
    F11.4 F10.3: two players when is pile C dealt
    F11.5: buying land in the long game for two | land in the long duel | land per turn in the long 2p game
    F11.5: double action, how many districts then | long for two land limit
    F11.5 F6.6: land purchases 2p long
    F11.6: three buildings left with two players long | end of the long duel | two-player long: end condition
    F11.6: how does the long two player game finish | 2p long 3 buildings left | long 2p finish
    F11.6 F11: full game with two, finish
    F12 F12.1: quick variant | short mode for three or four | what is missing in the short mode | how does the short game work
    F12 F12.1: shorter play | changes in the short game | game of one hour
    F12 F12.1 F16: a quick version
    F12.1: How many lay brothers does one have in the short game? | how many clergymen in the short game
    F12.1: which cards are used in the quick game | one lay brother only | workers in the quick game | cards of the quick game
    F12.1: how many monks in short game | short variant brothers | quick game monks | short game setup | fewer people short
    F12.1: less monks in the short one
    F12.1 F0.4: why do I have just two men in the short game | short: how many monks | one brother in the quick game
    F12.1 F0.4: only two monks in the short game? | quick game clergymen
    F12.2: when are the settlement phases of the short game | twelve rounds | schedule of the quick game
    F12.2: settling in the quick game | short game: which rounds bring new buildings | how many rounds in the quick game
    F12.2: short game stone grapes round | short piles when | short game how many rounds | when does stone enter in the short game
    F12.2 F3.6: short rounds 12?
    F12.2 F12 F16: How long does the short game take?
    F12.2 F12.1 F16: duration of the quick game | short game takes how many rounds
    F12.3: free goods at the start of each round in the short game | what do gifts bring in round 4
    F12.3: What does everybody receive each round in the short game?
    F12.3: everybody gets goods at the start of a round in the short game | presents in the quick game
    F12.3: which goods are handed out in round 5 | everyone receives two tiles | list of free goods | which goods this round
    F12.3: goods at the start of a round | gift of stone | which two goods come in round 8
    F12.3: present at the beginning of each round, quick game | free stuff every round short game | gift in round 5
    F12.3: short game what do we get every round | free goods each round short | 5 coin tile which round short game
    F12.3: goods for free each round short | quick game gets what per round
    F12.3: what free goods do we get each round in the short version | round 1 gifts | goodies every round short
    F12.3: stone for free round 4 short | extra goods short table
    F12.4: do we all get stone when one player uses the quarry in the short game | Do my opponents get something when I chop wood?
    F12.4: extra tile for everybody in the quick game | my neighbour felled trees and I got wood | one more when producing
    F12.4: do the others also receive | why one more wood | everybody takes one when I produce
    F12.4: she used a building and we all got one | everybody gets grain in the short game
    F12.4: do I get something when my opponent takes sheep in the short game | why does everyone get one when I produce (short)
    F12.4: everyone got clay when she used the clay mound, why | short game: do I get one if he fells
    F12.4: he produces, i get one as well | plus one for all short | everybody gets one when i produce?
    F12.4: 3 short clay mound bonus clay for others | others take one too | one extra for all | I get plus one
    F12.4: everyone +1 when someone takes
    F12.4 F12.3: Do I get anything when others take goods in the short game? | hour game: someone produces and I get one
    F12.4 F12.3: extra for all when felling
    F12.5: are contracts the same in the short game | same rules in the quick game | land in the quick game
    F12.5: what stays the same in the quick game | is scoring different in the short game | short game rest same as long?
    F12.6: what are the two small numbers on the short board for | figures printed on the short board
    F12.6: small number pair on the short board | which of the two tiny numbers is for four
    F13 F13.1 F13.2: rules for one player | how does the solo game work | explain solo | how do I play on my own
    F13 F13.1 F13.2: solo rules in short
    F13 F13.2: can one play alone | solitaire rules | one person game | order of a solo turn | how do i play by myself
    F13 F13.2: how does a solitaire game work
    F13 F13.2 F13.11: playing alone
    F13 F13.10 F13.2: How many turns does a solo game last?
    F13.1: what do I begin with in the solo game | do I get goods at the beginning when alone | solo land prices dearest first
    F13.1: set up the solo game | solo setup starting goods | alone start goods | nothing at the beginning alone
    F13.1: solo no goods at start?
    F13.1 F2.6: start of the solo game | goods at the beginning alone | solo opening | alone I start with nothing?
    F13.1 F2.6: do I own goods in the first solo turn | no goods at start alone?
    F13.1 F2.7: solo land prices | solo land prices reversed
    F13.1 F13.3 F4.5: grapes marker in solo?
    F13.2: actions per turn when playing alone | solo turn, two things? | by myself how many actions
    F13.2: solo how many actions a turn | how many actions do I get by myself
    F13.2 F13.10: solo game length | solo turns total
    F13.2 F13.10 F16: how many turns solo
    F13.3: can I lose an indicator for good | indicators that drop off when alone | solo: marker falls off the wheel
    F13.3: indicator out of the game | good cannot be produced any more | my wood marker is gone in solo
    F13.3: marker vanished from the wheel | good lost for ever alone | solo, wood marker is out
    F13.3: markers fall off the wheel when I'm alone? | solo and indicator falls off, is it gone? | lost the marker alone
    F13.3: solo marker reaches 10 and falls off | marker vanishes alone | solo after ten
    F13.3: grapes or wood vanish from the wheel when I'm alone | marker dropped off the wheel playing alone
    F13.3: solo wood marker vanished
    F13.3 F4.1 F4.3: what happens when a good gets to 10 on the wheel
    F13.4: What is the neutral player? | who is the other player in solo | second heartland in solo | what does the dummy own
    F13.4: neutral landscape | what does neutral own | heartland of the dummy | who owns the neutral buildings
    F13.4: does the automa own land | what does the dummy player own in solo | the dummy player what does he have
    F13.4: neutral heartland
    F13.4 F13.5: does the neutral one own goods or coins | who is the grey player | neutral contract cost
    F13.4 F13.5: does the neutral player have money | dummy player's monks | neutral board | hire the dummy | coins to the dummy
    F13.4 F13.6: How does the neutral player get buildings in the solo game?
    F13.5: neutral buildings price | how do I use a building of the neutral player | whom do I pay in the solo game
    F13.5: hire the neutral | pay the neutral player | use the dummy's buildings | which neutral monk | price of neutral contract
    F13.5: how do i use the neutrals buildings | pay neutral player coins go where | solo use the other guys building cost
    F13.5: neutral guy rent | pay supply or neutral
    F13.5 F13.4: hire a neutral lay brother
    F13.5 F13.7: can I use the neutral guy's buildings
    F13.6: what does the neutral player do with leftover buildings | when am I allowed to cover a building
    F13.6: unbought cards in solo | stack buildings over each other | neutral cloisters | display must be emptied
    F13.6: buildings nobody bought | put leftover buildings on the neutral land | what happens with the display in solo
    F13.6: must all cards be placed | may a new neutral card lie on an old one
    F13.6: solo settlement phase and the cards of the display | sequence of placing neutral cards | where do neutral cloisters go
    F13.6: neutral cards terrain matter? | quarry on neutral land | alone cards left over | leftover buildings go where in solo
    F13.6: can i cover a neutral building | solo leftover quarry terrain | unbuilt cards alone | dummy builds
    F13.6: over an old building | solo leftover cards | neutral: cover an old building
    F13.6: which order do I put the neutral buildings in | solo cover farmyard
    F13.6 F13.4: who decides what happens with the neutral cards | neutral covers mine
    F13.7: may the neutral prior use a new building | neutral prior into a building just placed
    F13.7: use one of the neutral's new buildings at once | use the fresh neutral building at once when alone
    F13.7: after placing neutral cards can i use one | does the neutral prior cost me an action | neutral prior use
    F13.7: neutral prior use new building right away | neutral prior on a card just placed
    F13.8: when do the neutral clergymen go home | dummy's monks come back | neutral men all out, when do they go home
    F13.8: neutral clergymen come back solo
    F13.8 F13.9: neutral monks return again | neutral clergy back a second time after placing
    F13.9: when may I settle in the solo game | solo settlement turns | order in a solo turn with a phase
    F13.9: solo which turns have settlement phase
    F13.9 F17 F16: when do I settle alone | solo turns 12, 16, 22 and 26 | solo phases
    F13.10: final solo turn | turn 32 | how does solo end | turn 32 alone | order in the last solo turn
    F13.10: is there a settlement after my last two actions alone | last turn of the solo game order | how long alone
    F13.10: solo number of turns | solo finish | alone the end | when does solitaire stop | solo final turn
    F13.10 F13.9 F16: last turn alone, what order
    F13.10 F13.11 F13.9: how long is solo
    F13.11: how many points do I need to win alone | how many points to beat the solo game | goal when alone | did I win solo
    F13.11: good solo score | is there a bonus round alone | how high a score alone | 500 points | win against nobody
    F13.11: are 450 points enough alone | I have 510, did I win | below 500 is a loss when alone | points to win solo
    F13.11: what's a decent solo result | 480 points solo enough? | how many pts to win alone | won alone? | points to beat solo
    F13.11: 500 | what score counts as a victory in the one-player version | target score alone | solo how many pts to beat it
    F14: How does scoring work? | count up the result | how are points calculated | parts of the final score
    F14: where do points come from | final scoring | how do I add it up | what gives points | total score | winner calculation
    F14 F14.1 F14.2 F14.3: How is the final score worked out? | adding up points at the end | how do u tally up at the end
    F14 F14.2 F8.7: what happens to unbuilt settlements at the end
    F14.1: are leftover coins worth points | does a drink count towards the score
    F14.1: what beats 30 points, is there a good worth more than a reliquary | points for money
    F14.1: Do I get points for unused goods? | points for reliquaries and books | is money worth anything in the end
    F14.1: points of goods | which tiles are worth points | score of ceramics | leftover goods | is money points
    F14.1: a drink at the end | most valuable good | points per tile | how many points is meat | do books count | ceramics worth
    F14.1: five coins two points | leftover wine | 8 coins, points? | what are 12 coins worth at the end
    F14.1: is a wonder better than reliquaries | points of 3 books | ornaments give how many
    F14.1: meat, grain and wood at the end, any points | two coins left over | clay scores nothing | does peat score
    F14.1: which goods give points at the end | are coins worth points | how much is a book worth | points for coins
    F14.1: ornament points | 9 coins at the end how many points | four coins left, any points | do raw goods score
    F14.1: wine point or coin | is beer worth points | leftover goods worth | are books worth points | how many pts is an ornament
    F14.1: meat at the end worth anything | 5 coins = how many points | whiskey points or coins | goods score | wonder pts
    F14.1: ceramics pts | coins at the end | do goods count | bread points | meat left over | ornament worth
    F14.1: how many points is a relic | are leftover coins worth something | what does a book give | do straw and wood score
    F14.1: what are books worth at the end | is leftover wood worth anything | wine left over 1 pt? | relic pts
    F14.1: 7 coins how many pts
    F14.1 F1.3: How many points is a wonder?
    F14.1 F6.3: how much is a coin worth at the end
    F14.1 F6.4: What is whiskey worth at the end? | does wine score
    F14.2: do I score settlements that are still in my hand | what is the economic value | are unused settlements negative points
    F14.2: Does the Artist's Colony lose points? | points of buildings | number in the shield | sum of all buildings
    F14.2: cards left in hand | yellow shield | points of the cards | is an unbuilt village minus | economic value of buildings
    F14.2: shield points on card | negative points buildings | shield on the card | building points | unbuilt village points
    F14.2: number on the building | what are the yellow shields for | office worth points?
    F14.2 F1.1: What is the number in the shield/economic value for
    F14.2 F14: are buildings worth points on their own | big buildings give points?
    F14.2 F14: difference between the shield and the house number | do buildings give points by themselves
    F14.2 F14.3: two numbers on a card, shield and house | which figure of a card counts | symbols with numbers on cards
    F14.2 F14.3: unbuilt settlements minus points?
    F14.2 F14.3 F14: what are the two numbers on each card | the two numbers on each card
    F14.3: how do settlements score | Does a village score for its neighbours? | Does a settlement next to water score more?
    F14.3: Do settlements give points for the buildings around them? | How much is the Dwelling value of water?
    F14.3: numbers in the house symbol | village points | what counts around a settlement | house value
    F14.3: settlements beside each other | water by a settlement | minus from bad neighbours | settlement scoring example
    F14.3: buildings around a village | neighbours count | two villages side by side | sea worth three | house symbol
    F14.3: does a building count for both villages | shared neighbour counted double | village by the sea, how many points
    F14.3: bad house value next to my village | does water count when scoring settlements
    F14.3: do my buildings score twice if two villages are beside them | does the sea give points to a village
    F14.3: does water give points | negative dwelling value | how does my fishing village score the sea
    F14.3: number in the little house | card beside two villages | empty water points | two towns beside each other both count?
    F14.3: house value next to settlement | houses | village score | negative next to village | sea beside village
    F14.3: building beside two villages | what is the dwelling value for | whats a dwelling value
    F14.3: does water next to my village count | one building between two villages, counted twice?
    F14.3: how do the little house numbers on cards count | negative house number | forests worth something at the end
    F14.3: water 3 points | minus houses next to settlement | house next to 2 towns counts twice | water bonus village
    F14.3 F0.7: do forests give points | forest beside a village | empty space next to a settlement | moor as a neighbour
    F14.3 F0.7: trees next to a settlement | are forests any good at the end
    F14.3 F7.2 F7.4: How many water spaces does a coast give?
    F14.3 F7.6: do neighbours score diagonal
    F14.3 F14: what is next to my settlement
    F14.3 F14 F14.2: how do villages score at the end
    F14.4: who wins a tie | how are ties broken | What if two players have the same number of points? | What breaks a tie?
    F14.4: equal score, which player is first | same score | tie break | same number of points | shared victory | most points wins
    F14.4: equal points | draw | nobody is ahead | we both have 312 points, who wins | we are equal | both the same points
    F14.4: tiebreak | equal score | same points | nobody ahead | how is a tie broken | it's a tie | tie
    F14.4 F14 F13.11: How do I win?
    F15: what are the small printed numbers on the board | how do I notice that we forgot something | tiny digits on the board
    F15: check whether a turn was forgotten | control numbers | check digits | two numbers in a space of the board
    F15: numbers printed next to the spaces of the board | what is the bold number for | bold numbers on the board
    F15: whose turn figure | little digits at the wheel | small numbers on board what for | checking digits
    F16: compare all modes | overview for number of players | table of modes
    F16 F2.2: best number of players
    F16 F3.6: how many rounds are there
    F17: when does pile C arrive in a four player game | pile C when | pile arrival table | 4 players pile D
    F17: pile c round three players | what round is d | list of rounds with piles | when is b | in which rounds the piles come
    F17 F3.3 F5.5.6 F8 F8.1: when can i build settlements
    F17 F3.3 F8.6: when is pile C opened
    F17 F8.1: rounds of the settlement phases | when is pile A dealt | timetable of the piles
    F17 F8.1 F3.3: When is the first settlement phase?

# The same for questions that cards answer.
card-questions =
    F03: cheap grain | one coin for six grain | lots of wheat
    F03 I03: lots of grain for one coin | buy grain | grain cheap
    F04: what makes flour | grind grain into flour | flour and straw out of grain | miller | who mills | grind flour
    F04: where can grain be milled | who grinds grain into flour | grind grain | mill grain | mill on shore
    F04 F15: source of flour | get flour | flour
    F04 I04: straw from a building | grain and straw
    F04 LR2 I05: how do I get straw
    F05: what does the Bakery do | which building makes bread | can I sell flour | do I have to sell the bread when I bake
    F05: what turns flour into bread | which building sells bread | oven for bread | baker | sell bread for four coins | bake
    F05: who bakes | flour into loaves | cost of the bakery | turn flour in bread | bakry cost | flour plus heat | loaves sold
    F05: what does the bakery need | where do i bake
    F05 F08 F15 F33: Where can I get bread without the Bakery?
    F05 F20: sell bread
    F05 F33: where do I turn flour into bread
    F05 F33 F08 F15: source of bread | loaf of bread
    F05 F33 F08 F15 G19 I30 I05: I need a lot of food | hungry settlement, which building | best food building
    F05 F33 F08 F15 G19 I30 I05: building with lots of food
    F08: four different goods for money and bread | four different goods | bread and 7 coins | trade four kinds
    F09: use the neighbouring building for free | one grapes and the adjacent building | use the card next to it, in France
    F09 I10: use the card beside | neighbouring building without paying | garden and neighbouring building
    F09 I10: use neighbouring building through garden | use the neighbour building free | grapes plus use next one
    F09 I10: malt plus use beside | empty building next door
    F10: remove a forest and build | clear forest and build | extra building by forest | joiner
    F10: give up a forest and build at once
    F10 F11 G18: where can I get ceramics
    F10 I23: which card lets me build again | building that lets me build | build twice | card with an extra building action
    F10 I23: another build action | build once more | card that builds
    F11: wood wine coin ceramic | free wine at the sea | wood, wine, coin and ceramic for nothing | walk by the harbour
    F11 G13 G16 G02 I11 I25 I29 LR2: wood from a building | get wood without chopping
    F14 F31: grapes with the wheel | vineyard | harvest grapes | vines | lots of grapes | first grapes | grapes from | get grapes
    F14 F31 F09 F15: where grapes
    F15: one coin for book bread grapes flour | coin for four things | one coin for book, bread, grapes and flour
    F17: books for coins | three books | book into meat and wine | three coins for three books | book for meat and wine
    F17 F15 I03 I17 F37 F38 I24 G39 F23 I14: how get books
    F17 F32 F38 I17 I32 F11 G19: what gives me books
    F17 F35 I17 I36: How do I make a book?
    F20: food into money | wine for six coins | sell food for coins at the inn | food for coins | sell wine six | tavern
    F20 F21 F05 G06 F30 I20 I05 I31 G26 F08: I'm broke, which building gives money
    F20 F21 I05 I20 G06 F30 F05 I31: what earns a lot of coins
    F20 F21 I20 G06 F30 F05 I31 G26 F08: out of coins | short of cash, which card | make a lot of money quickly
    F20 F21 I20 G06 F30 F05 I31 G26 F08 I05 LR3: source of coins | get rich | no money | need cash | earn coins
    F21: how does the Winery change things | where do I get wine | Price of a work contract after the winery is built
    F21: what can I do with grapes | press wine | wine for seven coins | makes contracts dearer in France | make wine
    F21: grapes to wine | cellar | press grapes | wine made | sell wine for seven
    F21 F20 I20: where to sell things for money
    F21 I21: what makes contracts expensive | building that doubles the contract price
    F23: Bathhouse | all clergymen come home through a building in France | book and ceramic for a coin | bathhouse monks | bath
    F23: all clergymen home for a coin | book and ceramic and people back
    F23 I23: clergymen back earlier | bring everyone home by a card | take the prior back | bath house all monks home
    F23 I23: monks home by card
    F24: bread and wine into a reliquary | bread and wine church | Cloister Church what goes in
    F24 F35 F36 G41 I24 I32 I36 I38: Which building gives reliquaries?
    F24 F35 F36 I24 I32 I36 G41 I38: which cards give reliquaries
    F24 F35 F36 I24 I32 I36 I38 G41: want a reliquary
    F24 I24: relic from bread and wine | relic from beer and whiskey | drinks to relics
    F24 I24 F35 F36 I36 I32: where can i make reliquary | how do I get a reliquary
    F24 I24 F35 F36 I36 I32 G41 I38: source of reliquaries | make a relic | eight points each
    F24 I24 G34 F25 I35 G41 F35: cards with many points at the end | what scores most late
    F24 I32 I24: church relics
    F25: one wonder for 13 different tiles | collect all kinds of goods | 13 kinds of goods | one of everything for a wonder
    F25: one of everything wonder | thirteen kinds | thirteen different goods
    F25 G34 I35: where do wonders come from | source of wonders | make a miracle | how to make a wonder
    F27: pay a wine to join an occupied building | very expensive building, 25 coins | price of the palace | palce
    F27 I27: join a clergyman in an occupied building | join an occupied building | use where somebody stands
    F27 I27: wine to use anything | whiskey to use anything | rent busy house
    F27 I27 G01: into an occupied building | use what is occupied | enter where another clergyman stands
    F27 I27 G01: copy an occupied building | go into a building where somebody already is
    F27 I27 G01: use a building where somebody already stands | go in where somebody already is
    F29 G22: quarry
    F30: how much is the Town Estate | sell pottery at a high price | ceramic for twelve coins | sell pots | ceramic for 12
    F30: pot into money | twelve coins
    F30 G06 F20 F05: goods for cash
    F30 I20 G06 F20: building that gives money
    F31 F09 F14: grow grapes
    F31 F14: where do I take grapes
    F32: what does the Calefactory do | fell and cut in one action | one coin for felling and cutting | wood and peat together
    F32: fell and cut in one | fell and cut with one card | cut wood and peat for a coin | warm room | Calefactory cut and fell
    F33: get meat or wine with the joker | meat, bread or wine as much as the joker shows | pay three energy for food
    F33: Shipping Company how does it work | meat bread or wine by joker | ships for three energy
    F35: pay coins for reliquaries | counterfeit relics | ten coins for each further reliquary | money into reliquaries
    F35: forgers workshop how many reliquaries for 25 coins | buy relics | counterfeit | coins into relics | fake relics
    F35 F36: where do relics come from
    F35 F36 F24 I24 I32 I36: relic from coins
    F36: improve a book to a ceramic | upgrade treasures | ceramic to ornament | ornament to reliquary | pilgrims
    F36: upgrade book ceramic ornament | ornament into relic
    F36 I36: which building turns books into better things
    F37: write books from straw and wood | books from straw and wood | ceramic for nothing | sleep | straw and wood for books
    F37: beds | books without coins | straw and wood into books
    F37 F38 I03 I14 I17 G39 I24 F23 F17 F15: I want manuscripts
    F38: Printing Office | each forest gives a book | print books | trees into books | cut forests for books | printing press
    F38: forests into books | forest into books | print | books for trees | press for books
    F38 F10 I29: how can I get rid of forests | card that removes a forest | forest for something
    F38 F37 F17 I17 I24 F23 I03 I14 G39 F15: source of books | write a book | more books
    F40 I40: use a building straight from the display | card that works with unbuilt buildings | use a card nobody owns
    F40 I40: use a function from the display without building it | guest in an unbuilt building | hospice guesthouse
    F40 I40: Hospice vs Guesthouse, what do they do | use a card nobody built | use unbuilt building | use what is in the display
    F40 I40: effect of an unbuilt card | try a card before building | use something nobody has built yet
    F40 I40: use the function of an unbuilt card
    G01: can the Priory be used without a prior | use a building where a prior stands | copy a building that a prior uses
    G01: building that reuses the prior's building | how many points is the priory worth | what does priory do | priory
    G01: where a prior stands already use it | card that follows a prior | use building with prior in it
    G01 F27 I27: use an occupied building
    G02: swap three different goods for six of one kind | three kinds of goods for many of one kind | get six of a basic good
    G02: 3 different goods into 6 | three different for six same | six of one good | swap 3 kinds | swap 3 different goods for six
    G02 F08 F25 I32: what are the flower and nettle buildings for | different goods | card for many kinds of goods
    G02 F08 F25 I32: what do I do with nettles or flowers
    G06: turn energy into money | who pays for peat and wood | sell peat and wood for money | energy into coins | fuel for cash
    G06: sell fuel for money | three, six, nine energy | sell energy for money | sell energy | money for wood and peat
    G06 F30 F20: exchange energy for money
    G06 F30 F20 I20 F21 F05 F08: which card pays cash
    G07: which card turns peat into peat coal | what makes coal out of peat | burn peat to coal | charcoal from peat
    G07: where do I make coal | peat coal | coal kiln | coke | make peat coal | where can I burn peat into coal | make charcoal
    G07: make coal from peat | coal from peat | charcoal | burn peat | burn turf
    G07 G06 F32 I11 G16: I need fuel | energy is missing, where do I get some | something to burn | need energy badly
    G07 I31: coal what for
    G12: stone for food | buy stone with food and energy | merchant of stones | stone at the beginning | stone seller
    G12: pay food and energy for stones | food and energy for stone | stones early | buy stone | food to stone
    G12: I need stone, who sells it
    G12 G13: get stone without the quarry
    G12 G13 I25 I29 G22 F29: how do i get stones
    G12 G22 F29 G13: how do I come by stone | where to get stones early
    G12 G22 F29 G13 I25 I29: no stone, where from | stone needed for building
    G13: buy wood, clay, stone and straw for two coins | all building materials at once | four materials for two coins
    G13: wood, clay, stone, straw together | supplies for building | wood, clay, stone, straw for coins
    G13: building supplies for two coins | building materials for 2 coins | wood clay stone straw | buy materials
    G13 G16 G02 I11 I25 I29 F11: wood without felling
    G16: one of every basic good | what gives me a bit of everything | six different basic goods for free | a little of everything
    G16: one of each: peat, wood, grain, clay, coin, livestock | all basic goods
    G16: one each of clay, sheep, wood, grain, peat and coin | one of each basic good | all six goods
    G18: where can I turn clay into ceramic | turn clay into pottery | which building makes ceramics
    G18: how do I turn clay into ceramics | use for clay | stone into ornament | fire pottery | clay to points | potter
    G18: who makes ceramics | jewellery from stone | turn clay into ceramics | pots | clay fired | ornament from stone | pottery
    G18: what can i do with clay | thing that makes pots out of clay
    G18 F30: what do I do with clay
    G18 F30 F23: too much clay | what is clay used for | ceramics from clay
    G18 F36 F37 I30 I36 F23: who makes pottery
    G18 F36 G34: who uses stone
    G18 G22 G34 F36: which card gives ornaments
    G18 G26 F36 G39: ornament how
    G18 G26 G39: where do I get ornaments from
    G18 G26 G39 F36 I38: how to make ornaments
    G18 G26 G39 F36 I38 G41: source of ornaments | make jewellery
    G18 G26 G39 I38 F36: how can I get ornaments
    G18 I30 F11 F23 F37: source of ceramics | make a pot
    G18 I30 F23 F37 F11: which card produces ceramics
    G19: how do I make meat | how to turn livestock to meat | Which building makes meat? | kill sheep for meat | kill animals
    G19: meat out of cattle and straw | butcher | who makes meat | slaughter a cow | turn sheep into meat | livestock into meat
    G19: straw needed for meat? | how to get meat from sheep | kill sheep | lots of meat | slaughter sheep | cow + straw
    G19 F33 I30: how to get meat
    G22 F29: is the Quarry allowed on a hillside | where is stone made | produce stone with the wheel | mine stone
    G22 F29: building for stone on a mountain | stone by the wheel | quarrying | lots of stone | mine
    G22 F29: dig stone from the mountain | cost of the Quarry | stone producing card | break stone | on a mountain stone
    G22 F29: where do I put a mine for stone
    G26: build a ship | wood into ornament and five coins | sell wood for a lot | ships | shipyard what for | sell wood ships
    G26: ship building | ornament and five coins | two wood for ornament | shipyrad
    G28: cost of the Castle | where can the Castle be built | What does the Castle cost? | What does the Castle do?
    G28: build a settlement outside the settlement phase | stronghold | building that founds a settlement
    G28: extra settlement at any time | needs six wood and five stone | castle function | settlement in between | castle price
    G28: build settlement outside of phase | settle outside the phase | extra settlement | build village with a card
    G28: use of the castle | can the Castle build settlements outside the phase | can a castle stand on flat ground
    G28 G22 F29: what can I build on mountains
    G34: what does the Sacristy do | book, ceramic, ornament and reliquary together for a wonder
    G34: four different treasures into a wonder | which treasures go into the Sacristy | sacristy needs
    G34: book ceramic ornament relic | wonder from four treasures | wonder of relic set
    G34 F25 I35: cheapest way to a wonder
    G34 F40: Can I use a card that is still in the display?
    G39: what does Estate cost me each time | ten food for a book and an ornament | energy into book and ornament
    G39: book and ornament for food | 10 food | 6 energy for treasures
    G41: points for many cloister buildings | five coins for points per cloister building | reward for having many cloisters
    G41: House of the brotherhood points | points for cloister buildings | points per cloister building | 5 coins for cloisters
    G41: brothers' house | brotherhood points
    G41 I38: points for each cloister | points for each forest
    I03: buy grain and a book for one coin | coin for four grain and a book
    I04: turn grain into malt | who makes malt | malt and straw out of grain | maltster | malt | grain to malt | malt from grain
    I04 I05 I21 I33: can I brew
    I04 I10 I11: source of malt
    I04 I10 I14 I11 I25: where is malt from | malt how | malt from what
    I05: what brews beer | beer from malt and grain | brewer | beer for seven coins | brew ale | malt plus grain | beer made
    I05: sell a beer dear | malt and grain
    I05 I08 I33 I30 I14: make beer
    I05 I11 I21 I25 I27 I30 I38: where do I get whiskey
    I05 I21: what can I do with malt
    I05 I33: brewing beer
    I05 I33 I14 I08 I30: source of beer | get beer
    I05 I33 I30 I08 I14: beer pls
    I08: coins and a drink for free | three coins and beer or whiskey for nothing | three coins and a drink | beer or whiskey free
    I08: light house coins
    I09: what pays for owning sheep | coins depending on my livestock | wool | money for sheep I own | cattle gives coins
    I09: sheep make me rich | coins for wool | sheep for coins building | sheep for coins keep them | spin
    I10: enter the building beside this one | one malt and the adjacent building | use the card next to it, in Ireland
    I11: where does the Houseboat go | building on water | boat | wood, malt, coin and peat for nothing
    I11: which card may be on water | card for the sea | Houseboat | houseboat where | on the water | ship to live in
    I11: card for water space | Which building goes on water? | peat boat
    I11 F11: card that gives one wood, one coin, ceramic and wine
    I14: which card gives a book and a drink | book, grain or malt, and beer or whiskey for free | book and drink for nothing
    I14: free book grain or malt | Sacred Site
    I15: trade a book for lots of basic goods | book for five and three basic goods | Druid's House needs a book?
    I15: book for basic goods | five of one three of another | spend a book
    I17: one coin for book, meat and whiskey | copyists | coin for book meat whiskey | write books
    I20: where can I sell beer | beer for eight coins | whiskey for seven coins | pub | sell beer and whiskey | 8 coins for beer
    I20 I05 F20: sell beer for coins
    I21: how do I make whiskey | distil whiskey | malt, wood and peat into whiskey | makes contracts dearer in Ireland
    I21: spirits out of malt | distill | distil | whiskey from malt | malt wood peat
    I21 F21: who raises contract prices
    I21 F35 I35 F27: distillery
    I21 G22 I31 G34: what is malt good for
    I21 I08 I14 I17 I33 I31: how can I make whisky
    I21 I33 I08 I14 I17 I31: source of whiskey | get whisky
    I21 I33 I31 I08 I14 I17: where whiskey | who makes whiskey
    I23: take my prior back and build | call the prior home | prior home and build | parlour | two coins prior and building
    I23 F10: build twice by card
    I23 F23: I need a way to get my prior home early | building that brings prior home
    I24: beer and whiskey into a reliquary | book for a coin
    I25: reliquary for two of each basic good and stone | give a relic get goods | 2 of everything
    I27: pay a whiskey to join an occupied building | 20 coins building
    I27 F27: building to use occupied building
    I29: forest for livestock, wood and stone | forest for sheep wood stone | hut
    I30: meat into ceramics | beer and meat for nothing | dining hall | meat into ceramic | free beer and meat
    I31: what is peat coal good for | sell coal | coal for coins and whiskey | coal sold
    I32: five different goods for a reliquary | five different goods | relic for 5 kinds
    I33: give wood for whiskey or beer | three wood for beer or whiskey by the joker | barrels | three wood for drinks
    I33: beer or whiskey by joker
    I35: Round Tower | fourteen points of goods, coins and whiskey for a wonder | what does the round tower give
    I35: round tower cost | round tower needs what | wonder for money and whiskey | goods worth 14 points | tower
    I36: book and ceramic for reliquary, coin and clay | book and ceramic for relic | treasury | book plus ceramic for reliquary
    I37: get land without paying | district and plot for a book | land without money | free district and plot
    I37: card that gives land for free | free landscape card | free land building | land for a book | both tiles without paying
    I37: rampart
    I38: points for my forests and moors | beer for points | feast | leftover forests and moors good for | festival
    I38 G41: points from a card for what I own | reward for forests or cloisters
    I40 G01: Guesthouse and Priory together, which rule
    LR1: my own source of clay | clay at the start | clay | get clay | hill with clay
    LR1 G13 G16: clay clay clay where
    LR2: grain or animals at the start | where do I take sheep | harvest corn | sheep or grain | get animals | farm
    LR3: coins at the start | my own source of money | coins from the wheel | income | coins by wheel
    S1: cheapest settlement | slum with negative value | shantytown | worst settlement | slum | shanty town minus points?
    S3: settlement without energy | seven food | market town cost | food only settlement
    S4: where may the Fishing Village stand | Where can the Fishing Village stand? | settlement on the coast | fishermen
    S4: settlement at the sea
    S5: Does the Artist's Colony lose points? | settlement with negative economic value | artists
    S5: how much food does an artists' colony need | settlement with negative shield | when do I receive the Artist's Colony
    S5: artists colony arrival
    S8: dearest settlement | thirty food | most expensive settlement | settlement on a hill only | 30 food
    S8: which settlement only goes on hills
