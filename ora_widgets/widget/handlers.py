"""What a board does with each message of its page: one table, and a function for every kind of message.

A command changes the game, the lesson or the board, and its effect goes out as traits. A query is answered with what
its function returns, or later if that is `None`. A `Refusal`, and a message that is not valid, is shown as a notice.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache, wraps
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

import traitlets

from ..engine import IllegalMove, Move, Refusal, UnknownName
from ..engine.moves import safe_text
from ..game.history import has_ended, read_only_state
from ..language.current import CURRENT, current_language
from ..language.fluent import languages, say
from ..language.names import seat_label
from ..lessons import add_to_practice
from ..lessons.today_on_board import offered_lesson
from ..replay import html
from ..replay.page import pack
from ..replay.walkthroughs import Walkthrough
from ..scene import earlier, narrow, previews, tally
from ..support.bundle import part
from ..wire import from_page as wire
from .advice import NO_ANALYSIS
from .arrival import open_game
from .by_message import address_of, by_message, link_of_board, play_by_message
from .kept_games import kept_games
from .messages import MAX_SAFE_INTEGER, NotAMessage, failure, parse_message, refusal, unknown_message
from .queries import example_game, explorer_of_board, explorer_view, read_rules, reason
from .seat_claims import claims_of
from .start import PreparedGame, next_game, problems, table_of

if TYPE_CHECKING:
    from ..bots import AnyBot
    from ..game.game import Game
    from ..lessons import Session
    from ..notation.correspondence import Side
    from ..study import Explorer
    from ..wire.to_page import (
        Advice,
        Analysis,
        Explored,
        FileToSave,
        GameToShare,
        LogEntry,
        Notice,
        Preview,
        RemainingPicks,
        Reply,
        ReviewPanel,
        RoomLink,
        Rule,
        Sources,
        Start,
        Tally,
    )
    from .advice import Adviser, Reviewer
    from .bot_runner import Opponents
    from .capture import Pictures
    from .editing import Editing
    from .seat_claims import Claims
    from .teacher import Teacher

BRIEF_SECONDS = 0.25  # how long a bot thinks when it plays on for an absent person
PART_LENGTH = 30_000  # characters of the packed editor in one answer
MAX_PAGE_NAME_LENGTH = 64  # characters of the name that a page gives itself

Message = TypeVar("Message")


@dataclass(frozen=True)
class Context:
    """What handlers may read of a board, and the functions with which they change it and answer its pages.

    `side` is the only colour that the board moves, if it is limited to one; `buffers` came with the message.
    """

    game: Game
    side: Side | None
    claims: Claims
    session: Session | None
    walk: Walkthrough | None
    marking: bool
    bots: Opponents | None
    adviser: Adviser
    reviewer: Reviewer
    teacher: Teacher
    explorer: Explorer | None
    pictures: Pictures
    start: Start | None
    language: str
    buffers: Sequence[bytes]
    trait: Callable[[str], object]
    set_trait: Callable[[str, object], None]
    show_lesson: Callable[[Session], None]
    show_table: Callable[[PreparedGame], None]
    show_walk: Callable[[Walkthrough], None]
    leave_walk: Callable[[], bool]
    editing: Editing | None
    edit: Callable[[Editing | None], None]
    show_start: Callable[[], None]
    hand: Callable[[str, AnyBot | None], None]
    together: Callable[[str, str], None]
    invitations: Callable[[], list[RoomLink]]
    notify: Callable[[Notice | None], None]
    fail: Callable[[BaseException], None]
    reply: Callable[[Reply], None]

    def lesson(self) -> Session:
        """The lesson; raises `ValueError` if there is none."""
        if self.session is None:
            raise NotAMessage("no lesson")
        return self.session

    def automatic(self) -> Collection[str]:
        """The colours that bots or the opponents of a lesson play."""
        if self.bots is not None:
            return self.bots.bots.keys()
        return self.session.opponents if self.session is not None else ()

    def opponents(self) -> Opponents:
        """The bots; raises `ValueError` if there are none."""
        if self.bots is None:
            raise NotAMessage("no bots")
        return self.bots


@dataclass(frozen=True)
class Handler(Generic[Message]):
    """How one kind of message is handled: its shape, and the function.

    A `quiet` message leaves the notice in place; so does a query, which is `answered` with what the function returns.
    """

    shape: type[Message]
    run: Callable[[Context, Message], object]
    quiet: bool = False
    answered: bool = False


def handle(context: Context, content: object) -> None:
    """Do what a page asks for, and answer it."""
    kind = content.get("do") if isinstance(content, dict) else None
    handler = HANDLERS.get(kind) if isinstance(kind, str) else None
    # Cleared first, so that the same refusal can be seen to come twice; queries change nothing, so they leave the
    # notice.
    if handler is None or not (handler.quiet or handler.answered):
        context.notify(None)
    number = content.get("id") if isinstance(content, dict) and handler is not None and handler.answered else None
    try:
        if handler is None:
            raise NotAMessage(safe_text(content))
        answer = handler.run(context, parse_message(content, handler.shape))
    except Refusal as refused:
        _refuse(context, number, refusal(refused, context.game, context.language))
    except NotAMessage as error:
        _refuse(context, number, unknown_message(error, context.language))
    except Exception as error:  # noqa: BLE001 - an error must be seen where the click was made
        context.fail(error)
        _answer_refused(context, number, failure(error, context.language))
    else:
        if answer is not None and type(number) is int:
            context.reply({"do": "answer", "id": number, "answer": answer})


def _refuse(context: Context, number: object, notice: Notice) -> None:
    context.notify(notice)
    _answer_refused(context, number, notice)


def _answer_refused(context: Context, number: object, notice: Notice) -> None:
    """Answer a query with a refusal."""
    if type(number) is int and abs(number) <= MAX_SAFE_INTEGER:
        context.reply({"do": "refused", "id": number, "notice": notice})


# ---- the game


def _play(context: Context, message: wire.Play) -> None:
    """Play a line of one move; joined lines are only for people who type."""
    _check_now(context, message["ply"])
    move = Move.parse(message["line"])
    _check_may_walk(context, message["ply"], message["ply"] + 1, message)
    # A move at an earlier position gives up what was played after it.
    _check_may_walk(context, message["ply"] + 1, context.game.plies, message, free=context.automatic())
    context.game.play(move)


def _undo(context: Context, message: wire.Walk) -> None:
    """Go back to the last question that a person answered; the bots' answers since then are taken back, too."""
    game = context.game.copy()
    while game.undo(message["by"]).ply > 0 and _answers_itself(context, game):
        pass
    if context.game.ply > 0 and _answers_itself(context, game):
        raise IllegalMove("nothing-to-take-back", "")
    _go(context, game.ply, message)


def _redo(context: Context, message: wire.Walk) -> None:
    game = context.game.copy()
    while game.redo(message["by"]).ply < game.plies and _answers_itself(context, game):
        pass
    _go(context, game.ply, message)


def _answers_itself(context: Context, game: Game) -> bool:
    """Whether a bot has to answer here, in a game that a person plays, too."""
    bots = context.automatic()
    return game.to_move in bots and len(bots) < len(game.setup.seats)


def _jump(context: Context, message: wire.Jump) -> None:
    if not 0 <= message["ply"] <= context.game.plies:
        raise NotAMessage(safe_text(message))
    _go(context, message["ply"], message)


def _switch_line(context: Context, message: wire.SwitchLine) -> None:
    lines = context.game.other_lines
    if not 1 <= message["number"] <= len(lines):
        raise NotAMessage(safe_text(message))
    mail = by_message(context.game)
    free = [*context.automatic(), *(mail.away if mail else "")]
    _check_may_walk(context, lines[message["number"] - 1].ply, context.game.plies, message, free=free)
    context.game.switch_line(message["number"])


def _go(context: Context, ply: int, signed: wire.SeatMessage) -> None:
    # Anyone may step over the moves of bots, and over those that came by message, which are only looked at.
    mail = by_message(context.game)
    _check_may_walk(context, context.game.ply, ply, signed, free=[*context.automatic(), *(mail.away if mail else "")])
    context.game.jump(ply)


def _check_now(context: Context, ply: int) -> None:
    """Raise `IllegalMove` for a click that was made on another position."""
    if ply != context.game.ply:
        raise IllegalMove("stale-click", "", ply=ply, now=context.game.ply)


def _check_may_walk(
    context: Context, start: int, end: int, signed: wire.SeatMessage, free: Collection[str] = ()
) -> None:
    """Raise `IllegalMove` if a move between two plies is of a colour that this board or page may not move.

    Moves of the colours in `free` are left out.
    """
    who = signed.get("who", "")[:MAX_PAGE_NAME_LENGTH]
    for ply in range(min(start, end), max(start, end)):
        state = read_only_state(context.game, ply)
        if state.over:
            return
        owner = state.pending[-1].seat
        if context.game.setup.seats[owner] in free:
            continue
        if context.side:
            context.side.check(state)
        if not context.claims.may_move(context.game.setup.seats[owner], who):
            raise IllegalMove("seat-of-another", "", owner=owner)


def _claim(context: Context, message: wire.Claim) -> None:
    seat, who = _check_claim(context, message)
    if not context.claims.take(seat, who):
        text = say("seat-taken", context.language, seat=seat_label(seat, context.language))
        context.notify({"text": text, "rule": "", "level": "refusal"})


def _leave(context: Context, message: wire.Claim) -> None:
    context.claims.leave(*_check_claim(context, message))


def _check_claim(context: Context, message: wire.Claim) -> tuple[str, str]:
    """The colour of a claim, and the name that the page gives itself; raises `ValueError` unless both fit."""
    seat, who = message["seat"], message["who"][:MAX_PAGE_NAME_LENGTH]
    if not who or seat not in [*context.game.setup.seats]:
        raise NotAMessage(safe_text(message))
    return seat, who


# ---- the lesson


def _check(context: Context, _: wire.Plain) -> None:
    context.lesson().check_soon()


def _hint(context: Context, _: wire.Plain) -> None:
    context.lesson().hint()


def _solution(context: Context, _: wire.Plain) -> None:
    context.lesson().show_solution()


def _restart(context: Context, _: wire.Plain) -> None:
    context.lesson().restart()


def _go_onward(context: Context, _: wire.Plain) -> None:
    context.show_lesson(context.lesson().onward())


def _step(context: Context, message: wire.GoToStep) -> None:
    lesson = context.lesson()
    if lesson.stays or not 1 <= message["step"] <= lesson.reached:
        raise NotAMessage(safe_text(message))
    lesson.go(message["step"])


def _choose(context: Context, message: wire.Choose) -> None:
    if message["value"] not in context.lesson().choices:
        raise NotAMessage(safe_text(message))
    context.lesson().answer(message["value"])


# ---- the walkthrough


def _walk(context: Context, message: wire.WalkTo) -> None:
    if context.walk is None or not 0 <= message["to"] < len(context.walk.tree.nodes):
        raise NotAMessage(safe_text(message))
    context.walk.go(message["to"])


def _mark(context: Context, message: wire.MarkPlace) -> None:
    if context.walk is None or not context.marking:
        raise NotAMessage(safe_text(message))
    context.walk.mark(message["place"])


# ---- the bots


def _hurry(context: Context, _: wire.Plain) -> None:
    context.opponents().hurry()


def _pause(context: Context, _: wire.Plain) -> None:
    context.opponents().pause()


def _resume(context: Context, message: wire.Resume) -> None:
    """Let bots go on; at an earlier position, this gives up what was played after it, as a move does."""
    bots = context.opponents()
    if bots.waiting:
        _check_may_walk(context, context.game.ply, context.game.plies, message, free=context.automatic())
    bots.resume()


def _hand_over(context: Context, message: wire.Hand) -> None:
    """Let a bot play a colour, or a person again; anyone who may move the colour may do this."""
    from ..bots import Search

    seats, seat = context.game.setup.seats, message["seat"]
    if seat not in tuple(seats) or context.session is not None or context.walk is not None or context.start is not None:
        raise NotAMessage(safe_text(message))
    owner = seats.index(seat)
    if context.side or not context.claims.may_move(seat, message.get("who", "")[:MAX_PAGE_NAME_LENGTH]):
        raise IllegalMove("seat-of-another", "", owner=owner)
    context.hand(seat, Search(BRIEF_SECONDS) if message["bot"] else None)


# ---- guests


def _together(context: Context, message: wire.PlayTogether) -> None:
    if context.session is not None or context.walk is not None:
        raise NotAMessage("together")
    context.together(message["what"], message["which"])


def _answer_invitations(context: Context, _: wire.ReadInvitations) -> list[RoomLink]:
    """The links, which are in no trait because they are secrets, and traits are saved with a notebook."""
    return context.invitations()


# ---- the start screen and the end


def _start(context: Context, _: wire.Plain) -> None:
    if context.start is None:
        context.show_start()


def _leave_start(context: Context, _: wire.Plain) -> None:
    """Close the start screen, unless a game has to be chosen first."""
    if context.start is not None and context.start["back"]:
        context.set_trait("_start", None)


def _again(context: Context, _: wire.Plain) -> None:
    """Begin another game with the same players; each page keeps its colour."""
    if context.session is not None:
        raise NotAMessage("again")
    if not has_ended(context.game):  # another page was quicker
        _report_begun(context)
        return
    bots = context.bots.bots if context.bots else {}
    game = next_game(context.game, bots)
    for seat, who in context.claims.taken.items():
        claims_of(game).take(seat, who)
    if mail := by_message(context.game):
        play_by_message(game, mail.away)
    context.show_table(PreparedGame(game, bots))
    first_seat = seat_label(game.setup.seats[0], context.language)
    context.notify({"text": say("start-again", context.language, seat=first_seat), "rule": "F2.8", "level": "info"})


def _report_begun(context: Context) -> None:
    context.notify({"text": say("start-begun", context.language), "rule": "", "level": "info"})


def choose_once(run: Callable[[Context, Message], dict[str, str]]) -> Callable[[Context, Message], dict[str, str]]:
    """Run a choice on the start screen only while that is open, since another page may have been quicker."""

    @wraps(run)
    def once(context: Context, message: Message) -> dict[str, str]:
        if context.start is not None:
            return run(context, message)
        _report_begun(context)
        return {}

    return once


@choose_once
def _answer_begin(context: Context, message: wire.Begin) -> dict[str, str]:
    wrong = problems(message, context.language)
    if not wrong:
        context.show_table(table_of(message))
    return wrong


@choose_once
def _answer_proceed(context: Context, message: wire.Proceed) -> dict[str, str]:
    kept = next((kept for kept in kept_games(context.game).games if kept.key == message["kept"]), None)
    if kept is None:
        return {"kept": say("start-kept-gone", context.language)}
    try:
        taken = kept.take(context.language)
    except Refusal as refused:  # a file that does not replay
        return {"kept": str(refused)}
    context.show_table(PreparedGame(taken.game, *taken.people))
    context.together("reopen", "")
    if taken.notice:
        context.notify({"text": taken.notice, "rule": "", "level": "info"})
    return {}


@choose_once
def _answer_open(context: Context, message: wire.Open) -> dict[str, str]:
    """Open a pasted game; a broken log is shown up to the line that broke it, with a notice."""
    table, answer, walk = open_game(message["text"], context.language)
    if walk is not None:
        context.show_walk(walk)
        return {}
    if table is None:
        return {"code": answer}
    context.show_table(table)
    if answer:
        context.notify({"text": answer, "rule": "", "level": "info"})
    return {}


def _lesson_language(context: Context) -> str:
    """The language for a lesson that a board opens: its own, or `CURRENT` if that is the one in use."""
    return CURRENT if context.language == current_language() else context.language


@choose_once
def _answer_learn(context: Context, message: wire.Learn) -> dict[str, str]:
    try:
        found = offered_lesson(message["lesson"], _lesson_language(context))
    except UnknownName:
        raise NotAMessage(safe_text(message)) from None
    if found is None:
        context.notify({"text": say("today-finished", context.language), "rule": "", "level": "info"})
    else:
        context.show_lesson(found)
    return {}


def _answer_alive(_: Context, __: wire.Alive) -> bool:
    """Confirm that Python is running; a page asks for this after a silence."""
    return True


def _answer_share(context: Context, _: wire.Share) -> GameToShare:
    names = cast("dict[str, str]", context.trait("names"))
    link = link_of_board(context.game, names, context.bots.bots if context.bots else {})
    return {
        "code": context.game.code(),
        "link": address_of(link),
        "text": say("share-text", context.language),
    }


def _answer_save(context: Context, message: wire.Save) -> FileToSave:
    """The file as text; even a page of a long game has less than a megabyte, so it needs no buffer."""
    context.notify({"text": say("notice-saved", context.language), "rule": "", "level": "info"})
    if message["ending"] == "ora":
        return {"ending": "ora", "text": context.walk.text() if context.walk else context.game.record()}
    if context.walk:
        return {"ending": "html", "text": context.walk.html(context.language)}
    names = cast("dict[str, str]", context.trait("names"))
    return {"ending": "html", "text": html(context.game, language=context.language, names=names)}


# ---- the position editor


def _edit(context: Context, _: wire.Plain) -> None:
    # Imported late, because the live page comes without an editor; there, this message is denied.
    from ..scenarios.editor import EditorModel
    from .editing import Editing

    context.edit(Editing(EditorModel(context.game), context.language, context.game))


def _lay_out(context: Context, message: wire.LayOut) -> None:
    if context.editing is None:
        # A second press, perhaps in another window: the editor has been closed already.
        if message["change"] in ({"do": "leave"}, {"do": "game"}):
            return
        raise NotAMessage("no editor")
    if message["change"] == {"do": "leave"}:
        context.edit(None)
    elif (game := context.editing.receive(message["change"])) is None:
        context.edit(context.editing)
    else:
        bots = context.bots.bots if context.bots else {}
        context.show_table(PreparedGame(game, {seat: bots[seat] for seat in game.setup.seats if seat in bots}))


@cache
def _packed_editor() -> str:
    return pack({"script": part("editor.js"), "style": part("editor.css")})


def _answer_editor(_: Context, message: wire.FetchEditor) -> str:
    """A part of the packed editor; it is sent only when it is used, and in parts, since all pages get them."""
    start = message["part"] * PART_LENGTH
    return _packed_editor()[start : start + PART_LENGTH]


# ---- a review of the game


def _review(context: Context, _: wire.Plain) -> None:
    if context.session is not None or context.walk is not None:
        raise NotAMessage("review")

    def show(found: ReviewPanel) -> None:
        context.set_trait("_review", found)

    context.reviewer.begin(context.game, context.language, show, context.fail, tuple(context.automatic()))


def _stop_review(context: Context, _: wire.Plain) -> None:
    context.reviewer.stop()
    if context.trait("_review") is not None:
        context.set_trait("_review", context.reviewer.page_data())


def _walk_review(context: Context, _: wire.Plain) -> None:
    if context.reviewer.found is None:
        raise NotAMessage("no review")
    # After the walkthrough, the board shows the end of the game again, not a turn that was looked at.
    context.game.jump(context.game.plies)
    context.show_walk(Walkthrough.of(context.reviewer.found))


def _practise_review(context: Context, _: wire.Plain) -> None:
    """Add the mistakes of a review to Today; those of bots are left out if a person played."""
    if context.reviewer.found is None or context.trait("_review") is None:
        raise NotAMessage("no review")
    seats = (
        context.side.seat
        if context.side is not None
        else "".join(set(context.game.setup.seats) - {*context.automatic()})
    )
    added = add_to_practice(context.reviewer.found, seats)
    context.notify({"text": added.sentence(context.language), "rule": "", "level": "info"})


def _leave_walk(context: Context, _: wire.Plain) -> None:
    if not context.leave_walk():
        raise NotAMessage("no game to go back to")


# ---- many games


def _answer_explore(context: Context, message: wire.Explore) -> Explored:
    if context.session is not None:
        raise NotAMessage("explore")
    return explorer_view(explorer_of_board(context.explorer), context.game, message["what"], context.language)


def _example(context: Context, message: wire.ShowExample) -> None:
    if context.session is not None or context.walk is not None:
        raise NotAMessage("example")
    context.show_walk(example_game(explorer_of_board(context.explorer), message["name"], context.game))


# ---- the board


def _speak(context: Context, message: wire.SetLanguage) -> None:
    if message["language"] not in languages():
        raise NotAMessage(safe_text(message))
    context.set_trait("language", message["language"])


def _open_picture_page(context: Context, _: wire.Plain) -> None:
    context.pictures.pages += 1


def _close_picture_page(context: Context, _: wire.Plain) -> None:
    context.pictures.pages = max(0, context.pictures.pages - 1)


def _picture(context: Context, message: wire.PictureMessage) -> None:
    context.pictures.take(message["id"], context.buffers, message["error"], context.language)


def _dismiss(context: Context, _: wire.Plain) -> None:
    """Remove the comment on a turn; `handle` has removed the notice already."""
    context.teacher.forget()
    context.set_trait("_remark", None)


# ---- queries


def _answer_rules(context: Context, message: wire.ReadRules) -> list[Rule]:
    return read_rules(message["query"], message["number"], context.language)


def _answer_log(context: Context, message: wire.ReadLog) -> list[LogEntry]:
    return earlier(context.game, max(0, message["before"]), context.language)


def _answer_narrow(context: Context, message: wire.Narrow) -> RemainingPicks:
    _check_now(context, message["ply"])
    live, line = narrow(context.game, message["picks"])
    return {"live": live, "line": line}


def _answer_preview(context: Context, message: wire.Try) -> list[Preview]:
    """What lines would lead to; nothing if the position has changed in the meantime."""
    return previews(context.game, message["lines"], context.language) if message["ply"] == context.game.ply else []


def _answer_tally(context: Context, _: wire.Count) -> Tally:
    """The score pad, which is sent with every position from now on."""
    counted = tally(context.game)
    context.set_trait("_tally", counted)
    return counted


def _answer_why(context: Context, message: wire.AskWhy) -> Notice:
    if not message["picks"]:
        raise NotAMessage(safe_text(message))
    return reason(context.game, message["picks"], context.language)


def _answer_sources(context: Context, message: wire.AskSources) -> Sources:
    return context.game.sources(message["good"], message["seat"], context.language).data(way=message["way"])


def _answer_option(context: Context, message: wire.SetOption) -> object:
    """Set an option; its value is the answer, which tells the page that no older value is on its way."""
    try:
        context.set_trait(message["name"], message["value"])
    except traitlets.TraitError:  # the page offers only values that are valid
        raise NotAMessage(safe_text(message)) from None
    return context.trait(message["name"])


def _answer_advise(context: Context, message: wire.Advise) -> list[Advice] | None:
    """Start looking for advice, which is sent when it is found."""
    if message["ply"] != context.game.ply or context.game.over:
        return []
    context.adviser.advise(context.game, context.language, *_reply_later(context, message["id"]))
    return None


def _answer_analyse(context: Context, message: wire.Analyse) -> Analysis | None:
    """Start a step of an analysis, which is sent when it is done."""
    if (
        message["ply"] != context.game.ply
        or context.game.over
        or context.session is not None
        or context.walk is not None
    ):
        return NO_ANALYSIS
    context.adviser.analyse(context.game, max(0, message["step"]), *_reply_later(context, message["id"]))
    return None


def _reply_later(context: Context, number: int) -> tuple[Callable[[object], None], Callable[[BaseException], None]]:
    """A function that answers a query with what has been found, and one that refuses it after an error."""

    def on_failure(error: BaseException) -> None:
        context.fail(error)
        _answer_refused(context, number, failure(error, context.language))

    return lambda found: context.reply({"do": "answer", "id": number, "answer": found}), on_failure


HANDLERS: dict[str, Handler[Any]] = {
    "play": Handler(wire.Play, _play),
    "undo": Handler(wire.Walk, _undo),
    "redo": Handler(wire.Walk, _redo),
    "jump": Handler(wire.Jump, _jump),
    "line": Handler(wire.SwitchLine, _switch_line),
    "claim": Handler(wire.Claim, _claim),
    "leave": Handler(wire.Claim, _leave),
    "check": Handler(wire.Plain, _check),
    "hint": Handler(wire.Plain, _hint),
    "solution": Handler(wire.Plain, _solution),
    "restart": Handler(wire.Plain, _restart),
    "next": Handler(wire.Plain, _go_onward),
    "step": Handler(wire.GoToStep, _step),
    "answer": Handler(wire.Choose, _choose),
    "walk": Handler(wire.WalkTo, _walk),
    "mark": Handler(wire.MarkPlace, _mark),
    "hurry": Handler(wire.Plain, _hurry),
    "pause": Handler(wire.Plain, _pause),
    "resume": Handler(wire.Resume, _resume),
    "hand": Handler(wire.Hand, _hand_over),
    "together": Handler(wire.PlayTogether, _together),
    "start": Handler(wire.Plain, _start),
    "back": Handler(wire.Plain, _leave_start),
    "again": Handler(wire.Plain, _again),
    "review": Handler(wire.Plain, _review),
    "stop-review": Handler(wire.Plain, _stop_review),
    "walk-review": Handler(wire.Plain, _walk_review),
    "practise-review": Handler(wire.Plain, _practise_review),
    "leave-walk": Handler(wire.Plain, _leave_walk),
    "edit": Handler(wire.Plain, _edit),
    "lay-out": Handler(wire.LayOut, _lay_out),
    "editor": Handler(wire.FetchEditor, _answer_editor, answered=True),
    "example": Handler(wire.ShowExample, _example),
    "language": Handler(wire.SetLanguage, _speak),
    "dismiss": Handler(wire.Plain, _dismiss),
    "here": Handler(wire.Plain, _open_picture_page, quiet=True),
    "gone": Handler(wire.Plain, _close_picture_page, quiet=True),
    "picture": Handler(wire.PictureMessage, _picture, quiet=True),
    "rules": Handler(wire.ReadRules, _answer_rules, answered=True),
    "log": Handler(wire.ReadLog, _answer_log, answered=True),
    "narrow": Handler(wire.Narrow, _answer_narrow, answered=True),
    "preview": Handler(wire.Try, _answer_preview, answered=True),
    "tally": Handler(wire.Count, _answer_tally, answered=True),
    "why": Handler(wire.AskWhy, _answer_why, answered=True),
    "sources": Handler(wire.AskSources, _answer_sources, answered=True),
    "explore": Handler(wire.Explore, _answer_explore, answered=True),
    "option": Handler(wire.SetOption, _answer_option, answered=True),
    "advise": Handler(wire.Advise, _answer_advise, answered=True),
    "analyse": Handler(wire.Analyse, _answer_analyse, answered=True),
    "begin": Handler(wire.Begin, _answer_begin, answered=True),
    "proceed": Handler(wire.Proceed, _answer_proceed, answered=True),
    "open": Handler(wire.Open, _answer_open, answered=True),
    "learn": Handler(wire.Learn, _answer_learn, answered=True),
    "share": Handler(wire.Share, _answer_share, answered=True),
    "invitations": Handler(wire.ReadInvitations, _answer_invitations, answered=True),
    "save": Handler(wire.Save, _answer_save, answered=True),
    "alive": Handler(wire.Alive, _answer_alive, answered=True),
}
