"""One question put to an agent: the table in a few words, what is asked, and the answers until one is accepted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from threading import Event, RLock
from typing import TYPE_CHECKING, NamedTuple

from ..engine import Move
from ..engine.moves import safe_text
from ..game.game import Game
from ..game.history import read_only_state
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
    """The whole table in a few hundred words: wheel, display, supply, every player's goods and land.

    >>> from ora_widgets import new_game
    >>> print(brief(new_game(2, "ireland")).splitlines()[0])
    2 players, long, Ireland · Round 1
    """
    known, now = _book(game.setup), scene(game, FALLBACK)
    lines = [f"{now['title']} · {now['heading']}", *_describe_shared(known, now)]
    for player in now["players"]:
        lines += _player(known, now, player)
    return "\n".join(lines)


@lru_cache(maxsize=8)
def _book(setup: Setup) -> Book:
    """The parts that do not change during a game, cached because they take the longest."""
    return book(Game(setup), FALLBACK)


def changed_lines(before: str, after: str) -> str:
    r"""The new lines of a table; a player's lines follow their name.

    Args:
        before: An earlier table, as `brief` gives it.

    >>> print(changed_lines("Wheel: a\n[R] Red\nGoods: x\n[G] Green", "Wheel: b\n[R] Red\nGoods: y\n[G] Green"))
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
    """The lines of a table by player, and each shared line by its label."""
    found: dict[str, list[str]] = {}
    head = ""
    for line in text.splitlines():
        if line.startswith("["):
            head = line[:3]
        found.setdefault(head or line.partition(":")[0].partition(" · ")[0], []).append(line)
    return found


# ---- what all players share


def _describe_shared(known: Book, now: Scene) -> Iterator[str]:
    wheel = now["wheel"]
    yield from _row("Wheel", [f"{each['name']} {each['value']}" for each in wheel["indicators"]])
    coming = [(each["round"], f"settlements {each['letter']}") for each in wheel["piles"] if not each["dealt"]]
    coming += [(each["round"], f"{each['name']} enters") for each in wheel["entries"]]
    yield from _row("To come", [f"{what} in round {number}" for number, what in sorted(coming)])
    yield from _row(
        "Display", [_describe_printed(known["cards"][id_], _cost(known["cards"][id_])) for id_ in now["display"]]
    )
    land = [
        f"{kind} for {offer['price']}Pn ({offer['left']} left)" if offer else f"no {kind} left"
        for kind, offer in now["shop"].items()
    ]
    contract = say("text-contract", FALLBACK, coins=good_name("Pn", FALLBACK, now["contract"]))
    yield from _row("Supply", [*land, contract, say("text-wonders", FALLBACK, count=now["wonders"])])
    # Listed once, since all players have the same settlements.
    hands = dict.fromkeys(sorted(id_ for player in now["players"] for id_ in player["hand"]))
    yield from _row(
        "Settlements", [_describe_printed(known["cards"][id_], _upkeep(known["cards"][id_])) for id_ in hands]
    )


def _row(label: str, parts: Iterable[str]) -> Iterator[str]:
    if line := " · ".join(parts):
        yield f"{label}: {line}"


def _describe_printed(card: Card, price: str) -> str:
    return f"{card['id']} {card['name']} ({price})"


def _cost(card: Card) -> str:
    """A price in the short tokens of moves."""
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
    """A card, with its space and the clergymen on it."""
    card = known["cards"][space["holds"]]
    there = "".join(f" [{each['seat']} {each['kind']}]" for each in space.get("clergy", []))
    ground = say(f"text-{space['terrain']}", FALLBACK)
    return f"{card['id']} {card['name']} {space['at']} {ground}{there}"


def _ground(known: Book, spaces: list[Space]) -> list[str]:
    """The other spaces, grouped by what is on them or by their terrain."""
    found: dict[str, list[str]] = {}
    for space in spaces:
        if not _is_card(known, space):
            terrain, held = say(f"text-{space['terrain']}", FALLBACK), space.get("holds", "")
            found.setdefault(say(f"text-{held}", FALLBACK) if held else f"empty {terrain}", []).append(space["at"])
    return [f"{what} {' '.join(places)}" for what, places in found.items()]


UNEXPLAINED_REFUSAL = "That is illegal."  # the only answer in trials without sentences, which measure their use
MAX_THOUGHT_LENGTH = 300  # characters of an agent's thought about its turn
INSTRUCTIONS = (
    "Answer with the lines of your turn, joined by “;”. Above, “|” and “ · ” stand between alternatives: write one of them. "
    "The turn ends with “done”."
)


class AgentQuestion(NamedTuple):
    """A question to an agent; its text contains everything.

    Attributes:
        text: The table, the question and the legal answers.
        position: A copy of the game at the question.
        seat: The colour that the agent plays.
        attempt: The number of the try, from 1.
        refused: The refusal of the previous try; empty at the first.
        answer: The previous try.

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
    """A question to an agent, and its tries to answer.

    Any thread may offer answers; the first legal one settles it, and so does the last try.

    Args:
        position: The game at the question, which is not changed.
        tries: How many answers the agent may try.
        sentences: Whether refusals say why, and what would be right.

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
        self.failure: BaseException | None = None  # the agent's error
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
        """The question to the agent now."""
        refused = self.refused[-1] if self.refused else ""
        parts = [f"You play {self.seat}.", brief(self.position), question(self.position), INSTRUCTIONS]
        if refused:
            parts[-1:-1] = [f"Your answer “{self._last}” was refused: {refused}"]
        return AgentQuestion(
            "\n".join(parts), self.position.copy(), self.seat, len(self.refused) + 1, refused, self._last
        )

    def offer(self, answer: object, thought: object = "") -> str:
        """Try an answer.

        Args:
            answer: The lines of a turn, joined by `;`.
            thought: The agent's comment on it, for people who watch.

        Returns:
            An empty text if it is accepted, else the refusal.
        """
        with self._lock:
            if self.settled.is_set():
                return "Too late: this question is settled."
            found = turn(read_only_state(self.position), self.position.setup.seats, answer)
            if isinstance(found, list):
                self.moves = found
                self.thought = safe_text(" ".join(str(thought).split()), MAX_THOUGHT_LENGTH)
                self.settled.set()
                return ""
            self._last = safe_text(answer, 200)
            self.refused.append(str(found) if self._sentences else UNEXPLAINED_REFUSAL)
            if len(self.refused) == self._tries:
                self.settled.set()
            return self.refused[-1]

    def close(self, failure: BaseException | None = None) -> None:
        """Close the question without an answer.

        Args:
            failure: The error that is the reason, if any.
        """
        with self._lock:
            if not self.settled.is_set():
                self.failure = failure
                self.settled.set()


def question(game: Game) -> str:
    """The current question and the legal answers."""
    return f"Question: {prompt(read_only_state(game), game.setup.seats, FALLBACK)}\nLegal now:\n{choices(game)}"
