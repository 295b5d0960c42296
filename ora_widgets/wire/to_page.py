"""What Python says to the page: the traits of a board, answers to queries, and what a saved page holds."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from ..engine.icons import Amount, CardIcon

Seat: TypeAlias = str
"""A letter such as "R"; the order of seating is the order of `book.seats`."""


# ---- the book


class Card(TypedDict):
    """A building or a settlement, as it is printed."""

    id: str
    name: str
    kind: Literal["building", "settlement"]
    cloister: bool
    cost: list[Amount]
    food: NotRequired[float]
    energy: NotRequired[float]
    terrain: list[str]
    economic: int
    dwelling: int
    label: str
    pile: str
    text: str
    icons: list[CardIcon]
    picture: str
    """The name of its pictogram."""


class Good(TypedDict):
    """A kind of tile, and what it counts for."""

    code: str
    name: str
    food: float
    energy: float
    points: float


class SeatName(TypedDict):
    """A landscape by its colour; the neutral one is nobody's."""

    seat: Seat
    name: str
    neutral: bool


class Help(TypedDict):
    """What a kind of thing is, and the rule that tells more."""

    text: str
    rule: str


class SpaceNames(TypedDict):
    """What rows and columns of landscapes are called in print, by their numbers: a space by both, such as `"M4"`."""

    rows: dict[str, str]
    columns: dict[str, str]


class Book(TypedDict):
    """What does not change during a game."""

    cards: dict[str, Card]
    goods: dict[str, Good]
    counts: dict[str, dict[str, str]]
    """So many of a good, by the plural categories of the language; `{}` stands for the number."""
    language: str
    spaces: SpaceNames
    seats: list[SeatName]
    words: dict[str, str]
    stages: dict[str, str]
    """Sentences by what is to be picked next, with `{card}`, `{space}` and `{n}` to fill in: `scene/book.py` says how."""
    help: NotRequired[dict[str, Help]]


# ---- the scene


class Indicator(TypedDict):
    """A marker on the wheel: the space of the board it stands at, how often it was turned, and what it shows."""

    id: str
    good: str | None
    name: str
    space: int
    d: int
    value: int


class Pile(TypedDict):
    """Where a settlement phase waits, and the buildings that come with it."""

    letter: str
    space: int
    round: int
    dealt: bool
    cards: list[str]


class NewIndicator(TypedDict):
    """An indicator that joins the wheel later."""

    indicator: str
    name: str
    round: int
    space: int


class Gift(TypedDict):
    """Goods that everybody gets in a round to come."""

    round: int
    space: int
    goods: list[str]


class Rotation(TypedDict):
    """What one more rotation brings."""

    space: int
    values: dict[str, int]
    text: str


class Wheel(TypedDict):
    """The wheel and the board around it."""

    values: list[int]
    beam: int
    indicators: list[Indicator]
    piles: list[Pile]
    marker: str | None
    entries: list[NewIndicator]
    gifts: list[Gift]
    next: Rotation | None
    """What one more rotation brings; null where none is foreseen."""


class Clergyman(TypedDict):
    """Who stands on a card."""

    seat: Seat
    kind: str


class Space(TypedDict):
    """A space of a landscape."""

    at: str
    """Row and column, such as `"0,3"`."""
    rows: NotRequired[int]
    """Where it is more than one: of a mountain."""
    terrain: str
    holds: NotRequired[str]
    """What lies on it, unless it is empty."""
    clergy: NotRequired[list[Clergyman]]
    """Where anybody stands."""
    covers: NotRequired[list[str]]
    """Cards that lie under the one on it."""
    dwelling: NotRequired[int]
    """Of a settlement: its points with the neighbours."""
    near: NotRequired[dict[str, int]]
    """What each neighbour adds to them."""


class Ghost(TypedDict):
    """A place where land could be put now."""

    picks: list[str]
    row: int
    col: int
    rows: int
    cols: int
    ground: list[str]
    """What lies there: of each space the terrain, or the forest or moor on it."""
    place: str
    """What it is, and where it goes."""
    label: str
    """Its place, and what it costs."""
    price: int | None
    """Null where it costs nothing."""


class Score(TypedDict):
    """The points of a player; of a settlement its card, its space and its points."""

    goods: int
    economic: int
    settlements: list[tuple[str, str, int]]
    total: int


class Player(TypedDict):
    """A landscape with what its player has; the neutral one's has nothing."""

    seat: Seat
    prior: bool
    lay: int
    goods: list[Amount]
    food: float
    energy: float
    hand: list[str]
    spaces: list[Space]
    ghosts: list[Ghost]
    extent: list[int]
    """First row, first column, last row, last column: of the land, and of where more of it could be laid."""
    score: Score


class LogEntry(TypedDict):
    """A move in words."""

    ply: int
    seat: Seat
    line: str
    text: str
    turn: int
    round: NotRequired[int]
    touched: NotRequired[list[str]]
    """The places on the board that it changed."""


class Offer(TypedDict):
    """The top tile of a pile of land."""

    price: int
    left: int


class Points(TypedDict):
    """Points by where they come from."""

    goods: int
    economic: int
    settlements: int
    total: int


class Change(TypedDict):
    """More or less of goods, and of points."""

    goods: list[Amount]
    points: Points


class TurnChange(Change):
    """What the turn has changed for its player."""

    seat: Seat


class Preview(Change):
    """What an answer would bring, and the question that would follow."""

    line: str
    follows: str
    # The indicators that it would turn back to the beam.
    taken: list[str]


class TurnLeft(TypedDict):
    """Main actions and purchases of land that the turn has left."""

    actions: int
    purchases: int


Part: TypeAlias = Literal["buildings", "settlements", "others", "land", "coming", "log", "score"]
"""A region of the board that a lesson may leave out."""


class Scene(TypedDict):
    """What lies on the table."""

    title: str
    heading: str
    round: int
    rounds: int | None
    ends: NotRequired[str]
    """When the game ends, in a few words, where no number of rounds says it."""
    phase: str | None
    bonus: bool
    over: bool
    start: Seat
    to_move: Seat | None
    turn: NotRequired[TurnLeft | None]
    wheel: Wheel
    yields: dict[str, str]
    """What producing would bring now, in words, by the codes of a card's step."""
    sofar: TurnChange | None
    """Null before anything has been done in the turn."""
    display: list[str]
    lacking: dict[str, list[Amount]]
    """What the player who is asked lacks for cards of the display."""
    without_space: dict[str, str]
    """Why those that could be paid for could stand nowhere, in a few words."""
    shop: dict[str, Offer | None]
    """Land for sale: `district` and `plot`; null where all is sold."""
    contract: int
    wonders: int
    players: list[Player]
    log: list[LogEntry]
    since: NotRequired[list[LogEntry]]
    """What the others have done since the last move of the player who is asked."""
    branch: NotRequired[str]
    """What playing on from here would mean, where later moves are known."""
    lines: NotRequired[list[str]]
    """The lines that were left by playing on from an earlier position, the latest first."""
    plies: int
    at: int
    parts: NotRequired[list[Part]]
    """The regions of the board that are there; all of them where it is not said."""
    bots: NotRequired[list[Seat]]
    """In a lesson, the seats that bots have begun to play there."""


# ---- the question


class Whole(TypedDict):
    """A move that needs no picks."""

    line: str
    label: str


class Option(Whole):
    """An answer, and the pieces that are picked to give it."""

    picks: list[str]
    short: NotRequired[str]
    """What its last pick brings, where the ones before are named already."""


class Button(TypedDict):
    """A token that has a button, by its name; `whole` where a press on it is an answer, then `line`."""

    pick: str
    label: str
    whole: bool
    line: str | None


class Payment(TypedDict):
    """The sum of a payment: what each tile is worth, and `quick`, answers ready made."""

    unit: str
    price: float
    worth: dict[str, float]
    text: str
    quick: list[Whole]


class Action(TypedDict):
    """A kind of action, and the verbs of the answers that are of this kind."""

    key: str
    label: str
    verbs: list[str]
    """None where nothing of this kind can be done now."""
    because: NotRequired[str]
    """Why not, then."""


class Ask(TypedDict):
    """The question now."""

    seat: Seat | None
    prompt: str
    actions: NotRequired[list[Action]]
    """The kinds of action to choose from first; none where there are fewer than two."""
    piece: NotRequired[str | None]
    """The card that the question is about."""
    options: list[Option]
    more: bool
    """The list was cut: ask Python what goes with the picks."""
    buttons: NotRequired[list[Button]]
    """Names for tokens that are no pieces."""
    land: NotRequired[Seat | None]
    """The seat on whose land spaces are meant, where that is not the asked one."""
    pay: NotRequired[Payment | None]
    """Where an amount is paid: the sum to reach and what tiles count for."""
    conversions: NotRequired[list[Whole]]
    """Free conversions, possible beside any answer; they answer nothing."""


# ---- beside the board


class Check(TypedDict):
    """The checking number of the round."""

    number: int
    bold: bool
    rule: str


class RoundsAhead(TypedDict):
    """The rounds ahead: number, start player, checking number, what happens."""

    check: Check | None
    ending: str
    rows: list[tuple[int, Seat, int, str]]


class Column(TypedDict):
    """A player's column of the score pad."""

    seat: Seat
    goods: list[tuple[str, int, int]]
    """Good, how many, points."""
    economic: list[tuple[str, int]]
    settlements: list[tuple[str, str, int]]
    sums: tuple[int, int, int]
    total: int


class RoundTotals(TypedDict):
    """Everybody's points after a round."""

    round: int
    totals: list[int]


class Tally(TypedDict):
    """The score pad, and the totals after each round."""

    pad: list[Column]
    chart: list[RoundTotals]
    winners: list[Seat]
    best: NotRequired[str]
    """At the end, a sentence on one's own best so far."""


class CostlyTurn(TypedDict):
    """A turn that cost points, and the better one; both, the points and the reason in words."""

    seat: Seat
    round: int
    ply: int
    lost: str
    played: str
    better: str
    why: str


class ReviewPanel(TypedDict):
    """A review of the game, as far as it has come."""

    done: int
    steps: int
    summary: str
    """That nothing was found, or why not all was looked at."""
    chart: list[RoundTotals]
    """What everybody could expect in the end, turn by turn."""
    mistakes: list[CostlyTurn]


class Notice(TypedDict):
    """A sentence for the person who has done something: why it is refused, or what went wrong."""

    text: str
    rule: str
    level: Literal["refusal", "error", "info"]
    back: NotRequired[int]
    """The ply before a costly turn, where it can be taken back."""


class Opponents(TypedDict):
    """The bots at the table."""

    seats: dict[Seat, str]
    """What each of them is, such as "Greedy"."""
    thinking: Seat | None
    paused: bool
    failed: str
    """What a bot broke on; empty while all is well."""
    reason: str
    """Why the latest turn of a bot was made."""


class Choice(TypedDict):
    """An answer to choose in a lesson."""

    value: str
    label: str


class Term(TypedDict):
    """A term of the game as it stands in a text."""

    word: str
    means: str


class Lesson(TypedDict):
    """A lesson, and how far it has got."""

    name: str
    title: str
    step: int
    steps: int
    heading: str
    text: str
    terms: list[Term]
    """The terms in its text, in the order in which they come there."""
    task: str
    choices: list[Choice]
    answer: str
    outcome: Literal["untried", "started", "not-yet", "solved", "solved-before"]
    """What is solved is known at once; other outcomes are given when somebody asks, and until then it is only `started`."""
    verdict: str
    hint: str
    hints_left: int
    rules: list[str]
    first: int
    """The number of the first of those steps around the present one that `solved` tells of."""
    solved: list[bool]
    reached: int
    """The last step that one may go to at a press, 1 for the first."""
    following: str
    """The title of the lesson that comes after the last step; empty in the middle, and where there is none."""
    onward: NotRequired[str]
    """What the button that goes on says where it is neither the next step nor the next lesson."""
    stays: bool
    """Whether this is one step by itself, as in the section of a notebook: another lesson comes after it."""
    shown: int
    """How often its solution has been shown: each time the board moves by itself."""
    lead: str | None
    """Of a step in which one is led, the move that comes next: empty when one has gone astray; null where nobody leads."""


class SideLine(TypedDict):
    """A side line of a walkthrough: the position that one goes to, and what it is called."""

    to: int
    label: str


class WalkthroughPanel(TypedDict):
    """A game with comments, at one of its positions; positions go by their numbers."""

    title: str
    text: str
    """Paragraphs apart by a line break."""
    aside: str
    """What the side line is called that one is in; empty in the game itself."""
    marks: list[str]
    """Places as `LogEntry.touched` has them."""
    arrows: list[tuple[str, str]]
    branches: list[SideLine]
    back: int | None
    on: int | None
    out: int | None
    """Where the side line began; null in the game itself."""
    stop: int
    """Which position with something to say this is, 1 for the first; 0 in a side line."""
    stops: int
    home: NotRequired[bool]
    """Whether the board came here from a game, to which it can go back."""
    marking: NotRequired[bool]
    """Whether a press on a place marks it, instead of playing there."""


class StartWords(TypedDict):
    """The words of the start screen."""

    title: str
    players: str
    seats: str
    name: str
    plays: str
    country: str
    length: str
    language: str
    more: str
    seed: str
    seed_hint: str
    begin: str
    kept: str
    code: str
    code_hint: str
    open: str
    file: str
    learn: str
    teach: str
    back: str


class TableSize(TypedDict):
    """A number of players: the colours they play, and how long the game may be."""

    players: int
    seats: list[Seat]
    lengths: dict[str, str]
    """By length, when such a game is over."""


class LessonTitle(TypedDict):
    """A lesson to choose, and how much of it has been solved."""

    name: str
    title: str
    solved: int
    steps: int


class Chosen(TypedDict):
    """What has been chosen for a new game; by colour what somebody is called, and who plays."""

    players: int
    country: str
    length: str
    names: dict[Seat, str]
    who: dict[Seat, str]
    """"person", "suited", or the level of a bot."""
    seed: str
    """What the chance of the bots begins with; empty for another each time."""


class Start(TypedDict):
    """What can be chosen before a game; the page draws it in place of the table."""

    words: StartWords
    sizes: list[TableSize]
    colours: dict[Seat, str]
    countries: list[Choice]
    about: dict[str, str]
    """By country, what is different there."""
    lengths: list[Choice]
    levels: list[Choice]
    chosen: Chosen
    """What is chosen before anybody chooses."""
    kept: list[Choice]
    """Games to go on with."""
    unusable: list[str]
    """Sentences on files of games that cannot be gone on with."""
    lessons: list[LessonTitle]
    back: bool
    """Whether one may go back to what was on the board."""


class Options(TypedDict, total=False):
    """How the board looks and behaves for the person at it."""

    theme: Literal["follow", "light", "dark"]
    motion: bool
    show_hints: bool
    open_all: bool
    teaching: bool
    analysis: bool
    pace: Literal["off", "quick", "calm"]
    names: dict[Seat, str]


class ResumeLines(TypedDict):
    """How a game is gone on with when Python is gone, as lines of Python."""

    load: str
    """With the game in it as it stood after `ply` moves; the log has the few that came after."""
    ply: int
    resume: str
    """With its file; empty where it is in none."""
    file: str


class TurnToSend(TypedDict):
    """In a game by message, the game as it is to be sent now."""

    label: str
    """What its button says."""
    link: str
    """Its address, or its code where no site is known."""
    text: str
    """What may be said with it in a message."""


class SeatedPlayer(TypedDict):
    """Who sits at a colour."""

    seat: Seat
    colour: str
    """Its name."""
    name: str
    """What the player is called; empty where nobody has said."""
    who: Literal["host", "guest", "away", "bot", "free"]
    you: bool
    left: int | None
    """Seconds left on the clock, below 0 where the time is up; nothing where nobody counts."""
    runs: bool
    """Whether they run from now on."""


class Proposal(TypedDict):
    """What somebody has proposed, and whose consent is missing."""

    what: Literal["undo", "again"]
    text: str
    missing: list[Seat]


class PresenceFrame(TypedDict):
    """Who is there, and what has been proposed; the first thing that a guest sees who has to choose a colour."""

    frame: Literal["presence"]
    title: str
    seats: list[SeatedPlayer]
    spectators: int
    open: list[Seat]
    """The colours that a guest with this invitation may take."""
    proposal: Proposal | None


class RoomLink(TypedDict):
    """A link of the room."""

    which: str
    """A colour, `any` or `watch`."""
    label: str
    link: str
    code: str
    """The link as a QR code: the path of a drawing in a square of `size`; empty where the link is not whole."""
    size: int


class RoomPanel(TypedDict):
    """The room as the host sees it."""

    says: str
    """Who can open the links."""
    edition: int
    """Another number whenever the links have changed. They are secrets, and traits are saved with a notebook."""
    presence: PresenceFrame
    local: bool
    """Whether the links open on this machine alone."""
    invites: bool
    """Whether the page around the board invites, one guest after the other, as on the live page."""
    asks: bool
    """Whether a proposal waits for the host."""
    words: dict[str, str]


class Vote(TypedDict):
    """How many of a class would play something at a place."""

    place: str
    """As `LogEntry.touched` has it."""
    count: int
    percent: int


class Traits(Options):
    """All that a page draws from; a saved page has less of it."""

    book: Book
    scene: Scene
    ask: Ask
    ply: int
    notice: Notice | None
    remark: NotRequired[Notice | None]
    """What is said of the latest turn in a teaching game."""
    coming: NotRequired[RoundsAhead]
    tally: NotRequired[Tally | None]
    review: NotRequired[ReviewPanel | None]
    language: NotRequired[str]
    languages: NotRequired[dict[str, str]]
    opponents: NotRequired[Opponents | None]
    lesson: NotRequired[Lesson | None]
    walk: NotRequired[WalkthroughPanel | None]
    claims: NotRequired[dict[Seat, str]]
    """The colours that are taken, and by whom."""
    start: NotRequired[Start | None]
    kept: NotRequired[ResumeLines | None]
    together: NotRequired[RoomPanel | None]
    """The room in which guests play the game, while it is open."""
    votes: NotRequired[list[Vote]]
    """Where a class would play, on the board for its projector."""
    denied: NotRequired[list[str]]
    """Messages that this page may not send, by what they `do`; of an option its name as well, such as `option names`."""
    outgoing: NotRequired[TurnToSend | None]
    editor: NotRequired[dict[str, object] | None]
    """All that the editor of positions draws from, where it is shown in the place of the game; the book where it is another."""


# ---- answers to queries


class Example(TypedDict):
    """A small position in which a rule bites: what is asked there and what the rule says to it."""

    title: str
    task: str
    says: str
    where: str
    """Words before the line of code that opens it on a board."""
    code: str
    when: str
    wheel: list[Indicator]
    players: list[Player]
    cards: dict[str, Card]
    """It may be about other cards and colours than the game on the board."""
    seats: list[SeatName]


class Rule(TypedDict):
    """A rule as it is printed."""

    number: str
    title: str
    text: str
    parent: str | None
    children: list[str]
    see: list[str]
    example: NotRequired[Example]
    """Of a rule that was opened."""


class RuleIndex(TypedDict):
    """What people ask, and the words in which they do, so that a page can search the rules without Python."""

    wordings: list[str]
    """Other words in which people ask for each rule."""
    small: str
    """Words of a question that ask for nothing."""
    same: str
    """Words that mean the same, the groups divided by bars."""
    games: dict[str, str]
    """The names of the games in which alone the rules of a chapter hold, divided by bars."""
    questions: str
    """In each line the numbers of the rules that answer some questions, a colon, and the questions, divided by bars."""


class RemainingPicks(TypedDict):
    """What may be picked next, and the line if the picks spell one out."""

    live: list[str]
    line: str | None


class Advice(TypedDict):
    """One move that may be played: how many points ahead of the others, and how far off that may be."""

    line: str
    worth: float
    spread: float
    """The standard error of `worth`."""
    rank: int
    """From 1, the best."""
    behind: float
    """How many points less than the best it is worth."""
    equal: bool
    """Whether that is less than the standard error, so that the best may be no better."""
    says: str
    """Rank and points in words."""
    why: str
    plan: list[Whole]
    """The turn that begins with it, move by move."""


class Worth(TypedDict):
    """What the turn that begins with an answer is worth."""

    line: str
    points: float
    """Points ahead of the others' mean when the game ends; alone, the points."""
    playouts: int
    """How many playouts that rests on."""


class Analysis(TypedDict):
    """What the answers to a question are worth, the best first."""

    worths: list[Worth]
    more: bool
    """Whether another step would tell more."""


class Place(TypedDict):
    """One place where a good can be had: a card, or a piece of land, or a conversion."""

    card: str
    """Its id; empty where it is no card."""
    title: str
    text: str
    """What it gives."""
    notes: list[str]
    """What it takes to get there."""
    now: bool
    """Whether that is possible now."""


class PlaceGroup(TypedDict):
    """Places of one kind."""

    title: str
    places: list[Place]


class Sources(TypedDict):
    """Where a good can be had."""

    good: str
    title: str
    empty: str
    """What is said where there is no such place."""
    groups: list[PlaceGroup]
    way: list[str]
    """The shortest way, turn by turn, where it was asked for."""


class ExploredRow(TypedDict):
    """A turn or a card, and what became of it in many games."""

    cells: list[str]
    example: str
    """The name of a game that can be looked at; empty for none."""


class Explored(TypedDict):
    """What many games have made of a position, or of the cards of its mode."""

    what: Literal["turns", "built", "used"]
    about: str
    head: list[str]
    rows: list[ExploredRow]


class GameToShare(TypedDict):
    """The game to be passed on: as a code, and as an address where one is known."""

    code: str
    link: str
    text: str
    """What may be said with it in a message."""


class ProgramPart(TypedDict):
    """A part of the page that only few need: what it does and how it looks."""

    script: str
    style: str


class FileToSave(TypedDict):
    """The text of a file, which the page hands on as it is."""

    ending: Literal["html", "ora"]
    text: str


class Answers(TypedDict):
    """What each query is answered with."""

    rules: list[Rule]
    log: list[LogEntry]
    narrow: RemainingPicks
    preview: list[Preview]
    tally: Tally
    why: Notice
    sources: Sources
    explore: Explored
    option: object
    advise: list[Advice]
    analyse: Analysis
    begin: dict[str, str]
    """What cannot be done, by field, of every choice on the start screen; nothing where it has been done."""
    proceed: dict[str, str]
    open: dict[str, str]
    learn: dict[str, str]
    share: GameToShare
    editor: str
    """A part of the editor of positions, which is a `ProgramPart` packed."""
    invitations: list[RoomLink]
    save: FileToSave
    alive: bool


class Answer(TypedDict):
    """The answer to the query with this number; of several pages of a board only one has asked it."""

    do: Literal["answer"]
    id: int
    answer: object


class QueryRefusal(TypedDict):
    """Why the query with this number has no answer."""

    do: Literal["refused"]
    id: int
    notice: Notice


class Draw(TypedDict):
    """Python wants the board as a picture."""

    do: Literal["draw"]
    kind: Literal["svg", "png"]
    id: int


Reply: TypeAlias = Answer | QueryRefusal | Draw
"""What Python says besides its traits."""


# ---- saved pages


class ClassTask(TypedDict):
    """A task that a teacher has sent, beside the board on which it is done."""

    id: str
    """By which an answer knows its task."""
    title: str
    instructions: str
    """What the teacher says, as it was written."""
    step: str
    """The step that is answered; empty where the answer says by itself which it is."""
    words: dict[str, str]


class SavedGame(TypedDict):
    """What Python writes into a page of its own."""

    book: Book
    language: str
    languages: dict[str, str]
    shown: str
    """What is said of an answer that the page does not hold."""
    at: int
    """The place among the positions at which the page opens."""
    first: int
    """How many moves lie behind the first position."""
    positions: list[tuple[Scene, Ask, RoundsAhead, Tally | None]]
    """First those of the game in order, then those that can be tried."""
    moves: list[tuple[int, str]]
    """For each position after the first: the one before it and the line between them."""
    game: int
    """How many of the positions are the game itself."""
    turns: list[int]
    """The positions at which a turn begins."""
    rules: list[Rule]
    index: RuleIndex
    """By which the rules are searched."""
    names: dict[Seat, str]
    """Who plays which colour."""
    walks: NotRequired[list[WalkthroughPanel]]
    """Of a game with comments: what is said, position by position."""
    task: NotRequired[ClassTask]
    """Of a task that a teacher has sent: what stands beside the board."""
