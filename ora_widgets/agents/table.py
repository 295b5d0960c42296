"""A game as an agent sees it: what it may read, ask and do, each as one call with text in and out."""

from __future__ import annotations

from threading import RLock
from typing import TYPE_CHECKING

from ..engine import IllegalMove, Refusal
from ..engine.moves import safe_text
from ..game.history import MAX_MOVES, read_only_state
from ..game.move_parser import VERBS
from ..language.current import FALLBACK
from ..language.name_lookup import ids_named, tokens
from ..language.sentences import with_sentence
from ..scene import why
from ..scene.log import entries
from ..support.arguments import whole
from .exchange import brief, changed_lines, question
from .turn import RefusedTurn, turn

if TYPE_CHECKING:
    from ..engine import Move
    from ..game.game import Game

MAX_NEWS = 40  # sentences of what has happened
MAX_QUESTION_LENGTH = 200  # characters of a question


class NotPlayed(Refusal):
    """A call that changed nothing; its text says why, by which rule, and what would be right."""

    def __init__(self, text: str) -> None:
        super().__init__("not-played")
        self.sentence = text


class AgentTable:
    """One game and the colours in it that an agent plays.

    Args:
        seats: The colours, such as `"R"`.

    >>> from ora_widgets import new_game
    >>> table = AgentTable(new_game(2), "R")
    >>> print(table.why_not("Castle"))
    The Castle is still in pile C; you can build it when that pile has joined the display. [rule F2.5]
    >>> print(table.play("pass; pass; done").splitlines()[0])
    ply 3 · round 1 · G to move: wait
    """

    def __init__(self, game: Game, seats: str) -> None:
        self.game = game
        self.seats = seats
        self._lock = RLock()

    def state(self, since: int = -1, wait: float = 0.0) -> str:
        """The table, the question and the legal answers; or only the changes since an earlier ply.

        Args:
            since: That ply; with -1 the whole table is described.
            wait: How many seconds to wait for the agent's turn; only for a seat at a notebook's board.
        """
        since = whole("since", since, -1, MAX_MOVES)
        game = self.game.copy()  # a copy, which does not change while others play
        parts = [self._headline(game), _news(game, since) if 0 <= since <= game.ply else brief(game)]
        if self._is_mine(game):
            parts.append(question(game))
        return "\n".join(filter(None, parts))

    def play(self, lines: str, thought: str = "") -> str:
        """Play a turn, all or nothing.

        Args:
            lines: The lines, joined by `;`.
            thought: A sentence on why, for people who watch.

        Returns:
            What has happened since, and the current question.

        Raises:
            Refusal: When it cannot be played.
        """
        with self._lock:
            self._check_mine()
            before = self.game.ply
            found = turn(read_only_state(self.game), self.game.setup.seats, lines)
            if isinstance(found, RefusedTurn):
                raise NotPlayed(str(found))
            self._carry_out(found, thought)
            return self.state(since=before)

    def why_not(self, what: str) -> str:
        """Why something cannot be done now: a line, or the name of a card, a good or a place.

        Args:
            what: Such as `"build G07 0,3"`, `"Castle"` or `"0,3"`.
        """
        game, words = self.game, safe_text(what, MAX_QUESTION_LENGTH).split()
        if not words:
            return "Ask about a line such as “build G07 0,3”, a card, a good or a place."
        if words[0] in VERBS:
            found = turn(read_only_state(game), game.setup.seats, " ".join(words))
            return f"Nothing is against it: {'; '.join(map(str, found))}" if isinstance(found, list) else str(found)
        sentence = why(game, ids_named(" ".join(words)) or tokens(" ".join(words)))
        if isinstance(sentence, str):
            return f"Nothing is against it: {sentence}"
        rule = f" [rule {sentence.rule}]" if sentence.rule else ""
        return f"{with_sentence(sentence, game.setup.seats, read_only_state(game))}{rule}"

    def card(self, name: str) -> str:
        """A card's cost, value and function, and where it is now.

        Args:
            name: Its name in any language, or its id.

        Raises:
            UnknownName: When there is no such card; the nearest names are in the sentence.
        """
        face = self.game.card(name)
        return f"{face.id} {face}\n{self._place_of_card(face.id)}"

    def score(self) -> str:
        """All players' points as if the game ended now."""
        return str(self.game.score())

    def record(self) -> str:
        """The game so far as text, which can be loaded again."""
        return self.game.record()

    def undo(self) -> str:
        """Take back the agent's latest turn.

        Raises:
            Refusal: When that is not possible here.
        """
        raise NotPlayed("Here only the people at the board take moves back.")

    # ---- how it is done

    def _carry_out(self, moves: list[Move], thought: str) -> None:
        self.game.play(moves)

    def _is_mine(self, game: Game) -> bool:
        """Whether the agent is asked now."""
        return game.to_move is not None and game.to_move in self.seats

    def _check_mine(self) -> None:
        if self.game.over:
            raise with_sentence(IllegalMove("game-over", read_only_state(self.game).mode.end_rule))
        if not self._is_mine(self.game):
            raise NotPlayed(f"It is {self.game.to_move} who is asked now, and you play {self.seats}: wait.")

    def _headline(self, game: Game) -> str:
        if game.over:
            best = " and ".join(game.score().winners)
            return f"ply {game.ply} · the game is over{f': {best} won' if best else ''}\n{game.score()}"
        whose = f"{game.to_move}, it is your turn" if self._is_mine(game) else f"{game.to_move} to move: wait"
        return f"ply {game.ply} · round {game.round} · {whose}"

    def _place_of_card(self, id_: str) -> str:
        state, seats = read_only_state(self.game), self.game.setup.seats
        if id_ in state.sites:
            seat, space = state.sites[id_][:2]
            owner = seats[seat] if seat < len(seats) else "the neutral player"
            return f"It stands on {space} of {owner}."
        return "It is on display." if id_ in state.display else "It is neither built nor on display."


def _news(game: Game, since: int) -> str:
    """The events since a ply, and the changes on the table."""
    first = max(since, game.ply - MAX_NEWS)
    happened = [entry["text"] for entry in entries(game, first, game.ply, FALLBACK)]
    table = changed_lines(brief(game.copy().jump(since)), brief(game))
    return "\n".join([*(["Happened:", *happened] if happened else []), *(["Changed:", table] if table else [])])
