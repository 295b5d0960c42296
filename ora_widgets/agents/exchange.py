"""One question put to an agent: the table in few words, what it reads and answered, what was refused, until it is settled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from threading import Event, RLock
from typing import TYPE_CHECKING, NamedTuple

from ..engine import Move
from ..engine.moves import shown
from ..game.game import Game
from ..game.history import live
from ..language.current import FALLBACK
from ..language.fluent import say
from ..language.names import amounts, good_name
from ..language.prompts import prompt
from ..scene import book, scene
from .turn import choices, turn

if TYPE_CHECKING:
    from ..game.history import GameView
    from ..game.setup import Setup
    from ..wire.to_page import Book, Card, Player, Scene, Space


def brief(game: GameView) -> str:
    """The whole table in a few hundred words: wheel, display, supply, everybody's goods and land.

    >>> from ora_widgets import new_game
    >>> print(brief(new_game(2, "ireland")).splitlines()[0])
    2 players, long, Ireland · Round 1
    """
    known, now = _book(game.setup), scene(game, FALLBACK)
    lines = [f"{now['title']} · {now['heading']}", *_shared(known, now)]
    for player in now["players"]:
        lines += _player(known, now, player)
    return "\n".join(lines)


@lru_cache(maxsize=8)
def _book(setup: Setup) -> Book:
    """What does not change during a game, put together once; it takes longer than all the rest."""
    return book(Game(setup), FALLBACK)


def changed(before: str, after: str) -> str:
    r"""The lines of a table that were not there before; a player's name stands above what is theirs.

    Args:
        before: An earlier table, as `brief` gives it.

    >>> print(changed("Wheel: a\n[R] Red\nGoods: x\n[G] Green", "Wheel: b\n[R] Red\nGoods: y\n[G] Green"))
    Wheel: b
    [R] Red
    Goods: y
    """
    old, changes = _sections(before), []
    for head, lines in _sections(after).items():
        was = old.get(head, [])
        new = [line for line in lines[1:] if line not in was]
        if new or lines[:1] != was[:1]:
            changes += [*lines[:1], *new]
    return "\n".join(changes)


def _sections(text: str) -> dict[str, list[str]]:
    """The lines of a table under the first word of each player's name; what is shared stands line by line."""
    found: dict[str, list[str]] = {}
    head = ""
    for line in text.splitlines():
        if line.startswith("["):
            head = line[:3]
        found.setdefault(head or line.partition(":")[0].partition(" · ")[0], []).append(line)
    return found


# ---- what everybody shares


def _shared(known: Book, now: Scene) -> Iterator[str]:
    wheel = now["wheel"]
    yield from _row("Wheel", [f"{each['name']} {each['value']}" for each in wheel["indicators"]])
    coming = [(each["round"], f"settlements {each['letter']}") for each in wheel["piles"] if not each["dealt"]]
    coming += [(each["round"], f"{each['name']} enters") for each in wheel["entries"]]
    yield from _row("To come", [f"{what} in round {number}" for number, what in sorted(coming)])
    yield from _row("Display", [_printed(known["cards"][id_], _cost(known["cards"][id_])) for id_ in now["display"]])
    land = [
        f"{kind} for {offer['price']}Pn ({offer['left']} left)" if offer else f"no {kind} left"
        for kind, offer in now["shop"].items()
    ]
    contract = say("text-contract", FALLBACK, coins=good_name("Pn", FALLBACK, now["contract"]))
    yield from _row("Supply", [*land, contract, say("text-wonders", FALLBACK, count=now["wonders"])])
    # Once for all: everybody has the same ones in hand.
    hands = dict.fromkeys(sorted(id_ for player in now["players"] for id_ in player["hand"]))
    yield from _row("Settlements", [_printed(known["cards"][id_], _upkeep(known["cards"][id_])) for id_ in hands])


def _row(label: str, parts: Iterable[str]) -> Iterator[str]:
    if line := " · ".join(parts):
        yield f"{label}: {line}"


def _printed(card: Card, price: str) -> str:
    return f"{card['id']} {card['name']} ({price})"


def _cost(card: Card) -> str:
    """A price as its tokens, as short as it stands in a move."""
    return " ".join(f"{count if count > 1 else ''}{code}" for code, count in card["cost"]) or "free"


def _upkeep(card: Card) -> str:
    return amounts([each for each in (("food", card["food"]), ("energy", card["energy"])) if each[1]], FALLBACK)


# ---- one player


def _player(known: Book, now: Scene, player: Player) -> Iterator[str]:
    name = next(each for each in known["seats"] if each["seat"] == player["seat"])
    head = [f"[{player['seat']}] {name['name']}"]
    if not name["neutral"]:
        head.append(say("text-score", FALLBACK, total=player["score"]["total"]))
    if player["seat"] == now["to_move"]:
        head.append("to move")
    yield " · ".join(head)
    goods = [f"{count if count > 1 else ''}{code}" for code, count in player["goods"]]
    if goods:
        yield f"Goods: {' '.join(goods)} ({say('text-worth', FALLBACK, food=player['food'], energy=player['energy'])})"
    yield from _row("Clergy", [say("text-home", FALLBACK, prior=int(player["prior"]), lay=player["lay"])])
    if player["hand"]:
        yield f"Settlements in hand: {' '.join(player['hand'])}"
    yield from _row("Cards on land", [_standing(known, space) for space in player["spaces"] if _is_card(known, space)])
    yield from _row("Land", _ground(known, player["spaces"]))


def _is_card(known: Book, space: Space) -> bool:
    return space.get("holds", "") in known["cards"]


def _standing(known: Book, space: Space) -> str:
    """A card, where it lies, and who stands on it."""
    card = known["cards"][space["holds"]]
    there = "".join(f" [{each['seat']} {each['kind']}]" for each in space.get("clergy", []))
    ground = say(f"text-{space['terrain']}", FALLBACK)
    return f"{card['id']} {card['name']} {space['at']} {ground}{there}"


def _ground(known: Book, spaces: list[Space]) -> list[str]:
    """The other spaces: what lies there, or the bare terrain, and where."""
    found: dict[str, list[str]] = {}
    for space in spaces:
        if not _is_card(known, space):
            terrain, held = say(f"text-{space['terrain']}", FALLBACK), space.get("holds", "")
            found.setdefault(say(f"text-{held}", FALLBACK) if held else f"empty {terrain}", []).append(space["at"])
    return [f"{what} {' '.join(places)}" for what, places in found.items()]


BARE = "That is illegal."  # all that is said where sentences are left out, to see what they are good for
MAX_THOUGHT_LENGTH = 300  # characters of what an agent says about its turn
HOW = (
    "Answer with the lines of your turn, joined by “;”. Above, “|” and “ · ” stand between alternatives: write one of them. "
    "The turn ends with “done”."
)


class AgentQuestion(NamedTuple):
    """What an agent is asked; its text is the whole of it in words.

    Attributes:
        text: The table, the question and what may be answered.
        position: A game of its own that stands where it is asked.
        seat: The colour that it plays.
        attempt: The number of the try, from 1.
        refused: What was said to the try before this one; empty at the first.
        answer: That try.

    >>> from ora_widgets import new_game
    >>> question = Exchange(new_game(2)).question()
    >>> question.seat, question.attempt, str(question).splitlines()[0]
    ('R', 1, 'You play R.')
    """

    text: str
    position: Game
    seat: str
    attempt: int = 1
    refused: str = ""
    answer: str = ""

    def __str__(self) -> str:
        return self.text


class Exchange:
    """An answer that is wanted, and the tries that there are for it.

    It may be offered answers from any thread; the first that can be played settles it, and so does the last try.

    Args:
        position: A game that stands where the agent is asked, left as it is.
        tries: How many answers may be refused.
        sentences: Whether it is said why, and what would be right.

    >>> from ora_widgets import new_game
    >>> exchange = Exchange(new_game(2))
    >>> exchange.offer("build G07")[:36], exchange.offer("pass; pass; done"), exchange.settled.is_set()
    ('“build G07” could mean several moves', '', True)
    >>> exchange.moves
    [Move('pass'), Move('pass'), Move('done')]
    """

    def __init__(self, position: Game, tries: int = 3, *, sentences: bool = True) -> None:
        self.position = position
        self.seat = position.to_move or ""
        self.moves: list[Move] = []
        self.refused: list[str] = []
        self.thought = ""
        self.failure: BaseException | None = None  # what the agent raised
        self.settled = Event()
        self._tries = tries
        self._sentences = sentences
        self._last = ""
        self._lock = RLock()

    @property
    def left(self) -> int:
        """How many tries are left."""
        return 0 if self.settled.is_set() else self._tries - len(self.refused)

    def question(self) -> AgentQuestion:
        """What the agent is asked now."""
        refused = self.refused[-1] if self.refused else ""
        parts = [f"You play {self.seat}.", brief(self.position), question(self.position), HOW]
        if refused:
            parts[-1:-1] = [f"Your answer “{self._last}” was refused: {refused}"]
        return AgentQuestion(
            "\n".join(parts), self.position.copy(), self.seat, len(self.refused) + 1, refused, self._last
        )

    def offer(self, answer: object, thought: object = "") -> str:
        """Try an answer.

        Args:
            answer: The lines of a turn, joined by `;`.
            thought: What the agent says about it, for those who look on.

        Returns:
            Nothing where it is taken, else why not.
        """
        with self._lock:
            if self.settled.is_set():
                return "Too late: this question is settled."
            found = turn(live(self.position), self.position.setup.seats, answer)
            if isinstance(found, list):
                self.moves = found
                self.thought = shown(" ".join(str(thought).split()), MAX_THOUGHT_LENGTH)
                self.settled.set()
                return ""
            self._last = shown(answer, 200)
            self.refused.append(str(found) if self._sentences else BARE)
            if len(self.refused) == self._tries:
                self.settled.set()
            return self.refused[-1]

    def close(self, failure: BaseException | None = None) -> None:
        """Settle it without an answer.

        Args:
            failure: The error that is the reason, if there is one.
        """
        with self._lock:
            if not self.settled.is_set():
                self.failure = failure
                self.settled.set()


def question(game: Game) -> str:
    """The question now and what may be answered."""
    return f"Question: {prompt(live(game), game.setup.seats, FALLBACK)}\nLegal now:\n{choices(game)}"
